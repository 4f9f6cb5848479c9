import type { CardKeys, MtgCardFilter } from '../../language/filter.js';
import { memo } from '../../state/memo.js';

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
