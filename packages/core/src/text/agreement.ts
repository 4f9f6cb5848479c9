import type { GrammarParts } from './clause-types.js';
import { numberOf } from './english.js';
import type { Determiner } from './determiner.js';
import type { Noun } from './noun.js';
import { inPlural } from './print-nouns.js';
import type { TargetPhrase } from './phrase.js';
import type { PhraseThings } from './phrase-parts.js';
import { type Token, tokenize } from './tokenize.js';
import { hitOf, type Hit } from './trie.js';

/**
 * Whether the nouns and the anchor agree in number with the count: "up to two target plant" is not English.
 * An opening ("one of your") has a number of its own. If the anchor is the same in the plural ("each"), the
 * nouns may have either number, unless it says that they agree. Words before a noun are always singular: "two target plant cards".
 */
export function agrees(
  { anchor, printer }: GrammarParts,
  tokens: readonly Token[],
  determiner: Determiner,
  { phrase, nouns, any }: PhraseThings & { readonly phrase: TargetPhrase },
): boolean {
  const { count, end } = determiner;
  if (!nouns.every((noun) => before(noun).every((hit) => isHitInNumber(printer, tokens, hit, false))))
    return false;
  if (!anchor) return nouns.every((noun) => isInNumber(printer, tokens, noun, inPlural(count, phrase)));
  if (count?.entry.role === 'opening' || (anchor.one === anchor.many && anchor.agrees !== true)) return true;
  // "At least one plant": the words say one, though there may be more.
  const many = phrase.max !== 1 && numberOf(lastOfCount(tokens, determiner)) !== 1;
  const wanted = any && many ? anchor.many : anchor.one;
  if (tokens[end - 1]?.text !== wanted) return false;
  return nouns.every((noun) => isInNumber(printer, tokens, noun, many));
}

/** Whether the word that names a thing has the wanted number. */
function isInNumber(
  printer: GrammarParts['printer'],
  tokens: readonly Token[],
  noun: Noun,
  many: boolean,
): boolean {
  const hit = namedBy(noun);
  return !hit || isHitInNumber(printer, tokens, hit, many);
}

/** Whether the words of an entry have the wanted number. */
function isHitInNumber(
  printer: GrammarParts['printer'],
  tokens: readonly Token[],
  hit: Hit,
  many: boolean,
): boolean {
  const said = tokens.slice(hit.start, hit.end).map(({ text }) => text);
  const [one, several] = [false, true].map((plural) => {
    const texts = tokenize(printer.say(hit, plural)).map(({ text }) => text);
    return texts.length === said.length && texts.every((text, index) => text === said[index]);
  });
  return one === several || several === many;
}

/** Returns the last word of the count. */
const lastOfCount = (tokens: readonly Token[], { otherWord, end }: Determiner): string =>
  tokens[(otherWord?.end ?? end - 1) - 1]?.text ?? '';

/** Finds the words that name a thing: its noun, or its last class if it has no noun. */
function namedBy({ head, mods }: Noun): Hit | undefined {
  if (head.entry.role !== 'bare') return hitOf(head);
  return mods
    .filter(({ entry }) => entry.role === 'class')
    .flatMap((mod) => hitOf(mod) ?? [])
    .reduce<Hit | undefined>((last, hit) => (last && last.end > hit.end ? last : hit), undefined);
}

/** Lists the words before the word that names a thing. */
function before(noun: Noun): readonly Hit[] {
  const name = namedBy(noun);
  return noun.mods.flatMap((mod) => hitOf(mod) ?? []).filter((hit) => hit.start !== name?.start);
}
