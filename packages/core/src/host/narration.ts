import type { Narration } from '../match/narration.js';
import type { TargetRef } from '../ref.js';
import type { HostMatch } from './host.js';

const NO_LINES: readonly string[] = [];
const plainName = (_state: unknown, { kind, id }: TargetRef): string => `${kind} ${id}`;

/** `moveUnit`: move unit */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** How a game's matches are told, with plain words for all that the game leaves unsaid: a thing is its kind and id. */
export function narrationOf<State>(match: HostMatch<State>): Narration<State> {
  const { narrate, describeMove, opening } = match;
  return {
    narrate,
    describeMove,
    ...(opening ? { opening } : {}),
    turnEvent: match.turnEvent ?? '',
    asides: match.asides ?? NO_LINES,
    moveKind: match.moveKind ?? spoken,
    nameOf: match.nameOf ?? plainName,
    slotName: match.slotName ?? (({ description, id }) => description ?? id),
    cardText: match.cardText ?? (() => NO_LINES),
    turn: match.turn ?? (() => 0),
    moment: match.moment ?? (() => ''),
    endingWords: match.endingWords ?? ((reason) => reason),
  };
}
