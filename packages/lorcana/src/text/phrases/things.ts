import { MARK, someWithin, type Token } from '@reticle/core/text';
import { anyCards, type LorcanaCardFilter } from '../../language/filter.js';
import { lorcanaGrammar } from '../lexicon/index.js';
import { token, wordsOf, type WordsContext } from './context.js';
import { withArticle, type Words } from './said.js';

/** How many matching things are chosen. */
export interface Count {
  readonly min: number;
  readonly max: number | 'any';
}
const ONE: Count = { min: 1, max: 1 };
const ANY: Count = { min: 0, max: 'any' };

const CHOSEN: readonly Token[] = ['chosen'].map(token);
const MANY: readonly Token[] = ['any', 'number', 'of', 'chosen'].map(token);
const WHOSE: ReadonlySet<string> = new Set(['your', 'their']);
/** A limit that is longer than the words of any thing. */
const LONGEST = 40;

/** Whether a value refers to something that no filter of an effect knows. */
const leansOn = (value: unknown): boolean =>
  typeof value === 'string' && (value === 'X' || value.startsWith('slots.') || value.includes('EARLIER'));

/** Turns alternatives that are only types into one list of types. */
function mergeTypes({ anyOf, ...rest }: LorcanaCardFilter): LorcanaCardFilter {
  const types = (anyOf ?? []).flatMap(({ type, ...others }) =>
    typeof type === 'string' && Object.keys(others).length === 0 ? [type] : [],
  );
  if (anyOf === undefined) return rest;
  return types.length === anyOf.length && rest.type === undefined
    ? { ...rest, type: types }
    : { ...rest, anyOf };
}

/** Turns several types into alternatives, as words say them. */
function splitTypes({ type, ...rest }: LorcanaCardFilter): LorcanaCardFilter {
  if (type === undefined || typeof type === 'string')
    return { ...rest, ...(type === undefined ? {} : { type }) };
  return rest.anyOf === undefined
    ? { ...rest, anyOf: type.map((one) => ({ type: one })) }
    : { ...rest, type };
}

/** A choice that was read: what is chosen, how many, and whether it excludes what was named before. */
export interface ReadChoice extends Count {
  readonly filter: LorcanaCardFilter;
  /** "Another": excludes what was named before. */
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
  const filter = mergeTypes(read.data);
  // "Chosen characters", "2 chosen character": the grammar of phrases asks for no number.
  const isOneOf = words.findIndex(({ text }) => WHOSE.has(text)) === 2 && words[1]?.text === 'of';
  const wrong = max === 1 && !isOneOf ? 'many' : 'one';
  if (numberOf(words.slice(anchor + 1), filter) === wrong) return undefined;
  return { filter, min, max, other: other === true };
}

/**
 * Reads "Villain character with cost 2 or less" as a filter on cards in play. With `many`, the words must be in the
 * plural.
 */
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

/** Whether words can be a noun. A phrase that begins another choice can't. */
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
  // "Locations and characters at locations": a location is at no location, so only the characters are meant.
  if (other || (filter.atLocation === true && [filter.type].flat().includes('location'))) return undefined;
  if (many ? min !== 0 || max !== 'any' : min !== 1 || max !== 1) return undefined;
  return filter;
}

/** Returns the number in which words are that say a filter, if it shows. */
function numberOf(words: readonly Token[], filter: LorcanaCardFilter): 'one' | 'many' | undefined {
  const said = wordsOf(words);
  const one = noun(filter)?.toLowerCase();
  const more = nouns(filter)?.toLowerCase();
  const [a, b] = [one?.split(' ') ?? [], more?.split(' ') ?? []];
  // The words in which the two forms differ show which form it is.
  const plural = b.filter((word) => !a.includes(word));
  const singular = a.filter((word) => !b.includes(word));
  const has = (list: readonly string[]): number =>
    list.filter((word) => said.split(' ').includes(word.replaceAll(/[,.]/gu, ''))).length;
  const lead = has(singular) - has(plural);
  return plural.length === 0 || lead === 0 ? undefined : lead > 0 ? 'one' : 'many';
}

/** Prints a choice in the words from which choices are read: "up to 2 chosen characters". */
export const chosenWords = (filter: LorcanaCardFilter, { min, max }: Count = ONE): Words =>
  lorcanaGrammar.print({ accepts: [{ kind: 'card', filter: { ...splitTypes(filter) } }], min, max });

