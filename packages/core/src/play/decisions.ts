import type { Attempt, TargetSpec } from '../targeting/spec.js';

/** An entry that waits for its turn among others: an ability that triggered. */
interface WaitingEntry {
  readonly frame: { readonly controller: string };
  /** Whether its controller chose it to be next. */
  readonly next?: boolean | undefined;
}

/** Returns the entries that wait for the first player who has any. */
export function waitingFirst<Entry extends WaitingEntry>(
  waiting: readonly Entry[],
  seats: readonly string[],
): readonly Entry[] {
  if (waiting.length === 0) return waiting;
  const first = seats.find((seat) => waiting.some(({ frame }) => frame.controller === seat));
  return waiting.filter(({ frame }) => frame.controller === first);
}

/**
 * Returns the entry that resolves next for one player: the chosen one, or the first if the order is not
 * asked.
 *
 * @param asks whether the player says which of several is next
 * @returns `undefined` if nothing waits, or if the player must choose first
 */
export const nextWaiting = <Entry extends WaitingEntry>(
  own: readonly Entry[],
  asks: (own: readonly Entry[]) => boolean,
): Entry | undefined =>
  own.find(({ next }) => next === true) ?? (own.length < 2 || !asks(own) ? own[0] : undefined);

/** Marks one of the waiting entries as chosen to be next. */
export const withNext = <Entry extends WaitingEntry>(
  waiting: readonly Entry[],
  chosen: Entry | undefined,
): readonly Entry[] => waiting.map((entry) => (entry === chosen ? { ...entry, next: true } : entry));

/**
 * A decision that a player must make before an effect continues. It is a target spec like any other: objects
 * are chosen in slots of mode `choose`; "yes or no", a colour or a number in slots of kind `choice`.
 */
export interface Decision {
  readonly player: string;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
}

/** Makes a decision between options. The chosen option is the id of the one target of slot `option`. */
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

/** The description of a decision that asks which of several things comes next. */
const ORDER = 'order';

/** Returns the decision which of several things comes next. Bots try few answers to it. */
export const orderDecision = (attempt: Attempt, options: readonly string[]): Decision =>
  optionDecision(attempt, options, ORDER);

/** Whether a spec asks which of several things comes next. */
export const asksOrder = ({ description }: TargetSpec): boolean => description === ORDER;
