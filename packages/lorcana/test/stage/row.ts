import type { Match } from '@reticle/core/match';
import type { CardDefinition } from '../../src/language/card.js';
import type { LorcanaMatchState } from '../../src/state/match.js';
import { matchWith, pictureOf, type Board } from './board.js';
import { isIdle, take, type Step } from './steps.js';

/** A card, what it is seen to do, the board, what players do, and what is on the board afterwards. */
export type Row = readonly [
  card: string,
  does: string,
  board: Board,
  steps: readonly Step[],
  after: Readonly<Record<string, unknown>>,
];

/** Plays a row: the picture after its steps. @throws where a step does not go as it says */
export function played([, , board, steps]: Row): Readonly<Record<string, unknown>> {
  let match = matchWith(board);
  for (const step of steps) {
    const taken = take(match, step);
    if ('wrong' in taken) throw new Error(taken.wrong);
    match = taken.match;
  }
  return pictureOf(match);
}

/** Plays a row with another card of that name; `undefined` where a step does not go as it says. What nobody asks is left out. */
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

/** Whether a picture is as a row says: what it does not mention may be anything; lists are whole. */
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
