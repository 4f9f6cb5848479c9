import { describe, expect, it } from 'vitest';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from '../abilities/parse-card.js';

const triggered = (text: string) => {
  const face = { name: 'Moss Druid', types: 'Creature', manaCost: '{1}', power: '1', toughness: '1' };
  const { card } = parseCard({ ...face, text: `Whenever Moss Druid attacks, ${text}` });
  return { effects: card.triggered[0]?.effects, lacks: unexpressedOf(card).length };
};
const draw = { effect: 'draw' } as const;
const gain = { effect: 'gainLife', amount: 1 } as const;
const counter = { cost: 'removeCounters', counter: '+1/+1', amount: 1 } as const;

describe('608.2c what is done if something else was', () => {
  it.each([
    [
      'you may pay {1}. If you do, draw a card and you gain 1 life.',
      { costs: [{ cost: 'mana', mana: [1] }], effects: [draw, gain] },
    ],
    [
      'discard a card. If you do, draw a card.',
      { costs: [{ cost: 'discard', what: {} }], effects: [draw], must: true },
    ],
    [
      'remove a +1/+1 counter from Moss Druid. If you do, draw a card.',
      { costs: [counter], effects: [draw], must: true },
    ],
    [
      'sacrifice Moss Druid. If you do, draw a card and you gain 1 life.',
      { costs: [{ cost: 'sacrifice', what: 'self' }], effects: [draw, gain], must: true },
    ],
  ])('%s', (text, wanted) => {
    expect(triggered(text)).toEqual({ effects: [{ effect: 'mayPay', ...wanted }], lacks: 0 });
  });

  it.each([
    'discard two cards. If you do, draw a card.',
    'pay {2}. If you do, draw a card.',
    'pay 2 life. If you do, draw a card.',
    "discard a card. If you don't, draw a card.",
  ])('609.3 of several things as many as possible would be done: %s', (text) => {
    expect(triggered(text)).toEqual({ effects: undefined, lacks: 1 });
  });
});
