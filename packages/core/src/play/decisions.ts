import type { Attempt, TargetSpec } from '../targeting/spec.js';

/** Something that waits beside others for its turn: an ability that triggered. */
interface WaitingEntry {
  readonly frame: { readonly controller: string };
  /** It goes next: its controller chose so. */
  readonly next?: boolean | undefined;
}

/** Of all that waits, what waits for the first of the players who has anything waiting. */
export function waitingFirst<Entry extends WaitingEntry>(
  waiting: readonly Entry[],
  seats: readonly string[],
): readonly Entry[] {
  if (waiting.length === 0) return waiting;
  const first = seats.find((seat) => waiting.some(({ frame }) => frame.controller === seat));
  return waiting.filter(({ frame }) => frame.controller === first);
}

/**
 * What goes next of all that waits for one player: what was chosen, or else the first, if its order is not asked.
 *
 * @param asks whether the player says which of several is next
 * @returns `undefined` if nothing waits, or the player must say first
 */
export const nextWaiting = <Entry extends WaitingEntry>(
  own: readonly Entry[],
  asks: (own: readonly Entry[]) => boolean,
): Entry | undefined =>
  own.find(({ next }) => next === true) ?? (own.length < 2 || !asks(own) ? own[0] : undefined);

/** What waits, with one of it chosen to be next. */
export const withNext = <Entry extends WaitingEntry>(
  waiting: readonly Entry[],
  chosen: Entry | undefined,
): readonly Entry[] => waiting.map((entry) => (entry === chosen ? { ...entry, next: true } : entry));

/**
 * What a player must decide before an effect goes on. It is a spec like any other: objects are chosen in slots of mode
 * `choose`, "yes or no", a colour or a number in slots of kind `choice`.
 */
export interface Decision {
  readonly player: string;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
}

/** One of some options, as a decision. The option chosen is the id of the one target of slot `option`. */
export function optionDecision(attempt: Attempt, options: readonly string[], description?: string): Decision {
  return {
    player: attempt.controller,
    attempt,
    spec: {
      slots: [
        {
          id: 'option',
          accepts: [{ kind: 'choice', options }],
          min: 1,
          max: 1,
          chooser: 'controller',
          mode: 'choose',
        },
      ],
      relations: [],
      timing: 'resolution',
      ...(description === undefined ? {} : { description }),
    },
  };
}
