import type { CardDefinition } from '../../language/card-definition.js';
import type { MtgKeyword } from '../../language/keyword.js';

/** Rewrites the words of a spell as they are if a keyword's cost is paid (rules 702.96a, 702.148a). */
const OTHER_WORDS = {
  cleave: (text: string): string => text.replaceAll(/\s*\[[^\]]*\]/gu, ''),
  overload: (text: string): string =>
    text.replaceAll(/\btarget\b/gu, 'each').replaceAll(/\bTarget\b/gu, 'Each'),
} as const;
const NAMES = ['cleave', 'overload'] as const;

/** Finds the keyword that gives a spell another text, and that text. */
export function otherText(
  keywords: readonly MtgKeyword[],
  text: string,
): { readonly cost: (typeof NAMES)[number]; readonly text: string } | undefined {
  const cost = NAMES.find((name) => keywords.some(({ keyword }) => keyword === name));
  return cost && { cost, text: OTHER_WORDS[cost](text) };
}

/**
 * Returns a text without cleave's square brackets, at the same length: what it says if that cost isn't paid.
 */
export const withoutBrackets = (text: string): string =>
  /^cleave\b/imu.test(text) ? text.replaceAll(/[[\]]/gu, ' ') : text;

/** Returns a spell with what it asks for and does if that cost is paid. */
export const withOther = (
  spell: NonNullable<CardDefinition['spell']>,
  cost: (typeof NAMES)[number],
  { effects, targets }: NonNullable<CardDefinition['spell']>,
): NonNullable<CardDefinition['spell']> => ({
  ...spell,
  paid: [{ cost, instead: true, ...(targets ? { targets } : {}), ...(effects ? { effects } : {}) }],
});
