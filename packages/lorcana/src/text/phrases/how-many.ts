import { numberOf, type Token } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';

/** How many of something a condition wants. */
export type Is = Extract<Condition, { readonly test: 'count' }>['is'];

/** "A", "another", "2 or more", "no", "exactly 1": how many, and one past its last token. */
export function readHowMany(
  words: readonly Token[],
): { readonly is: Is; readonly many: boolean; readonly to: number } | undefined {
  const [first, second, third] = words.map(({ text }) => text);
  if (first === 'a' || first === 'an') return { is: { gte: 1 }, many: false, to: 1 };
  if (first === 'no') return { is: { eq: 0 }, many: true, to: 1 };
  if (first === 'any') return { is: { gte: 1 }, many: true, to: 1 };
  const exact = first === 'exactly';
  const number = numberOf((exact ? second : first) ?? '');
  if (typeof number !== 'number') return undefined;
  if (exact) return { is: { eq: number }, many: number !== 1, to: 2 };
  if (second === 'or' && third === 'more') return { is: { gte: number }, many: true, to: 3 };
  return second === 'or' && (third === 'fewer' || third === 'less')
    ? { is: { lte: number }, many: true, to: 3 }
    : undefined;
}
