import type { Decision, LegalTargets, Tools } from '@reticle/core';
import { banish, intoDiscard } from '../acts/cards.js';
import { cardAt } from '../board/cards.js';
import { effects } from '../effects/runner.js';
import { knownCard } from '../state/state.js';
import type { Bagged, LorcanaMatchState, Resolution } from '../match/state.js';

/** What a player must decide before what resolves goes on. */
export function decisionOf(state: LorcanaMatchState): Decision | undefined {
  const [top] = state.resolving;
  return top && effects.decision(state, top.frame);
}

/** Something has resolved: an action is put away, and characters with Vanish that it chose go (rule 8.14.1). */
function resolved(state: LorcanaMatchState, { of, frame }: Resolution, tools: Tools): LorcanaMatchState {
  const done = { ...state, resolving: state.resolving.slice(1) };
  if (of !== 'action') return done;
  const card = cardAt(done, frame.source);
  const put =
    card?.zone === 'resolving' ? intoDiscard(done, [card], { ...tools, emit: () => undefined }) : done;
  const vanishing = put.vanishing.flatMap((ref) => cardAt(put, ref) ?? []);
  return banish({ ...put, vanishing: [] }, vanishing, tools);
}

/**
 * What resolves goes on by one sentence; `answer` is what was decided. What an effect begins (an action played for free)
 * resolves before the next sentence. `waits` where a player must decide.
 */
export function resolveOn(
  state: LorcanaMatchState,
  tools: Tools,
  answer: LegalTargets | undefined,
): { readonly state: LorcanaMatchState; readonly waits: boolean } {
  const [top] = state.resolving;
  if (!top) return { state, waits: false };
  const [next, ...later] = top.frame.todo;
  if (!next) return { state: resolved(state, top, tools), waits: false };
  const run = effects.run(state, { ...top.frame, todo: [next] }, tools, answer);
  const frame = { ...run.frame, todo: [...run.frame.todo, ...later] };
  const resolving = run.state.resolving.map((entry) => (entry === top ? { ...top, frame } : entry));
  return {
    state: { ...run.state, resolving },
    waits: run.decision !== undefined && run.state.resolving[0] === top,
  };
}

/** An ability of the bag begins to resolve; its "if" is looked at now (rule 6.2.4). */
export function resolveBagged(state: LorcanaMatchState, entry: Bagged, { emit }: Tools): LorcanaMatchState {
  const { controller, source, bound } = entry;
  emit({
    type: 'triggered',
    player: controller,
    cardId: source.id,
    name: knownCard(state, source)?.name ?? '',
  });
  const todo =
    entry.if === undefined ? entry.effects : [{ effect: 'if' as const, if: entry.if, do: entry.effects }];
  const frame = { controller, source, variables: {}, bound, todo };
  return {
    ...state,
    bag: state.bag.filter(({ id }) => id !== entry.id),
    resolving: [{ of: 'ability', frame }, ...state.resolving],
  };
}
