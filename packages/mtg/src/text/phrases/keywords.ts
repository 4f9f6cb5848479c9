import type { Hole, Token } from '@reticle/core/text';
import { qualityFilter } from '../../language/filter.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { COLORS } from '../../language/vocabulary.js';
import { textOf } from './context.js';

/** Keywords that a word alone gives, as they stand in a text; each is its own name (rule 702). */
const PLAIN: ReadonlySet<string> = new Set(
  [
    'flying, first strike, double strike, deathtouch, defender, haste, hexproof, indestructible, lifelink, menace',
    'reach, trample, vigilance, shadow, horsemanship, fear, intimidate, skulk, shroud, flash, banding, infect',
    'wither, prowess, persist, undying, changeling, exalted, flanking, phasing',
    'plainswalk, islandwalk, swampwalk, mountainwalk, forestwalk',
  ].flatMap((names) => names.split(', ')),
);
const PROTECTION = 'protection from ';
const colorNamed = (text: string) => COLORS.find((color) => color === text);

/** One keyword: "first strike", "protection from red". */
function readKeyword(words: readonly Token[]): MtgKeyword | undefined {
  const text = textOf(words);
  if (PLAIN.has(text)) return text === 'hexproof' ? { keyword: 'hexproof' } : { keyword: text };
  const color = text.startsWith(PROTECTION) ? colorNamed(text.slice(PROTECTION.length)) : undefined;
  return color && { keyword: 'protection', from: { color } };
}

export function printKeyword(value: MtgKeyword): string | undefined {
  const { keyword } = value;
  if (keyword === 'protection' && 'from' in value) {
    const read = qualityFilter.safeParse(value.from);
    const color = read.success ? read.data.color : undefined;
    return typeof color === 'string' ? `${PROTECTION}${color}` : undefined;
  }
  return PLAIN.has(keyword) ? keyword : undefined;
}

/** The items of "a", "a and b", "a, b, and c". */
function itemsOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const out: Token[][] = [[]];
  for (const [at, token] of words.entries()) {
    const joins = token.text === ',' || (token.text === 'and' && words[at - 1]?.text !== ',');
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

/** A list of keywords: "flying", "flying and haste". */
export const keywordList: Hole<readonly MtgKeyword[], unknown> = {
  read(words) {
    const items = itemsOf(words);
    const keywords = items.flatMap((item) => readKeyword(item) ?? []);
    const said = keywords.flatMap((keyword) => printKeyword(keyword) ?? []);
    return keywords.length === items.length && listed(said) === textOf(words).replaceAll(' ,', ',')
      ? keywords
      : undefined;
  },
  print(value) {
    const words = value.flatMap((keyword) => printKeyword(keyword) ?? []);
    return words.length === value.length && words.length > 0 ? listed(words) : undefined;
  },
};
