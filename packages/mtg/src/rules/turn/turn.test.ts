import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../../test/table.js';
import { anyTarget } from '../../language/queries.js';
import type { CardDefinition } from '../../language/card-definition.js';
import { STEPS } from '../../state/match-state.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const wall = creatureCard('Wall', [1, 'G'], 0, 5, ['doesntUntap']);
const spark: CardDefinition = define('Spark', {
  types: ['instant'],
  cost: ['R'],
  spell: {
    targets: {
      slots: [{ id: 't1', accepts: [...anyTarget()], min: 1, max: 1, chooser: 'controller', mode: 'target' }],
      relations: [],
      timing: 'announcement',
    },
    effects: [{ effect: 'damage', amount: 2, to: { bound: 't1' } }],
  },
});
const swell = define('Swell', {
  types: ['instant'],
  cost: ['G'],
  spell: {
    effects: [
      { effect: 'pump', what: { each: { type: 'creature' } }, power: 1, toughness: 1, until: 'endOfTurn' },
    ],
  },
});
const bell = define('Bell', {
  types: ['artifact'],
  cost: [1],
  triggered: [
    {
      id: 'rings',
      trigger: { on: 'step', step: 'upkeep', whose: 'each' },
      effects: [{ effect: 'gainLife', who: { bound: 'player' }, amount: 1 }],
    },
  ],
});
const cards = [bear, wall, spark, swell, bell];

describe('117: priority', () => {
  const start = table(cards, [
    ...lands('Mountain', 2),
    ...lands('Mountain', 2, 'bob'),
    put(spark, 'ann', 'hand'),
  ]);

  it('117.3a, 117.3d: the active player has it first, and passes it on', () => {
    expect(start.runtime.toAct(start.match)).toEqual(['ann']);
    expect(start.tries('bob', 'pass')).toBe('notToAct');
    const passed = start.does('ann', 'pass');
    expect(passed.state.turn).toMatchObject({ step: 'main1', priority: 'bob', passes: 1 });
  });

  it('117.3c: who casts a spell gets it again, and nobody has passed since', () => {
    const cast = start.does('ann', 'cast', { card: 'spark' }, ['bob']);
    expect(cast.state.turn).toMatchObject({ priority: 'ann', passes: 0 });
    expect(cast.state.stack).toEqual(['spark']);
  });

  it('117.4: once all pass the top of the stack resolves, then the active player has it (117.3b)', () => {
    const resolved = start.does('ann', 'cast', { card: 'spark' }, ['bob']).bothPass();
    expect(lifeOf(resolved, 'bob')).toBe(18);
    expect(zoneOf(resolved, 'spark')).toBe('graveyard');
    expect(resolved.state.turn).toMatchObject({ step: 'main1', priority: 'ann' });
  });

  it('117.4: with nothing on the stack the step ends', () => {
    expect(start.bothPass().state.turn.step).not.toBe('main1');
  });

  it('117.3a: in all steps that are stops, where the house asks for it', () => {
    const full = table(cards, [], { step: 'upkeep', house: { turnLimit: 100, stops: STEPS } });
    const steps = [full];
    for (let count = 0; count < 9; count++) steps.push(steps.at(-1)!.bothPass());
    expect(steps.map(({ state }) => state.turn.step)).toEqual([
      'upkeep',
      'draw',
      'main1',
      'beginCombat',
      'endCombat',
      'main2',
      'end',
      'upkeep',
      'draw',
      'main1',
    ]);
  });
});

