"""Nothing is lost: real server processes, killed, starved of disk, upgraded, and three of them on one database."""
