import type { MatchEvent } from '@reticle/core/match';
import { type Tools, withObserver } from '@reticle/core/play';
import type { MtgMatchState } from '../../state/match-state.js';
import { COMBAT } from './combat.js';
import { COUNTERS } from './counters.js';
import { DAMAGE } from './damage.js';
import { PERMANENTS } from './permanents.js';
import { PLAYERS } from './players.js';
import { TURN } from './turn.js';
import { ZONES } from './zones.js';

/** All events of the rules, with the changes that they make. */
const CHANGES = { ...COMBAT, ...COUNTERS, ...DAMAGE, ...PERMANENTS, ...PLAYERS, ...TURN, ...ZONES };

type Changes = typeof CHANGES;
type EventType = keyof Changes;
type FactsOf = { [Type in EventType]: Parameters<Changes[Type]>[1] };
type UnseenBy = {
  [Type in EventType]: Parameters<Changes[Type]> extends readonly [unknown, unknown, ...infer Unseen]
    ? Unseen
    : never;
};

/** The same table, typed so that each event type has its own facts. */
const CHANGE_OF: {
  readonly [Type in EventType]: (
    state: MtgMatchState,
    facts: FactsOf[Type],
    ...unseen: UnseenBy[Type]
  ) => MtgMatchState;
} = CHANGES;

/** Receives events. */
export type Emit = Tools['emit'];

/**
 * Performs an event: changes the state as the event says, and emits it. This is the only way in which rules
 * change what a match is about; the log, the animation and triggers all come from these events. Abilities
 * that wait for the event trigger once the state is settled (`executionOf`).
 *
 * @param event the event as it is emitted: plain JSON, visible only to `visibleTo` if that is there
 *
 * @param unseen what the change needs in addition; see {@link CHANGES}
 */
export function happen<Type extends EventType>(
  state: MtgMatchState,
  event: { readonly type: Type; readonly visibleTo?: readonly string[] } & FactsOf[Type],
  emit: Emit,
  ...unseen: UnseenBy[Type]
): MtgMatchState {
  emit(event);
  return CHANGE_OF[event.type](state, event, ...unseen);
}

/**
 * Emits events that have already happened in the state that comes with them, as of a spell that is announced
 * and paid for by now.
 */
export function emitAll(events: readonly MatchEvent[], emit: Emit): void {
  for (const event of events) emit(event);
}

/** Returns an `emit` that also passes every event to a listener. */
export const withListener = (emit: Emit, listen: (event: MatchEvent) => void): Emit =>
  withObserver((event) => {
    listen(event);
    emit(event);
  }, emit.observe);

/** Tries something. Its events are emitted after the try, and only if the result `stands`. */
export function tryOut<Done>(
  emit: Emit,
  attempt: (emit: Emit) => Done,
  stands: (done: Done) => boolean,
): Done {
  const events: MatchEvent[] = [];
  const done = attempt((event) => {
    events.push(event);
  });
  if (stands(done)) emitAll(events, emit);
  return done;
}
