import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownNow } from '../../state/state.js';
import { withCard } from '../../state/cards.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';

/** What can have counters: an object or a player. */
export interface CounterBearer {
  readonly counters: Readonly<Record<string, number>>;
}

/** How many counters of a kind something has. */
export const countersOn = ({ counters }: CounterBearer, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** What counters there are once there are some more, or fewer, of a kind; a kind of which none are left is not there. */
function countersAfter(bearer: CounterBearer, kind: string, more: number): CounterBearer['counters'] {
  const others = Object.entries(bearer.counters).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(bearer, kind) + more);
  return Object.fromEntries(count === 0 ? others : [...others, [kind, count] as const]);
}

/** A card with some more, or fewer, counters of a kind. */
export const withCounters = (card: MtgCard, kind: string, more: number): MtgCard =>
  cardWith(card, { counters: countersAfter(card, kind, more) });

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
    player.id === on.id ? playerWith(player, { counters: countersAfter(bearer, counter, amount) }) : player,
  );
  return matchWith(state, { players });
}

/** The loyalty of a permanent is the number of its loyalty counters (rule 306.5c). */
const withLoyalty = (card: MtgCard, counter: string): MtgCard =>
  counter === 'loyalty' ? cardWith(card, { loyalty: countersOn(card, 'loyalty') }) : card;

function playerAt(state: MtgMatchState, id: string) {
  const player = state.players.find((found) => found.id === id && found.left !== true);
  return player && { counters: player.counters ?? {} };
}

/** Counters are put on what is on the battlefield; what has left keeps none (rule 400.7). */
function permanentAt(state: MtgMatchState, ref: PinnedRef) {
  const card = ref.kind === 'card' ? knownNow(state, ref) : undefined;
  return card?.zone === 'battlefield' && !card.phasedOut ? card : undefined;
}
