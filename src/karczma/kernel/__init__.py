"""The grammar of any table game: no game, no clock, no third-party import."""
