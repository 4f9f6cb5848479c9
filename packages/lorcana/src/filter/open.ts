import type { Zone } from '../state/vocabulary.js';
import type { LorcanaCardFilter } from './card-schema.js';

/** The zones into which not everybody may look (rule 7.1.3). */
const PRIVATE: ReadonlySet<Zone> = new Set(['hand', 'deck', 'inkwell']);
/** What everybody may know of a card that lies there: where, whose, and how it lies (rules 7.1.3.1, 7.5.4). */
const OPEN = ['zone', 'owner', 'controller', 'instanceId', 'ready', 'exerted', 'faceDown'] as const;

const isPrivate = ({ zone = [] }: LorcanaCardFilter): boolean =>
  [zone].flat().some((one) => PRIVATE.has(one));

const openKeys = (filter: LorcanaCardFilter): LorcanaCardFilter =>
  Object.fromEntries(OPEN.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])));

/**
 * What everybody can tell of a filter: on cards of a private zone it lets through all that lie there, however they are; a
 * filter on other cards stays as it is. Whoever is asked, or not asked, by this tells nothing of a hidden card.
 */
export function openFilter(filter: LorcanaCardFilter): LorcanaCardFilter {
  const { allOf = [], anyOf } = filter;
  if (isPrivate(filter) || allOf.some(isPrivate))
    return { ...openKeys(filter), ...(allOf.length > 0 ? { allOf: allOf.map(openKeys) } : {}) };
  return anyOf?.some(isPrivate) ? { ...filter, anyOf: anyOf.map(openFilter) } : filter;
}
