import { describe, expect, it } from 'vitest';
import { parseCard } from './parse-card.js';

const face = { name: 'Moss Druid', types: 'Creature', text: 'Flying' };
/** Reads a value from outside, which by its type is not the face of a card. */
const read = (given: unknown): unknown => Reflect.apply(parseCard, undefined, [given]);

describe('what is no face of a card', () => {
  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /^wrongType \{/u],
    ['a text', 'Flying', /^wrongType \{/u],
    ['a face without words', { name: 'Moss Druid', types: 'Creature' }, /^wrongType at text /u],
    ['a number for a text', { ...face, text: 3 }, /^wrongType at text /u],
    ['a number for a size', { ...face, power: 2 }, /^wrongType at power /u],
    [
      'a back that is none',
      { ...face, other: { name: 'Moss Den', text: '', layout: 'transform' } },
      /^wrongType at other\.types /u,
    ],
  ])('%s is refused with a code and its path', (_name, given, message) => {
    expect(() => read(given)).toThrow(message);
  });

  it('more than a face says is not looked at', () => {
    expect(read({ ...face, rarity: 3 })).toMatchObject({ unexpressed: [] });
  });
});
