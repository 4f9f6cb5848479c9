import { issue, type Issue } from '../issue.js';
import type { TargetRef } from '../ref.js';

/** What an issue is about, and in which slot, where it says so. */
function about({ data }: Issue): { readonly slot: string; readonly target: TargetRef } | undefined {
  const { slot, target }: Readonly<Record<string, unknown>> = { ...data };
  if (typeof slot !== 'string' || typeof target !== 'object' || target === null) return undefined;
  const { kind, id }: { readonly kind?: unknown; readonly id?: unknown } = target;
  return typeof kind === 'string' && typeof id === 'string' ? { slot, target: { kind, id } } : undefined;
}

/**
 * Why targets are refused, as a player may know it: of what is hidden only that there is no such thing, and nothing else then,
 * since every other reason might tell of it.
 */
export function redactIssues(
  issues: readonly Issue[],
  isHidden: (target: TargetRef) => boolean,
): readonly Issue[] {
  const hidden = new Map<string, Issue>();
  for (const one of issues) {
    const found = about(one);
    if (!found || !isHidden(found.target)) continue;
    const { slot, target } = found;
    hidden.set(JSON.stringify([slot, target.kind, target.id]), issue('unknownTarget', found));
  }
  return hidden.size > 0 ? [...hidden.values()] : issues;
}
