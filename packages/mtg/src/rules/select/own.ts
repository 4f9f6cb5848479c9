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

/** How far one value of a filter looks: at the object alone, whatever else there is. */
type OwnTest = (value: unknown) => boolean;

const always: OwnTest = () => true;
/** Numbers, not such as are counted elsewhere. */
const compared: OwnTest = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((part) => typeof part === 'number');
const KNOWN_PLAYERS: ReadonlySet<unknown> = new Set(['self', 'opponent', 'teammate', 'any']);
const isKnownPlayer: OwnTest = (value) => KNOWN_PLAYERS.has(value);

/** The keys that look at nothing but the object itself, and at who controls the source. */
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
  /** Whether it looks at each object by itself: what it says of one does not change with any other, but for the source. */
  readonly isOwn: boolean;
}

/** What a filter looks at, all of its parts together. */
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

/** Core keeps what it made of a filter only where the filter is frozen. */
const frozen = memo((filter: MtgCardFilter): MtgCardFilter => frozenCopy(filter));

/**
 * Whether a filter that looks at each object by itself (`readsOf`) lets a card through, seen by a player: nothing is that is outside the
 * player's range of influence (rules 801.10, 801.11).
 */
export function ownTest(
  filter: MtgCardFilter,
  state: MtgMatchState,
  player: string,
  source: MtgCard | undefined,
): (card: MtgCard) => boolean {
  const { context } = seenBy(state, player, source);
  const kept = frozen(filter);
  return (card) => {
    const found = mtgCardKind.matches(kept, card, context);
    return found.ok && found.value && isInRange(state, player, controllerOf(card));
  };
}

/**
 * Every object that a filter lets through, as `matching` gives them, where each card of one zone can be asked by itself; undefined
 * for all other filters, which are asked of the whole state.
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
