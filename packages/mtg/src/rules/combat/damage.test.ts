import { expect, it } from 'vitest';
import { cardOf } from '../../../test/board.js';
import { matchStateOf, playerIn } from '../../../test/match.js';
import { type MtgCard, mtgCardOf } from '../../state/card.js';
import { dealCombatDamage } from './damage.js';

const attacker = (instanceId: string, power: number, ...keywords: readonly string[]): MtgCard =>
  mtgCardOf({
    instanceId,
    owner: 'you',
    types: ['creature'],
    power,
    toughness: 1,
    keywords: keywords.map((keyword) => ({ keyword })),
    attacking: { player: 'foe' },
    blocked: true,
    blockedBy: ['wall'],
  });
const wall = mtgCardOf({
  instanceId: 'wall',
  owner: 'foe',
  types: ['creature'],
  power: 0,
  toughness: 5,
  blocking: ['first', 'second'],
});

it.each<[string, readonly [MtgCard, MtgCard], number]>([
  [
    'what another assigns is not lethal',
    [attacker('first', 1), attacker('second', 3, 'trample', 'deathtouch')],
    18,
  ],
  [
    'what another assigns is lethal',
    [attacker('first', 5), attacker('second', 3, 'trample', 'deathtouch')],
    17,
  ],
  [
    'deathtouch of another is lethal',
    [attacker('first', 1, 'deathtouch'), attacker('second', 3, 'trample')],
    17,
  ],
  ['none has deathtouch', [attacker('first', 1), attacker('second', 6, 'trample')], 18],
])('702.2c, 702.19b: two attack one blocker, %s', (_title, attackers, life) => {
  const state = matchStateOf({ cards: [...attackers, wall] });
  const after = dealCombatDamage(state, { emit: () => undefined }, 'regular');
  expect(playerIn(after, 'foe').life).toBe(life);
});

it.each<[string, Partial<MtgCard>, life: number, loyalty: number]>([
  ['the player', { attacking: { player: 'foe' } }, 18, 4],
  ['306.8 the planeswalker', { attacking: { player: 'foe', permanent: 'walker' } }, 20, 2],
  [
    '400.7 what that planeswalker became: nobody',
    { attacking: { player: 'foe', permanent: 'walker', incarnation: 3 } },
    20,
    4,
  ],
  ['506.4c a planeswalker that is gone: nobody', { attacking: { player: 'foe', permanent: 'gone' } }, 20, 4],
  ['506.4c what is no planeswalker any more', { attacking: { player: 'foe', permanent: 'rock' } }, 20, 4],
  ['800.4e who has left', { attacking: { player: 'left' } }, 20, 4],
  [
    '508.5 a planeswalker of another player now',
    { attacking: { player: 'you', permanent: 'walker' } },
    20,
    4,
  ],
  ['510.1a nobody, with no power', { attacking: { player: 'foe' }, power: 0 }, 20, 4],
  ['510.1a nobody, with less', { attacking: { player: 'foe' }, power: -2 }, 20, 4],
])(
  '506.4, 510.1b an unblocked creature deals damage to whom it attacks: %s',
  (_title, facts, life, loyalty) => {
    const cards = [
      mtgCardOf({ instanceId: 'ox', owner: 'you', types: ['creature'], power: 2, toughness: 2, ...facts }),
      mtgCardOf({
        instanceId: 'walker',
        owner: 'foe',
        types: ['planeswalker'],
        loyalty: 4,
        counters: { loyalty: 4 },
      }),
      mtgCardOf({
        instanceId: 'rock',
        owner: 'foe',
        types: ['artifact', 'creature'],
        power: 0,
        toughness: 9,
      }),
    ];
    const players = [{ id: 'you' }, { id: 'foe' }, { id: 'left', left: true }];
    const state = matchStateOf({ cards, players });
    const after = dealCombatDamage(state, { emit: () => undefined }, 'regular');
    expect([
      playerIn(after, 'foe').life,
      cardOf(after, 'walker').loyalty,
      cardOf(after, 'rock').damage,
    ]).toEqual([life, loyalty, 0]);
  },
);
