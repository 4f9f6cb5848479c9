/** What words do in a phrase, as the page tells them apart. */
export type Sort = 'count' | 'anchor' | 'thing' | 'restriction';

const SORTS: Readonly<Record<string, Sort>> = {
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
};

/** What words of a role do. */
export const sortOf = (role: string): Sort => SORTS[role] ?? 'anchor';

/** What each sort is called. */
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  count: 'how many',
  anchor: 'marks a choice',
  thing: 'kind of thing',
  restriction: 'restriction',
};
