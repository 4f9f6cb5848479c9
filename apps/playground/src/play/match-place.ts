import type { PlayPlace } from '../address/place.js';
import type { PuzzleShown } from '../engine/play/shown.js';

type Lines = NonNullable<PlayPlace['lines']>;
type Moves = NonNullable<PlayPlace['moves']>;
type Move = Moves[number];

const PERSON = 'you';
const BOT = 'greedy';

/** Where a page without a match begins: with one to be played, against a bot. */
export const FIRST: PlayPlace = { seed: '1', seats: [PERSON, BOT] };

export const movesOf = ({ moves = [] }: PlayPlace): Moves => moves;

/** The step that is looked at. */
export const stepOf = (play: PlayPlace): number => Math.min(play.step ?? Infinity, movesOf(play).length);

export const isAtEnd = (play: PlayPlace): boolean => stepOf(play) === movesOf(play).length;

/** What a match is but for how it is looked at. */
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

/** Whether two places show one match at one length: an answer about the one is an answer about the other. */
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

/** A match that begins: with a person in it one looks at its last step, between bots at its first. */
export function begun({ setup, options, seed, seats, full, stops }: PlayPlace): PlayPlace {
  return { setup, options, seed, seats, full, stops, ...(hasPerson({ seats }) ? {} : { step: 0 }) };
}

/** A seed that nobody has used: 128 bits. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

/** Another match of the same kind: who sits at it sits there again, else the first player is a person. */
export const againstBots = (play: PlayPlace, players: readonly string[]): PlayPlace =>
  begun({
    ...play,
    seed: freshSeed(),
    seats: hasPerson(play) ? play.seats : players.map((_player, index) => (index === 0 ? PERSON : BOT)),
  });

/** A puzzle from its beginning, for the player whose it is. */
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

/** A match whose first moves are made says how it was drawn from its seed; one that has moves goes on as it says. */
export const seeded = (before: PlayPlace, after: PlayPlace, seeding: string): PlayPlace =>
  movesOf(before).length === 0 && movesOf(after).length > 0 ? { ...after, seeding } : after;

/** The match with one more move, and its last step looked at. */
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

/** The match with what bots did; who looks at a certain step goes on looking at it. */
export const botsMoved = (play: PlayPlace, made: Moves): PlayPlace => ({
  ...play,
  moves: [...movesOf(play), ...made],
});

/** The match up to a step, from where it goes on. */
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

/** The match up to a step, with a person in one more seat. */
export const takenOver = (
  play: PlayPlace,
  players: readonly string[],
  player: string,
  step: number,
): PlayPlace => ({
  ...cutAt(play, step),
  seats: seatsOf(play, players).map((seat, index) => (players[index] === player ? PERSON : seat)),
});

/** How many moves stand before a person's last one; none where no person made any. */
export function lastOfYours(play: PlayPlace, players: readonly string[]): number | undefined {
  const at = movesOf(play).findLastIndex((move) => isYours(play, players, move));
  return at < 0 ? undefined : at;
}

/** Which of its lines a match goes. */
export const lineAt = ({ lines = [], line = 0 }: PlayPlace): number =>
  Math.min(line, Math.max(0, lines.length - 1));

/** The lines of a match, each whole; the one that it goes is as it stands by now. */
export const linesOf = (play: PlayPlace): Lines => {
  const { lines = [{ from: 0 }], moves, seats, conceded } = play;
  return lines.map((line, index) =>
    index === lineAt(play) ? { from: line.from, moves, seats, conceded } : line,
  );
};

/** So many lines are kept. */
const MOST_LINES = 50;

/** Goes on in a line of its own, which leaves this one at the step that is looked at: nothing is lost by trying something else. */
export const branched = (play: PlayPlace, next: PlayPlace): PlayPlace => {
  const lines = [...linesOf(play), { from: stepOf(play) }];
  return lines.length > MOST_LINES ? next : { ...next, lines, line: lines.length - 1 };
};

/** The match on another of its lines, at the last step of that. */
export const onLine = (play: PlayPlace, line: number): PlayPlace => {
  const lines = linesOf(play);
  const { moves = [], seats, conceded } = lines[line] ?? {};
  return lines[line] === undefined ? play : { ...cutAt(play, 0), moves, seats, conceded, lines, line };
};
