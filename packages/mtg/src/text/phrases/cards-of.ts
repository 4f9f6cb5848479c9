import { type Hole, type Token, numberOf } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { spelled } from './amounts.js';
import { type WordsContext, textOf } from './context.js';
import { printThing, readThing, readThings, withArticle } from './things.js';

/** So many things of a kind. */
export interface Some {
  readonly what: MtgCardFilter;
  /** Two or more, or X; one, where it is left out. */
  readonly count?: AbilityAmount;
}
type SomeHole = Hole<Some, WordsContext>;

/** "A creature", "another artifact", "two Goblins", "X lands". */
export const some: SomeHole = {
  read: (words, context) => readSome(words, context, false),
  print({ what, count }, context) {
    const words = printThing(what, count !== undefined);
    if (words === undefined || count === undefined) return words && withArticle(words);
    const number = spelled.print(count, context);
    return number && `${number} ${words}`;
  },
};

function readSome(words: readonly Token[], { x = 'X' }: WordsContext, mayBeX: boolean): Some | undefined {
  const [first, ...rest] = words;
  // Whoever does it chooses; where you do, the sentence says more than which things.
  if (textOf(words).includes('of your choice')) return undefined;
  if (first?.text === 'another') return asSome(readThing(words, false, mayBeX), undefined);
  if (first?.text === 'a' || first?.text === 'an') return asSome(readThing(rest, false, mayBeX), undefined);
  const count = numberOf(first?.text ?? '');
  if (count === undefined || (typeof count === 'number' && count < 2)) return undefined;
  return asSome(readThings(rest, mayBeX), count === 'X' ? x : count);
}

const asSome = (what: MtgCardFilter | undefined, count: AbilityAmount | undefined): Some | undefined =>
  what && { what, ...(count === undefined ? {} : { count }) };
const SUFFIX = ' from your graveyard';

const LENT: readonly Token[] = SUFFIX.trim()
  .split(' ')
  .map((text) => ({ text, raw: text, start: 0, end: 0, capital: false, depth: 0 }));

/** The words without the zone that was lent, which must stand there once. */
function withoutZone(words: string | undefined): string | undefined {
  const parts = words?.split(SUFFIX) ?? [];
  return parts.length === 2 ? parts.join('') : undefined;
}

/**
 * "A creature card", "two cards": cards of a zone that the sentence names elsewhere. The grammar of targets wants a zone,
 * so that one is lent to it.
 */
export const someCards: SomeHole = {
  read(words, context) {
    const found = readSome([...words, ...LENT], context, context.x === undefined && context.much !== true);
    if (!found) return undefined;
    const { zone, owner, ...what } = found.what;
    return zone === 'graveyard' && owner === 'self' ? { ...found, what } : undefined;
  },
  print(value, context) {
    if (value.what.zone !== undefined || value.what.owner !== undefined) return undefined;
    const lent: Some = { ...value, what: { ...value.what, zone: 'graveyard', owner: 'self' } };
    return withoutZone(some.print(lent, context));
  },
};

/** A filter as effects have it: nothing where every card will do. */
export const filterOf = (what: MtgCardFilter): { readonly filter?: MtgCardFilter } =>
  Object.keys(what).length === 0 ? {} : { filter: what };
