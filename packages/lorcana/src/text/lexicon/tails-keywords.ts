import { same, tail, type LexiconEntry } from '@reticle/core/text';

const of = 'willpower';

/** Keywords that it has now, printed or given. */
export const KEYWORD_TAILS: readonly LexiconEntry[] = [
  tail('with <keyword>', { withKeyword: '<keyword>' }, 'chosen character with Evasive', {
    of,
    also: ['that has <keyword>', 'that have <keyword>', 'who has <keyword>', 'who have <keyword>'],
  }),
  tail('without <keyword>', { withoutKeyword: '<keyword>' }, 'chosen character without Ward', {
    of,
    also: ["that doesn't have <keyword>", "who doesn't have <keyword>"],
  }),
  tail(
    'with <keyword> and <keyword.2>',
    { withKeyword: ['<keyword>', '<keyword.2>'] },
    'chosen character with Rush and Evasive',
    { of, also: ['with both <keyword> and <keyword.2>'] },
  ),
  tail(
    'without <keyword> or <keyword.2>',
    { withoutKeyword: ['<keyword>', '<keyword.2>'] },
    'chosen character without Ward or Evasive',
    { of, also: ['with neither <keyword> nor <keyword.2>'] },
  ),
  same(
    'tail',
    'with <keyword> or <keyword.2>',
    ['with <keyword>', 'with <keyword.2>'],
    'chosen character with Support or Bodyguard',
    { of },
  ),
  same(
    'tail',
    'with <keyword>, <keyword.2>, or <keyword.3>',
    ['with <keyword>', 'with <keyword.2>', 'with <keyword.3>'],
    'chosen character with Support, Ward, or Bodyguard',
    { of },
  ),
];
