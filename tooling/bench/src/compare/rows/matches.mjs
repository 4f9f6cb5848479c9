// Rows about matches: moves a second, single calls, memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { built } from '../tree.mjs';
import { cpu, gameOf, perSecond, playMatches, takenSince } from './games.mjs';

const playout = (game, bot) => ({
  name: `playout ${game} ${bot}`,
  unit: 'moves a CPU-second',
  async run({ root, milliseconds, warm = milliseconds / 2 }) {
    // A warm-up: the code is compiled during the first matches.
    await playMatches({ root, game, bot, from: 1_000, until: takenSince(cpu(), warm) });
    const start = cpu();
    const moves = await playMatches({ root, game, bot, until: takenSince(start, milliseconds) });
    return (moves / (cpu() - start)) * 1_000;
  },
});

const atShare = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * How often the same matches are played. The least time of each call counts, which includes no compilation
 * and no garbage collection.
 */
const LAPS = 5;

/** Times single calls during random playouts, each the same in every lap. */
const p99 = (name, game, call) => ({
  name: `${name} ${game} p99`,
  unit: 'ms, CPU',
  less: true,
  async run({ root, milliseconds }) {
    const least = [];
    let most = Infinity;
    for (let lap = 0; lap < LAPS; lap++) {
      const end = cpu() + milliseconds;
      let at = 0;
      const look = (match, player, runtime) => {
        const measured = call(match, player, runtime);
        const start = cpu();
        measured();
        least[at] = Math.min(least[at] ?? Infinity, cpu() - start);
        at++;
      };
      await playMatches({ root, game, look, until: (moves) => moves >= most || (lap === 0 && cpu() > end) });
      most = at;
    }
    return atShare(
      least.toSorted((a, b) => a - b),
      0.99,
    );
  },
});

/**
 * Applies one of the first legal moves of a position, as `legalMoves` returned it or as JSON from outside.
 */
const applied = (read) => (match, player, runtime) => {
  const moves = [];
  for (const move of runtime.legalMoves(match, player, 3)) {
    moves.push(move);
    if (moves.length > 9) break;
  }
  const move = read(moves[(match.step * 7) % moves.length]);
  return () => {
    if (!runtime.apply(match, move).ok) throw new Error('refused');
  };
};
const listed = (match, player, runtime) => () => {
  Array.from(runtime.legalMoves(match, player));
};

/** Makes a board of Magic: creatures and lands of both players, and a hand of seven. */
async function board(root, size) {
  const { runtime, module } = await gameOf(root, 'mtg');
  const started = runtime.start({}, 'board');
  const { cards, players, turn } = started.value.state;
  const seats = players.map(({ id }) => id);
  const permanents = Array.from({ length: size }, (_none, index) => ({
    ...cards[(index * 5) % cards.length],
    instanceId: `p${index}`,
    owner: seats[index % 2],
    controller: seats[index % 2],
    zone: 'battlefield',
    summoningSick: false,
  })).filter(({ types }) => !types.includes('instant') && !types.includes('sorcery'));
  const hand = cards.filter(({ owner }) => owner === seats[0]).slice(0, 7);
  const state = module.mtgMatchStateOf({
    ...started.value.state,
    cards: [...permanents, ...hand.map((card) => ({ ...card, zone: 'hand' }))],
    waiting: [],
    players,
    activePlayer: seats[0],
    turn: { number: turn.number, step: 'main1', priority: seats[0], passes: 0 },
  });
  return { runtime, match: { ...started.value, state }, player: seats[0] };
}

export const offers = (size) => ({
  name: `offers mtg ${size} permanents`,
  unit: 'a CPU-second',
  async run({ root, milliseconds }) {
    const { runtime, match, player } = await board(root, size);
    return perSecond(() => {
      const anew = { ...match, state: { ...match.state, cards: [...match.state.cards] } };
      Array.from(runtime.offers(anew, player));
    }, milliseconds);
  },
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const heap = () => {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

const memory = (game, live, said) => ({
  name: `memory ${game}, ${said}`,
  unit: 'KB',
  less: true,
  async run({ root }) {
    const kept = [];
    await playMatches({ root, game, from: 1_000, until: (moves) => moves > 200 });
    const before = heap();
    for (let from = 0; from < live; from++) {
      let last;
      await playMatches({ root, game, from, look: (match) => (last = match), until: (moves) => moves >= 60 });
      kept.push(last);
    }
    return (heap() - before) / kept.length / 1_024;
  },
});

const STATES = 3_000;
const states = (game) => ({
  name: `memory ${game}, a state of a search`,
  unit: 'KB',
  less: true,
  async run({ root }) {
    const kept = [];
    await playMatches({ root, game, from: 1_000, until: (moves) => moves > 200 });
    const before = heap();
    await playMatches({ root, game, look: (match) => kept.push(match), until: (moves) => moves >= STATES });
    return (heap() - before) / kept.length / 1_024;
  },
});

const MANY = 100_000;
/**
 * Makes a search's tree: each state is one random legal move away from a random earlier one, all in the
 * middle of one match.
 */
const tree = (game) => ({
  name: `memory ${game}, ${MANY.toLocaleString('en')} states of one match`,
  unit: 'MB',
  less: true,
  async run({ root }) {
    const { randomFrom, seedRandom } = await built(root, 'core', 'match/index');
    const { runtime } = await gameOf(root, game);
    let middle;
    await playMatches({ root, game, look: (match) => (middle = match), until: (moves) => moves >= 60 });
    const random = randomFrom(seedRandom('tree'));
    const before = heap();
    const kept = [middle];
    while (kept.length < MANY) {
      const match = kept[random.below(kept.length)];
      const [player] = runtime.toAct(match);
      const moves = player === undefined ? [] : [...runtime.legalMoves(match, player, 8)].slice(0, 8);
      if (moves.length > 0) kept.push(runtime.apply(match, moves[random.below(moves.length)]).value.match);
    }
    const bytes = heap() - before;
    // This is read after the heap, so that unused objects are collected before.
    return bytes / kept.length / (2 ** 20 / MANY);
  },
});

const GAMES = ['mtg', 'lorcana', 'taktik'];
export const matchRows = [
  ...GAMES.map((game) => playout(game, 'random')),
  ...GAMES.map((game) => playout(game, 'greedy')),
  ...GAMES.map((game) =>
    p99(
      'apply',
      game,
      applied((move) => move),
    ),
  ),
  ...GAMES.map((game) =>
    p99(
      'apply of JSON',
      game,
      applied((move) => structuredClone(move)),
    ),
  ),
  ...GAMES.map((game) => p99('legalMoves', game, listed)),
  ...[20, 100, 300].map(offers),
  ...GAMES.map((game) => memory(game, 100, 'a live match')),
  ...GAMES.map((game) => memory(game, 1_000, 'each of 1,000 live matches')),
  ...GAMES.map(states),
  tree('mtg'),
];