const without = (words: Words, lead: string): Words =>
  words?.startsWith(lead) === true ? words.slice(lead.length) : undefined;

/** Prints a noun: "Villain character with cost 2 or less". */
export const noun = (filter: LorcanaCardFilter): Words => without(chosenWords(filter), 'chosen ');
/** Prints a plural noun: "Villain characters with cost 2 or less". */
export const nouns = (filter: LorcanaCardFilter): Words =>
  without(chosenWords(filter, ANY), 'any number of chosen ');

const FROM_DISCARD = ' from your discard';
/** Prints a noun for cards whose zone is said elsewhere: "character card with cost 2 or less". */
export function cardNoun(of: LorcanaCardFilter): Words {
  const words = noun({ ...of, zone: 'discard', owner: 'self' });
  return words?.includes(FROM_DISCARD) === true ? words.replace(FROM_DISCARD, '') : undefined;
}

/** Returns the filter for a card that is, or is about to be, in play: "a character", not "a character card". */
export const inPlay = (filter: LorcanaCardFilter): LorcanaCardFilter => ({ zone: 'play', ...filter });

/**
 * Returns the filter without its zone, for a card of which other words say that it is in play. Returns undefined for
 * other zones.
 */
export function anywhere({ zone, ...rest }: LorcanaCardFilter): LorcanaCardFilter | undefined {
  return zone === 'play' ? rest : undefined;
}

/** Returns the filter without its controller, if that is the player. Returns undefined for other players' cards. */
export function ownPart({ controller, ...rest }: LorcanaCardFilter): LorcanaCardFilter | undefined {
  return controller === 'self' ? rest : undefined;
}

/** Prints "a character", "another character", "one of your other characters". */
export function oneOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  if (own) {
    const many = nouns(own);
    return many === undefined ? undefined : `one of your ${many}`;
  }
  const one = noun(filter);
  return one === undefined ? undefined : withArticle(one);
}

/** Prints "your other characters", "all opposing characters". */
export function allOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  const many = nouns(own ?? filter);
  return many === undefined ? undefined : `${own ? 'your' : 'all'} ${many}`;
}

/** Prints "each of your characters", "each opposing character". */
export function eachOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  const words = own ? nouns(own) : noun(filter);
  return words === undefined ? undefined : own ? `each of your ${words}` : `each ${words}`;
}

/** Prints the cards that a static ability affects: "your other characters", "opposing characters". */
export function kindOf(filter: LorcanaCardFilter): Words {
  const own = ownPart(filter);
  return own ? allOf(filter) : nouns(filter);
}

const own = (filter: LorcanaCardFilter | undefined): LorcanaCardFilter | undefined =>
  filter && filter.controller === undefined && filter.owner === undefined
    ? { ...filter, controller: 'self' }
    : undefined;

/** Reads "a character", "another character", "one of your other characters", "a character of yours". */
export function readOneOf(words: readonly Token[], context: WordsContext): LorcanaCardFilter | undefined {
  const [first, second, third] = words.map(({ text }) => text);
  if (first === 'another') return notThis(readNoun(words.slice(1), false, context));
  if (first === 'a' || first === 'an' || first === 'any') return readNoun(words.slice(1), false, context);
  if (first === 'one' && second === 'of' && third === 'your')
    return own(readNoun(words.slice(3), true, context));
  return undefined;
}

/** Returns the filter for "another": excludes this card. */
const notThis = (filter: LorcanaCardFilter | undefined): LorcanaCardFilter | undefined =>
  filter && { ...filter, excludeSelf: true };

const YOUR: readonly (readonly string[])[] = [
  ['all', 'of', 'your'],
  ['all', 'your'],
  ['each', 'of', 'your'],
  ['your'],
];

/**
 * Reads all of a kind: "your other characters", "all opposing characters", "each opposing character", "characters".
 */
export function readAllOf(words: readonly Token[], context: WordsContext): LorcanaCardFilter | undefined {
  const texts = words.map(({ text }) => text);
  for (const lead of YOUR)
    if (lead.every((word, at) => texts[at] === word))
      return own(readNoun(words.slice(lead.length), true, context));
  if (texts[0] === 'each') return readNoun(words.slice(1), false, context);
  const lead = texts[0] !== 'all' ? 0 : texts[1] === 'the' ? 2 : 1;
  return readNoun(words.slice(lead), true, context);
}
