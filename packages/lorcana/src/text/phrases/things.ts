import { MARK, someWithin, type Token } from '@reticle/core/text';
import { anyCards, type LorcanaCardFilter } from '../../language/filter.js';
import { lorcanaGrammar } from '../lexicon/index.js';
import { token, wordsOf, type WordsContext } from './context.js';
import { withArticle, type Words } from './said.js';

/** How many of what a filter lets through are chosen. */
export interface Count {
  readonly min: number;
  readonly max: number | 'any';
}
const ONE: Count = { min: 1, max: 1 };
const ANY: Count = { min: 0, max: 'any' };

const CHOSEN: readonly Token[] = ['chosen'].map(token);
const MANY: readonly Token[] = ['any', 'number', 'of', 'chosen'].map(token);
/** More words than any thing has. */
const LONGEST = 40;

/** What leans on something that no filter of an effect knows. */
const leansOn = (value: unknown): boolean =>
  typeof value === 'string' && (value === 'X' || value.startsWith('slots.') || value.includes('EARLIER'));

/** Alternatives that are types alone are one list of types. */
function together({ anyOf, ...rest }: LorcanaCardFilter): LorcanaCardFilter {
  const types = (anyOf ?? []).flatMap(({ type, ...others }) =>
    typeof type === 'string' && Object.keys(others).length === 0 ? [type] : [],
  );
  if (anyOf === undefined) return rest;
  return types.length === anyOf.length && rest.type === undefined
    ? { ...rest, type: types }
    : { ...rest, anyOf };
}

/** Several types are said as alternatives. */
function apart({ type, ...rest }: LorcanaCardFilter): LorcanaCardFilter {
  if (type === undefined || typeof type === 'string')
    return { ...rest, ...(type === undefined ? {} : { type }) };
  return rest.anyOf === undefined
    ? { ...rest, anyOf: type.map((one) => ({ type: one })) }
    : { ...rest, type };
}

/** A choice that was read: of what, how many, and whether not of what was named before. */
export interface ReadChoice extends Count {
  readonly filter: LorcanaCardFilter;
  /** "Another": not what was named before. */
  readonly other: boolean;
}

/** Reads all tokens as one phrase of the grammar of choices. */
export function readChoice(
  words: readonly Token[],
  anchor: number,
  chooser: 'you' | 'them' = 'you',
): ReadChoice | undefined {
  if (words.length > LONGEST || words.some(({ text, depth }) => text === MARK.line || depth > 0))
    return undefined;
  const clause = lorcanaGrammar.readAt(words, anchor);
  if (clause.found !== 'phrase' || clause.from !== 0 || clause.to !== words.length) return undefined;
  const { accepts, min, max, other, chooser: who, relations } = clause.phrase;
  const [query, ...others] = accepts;
  if (query?.kind !== 'card' || others.length > 0 || relations || typeof min !== 'number') return undefined;
  if ((who !== undefined) !== (chooser === 'them') || someWithin(query.filter, leansOn)) return undefined;
  if (typeof max !== 'number' && max !== 'any') return undefined;
  const read = anyCards.safeParse(query.filter);
  if (!read.success) return undefined;
  return { filter: together(read.data), min, max, other: other === true };
}

/** "Villain character with cost 2 or less" as a filter on cards in play; plural words where many are meant. */
export function readNoun(
  words: readonly Token[],
  many: boolean,
  { known }: WordsContext,
): LorcanaCardFilter | undefined {
  const [first] = words;
  if (!first || words.length > LONGEST) return undefined;
  const key = `${many} ${first.text} ${first.start} ${words.at(-1)?.end} ${words.length}`;
  if (known.has(key)) return known.get(key);
  const filter = freshNoun(words, many);
  known.set(key, filter);
  return filter;
}

/** A phrase that would begin another choice is no noun. */
const isNoun = (words: readonly Token[]): boolean =>
  !words.some((word) => lorcanaGrammar.isAnchor(word)) && !ARTICLES.has(words[0]?.text ?? '');
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any', 'one', 'up', 'your']);

function freshNoun(words: readonly Token[], many: boolean): LorcanaCardFilter | undefined {
  if (!isNoun(words)) return undefined;
  const lead = many ? MANY : CHOSEN;
  const all = [...lead, ...words];
  const joined = many ? all.map((word) => (word.text === 'and' ? { ...word, text: 'and/or' } : word)) : all;
  const read = readChoice(joined, lead.length - 1) ?? readChoice(all, lead.length - 1);
  if (!read) return undefined;
  const { filter, min, max, other } = read;
  // "Locations and characters at locations": a location is at none, so that only the last are meant.
  if (other || (filter.atLocation === true && [filter.type].flat().includes('location'))) return undefined;
  if (many ? min !== 0 || max !== 'any' : min !== 1 || max !== 1) return undefined;
  return many === isSingular(words, filter) ? undefined : filter;
}

