import type { MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { matchStateOf, playerIn, refTo } from '../../../test/match.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { dealDamage } from './deal.js';

type Changes = Extract<MtgKeyword, { readonly keyword: 'changesDamage' }>;
type Facts = Partial<MtgCard>;

const furnace = (change: Omit<Changes, 'keyword'>, facts: Facts = {}, id = 'furnace') =>
  card(id, 'you', { types: ['enchantment'], keywords: [{ keyword: 'changesDamage', ...change }], ...facts });
const imp = creature('imp', 'you', { colors: ['red'] });
const bear = creature('bear', 'foe', { toughness: 9 });

/** Deals 3 damage by your red creature, and returns how much is dealt, and what is told. */
function deal(
  others: readonly MtgCard[],
  { to = 'foe', amount = 3, combat }: { to?: string; amount?: number; combat?: boolean } = {},
) {
  const state = matchStateOf({ cards: [imp, bear, ...others] });
  const events: MatchEvent[] = [];
  const damage = { source: refTo(state, 'imp'), to: refTo(state, to), amount, combat };
  const after = dealDamage(state, damage, (event) => void events.push(event));
  const dealt = to === 'bear' ? cardOf(after, 'bear').damage : 20 - playerIn(after, to).life;
  return { dealt, types: events.map(({ type }) => type), after };
}

describe('614.1a damage that is more or less than it would be', () => {
  it.each<[name: string, others: readonly MtgCard[], to: string, dealt: number]>([
    ['nothing changes it', [], 'foe', 3],
    ['doubled', [furnace({ times: 2 })], 'foe', 6],
    ['tripled, to a permanent', [furnace({ times: 3 })], 'bear', 9],
    ['plus 2', [furnace({ plus: 2 })], 'foe', 5],
    ['minus 1', [furnace({ minus: 1 })], 'foe', 2],
    [
      '614.5 each applies once: two doublers',
      [furnace({ times: 2 }), furnace({ times: 2 }, {}, 'other')],
      'foe',
      12,
    ],
    ['by a source of that quality', [furnace({ from: { color: 'red' }, times: 2 })], 'foe', 6],
    ['not by another source', [furnace({ from: { color: 'blue' }, times: 2 })], 'foe', 3],
    [
      'by a source that its controller controls',
      [furnace({ from: { controller: 'self' }, times: 2 })],
      'foe',
      6,
    ],
    ['not by that of an opponent', [furnace({ from: { controller: 'opponent' }, times: 2 })], 'foe', 3],
    ['to an opponent', [furnace({ to: { players: 'opponent' }, times: 2 })], 'foe', 6],
    ['not to a permanent then', [furnace({ to: { players: 'opponent' }, times: 2 })], 'bear', 3],
    ['to such a permanent', [furnace({ to: { permanents: { type: 'creature' } }, times: 2 })], 'bear', 6],
    ['not to a player then', [furnace({ to: { permanents: { type: 'creature' } }, times: 2 })], 'foe', 3],
    ['to you', [furnace({ to: { players: 'you' }, times: 2 })], 'you', 6],
    [
      'stolen, "you" is who has it now',
      [furnace({ to: { players: 'you' }, times: 2 }, { controller: 'foe' })],
      'foe',
      6,
    ],
    [
      'stolen, no more its owner',
      [furnace({ to: { players: 'you' }, times: 2 }, { controller: 'foe' })],
      'you',
      3,
    ],
    ['a token says it too', [furnace({ times: 2 }, { token: true })], 'foe', 6],
    ['with counters it says it too', [furnace({ times: 2 }, { counters: { charge: 1 } })], 'foe', 6],
    ['what lost its abilities changes nothing', [furnace({ times: 2 }, { keywords: [] })], 'foe', 3],
    ['phased out it changes nothing', [furnace({ times: 2 }, { phasedOut: true })], 'foe', 3],
    ['in a graveyard it changes nothing', [furnace({ times: 2 }, { zone: 'graveyard' })], 'foe', 3],
  ])('%s', (_name, others, to, dealt) => {
    expect(deal(others, { to }).dealt).toBe(dealt);
  });

  it.each([
    [true, true, 6],
    [true, false, 3],
    [false, false, 6],
    [false, true, 3],
  ])('combat damage only, or other damage only: %s, %s', (combat, inCombat, dealt) => {
    expect(deal([furnace({ combat, times: 2 })], { combat: inCombat }).dealt).toBe(dealt);
  });

  it('615.1a some of it is prevented, which is told, and what is left is dealt', () => {
    const { dealt, types } = deal([furnace({ prevent: 2 })]);
    expect([dealt, types]).toEqual([1, ['damagePrevented', 'damage', 'lifeLost']]);
    const all = deal([furnace({ prevent: 2 })], { amount: 1 });
    expect([all.dealt, all.types]).toEqual([0, ['damagePrevented']]);
  });

  it('614.1a less is no prevention, and no less than nothing', () => {
    expect(deal([furnace({ minus: 5 })])).toMatchObject({ dealt: 0, types: [] });
  });

  it('616.1 the order is asked of the affected player if it matters', () => {
    const both = [furnace({ times: 2 }), furnace({ plus: 1 }, {}, 'other')];
    const { after } = deal(both);
    expect(after.ordering?.open).toMatchObject({ player: 'foe' });
    expect(deal([furnace({ plus: 1 }), furnace({ plus: 1 }, {}, 'other')]).after.ordering).toBeUndefined();
  });
});
