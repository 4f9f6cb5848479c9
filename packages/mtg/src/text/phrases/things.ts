import { articleOf, standsAt, MARK, someWithin, type Token } from '@reticle/core/text';
import { cardFilter, type MtgCardFilter } from '../../language/filter.js';
import { mtgGrammar } from '../lexicon/index.js';
import { wholePhrase } from '../targets/whole-phrase.js';
import { textOf } from './context.js';
import { playerIn, withPlayer, withYou } from './role-players.js';

/** Whether a value refers to something that a filter of an effect can't know. */
const leansOn = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value === '~' || value === 'X' || /^(?:role|slots)\./u.test(value) || value.includes('EARLIER'));

const token = (text: string): Token => ({ text, raw: text, start: 0, end: 0, capital: false, depth: 0 });

/**
 * Reads "tapped creature you control" as a filter, with the grammar of target phrases. Leaves out the
 * battlefield, which is the default zone. Plural words are only read as plural.
 *
 * @param x whether a number in it may be the announced X: "with mana value X or less"
 */
export function readThing(words: readonly Token[], plural = false, x = false): MtgCardFilter | undefined {
  const named = nameIn(words);
  if (named) return withName(readThing(named.rest, plural, x), named.name);
  const lent = withYou(words);
  if (lent) return withPlayer(readThing(lent.words, plural, x), lent);
  const [first] = words;
  const isOther = first?.text === 'another' || first?.text === 'other';
  const said = readPhrase(first?.text === 'another' ? [token('other'), ...words.slice(1)] : words, plural, x);
  if (said || !isOther) return said;
  // "Another creature or artifact": "another" applies to both.
  const any = readPhrase(words.slice(1), plural, x);
  return any?.anyOf && any.excludeSelf === undefined ? { ...any, excludeSelf: true } : undefined;
}

/** Reads words without names with the grammar of target phrases. */
function readPhrase(rest: readonly Token[], plural: boolean, x: boolean): MtgCardFilter | undefined {
  if (leansOnIt(rest)) return undefined;
  if (rest.length === 0 || rest.some(({ text }) => text === MARK.line || mtgGrammar.isAnchor(token(text)))) {
    return undefined;
  }
  const phrase = wholePhrase(rest, plural);
  if (!phrase) return undefined;
  const { accepts, other, chooser, relations } = phrase;
  const [query] = accepts;
  if (accepts.length !== 1 || query?.kind !== 'card' || other || chooser || relations) return undefined;
  const mayBeX = x && rest.some(({ text }) => text === 'x');
  if (someWithin(query.filter, (value) => leansOn(value) && !(mayBeX && value === 'X'))) return undefined;
  const filter = cardFilterOf(query.filter);
  return filter && !isDeadThere(filter) ? withoutZone(filter) : undefined;
}

/** The card filters of phrase filters. The grammar returns the same phrase for the same words. */
const cardFilters = new WeakMap<object, { readonly filter: MtgCardFilter | undefined }>();

function cardFilterOf(filter: object): MtgCardFilter | undefined {
  const known = cardFilters.get(filter) ?? { filter: cardFilter.safeParse(filter).data };
  cardFilters.set(filter, known);
  return known.filter;
}

/** "Creature that died this turn": no creature on the battlefield did. */
const isDeadThere = ({ zone, thisTurn = [] }: MtgCardFilter): boolean =>
  zone === 'battlefield' && [thisTurn].flat().includes('died');

type NameFilter = Pick<MtgCardFilter, 'name' | 'namedAsThis'>;

/** The small words in names: "Hammer of the Deep". */
const WITHIN_NAMES: ReadonlySet<string> = new Set(['of', 'the', 'and', 'in', 'to', "'s"]);

/** Returns the end of a name from a position on: capitals, with small words between them. */
function nameFrom(words: readonly Token[], from: number): number {
  let end = from;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (word && /^\p{Lu}/u.test(word.raw)) end = at + 1;
    else if (word?.text === "'s" && end === at) end = at + 1;
    else if (word?.text === ',' && end === at && /^\p{Lu}/u.test(words[at + 1]?.raw ?? '')) continue;
    else if (!word || at === from || !WITHIN_NAMES.has(word.text)) break;
  }
  return end;
}

