import { frozenCopy, type PinnedRef } from '@reticle/core';
import type { CardKeys, MtgCardFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { cardsIn } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { controllerOf } from '../../state/facts.js';
import { isInRange } from '../../state/range.js';
import { refOf } from '../../state/refs.js';
import { knownCard } from '../../state/state.js';
import { mtgCardKind } from '../targeting/kinds.js';
import { seenBy } from '../targeting/seen-by.js';

/** Whether one value of a filter looks at the object alone, whatever else there is. */
type OwnTest = (value: unknown) => boolean;

const always: OwnTest = () => true;
/** Comparisons with plain numbers, not with amounts that are counted elsewhere. */
const compared: OwnTest = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((part) => typeof part === 'number');
const KNOWN_PLAYERS: ReadonlySet<unknown> = new Set(['self', 'opponent', 'teammate', 'any']);
const isKnownPlayer: OwnTest = (value) => KNOWN_PLAYERS.has(value);

/** The keys that look only at the object itself and at who controls the source. */
const OWN_KEYS: { readonly [Key in keyof CardKeys]?: OwnTest } = {
  zone: always,
  owner: isKnownPlayer,
  controller: isKnownPlayer,
  publicId: always,
  instanceId: always,
  excludeSelf: always,
  type: always,
  allTypes: always,
  supertype: always,
  subtype: always,
  allSubtypes: always,
  color: always,
  allColors: always,
  colorCount: compared,
  withKeyword: always,
  withoutKeyword: always,
  power: compared,
  toughness: compared,
  manaValue: compared,
  tapped: always,
  token: always,
  attacking: always,
  blocking: always,
};
const ownTests: ReadonlyMap<string, OwnTest> = new Map(Object.entries(OWN_KEYS));

/** What a filter looks at. */
interface FilterReads {
  readonly keys: ReadonlySet<string>;
  /**
   * Whether it looks at each object by itself: its answer for an object doesn't depend on other objects,
   * except the source.
   */
  readonly isOwn: boolean;
}

/** Returns what a filter looks at, with all its parts. */
export const readsOf = memo((filter: MtgCardFilter): FilterReads => {
  const { anyOf = [], allOf = [], not, ...own } = filter;
  const parts = [...anyOf, ...allOf, ...(not ? [not] : [])].map((part) => readsOf(part));
  const entries = Object.entries<unknown>({ ...own }).filter(([, value]) => value !== undefined);
  return {
    keys: new Set([...entries.map(([key]) => key), ...parts.flatMap(({ keys }) => [...keys])]),
    isOwn:
      entries.every(([key, value]) => ownTests.get(key)?.(value) === true) &&
      parts.every(({ isOwn }) => isOwn),
  };
});

/** Core caches what it compiles of a filter only if the filter is frozen. */
const frozen = memo((filter: MtgCardFilter): MtgCardFilter => frozenCopy(filter));

/**
 * Returns a test for a filter that looks at each object by itself (`readsOf`), as a player sees objects.
 * Objects outside the player's range of influence don't match (rules 801.10, 801.11).
 */
export function ownTest(
  filter: MtgCardFilter,
  state: MtgMatchState,
  player: string,
  source: MtgCard | undefined,
  X?: number,
): (card: MtgCard) => boolean {
  const { context } = seenBy(state, player, source, X);
  const kept = frozen(filter);
  return (card) => {
    const found = mtgCardKind.matches(kept, card, context);
    return found.ok && found.value && isInRange(state, player, controllerOf(card));
  };
}

/**
 * Returns every object that matches a filter, as `matching` does, if each card of one zone can be tested by
 * itself. Returns undefined for all other filters.
 */
export function ownMatches(
  filter: MtgCardFilter,
  {
    state,
    controller,
    source,
  }: {
    readonly state: MtgMatchState;
    readonly controller: string;
    readonly source: PinnedRef;
  },
): readonly PinnedRef[] | undefined {
  const { zone = 'battlefield' } = filter;
  const { isOwn, keys } = readsOf(filter);
  if (!isOwn || typeof zone !== 'string') return undefined;
  const known = knownCard(state, source);
  if (!known && keys.has('excludeSelf')) return undefined;
  const passes = ownTest(filter, state, controller, known);
  const found: PinnedRef[] = [];
  for (const card of cardsIn(state, zone)) if (!card.phasedOut && passes(card)) found.push(refOf(card));
  return found;
}
