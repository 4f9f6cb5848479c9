import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import type { Kind } from './kind.js';

/** The names of the player who searches, and of the player whose library is searched. */
const SEARCHER = 'searcher';
const SEARCHED = 'searched';
const who: Selector = { bound: SEARCHER };
const whose: Selector = { bound: SEARCHED };
/** The name of the one card that goes elsewhere. */
const ONE = 'foundFirst';

const shuffled: Effect = { effect: 'shuffle', who: whose };

type SearchedZones = NonNullable<MtgCardFilter['zone']>;

/** Returns what may be found in some zones. */
function findable(
  { filter = {}, sameNameAs }: EffectNamed<'search'>,
  zone: SearchedZones,
): { readonly filter: MtgCardFilter } | { readonly from: Selector } {
  const cards: MtgCardFilter = { zone, owner: `role.${SEARCHED}`, allOf: [filter] };
  return sameNameAs === undefined
    ? { filter: cards }
    : { from: { those: { each: cards }, sharing: 'name', with: sameNameAs } };
}

/** Moves what was found: one card of it elsewhere, if the effect says so. */
function moved(
  { to, under, tapped, one, bind = 'found' }: EffectNamed<'search'>,
  what: Selector,
): readonly Effect[] {
  const how = { ...(under ? { under } : {}), ...(tapped ? { tapped } : {}) };
  const move = (cards: Selector): Effect => ({
    effect: 'moveCards',
    what: cards,
    to: to === 'top' ? 'library' : to,
    bind,
    ...how,
  });
  if (!one) return [move(what)];
  return [
    { effect: 'choose', who, from: what, bind: ONE },
    { effect: 'moveCards', what: { bound: ONE }, ...one },
    // What has moved already is not meant any more.
    move(what),
  ];
}

/** Returns the effects of one player searching one library; both players are bound to names. */
function searchOne(effect: EffectNamed<'search'>): readonly Effect[] {
  const { filter = {}, sameNameAs, to, reveal, bind = 'found', count = 1 } = effect;
  const { andGraveyard, everywhere, every } = effect;
  const what: Selector = { bound: bind };
  // "Any number" includes none.
  const anyNumber = count === 'all' ? { upTo: true as const } : {};
  // 701.23d: only a number of cards without a quality must be found.
  const isOfQuality = Object.keys(filter).length > 0 || sameNameAs !== undefined;
  const mayFail = isOfQuality ? { upTo: true as const } : anyNumber;
  const shown: readonly Effect[] = reveal ? [{ effect: 'reveal', at: { cards: what } }] : [];
  const zones: SearchedZones = everywhere
    ? [...(every ? [] : (['graveyard'] as const)), 'hand', 'library']
    : andGraveyard
      ? ['library', 'graveyard']
      : 'library';
  // 701.23b: everybody sees a graveyard, so a card in it must be found.
  const seen: readonly Selector[] = everywhere && every ? [publicOf(findable(effect, 'graveyard'))] : [];
  const all: Selector = seen.length === 0 ? what : { among: [...seen, what] };
  const inLibrary: readonly Effect[] = [
    ...(everywhere ? [{ effect: 'look', who, at: { hand: whose } } as const] : []),
    { effect: 'look', who, at: { library: whose } },
    { effect: 'choose', who, ...findable(effect, zones), count, bind, ...mayFail },
    ...shown,
    ...(to === 'top' ? [shuffled, ...moved(effect, all)] : [...moved(effect, all), shuffled]),
  ];
  if (!andGraveyard) return inLibrary;
  const inGraveyard: readonly Effect[] = [
    { effect: 'choose', who, ...findable(effect, 'graveyard'), count, bind, ...anyNumber },
    ...shown,
    ...moved(effect, what),
  ];
  return [{ effect: 'may', about: 'searchLibrary', who, effects: inLibrary, else: inGraveyard }];
}

const publicOf = (found: ReturnType<typeof findable>): Selector =>
  'from' in found ? found.from : { each: found.filter };

export const search: Kind<'search'> = {
  apply(effect, { state }) {
    const { who: searchers = 'you', library = who } = effect;
    const each: Effect = { effect: 'forEach', what: library, as: SEARCHED, effects: searchOne(effect) };
    return { state, first: [{ effect: 'forEach', what: searchers, as: SEARCHER, effects: [each] }] };
  },
};
