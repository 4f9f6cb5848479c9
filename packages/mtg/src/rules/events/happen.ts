import type { MatchEvent } from '@reticle/core/match';
import type { Tools } from '@reticle/core/play';
import type { MtgMatchState } from '../../state/match-state.js';
import { COMBAT } from './combat.js';
import { COUNTERS } from './counters.js';
import { DAMAGE } from './damage.js';
import { PERMANENTS } from './permanents.js';
import { PLAYERS } from './players.js';
import { TURN } from './turn.js';
import { ZONES } from './zones.js';

/** Every event that rules make happen, with what it changes. */
const CHANGES = { ...COMBAT, ...COUNTERS, ...DAMAGE, ...PERMANENTS, ...PLAYERS, ...TURN, ...ZONES };

type Changes = typeof CHANGES;
type EventType = keyof Changes;
type FactsOf = { [Type in EventType]: Parameters<Changes[Type]>[1] };
type UnseenBy = {
  [Type in EventType]: Parameters<Changes[Type]> extends readonly [unknown, unknown, ...infer Unseen]
    ? Unseen
    : never;
};

/** The same, so that each type of event is known to go with its own facts. */
const CHANGE_OF: {
  readonly [Type in EventType]: (
    state: MtgMatchState,
    facts: FactsOf[Type],
    ...unseen: UnseenBy[Type]
  ) => MtgMatchState;
} = CHANGES;

/** Who is told of events. */
export type Emit = Tools['emit'];

/**
 * The one door by which rules change what a match is about: an event happens, which is that the state changes as it says, and that it
 * is told. What waits for it triggers once the state is settled (`executionOf`).
 *
 * @param event as it is told: plain JSON, seen by `visibleTo` alone if that is there
 * @param unseen what the change needs beside it; see {@link CHANGES}
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

/** Tells what has happened already in the state that comes with it: of a spell that is announced, and paid for by now. */
export function tell(events: readonly MatchEvent[], emit: Emit): void {
  for (const event of events) emit(event);
}

/** Somebody listens to what is told. */
export const overheard =
  (emit: Emit, listen: (event: MatchEvent) => void): Emit =>
  (event) => {
    listen(event);
    emit(event);
  };

/** Lets something be tried: what happens in it is told once the try is over, if it `stands`. */
export function trying<Done>(
  emit: Emit,
  attempt: (emit: Emit) => Done,
  stands: (done: Done) => boolean,
): Done {
  const events: MatchEvent[] = [];
  const done = attempt((event) => {
    events.push(event);
  });
  if (stands(done)) tell(events, emit);
  return done;
}
