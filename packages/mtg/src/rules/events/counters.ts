import type { PinnedRef } from '@reticle/core';
import { KEYWORD_COUNTERS } from '../../language/performed.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById, withCard } from '../../state/cards.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';
import { changePlayers } from '../../state/players.js';
import { sure } from '../../state/sure.js';
import type { EventChange } from './event.js';
import { withSharedPoison } from '../../state/teams.js';

/** An object or a player that can have counters. */
export interface CounterBearer {
  readonly counters?: Readonly<Record<string, number>> | undefined;
}

/** Returns how many counters of a kind something has. */
export const countersOn = ({ counters = {} }: CounterBearer, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** Returns the counters after more, or fewer, of a kind. A kind with no counters left is removed. */
function countersAfter(bearer: CounterBearer, kind: string, more: number): MtgCard['counters'] {
  const others = Object.entries(bearer.counters ?? {}).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(bearer, kind) + more);
  return Object.fromEntries(count === 0 ? others : [...others, [kind, count] as const]);
}

/** Returns a card with more, or fewer, counters of a kind. */
export const withCounters = (card: MtgCard, kind: string, more: number): MtgCard =>
  cardWith(card, { counters: countersAfter(card, kind, more) });

const GIVING: ReadonlySet<string> = new Set([...KEYWORD_COUNTERS, 'finality']);

/** Records when the keyword counters came that are on a permanent and were not there before (rule 613.7c). */
export function withCounted(state: MtgMatchState, id: string): MtgMatchState {
  const card = cardById(state, id);
  const kinds = card ? Object.keys(card.counters).filter((kind) => GIVING.has(kind)) : [];
  if (!card || kinds.length + Object.keys(card.counted ?? {}).length === 0) return state;
  const { nextId } = state;
  const counted = Object.fromEntries(kinds.map((kind) => [kind, card.counted?.[kind] ?? nextId]));
  const dated = withCard(
    state,
    kinds.length === 0 ? cardWith(card, {}, ['counted']) : cardWith(card, { counted }),
  );
  return Object.values(counted).includes(nextId) ? matchWith(dated, { nextId: nextId + 1 }) : dated;
}

/** Sets a permanent's loyalty to the number of its loyalty counters (rule 306.5c). */
const withLoyalty = (card: MtgCard, counter: string): MtgCard =>
  counter === 'loyalty' ? cardWith(card, { loyalty: countersOn(card, 'loyalty') }) : card;

/** Counters are put on something, or removed if the amount is negative (rule 122.1). */
const counters: EventChange<{
  readonly on: PinnedRef;
  readonly counter: string;
  readonly amount: number;
  readonly cost?: true;
}> = (state, { on, counter, amount }) => {
  if (on.kind === 'player')
    return withSharedPoison(
      changePlayers(state, [on.id], (player) =>
        playerWith(player, { counters: countersAfter(player, counter, amount) }),
      ),
      on.id,
    );
  const card = sure(cardById(state, on.id));
  const after = withCard(state, withLoyalty(withCounters(card, counter, amount), counter));
  return GIVING.has(counter) ? withCounted(after, on.id) : after;
};

export const COUNTERS = { counters };
