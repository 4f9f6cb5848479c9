import type { LegalTargets } from '@reticle/core';
import { definePlay, type Play, type Table, type Decision, type Tools } from '@reticle/core/play';
import { memo } from '../language/memo.js';
import { cardAt, cardById, knownCard } from '../state/board.js';
import { lorcanaTable } from '../state/game.js';
import { type LorcanaMatchState, MOST_TRIGGERS, matchWith } from '../state/match.js';
import { turnOrder } from '../state/state.js';
import { emitEvents, tableOf } from '../state/table.js';
import { type Lorcana } from '../state/conditions.js';
import { type BagEntry, isOrdered } from './bag-order.js';
import { intoDiscard, moveAll } from './cards.js';
import { challengeOn } from './challenge.js';
import { effects } from './effects/runner.js';
import { GOES_TO } from './play.js';
import { stateCheckEvents, finish, STEPS } from './turn.js';

/** Starts to resolve an ability of the bag. Its player continues until they have none left there (rule 7.7.4.3). */
function beginAbility(
  state: LorcanaMatchState,
  { ability, frame }: BagEntry,
  tools: Tools,
): LorcanaMatchState {
  const { controller, source } = frame;
  // An action that has resolved is another object by now (7.1.6), with the same name.
  const name = (knownCard(state, source) ?? cardById(state, source.id))?.name ?? '';
  const which = ability === undefined ? {} : { ability: ability.replace(/\.\d+$/u, '') };
  tools.emit({ type: 'triggered', player: controller, cardId: source.id, name, ...which });
  const triggered = state.triggered + 1;
  return triggered > MOST_TRIGGERS
    ? finish(state, { winners: [], reason: 'endless' }, tools)
    : matchWith(state, { triggered, emptying: controller });
}

/**
 * Puts away an action that has resolved (rule 4.3.3.2). Then the state is checked (1.8.1), before an action resolves
 * that was played meanwhile (6.7.7.1).
 */
function finishResolving(
  state: LorcanaMatchState,
  { source, bound }: LorcanaMatchState['resolving'][number],
  tools: Tools,
): LorcanaMatchState {
  const card = cardAt(state, source);
  const quiet = { ...tools, emit: () => undefined };
  let after = state;
  if (card?.zone === 'resolving')
    after = Object.hasOwn(bound, GOES_TO)
      ? moveAll(state, [card], { zone: 'deck' }, tools)
      : intoDiscard(state, [card], quiet);
  for (let found = stateCheckEvents(after); found.length > 0 && !after.ended; found = stateCheckEvents(after))
    after = emitEvents(after, tools, ...found);
  return after;
}

const playAt = memo((table: Table<Lorcana>): Play<Lorcana> =>
  definePlay<Lorcana>({
    game: lorcanaTable,
    table,
    effects,
    checks: stateCheckEvents,
    checksAfter: 'ability',
    seats: (now) => turnOrder({ ...now, activePlayer: now.emptying ?? now.activePlayer }),
    asksOrder: isOrdered,
    begins: beginAbility,
    resolved: finishResolving,
    isOver: ({ ended }) => ended !== null,
    endless: (now, tools) => finish(now, { winners: [], reason: 'endless' }, tools),
  }),
);

/**
 * Returns core's play for a match, which resolves abilities. The active player empties the bag first (rules 7.7.4.2
 * to 7.7.4.5).
 */
export const playOf = (state: LorcanaMatchState): Play<Lorcana> => playAt(tableOf(state));

/** Returns the open question: a decision of an effect, or which ability of the bag is next. */
const promptOf = (state: LorcanaMatchState): Decision | undefined => playOf(state).prompt(state);

/** Whether the open question is which ability of the bag is next. */
const asksOrder = ({ resolving }: LorcanaMatchState): boolean => resolving.length === 0;

/** Returns the decision that the resolving effect waits for. Returns undefined if it waits for none. */
export const decisionOf = (state: LorcanaMatchState): Decision | undefined =>
  asksOrder(state) ? undefined : promptOf(state);

/** Returns the abilities in the bag of the player who must choose the next one. */
export function bagOf(state: LorcanaMatchState): readonly BagEntry[] {
  const player = asksOrder(state) ? promptOf(state)?.player : undefined;
  return player === undefined ? [] : state.waiting.filter(({ frame }) => frame.controller === player);
}

/**
 * Returns the player who must act: the one who must decide, who empties the bag, or who alters a hand. Otherwise it
 * is the active player.
 */
export function actor(state: LorcanaMatchState): string {
  if (state.phase === 'opening') {
    const open = turnOrder(state).find((player) =>
      state.seats.some((seat) => seat.player === player && !seat.altered),
    );
    return open ?? state.activePlayer;
  }
  return promptOf(state)?.player ?? state.activePlayer;
}

/** Returns the state after the bag is empty: nobody is emptying it. */
const withBagEmptied = (state: LorcanaMatchState): LorcanaMatchState =>
  state.emptying === null ? state : matchWith(state, { emptying: null });

/** Marks an ability of the bag as the one that resolves next. */
export const takeOutOfBag = (state: LorcanaMatchState, id: number): LorcanaMatchState =>
  matchWith(state, {
    waiting: state.waiting.map((entry) => (entry.id === id ? { ...entry, next: true } : entry)),
  });

/**
 * Continues a match until a player must act. It finishes what resolves, then checks the state (1.8.1), then empties
 * the bag (7.7), then continues the challenge, then the turn.
 *
 * All moves of players end with a call of it. `answer` is a player's answer to the open question.
 */
export function advance(start: LorcanaMatchState, tools: Tools, answer?: LegalTargets): LorcanaMatchState {
  const play = playOf(start);
  let state = play.advance(start, tools, answer);
  while (!state.ended && !play.prompt(state)) {
    state = withBagEmptied(state);
    const next = state.challenge ? challengeOn(state, tools) : STEPS[state.phase]?.(state, tools);
    if (!next) return state;
    state = play.advance(next, tools);
  }
  return state;
}
