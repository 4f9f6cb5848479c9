import type { SlotPart } from '@reticle/core/text';

type Role = SlotPart['role'];

/** What words do in a phrase, as the page tells them apart. */
export type Sort = 'count' | 'anchor' | 'thing' | 'restriction';

const SORTS: Readonly<Record<Role, Sort>> = {
  opening: 'count',
  count: 'count',
  anchor: 'anchor',
  class: 'thing',
  head: 'thing',
  bare: 'thing',
  any: 'thing',
  adjective: 'restriction',
  other: 'restriction',
  tail: 'restriction',
  // These never are a part of a slot.
  mention: 'anchor',
  before: 'anchor',
  after: 'anchor',
};

/** What words of a role do. */
export const sortOf = (role: Role): Sort => SORTS[role];

/** What each sort is called. */
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  count: 'how many',
  anchor: 'marks a choice',
  thing: 'kind of thing',
  restriction: 'restriction',
};
