import type { Token } from '@reticle/core';
import type { TargetRequirement, TextContext } from './requirement.js';

/** The targets that only a keyword implies. */
export function keywordTargets(
  _tokens: readonly Token[],
  _context: TextContext,
): readonly TargetRequirement[] {
  return [];
}
