import { describe, expect, it } from 'vitest';
import { garden, gardenLexicon } from '../../test/garden.js';
import { phraseGrammar, tokenize, type PhrasePart } from './index.js';

const listing = phraseGrammar({
  ...gardenLexicon,
  entries: [...gardenLexicon.entries, { role: 'after', words: 'and', examples: [] }],
});

const at = (text: string, anchor: number): readonly PhrasePart[] => {
  const clause = listing.readAt(tokenize(text), anchor);
  return clause.found === 'phrase' ? clause.parts() : [];
};

/** Writes a part as "role words: path path (implied path)". */
function told(text: string, parts: readonly PhrasePart[]): readonly string[] {
  const listed = (paths: PhrasePart['paths']) => paths.map((path) => path.join('.')).join(' ');
  return parts.map(({ span, role, paths, implied }) => {
    const meant = implied.length > 0 ? ` (${listed(implied)})` : '';
    return `${role} ${text.slice(span.start, span.end)}: ${listed(paths)}${meant}`;
  });
}

const kind = 'accepts.0.kind';
const filter = 'accepts.0.filter';
const ONE = 'anchor chosen:  (min max)';
const BARE = `(${kind} ${filter}.zone)`;

describe('which words of a phrase say what', () => {
  it.each<[string, readonly string[]]>([
    ['chosen plant', [ONE, `class plant: ${filter}.type ${BARE}`]],
    [
      'another chosen plant',
      ['count another: min max other', 'anchor chosen: ', `class plant: ${filter}.type ${BARE}`],
    ],
    [
      'up to two other chosen plants',
      [
        'count up to two: min max',
        'other other: other',
        'anchor chosen: ',
        `class plants: ${filter}.type ${BARE}`,
      ],
    ],
    [
      'chosen red or blue plant you tend',
      [
        ONE,
        `adjective red: ${filter}.anyOf.0.color`,
        `adjective blue: ${filter}.anyOf.1.color`,
        `class plant: ${filter}.type ${BARE}`,
        `tail you tend: ${filter}.controller`,
      ],
    ],
    [
      'chosen plant or stone card from the shed',
      [
        ONE,
        `class plant: ${filter}.anyOf.0.type`,
        `class stone: ${filter}.anyOf.1.type`,
        `head card: ${kind}`,
        `tail from the shed: ${filter}.zone`,
      ],
    ],
    [
      "chosen plant that's red or blue",
      [
        ONE,
        `class plant: ${filter}.type ${BARE}`,
        `tail that's red or blue: ${filter}.anyOf.0.color ${filter}.anyOf.1.color`,
      ],
    ],
    ['chosen plant of your choice', [ONE, `class plant: ${filter}.type ${BARE}`, 'tail of your choice: ']],
    [
      'one of your stones',
      [`opening one of your: min max ${filter}.controller`, `class stones: ${filter}.type ${BARE}`],
    ],
    [
      'chosen gardener or stone',
      [
        ONE,
        `head gardener: ${kind}`,
        'class stone: accepts.1.filter.type (accepts.1.kind accepts.1.filter.zone)',
      ],
    ],
  ])('%s', (words, parts) => {
    expect(told(words, at(words, Math.max(0, tokenize(words).findIndex(garden.isAnchor))))).toEqual(parts);
  });

  it('the words of the next phrase that are said of both keep their own place', () => {
    const text = 'chosen plant card and chosen stone card from the shed';
    expect(told(text, at(text, 0)).at(-1)).toBe(`tail from the shed: ${filter}.zone`);
  });

  it('nothing is said of words that were not read', () => {
    expect(at('chosen plant with a broken stem', 0)).toEqual([]);
  });
});
