import { describe, expect, it } from 'vitest';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from './parse-card.js';

const read = (text: string) => {
  const { card } = parseCard({ name: 'Moss Altar', types: 'Enchantment', text, manaCost: '{1}' });
  return { triggered: card.triggered, lacks: unexpressedOf(card).length };
};
const creatures = { type: 'creature', controller: 'self' } as const;

describe('603.2c what triggers once for all to which it happens at the same time', () => {
  it.each([
    ['creatures you control die', { on: 'moves', what: creatures, from: 'battlefield', to: 'graveyard' }],
    [
      'artifacts enter the battlefield under your control',
      { on: 'moves', what: { type: 'artifact', controller: 'self' }, to: 'battlefield' },
    ],
    [
      'tokens you control enter',
      { on: 'moves', what: { token: true, controller: 'self' }, to: 'battlefield' },
    ],
    [
      'artifacts you control leave the battlefield',
      { on: 'moves', what: { type: 'artifact', controller: 'self' }, from: 'battlefield' },
    ],
    [
      'land cards are put into your graveyard from anywhere',
      { on: 'moves', what: { type: 'land', owner: 'self', token: false }, to: 'graveyard' },
    ],
    [
      'cards are put into your graveyard from your library',
      { on: 'moves', what: { owner: 'self', token: false }, from: 'library', to: 'graveyard' },
    ],
    ['cards leave your graveyard', { on: 'moves', what: { owner: 'self', token: false }, from: 'graveyard' }],
    [
      'creatures you control deal combat damage to a player',
      { on: 'dealsDamage', what: creatures, to: 'player', combat: true },
    ],
    [
      'Goblins you control deal damage to an opponent',
      { on: 'dealsDamage', what: { subtype: 'Goblin', controller: 'self' }, to: 'opponent' },
    ],
  ])('one or more %s', (what, trigger) => {
    expect(read(`Whenever one or more ${what}, draw a card.`)).toEqual({
      triggered: [{ id: 't1', trigger: { ...trigger, many: true }, effects: [{ effect: 'draw' }] }],
      lacks: 0,
    });
  });

  it('508.1m whoever attacks', () => {
    expect(read('Whenever one or more creatures attack, draw a card.').triggered[0]?.trigger).toEqual({
      on: 'declaresAttack',
      who: 'each',
      what: { type: 'creature' },
    });
  });

  it('608.2h how many they are', () => {
    const { triggered, lacks } = read(
      'Whenever one or more tokens you control enter, you gain that much life.',
    );
    expect([triggered[0]?.effects, lacks]).toEqual([[{ effect: 'gainLife', amount: 'X' }], 0]);
  });

  it.each([
    'Whenever one or more creatures you control deal combat damage to a player, you gain that much life.',
    'Whenever one or more creatures you control die, return that card to your hand.',
    'Whenever one or more creatures you control dance, draw a card.',
    'Whenever one or more cards are put into a graveyard, draw a card.',
    'Whenever two or more creatures you control die, draw a card.',
  ])('refused: %s', (text) => {
    expect(read(text).lacks).toBe(1);
  });
});
