import type { Span, TextContext } from '@reticle/core/text';
import { issueWords, type Describer } from '../issue-words.js';
import type { HostRequirement, HostWords } from '@reticle/core/host';
import { mentionsIn } from '../words/mentions.js';

/** A requirement with the reasons in words. */
export interface ReadRequirement extends HostRequirement {
  readonly reasons: readonly string[];
}

/** All that a text targets. Plain JSON. */
export interface Reading {
  /** What was read of the text: what it does was not looked at. */
  readonly read: 'targets';
  /** Whether every target was. */
  readonly understood: boolean;
  readonly requirements: readonly ReadRequirement[];
  /** Where the word stands that marks a target, and nothing is targeted. */
  readonly mentions: readonly Span[];
}

/** Reads a text as its game does. */
export function readingOf(text: string, context: TextContext, words: HostWords, game: Describer): Reading {
  const { requirements } = words.read(text, context);
  return {
    read: 'targets',
    understood: requirements.every(({ understood }) => understood),
    requirements: requirements.map((found) => ({
      ...found,
      reasons: found.issues.map((issue) => issueWords(issue, game)),
    })),
    mentions: mentionsIn(text, requirements, words),
  };
}
