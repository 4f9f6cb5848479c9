import type { Issue } from '../issue.js';
import { stepOf, type StepRules } from '../targeting/pipeline.js';

/**
 * The number of the rule by which something is refused: the one that the issue names, else the game's own for that step of
 * legality; `undefined` where neither says.
 */
export function ruleOf(
  found: Issue,
  { rules = {} }: { readonly rules?: StepRules } = {},
): string | undefined {
  const named = 'rule' in found.data ? found.data.rule : undefined;
  if (typeof named === 'string') return named;
  const [step = ''] = stepOf(found)?.split('.') ?? [];
  return new Map<string, string>(Object.entries(rules)).get(step);
}
