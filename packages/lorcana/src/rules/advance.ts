import type { LegalTargets } from '@reticle/core';
import type { Decision, Tools } from '@reticle/core/match';
import { cardAt } from '../state/board.js';
import {
  type Bagged,
  type LorcanaMatchState,
  MOST_EFFECTS,
  MOST_TRIGGERS,
  type Resolution,
} from '../state/match.js';
import { knownCard, turnOrder } from '../state/state.js';
import { intoDiscard } from './cards.js';
import { challengeOn } from './challenge.js';
import { effects } from './effects/runner.js';
import { refresh } from './refresh.js';
import { check, finish, STEPS } from './turn.js';

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
function resolveOn(
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

/**
 * What waits in the bag for the player whose turn it is to empty it: the active one first, who goes on until none is left,
 * then the next one who has any (rules 7.7.4.2 to 7.7.4.5).
 */
export function bagOf(state: LorcanaMatchState): readonly Bagged[] {
  if (state.bag.length === 0) return [];
  const activePlayer = state.emptying ?? state.activePlayer;
  for (const player of turnOrder({ ...state, activePlayer })) {
    const own = state.bag.filter(({ controller }) => controller === player);
    if (own.length > 0) return own;
  }
  return [];
}

/** Who has something to do: who must decide, who empties the bag, who alters a hand; else the active player. */
export function actor(state: LorcanaMatchState): string {
  if (state.phase === 'opening') {
    const open = turnOrder(state).find((player) =>
      state.seats.some((seat) => seat.player === player && !seat.altered),
    );
    return open ?? state.activePlayer;
  }
  return decisionOf(state)?.player ?? bagOf(state)[0]?.controller ?? state.activePlayer;
}

/** Checks the state until a check finds nothing (rule 1.8.3). */
function checked(start: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  let state = start;
  while (!state.ended) {
    const next = check(state, tools);
    if (next === state) break;
    state = refresh(next);
  }
  return state;
}

/**
 * Goes on until a player has something to do: what resolves is resolved, then the state is checked (1.8.1), then the bag is
 * emptied (7.7), then a challenge goes on, then the turn. The bag of the Ready step waits for the Set step (3.2.2.3).
 */
export function advance(start: LorcanaMatchState, tools: Tools, answer?: LegalTargets): LorcanaMatchState {
  let state = refresh(start);
  let decided = answer;
  while (!state.ended) {
    if (state.resolving.length > 0) {
      const went = resolveOn(state, tools, decided);
      decided = undefined;
      state = refresh(went.state);
      if (went.waits) return state;
      if (!went.done) continue;
    }
    state = checked(state, tools);
    if (state.ended) break;
    if (state.triggered > MOST_TRIGGERS) return finish(state, { winners: [], reason: 'endless' }, tools);
    if (state.resolving.length > 0) continue;
    const [first, ...others] = state.phase === 'set' ? [] : bagOf(state);
    if (others.length > 0) return state;
    if (first) state = resolveBagged(state, first, tools);
    else if (state.emptying !== null) state = { ...state, emptying: null };
    else if (state.challenge) state = challengeOn(state, tools);
    else {
      const next = STEPS[state.phase]?.(state, tools);
      if (!next) return state;
      state = refresh(next);
    }
  }
  return state;
}
