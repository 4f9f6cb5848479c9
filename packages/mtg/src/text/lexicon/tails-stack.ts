import type { Entries } from './entries.js';

const both = ['card', 'ability'] as const;

/** What a spell or ability aims at, and what an ability is of. */
export const STACK_TAILS: Entries = [
  {
    role: 'tail',
    words: 'with a single target',
    kinds: both,
    filter: { targetCount: 1 },
    examples: ['target spell with a single target'],
  },
  {
    role: 'tail',
    words: 'that targets you',
    kinds: both,
    filter: { targets: { player: 'self' } },
    examples: ['target spell that targets you'],
  },
  {
    role: 'tail',
    words: 'that targets a player',
    kinds: both,
    filter: { targets: { player: 'any' } },
    examples: ['target spell that targets a player'],
  },
  {
    role: 'tail',
    words: 'that targets ~',
    kinds: both,
    filter: { targets: { card: { isSource: true } } },
    examples: ['target spell that targets ~'],
  },
];
