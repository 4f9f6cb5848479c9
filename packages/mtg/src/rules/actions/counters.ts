import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownNow } from '../../state/state.js';
import { withCard } from '../../state/cards.js';

/** What can have counters: an object or a player. */
export interface CounterBearer {
  readonly counters: Readonly<Record<string, number>>;
}

/** How many counters of a kind something has. */
export const countersOn = ({ counters }: CounterBearer, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** Some more, or fewer, counters of a kind; a kind of which none are left is not there. */
export function withCounters<Any extends CounterBearer>(bearer: Any, kind: string, more: number): Any {
  const others = Object.entries(bearer.counters).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(bearer, kind) + more);
  const entries = count === 0 ? others : [...others, [kind, count] as const];
  return { ...bearer, counters: Object.fromEntries(entries) };
}

/**
 * Puts counters on an object or player, or takes them off, as many as there are (rules 122.1, 122.6). Event
 * `{ type: 'counters', on, counter, amount }` with how many came; negative, where they went.
 */
export function changeCounters(
  state: MtgMatchState,
  on: PinnedRef,
  counter: string,
  more: number,
  emit: (event: MatchEvent) => void,
): MtgMatchState {
  const bearer = on.kind === 'player' ? playerAt(state, on.id) : permanentAt(state, on);
  if (!bearer) return state;
  const amount = Math.max(more, -countersOn(bearer, counter));
  if (amount === 0) return state;
  emit({ type: 'counters', on, counter, amount });
  if (on.kind === 'card') {
    const card = knownNow(state, on);
    return card ? withCard(state, withLoyalty(withCounters(card, counter, amount), counter)) : state;
  }
  const players = state.players.map((player) =>
    player.id === on.id
      ? withCounters({ ...player, counters: player.counters ?? {} }, counter, amount)
      : player,
  );
  return { ...state, players };
}

/** The loyalty of a permanent is the number of its loyalty counters (rule 306.5c). */
const withLoyalty = (card: MtgCard, counter: string): MtgCard =>
  counter === 'loyalty' ? { ...card, loyalty: countersOn(card, 'loyalty') } : card;

function playerAt(state: MtgMatchState, id: string) {
  const player = state.players.find((found) => found.id === id && found.left !== true);
  return player && { counters: player.counters ?? {} };
}

/** Counters are put on what is on the battlefield; what has left keeps none (rule 400.7). */
function permanentAt(state: MtgMatchState, ref: PinnedRef) {
  const card = ref.kind === 'card' ? knownNow(state, ref) : undefined;
  return card?.zone === 'battlefield' && !card.phasedOut ? card : undefined;
}
