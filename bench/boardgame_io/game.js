// Crazy Eights for four, the way boardgame.io's documentation would have it written: hands and stock are secret and
// stripped by STRIP_SECRETS, moves that touch them run on the server only, a turn is one move, and every move is checked.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SUITS = ['C', 'D', 'H', 'S'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const HAND = 5;
const GOAL = 200; // points that end the match: it takes several deals

const deck = () => SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const worth = ([rank]) => (rank === '8' ? 50 : 'TJQK'.includes(rank) ? 10 : rank === 'A' ? 1 : Number(rank));
const fits = (card, G) => card[0] === '8' || card[0] === G.pile.at(-1)[0] || card[1] === G.suit;

function deal(seats, random) {
  const stock = random.Shuffle(deck());
  const players = {};
  for (let seat = 0; seat < seats; seat++) players[seat] = { hand: stock.splice(0, HAND) };
  const pile = [stock.pop()];
  const counts = Array(seats).fill(HAND);
  return { secret: { stock }, players, pile, suit: pile[0][1], left: stock.length, counts, passes: 0 };
}

// Whoever is out gets what the others still hold; then cards are dealt anew.
function endDeal(G, winner, seats, random) {
  if (winner !== undefined) {
    const held = Object.values(G.players).flatMap(({ hand }) => hand);
    G.points[winner] += held.reduce((sum, card) => sum + worth(card), 0);
  }
  G.deals += 1;
  Object.assign(G, deal(seats, random));
}

function play({ G, ctx, playerID, random }, card, suit) {
  const { hand } = G.players[playerID];
  if (!hand.includes(card) || !fits(card, G)) return INVALID_MOVE;
  if (card[0] === '8' && !SUITS.includes(suit)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.pile.push(card);
  G.suit = card[0] === '8' ? suit : card[1];
  G.counts[playerID] = hand.length;
  G.passes = 0;
  if (hand.length === 0) endDeal(G, playerID, ctx.numPlayers, random);
}

// One card from the stock; the pile is turned over when the stock is gone. When nobody can do anything, the deal is off.
function draw({ G, ctx, playerID, random }) {
  const { secret, players } = G;
  if (secret.stock.length === 0) secret.stock = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
  if (secret.stock.length > 0) {
    players[playerID].hand.push(secret.stock.pop());
    G.passes = 0;
  } else {
    G.passes += 1;
  }
  G.counts[playerID] = players[playerID].hand.length;
  G.left = secret.stock.length;
  if (G.passes === ctx.numPlayers) endDeal(G, undefined, ctx.numPlayers, random);
}

module.exports = {
  name: 'crazy-eights',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => ({
    points: Array(ctx.numPlayers).fill(0),
    deals: 1,
    ...deal(ctx.numPlayers, random),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: { move: play, client: false },
    draw: { move: draw, client: false },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => {
    const winner = G.points.findIndex((points) => points >= GOAL);
    return winner >= 0 ? { winner: String(winner) } : undefined;
  },
};
