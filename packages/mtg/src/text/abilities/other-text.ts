import type { CardDefinition } from '../../language/card-definition.js';
import type { MtgKeyword } from '../../language/keyword.js';

/** The words of a spell as they are where a keyword's cost is paid (rules 702.96a, 702.148a). */
const OTHER_WORDS = {
  cleave: (text: string): string => text.replaceAll(/\s*\[[^\]]*\]/gu, ''),
  overload: (text: string): string => text.replaceAll(/\btarget\b/gu, 'each'),
} as const;
const NAMES = ['cleave', 'overload'] as const;

/** The keyword among some that gives a spell another text, and that text. */
export function otherText(
  keywords: readonly MtgKeyword[],
  text: string,
): { readonly cost: (typeof NAMES)[number]; readonly text: string } | undefined {
  const cost = NAMES.find((name) => keywords.some(({ keyword }) => keyword === name));
  return cost && { cost, text: OTHER_WORDS[cost](text) };
}

/** A text without the square brackets of cleave, as long as before: what it says where that cost is not paid. */
export const withoutBrackets = (text: string): string =>
  /^cleave\b/imu.test(text) ? text.replaceAll(/[[\]]/gu, ' ') : text;

/** A spell with what it asks for and does instead where that cost is paid. */
export const withOther = (
  spell: NonNullable<CardDefinition['spell']>,
  cost: (typeof NAMES)[number],
  { effects, targets }: NonNullable<CardDefinition['spell']>,
): NonNullable<CardDefinition['spell']> => ({
  ...spell,
  paid: [{ cost, instead: true, ...(targets ? { targets } : {}), ...(effects ? { effects } : {}) }],
});
