import { type Decision, optionDecision } from '@reticle/core/play';
import { matchWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import { type Emit, tryOut } from '../events/happen.js';
import type { MtgMatchState } from '../../state/match-state.js';

/**
 * The player whom an event affects chooses which of several replacement effects applies first (rule 616.1).
 * What happens is tried: if the order matters and was not chosen yet, the first effect applies, and the
 * state's `ordering` holds the open question. The caller then drops that try, asks the player, and tries
 * again with the answers so far.
 */
export type Ordering = NonNullable<MtgMatchState['ordering']>;

/** Makes names distinct: a second "Shell" becomes "Shell (2)". */
export const replacementNames = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

/**
 * The position of the effect that applies first, and the state in which that was chosen or must still be
 * asked.
 */
interface First {
  readonly state: MtgMatchState;
  readonly at: number;
}

/**
 * Returns which of several replacement effects applies first, as the affected player chose. Returns the first
 * one if nothing was chosen yet.
 *
 * @param names the name of each effect, as the player sees it
 *
 * @param commander the name of a commander, if the question is where it goes (rule 903.9b)
 */
export function firstReplacement(
  state: MtgMatchState,
  player: string,
  names: readonly string[],
  commander?: string,
): First {
  if (names.length < 2) return { state, at: 0 };
  const { open, answers: [answer, ...answers] = [] } = state.ordering ?? {};
  if (open) return { state, at: 0 };
  const options = replacementNames(names);
  const at = options.findIndex((option) => option === answer);
  const ordering =
    at < 0 ? { answers: [], open: { player, options, ...withoutUndefined({ commander }) } } : { answers };
  return { state: matchWith(state, { ordering }), at: Math.max(0, at) };
}

/**
 * Removes the question about an order and its answers from the state, once what they were for has happened.
 */
export const withoutOrdering = (state: MtgMatchState): MtgMatchState => matchWith(state, {}, ['ordering']);

/** Returns the question where a commander goes (rule 903.9). */
export const whereGoes = (name: string): string => `Where ${name === '' ? 'the commander' : name} goes`;

/** Returns the open question about the order of replacement effects. Returns undefined if none is open. */
export function replacementDecision({ ordering }: MtgMatchState): Decision | undefined {
  if (!ordering?.open) return undefined;
  const { player, options, commander } = ordering.open;
  const asked =
    commander === undefined ? 'Which of the replacement effects applies first' : whereGoes(commander);
  return optionDecision({ controller: player }, options, asked);
}

/** Returns the state with the answer to the open question. */
export function replacementChosen(state: MtgMatchState, option: string | undefined): MtgMatchState {
  const { open: _open, answers, ...waiting } = sure(state.ordering);
  return matchWith(state, { ordering: { ...waiting, answers: [...answers, sure(option)] } });
}

/**
 * Returns the state before a try that stopped at a question, with that question open, and with what continues
 * after the answer.
 */
export const withOpenQuestion = (
  before: MtgMatchState,
  { open }: Ordering,
  waiting: Pick<Ordering, 'decided' | 'announced'> = {},
): MtgMatchState =>
  matchWith(before, {
    ordering: {
      answers: before.ordering?.answers ?? [],
      ...withoutUndefined({ open }),
      ...withoutUndefined(waiting),
    },
  });

/**
 * Tries something that may stop at a question about an order. If it stops, nothing of it has happened and no
 * event was emitted: the result is the state before, with the question open.
 */
export function tryInOrder<Done extends { readonly state: MtgMatchState }>(
  before: MtgMatchState,
  emit: Emit,
  waiting: Pick<Ordering, 'decided' | 'announced'>,
  attempt: (emit: Emit) => Done,
): { readonly done: Done } | { readonly asked: MtgMatchState } {
  const done = tryOut(emit, attempt, ({ state: { ordering } }) => !ordering?.open);
  const { ordering } = done.state;
  return ordering?.open
    ? { asked: withOpenQuestion(before, ordering, waiting) }
    : { done: { ...done, state: withoutOrdering(done.state) } };
}
