import { type Clause, MARK, type Token } from '@reticle/core/text';
import type { TargetRequirement } from './requirement.js';

type Found = Exclude<Clause, { found: 'mention' }>;

/** A target that was seen and is not understood. */
export const refusal = (
  { ability, id, span }: Pick<TargetRequirement, 'ability' | 'id' | 'span'>,
  code: `${string}.${string}`,
  data: object,
): TargetRequirement => ({
  ability,
  id,
  span,
  from: 'text',
  understood: false,
  relations: [],
  issues: [{ code, data: { ...data, span } }],
});

/** Where the next of two that are joined by "or" begins: ", or", "; or". */
const OR: readonly (readonly string[])[] = [['or'], [',', 'or'], [';', 'or']];

/** "Tap target creature or untap target land", "destroy target land; or tap target land": only one of them is chosen. */
export function eitherOr(tokens: readonly Token[], { to }: Found, { from }: Found): boolean {
  const between = tokens.slice(to, from).map(({ text }) => text);
  const joined = OR.some((words) => words.every((word, index) => between[index] === word));
  return joined && !between.includes('.') && !between.includes(MARK.line);
}
