import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { lands, lifeOf, put, table, zoneOf } from '../../../test/table.js';
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

describe('603.3d: a delayed triggered ability chooses its targets as it is put on the stack', () => {
  const spell = (name: string, effects: readonly Effect[], more: object = {}) =>
    define(name, { types: ['instant'], cost: [], spell: { effects, ...more } });
  const creature = target([permanent({ type: 'creature', controller: 'opponent' })]);
  const rite = spell('Rite', [
    {
      effect: 'delayed',
      at: 'nextEndStep',
      targets: creature,
      effects: [{ effect: 'destroy', what: { bound: 't1' } }, gain],
    },
  ]);
  const each = { each: { type: 'creature' } } as const;
  const cards = {
    rite,
    bolt: spell('Bolt', [{ effect: 'destroy', what: each }]),
    theft: spell('Theft', [{ effect: 'gainControl', what: each, until: 'forever' }]),
    rift: spell('Rift', [
      { effect: 'moveCards', what: each, to: 'exile', bind: 'gone' },
      { effect: 'moveCards', what: { bound: 'gone' }, to: 'battlefield' },
    ]),
    growth: spell('Growth', [{ effect: 'putCounters', what: each, counter: '+1/+1', amount: 1 }]),
  };
  const ox = creatureCard('Ox', [1], 2, 2);
  const start = (...more: Parameters<typeof put>[]) =>
    table(
      [...Object.values(cards), ox],
      [...Object.values(cards).map((card) => put(card, 'ann', 'hand')), ...more.map((args) => put(...args))],
    )
      .does('ann', 'cast', { card: 'rite' })
      .bothPass();

  it('among what is there then, by its controller', () => {
    const cast = start();
    expect(cast.state.delayed).toMatchObject([{ at: 'nextEndStep', targets: { slots: [{ id: 't1' }] } }]);
    const one = start(
      [ox, 'bob', 'battlefield', { instanceId: 'ox1' }],
      [ox, 'ann', 'battlefield', { instanceId: 'ox2' }],
    );
    const end = one.until('end');
    expect(end.state.stack).toEqual([]);
    expect(end.tries('ann', 'decide', {}, ['ox2'])).toBe('filterMismatch');
    const aimed = end.does('ann', 'decide', {}, ['ox1']);
    expect(aimed.state.abilities.map(({ name }) => name)).toEqual(['delayed']);
    const after = aimed.bothPass();
    expect([zoneOf(after, 'ox1'), zoneOf(after, 'ox2'), lifeOf(after, 'ann')]).toEqual([
      'graveyard',
      'battlefield',
      21,
    ]);
  });

  it('and is taken away if there is nothing to choose', () => {
    const end = start().until('end');
    expect([end.state.waiting, end.state.stack, lifeOf(end, 'ann')]).toEqual([[], [], 20]);
  });

  it.each<[what: string, response: keyof typeof cards | undefined, zone: string, life: number]>([
    ['is still legal', undefined, 'graveyard', 21],
    ['has a counter more', 'growth', 'graveyard', 21],
    ['is gone', 'bolt', 'graveyard', 20],
    ['has another controller', 'theft', 'battlefield', 20],
    ['is another object', 'rift', 'battlefield', 20],
  ])('608.2b: whose target %s as it resolves', (_what, response, zone, life) => {
    const aimed = start([ox, 'bob']).until('end').does('ann', 'decide', {}, ['ox']);
    const now = response ? aimed.does('ann', 'cast', { card: response }).bothPass() : aimed;
    const after = now.bothPass();
    expect([zoneOf(after, 'ox'), lifeOf(after, 'ann')]).toEqual([zone, life]);
  });

  it('on a departure: after the object that left', () => {
    const wake = spell(
      'Wake',
      [
        {
          effect: 'delayed',
          at: { goes: { bound: 't1' }, to: ['graveyard'] },
          targets: { ...creature, slots: creature.slots.map((slot) => ({ ...slot, id: 't2' })) },
          effects: [{ effect: 'destroy', what: { bound: 't2' } }],
        },
      ],
      { targets: target([permanent({ type: 'creature', controller: 'self' })]) },
    );
    const axe = spell('Axe', [
      { effect: 'destroy', what: { each: { type: 'creature', controller: 'self' } } },
    ]);
    const at = table(
      [wake, axe, ox],
      [put(wake, 'ann', 'hand'), put(axe, 'ann', 'hand'), put(bear, 'ann'), put(ox, 'bob')],
    )
      .does('ann', 'cast', { card: 'wake' }, ['bear'])
      .bothPass()
      .does('ann', 'cast', { card: 'axe' })
      .bothPass();
    expect(zoneOf(at.does('ann', 'decide', {}, ['ox']).bothPass(), 'ox')).toBe('graveyard');
  });
});
