import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { matchStateOf } from '../../../test/match.js';
import { lands, put, table, zoneOf } from '../../../test/table.js';
import { bear, doom, gain, target, watcher } from '../../../test/watchers.js';
import type { CardDefinition } from '../../language/card-definition.js';
import type { Trigger } from '../../language/trigger.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { permanent } from '../../language/queries.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { rulesOf } from '../execution.js';
import { placingDecision } from './place.js';

describe('603.3b several of one player', () => {
  const dies: Trigger = { on: 'moves', what: { type: 'creature' }, from: 'battlefield' };
  const dying = (...watchers: readonly CardDefinition[]) =>
    table(
      [...watchers, bear, doom],
      [
        ...watchers.map((definition) => put(definition, 'ann')),
        put(bear, 'bob'),
        put(doom, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    )
      .does('ann', 'cast', { card: 'doom' })
      .bothPass();
  const optionsOf = ({ runtime, match }: ReturnType<typeof dying>) => {
    const [offer] = [...runtime.offers(match, 'ann')];
    const slots = offer?.spec.slots ?? [];
    return slots.flatMap(({ accepts }) => accepts.flatMap((kind) => ('options' in kind ? kind.options : [])));
  };
  const sourcesOf = (start: ReturnType<typeof dying>) => start.state.abilities.map(({ source }) => source.id);

  it('go on the stack in the order that the player says', () => {
    const [one, two] = [watcher(dies, [gain], 'First'), watcher(dies, [gain], 'Second')];
    const start = dying(one, two, watcher(dies, [gain], 'Third'));
    expect([start.runtime.toAct(start.match), start.offers('ann')]).toEqual([['ann'], ['decide']]);
    expect(start.tries('ann', 'decide', {}, ['Fourth'])).toBe('unknownTarget');
    const done = start.does('ann', 'decide', {}, ['Second']).does('ann', 'decide', {}, ['Third']);
    expect(sourcesOf(done)).toEqual(['second', 'third', 'first']);
  });

  it('which are the same but for what they do not speak of are not asked for', () => {
    const done = table(
      [watcher(dies, [gain], 'First'), bear, doom],
      [
        put(watcher(dies, [gain], 'First'), 'ann'),
        ...['a', 'b'].map((instanceId) => put(bear, 'bob', 'battlefield', { instanceId })),
        put(doom, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    )
      .does('ann', 'cast', { card: 'doom' })
      .bothPass();
    expect(sourcesOf(done)).toEqual(['first', 'first']);
  });

  const ITS_CONTROLLER: Effect = { effect: 'damage', amount: 1, to: { controllerOf: { bound: 'it' } } };
  const lost = (...owners: readonly string[]) => {
    const hurts = watcher(dies, [ITS_CONTROLLER], 'Hurts');
    const storm = define('Storm', {
      types: ['sorcery'],
      cost: ['B'],
      spell: { effects: [{ effect: 'destroy', what: { each: { type: 'creature' } } }] },
    });
    return table(
      [hurts, bear, storm],
      [
        put(hurts, 'ann'),
        ...owners.map((owner, at) => put(bear, owner, 'battlefield', { instanceId: `bear-${at}` })),
        put(storm, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    )
      .does('ann', 'cast', { card: 'storm' })
      .bothPass();
  };

  it('which speak of the controller alone of what is gone are not asked for', () => {
    expect(sourcesOf(lost('bob', 'bob', 'bob'))).toEqual(['hurts', 'hurts', 'hurts']);
  });

  it('of which some are alike are asked for by one of each kind', () => {
    const asked = lost('bob', 'ann', 'bob', 'ann', 'bob');
    expect(optionsOf(asked)).toEqual(['Hurts', 'Hurts (2)']);
    const done = asked.does('ann', 'decide', {}, ['Hurts (2)']).does('ann', 'decide', {}, ['Hurts (2)']);
    const bound = done.state.abilities.map(({ id }) => done.state.frames?.[id]?.bound['it']?.[0]?.id);
    expect(bound).toEqual(['bear-1', 'bear-3', 'bear-0', 'bear-2', 'bear-4']);
  });

  it('which speak of what is there by itself are asked for, though one player controls it', () => {
    const comes: Trigger = { on: 'moves', what: { type: 'creature' }, to: 'battlefield' };
    const meets = watcher(comes, [ITS_CONTROLLER], 'Meets');
    const twins = define('Twins', {
      types: ['sorcery'],
      cost: ['B'],
      spell: {
        effects: [
          {
            effect: 'moveCards',
            what: { each: { type: 'creature', zone: 'graveyard', owner: 'self' } },
            to: 'battlefield',
          },
        ],
      },
    });
    const at = table(
      [meets, bear, twins],
      [
        put(meets, 'ann'),
        ...['a', 'b'].map((instanceId) => put(bear, 'ann', 'graveyard', { instanceId })),
        put(twins, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    );
    expect(optionsOf(at.does('ann', 'cast', { card: 'twins' }).bothPass())).toEqual(['Meets', 'Meets (2)']);
  });

  it.each<[string, MtgCardFilter, string]>([
    ['107.3 no X', { type: 'creature' }, 'ok'],
    ['107.3 X is how much damage there was', { type: 'creature', power: { lte: 'X' } }, 'decide'],
  ])('are asked for, if their targets hang on what differs: %s', (_name, filter, asked) => {
    const struck: Trigger = { on: 'isDealtDamage', what: { type: 'creature' } };
    const sees = define('Watcher', {
      types: ['artifact'],
      cost: [1],
      triggered: [
        {
          id: 'sees',
          trigger: struck,
          targets: target([permanent(filter)]),
          effects: [{ effect: 'tap', what: { bound: 't1' } }],
        },
      ],
    });
    const burn = define('Burn', {
      types: ['sorcery'],
      cost: ['B'],
      spell: {
        effects: [
          { effect: 'damage', amount: 1, to: { each: { type: 'creature', power: { lte: 2 } } } },
          { effect: 'damage', amount: 2, to: { each: { type: 'creature', power: { gte: 3 } } } },
        ],
      },
    });
    const big = creatureCard('Ox', [1], 3, 9);
    const start = table(
      [sees, bear, big, burn],
      [put(sees, 'ann'), put(bear, 'bob'), put(big, 'bob'), put(burn, 'ann', 'hand'), ...lands('Swamp', 1)],
    )
      .does('ann', 'cast', { card: 'burn' })
      .bothPass();
    expect(start.tries('ann', 'decide', {}, ['Watcher (2)'])).toBe(asked === 'ok' ? 'unknownTarget' : 'ok');
  });

  it('are named apart by number, if they are about different things', () => {
    const buries: Effect = { effect: 'moveCards', what: { bound: 'it' }, to: 'exile' };
    const burier = watcher(dies, [buries], 'Burier');
    const start = table(
      [burier, bear, doom],
      [
        put(burier, 'ann'),
        ...['a', 'b'].map((instanceId) => put(bear, 'bob', 'battlefield', { instanceId })),
        put(doom, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    )
      .does('ann', 'cast', { card: 'doom' })
      .bothPass();
    expect(start.tries('ann', 'decide', {}, ['Burier (2)'])).toBe('ok');
    const done = start.does('ann', 'decide', {}, ['Burier (2)']).bothPass();
    expect([zoneOf(done, 'a'), zoneOf(done, 'b')]).toEqual(['exile', 'graveyard']);
  });
});

describe('603.3b triggers that effects made', () => {
  type Waiting = MtgMatchState['waiting'][number];
  const source = { kind: 'card', id: 'nothing', incarnation: 0 };
  const gains = (amount: number): Effect => ({ effect: 'gainLife', amount });
  const waiting = (todo: Effect, more: Partial<Waiting> = {}, X?: number): Waiting => ({
    ability: 'delayed',
    frame: { controller: 'you', source, variables: X === undefined ? {} : { X }, bound: {}, todo: [todo] },
    ...more,
  });
  const aCreature = target([permanent({ type: 'creature' })]);
  const aLand = target([permanent({ type: 'land' })]);
  const rules = unwrap(rulesOf([]));
  it.each<[string, Waiting, Waiting, boolean]>([
    ['are alike', waiting(gains(1)), waiting(gains(1)), false],
    ['do different things', waiting(gains(1)), waiting(gains(2)), true],
    [
      'do the same with different X',
      waiting({ effect: 'gainLife', amount: 'X' }, {}, 1),
      waiting({ effect: 'gainLife', amount: 'X' }, {}, 2),
      true,
    ],
    ['do not speak of X', waiting(gains(1), {}, 1), waiting(gains(1), {}, 2), false],
    ['have targets', waiting(gains(1), { targets: aCreature }), waiting(gains(1), { targets: aLand }), true],
    ['are of two sorts', waiting(gains(1)), waiting(gains(1), { ability: 'reflexive' }), true],
  ])('%s', (_name, one, other, isAsked) => {
    const asked = placingDecision(rules, matchStateOf({ waiting: [one, other] }));
    expect(asked?.kind).toBe(isAsked ? 'order' : undefined);
    expect(asked?.spec.slots[0]?.accepts.length).toBe(isAsked ? 1 : undefined);
  });

  it('are asked of one player after the other', () => {
    const theirs = waiting(gains(3), { frame: { ...waiting(gains(3)).frame, controller: 'foe' } });
    expect(
      placingDecision(rules, matchStateOf({ waiting: [theirs, waiting(gains(1)), waiting(gains(2))] })),
    ).toMatchObject({
      player: 'you',
      attempt: { controller: 'you' },
    });
  });
});

describe('603.3b, 700.2b a modal trigger that is put on the stack first', () => {
  const modal = (name: string) =>
    define(name, {
      types: ['artifact'],
      triggered: [
        {
          id: 'sees',
          trigger: { on: 'moves', what: { type: 'creature' }, from: 'battlefield' },
          effects: [],
          modes: {
            min: 1,
            max: 1,
            options: [
              { id: 'm1', effects: [{ effect: 'gainLife', amount: 1 }] },
              { id: 'm2', effects: [{ effect: 'gainLife', amount: 5 }] },
            ],
          },
        },
      ],
    });
  it('goes there once its mode is chosen, before the order of the others is asked', () => {
    const all = ['First', 'Second', 'Third'].map(modal);
    const asked = table(
      [...all, bear, doom],
      [
        ...all.map((one) => put(one, 'ann')),
        put(bear, 'bob'),
        put(doom, 'ann', 'hand'),
        ...lands('Swamp', 1),
      ],
    )
      .does('ann', 'cast', { card: 'doom' })
      .bothPass()
      .does('ann', 'decide', {}, ['Second']);
    expect(asked.state.abilities).toEqual([]);
    const placed = asked.does('ann', 'decide', {}, ['m2']);
    expect(placed.state.abilities.map(({ source }) => source.id)).toEqual(['second']);
    expect(placed.tries('ann', 'decide', {}, ['Third'])).toBe('ok');
  });
});