describe('500 to 514: steps', () => {
  it('106.4: mana empties as a step ends', () => {
    const start = table(cards, [], { players: [{ id: 'ann', pool: { red: 2 } }, { id: 'bob' }] });
    expect(start.bothPass().state.players.map(({ pool }) => pool)).toEqual([{}, {}]);
  });

  it('502.3: the active player untaps all but what does not untap', () => {
    const start = table(cards, [
      put(bear, 'bob', 'battlefield', { tapped: true }),
      put(wall, 'bob', 'battlefield', { tapped: true }),
      put(bear, 'ann', 'battlefield', { instanceId: 'mine', tapped: true }),
    ]);
    const next = start.until('end').bothPass();
    expect(next.state).toMatchObject({ activePlayer: 'bob', turn: { number: 4 } });
    expect(['bear', 'wall', 'mine'].map((id) => cardIn(next, id).tapped)).toEqual([false, true, true]);
  });

  it('504.1, 103.8a: the active player draws, but not in the first turn', () => {
    const hand = (at: ReturnType<typeof table>) =>
      at.state.cards.filter(({ zone }) => zone === 'hand').length;
    const start = table(cards, []);
    expect(hand(start.until('end').bothPass())).toBe(1);
    const first = start.runtime.start({ first: 'ann' }, 1);
    expect(first.ok && first.value.state.cards.filter(({ zone }) => zone === 'hand').length).toBe(14);
  });

  it('503.1a: abilities that trigger at the upkeep are on the stack before anybody has priority', () => {
    const next = table(cards, [put(bell, 'ann')])
      .until('end')
      .bothPass();
    expect(next.state.turn).toMatchObject({ number: 4, step: 'upkeep', priority: 'bob' });
    expect(next.state.stack).toHaveLength(1);
    const rung = next.bothPass();
    expect([lifeOf(rung, 'ann'), lifeOf(rung, 'bob')]).toEqual([20, 21]);
    expect(rung.state.turn.step).toBe('main1');
  });

  it('508.8: without attackers there are neither blocks nor combat damage', () => {
    const steps = table(cards, [put(bear, 'ann')])
      .until('main2')
      .events.flatMap(({ type, step }) => (type === 'stepBegan' ? [step] : []));
    expect(steps).toEqual(['beginCombat', 'declareAttackers', 'endCombat', 'main2']);
  });

  it('514.1: the active player discards down to seven, and chooses what', () => {
    const hand = lands('Island', 9, 'ann', 'hand');
    const start = table(cards, [...hand, ...lands('Swamp', 9, 'bob', 'hand')], { step: 'end' }).bothPass();
    expect(start.runtime.toAct(start.match)).toEqual(['ann']);
    expect(start.offers('ann')).toEqual(['decide']);
    expect(start.tries('ann', 'decide', {}, ['island-1'])).toBe('tooFewTargets');
    const done = start.does('ann', 'decide', {}, ['island-1', 'island-9']);
    expect([zoneOf(done, 'island-1'), zoneOf(done, 'island-9'), zoneOf(done, 'island-5')]).toEqual([
      'graveyard',
      'graveyard',
      'hand',
    ]);
    expect(done.state.turn.number).toBe(4);
  });

  it('514.2: damage wears off, and so does what lasts until end of turn, at once', () => {
    const start = table(cards, [
      put(bear, 'ann'),
      put(swell, 'ann', 'hand'),
      put(spark, 'ann', 'hand'),
      ...lands('Forest', 1),
      ...lands('Mountain', 1),
    ]);
    const hurt = start
      .does('ann', 'cast', { card: 'swell' })
      .bothPass()
      .does('ann', 'cast', { card: 'spark' }, ['bear'])
      .bothPass();
    expect(cardIn(hurt, 'bear')).toMatchObject({ power: 3, toughness: 3, damage: 2, zone: 'battlefield' });
    const next = hurt.until('end').bothPass();
    expect(cardIn(next, 'bear')).toMatchObject({ power: 2, toughness: 2, damage: 0, zone: 'battlefield' });
  });

  it('514.3a: who dies as what lasted until end of turn ends gives priority, and there is another cleanup step', () => {
    const small = put(bear, 'ann', 'battlefield', { counters: { '-1/-1': 2 } });
    const ref = { kind: 'card', id: small.instanceId, incarnation: 0 };
    const held = {
      id: 1,
      controller: 'ann',
      source: ref,
      affects: [ref],
      change: { toughness: 1 },
      until: 'endOfTurn' as const,
    };
    const start = table(cards, [small], { step: 'end', continuous: [held], nextId: 2 });
    expect(zoneOf(start, 'bear')).toBe('battlefield');
    const dead = start.bothPass();
    expect(zoneOf(dead, 'bear')).toBe('graveyard');
    const begun = dead.events.flatMap(({ type, step }) => (type === 'stepBegan' ? [step] : []));
    expect(begun).toEqual(['cleanup', 'cleanup', 'untap', 'upkeep', 'draw', 'main1']);
  });
  it('514.3a: what triggers in the cleanup step gives priority, and there is another one', () => {
    const grave = define('Grave Bell', {
      types: ['artifact'],
      cost: [1],
      triggered: [
        {
          id: 'tolls',
          trigger: { on: 'moves', what: { type: 'land' }, from: 'hand', to: 'graveyard' },
          effects: [{ effect: 'gainLife', amount: 1 }],
        },
      ],
    });
    const start = table([...cards, grave], [put(grave, 'ann'), ...lands('Island', 8, 'ann', 'hand')], {
      step: 'end',
    });
    const tolls = start.bothPass().does('ann', 'decide', {}, ['island-1']);
    expect(tolls.state.turn).toMatchObject({ step: 'cleanup', priority: 'ann' });
    const next = tolls.bothPass();
    expect(lifeOf(next, 'ann')).toBe(21);
    expect(next.events.filter(({ type, step }) => type === 'stepBegan' && step === 'cleanup')).toHaveLength(
      2,
    );
    expect(next.state.turn.number).toBe(4);
  });

  it('500.1 tells whose turn begins, and which it is', () => {
    const began = table(cards, [], { step: 'end' })
      .bothPass()
      .events.filter(({ type }) => type === 'turnBegan');
    expect(began).toEqual([{ type: 'turnBegan', turn: 4, player: 'bob' }]);
  });

  it('the last turn that the house allows is played', () => {
    const start = table(cards, [], { house: { turnLimit: 4, stops: ['end'] }, step: 'end' });
    const last = start.bothPass();
    expect([last.state.ended, last.state.turn.number]).toEqual([undefined, 4]);
    expect(last.bothPass().state.ended).toEqual({ winners: [], reason: 'turnLimit' });
  });

  it('a match is a draw at the turn limit of the house', () => {
    const start = table(cards, [], { house: { turnLimit: 3, stops: ['end'] }, step: 'end' });
    expect(start.bothPass().state.ended).toEqual({ winners: [], reason: 'turnLimit' });
  });
});

