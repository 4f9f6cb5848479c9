import { defineKind, frozenCopy, type FilterContext } from '@reticle/core';
import { describeFilter } from '@reticle/core/describe';
import * as z from 'zod';
import { lorcanaCard, type LorcanaCard } from '../state/card.js';
import { ownMatchers } from './own-matchers.js';
import { ownKeys, type LocationFilter } from './schema.js';

const kind = defineKind({
  name: 'location',
  object: lorcanaCard,
  filter: ownKeys,
  matchers: ownMatchers,
  list: (cards: readonly LorcanaCard[]) => cards,
  id: ({ instanceId }) => instanceId,
});

/** The schema of {@link LocationFilter}: strict, with `anyOf`, `allOf` and `not`. */
export const locationFilter: z.ZodType<LocationFilter> = kind.filter.register(z.globalRegistry, {
  id: 'LocationFilter',
  title: 'Filter on a location',
  description: 'Which location is meant. All keys must hold; {} matches every one.',
});

/** Whether a location is as a filter wants it, asked as in `context`. False for a filter that is none. */
export function isLocation(card: LorcanaCard, filter: LocationFilter, context: FilterContext): boolean {
  const asked = kind.matches(frozen(filter), card, context);
  return asked.ok && asked.value;
}

/** The filter in words. */
export function locationWords(filter: LocationFilter): string {
  const words = describeFilter(kind.name, frozen(filter), { kinds: [kind] });
  return words.ok ? words.value : kind.name;
}

/** Core keeps what it made of a filter only where the filter is frozen. */
const copies = new WeakMap<LocationFilter, LocationFilter>();
function frozen(filter: LocationFilter): LocationFilter {
  const found = copies.get(filter) ?? frozenCopy(filter);
  copies.set(filter, found);
  return found;
}
