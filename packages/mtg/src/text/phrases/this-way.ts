import { type Hole, type Token, someWithin, standsAt } from '@reticle/core/text';
import { EFFECTS, type Effect } from '../../language/effects/effect.js';
import { type MtgCardFilter, saysChosen } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import { THIS_WAY, type ThisWay } from '../../language/this-way.js';
import type { WordsContext } from './context.js';
import { printThing, readCounted, readThings, withArticle } from './things.js';

/** Objects to which something was done during a resolution: "creatures destroyed this way". */
export type DoneThisWay = Extract<Selector, { readonly thisWay: ThisWay }>;

/** The words for each, and what they apply to: permanents as they were, cards where they went, or either. */
const SAID: Readonly<Record<ThisWay, { readonly words: string; readonly of?: 'permanents' | 'cards' }>> = {
  dealtDamage: { words: 'dealt damage', of: 'permanents' },
  destroyed: { words: 'destroyed', of: 'permanents' },
  discarded: { words: 'discarded', of: 'cards' },
  exiled: { words: 'exiled' },
  milled: { words: 'milled', of: 'cards' },
  putIntoGraveyard: { words: 'put into a graveyard' },
  sacrificed: { words: 'sacrificed', of: 'permanents' },
  tapped: { words: 'tapped', of: 'permanents' },
};
const ENDS = THIS_WAY.map((thisWay) => {
  const { words, of } = SAID[thisWay];
  return { thisWay, of, tail: `${words} this way`.split(' ') };
});

const LENT = ' from your graveyard';
const tokensLike = (text: string, like: Token): readonly Token[] =>
  text
    .trim()
    .split(' ')
    .map((word) => ({ ...like, text: word, raw: word, capital: false }));

const readNoun = (words: readonly Token[], plural: boolean): MtgCardFilter | undefined =>
  plural ? readThings(words) : readCounted(words);

/** Reads "creature card". The target grammar needs a zone, so one is added. */
function readCard(words: readonly Token[], plural: boolean): MtgCardFilter | undefined {
  const last = words.at(-1);
  const found = last && readNoun([...words, ...tokensLike(LENT, last)], plural);
  if (found?.zone !== 'graveyard' || found.owner !== 'self') return undefined;
  const { zone: _zone, owner: _owner, ...rest } = found;
  return rest;
}

/**
 * Whether a filter looks at each object by itself, without its controller or owner, and without what was
 * chosen.
 */
const isPlain = (filter: MtgCardFilter): boolean =>
  filter.zone === undefined &&
  filter.controller === undefined &&
  filter.owner === undefined &&
  !saysChosen(filter) &&
  !someWithin(filter, (part) => typeof part === 'string' && part.startsWith('role.'));

const CARD = /^cards?$/u;

/** Reads "creature destroyed this way", or in the plural "cards exiled this way". */
export function readThisWay(words: readonly Token[], plural: boolean): DoneThisWay | undefined {
  const end = ENDS.find(({ tail }) => standsAt(tail, words, words.length - tail.length));
  if (!end) return undefined;
  const noun = words.slice(0, words.length - end.tail.length);
  const cards = noun.some(({ text }) => CARD.test(text));
  if (noun.length === 0 || (end.of !== undefined && cards !== (end.of === 'cards'))) return undefined;
  const found = cards ? readCard(noun, plural) : readNoun(noun, plural);
  if (!found || !isPlain(found)) return undefined;
  const are = Object.keys(found).length === 0 ? {} : { are: found };
  return { thisWay: end.thisWay, ...are, ...(cards ? { cards: true as const } : {}) };
}

/** Prints the noun alone: "creature card". */
function printNoun({ are = {}, cards }: DoneThisWay, plural: boolean): string | undefined {
  if (!isPlain(are)) return undefined;
  if (!cards) return printThing(are, plural);
  const [noun, ...others] =
    printThing({ ...are, zone: 'graveyard', owner: 'self' }, plural)?.split(LENT) ?? [];
  return others.length === 1 ? `${noun}${others[0]}` : undefined;
}

/** Prints these objects. */
export function printThisWay(value: DoneThisWay, plural: boolean): string | undefined {
  const { words, of } = SAID[value.thisWay];
  const noun =
    of !== undefined && (of === 'cards') !== (value.cards === true) ? undefined : printNoun(value, plural);
  return noun && `${noun} ${words} this way`;
}

/**
 * The noun in a sentence that itself says what was done: "a creature card" in "a creature card was discarded
 * this way".
 */
export function nounDone(thisWay: ThisWay, plural: boolean): Hole<DoneThisWay, WordsContext> {
  const tail = `${SAID[thisWay].words} this way`;
  return {
    read(words) {
      const [first, ...rest] = words;
      if (!first || (!plural && first.text !== 'a' && first.text !== 'an')) return undefined;
      return readThisWay([...(plural ? words : rest), ...tokensLike(tail, first)], plural);
    },
    print(value) {
      const words =
        value.thisWay === thisWay ? printThisWay(value, plural)?.slice(0, -tail.length - 1) : undefined;
      return words && (plural ? words : withArticle(words));
    },
    plural: () => plural,
  };
}

/** Returns the words for what was done: "put into a graveyard this way". */
export const wordsOfThisWay = (thisWay: ThisWay): string => `${SAID[thisWay].words} this way`;

const isList = (value: unknown): value is readonly Effect[] =>
  Array.isArray(value) && value.some((part) => typeof part === 'object' && part !== null && 'effect' in part);

const asks = (value: unknown, done: ReadonlySet<ThisWay>): boolean =>
  someWithin(
    value,
    (part) =>
      typeof part === 'object' &&
      part !== null &&
      'thisWay' in part &&
      THIS_WAY.some((one) => one === part.thisWay && !done.has(one)),
  );

/**
 * Whether effects ask what was done although no effect before them did it: a cost did, or something that is
 * read differently. Effects inside others come after what those ask.
 */
export function asksNothingDone(effects: readonly Effect[], before: Set<ThisWay> = new Set()): boolean {
  return effects.some((effect) => {
    const entries = Object.entries(effect);
    const lists = entries.flatMap(([, part]): readonly (readonly Effect[])[] => (isList(part) ? [part] : []));
    const own = entries.filter(([, part]) => !isList(part)).map(([, part]: [string, unknown]) => part);
    if (asks(own, before) || lists.some((list) => asksNothingDone(list, before))) return true;
    for (const one of EFFECTS[effect.effect].did?.(effect) ?? []) before.add(one);
    return false;
  });
}
