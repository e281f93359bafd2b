// boardgame.io's own server as its documentation starts it, with its store in memory: `node server.js PORT`.
const { Origins, Server } = require('boardgame.io/server');

const server = Server({ games: [require('./game.js')], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) });
