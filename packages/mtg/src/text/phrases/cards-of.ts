import { type Hole, type Token, numberOf } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { spelled } from './amounts.js';
import { type WordsContext, textOf } from './context.js';
import { printThing, readThing, readThings, withArticle } from './things.js';

/** A number of objects of a kind. */
export interface Some {
  readonly what: MtgCardFilter;
  /** Two or more, or X. Defaults to one. */
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
  // The player who does it chooses. If the controller chooses, the sentence says more than which objects.
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

/** Removes the lent zone from printed words, which must contain it once. */
function withoutZone(words: string | undefined): string | undefined {
  const parts = words?.split(SUFFIX) ?? [];
  return parts.length === 2 ? parts.join('') : undefined;
}

/**
 * Cards of a zone that the sentence names elsewhere: "a creature card", "two cards". The target grammar needs
 * a zone, so one is added while reading and printing.
 */
export const someCards: SomeHole = {
  read(words, context) {
    const mayBeX = context.x === undefined && context.much !== true;
    // Several cards are read as they are printed: their zone comes before what else they are.
    const after = words.findIndex(({ text }) => text === 'cards') + 1;
    const found =
      readSome([...words, ...LENT], context, mayBeX) ??
      (after > 0 && after < words.length
        ? readSome([...words.slice(0, after), ...LENT, ...words.slice(after)], context, mayBeX)
        : undefined);
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

const TWO: Token = { text: 'two', raw: 'two', start: 0, end: 0, capital: false, depth: 0 };

/** "Creature cards", "cards": in the plural, without a number. */
export const anyCards: Hole<MtgCardFilter, WordsContext> = {
  read: (words, context) => someCards.read([TWO, ...words], context)?.what,
  print: (what, context) => someCards.print({ what, count: 2 }, context)?.slice('two '.length),
  plural: () => true,
};

/** Does what {@link anyCards} does if a kind is named: without one, some data would mean all cards. */
export const cardsOfKind: Hole<MtgCardFilter, WordsContext> = {
  read(words, context) {
    const found = anyCards.read(words, context);
    return found && Object.keys(found).length > 0 ? found : undefined;
  },
  print: (what, context) => (Object.keys(what).length > 0 ? anyCards.print(what, context) : undefined),
};

/** Returns a filter as effects have it: absent if it matches every card. */
export const filterOf = (what: MtgCardFilter): { readonly filter?: MtgCardFilter } =>
  Object.keys(what).length === 0 ? {} : { filter: what };
