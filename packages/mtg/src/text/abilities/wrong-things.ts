import type { GameIssue } from '@reticle/core';
import { EFFECTS } from '../../language/effects/effect.js';
import type { EffectEntry } from '../../language/effects/family.js';

type ThingPart = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is ThingPart => typeof value === 'object' && value !== null;

/** The facts of effects by name. */
const FACTS: ReadonlyMap<unknown, EffectEntry> = new Map(Object.entries(EFFECTS));

/** What costs of a kind are paid with. */
const COSTS: ReadonlyMap<unknown, NonNullable<EffectEntry['things']>> = new Map([
  ['sacrifice', { what: ['permanent', '701.21a'] }],
  ['tapOthers', { what: ['permanent', '701.26a'] }],
]);

/** Types that no permanent has (rule 110.4). */
const NEVER_PERMANENT: ReadonlySet<unknown> = new Set(['instant', 'sorcery']);

const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

/** Whether all that a filter may match is on the stack, or a permanent. */
function isOnly(only: 'permanent' | 'stack', { zone = 'battlefield', type, anyOf }: ThingPart): boolean {
  const own = Array.isArray(anyOf) ? anyOf.filter(isObject) : [];
  if (own.length > 0) return own.every((one) => isOnly(only, { zone, ...(type ? { type } : {}), ...one }));
  const zones = listOf(zone);
  if (only === 'stack') return zones.every((one) => one === 'stack');
  const types = listOf(type);
  return (
    zones.every((one) => one === 'battlefield') &&
    (types.length === 0 || types.some((one) => !NEVER_PERMANENT.has(one)))
  );
}

/** What the targets of an ability may be, by their ids. Players and abilities are no matter of zones. */
type Slots = ReadonlyMap<unknown, readonly ThingPart[]>;

function slotsOf({ targets }: ThingPart, known: Slots): Slots {
  const slots = isObject(targets) ? listOf(targets['slots']).filter(isObject) : [];
  if (slots.length === 0) return known;
  return new Map([
    ...known,
    ...slots.map(({ id, accepts }) => {
      const cards = listOf(accepts).filter((one) => isObject(one) && one['kind'] === 'card');
      return [
        id,
        cards.flatMap((one) => (isObject(one) && isObject(one['filter']) ? [one['filter']] : [])),
      ] as const;
    }),
  ]);
}

/** Returns the filters of what a selector means, as far as it says. */
function filtersOf(selector: unknown, slots: Slots): readonly ThingPart[] {
  if (!isObject(selector)) return [];
  const { each, bound, among, those } = selector;
  if (isObject(each)) return [each];
  if (bound !== undefined) return slots.get(bound) ?? [];
  return [...listOf(among), ...listOf(those)].flatMap((one) => filtersOf(one, slots));
}

/**
 * Finds what the rules never let be done to a thing, though the words were read: a spell is not destroyed (rule 701.8a), a permanent
 * not countered (701.6a), an instant not sacrificed. Which effects are done to what stands in the effects' own facts.
 */
export function wrongThingIn(part: unknown, words: object, known: Slots = new Map()): GameIssue | undefined {
  if (!isObject(part)) return undefined;
  const slots = slotsOf(part, known);
  const things = FACTS.get(part['effect'])?.things ?? COSTS.get(part['cost']) ?? {};
  for (const [key, [only, rule]] of Object.entries(things)) {
    const value = part[key];
    // A cost names a filter itself, an effect a selector.
    const isFilter = key === 'filter' || part['cost'] !== undefined;
    const filters = isFilter ? listOf(value).filter(isObject) : filtersOf(value, slots);
    if (!filters.every((filter) => isOnly(only, filter)))
      return { code: 'mtg.wrongThing', data: { ...words, only, rule } };
  }
  for (const inner of Object.values(part)) {
    const found = wrongThingIn(inner, words, slots);
    if (found) return found;
  }
  return undefined;
}
