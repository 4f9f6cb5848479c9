import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', ['G'], 2, 2);
const wolf = creatureCard('Wolf', ['G'], 3, 3);
const flood = readCard('Each player discards a card.', { name: 'Flood', types: 'Sorcery', manaCost: '{B}' });
const cards = [bear, wolf, flood];
const players = ['ann', 'bob', 'cat'].map((id) => ({ id }));
const three = (there: Parameters<typeof table>[1], parts: Parameters<typeof table>[2] = {}) =>
  table(cards, there, { players, ...parts });

describe('800.4: who leaves as others declare', () => {
  const idle = three([
    put(bear, 'ann'),
    put(wolf, 'bob'),
    put(bear, 'cat', 'battlefield', { instanceId: 'cats' }),
  ]);

  it('508.1: the active player goes on attacking', () => {
    const left = idle.until('declareAttackers').does('cat', 'concede');
    expect([left.state.turn.declaring, left.state.activePlayer]).toEqual([true, 'ann']);
    expect(left.offers('ann')).toContain('attack bear');
  });

  it('509.1: who is attacked goes on blocking', () => {
    const attacked = idle
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'bear', player: 'bob' });
    const left = attacked.does('ann', 'doneAttacking').bothPass().does('cat', 'concede');
    expect([left.state.turn.step, left.state.turn.declaring]).toEqual(['declareBlockers', true]);
    expect(left.does('bob', 'block', { blocker: 'wolf' }, ['bear']).state.turn.step).toBe('declareBlockers');
  });

  it('514.1: who has too many cards discards', () => {
    const hurt = put(bear, 'ann', 'battlefield', { damage: 1 });
    const full = three([hurt, ...lands('Forest', 9, 'ann', 'hand')]).until('cleanup');
    const left = full.does('cat', 'concede');
    expect(left.runtime.toAct(left.match)).toEqual(['ann']);
    // 514.2: damage goes once that is done.
    expect([left.state.turn.step, cardIn(left, 'bear').damage]).toEqual(['cleanup', 1]);
  });
});

