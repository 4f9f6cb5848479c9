import type { PlayPlace } from '../address/place.js';
import type { PuzzleShown } from '../engine/play/shown.js';

type Lines = NonNullable<PlayPlace['lines']>;
type Moves = NonNullable<PlayPlace['moves']>;
type Move = Moves[number];

const PERSON = 'you';
const BOT = 'greedy';

/** The place of a page without a match: one to be played against a bot. */
export const FIRST: PlayPlace = { seed: '1', seats: [PERSON, BOT] };

/** Returns the place of a new match with options of its own, to be played against a bot. */
export const freshPlay = ({ options, seed }: Required<Pick<PlayPlace, 'options' | 'seed'>>): PlayPlace => ({
  options,
  seed,
  seats: [PERSON, BOT],
});

export const movesOf = ({ moves = [] }: PlayPlace): Moves => moves;

/** Returns the shown step. */
export const stepOf = (play: PlayPlace): number => Math.min(play.step ?? Infinity, movesOf(play).length);

export const isAtEnd = (play: PlayPlace): boolean => stepOf(play) === movesOf(play).length;

/** Returns the facts of a match, without those of how it is shown. */
export const lineOf = ({
  setup,
  options,
  puzzle,
  seed,
  seeding,
  seats,
  moves,
  stops,
  together,
  skip,
  wait,
  conceded,
}: PlayPlace): PlayPlace => ({
  setup,
  options,
  puzzle,
  seed,
  seeding,
  seats,
  moves,
  stops,
  together,
  skip,
  wait,
  conceded,
});

/**
 * Whether two places have the same match with the same moves, so that an answer about one is an answer about
 * the other.
 */
export const isSameLine = (one: PlayPlace, other: PlayPlace): boolean =>
  one.moves === other.moves &&
  JSON.stringify([one.setup, one.options, one.puzzle, one.seed, one.seats]) ===
    JSON.stringify([other.setup, other.options, other.puzzle, other.seed, other.seats]);

/** Who plays each seat. */
export const seatsOf = ({ seats }: PlayPlace, players: readonly string[]): readonly string[] =>
  players.map((_player, index) => seats?.[index] ?? BOT);

export const hasPerson = ({ seats = [] }: PlayPlace): boolean => seats.includes(PERSON);

const isYours = (play: PlayPlace, players: readonly string[], { player }: Move): boolean =>
  seatsOf(play, players)[players.indexOf(player)] === PERSON;

/**
 * Returns the place of a new match. It shows the last step if a person plays, and the first if only bots do.
 */
export function begun({ setup, options, seed, seats, full, stops }: PlayPlace): PlayPlace {
  return { setup, options, seed, seats, full, stops, ...(hasPerson({ seats }) ? {} : { step: 0 }) };
}

/** Returns a new seed of 128 random bits. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

/**
 * Returns another match of the same kind, with the same players. If they are all bots, the first becomes a
 * person.
 */
export const againstBots = (play: PlayPlace, players: readonly string[]): PlayPlace =>
  begun({
    ...play,
    seed: freshSeed(),
    seats: hasPerson(play) ? play.seats : players.map((_player, index) => (index === 0 ? PERSON : BOT)),
  });

/** Returns a puzzle at its beginning, for its player. */
export const puzzled = (
  { full, stops }: PlayPlace,
  { id, player }: Pick<PuzzleShown, 'id' | 'player'>,
  players: readonly string[],
): PlayPlace => ({
  puzzle: id,
  seats: players.map((each) => (each === player ? PERSON : BOT)),
  full,
  stops,
});

/**
 * Adds to a match with its first moves how it was drawn from its seed. A match that has moves keeps what it
 * says.
 */
export const seeded = (before: PlayPlace, after: PlayPlace, seeding: string): PlayPlace =>
  movesOf(before).length === 0 && movesOf(after).length > 0 ? { ...after, seeding } : after;

/** Returns the match with one more move, and shows its last step. */
export const moved = (play: PlayPlace, move: Move): PlayPlace => ({
  ...play,
  moves: [...movesOf(play), move],
  step: undefined,
  pick: undefined,
  together: undefined,
  skip: undefined,
  wait: undefined,
  conceded: undefined,
});

/** Returns the match with the moves of bots. A shown step that is not the last stays. */
export const botsMoved = (play: PlayPlace, made: Moves): PlayPlace => ({
  ...play,
  moves: [...movesOf(play), ...made],
});

/** Returns the match up to a step, from which it goes on. */
export const cutAt = (play: PlayPlace, step: number): PlayPlace => ({
  ...play,
  moves: movesOf(play).slice(0, step),
  step: undefined,
  pick: undefined,
  together: undefined,
  skip: undefined,
  wait: undefined,
  conceded: undefined,
});

/** Returns the match up to a step, with a person in one more seat. */
export const takenOver = (
  play: PlayPlace,
  players: readonly string[],
  player: string,
  step: number,
): PlayPlace => ({
  ...cutAt(play, step),
  seats: seatsOf(play, players).map((seat, index) => (players[index] === player ? PERSON : seat)),
});

/** Returns how many moves come before a person's last one, or undefined if no person made any. */
export function lastOfYours(play: PlayPlace, players: readonly string[]): number | undefined {
  const at = movesOf(play).findLastIndex((move) => isYours(play, players, move));
  return at < 0 ? undefined : at;
}

/** Returns the index of a match's current line. */
export const lineAt = ({ lines = [], line = 0 }: PlayPlace): number =>
  Math.min(line, Math.max(0, lines.length - 1));

/** Returns the whole lines of a match. The current one has its current moves. */
export const linesOf = (play: PlayPlace): Lines => {
  const { lines = [{ from: 0 }], moves, seats, conceded } = play;
  return lines.map((line, index) =>
    index === lineAt(play) ? { from: line.from, moves, seats, conceded } : line,
  );
};

/** The most lines that are kept. */
const MOST_LINES = 50;

/**
 * Goes on in a new line that branches off at the shown step, so that nothing is lost by trying something
 * else.
 */
export const branched = (play: PlayPlace, next: PlayPlace): PlayPlace => {
  const lines = [...linesOf(play), { from: stepOf(play) }];
  return lines.length > MOST_LINES ? next : { ...next, lines, line: lines.length - 1 };
};

/** Returns the match on another of its lines, at that line's last step. */
export const onLine = (play: PlayPlace, line: number): PlayPlace => {
  const lines = linesOf(play);
  const { moves = [], seats, conceded } = lines[line] ?? {};
  return lines[line] === undefined ? play : { ...cutAt(play, 0), moves, seats, conceded, lines, line };
};
