import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../../test/table.js';
import { createTapForMana } from '../../language/templates/templates.js';

const ashField = define('Ash Field', {
  types: ['land'],
  entersTapped: true,
  activated: [createTapForMana({ id: 'tap-any', mana: { black: 1 } })],
  triggered: [
    {
      id: 'burns',
      trigger: { on: 'becomesTapped', what: 'self' },
      effects: [{ effect: 'damage', amount: 1, to: 'you' }],
    },
  ],
  static: [{ id: 'grows', affects: { each: { type: 'creature' } }, change: { power: 1 } }],
});
const bear = creatureCard('Bear', [1, 'G'], 2, 2);
/** "Nonbasic lands are Forests." */
const overgrowth = define('Overgrowth', {
  types: ['enchantment'],
  cost: ['G'],
  static: [
    {
      id: 'forests',
      affects: { each: { type: 'land', not: { supertype: 'basic' } } },
      change: { landTypes: ['Forest'] },
    },
  ],
});
const rock = define('Rock', { types: ['artifact'], cost: [1] });

describe('305.7: a land whose types were set has none of the abilities of its text', () => {
  it.each([
    ['as it is', rock, 'tap-any', 19, 3],
    ['as a Forest', overgrowth, 'tap-forest', 20, 2],
  ])('activated, triggered and static ones alike: %s', (_how, other, ability, life, power) => {
    const done = table(
      [ashField, bear, overgrowth, rock],
      [put(other, 'bob'), put(bear, 'ann'), put(ashField, 'ann'), ...lands('Forest', 1, 'ann', 'hand')],
    ).does('ann', 'playLand', { card: 'forest-1' });
    expect(cardIn(done, 'bear').power).toBe(power);
    const own = done.does('ann', 'activate', { card: 'ash-field', ability }).bothPass();
    expect(lifeOf(own, 'ann')).toBe(life);
  });

  it.each([
    ['614.1c, 122.6: it enters with counters', rock, { ash: 2 }],
    ['614.12: as a Forest it has none', overgrowth, {}],
  ])('%s', (_how, other, counters) => {
    const cindery = define('Cindery', { types: ['land'], entersWith: { counter: 'ash', amount: 2 } });
    const at = table(
      [cindery, bear, overgrowth, rock],
      [put(other, 'bob'), put(cindery, 'ann', 'hand'), ...lands('Forest', 1)],
    ).does('ann', 'playLand', { card: 'cindery' });
    expect(cardIn(at, 'cindery').counters).toEqual(counters);
  });

  it.each([
    ['614.1c: it enters tapped', rock, true],
    ['614.12: as a Forest it enters untapped', overgrowth, false],
  ])('%s', (_how, other, tapped) => {
    const at = table(
      [ashField, bear, overgrowth, rock],
      [put(other, 'bob'), put(ashField, 'ann', 'hand'), ...lands('Forest', 1)],
    ).does('ann', 'playLand', { card: 'ash-field' });
    expect([zoneOf(at, 'ash-field'), cardIn(at, 'ash-field').tapped]).toEqual(['battlefield', tapped]);
  });
});
