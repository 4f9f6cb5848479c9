import type { Entries } from './entries.js';

const both = ['card', 'ability'] as const;

/** Who controls or owns it. */
export const PLAYER_TAILS: Entries = [
  {
    role: 'tail',
    words: 'you control',
    kinds: both,
    filter: { controller: 'self' },
    examples: ['target creature you control'],
  },
  {
    role: 'tail',
    words: "you don't control",
    kinds: both,
    filter: { not: { controller: 'self' } },
    also: ['you do not control'],
    examples: ["target creature you don't control"],
  },
  {
    role: 'tail',
    words: 'an opponent controls',
    kinds: both,
    filter: { controller: 'opponent' },
    also: [
      'your opponents control',
      'opponents control',
      'one of your opponents controls',
      'that an opponent controls',
    ],
    examples: ['target creature an opponent controls'],
  },
  {
    role: 'tail',
    words: 'that player controls',
    kinds: both,
    filter: { controller: 'role.thatPlayer' },
    also: ['they control', 'that opponent controls', 'controlled by that player'],
    examples: ['target creature that player controls'],
  },
  {
    role: 'tail',
    words: 'defending player controls',
    kinds: both,
    filter: { controller: 'role.defendingPlayer' },
    also: ['the defending player controls'],
    examples: ['target creature defending player controls'],
  },
  {
    role: 'tail',
    words: 'the active player controls',
    kinds: both,
    filter: { controller: 'role.activePlayer' },
    examples: ['target creature the active player controls'],
  },
  { role: 'tail', words: 'you own', filter: { owner: 'self' }, examples: ['target permanent you own'] },
  {
    role: 'tail',
    words: "you don't own",
    filter: { not: { owner: 'self' } },
    examples: ["target permanent you don't own"],
  },
  {
    role: 'tail',
    words: 'you both own and control',
    filter: { owner: 'self', controller: 'self' },
    also: ['you own and control'],
    examples: ['target creature you both own and control'],
  },
  {
    role: 'tail',
    words: 'an opponent owns',
    filter: { owner: 'opponent' },
    also: ['your opponents own'],
    examples: ['target permanent an opponent owns'],
  },
];
