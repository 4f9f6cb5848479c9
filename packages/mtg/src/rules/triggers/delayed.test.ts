import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { lands, lifeOf, put, table } from '../../../test/table.js';
import { bear, doom, gain, target } from '../../../test/watchers.js';
import type { Effect } from '../../language/effects/effect.js';
import { permanent } from '../../language/queries.js';

describe('603.7: delayed triggered abilities', () => {
  it('603.7c: one that waits for several objects goes off for each that goes there, and no other that waits goes with it', () => {
    const gains = (amount: number) => [{ effect: 'gainLife', amount } as const];
    const bears = { type: 'creature' } as const;
    const rite = define('Vigil', {
      types: ['sorcery'],
      cost: [1],
      spell: {
        effects: [
          { effect: 'delayed', at: { goes: { each: bears }, to: ['graveyard'] }, effects: gains(1) },
          {
            effect: 'delayed',
            at: { goes: { each: { ...bears, controller: 'opponent' } } },
            effects: gains(100),
          },
          { effect: 'delayed', at: 'nextEndStep', effects: gains(10) },
        ],
      },
    });
    const kill = (name: string, to: 'graveyard' | 'exile') =>
      define(name, {
        types: ['instant'],
        cost: [1],
        spell: {
          targets: target([permanent(bears)]),
          effects: [{ effect: 'moveCards', what: { bound: 't1' }, to }],
        },
      });
    const [dies, goes] = [kill('Axe', 'graveyard'), kill('Rift', 'exile')];
    const ox = creatureCard('Ox', [1], 2, 2);
    const own = ['ox1', 'ox2', 'ox3'].map((instanceId) => put(ox, 'ann', 'battlefield', { instanceId }));
    const axes = [1, 2].map((at) => put(dies, 'ann', 'hand', { instanceId: `axe${at}` }));
    const at = table(
      [rite, dies, goes, ox],
      [
        put(rite, 'ann', 'hand'),
        put(goes, 'ann', 'hand'),
        ...axes,
        ...own,
        put(ox, 'bob'),
        ...lands('Forest', 4),
      ],
    )
      .does('ann', 'cast', { card: 'vigil' })
      .bothPass();
    const waiting = (then: typeof at) => then.state.delayed.map(({ of }) => of?.length);
    expect(waiting(at)).toEqual([4, 1, undefined]);
    const one = at.does('ann', 'cast', { card: 'axe1' }, ['ox1']).bothPass(2);
    expect([lifeOf(one, 'ann'), waiting(one)]).toEqual([21, [3, 1, undefined]]);
    const away = one.does('ann', 'cast', { card: 'rift' }, ['ox2']).bothPass();
    expect([lifeOf(away, 'ann'), away.state.stack]).toEqual([21, []]);
    const two = away.does('ann', 'cast', { card: 'axe2' }, ['ox3']).bothPass(2);
    expect([lifeOf(two, 'ann'), lifeOf(two.until('end').bothPass(), 'ann')]).toEqual([22, 32]);
  });

  it('603.7: a delayed one waits for its time, and then goes on the stack once', () => {
    const bomb = define('Bomb', {
      types: ['sorcery'],
      cost: ['R'],
      spell: {
        effects: [
          {
            effect: 'delayed',
            at: 'nextEndStep',
            effects: [{ effect: 'damage', amount: 3, to: 'eachOpponent' }],
          },
        ],
      },
    });
    const start = table([bomb], [put(bomb, 'ann', 'hand'), ...lands('Mountain', 1)])
      .does('ann', 'cast', { card: 'bomb' })
      .bothPass();
    expect([lifeOf(start, 'bob'), start.state.delayed.length]).toEqual([20, 1]);
    const end = start.until('end');
    expect([end.state.delayed.length, end.state.stack.length]).toEqual([0, 1]);
    expect(lifeOf(end.bothPass(), 'bob')).toBe(17);
  });

  it.each<[moment: string, forests: number, sacrificed: number, stacked: number, life: number]>([
    ['as it triggers: it does not go on the stack', 0, 0, 0, 20],
    ['as it resolves: nothing happens', 1, 1, 1, 20],
    ['never: it happens', 1, 0, 1, 17],
  ])(
    '603.4, 603.7: the condition of a delayed trigger is false %s',
    (_moment, count, burnt, stacked, life) => {
      const spell = (name: string, effects: readonly Effect[]) =>
        define(name, { types: ['instant'], cost: [], spell: { effects } });
      const forests = { subtype: 'Forest', controller: 'self' } as const;
      const bomb = spell('Bomb', [
        {
          effect: 'delayed',
          at: 'nextEndStep',
          if: { what: { each: forests } },
          effects: [{ effect: 'damage', amount: 3, to: 'eachOpponent' }],
        },
      ]);
      const burn = spell('Burn', [{ effect: 'destroy', what: { each: forests } }]);
      const cards = [put(bomb, 'ann', 'hand'), put(burn, 'ann', 'hand'), ...lands('Forest', count)];
      const end = table([bomb, burn], cards).does('ann', 'cast', { card: 'bomb' }).bothPass().until('end');
      expect([end.state.delayed.length, end.state.stack.length]).toEqual([0, stacked]);
      const now = burnt > 0 ? end.does('ann', 'cast', { card: 'burn' }).bothPass() : end;
      expect(lifeOf(stacked > 0 ? now.bothPass() : now, 'bob')).toBe(life);
    },
  );

  it.each([
    [0, 0],
    [1, 1],
  ])('603.4, 603.7c: a trigger on a departure asks its condition then, with %i Forests', (count, stacked) => {
    const rite = define('Rite', {
      types: ['sorcery'],
      cost: [],
      spell: {
        targets: target([permanent({ type: 'creature' })]),
        effects: [
          {
            effect: 'delayed',
            at: { goes: { bound: 't1' } },
            if: { what: { each: { subtype: 'Forest', controller: 'self' } } },
            effects: [gain],
          },
        ],
      },
    });
    const start = table(
      [rite, bear, doom],
      [
        put(rite, 'ann', 'hand'),
        put(doom, 'ann', 'hand'),
        put(bear, 'bob', 'battlefield', { instanceId: 'bear' }),
        ...lands('Swamp', 1),
        ...lands('Forest', count),
      ],
    )
      .does('ann', 'cast', { card: 'rite' }, ['bear'])
      .bothPass();
    const dead = start.does('ann', 'cast', { card: 'doom' }).bothPass();
    expect([dead.state.delayed.length, dead.state.stack.length]).toEqual([0, stacked]);
  });
});
