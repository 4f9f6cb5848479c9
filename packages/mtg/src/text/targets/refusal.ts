import {
  MARK,
  refusedRequirement,
  type PhraseWords,
  type TextRequirement,
  type Token,
} from '@reticle/core/text';
import type { TargetRequirement } from './requirement.js';

/** A target that was seen and is not understood. */
export const refusal = (
  { ability, ...at }: Pick<TargetRequirement, 'ability'> & Pick<TextRequirement, 'id' | 'span'>,
  code: `${string}.${string}`,
  data: object = {},
): TargetRequirement => ({ ability, ...refusedRequirement(at, code, data) });

/** Where the next of two that are joined by "or" begins: ", or", "; or". */
const OR: readonly (readonly string[])[] = [['or'], [',', 'or'], [';', 'or']];

/** "Tap target creature or untap target land", "destroy target land; or tap target land": only one of them is chosen. */
export function eitherOr(tokens: readonly Token[], { to }: PhraseWords, { from }: PhraseWords): boolean {
  const between = tokens.slice(to, from).map(({ text }) => text);
  const joined = OR.some((words) => words.every((word, index) => between[index] === word));
  return joined && !between.includes('.') && !between.includes(MARK.line);
}
