import { describe, expect, it } from 'vitest';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from '../abilities/parse-card.js';

const spell = (text: string) => {
  const { card } = parseCard({ name: 'Moss Rite', types: 'Sorcery', text, manaCost: '{1}' });
  return { spell: card.spell, lacks: unexpressedOf(card).length };
};
const SWAMP = { what: { each: { subtype: 'Swamp', controller: 'self' } } } as const;
const draw = { effect: 'draw' } as const;
const discard = { effect: 'discard' } as const;

describe('608.2c what happens instead stands in the place of what was said last', () => {
  it.each([
    ['a sentence of one thing', 'Draw a card. If you control a Swamp, draw two cards instead.'],
    ['a paragraph behind it', 'Draw a card.\nMorbid — If you control a Swamp, draw two cards instead.'],
    ['the condition last', 'Draw a card.\nMorbid — Draw two cards instead if you control a Swamp.'],
  ])('%s', (_what, text) => {
    expect(spell(text)).toEqual({
      spell: {
        effects: [{ effect: 'if', condition: SWAMP, effects: [{ effect: 'draw', amount: 2 }], else: [draw] }],
      },
      lacks: 0,
    });
  });

  it('a whole sentence of several things, for as many of the same', () => {
    expect(
      spell(
        'Draw a card, then discard a card. If you control a Swamp, instead draw two cards, then discard a card.',
      ).spell?.effects,
    ).toEqual([
      {
        effect: 'if',
        condition: SWAMP,
        effects: [{ effect: 'draw', amount: 2 }, discard],
        else: [draw, discard],
      },
    ]);
  });

  it('the last of several sentences, if it is of the same kind', () => {
    expect(
      spell('You gain 1 life. Draw a card. If you control a Swamp, draw two cards instead.').spell?.effects,
    ).toEqual([
      { effect: 'gainLife', amount: 1 },
      { effect: 'if', condition: SWAMP, effects: [{ effect: 'draw', amount: 2 }], else: [draw] },
    ]);
  });

  it.each([
    'Scry 1, then draw a card. If you control a Swamp, scry 3 instead.',
    'Scry 1. Draw a card. If you control a Swamp, scry 3 instead.',
    'Draw a card and you gain 1 life. If you control a Swamp, you gain 3 life instead.',
    'Target creature gets +1/+1 until end of turn. Draw a card. If you control a Swamp, that creature gets +2/+2 until end of turn instead.',
    'Draw a card.\nYou gain 1 life.\nIf you control a Swamp, draw two cards instead.',
  ])('what it replaces is not told: %s', (text) => {
    expect(spell(text)).toEqual({ spell: undefined, lacks: 1 });
  });

  it('what happens otherwise may be something else', () => {
    expect(spell('Scry 1. If you control a Swamp, draw a card. Otherwise, you gain 1 life.')).toEqual({
      spell: {
        effects: [
          { effect: 'scry', amount: 1 },
          { effect: 'if', condition: SWAMP, effects: [draw], else: [{ effect: 'gainLife', amount: 1 }] },
        ],
      },
      lacks: 0,
    });
  });
});
