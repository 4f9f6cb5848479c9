import type { Match } from '@reticle/core/match';
import type { CardDefinition } from '../../src/language/card.js';
import type { LorcanaMatchState } from '../../src/state/match.js';
import { matchWith, pictureOf, type Board } from './board.js';
import { isIdle, take, type Step } from './steps.js';

/** A card, what it should do, the board, the steps of the players, and the board afterwards. */
export type Row = readonly [
  card: string,
  does: string,
  board: Board,
  steps: readonly Step[],
  after: Readonly<Record<string, unknown>>,
];

/** Plays a row and returns the picture after its steps. @throws if a step does not go as it says */
export function played([, , board, steps]: Row): Readonly<Record<string, unknown>> {
  let match = matchWith(board);
  for (const step of steps) {
    const taken = take(match, step);
    if ('wrong' in taken) throw new Error(taken.wrong);
    match = taken.match;
  }
  return pictureOf(match);
}

/**
 * Plays a row with another card of that name. Answers to questions that are not asked are skipped. Returns
 * `undefined` if another step does not go as it says.
 */
export function playedWith(
  [, , board, steps]: Row,
  card: CardDefinition,
): Readonly<Record<string, unknown>> | undefined {
  let match: Match<LorcanaMatchState> = matchWith(board, [card]);
  for (const step of steps) {
    if (step.refused === undefined && isIdle(match, step)) continue;
    const taken = take(match, step);
    if ('wrong' in taken) return undefined;
    match = taken.match;
  }
  return pictureOf(match);
}

/**
 * Whether a picture is what a row says. What the row does not mention may be anything. Lists must be
 * complete.
 */
export function isLike(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((entry, index) => isLike(found[index], entry))
    );
  if (typeof wanted !== 'object' || wanted === null) return Object.is(found, wanted);
  return (
    typeof found === 'object' &&
    found !== null &&
    Object.entries(wanted).every(([key, value]) => isLike(Reflect.get(found, key), value))
  );
}