describe('305: lands', () => {
  const start = table(cards, lands('Island', 2, 'ann', 'hand'));

  it('305.1, 116.2a: a land is played without the stack, in a main phase of its player', () => {
    const played = start.does('ann', 'playLand', { card: 'island-1' });
    expect(zoneOf(played, 'island-1')).toBe('battlefield');
    expect(played.state).toMatchObject({ stack: [], turn: { priority: 'ann', landsPlayed: 1 } });
    const bobs = table(cards, lands('Island', 2, 'ann', 'hand'), {
      activePlayer: 'bob',
      turn: { priority: 'ann' },
    });
    expect(bobs.tries('ann', 'playLand', { card: 'island-1' })).toBe('mtg.notNow 305.1');
  });

  it('305.2: one land a turn', () => {
    const played = start.does('ann', 'playLand', { card: 'island-1' });
    expect(played.tries('ann', 'playLand', { card: 'island-2' })).toBe('mtg.notNow 305.2');
    expect(played.offers('ann')).toEqual(['pass']);
  });
});

describe('704: state-based actions are checked before anybody gets priority', () => {
  it('704.3, 704.5g: a creature with lethal damage is destroyed as the spell has resolved', () => {
    const start = table(cards, [put(bear, 'bob'), put(spark, 'ann', 'hand'), ...lands('Mountain', 1)]);
    const dead = start.does('ann', 'cast', { card: 'spark' }, ['bear']).bothPass();
    expect(zoneOf(dead, 'bear')).toBe('graveyard');
    expect(told(dead, 'destroyed')).toEqual(['destroyed']);
  });

  it('704.5a, 104.2a: a player at 0 life loses, and the other has won', () => {
    const start = table(cards, [put(spark, 'ann', 'hand'), ...lands('Mountain', 1)], {
      players: [{ id: 'ann' }, { id: 'bob', life: 2 }],
    });
    const over = start.does('ann', 'cast', { card: 'spark' }, ['bob']).bothPass();
    expect(over.runtime.outcome(over.match)).toEqual({ winners: ['ann'], reason: 'life' });
    expect(over.runtime.toAct(over.match)).toEqual([]);
  });

  it('704.5b: who was to draw from an empty library loses', () => {
    const start = table(cards, [], { step: 'end' });
    const cardless = { ...start.match, state: { ...start.state, cards: [] } };
    const pass = (match: typeof start.match, player: string) => {
      const applied = start.runtime.apply(match, { move: 'pass', player });
      return applied.ok ? applied.value.match : match;
    };
    const over = pass(pass(cardless, 'ann'), 'bob');
    expect(start.runtime.outcome(over)).toEqual({ winners: ['ann'], reason: 'library' });
  });

  it('704.5a, 104.4a: when all lose at once the match is a draw', () => {
    const quake = define('Quake', {
      types: ['sorcery'],
      cost: ['R'],
      spell: { effects: [{ effect: 'damage', amount: 3, to: 'eachPlayer' }] },
    });
    const start = table([...cards, quake], [put(quake, 'ann', 'hand'), ...lands('Mountain', 1)], {
      players: [
        { id: 'ann', life: 3 },
        { id: 'bob', life: 1 },
      ],
    });
    const over = start.does('ann', 'cast', { card: 'quake' }).bothPass();
    expect(over.runtime.outcome(over.match)).toEqual({ winners: [], reason: 'life' });
  });
});

