import { type Hole, type Token, sameValue } from '@reticle/core/text';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { COLORS } from '../../language/vocabulary.js';
import { type WordsContext, textOf } from './context.js';
import { printKeywordWithMore, readKeywordWithMore } from './keywords-with-more.js';
import { printThing, readThing, readThings } from './things.js';

/** Keywords that a word alone gives, as they stand in a text; each is its own name (rule 702). */
const PLAIN: ReadonlySet<string> = new Set(
  [
    'flying, first strike, double strike, deathtouch, defender, haste, hexproof, indestructible, lifelink, menace',
    'reach, trample, vigilance, shadow, horsemanship, fear, intimidate, skulk, shroud, flash, banding, infect',
    'wither, prowess, persist, undying, changeling, exalted, flanking, phasing',
    'plainswalk, islandwalk, swampwalk, mountainwalk, forestwalk',
    'living weapon, battle cry, evolve, exploit, extort, ingest, melee, mentor, training, devoid',
  ].flatMap((names) => names.split(', ')),
);
const AFFINITY = 'affinity for ';
const PROTECTION = 'protection from ';
const HEXPROOF = 'hexproof from ';
const colorNamed = (text: string) => COLORS.find((color) => color === text);

/** Qualities that are said after "from" by themselves. */
const QUALITIES: readonly (readonly [string, QualityFilter])[] = [
  ...COLORS.map((color) => [color, { color }] as const),
  ['all colors', { colorCount: { gte: 1 } }],
  ['everything', {}],
  ['artifacts', { type: 'artifact' }],
  ['creatures', { type: 'creature' }],
  ['enchantments', { type: 'enchantment' }],
  ['lands', { type: 'land' }],
  ['colorless', { colorCount: 0 }],
  ['monocolored', { colorCount: 1 }],
  ['multicolored', { colorCount: { gte: 2 } }],
];

/** What is protected from: "red", "artifacts", "Goblins". */
function readQuality(words: readonly Token[]): QualityFilter | undefined {
  const text = textOf(words);
  const said = QUALITIES.find(([name]) => name === text)?.[1];
  if (said) return said;
  const { controller, owner, zone, ...rest } = readThings(words) ?? {};
  const isBare = controller === undefined && owner === undefined && zone === undefined;
  return isBare && Object.keys(rest).length > 0 ? qualityFilter.safeParse(rest).data : undefined;
}

const qualityWords = (quality: QualityFilter): string | undefined =>
  QUALITIES.find(([, other]) => sameValue(other, quality))?.[0] ?? printThing(quality, true);

/** One keyword: "first strike", "protection from red". */
function readKeyword(words: readonly Token[]): MtgKeyword | undefined {
  const text = textOf(words);
  if (PLAIN.has(text)) return text === 'hexproof' ? { keyword: 'hexproof' } : { keyword: text };
  const more = readKeywordWithMore(words);
  if (more) return more;
  if (text.startsWith(AFFINITY)) {
    const things = qualityFilter.safeParse(readThings(words.slice(2))).data;
    return things && { keyword: 'affinity', for: things };
  }
  const from = words[1]?.text === 'from' ? readQuality(words.slice(2)) : undefined;
  if (!from) return undefined;
  if (text.startsWith(PROTECTION)) return { keyword: 'protection', from };
  return text.startsWith(HEXPROOF) && colorNamed(text.slice(HEXPROOF.length))
    ? { keyword: 'hexproof', from }
    : undefined;
}

export function printKeyword(value: MtgKeyword): string | undefined {
  const { keyword } = value;
  if ('costs' in value || 'n' in value) return printKeywordWithMore(value);
  if ('for' in value) {
    const things = printThing(value.for, true);
    return things && `${AFFINITY}${things}`;
  }
  if (!('from' in value) || value.from === undefined) return PLAIN.has(keyword) ? keyword : undefined;
  const words = Object.keys(value).length === 2 ? qualityWords(value.from) : undefined;
  return words && `${keyword} from ${words}`;
}

/** The keywords of a line of their own: "flying, first strike", "protection from black and from red", "enchant creature". */
export function readKeywordLine(words: readonly Token[]): readonly MtgKeyword[] | undefined {
  const [first, ...rest] = words;
  if (first?.text === 'enchant') {
    const { data } = qualityFilter.safeParse(readThing(rest));
    return data && [{ keyword: 'enchant', cards: data }];
  }
  const items = withFrom(itemsOf(words));
  const keywords = items.flatMap((item) => readKeyword(item) ?? []);
  return keywords.length === items.length ? keywords : undefined;
}

/** "Enchant creature"; `undefined` for other keywords. */
export function enchantWords(keyword: MtgKeyword): string | undefined {
  if (keyword.keyword !== 'enchant' || !('cards' in keyword) || keyword.cards === undefined) return undefined;
  const words = printThing(keyword.cards, false);
  return words && `Enchant ${words}`;
}

/** The items of "a", "a and b", "a, b, and c". */
function itemsOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const out: Token[][] = [[]];
  for (const [at, token] of words.entries()) {
    const joins =
      token.text === ',' || token.text === ';' || (token.text === 'and' && words[at - 1]?.text !== ',');
    if (joins) out.push([]);
    else if (token.text !== 'and') out.at(-1)?.push(token);
  }
  return out;
}

/** "a", "a and b", "a, b, and c". */
export function listed(words: readonly string[]): string {
  if (words.length <= 2) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`;
}

/** "Protection from black and from red": the second is said of the same keyword. */
function withFrom(items: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  let from: Token | undefined;
  return items.map((item) => {
    if (item[0]?.text === 'from' && from) return [from, ...item];
    from = item[1]?.text === 'from' ? item[0] : undefined;
    return item;
  });
}

/** Whether words are a list of keywords as it is printed, where a keyword said twice may be left out. */
function isListed(said: readonly string[], words: readonly Token[]): boolean {
  const text = textOf(words).replaceAll(' ,', ',');
  const shorter = said.map((word, at) => {
    const [name = ''] = word.split(' from ');
    return said[at - 1]?.startsWith(`${name} from `) ? word.slice(name.length + 1) : word;
  });
  return listed(said) === text || listed(shorter) === text;
}

/** A list of keywords: "flying", "flying and haste". */
export const keywordList: Hole<readonly MtgKeyword[], WordsContext> = {
  read(words, { quoted }) {
    const items = withFrom(itemsOf(words));
    const keywords = items.flatMap((item) => quoted?.read(item, undefined) ?? readKeyword(item) ?? []);
    if (keywords.some(({ keyword }) => keyword === 'has'))
      return keywords.length === items.length ? keywords : undefined;
    const said = keywords.flatMap((keyword) => printKeyword(keyword) ?? []);
    return keywords.length === items.length && isListed(said, words) ? keywords : undefined;
  },
  print(value, { quoted }) {
    const words = value.flatMap(
      (keyword) => printKeyword(keyword) ?? quoted?.print(keyword, undefined) ?? [],
    );
    return words.length === value.length && words.length > 0 ? listed(words) : undefined;
  },
};
