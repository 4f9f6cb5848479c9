import { type Hole, standsAt, type Token } from '@reticle/core/text';
import type { EffectNamed } from '../../language/effects/effect.js';
import { textOf, type WordsContext } from '../phrases/context.js';
import { keywordList, listWords } from '../phrases/keywords.js';

/** In which respects a token is no copy (rule 707.9). */
type Excepted = Pick<EffectNamed<'createCopy'>, 'except' | 'keywords'>;

const NOT_LEGENDARY: ReadonlySet<string> = new Set([
  "it isn't legendary",
  "it's not legendary",
  "the token isn't legendary",
]);
const SIZE = /^(\d{1,2})\/(\d{1,2})$/u;

function readPart(words: readonly Token[], context: WordsContext): Excepted | undefined {
  if (NOT_LEGENDARY.has(textOf(words))) return { except: { notLegendary: true } };
  const size = words.length === 2 && words[0]?.text === "it's" ? SIZE.exec(words[1]?.text ?? '') : null;
  if (size) return { except: { power: Number(size[1]), toughness: Number(size[2]) } };
  const keywords = standsAt(['it', 'has'], words, 0) ? keywordList.read(words.slice(2), context) : undefined;
  return keywords && { keywords };
}

const joins = (words: readonly Token[], at: number): boolean =>
  (words[at]?.text === 'and' || words[at]?.text === ',') &&
  /^(?:it|it's|the)$/u.test(words[at + 1]?.text ?? '');

/** Splits "it isn't legendary and it has haste" into its parts. */
function partsOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (joins(words, at)) parts.push([]);
    else if (!(word.text === ',' && joins(words, at + 1))) parts.at(-1)?.push(word);
  }
  return parts;
}

/** "It isn't legendary and it has haste": each respect at most once. */
export const excepted: Hole<Excepted, WordsContext> = {
  read(words, context) {
    const parts = partsOf(words).map((part) => readPart(part, context));
    const found = parts.flatMap((part) => part ?? []);
    const keys = found.flatMap(({ except = {}, keywords }) => [
      ...Object.keys(except),
      ...(keywords ? ['keywords'] : []),
    ]);
    if (found.length < parts.length || new Set(keys).size < keys.length) return undefined;
    const [size] = found.flatMap(({ except }) => (except?.power === undefined ? [] : [except]));
    const isPlain = found.some(({ except }) => except?.notLegendary);
    const except = { ...(isPlain ? { notLegendary: true as const } : {}), ...size };
    const [keywords] = found.flatMap((part) => (part.keywords ? [part.keywords] : []));
    return { ...(Object.keys(except).length > 0 ? { except } : {}), ...(keywords ? { keywords } : {}) };
  },
  print({ except = {}, keywords }, context) {
    const { notLegendary, power, toughness, ...others } = except;
    const has = keywords && keywordList.print(keywords, context);
    if (
      Object.keys(others).length > 0 ||
      (keywords && has === undefined) ||
      (power === undefined) !== (toughness === undefined)
    )
      return undefined;
    const said = [
      ...(notLegendary ? ["it isn't legendary"] : []),
      ...(power === undefined ? [] : [`it's ${power}/${toughness}`]),
      ...(has === undefined ? [] : [`it has ${has}`]),
    ];
    return said.length === 0 ? undefined : listWords(said);
  },
};
