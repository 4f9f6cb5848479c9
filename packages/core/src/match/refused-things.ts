import { issue } from '../issue.js';
import { sameTarget, type TargetRef } from '../ref.js';
import type { TargetPrompt } from './prompt.js';
import type { TargetQuestion } from './target-question.js';
import { redactIssues } from './redact-issues.js';

type TargetAsked = Extract<TargetPrompt, { readonly kind: 'target' }>;

/** Why each thing of the kinds that a slot accepts cannot be picked now, what is picked and what is hidden from the seat aside. */
export function refusedThings<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  { id, slot, options, chosen }: TargetAsked,
  hides: ((target: TargetRef) => boolean) | undefined,
): NonNullable<TargetAsked['refused']> {
  const kinds = new Set(slot.accepts.map(({ kind }) => kind));
  const isIn = (ref: TargetRef, refs: readonly TargetRef[]) => refs.some((other) => sameTarget(ref, other));
  const picked = chosen.flatMap(({ targets }) => targets);
  const rest = resolver
    .things()
    .filter((ref) => kinds.has(ref.kind) && !isIn(ref, options) && !isIn(ref, picked));
  return rest
    .filter((ref) => hides?.(ref) !== true)
    .map((target) => {
      const explained = resolver.explain(spec, attempt, { kind: target.kind, id: target.id }, id, chosen);
      const found = explained.ok ? explained.value.issues : explained.issues;
      const issues = found.length > 0 ? found : [issue('notCompletable', { slot: id })];
      return { target, issues: hides ? redactIssues(issues, hides) : issues };
    });
}