/** Whether the words are those of one thing: the grammar takes "character" for many, too. */
function isSingular(words: readonly Token[], filter: LorcanaCardFilter): boolean {
  const said = wordsOf(words);
  const one = noun(filter)?.toLowerCase();
  const more = nouns(filter)?.toLowerCase();
  const [a, b] = [one?.split(' ') ?? [], more?.split(' ') ?? []];
  // The words in which both differ tell which it is.
  const plural = b.filter((word) => !a.includes(word));
  const singular = a.filter((word) => !b.includes(word));
  if (plural.length === 0) return false;
  const has = (list: readonly string[]): number =>
    list.filter((word) => said.split(' ').includes(word.replaceAll(/[,.]/gu, ''))).length;
  return has(singular) > has(plural);
}

/** What is chosen, in the words that choices are read from: "up to 2 chosen characters". */
export const chosenWords = (filter: LorcanaCardFilter, { min, max }: Count = ONE): Words =>
  lorcanaGrammar.print({ accepts: [{ kind: 'card', filter: { ...apart(filter) } }], min, max });

const without = (words: Words, lead: string): Words =>
  words?.startsWith(lead) === true ? words.slice(lead.length) : undefined;

/** "Villain character with cost 2 or less". */
export const noun = (filter: LorcanaCardFilter): Words => without(chosenWords(filter), 'chosen ');
/** "Villain characters with cost 2 or less". */
export const nouns = (filter: LorcanaCardFilter): Words =>
  without(chosenWords(filter, ANY), 'any number of chosen ');

/** A filter about a card that is, or is about to be, in play: "a character", not "a character card". */
export const inPlay = (filter: LorcanaCardFilter): LorcanaCardFilter => ({ zone: 'play', ...filter });

/** A filter about a card of which it is said elsewhere that it is in play. */
export function anywhere({ zone, ...rest }: LorcanaCardFilter): LorcanaCardFilter | undefined {
  return zone === 'play' ? rest : undefined;
}

/** The filter without whose it is, where it is its player's; nothing where it is anybody else's. */
export function ownPart({ controller, ...rest }: LorcanaCardFilter): LorcanaCardFilter | undefined {
  return controller === 'self' ? rest : undefined;
}

/** "a character", "another character", "one of your other characters". */
export function oneOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  if (own) {
    const many = nouns(own);
    return many === undefined ? undefined : `one of your ${many}`;
  }
  const one = noun(filter);
  return one === undefined ? undefined : withArticle(one);
}

/** "your other characters", "all opposing characters". */
export function allOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  const many = nouns(own ?? filter);
  return many === undefined ? undefined : `${own ? 'your' : 'all'} ${many}`;
}

/** "each of your characters", "each opposing character". */
export function eachOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  const words = own ? nouns(own) : noun(filter);
  return words === undefined ? undefined : own ? `each of your ${words}` : `each ${words}`;
}

/** "your other characters", "opposing characters": of whom something is always so. */
export function kindOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  return own ? allOf(filter) : nouns(filter);
}

const own = (filter: LorcanaCardFilter | undefined): LorcanaCardFilter | undefined =>
  filter && filter.controller === undefined && filter.owner === undefined
    ? { ...filter, controller: 'self' }
    : undefined;

/** "A character", "another character", "one of your other characters", "a character of yours". */
export function readOneOf(words: readonly Token[], context: WordsContext): LorcanaCardFilter | undefined {
  const [first, second, third] = words.map(({ text }) => text);
  if (first === 'another') return notThis(readNoun(words.slice(1), false, context));
  if (first === 'a' || first === 'an' || first === 'any') return readNoun(words.slice(1), false, context);
  if (first === 'one' && second === 'of' && third === 'your')
    return own(readNoun(words.slice(3), true, context));
  return undefined;
}

/** "Another": not this one. */
const notThis = (filter: LorcanaCardFilter | undefined): LorcanaCardFilter | undefined =>
  filter && { ...filter, excludeSelf: true };

const YOUR: readonly (readonly string[])[] = [
  ['all', 'of', 'your'],
  ['all', 'your'],
  ['each', 'of', 'your'],
  ['your'],
];

/** All of a kind: "your other characters", "all opposing characters", "each opposing character", "characters". */
export function readAllOf(words: readonly Token[], context: WordsContext): LorcanaCardFilter | undefined {
  const texts = words.map(({ text }) => text);
  for (const lead of YOUR)
    if (lead.every((word, at) => texts[at] === word))
      return own(readNoun(words.slice(lead.length), true, context));
  if (texts[0] === 'each') return readNoun(words.slice(1), false, context);
  const lead = texts[0] !== 'all' ? 0 : texts[1] === 'the' ? 2 : 1;
  return readNoun(words.slice(lead), true, context);
}
