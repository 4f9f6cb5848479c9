import { describeIssue, type Issue, type Result } from '@reticle/core';

/** Why something is refused, as a page tells it. */
export interface Refusal {
  readonly code: string;
  readonly words: string;
  readonly path: readonly (string | number)[];
}

/** An answer of the engine: plain JSON, since it crosses from the worker to the page. */
export type Answer<T> = { readonly ok: true; readonly value: T } | Refused;
export interface Refused {
  readonly ok: false;
  readonly refusals: readonly Refusal[];
}

/** A game's way to say its issues. */
export interface Describer {
  readonly describeIssue: (found: Issue) => string;
}

const CORE: Describer = { describeIssue };

export const refusalOf = (found: Issue, { describeIssue: words }: Describer = CORE): Refusal => ({
  code: found.code,
  words: words(found),
  path: found.path ?? [],
});

export function answerOf<T>(result: Result<T>, describer: Describer = CORE): Answer<T> {
  return result.ok
    ? result
    : { ok: false, refusals: result.issues.map((found) => refusalOf(found, describer)) };
}
