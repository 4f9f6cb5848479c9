import type { Hole, Token } from '@reticle/core/text';
import { type Change, change as changeSchema } from '../../language/change.js';
import { COLORS } from '../../language/vocabulary.js';
import { added, capitalised, colorsOf, pump } from './bodies.js';
import type { WordsContext } from './context.js';
import { keywordList, listWords } from './keywords.js';
import { printThing, readThings, withArticle } from './things.js';

/**
 * The tense of the clauses of a change: for an effect that begins ("becomes", "gains"), or for one that
 * continues ("is", "has").
 */
export type ClauseTense = 'begins' | 'goesOn';

/** The singular and the plural of a verb: "loses" and "lose". */
type Verb = readonly [one: string, many: string];
const HAS: Verb = ['has', 'have'];
const VERBS = {
  begins: { lose: ['loses', 'lose'], be: ['becomes', 'become'], get: ['gains', 'gain'] },
  goesOn: { lose: ['loses', 'lose'], be: ['is', 'are'], get: HAS },
} as const satisfies Record<ClauseTense, Record<string, Verb>>;

const FIRST: ReadonlySet<string> = new Set([
  ...Object.values(VERBS).flatMap((verbs) => Object.values(verbs).flat()),
  ...HAS,
  'gets',
  'get',
]);

/** Splits a list into its clauses. Each begins with a verb, after a comma or "and". */
function clausesIn(words: readonly Token[]): readonly (readonly Token[])[] {
  const starts = words.flatMap(({ text }, at) => {
    const before = words[at - 1]?.text;
    return FIRST.has(text) && (at === 0 || before === ',' || before === 'and') ? [at] : [];
  });
  if (starts[0] !== 0) return [];
  return starts.map((start, index) => {
    const clause = words.slice(start, starts[index + 1]);
    const end = clause.findLastIndex(({ text }) => text !== ',' && text !== 'and');
    return clause.slice(0, end + 1);
  });
}

const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');
const SIZE = /^base power and toughness (\d{1,2})\/(\d{1,2})$/u;
const WITH = ['with', 'base', 'power'];

const sized = (words: readonly Token[]): Change | undefined => {
  const [, power, toughness] = SIZE.exec(textOf(words)) ?? [];
  return power === undefined ? undefined : { setPower: Number(power), setToughness: Number(toughness) };
};

const NOUN = /^[a-z-]{3,}$/u;
const CARD_TYPES: ReadonlySet<string> = new Set(['artifact', 'creature', 'enchantment']);
const COLOR_WORDS: ReadonlySet<string> = new Set([...COLORS, 'colorless', 'and']);

const BESIDE = {
  one: ['in', 'addition', 'to', 'its', 'other', 'types'],
  many: ['in', 'addition', 'to', 'their', 'other', 'types'],
} as const;
const isTypeWord = (text: string): boolean => CARD_TYPES.has(text);

/** Reads "an Angel in addition to its other types", "Goblins in addition to their other types". */
function beside(words: readonly Token[], many: boolean): Change | undefined {
  const tail = BESIDE[many ? 'many' : 'one'];
  const at = words.length - tail.length;
  if (at < 1 || !tail.every((text, index) => words[at + index]?.text === text)) return undefined;
  const said = words.slice(0, at);
  if (many) {
    const { subtype, ...others } = readThings(said) ?? {};
    return typeof subtype === 'string' && Object.keys(others).length === 0
      ? { addSubtypes: [subtype] }
      : undefined;
  }
  const [article, ...noun] = said;
  if (article?.text !== 'a' && article?.text !== 'an') return undefined;
  const types = noun.filter(({ text, capital }) => !capital && isTypeWord(text)).map(({ text }) => text);
  const subtypes = noun.slice(0, noun.length - types.length);
  if (noun.length === 0 || !subtypes.every(({ text, capital }) => capital && NOUN.test(text)))
    return undefined;
  return {
    ...(types.length > 0 ? { addTypes: types } : {}),
    ...(subtypes.length > 0 ? { addSubtypes: subtypes.map(({ text }) => capitalised(text)) } : {}),
  };
}

