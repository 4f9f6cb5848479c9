import { MARK, type Clause, type Token } from '@reticle/core/text';
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

/** "Tap target creature or untap target land", "target land or target battle": only one of them is chosen. */
export function eitherOr(tokens: readonly Token[], { to }: Found, { from }: Found): boolean {
  const between = tokens.slice(to, from).map(({ text }) => text);
  return between[0] === 'or' && !between.includes('.') && !between.includes(MARK.line);
}
