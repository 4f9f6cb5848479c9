import type { Issue, PinnedRef, Result } from '@reticle/core';
import { issueWords, type Describer } from '../issue-words.js';
import type { Named, Reason } from './shapes.js';

/** Issues as reasons: with their words. */
export function inWords(issues: readonly Issue[], game: Describer): readonly Reason[] {
  return issues.map((found) => ({ code: found.code, words: issueWords(found, game), data: found.data }));
}

/** The reasons of a refusal; none where there is none. */
export function reasonsOf(result: Result<unknown>, game: Describer): readonly Reason[] {
  return result.ok ? [] : inWords(result.issues, game);
}

/** A thing with what it calls itself, where that is not its id. */
export function named(target: PinnedRef, object: object): Named {
  const name: unknown = Object.hasOwn(object, 'name') ? Reflect.get(object, 'name') : undefined;
  return typeof name === 'string' && name !== target.id ? { target, name } : { target };
}