/**
 * Reads a name and returns the words without it: "creature named Moss Bear", "cards named ~ in your
 * graveyard".
 */
function nameIn(
  words: readonly Token[],
): { readonly name: NameFilter; readonly rest: readonly Token[] } | undefined {
  const at = words.findIndex(({ text }) => text === 'named');
  if (at < 1 || words[at - 1]?.text === 'not' || words[at - 1]?.text === "isn't") return undefined;
  if (words[at + 1]?.text === '~') return { name: { namedAsThis: true }, rest: words.toSpliced(at, 2) };
  const end = nameFrom(words, at + 1);
  if (end === at + 1) return undefined;
  const name = words
    .slice(at + 1, end)
    .map(({ raw }) => raw)
    .join(' ')
    .replaceAll(/ (?=[',])/gu, '');
  return { name: { name }, rest: words.toSpliced(at, end - at) };
}

const withName = (filter: MtgCardFilter | undefined, name: NameFilter): MtgCardFilter | undefined =>
  filter && filter.name === undefined && filter.namedAsThis === undefined
    ? { ...filter, ...name }
    : undefined;

/** Matches a zone after a name. */
const ZONE_TAIL =
  / (?:in|from|on) (?:your|a|the|an opponent's|their|all|that player's|its owner's) (?:graveyards?|battlefield|hand|library)$/u;

/** Prints objects with such a name. */
function printNamed({ name, namedAsThis, ...rest }: MtgCardFilter, plural: boolean): string | undefined {
  if (namedAsThis === false || (name !== undefined && (namedAsThis || typeof name !== 'string')))
    return undefined;
  const words = printThing(rest, plural);
  const tail = ZONE_TAIL.exec(words ?? '')?.[0] ?? '';
  const said = typeof name === 'string' ? name : '~';
  return words && `${words.slice(0, words.length - tail.length)} named ${said}${tail}`;
}

/** "Blocking it", "it's blocking": it isn't known what "it" is. */
const leansOnIt = (words: readonly Token[]): boolean =>
  words.some(({ text }, at) => text === "it's" || (text === 'it' && words[at - 1]?.text === 'blocking'));

function withoutZone(filter: MtgCardFilter): MtgCardFilter {
  const { zone, ...rest } = filter;
  return zone === 'battlefield' ? rest : filter;
}

/** Prints a filter without an article. The battlefield is the default zone. */
export function printThing(filter: MtgCardFilter, plural: boolean): string | undefined {
  if (typeof filter.name === 'string' || filter.namedAsThis !== undefined) return printNamed(filter, plural);
  const named = playerIn(filter);
  if (named) {
    const words = printThing(named.filter, plural);
    return words && named.say(words);
  }
  const count = plural ? 2 : 1;
  const read = jsonFilter({ zone: 'battlefield', ...filter });
  const words = mtgGrammar.print({ accepts: [{ kind: 'card', filter: read }], min: count, max: count });
  if (words !== undefined) return words.slice(plural ? 'two target '.length : 'target '.length);
  const { excludeSelf, ...any } = filter;
  const others = excludeSelf && any.anyOf ? printThing(any, plural) : undefined;
  return others && `other ${others}`;
}

/** Returns a filter as JSON without undefined keys. */
const jsonFilter = (filter: object) => Object.fromEntries(Object.entries(filter));

/** Adds the article: "a creature", "an artifact", "another creature". */
export function withArticle(words: string): string {
  if (words.startsWith('other ')) return `an${words}`;
  return `${articleOf(words)} ${words}`;
}

/** Reads an object with its article. */
export function readOneThing(words: readonly Token[]): MtgCardFilter | undefined {
  const [first, ...rest] = words;
  if (first?.text === 'another') return readThing(words);
  return first?.text === 'a' || first?.text === 'an' ? readThing(rest) : undefined;
}

const YOUR_OPPONENTS = ['your', 'opponents', 'control'];

/** Rewrites "creatures your opponents control" as those that an opponent controls. */
function opponents(words: readonly Token[]): readonly Token[] {
  const at = words.length - YOUR_OPPONENTS.length;
  if (at < 1 || !standsAt(YOUR_OPPONENTS, words, at)) return words;
  return [...words.slice(0, at), token('an'), token('opponent'), token('controls')];
}

/** Rewrites "instant and sorcery cards" as cards that are one or the other. */
function either(words: readonly Token[]): readonly Token[] {
  const [first, joint, second, ...rest] = words;
  return first && second && JOINED.has(joint?.text ?? '') ? [first, token('or'), second, ...rest] : words;
}
const JOINED: ReadonlySet<string> = new Set(['and', 'and/or']);
const THERE = ['on', 'the', 'battlefield'];

/** Removes "on the battlefield", which is the default. */
const withoutPlace = (words: readonly Token[]): readonly Token[] =>
  words.length > THERE.length &&
  THERE.every((text, at) => words[words.length - THERE.length + at]?.text === text)
    ? words.slice(0, -THERE.length)
    : words;

/** Normalises words for comparison: cards are "in" a graveyard as well as "from" it. */
const compared = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(" 's", "'s")
    .replaceAll(/non-? ?(?=[a-z])/gu, 'non')
    .replace(/ (?:in|from) (?=\S+ (?:\S+ )?graveyards?$)/u, ' in ')
    .replace(/ in (?:all )?graveyards$/u, ' in a graveyard');

const CONTROLLERS = [
  [['you', 'control'], 'self'],
  [['your', 'opponents', 'control'], 'opponent'],
  [['an', 'opponent', 'controls'], 'opponent'],
] as const;

/** Finds whose objects they are if that follows their description: "creatures with flying you control". */
function lastWhose(words: readonly Token[]) {
  if (!words.some(({ text }) => text === 'with' || text === 'without')) return undefined;
  for (const [tail, controller] of CONTROLLERS) {
    const from = words.length - tail.length;
    if (from > 2 && standsAt(tail, words, from)) return { from, controller };
  }
  return undefined;
}

/** Reads objects in the plural. The words must be as they are printed. */
export function readThings(given: readonly Token[], x = false): MtgCardFilter | undefined {
  const called = nameIn(given);
  if (called) return withName(readThings(called.rest, x), called.name);
  const whose = lastWhose(given);
  if (whose) {
    const read = readThings(given.slice(0, whose.from), x);
    const isBare =
      read && read.zone === undefined && read.controller === undefined && read.owner === undefined;
    if (isBare) return { ...read, controller: whose.controller };
  }
  const words = either(withoutPlace(opponents(given)));
  const filter = readThing(words, true, x);
  if (!filter) return undefined;
  const printed = compared(printThing(filter, true) ?? '');
  // "Instant and sorcery cards in your graveyard": cards that are one or the other.
  const said = filter.zone === undefined ? printed : printed.replace(' and/or ', ' or ');
  return said === compared(textOf(words)) ? filter : undefined;
}

/** Reads an object as it is counted, without an article. */
export const readCounted = (words: readonly Token[]): MtgCardFilter | undefined =>
  readThing(either(withoutPlace(words)));

/** Reads "artifacts, creatures, and lands": all of each, one word each. */
export function readUnion(words: readonly Token[]): MtgCardFilter | undefined {
  const items = words.filter(({ text }) => text !== ',' && text !== 'and');
  const all = items.flatMap((word) => readThings([word]) ?? []);
  const filter: MtgCardFilter = { anyOf: all };
  return all.length === items.length && all.length > 1 && printUnion(filter) === printedAs(words)
    ? filter
    : undefined;
}

const printedAs = (words: readonly Token[]): string => textOf(words).replaceAll(' ,', ',');

/** Prints alternatives of one word each. Returns undefined for other filters. */
export function printUnion({ anyOf = [], ...rest }: MtgCardFilter): string | undefined {
  const words = anyOf.flatMap((one) => printThing(one, true)?.toLowerCase() ?? []);
  const simple =
    words.length === anyOf.length && words.length > 1 && words.every((word) => !word.includes(' '));
  if (!simple || Object.keys(rest).length > 0) return undefined;
  if (words.length === 2) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`;
}
