import type { ClauseReading, Reading } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';

/** How one sentence of effects was read: by the sentence templates, and by the grammar of clauses. */
export interface SentenceReport {
  /** The words, with a mark such as `{=t1}` for each target. */
  readonly words: string;
  readonly templates: Reading<readonly Effect[]>;
  readonly clauses: ClauseReading<Effect>;
}

const listeners = new Set<(report: SentenceReport) => void>();

/**
 * Calls a function for each sentence of effects as it is read, until the function that this returns is called.
 * Sentences that were read before are not read again, so it is for tools that read new texts.
 */
export function watchSentences(listener: (report: SentenceReport) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the listeners how a sentence was read. */
export function reportSentence(report: () => SentenceReport): void {
  if (listeners.size === 0) return;
  const made = report();
  for (const listener of listeners) listener(made);
}
