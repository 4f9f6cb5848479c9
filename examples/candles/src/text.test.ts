import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import cards from './set.json' with { type: 'json' };
import { cardNamed, text as cardText } from './index.js';

const TEXTS: Readonly<Record<string, string>> = {
  Stub: '',
  Taper:
    'Whenever any candle an opponent controls burns for 2 or more, this candle has 2 more strength this turn.',
  Lantern: 'If this candle would burn, it burns for 1 less.',
  Candelabrum: 'While you control 2 or more other candles, any other candle you control has 1 more strength.',
  'Wick Trimmer': 'Whenever this candle is lit, you may draw a card.',
  'Phoenix Wax':
    'Once a turn, whenever any other candle you control goes out, return that candle to your hand.',
  Firebrand: 'Melt 1: burn target candle an opponent controls for 2.',
  'Night Light': 'Exert this candle: shelter target candle you control from 3 while this candle is in play.',
};

describe('the text of a card', () => {
  it.each(cards.map(({ name }) => name))('%s is printed, and read back as the card', (name) => {
    const { abilities, activated } = cardNamed(name, 'it', 'ann');
    const said = { keywords: [], abilities, activated };
    expect(cardText.print(said)).toBe(TEXTS[name]);
    expect(unwrap(cardText.read(TEXTS[name] ?? '-'))).toEqual(said);
  });

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
