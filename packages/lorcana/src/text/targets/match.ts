import type { Issue, Result, TargetSpec } from '@reticle/core';
import { targetSpecOf } from './counting.js';
import { parseTargetRequirements } from './parse.js';
import type { TextContext } from './requirement.js';

/** A phrase that was read, with its words in their normal form. */
export interface TargetPattern {
  readonly spec: TargetSpec;
  readonly words: readonly string[];
}

/**
 * Reads one phrase by itself, as "chosen exerted character": the spec that it stands for. Refused with the reader's code
 * where it is not understood, and with `lorcana.noTarget` where it has nothing chosen.
 */
export function matchTargetPattern(phrase: string, context: TextContext = {}): Result<TargetPattern> {
  const found = parseTargetRequirements(phrase, context).filter(({ from }) => from === 'text');
  const issues: readonly Issue[] = found.flatMap((requirement) => requirement.issues);
  if (issues.length > 0) return { ok: false, issues };
  const [first] = found;
  const spec = first && targetSpecOf(found, first.ability);
  if (!spec) return { ok: false, issues: [{ code: 'lorcana.noTarget', data: { words: phrase } }] };
  return { ok: true, value: { spec, words: found.flatMap(({ words }) => words ?? []) } };
}
