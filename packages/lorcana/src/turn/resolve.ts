import type { LegalTargets } from '@reticle/core';
import type { Decision, Tools } from '@reticle/core/match';
import { intoDiscard } from '../acts/cards.js';
import { cardAt } from '../board/cards.js';
import { effects } from '../effects/runner.js';
import { MOST_EFFECTS } from '../match/limits.js';
import { knownCard } from '../state/state.js';
import type { Bagged, LorcanaMatchState, Resolution } from '../match/state.js';
import { finish } from './finish.js';

/** What a player must decide before what resolves goes on. */
export function decisionOf(state: LorcanaMatchState): Decision | undefined {
  const [top] = state.resolving;
  return top && effects.decision(state, top.frame);
}

/** Something has resolved: an action is put away (rule 4.3.3.2). */
function resolved(state: LorcanaMatchState, { of, frame }: Resolution, tools: Tools): LorcanaMatchState {
  const done = { ...state, resolving: state.resolving.slice(1) };
  if (of !== 'action') return done;
  const card = cardAt(done, frame.source);
  return card?.zone === 'resolving' ? intoDiscard(done, [card], { ...tools, emit: () => undefined }) : done;
}

/**
 * What resolves goes on; `answer` is what was decided. An action that an effect plays waits behind it (rule 6.7.7.1). `waits`
 * says that a player must decide, `done` that all of it has resolved. Where effects breed effects the match is a draw.
 */
export function resolveOn(
  state: LorcanaMatchState,
  tools: Tools,
  answer: LegalTargets | undefined,
): { readonly state: LorcanaMatchState; readonly waits: boolean; readonly done: boolean } {
  const [top] = state.resolving;
  if (!top) return { state, waits: false, done: true };
  if (top.frame.todo.length === 0) return { state: resolved(state, top, tools), waits: false, done: true };
  let count = 0;
  const stops = (): boolean => ++count >= MOST_EFFECTS;
  const run = effects.run(state, top.frame, tools, answer, stops);
  if (count >= MOST_EFFECTS)
    return { state: finish(run.state, { winners: [], reason: 'endless' }, tools), waits: false, done: true };
  const resolving = run.state.resolving.map((entry) =>
    entry === top ? { ...top, frame: run.frame } : entry,
  );
  return { state: { ...run.state, resolving }, waits: run.decision !== undefined, done: false };
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
    emptying: controller,
    resolving: [{ of: 'ability', frame }, ...state.resolving],
  };
}
