import type { Issue, PinnedRef, Result, StepRules } from '@reticle/core';
import { ruleOf } from '@reticle/core/describe';
import { issueWords, type Describer } from '../issue-words.js';
import type { Named, Reason } from './shapes.js';

/** A game that has words for its issues, and numbers for its rules. */
type Ruled = Describer & { readonly rules?: StepRules };

/** Issues as reasons: with their words and their rules. */
export function inWords(issues: readonly Issue[], game: Ruled): readonly Reason[] {
  return issues.map((found) => {
    const rule = ruleOf(found, game);
    const words = issueWords(found, game);
    return { code: found.code, words, ...(rule === undefined ? {} : { rule }), data: found.data };
  });
}

/** The reasons of a refusal; none where there is none. */
export function reasonsOf(result: Result<unknown>, game: Ruled): readonly Reason[] {
  return result.ok ? [] : inWords(result.issues, game);
}

/** A thing with what it calls itself, where that is not its id. */
export function named(target: PinnedRef, object: object): Named {
  const name = nameOf(object);
  return name !== undefined && name !== '' && name !== target.id ? { target, name } : { target };
}

/** Its `name`, or its `names` where it has several. */
function nameOf(object: object): string | undefined {
  const own = (key: string): unknown => (Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined);
  const name = own('name');
  if (typeof name === 'string') return name;
  const names = own('names');
  return Array.isArray(names) ? names.filter((each) => typeof each === 'string').join(' // ') : undefined;
}
