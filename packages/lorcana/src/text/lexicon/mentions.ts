import type { LexiconEntry } from '@reticle/core/text';

const WORDS = [
  'the chosen',
  'that chosen',
  'those chosen',
  'each chosen',
  'both chosen',
  'all chosen',
  'is chosen',
  'are chosen',
  'was chosen',
  'were chosen',
  'be chosen',
  'been chosen',
  'being chosen',
  "'s chosen",
  "isn't chosen",
  'not chosen',
  'has chosen',
  'you have chosen',
  'they have chosen',
  "it's chosen",
  'chosen this way',
  'chosen by',
  'chosen for',
  'chosen name',
  'chosen name is',
] as const;

/**
 * Words with "chosen" that choose nothing: they mention an earlier choice, or the fact that something is
 * chosen.
 */
export const MENTIONS: readonly LexiconEntry[] = WORDS.map((words) => ({
  role: 'mention',
  words,
  examples: [],
}));