/** Prints such words. Returns undefined if the change has no other types beside it. */
function besideWords(
  { addTypes = [], addSubtypes = [], creatureTypes, onlyTypes, setPower }: Change,
  many: boolean,
) {
  const noun = [...addSubtypes, ...addTypes].join(' ');
  const isSaid =
    noun !== '' && !creatureTypes && !onlyTypes && !(addTypes.length > 1 && setPower !== undefined);
  if (!isSaid) return undefined;
  const [subtype, ...others] = addSubtypes;
  if (!many) return `${withArticle(noun)} ${BESIDE.one.join(' ')}`;
  const plural =
    subtype !== undefined && others.length + addTypes.length === 0
      ? printThing({ subtype }, true)
      : undefined;
  return plural && `${plural} ${BESIDE.many.join(' ')}`;
}

/**
 * Reads "a blue Frog creature with base power and toughness 1/1": its colour, creature types, and card types
 * if mentioned.
 */
function being(words: readonly Token[]): Change | undefined {
  const at = words.findIndex((_, index) => WITH.every((text, next) => words[index + next]?.text === text));
  const size = at < 0 ? undefined : sized(words.slice(at + 1));
  if (!size || (words[0]?.text !== 'a' && words[0]?.text !== 'an')) return undefined;
  const noun = words.slice(1, at);
  const from = noun.findIndex(({ text }) => !COLOR_WORDS.has(text));
  const said = noun.slice(0, Math.max(from, 0));
  const colors = said.length === 0 ? undefined : colorsOf(said);
  const rest = noun.slice(said.length);
  const types = rest.filter(({ text, capital }) => !capital && CARD_TYPES.has(text)).map(({ text }) => text);
  const subtypes = rest.slice(0, rest.length - types.length);
  const isPlain = subtypes.length > 0 && subtypes.every(({ text, capital }) => capital && NOUN.test(text));
  if (!isPlain || colors === 'none' || (said.length > 0 && !colors)) return undefined;
  if (types.length > 0 && types.at(-1) !== 'creature') return undefined;
  const named = subtypes.map(({ text }) => capitalised(text));
  // An artifact creature keeps its other types (rule 205.1b).
  const kinds: Change =
    types.length > 1
      ? { addTypes: types, addSubtypes: named }
      : { creatureTypes: named, ...(types.length > 0 ? { onlyTypes: types } : {}) };
  return { ...(colors ? { colors } : {}), ...kinds, ...size };
}

/** Reads what something is: "an Angel in addition to its other types", "a blue Frog with base power and toughness 1/1". */
export const formOf = (words: readonly Token[], many: boolean): Change | undefined =>
  beside(words, many) ?? (many ? undefined : being(words));

/** Prints what something is. Returns undefined if the change says anything else. */
export function formWords(change: Change, many: boolean): string | undefined {
  const { colors, setPower, setToughness, ...kinds } = change;
  if (setPower === undefined && setToughness === undefined && !colors) return besideWords(change, many);
  const {
    addTypes: _types,
    addSubtypes: _subtypes,
    creatureTypes: _creature,
    onlyTypes: _only,
    ...others
  } = kinds;
  const [types, size] = [typesIn(change), sizeWords(change)];
  if (many || !types || size === undefined || Object.keys(others).length > 0) return undefined;
  const color = colors && (listWords(COLORS.filter((one) => colors.includes(one))) || 'colorless');
  return `${withArticle([...(color === undefined ? [] : [color]), ...types].join(' '))} with ${size}`;
}

function readClause(
  [verb, ...rest]: readonly Token[],
  tense: ClauseTense,
  many: boolean,
  context: WordsContext,
): Change | undefined {
  const said = verb?.text ?? '';
  const is = (one: Verb): boolean => said === one[many ? 1 : 0];
  const { lose, be, get } = VERBS[tense];
  if (is(lose)) {
    if (textOf(rest) === 'all abilities') return { loseAbilities: true };
    const lost = keywordList.read(rest, context) ?? [];
    const names = lost.filter((keyword) => Object.keys(keyword).length === 1).map(({ keyword }) => keyword);
    return names.length > 0 && names.length === lost.length ? { removeKeywords: names } : undefined;
  }
  if (is(be)) {
    const [color, ...others] = rest.map(({ text }) => COLORS.find((one) => one === text));
    if (color && others.length === 0) return { colors: [color] };
    return beside(rest, many) ?? (many ? undefined : being(rest));
  }
  const size = is(HAS) ? sized(rest) : undefined;
  if (size) return size;
  if (is(['gets', 'get'])) {
    const halves = tense === 'goesOn' ? pump.read(rest, context) : undefined;
    return halves && added(halves);
  }
  const addKeywords = is(get) ? keywordList.read(rest, context) : undefined;
  return addKeywords && { addKeywords };
}

