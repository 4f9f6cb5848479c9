import type { LegalTargets } from '@reticle/core';
import { definePlay, type Play, type Table, type Decision, type Tools } from '@reticle/core/play';
import { memo } from '../language/memo.js';
import { cardAt, cardById, knownCard } from '../state/board.js';
import { lorcanaTable } from '../state/game.js';
import { type LorcanaMatchState, MOST_TRIGGERS } from '../state/match.js';
import { turnOrder } from '../state/state.js';
import { emitEvents, tableOf } from '../state/table.js';
import { type Lorcana } from '../state/conditions.js';
import { intoDiscard, moveAll } from './cards.js';
import { challengeOn } from './challenge.js';
import { effects } from './effects/runner.js';
import { GOES_TO } from './play.js';
import { checks, finish, STEPS } from './turn.js';

type Bagged = LorcanaMatchState['waiting'][number];

/** An ability of the bag begins to resolve: its player goes on until none of theirs is left (rule 7.7.4.3). */
function begins(state: LorcanaMatchState, { ability, frame }: Bagged, tools: Tools): LorcanaMatchState {
  const { controller, source } = frame;
  // An action that has resolved is another card by now (7.1.6), of the same name.
  const name = (knownCard(state, source) ?? cardById(state, source.id))?.name ?? '';
  const which = ability === undefined ? {} : { ability: ability.replace(/\.\d+$/u, '') };
  tools.emit({ type: 'triggered', player: controller, cardId: source.id, name, ...which });
  const triggered = state.triggered + 1;
  return triggered > MOST_TRIGGERS
    ? finish(state, { winners: [], reason: 'endless' }, tools)
    : { ...state, triggered, emptying: controller };
}

/**
 * An action that has resolved is put away (rule 4.3.3.2). Then the state is checked (1.8.1), before an action resolves that
 * was played meanwhile (6.7.7.1).
 */
function resolved(
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
  for (let found = checks(after); found.length > 0 && !after.ended; found = checks(after))
    after = emitEvents(after, tools, ...found);
  return after;
}

const playAt = memo((table: Table<Lorcana>): Play<Lorcana> =>
  definePlay<Lorcana>({
    game: lorcanaTable,
    table,
    effects,
    checks,
    checksAfter: 'ability',
    seats: (now) => turnOrder({ ...now, activePlayer: now.emptying ?? now.activePlayer }),
    asksOrder: true,
    begins,
    resolved,
    isOver: ({ ended }) => ended !== null,
    endless: (now, tools) => finish(now, { winners: [], reason: 'endless' }, tools),
  }),
);

/** What plays the abilities of a match. The bag is emptied by the active player first (rules 7.7.4.2 to 7.7.4.5). */
export const playOf = (state: LorcanaMatchState): Play<Lorcana> => playAt(tableOf(state));

/** What somebody is asked now: a decision of an effect, or which ability of the bag is next. */
const promptOf = (state: LorcanaMatchState): Decision | undefined => playOf(state).prompt(state);

/** Whether it is asked which ability of the bag is next. */
const asksOrder = ({ resolving }: LorcanaMatchState): boolean => resolving.length === 0;

/** What a player must decide before what resolves goes on. */
export const decisionOf = (state: LorcanaMatchState): Decision | undefined =>
  asksOrder(state) ? undefined : promptOf(state);

/** What waits in the bag for the player whose turn it is to empty it. */
export function bagOf(state: LorcanaMatchState): readonly Bagged[] {
  const player = asksOrder(state) ? promptOf(state)?.player : undefined;
  return player === undefined ? [] : state.waiting.filter(({ frame }) => frame.controller === player);
}

/** Who has something to do: who must decide, who empties the bag, who alters a hand; else the active player. */
export function actor(state: LorcanaMatchState): string {
  if (state.phase === 'opening') {
    const open = turnOrder(state).find((player) =>
      state.seats.some((seat) => seat.player === player && !seat.altered),
    );
    return open ?? state.activePlayer;
  }
  return promptOf(state)?.player ?? state.activePlayer;
}

/** The bag is empty: whoever was emptying it does so no more. */
const passed = (state: LorcanaMatchState): LorcanaMatchState =>
  state.emptying === null ? state : { ...state, emptying: null };

/** Takes an ability out of the bag, which resolves next. */
export const takeOutOfBag = (state: LorcanaMatchState, id: number): LorcanaMatchState => ({
  ...state,
  waiting: state.waiting.map((entry) => (entry.id === id ? { ...entry, next: true } : entry)),
});

/**
 * Goes on until a player has something to do: what resolves is resolved, then the state is checked (1.8.1), then the bag is
 * emptied (7.7), then a challenge goes on, then the turn.
 */
export function advance(start: LorcanaMatchState, tools: Tools, answer?: LegalTargets): LorcanaMatchState {
  const play = playOf(start);
  let state = play.advance(start, tools, answer);
  while (!state.ended && !play.prompt(state)) {
    state = passed(state);
    const next = state.challenge ? challengeOn(state, tools) : STEPS[state.phase]?.(state, tools);
    if (!next) return state;
    state = play.advance(next, tools);
  }
  return state;
}
