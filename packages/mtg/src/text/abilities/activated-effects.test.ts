import { describe, expect, it } from 'vitest';
import { activatedAbility } from '../../language/ability.js';
import type { Effect } from '../../language/effects/effect.js';
import { t1, endOfTurn, ability } from '../../../test/activated-words.js';

describe('effects', () => {
  it.each<[string, readonly Effect[]]>([
    ['Brass Golem deals 2 damage to any target.', [{ effect: 'damage', amount: 2, to: t1 }]],
    [
      'Brass Golem deals 2 damage to any target and 1 damage to itself.',
      [
        { effect: 'damage', amount: 2, to: t1 },
        { effect: 'damage', amount: 1, to: 'self' },
      ],
    ],
    [
      'This creature deals 1 damage to each creature without flying and each player.',
      [
        {
          effect: 'damage',
          amount: 1,
          to: { among: [{ each: { type: 'creature', withoutKeyword: 'flying' } }, 'eachPlayer'] },
        },
      ],
    ],
    [
      'Tap target creature. Brass Golem deals damage equal to its power to that creature.',
      [
        { effect: 'tap', what: t1 },
        { effect: 'damage', amount: { of: 'power', what: 'self' }, to: t1 },
      ],
    ],
    [
      'Target creature gets +X/-1 until end of turn.',
      [{ effect: 'pump', what: t1, power: 'X', toughness: -1, until: endOfTurn }],
    ],
    [
      'Goblins you control get +1/+0 and gain first strike until end of turn.',
      [
        {
          effect: 'pump',
          what: { each: { subtype: 'Goblin', controller: 'self' } },
          power: 1,
          toughness: 0,
          until: endOfTurn,
        },
        {
          effect: 'gainKeywords',
          what: { each: { subtype: 'Goblin', controller: 'self' } },
          keywords: [{ keyword: 'first strike' }],
          until: endOfTurn,
        },
      ],
    ],
    [
      'Brass Golem gets +1/+0 until end of turn and deals 1 damage to you.',
      [
        { effect: 'pump', what: 'self', power: 1, toughness: 0, until: endOfTurn },
        { effect: 'damage', amount: 1, to: 'you' },
      ],
    ],
    ['Draw two cards, then discard a card.', [{ effect: 'draw', amount: 2 }, { effect: 'discard' }]],
    [
      'Target opponent loses 2 life and you gain 2 life.',
      [
        { effect: 'loseLife', who: t1, amount: 2 },
        { effect: 'gainLife', amount: 2 },
      ],
    ],
    [
      "Destroy target land. It can't be regenerated.",
      [{ effect: 'destroy', what: t1, cantRegenerate: true }],
    ],
    [
      'Exile target artifact. Its controller gains 3 life.',
      [
        { effect: 'moveCards', what: t1, to: 'exile' },
        { effect: 'gainLife', who: { controllerOf: t1 }, amount: 3 },
      ],
    ],
    [
      'Create three 1/1 red and white Scout creature tokens with haste.',
      [
        {
          effect: 'createToken',
          count: 3,
          token: {
            types: ['creature'],
            subtypes: ['Scout'],
            colors: ['white', 'red'],
            power: 1,
            toughness: 1,
            keywords: [{ keyword: 'haste' }],
          },
        },
      ],
    ],
    [
      'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
      [{ effect: 'search', filter: { type: 'land', supertype: 'basic' }, to: 'battlefield', tapped: true }],
    ],
    [
      'Counter target spell unless its controller pays {2}.',
      [
        {
          effect: 'mayPay',
          who: { controllerOf: t1 },
          costs: [{ cost: 'mana', mana: [2] }],
          else: [{ effect: 'counter', what: t1 }],
        },
      ],
    ],
    [
      'Target creature gains haste until end of turn. Sacrifice Brass Golem at the beginning of the next end step.',
      [
        { effect: 'gainKeywords', what: t1, keywords: [{ keyword: 'haste' }], until: endOfTurn },
        { effect: 'delayed', at: 'nextEndStep', effects: [{ effect: 'sacrifice', what: 'self' }] },
      ],
    ],
    [
      'Put two +1/+1 counters on each Elf you control.',
      [
        {
          effect: 'putCounters',
          what: { each: { subtype: 'Elf', controller: 'self' } },
          counter: '+1/+1',
          amount: 2,
        },
      ],
    ],
    [
      'Prevent the next 3 damage that would be dealt to any target this turn.',
      [{ effect: 'preventDamage', amount: 3, to: t1 }],
    ],
    [
      'Flip a coin. If you win the flip, draw a card. If you lose the flip, discard a card.',
      [{ effect: 'flipCoin', win: [{ effect: 'draw' }], lose: [{ effect: 'discard' }] }],
    ],
    [
      'You may sacrifice an artifact. If you do, draw two cards.',
      [
        {
          effect: 'mayPay',
          costs: [{ cost: 'sacrifice', what: { type: 'artifact' } }],
          effects: [{ effect: 'draw', amount: 2 }],
        },
      ],
    ],
    ['You get {E}{E}.', [{ effect: 'putCounters', what: 'you', counter: 'energy', amount: 2 }]],
    ['Add {R} or {G}.', [{ effect: 'addMana', mana: [{ red: 1 }, { green: 1 }] }]],
    [
      'Add {C} for each artifact you control.',
      [
        {
          effect: 'addMana',
          mana: { colorless: 1 },
          times: { count: { type: 'artifact', controller: 'self' } },
        },
      ],
    ],
  ])('%s', (words, effects) => {
    const found = ability(`{X}: ${words}`);
    expect(found.effects).toEqual(effects);
    expect(activatedAbility.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
  });
});
