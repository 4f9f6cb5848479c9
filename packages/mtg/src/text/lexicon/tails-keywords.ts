import { type LexiconEntry, same, tail } from '@reticle/core/text';

const of = 'body';

/** Keywords that it has or lacks. After a list of nouns they belong to the creatures in it. */
export const KEYWORD_TAILS: readonly LexiconEntry[] = [
  tail(
    'with <keyword>',
    { withKeyword: '<keyword>' },
    'target artifact, enchantment, or creature with flying',
    {
      of,
      also: [
        'that has <keyword>',
        'that have <keyword>',
        'with a <keyword> ability',
        'with <keyword> abilities',
        'that has a <keyword> ability',
      ],
    },
  ),
  tail('without <keyword>', { withoutKeyword: '<keyword>' }, 'target creature without flying', {
    of,
    also: ["that doesn't have <keyword>", "that don't have <keyword>"],
  }),
  tail(
    'without <keyword>, <keyword.2>, or <keyword.3>',
    { withoutKeyword: ['<keyword>', '<keyword.2>', '<keyword.3>'] },
    'target creature without reach, trample, or haste',
    { of },
  ),
  tail(
    'without <keyword> or <keyword.2>',
    { withoutKeyword: ['<keyword>', '<keyword.2>'] },
    'target creature without flying or reach',
    { of },
  ),
  same(
    'tail',
    'with <keyword> or <keyword.2>',
    ['with <keyword>', 'with <keyword.2>'],
    'target creature with flying or reach',
    { of },
  ),
];
