"""The table server: people and bots at one table over HTTP and WebSocket, nothing ever lost."""
