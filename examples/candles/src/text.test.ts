import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { set, text as cardText } from './index.js';

describe('the text of a card', () => {
  it.each(set.cards.map(({ name, text }) => [name, text] as const))(
    '%s is read, and printed as it was: %s',
    (_name, words) => {
      expect(cardText.print(unwrap(cardText.read(words)))).toBe(words);
    },
  );

  it.each([
    [
      'Exert this candle and melt 1: burn target candle for 2 and draw two cards.',
      {
        activated: [
          { cost: [{ cost: 'exert' }, { cost: 'damage' }], do: [{ effect: 'damage' }, { effect: 'draw' }] },
        ],
      },
    ],
    [
      'Whenever this candle burns for 3 or more, you may snuff this candle, then draw a card.',
      { abilities: [{ may: true, do: [{ effect: 'move', what: 'it', to: 'ashes' }, { effect: 'draw' }] }] },
    ],
  ])('"%s" is made of the same parts', (text, said) => {
    const read = unwrap(cardText.read(text));
    expect(read).toMatchObject(said);
    expect(cardText.print(read)?.toLowerCase()).toBe(text.toLowerCase().replace(', then', ' and'));
  });

  it.each([
    ['Whenever this candle are lit, draw a card.', 'the wrong number'],
    ['Melt 1: Burn target candle.', 'a verb without its amount'],
    [
      'Whenever this candle is lit and goes out, draw a card.',
      'two events of which it is unclear whether both must be',
    ],
  ])('"%s" is refused: %s', (text) => {
    const read = cardText.read(text);
    expect(read.ok ? [] : read.issues.map(({ code }) => code)).toEqual(['candles.unread']);
  });
});
