import type { TargetSpec } from '@reticle/core';
import { specOfRequirements, type TextContext } from '@reticle/core/text';
import { parseTargetRequirements } from './parse.js';
import type { AbilityInText, TargetRequirement } from './requirement.js';

/** Whether a text, in any of its abilities, has something chosen; "up to 2" does. */
export function requiresTargets(text: string, context: TextContext = {}): boolean {
  return parseTargetRequirements(text, context).length > 0;
}

/**
 * The spec of one ability and mode, for core: chosen as the ability resolves (rule 1.7.3), with its costs and what it
 * chose before its modes. `undefined` where a choice of it was not understood.
 */
export function targetSpecOf(
  requirements: readonly TargetRequirement[],
  { index, mode }: Pick<AbilityInText, 'index' | 'mode'>,
): TargetSpec | undefined {
  const own = requirements.filter(
    ({ ability }) => ability.index === index && (ability.mode === mode || ability.mode === undefined),
  );
  return specOfRequirements(own, 'resolution');
}
