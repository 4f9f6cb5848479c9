import { frozenCopy, unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { activating, registryOf, resolved } from '../../../test/activating.js';
import { cardOf, change, codes, creature, onStack } from '../../../test/board.js';
import { happen, matchStateOf, playerIn } from '../../../test/match.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { permanent, player } from '../../language/queries.js';
import { type ActivatedAbility, activatedAbility } from '../../language/ability.js';
import { isManaAbilityByRule } from '../abilities/registry.js';
import {
  createCounterColoredAbility,
  createFirebreathing,
  createLifePaymentAbility,
  createOncePerTurnWrapper,
  createPaidTimAbility,
  createPreventDamage,
  createPumpSelf,
  createRegenerate,
  createSacrificeForEffect,
  createSacrificeForMana,
  createShadeAbility,
  createTapForAnyColor,
  createTapForDamage,
  createTapForMana,
  createTapToBuffOther,
  createTapToDebuff,
  createTimAbility,
} from '../../language/templates/templates.js';

const red = onStack('bolt', { colors: ['red'], controller: 'foe' });
const board = matchStateOf({
  cards: [creature('rod', 'you'), creature('bear', 'foe'), creature('goblin', 'you'), red],
  players: [{ id: 'you', pool: { white: 2, blue: 2, black: 2, red: 2, green: 2 } }, { id: 'foe' }],
});
const sizeOf = (state: MtgMatchState, id: string) => {
  const { power, toughness } = cardOf(state, id);
  return `${power}/${toughness}`;
};
/** Returns the same state after this much damage from the bear. */
const hit = (state: MtgMatchState, to: string, amount: number) =>
  happen(state, { effect: 'damage', amount, to: { bound: 'it' } }, { source: 'bear', bound: { it: [to] } })
    .state;

type Row = readonly [
  name: string,
  ability: ActivatedAbility,
  choices: Readonly<Record<string, readonly string[]>>,
  seen: (state: MtgMatchState) => unknown,
  after: unknown,
];

const ROWS: readonly Row[] = [
  ['{T}: add {G}{G}', createTapForMana({ mana: { green: 2 } }), {}, (s) => playerIn(s, 'you').pool.green, 4],
  [
    'sacrifice a goblin: add {B}{B}',
    createSacrificeForMana({ mana: { black: 2 }, price: { sacrifice: { name: 'goblin' } } }),
    { cost1: ['goblin'] },
    (s) => [playerIn(s, 'you').pool.black, cardOf(s, 'goblin').zone],
    [4, 'graveyard'],
  ],
  [
    '{T}: 2 damage to target player',
    createTapForDamage({ amount: 2, target: player() }),
    { t1: ['foe'] },
    (s) => playerIn(s, 'foe').life,
    18,
  ],
  ['{T}: 1 damage to any target', createTimAbility(), { t1: ['bear'] }, (s) => cardOf(s, 'bear').damage, 1],
  [
    '{1}{R}, {T}: 1 damage to any target',
    createPaidTimAbility('{1}{R}'),
    { t1: ['you'] },
    (s) => [playerIn(s, 'you').life, playerIn(s, 'you').pool.red],
    [19, 1],
  ],
  [
    '{W}: this gets +0/+2',
    createPumpSelf({ price: { mana: '{W}' }, toughness: 2 }),
    {},
    (s) => [sizeOf(s, 'rod'), playerIn(s, 'you').pool.white],
    ['2/4', 1],
  ],
  ['{R}: this gets +1/+0', createFirebreathing(), {}, (s) => sizeOf(s, 'rod'), '3/2'],
  ['{B}: this gets +1/+1', createShadeAbility(), {}, (s) => sizeOf(s, 'rod'), '3/3'],
  [
    '{G}: regenerate this',
    createRegenerate({ price: { mana: '{G}' } }),
    {},
    (s) => cardOf(happen(s, { effect: 'destroy', what: 'self' }, { source: 'rod' }).state, 'rod'),
    expect.objectContaining({ zone: 'battlefield', tapped: true }),
  ],
  [
    '{T}: prevent the next 2 damage to any target',
    createPreventDamage({ amount: 2 }),
    { t1: ['goblin'] },
    (s) => cardOf(hit(s, 'goblin', 3), 'goblin').damage,
    1,
  ],
  [
    'sacrifice this: a creature gains flying',
    createSacrificeForEffect({
      targets: [permanent({ type: 'creature' })],
      effects: [
        {
          effect: 'gainKeywords',
          what: { bound: 't1' },
          keywords: [{ keyword: 'flying' }],
          until: 'endOfTurn',
        },
      ],
    }),
    { t1: ['goblin'] },
    (s) => [cardOf(s, 'rod').zone, cardOf(s, 'goblin').keywords],
    ['graveyard', [{ keyword: 'flying' }]],
  ],
  [
    'sacrifice a creature: gain life equal to its toughness',
    createSacrificeForEffect({
      price: { sacrifice: { type: 'creature', excludeSelf: true } },
      effects: [{ effect: 'gainLife', amount: { of: 'toughness', what: { bound: 'cost1' } }, who: 'you' }],
    }),
    { cost1: ['goblin'] },
    (s) => playerIn(s, 'you').life,
    22,
  ],
  [
    '{U}{U}: counter target red spell',
    createCounterColoredAbility({ color: 'red', price: { mana: '{U}{U}' } }),
    { t1: ['bolt'] },
    (s) => [cardOf(s, 'bolt').zone, s.stack],
    ['graveyard', []],
  ],
  [
    '{T}: another target creature gets +1/+2',
    createTapToBuffOther({ toughness: 2, target: permanent({ type: 'creature', excludeSelf: true }) }),
    { t1: ['bear'] },
    (s) => [sizeOf(s, 'bear'), sizeOf(s, 'rod')],
    ['3/4', '2/2'],
  ],
  ['{T}: target creature gets -1/-0', createTapToDebuff(), { t1: ['bear'] }, (s) => sizeOf(s, 'bear'), '1/2'],
  [
    'pay 3 life: you gain 1 life',
    createLifePaymentAbility({ life: 3, effects: [{ effect: 'gainLife', amount: 1, who: 'you' }] }),
    {},
    (s) => playerIn(s, 'you').life,
    18,
  ],
];

describe('templates', () => {
  it.each(ROWS)('%s', (_name, ability, choices, seen, after) => {
    expect(activatedAbility.parse(frozenCopy(ability))).toEqual(ability);
    expect(isManaAbilityByRule(ability)).toBe(ability.isManaAbility);
    const activated = unwrap(activating(board, registryOf({ rod: ability }), 'rod', { choices }).result);
    expect(seen(resolved(activated))).toEqual(after);
  });

  it('{T}: one mana of any colour', () => {
    const registry = registryOf({ rod: createTapForAnyColor() });
    const activated = unwrap(activating(board, registry, 'rod').result);
    expect(playerIn(resolved(activated, [['{B}']]), 'you').pool.black).toBe(3);
  });

  it('counters no spell of another colour, and no ability', () => {
    const ability = createCounterColoredAbility({ color: 'red', price: { mana: '{U}' } });
    const green = change(board, 'bolt', { colors: ['green'] });
    const { result } = activating(green, registryOf({ rod: ability }), 'rod', { choices: { t1: ['bolt'] } });
    expect(codes(result)).toEqual(['filterMismatch']);
  });

  it('once a turn', () => {
    const registry = registryOf({ rod: createOncePerTurnWrapper(createFirebreathing('{0}')) });
    const once = resolved(unwrap(activating(board, registry, 'rod').result));
    expect(sizeOf(once, 'rod')).toBe('3/2');
    expect(codes(activating(once, registry, 'rod').result)).toEqual(['mtg.notNow']);
  });

  it('mana that is no cost is refused as the template is used', () => {
    expect(() => createFirebreathing('{Q}')).toThrow('mtg.unknownManaSymbol');
  });
});