describe('what goes on without a player', () => {
  it('800.4a: priority passes to the next player, and who passed and left has not passed', () => {
    const start = three([]).does('ann', 'pass');
    const gone = start.does('bob', 'concede');
    expect(gone.state.turn).toMatchObject({ priority: 'cat', passes: 1 });
    const first = start.does('ann', 'concede');
    expect(first.state.turn).toMatchObject({ priority: 'bob', passes: 0 });
  });

  it('800.4j: the turn of who has left goes on without them, and the next player has priority', () => {
    const gone = three([], { activePlayer: 'bob' }).does('bob', 'concede');
    expect(gone.state.turn).toMatchObject({ step: 'main1', priority: 'cat' });
    const end = gone.until('end');
    expect(end.state).toMatchObject({ activePlayer: 'bob', turn: { priority: 'cat' } });
    expect(end.bothPass().state.activePlayer).toBe('cat');
  });

  it('500.1: turns pass over who has left', () => {
    const after = three([], { activePlayer: 'ann', step: 'end' }).does('bob', 'concede').bothPass();
    expect(after.state.activePlayer).toBe('cat');
  });

  it('800.4a, 608.2: what resolves of theirs goes with them, and the active player has priority', () => {
    const hands = [...lands('Island', 2, 'ann', 'hand'), ...lands('Island', 2, 'bob', 'hand')];
    const asked = three([put(flood, 'bob', 'hand'), ...lands('Swamp', 1, 'bob'), ...hands], {
      activePlayer: 'bob',
    })
      .does('bob', 'cast', { card: 'flood' })
      .bothPass();
    expect(asked.state.resolving).not.toEqual([]);
    const gone = asked.does('bob', 'concede');
    expect(gone.state).toMatchObject({ resolving: [], stack: [], turn: { step: 'main1', priority: 'cat' } });
  });

  it('800.4a, 514.3a: in a cleanup step too, and what is left on the stack resolves', () => {
    const waits = (name: string, effects: string) =>
      readCard(`Whenever an opponent discards a card, ${effects}.`, { name, types: 'Enchantment' });
    const [gain, loot] = [waits('Gain', 'you gain 1 life'), waits('Loot', 'you may discard a card')];
    const start = table(
      [...cards, gain, loot],
      [
        ...lands('Forest', 8, 'ann', 'hand'),
        put(gain, 'bob'),
        put(loot, 'cat'),
        put(bear, 'cat', 'hand', { instanceId: 'held' }),
      ],
      { players, step: 'end' },
    );
    const asked = start.bothPass().does('ann', 'decide', {}, ['forest-1']).bothPass();
    expect([asked.state.turn.step, asked.runtime.toAct(asked.match)]).toEqual(['cleanup', ['cat']]);
    const gone = asked.does('cat', 'concede');
    expect(gone.state).toMatchObject({ activePlayer: 'ann', turn: { step: 'cleanup', priority: 'ann' } });
    expect(lifeOf(gone.bothPass(), 'bob')).toBe(21);
  });

  it('704.3, 800.4a: who loses leaves before what else applies is looked for again', () => {
    const blight = define('Blight', {
      types: ['enchantment'],
      static: [
        {
          id: 's1',
          affects: { each: { type: 'creature' } },
          if: { not: { amount: { count: { type: 'artifact' } }, gte: 1 } },
          change: { toughness: -1 },
        },
      ],
    });
    const golem = creatureCard('Golem', [3], 3, 3, [], { types: ['artifact', 'creature'] });
    const wall = creatureCard('Wall', [1], 0, 4);
    const quake = readCard('~ deals 3 damage to each creature and each player.', {
      name: 'Quake',
      types: 'Sorcery',
      manaCost: '{R}',
    });
    const there = [
      put(blight, 'bob'),
      put(golem, 'bob'),
      put(wall, 'ann'),
      put(quake, 'ann', 'hand'),
      ...lands('Mountain', 1),
    ];
    const walls = (life: number) => {
      const start = table([blight, golem, wall, quake], there, {
        players: [{ id: 'ann' }, { id: 'bob', life }, { id: 'cat' }],
      });
      return zoneOf(start.does('ann', 'cast', { card: 'quake' }).bothPass(), 'wall');
    };
    expect([walls(20), walls(3)]).toEqual(['graveyard', 'battlefield']);
  });

  it('800.4g: what others do goes on without their choice', () => {
    const hands = ['ann', 'bob', 'cat'].flatMap((id) => lands('Island', 2, id, 'hand'));
    const asked = three([put(flood, 'ann', 'hand'), ...lands('Swamp', 1), ...hands]).does('ann', 'cast', {
      card: 'flood',
    });
    const first = asked.bothPass();
    expect(first.runtime.toAct(first.match)).toEqual(['ann']);
    const second = first.does('ann', 'decide', {}, ['island-1']);
    expect(second.runtime.toAct(second.match)).toEqual(['bob']);
    const gone = second.does('bob', 'concede');
    expect(gone.runtime.toAct(gone.match)).toEqual(['cat']);
    const done = gone.does('cat', 'decide', {}, ['cats-island-1']);
    expect([zoneOf(done, 'island-1'), zoneOf(done, 'cats-island-1')]).toEqual(['graveyard', 'graveyard']);
  });

  it('802.4: who was to block is passed over, and 800.4e: what attacks who has left deals no damage', () => {
    const attack = three([
      put(bear, 'ann'),
      put(wolf, 'bob'),
      put(wolf, 'cat', 'battlefield', { instanceId: 'w' }),
    ])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'bear', player: 'bob' })
      .does('ann', 'doneAttacking')
      .bothPass();
    expect(attack.runtime.toAct(attack.match)).toEqual(['bob']);
    const gone = attack.does('bob', 'concede');
    expect(gone.state.turn).toMatchObject({ step: 'declareBlockers', priority: 'ann' });
    expect(told(gone.until('main2'), 'damage')).toEqual([]);
  });

  it('802.4: and who is attacked as well blocks next', () => {
    const attack = ['bob', 'cat'].reduce(
      (at, player) => at.does('ann', 'attack', { attacker: `${player}s`, player }),
      three([
        put(bear, 'ann', 'battlefield', { instanceId: 'bobs' }),
        put(bear, 'ann', 'battlefield', { instanceId: 'cats' }),
        put(wolf, 'bob'),
        put(wolf, 'cat', 'battlefield', { instanceId: 'w' }),
      ]).until('declareAttackers'),
    );
    const blocking = attack.does('ann', 'doneAttacking').bothPass();
    expect(blocking.runtime.toAct(blocking.match)).toEqual(['bob']);
    const next = blocking.does('bob', 'concede');
    expect(next.runtime.toAct(next.match)).toEqual(['cat']);
    expect(next.does('cat', 'block', { blocker: 'w' }, ['cats']).state.turn.declaring).toBe(true);
    // 800.4j: so it goes on without the active player.
    const alone = blocking.does('ann', 'concede');
    expect(alone.state.turn.declaring).toBeUndefined();
    expect(alone.state.turn.priority).toBe('bob');
  });

  it('508.1: an attack that is being declared ends with its player', () => {
    const attack = three([put(bear, 'ann')])
      .until('declareAttackers')
      .does('ann', 'concede');
    expect(attack.state.turn.declaring).toBeUndefined();
    expect(attack.state.turn.priority).toBe('bob');
  });

  it('514.1, 514.2: nobody discards down for who left, and the effects of the turn end', () => {
    const start = three(lands('Island', 9, 'ann', 'hand'), { step: 'end' }).bothPass();
    expect(start.runtime.toAct(start.match)).toEqual(['ann']);
    const gone = start.does('ann', 'concede');
    expect(gone.state).toMatchObject({ activePlayer: 'bob', turn: { step: 'main1' } });
    const hurt = three(
      [...lands('Island', 9, 'ann', 'hand'), put(bear, 'bob', 'battlefield', { damage: 1 })],
      {
        step: 'end',
      },
    ).bothPass();
    expect([hurt, hurt.does('ann', 'concede')].map((at) => cardIn(at, 'bear').damage)).toEqual([1, 0]);
  });

  it('800.4m: what lasts until the next turn of who left ends as that turn would have begun', () => {
    const it1 = { kind: 'card', id: 'bear', incarnation: 0 };
    const lasts = {
      id: 1,
      source: it1,
      affects: [it1],
      change: { power: 1 },
      until: 'yourNextTurn',
    } as const;
    const powers = (controller: string) => {
      const gone = three([put(bear, 'ann')], { continuous: [{ ...lasts, controller }] }).does(
        'bob',
        'concede',
      );
      return [gone, gone.until('end').until('main1')].map((at) => cardIn(at, 'bear').power);
    };
    const four = table([bear], [put(bear, 'ann')], {
      players: ['ann', 'bob', 'cat', 'dan'].map((id) => ({ id })),
      continuous: [{ ...lasts, controller: 'dan' }],
    }).does('bob', 'concede');
    expect(cardIn(four.until('end').until('main1'), 'bear').power).toBe(3);
    expect([powers('bob'), powers('cat'), powers('ann')]).toEqual([
      [3, 2],
      [3, 2],
      [3, 3],
    ]);
  });

  it('608.2h, 800.4a: of what leaves the game what others saw at work is known, and no hidden card', () => {
    const start = three([
      put(bear, 'ann'),
      put(bear, 'ann', 'hand', { instanceId: 'held' }),
      put(bear, 'ann', 'graveyard', { instanceId: 'dead' }),
    ]);
    const { lastKnown } = start.does('ann', 'concede').state;
    expect(lastKnown.map(({ instanceId }) => instanceId)).toEqual(['bear']);
  });

  it('104.4a: all lose at once', () => {
    const quake = define('Quake', {
      types: ['sorcery'],
      cost: ['R'],
      spell: { effects: [{ effect: 'damage', amount: 20, to: 'eachPlayer' }] },
    });
    const start = table([quake], [put(quake, 'ann', 'hand'), ...lands('Mountain', 1)], { players });
    const over = start.does('ann', 'cast', { card: 'quake' }).bothPass();
    expect(over.runtime.outcome(over.match)).toEqual({ winners: [], reason: 'life' });
  });
});
