import { expect, it } from 'vitest';
import { parseTargetRequirements, requiresTargets } from './parse.js';

const read = (text: string, types: readonly string[]) =>
  parseTargetRequirements(text, { types }).map(({ ability, words, from, understood, slot }) => [
    ability.kind,
    words,
    slot?.min,
    slot?.max,
    from,
    understood,
  ]);

it.each([
  [
    '701.41a: a spell supports any creatures',
    'Support 2.',
    ['sorcery'],
    'spell',
    'up to two target creatures',
    0,
    2,
  ],
  [
    '701.41a: a permanent supports others',
    'When this creature enters, support 3.',
    ['creature'],
    'triggered',
    'up to three other target creatures',
    0,
    3,
  ],
  ['701.41a: with X', 'Support X.', ['sorcery'], 'spell', 'up to X target creatures', 0, 'X'],
  ['701.66a: earthbend', '{2}: Earthbend 1.', ['creature'], 'activated', 'target land you control', 1, 1],
])('%s', (_rule, text, types, kind, words, min, max) => {
  expect(read(text, types)).toEqual([[kind, words, min, max, 'keyword', true]]);
  expect(requiresTargets(text, { types })).toBe(true);
});

it('speaks of support without a number as nothing', () => {
  expect(read('Whenever you support a friend, draw a card.', ['enchantment'])).toEqual([]);
});
