import type { GameMessages, Issue, Result, StepRules } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';

/** A refusal, as a page shows it. */
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

/** A source of words for a game's own codes. */
export interface Describer {
  readonly messages: GameMessages;
  /** The numbers of its rules on targets. */
  readonly rules?: StepRules;
  /** Returns the words of a refusal with people's names for the things in it. */
  readonly say?: (words: string, found: Issue) => string;
}

export const refusalOf = (found: Issue, describer?: Describer): Refusal => ({
  code: found.code,
  words: wordsOf(found, describer),
  path: found.path ?? [],
});

/** Returns a refusal in words. */
export function wordsOf(found: Issue, describer?: Describer): string {
  const words = describeIssue(found, describer);
  return describer?.say?.(words, found) ?? words;
}

export function answerOf<T>(result: Result<T>, describer?: Describer): Answer<T> {
  return result.ok
    ? result
    : { ok: false, refusals: result.issues.map((found) => refusalOf(found, describer)) };
}
