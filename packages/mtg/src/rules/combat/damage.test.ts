import { expect, it } from 'vitest';
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
