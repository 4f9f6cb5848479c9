import type { FilterContext, MatcherRecord } from '@reticle/core';
import type { LinkedCard } from '../state/links.js';
import type { CardKeys } from './card-schema.js';
import { isLocation, locationWords } from './location.js';
import { sourceId } from './source.js';

type Wanted = NonNullable<CardKeys['atLocation']>;

/** What "here" is: the source where it is a location, else the location that the source is at. */
function here(context: FilterContext): string | undefined {
  const { source } = context;
  if (source === undefined) return undefined;
  if ('types' in source && Array.isArray(source.types) && source.types.includes('location')) {
    return sourceId(context);
  }
  return 'at' in source && typeof source.at === 'string' ? source.at : undefined;
}

/** The place of a card. */
export const atLocation: MatcherRecord<LinkedCard, Wanted, unknown> = {
  test: ({ at, location }, wanted, context) => {
    if (typeof wanted === 'boolean') return (at !== undefined) === wanted;
    if (typeof wanted === 'object') return location !== undefined && isLocation(location, wanted, context);
    return at !== undefined && at === (wanted === 'here' ? here(context) : wanted);
  },
  cost: 5,
  actual: ({ at }) => at ?? null,
  words: (wanted) => ({ after: placeWords(wanted) }),
  references: true,
};

function placeWords(wanted: Wanted): string {
  if (typeof wanted === 'boolean') return wanted ? 'at a location' : 'at no location';
  if (typeof wanted === 'object') return `at a ${locationWords(wanted)}`;
  return wanted === 'here' ? 'here' : `at ${wanted}`;
}
