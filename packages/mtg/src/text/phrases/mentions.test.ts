import { tokenize } from '@reticle/core/text';
import { describe, expect, it } from 'vitest';
import { costNames } from '../abilities/costs.js';
import { type NamedThing, markOf } from './context.js';
import { withMentions } from './mentions.js';
import { withArticle } from './things.js';

const t1: NamedThing = { id: 't1', kind: 'card', words: [], many: false };
/** The words with T for the target, and what they are rewritten to. */
const meant = (words: string, names: readonly NamedThing[] = [t1]) =>
  withMentions({
    tokens: tokenize(words).map((token) => (token.raw === 'T' ? { ...token, text: markOf('t1') } : token)),
    names,
    before: [],
    inSentence: false,
  })
    .map(({ text }) => text.replace(markOf('t1'), 'T'))
    .join(' ');

describe('what "it" means', () => {
  it.each<[words: string, meant: string]>([
    ['Untap T. It gains haste.', 'untap T . T gains haste .'],
    ['Untap T this turn. It gains haste.', 'untap T this turn . T gains haste .'],
    ['Untap T this combat. It gains haste.', 'untap T this combat . T gains haste .'],
    ['Untap T each turn. It gains haste.', 'untap T each turn . it gains haste .'],
    ['Untap T after this phase. It gains haste.', 'untap T after this phase . it gains haste .'],
    ['Untap T and a creature. It gains haste.', 'untap T and a creature . it gains haste .'],
    ['Put a +1/+1 counter on T. It gains haste.', 'put a +1/+1 counter on T . T gains haste .'],
    ['Untap T. Draw X cards, where X is its power.', "untap T . draw x cards , where x is T 's power ."],
    [
      'Untap T. Create X creature tokens, where X is that creature’s power.',
      "untap T . create x creature tokens , where x is T 's power .",
    ],
    [
      'Untap T. Create a creature token. That creature gains haste.',
      'untap T . create a creature token . that creature gains haste .',
    ],
    [
      'Untap T. Look at a card. Draw X cards, where X is its power.',
      'untap T . look at a card . draw x cards , where x is its power .',
    ],
    ['Put T onto the battlefield. It gains haste.', 'put T onto the battlefield . T gains haste .'],
  ])('%s', (words, told) => expect(meant(words)).toBe(told));

  it('is nothing where the target may be several', () =>
    expect(meant('Untap T. It gains haste.', [{ ...t1, many: true }])).toBe('untap T . it gains haste .'));
});

describe('what is chosen for a cost', () => {
  it.each<[string, Parameters<typeof costNames>[0], readonly (readonly [string | undefined, boolean])[]]>([
    [
      'one creature',
      [{ cost: 'sacrifice', what: { type: 'creature' } }],
      [['the sacrificed creature', false]],
    ],
    [
      'a count of one',
      [{ cost: 'sacrifice', what: { type: 'creature' }, count: 1 }],
      [['the sacrificed creature', false]],
    ],
    [
      'no count',
      [{ cost: 'sacrifice', what: { type: 'creature' }, count: undefined }],
      [['the sacrificed creature', false]],
    ],
    [
      'two creatures are many',
      [{ cost: 'sacrifice', what: { type: 'creature' }, count: 2 }],
      [['the sacrificed creature', true]],
    ],
    ['what has no type', [{ cost: 'sacrifice', what: {} }], [['the sacrificed permanent', false]]],
    ['a card', [{ cost: 'discard', what: {} }], [['the discarded card', false]]],
    ['a card at random has no name', [{ cost: 'discard', what: {}, random: true }], []],
    ['the source has none', [{ cost: 'sacrifice', what: 'self' }], []],
    [
      'two of one kind have no words',
      [
        { cost: 'sacrifice', what: { type: 'creature' } },
        { cost: 'sacrifice', what: { type: 'land' } },
      ],
      [
        [undefined, false],
        [undefined, false],
      ],
    ],
  ])('%s', (_name, costs, names) =>
    expect(costNames(costs).map(({ words, many }) => [words[0], many])).toEqual(names),
  );
});

it.each([
  ['creature', 'a creature'],
  ['artifact', 'an artifact'],
  ['Elf', 'an Elf'],
  ['other creature', 'another creature'],
  ['otherworldly creature', 'an otherworldly creature'],
])('the article of "%s" is "%s"', (words, told) => expect(withArticle(words)).toBe(told));