/**
 * Returns the types in "becomes a Frog creature": those instead of others, or those in addition to others.
 */
function typesIn({ creatureTypes, onlyTypes, addTypes, addSubtypes }: Change): readonly string[] | undefined {
  if (creatureTypes && !addTypes && !addSubtypes) return [...creatureTypes, ...(onlyTypes ?? [])];
  const isNamed = addSubtypes && addSubtypes.length > 0 && addTypes && addTypes.length > 1;
  return isNamed && !creatureTypes && !onlyTypes ? [...addSubtypes, ...addTypes] : undefined;
}

/** Whether a change is about one respect alone, for which there are other sentences. */
const isPlain = (change: Change): boolean =>
  change.loseAbilities === undefined &&
  typesIn(change) === undefined &&
  change.addSubtypes === undefined &&
  (change.addTypes === undefined || Object.keys(change).length === 1) &&
  (change.removeKeywords === undefined ||
    Object.keys(change).every((key) => key === 'removeKeywords' || key === 'addKeywords')) &&
  (change.colors === undefined || Object.keys(change).length === 1);

const sizeWords = ({ setPower, setToughness }: Change): string | undefined =>
  typeof setPower === 'number' && typeof setToughness === 'number'
    ? `base power and toughness ${setPower}/${setToughness}`
    : undefined;

/** Prints a change as clauses, in a fixed order. Returns undefined if a part of it has no words here. */
function clausesFor(
  change: Change,
  tense: ClauseTense,
  many: boolean,
  context: WordsContext,
): readonly string[] | undefined {
  const { loseAbilities, colors, power = 0, toughness = 0, addKeywords } = change;
  const isRaised = change.power !== undefined || change.toughness !== undefined;
  const { lose, be, get } = VERBS[tense];
  const at = many ? 1 : 0;
  const types = typesIn(change);
  const more = types ? undefined : besideWords(change, many);
  const isNamed = types !== undefined || more !== undefined || !(change.addTypes ?? change.addSubtypes);
  const size = sizeWords(change);
  const color = colors && (listWords(COLORS.filter((one) => colors.includes(one))) || 'colorless');
  const noun = [...(color === undefined ? [] : [color]), ...(types ?? [])].join(' ');
  const halves = isRaised ? pump.print({ power, toughness }, context) : undefined;
  const keywords = addKeywords && keywordList.print(addKeywords, context);
  const lost = change.removeKeywords && listWords(change.removeKeywords);
  const isSaid = (addKeywords === undefined || keywords !== undefined) && (!isRaised || halves !== undefined);
  if (
    (change.setPower !== undefined && size === undefined) ||
    !isNamed ||
    !isSaid ||
    (types && (size === undefined || many))
  )
    return undefined;
  return [
    ...(halves === undefined ? [] : [`${['gets', 'get'][at]} ${halves}`]),
    ...(loseAbilities ? [`${lose[at]} all abilities`] : []),
    ...(types ? [`${be[at]} ${withArticle(noun)} with ${size}`] : []),
    ...(types || color === undefined ? [] : [`${be[at]} ${color}`]),
    ...(types || size === undefined ? [] : [`${HAS[at]} ${size}`]),
    ...(lost === undefined ? [] : [`${lose[at]} ${lost}`]),
    ...(keywords === undefined ? [] : [`${get[at]} ${keywords}`]),
    ...(more === undefined ? [] : [`${be[at]} ${more}`]),
  ];
}

/**
 * Several clauses about what becomes of one object, or of several: "loses all abilities and becomes a blue
 * Frog with base power and toughness 1/1". Changes in one respect alone have their own sentences and aren't
 * read here.
 */
export const changeClauses = (tense: ClauseTense, many: boolean): Hole<Change, WordsContext> => ({
  read(words, context) {
    const clauses = clausesIn(words);
    const parts = clauses.map((clause) => readClause(clause, tense, many, context));
    const keys = parts.flatMap((part) => Object.keys(part ?? {}));
    const isWhole = parts.length > 0 && parts.every((part) => part !== undefined);
    if (!isWhole || new Set(keys).size !== keys.length) return undefined;
    const all: Change = {};
    for (const part of parts) Object.assign(all, part);
    return isPlain(all) ? undefined : changeSchema.safeParse(all).data;
  },
  print: (change, context) => {
    const words = isPlain(change) ? undefined : clausesFor(change, tense, many, context);
    return words && words.length > 0 ? listWords(words) : undefined;
  },
  begins: (word) => FIRST.has(word),
});
