import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, type AbilityAmount } from '../abilities/amount.js';
import { selector, type Selector } from '../abilities/selector.js';
import type { MtgCardFilter } from '../filter/schema.js';
import { mtgCardKind } from '../kinds/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import type { Effect } from './effect.js';

/**
 * A player searches a library for cards, puts them somewhere, and the library is shuffled (rule 701.23a). Who looks for
 * cards of a quality need not find them (701.23b); who looks for cards of any kind must (701.23d).
 */
export interface SearchEffect {
  readonly effect: 'search';
  /** Who searches; you, where it is left out. Several players search one after the other. */
  readonly who?: Selector | undefined;
  /** Whose library; that of who searches, where it is left out. */
  readonly library?: Selector | undefined;
  readonly filter?: MtgCardFilter | undefined;
  /** At most so many; 1, where it is left out. */
  readonly count?: AbilityAmount | 'all' | undefined;
  /** `top`: on top of the library, once it is shuffled. */
  readonly to: 'hand' | 'battlefield' | 'graveyard' | 'exile' | 'top';
  readonly under?: 'owner' | 'you' | undefined;
  readonly tapped?: true | undefined;
  readonly reveal?: true | undefined;
  /** Names the cards where they arrive; `found`, where it is left out. */
  readonly bind?: string | undefined;
}

export const searchEffect = z.strictObject({
  effect: z.literal('search'),
  who: selector.optional(),
  library: selector.optional(),
  filter: mtgCardKind.filter.optional(),
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  to: z.enum(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
  under: z.enum(['owner', 'you']).optional(),
  tapped: z.literal(true).optional(),
  reveal: z.literal(true).optional(),
  bind: bindName.optional(),
});

/** The names of who searches, and of whose library it is. */
const SEARCHER = 'searcher';
const SEARCHED = 'searched';

/** One player searches one library; both have names. */
function searchOne({ filter = {}, to, reveal, bind = 'found', ...rest }: SearchEffect): readonly Effect[] {
  const { effect: _search, who: _who, library: _library, count = 1, ...how } = rest;
  const there: MtgCardFilter = { zone: 'library', owner: `role.${SEARCHED}`, allOf: [filter] };
  const mayFail = Object.keys(filter).length > 0 ? { upTo: true as const } : {};
  const shuffled: Effect = { effect: 'shuffle', who: { bound: SEARCHED } };
  const what = { bound: bind };
  const shown: readonly Effect[] = reveal ? [{ effect: 'reveal', at: { cards: what } }] : [];
  const moved: Effect = { effect: 'moveCards', what, to: to === 'top' ? 'library' : to, bind, ...how };
  return [
    { effect: 'look', who: { bound: SEARCHER }, at: { library: { bound: SEARCHED } } },
    { effect: 'choose', who: { bound: SEARCHER }, filter: there, count, bind, ...mayFail },
    ...shown,
    ...(to === 'top' ? [shuffled, moved] : [moved, shuffled]),
  ];
}

export const search: EffectKind<MtgMatchState, SearchEffect, Effect> = {
  apply(effect, { state }) {
    const { who = 'you', library = { bound: SEARCHER } } = effect;
    const each: Effect = { effect: 'forEach', what: library, as: SEARCHED, effects: searchOne(effect) };
    return { state, first: [{ effect: 'forEach', what: who, as: SEARCHER, effects: [each] }] };
  },
};
