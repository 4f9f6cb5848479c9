import type { LexiconEntry, Role } from './lexicon.js';

/** What an entry of a role may say of the whole phrase: how many, or who chooses and how the chosen relate. */
const HOW_MANY: ReadonlySet<string> = new Set(['min', 'max', 'other']);
const OF_THE_CHOSEN: ReadonlySet<string> = new Set(['chooser', 'relations']);
const NOTHING: ReadonlySet<string> = new Set();

const SAYS: { readonly [R in Role]: ReadonlySet<string> } = {
  opening: HOW_MANY,
  count: HOW_MANY,
  other: HOW_MANY,
  adjective: OF_THE_CHOSEN,
  class: OF_THE_CHOSEN,
  head: OF_THE_CHOSEN,
  bare: OF_THE_CHOSEN,
  tail: OF_THE_CHOSEN,
  any: NOTHING,
  mention: NOTHING,
  before: NOTHING,
  after: NOTHING,
};

/** Roles that name a thing: they have a kind. What is only said of things has kinds. */
const NAMES_A_THING: ReadonlySet<Role> = new Set(['head', 'bare']);
const SAID_OF_THINGS: ReadonlySet<Role> = new Set(['adjective', 'class', 'tail', 'before']);

/** What an entry holds that nobody would read: words would be lost without a sign. `undefined` where there is nothing. */
export function entryFault({ role, words, phrase = {}, kind, kinds }: LexiconEntry): string | undefined {
  const own = `${role} "${words}"`;
  const unread = Object.keys(phrase).find((key) => !SAYS[role].has(key));
  if (unread !== undefined) {
    const where = OF_THE_CHOSEN.has(unread)
      ? 'say it in a tail, and name that in "as"'
      : 'no entry says that';
    return `The ${own} cannot have "${unread}" in its phrase: ${where}.`;
  }
  if (kind !== undefined && !NAMES_A_THING.has(role)) {
    return `The ${own} is said of things: it has "kinds", not "kind".`;
  }
  return kinds !== undefined && !SAID_OF_THINGS.has(role)
    ? `The ${own} has no "kinds": it is not said of things.`
    : undefined;
}
