import { type Decision, optionDecision } from '@reticle/core/play';
import { matchWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import { type Emit, trying } from '../events/happen.js';
import type { MtgMatchState } from '../../state/match-state.js';

/**
 * Which of several replacement effects applies first (rule 616.1) is for the player whom the event affects. What happens is tried:
 * where the order matters and nothing is said yet, the first of them applies, and the state says what is to be asked. Whoever tried
 * it lets that try go, asks, and tries again with the answers so far.
 */
export type Ordering = NonNullable<MtgMatchState['ordering']>;

/** Names apart: a second "Shell" is "Shell (2)". */
export const replacementNames = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

/** Which of several is first, and the state in which that is said, or is still to be asked. */
interface First {
  readonly state: MtgMatchState;
  readonly at: number;
}

/**
 * Which of several replacement effects applies first, as the affected player has said; the first of them where nothing is said.
 *
 * @param names how the player sees each of them
 * @param commander the name of a commander, if it is asked where that goes instead (rule 903.9b)
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

/** The state without what was asked and said of an order: what it was said for has happened. */
export const ordered = (state: MtgMatchState): MtgMatchState => matchWith(state, {}, ['ordering']);

/** How it is asked where a commander goes (rule 903.9). */
export const whereGoes = (name: string): string => `Where ${name === '' ? 'the commander' : name} goes`;

/** What a player is asked of the order of replacements; `undefined` where nothing is open. */
export function replacementDecision({ ordering }: MtgMatchState): Decision | undefined {
  if (!ordering?.open) return undefined;
  const { player, options, commander } = ordering.open;
  const asked =
    commander === undefined ? 'Which of the replacement effects applies first' : whereGoes(commander);
  return optionDecision({ controller: player }, options, asked);
}

/** The state with the answer to the question that is open. */
export function replacementChosen(state: MtgMatchState, option: string | undefined): MtgMatchState {
  const { open: _open, answers, ...waiting } = sure(state.ordering);
  return matchWith(state, { ordering: { ...waiting, answers: [...answers, sure(option)] } });
}

/** The state before a try that stopped at a question: with that question open, and with what waits for the answer. */
export const askedBefore = (
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
 * Lets something happen that may stop at a question of the order. Where it does, nothing of it has happened and nothing is told: the
 * state is the one before, with the question open.
 */
export function asking<Done extends { readonly state: MtgMatchState }>(
  before: MtgMatchState,
  emit: Emit,
  waiting: Pick<Ordering, 'decided' | 'announced'>,
  attempt: (emit: Emit) => Done,
): { readonly done: Done } | { readonly asked: MtgMatchState } {
  const done = trying(emit, attempt, ({ state: { ordering } }) => !ordering?.open);
  const { ordering } = done.state;
  return ordering?.open
    ? { asked: askedBefore(before, ordering, waiting) }
    : { done: { ...done, state: ordered(done.state) } };
}