describe('602.5: abilities that name a time', () => {
  const rises = (name: string, zone: 'battlefield' | 'graveyard' | 'hand') =>
    define(name, {
      types: ['artifact'],
      cost: [1],
      activated: [
        {
          id: 'works',
          costs: [{ cost: 'mana', mana: [] }],
          effects: [{ effect: 'gainLife', amount: 1 }],
          isManaAbility: false,
          timing: { turn: 'yours', during: 'upkeep' },
          zone,
        },
      ],
    });
  const upkeeps = (
    name: string,
    zone: 'battlefield' | 'graveyard' | 'hand',
    owner: 'ann' | 'bob',
    facts = {},
  ) => {
    const definition = rises(name, zone);
    const start = table([definition], [put(definition, owner, zone, facts)], { step: 'end' }).bothPass();
    return [start.state.turn.step, start.offers('bob').includes(`activate ${definition.id} works`)];
  };

  it.each(['battlefield', 'graveyard', 'hand'] as const)('is offered then, from the %s', (zone) => {
    expect(upkeeps('Ember', zone, 'bob')).toEqual(['upkeep', true]);
  });

  it.each(['battlefield', 'graveyard'] as const)(
    'is no reason to stop in the turn of another, on the %s',
    (zone) => {
      expect(upkeeps('Ember', zone, 'ann')).toEqual(['main1', false]);
    },
  );

  it('305.7 is no reason to stop where it was lost', () => {
    expect(upkeeps('Ember', 'battlefield', 'bob', { faceDown: true })).toEqual(['main1', false]);
  });

  it('whose hand holds it, a stop does not tell', () => {
    expect(upkeeps('Ember', 'hand', 'ann')).toEqual(['upkeep', false]);
  });
});
