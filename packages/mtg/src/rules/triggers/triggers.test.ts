import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../../test/table.js';
import { bear, doom, gain, target, watcher } from '../../../test/watchers.js';
import type { CardDefinition } from '../../language/card-definition.js';
import type { Trigger } from '../../language/trigger.js';
import type { Effect } from '../../language/effects/effect.js';
import { permanent } from '../../language/queries.js';

const smith = creatureCard('Smith', ['R'], 1, 1, [], {
  triggered: [
    {
      id: 'smashes',
      trigger: { on: 'moves', what: 'self', to: 'battlefield' },
      targets: target([permanent({ type: 'artifact' })]),
      effects: [{ effect: 'destroy', what: { bound: 't1' } }],
    },
  ],
});
const dooming = (definition: CardDefinition, ...more: Parameters<typeof put>[]) =>
  table(
    [definition, bear, doom],
    [
      put(definition, 'ann'),
      put(doom, 'ann', 'hand'),
      ...lands('Swamp', 1),
      ...more.map((args) => put(...args)),
    ],
  )
    .does('ann', 'cast', { card: 'doom' })
    .bothPass();

describe('603: triggered abilities', () => {
  it.each<[string, Trigger, number]>([
    [
      '603.10a, 700.4: when creatures die, once for each',
      { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' },
      2,
    ],
    [
      '603.2: only for what the filter lets through',
      { on: 'moves', what: { type: 'creature', controller: 'opponent' }, from: 'battlefield' },
      1,
    ],
    [
      '603.2: not for another zone',
      { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'hand' },
      0,
    ],
  ])('%s', (_name, trigger, stacked) => {
    const done = dooming(
      watcher(trigger),
      [bear, 'bob'],
      [bear, 'ann', 'battlefield', { instanceId: 'mine' }],
    );
    expect(done.state.stack).toHaveLength(stacked);
  });

  it('603.2, 601.2i: what triggers on casting is above the spell', () => {
    const start = table(
      [watcher({ on: 'casts', who: 'you', what: {} }), doom],
      [
        put(watcher({ on: 'casts', who: 'you', what: {} }), 'ann'),
        put(doom, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    ).does('ann', 'cast', { card: 'doom' });
    expect(start.state.stack).toEqual(['doom', 'ability-1']);
    expect(lifeOf(start.bothPass(), 'ann')).toBe(21);
  });

  it('603.10a: abilities that look back are those that were there: what dies with others sees it', () => {
    const ghoul = creatureCard('Ghoul', [1], 1, 1, [], {
      triggered: [
        {
          id: 'feeds',
          trigger: { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' },
          effects: [gain],
        },
      ],
    });
    const done = dooming(ghoul, [bear, 'bob']);
    expect(zoneOf(done, 'ghoul')).toBe('graveyard');
    expect(done.state.stack).toHaveLength(2);
    expect(lifeOf(done.bothPass(2), 'ann')).toBe(22);
  });

  it('603.10a: what leaves is found by what was attached to it', () => {
    const bond = define('Bond', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      cost: ['B'],
      keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
      triggered: [
        {
          id: 'mourns',
          trigger: { on: 'moves', what: 'host', from: 'battlefield', to: 'graveyard' },
          effects: [gain],
        },
      ],
    });
    const done = dooming(bond, [bear, 'bob']);
    expect(done.state.stack).toHaveLength(0);
    const bound = table(
      [bond, bear, doom],
      [
        put(bond, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'bear' } }),
        put(bear, 'bob'),
        put(doom, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    )
      .does('ann', 'cast', { card: 'doom' })
      .bothPass();
    expect([zoneOf(bound, 'bond'), bound.state.stack.length]).toEqual(['graveyard', 1]);
  });

  it('603.3b, 101.4: the active player goes first, so that the other resolves first', () => {
    const each: Trigger = { on: 'moves', what: { type: 'creature' }, from: 'battlefield' };
    const [one, two] = [watcher(each, [gain], 'First'), watcher(each, [gain], 'Second')];
    const start = table(
      [one, two, bear, doom],
      [put(two, 'bob'), put(one, 'ann'), put(bear, 'bob'), put(doom, 'ann', 'hand'), ...lands('Swamp', 1)],
    )
      .does('ann', 'cast', { card: 'doom' })
      .bothPass();
    expect(start.state.abilities.map(({ controller }) => controller)).toEqual(['ann', 'bob']);
    const once = start.bothPass();
    expect([lifeOf(once, 'ann'), lifeOf(once, 'bob')]).toEqual([20, 21]);
  });

  it('603.3d: its controller chooses its targets as it is put on the stack', () => {
    const relic = define('Relic', { types: ['artifact'], cost: [1] });
    const start = table(
      [smith, relic],
      [put(smith, 'ann', 'hand'), put(relic, 'bob'), ...lands('Mountain', 1)],
    )
      .does('ann', 'cast', { card: 'smith' })
      .bothPass();
    expect(start.runtime.toAct(start.match)).toEqual(['ann']);
    expect(start.offers('ann')).toEqual(['decide']);
    expect(start.tries('ann', 'decide', {}, ['smith'])).toBe('filterMismatch');
    expect(start.tries('ann', 'pass')).toBe('mtg.notYourMove');
    const done = start.does('ann', 'decide', {}, ['relic']);
    expect(told(done, 'triggered')).toEqual(['triggered']);
    expect(zoneOf(done.bothPass(), 'relic')).toBe('graveyard');
  });

  it('603.3c: one without a legal target is removed, and nobody is asked', () => {
    const done = table([smith], [put(smith, 'ann', 'hand'), ...lands('Mountain', 1)])
      .does('ann', 'cast', { card: 'smith' })
      .bothPass();
    expect(done.state).toMatchObject({ stack: [], waiting: [], turn: { priority: 'ann' } });
  });

  it('120.3, 603.2: damage is seen by what deals it and by what it is dealt to, X is how much', () => {
    const link = (trigger: Trigger) => watcher(trigger, [{ effect: 'gainLife', amount: 'X' }]);
    const spark = define('Spark', {
      types: ['instant'],
      cost: ['R'],
      spell: { effects: [{ effect: 'damage', amount: 3, to: 'eachOpponent' }] },
    });
    const card = link({ on: 'dealsDamage', what: { type: 'instant' }, to: 'player' });
    const done = table([card, spark], [put(card, 'ann'), put(spark, 'ann', 'hand'), ...lands('Mountain', 1)])
      .does('ann', 'cast', { card: 'spark' })
      .bothPass(2);
    expect(lifeOf(done, 'ann')).toBe(23);
  });

  it('605.1b, 605.4a: what adds mana as a land is tapped for mana resolves at once', () => {
    const growth = watcher({ on: 'tappedForMana', what: { type: 'land', controller: 'self' } }, [
      { effect: 'addMana', mana: { green: 1 } },
    ]);
    const done = table([growth], [put(growth, 'ann'), ...lands('Swamp', 1)]).does('ann', 'activate', {
      card: 'swamp-1',
      ability: 'tap-swamp',
    });
    expect(done.state.players[0]?.pool).toEqual({ green: 1, black: 1 });
    expect(done.state.stack).toEqual([]);
  });

  it.each<[string, Trigger, number]>([
    ['510.2: combat damage to a player', { on: 'dealsDamage', what: 'self', to: 'player', combat: true }, 1],
    ['510.2: to no creature', { on: 'dealsDamage', what: 'self', to: 'creature', combat: true }, 0],
    ['120: any damage', { on: 'dealsDamage', what: 'self', to: 'any' }, 1],
  ])('%s', (_name, trigger, times) => {
    const knight = creatureCard('Knight', [1], 3, 3, [], {
      triggered: [{ id: 'knows', trigger, effects: [gain] }],
    });
    const start = table([knight], [put(knight, 'ann')]).bothPass();
    const attacking = start.does('ann', 'attack', { attacker: 'knight' }).does('ann', 'doneAttacking');
    expect(lifeOf(attacking.until('main2'), 'ann')).toBe(20 + times);
  });

  it.each([
    ['you', 1],
    ['opponent', 0],
  ] as const)('507.1: combat begins in the turn of %s', (whose, times) => {
    const drum = watcher({ on: 'step', step: 'beginCombat', whose });
    const start = table([drum, bear], [put(drum, 'ann'), put(bear, 'ann')]).bothPass();
    expect([start.state.turn.step, start.state.stack.length]).toEqual([
      times > 0 ? 'beginCombat' : 'declareAttackers',
      times,
    ]);
  });

  it.each<[string, Trigger, readonly Effect[], number]>([
    [
      '119.3: for gaining life, once',
      { on: 'gainsLife', who: 'you' },
      [{ effect: 'gainLife', amount: 3 }],
      1,
    ],
    ['119.9: not for gaining 0', { on: 'gainsLife', who: 'you' }, [{ effect: 'gainLife', amount: 0 }], 0],
    ['121.2: for each card that is drawn', { on: 'draws', who: 'you' }, [{ effect: 'draw', amount: 2 }], 2],
    ["121.2: not for one's own", { on: 'draws', who: 'opponent' }, [{ effect: 'draw', amount: 2 }], 0],
    [
      '701.9a: for each card that is discarded',
      { on: 'discards', who: 'opponent' },
      [{ effect: 'discard', who: 'eachOpponent', amount: 2 }],
      2,
    ],
  ])('%s', (_name, trigger, does, times) => {
    const counts = watcher(trigger, [{ effect: 'loseLife', amount: 1 }]);
    const rite = define('Rite', { types: ['sorcery'], cost: ['B'], spell: { effects: [...does] } });
    const done = table(
      [counts, rite, bear],
      [
        put(counts, 'ann'),
        put(rite, 'ann', 'hand'),
        ...lands('Swamp', 1),
        ...(['b1', 'b2'] as const).map((instanceId) => put(bear, 'bob', 'hand', { instanceId })),
        ...(['l1', 'l2'] as const).map((instanceId) => put(bear, 'ann', 'library', { instanceId })),
      ],
    )
      .does('ann', 'cast', { card: 'rite' })
      .bothPass();
    expect(done.state.stack).toHaveLength(times);
  });

  it('603.2: attacking, blocking and becoming blocked', () => {
    const knight = creatureCard('Knight', [1], 3, 3, [], {
      triggered: (['attacks', 'becomesBlocked'] as const).map((on) => ({
        id: on === 'attacks' ? 'charges' : 'clashes',
        trigger: { on, what: 'self' as const },
        effects: on === 'attacks' ? [gain] : [{ effect: 'destroy' as const, what: { bound: 'other' } }],
      })),
    });
    const start = table([knight, bear], [put(knight, 'ann'), put(bear, 'bob')])
      .bothPass()
      .does('ann', 'attack', { attacker: 'knight' })
      .does('ann', 'doneAttacking');
    expect(start.state.stack).toHaveLength(1);
    const clash = start
      .bothPass(2)
      .does('bob', 'block', { blocker: 'bear' }, ['knight'])
      .does('bob', 'doneBlocking');
    const done = clash.bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, 'bear'), cardIn(done, 'knight').damage]).toEqual([
      21,
      'graveyard',
      0,
    ]);
  });
});
