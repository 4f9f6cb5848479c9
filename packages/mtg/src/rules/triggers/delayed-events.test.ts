import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { lands, lifeOf, put, table, zoneOf } from '../../../test/table.js';
import { gain, target } from '../../../test/watchers.js';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { permanent } from '../../language/queries.js';

const spell = (name: string, effects: readonly Effect[]) =>
  define(name, { types: ['instant'], cost: [], spell: { effects } });
const creatures = { each: { type: 'creature' } } as const;
const dies = { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' } as const;
const casts = { on: 'casts', who: 'you', what: {} } as const;
const delayed = (at: EffectNamed<'delayed'>['at'], more: Partial<EffectNamed<'delayed'>> = {}): Effect => ({
  effect: 'delayed',
  at,
  effects: [gain],
  ...more,
});
const ox = creatureCard('Ox', [1], 2, 2);
const slay = spell('Slay', [{ effect: 'destroy', what: creatures }]);
const hush = spell('Hush', []);
const oxen = (count: number, owner = 'bob') =>
  Array.from({ length: count }, (_, at) => put(ox, owner, 'battlefield', { instanceId: `ox${at + 1}` }));
const start = (rite: ReturnType<typeof spell>, ...more: readonly ReturnType<typeof put>[]) =>
  table(
    [rite, slay, hush, ox],
    [
      put(rite, 'ann', 'hand'),
      put(slay, 'ann', 'hand'),
      ...[1, 2].map((at) => put(hush, 'ann', 'hand', { instanceId: `hush${at}` })),
      ...more,
    ],
  )
    .does('ann', 'cast', { card: 'rite' })
    .bothPass();

describe('603.7: a delayed trigger that waits for an event of this turn', () => {
  it('603.7b: triggers each time, for what happens at once as well', () => {
    const at = start(spell('Rite', [delayed({ event: dies })]), ...oxen(3));
    expect(at.state.delayed).toMatchObject([{ at: 'event', event: dies }]);
    const slain = at.does('ann', 'cast', { card: 'slay' }).bothPass();
    expect(slain.state.stack.length).toBe(3);
    expect(lifeOf(slain.bothPass(3), 'ann')).toBe(23);
  });

  it('603.7b: with "next" triggers only once', () => {
    const at = start(spell('Rite', [delayed({ event: casts, next: true })]));
    const once = at.does('ann', 'cast', { card: 'hush1' }).bothPass(2);
    expect([lifeOf(once, 'ann'), once.state.delayed]).toEqual([21, []]);
    expect(lifeOf(once.does('ann', 'cast', { card: 'hush2' }).bothPass(), 'ann')).toBe(21);
  });

  it('514.2: and only this turn', () => {
    const { turn, delayed: waiting } = start(spell('Rite', [delayed({ event: dies })])).state;
    expect(waiting.map(({ ends }) => ends)).toEqual([turn.number]);
  });

  it('603.7a: not for what happened before it was created', () => {
    const at = start(
      spell('Rite', [{ effect: 'destroy', what: creatures }, delayed({ event: dies })]),
      ...oxen(1),
    );
    expect([zoneOf(at, 'ox1'), at.state.stack]).toEqual(['graveyard', []]);
  });

  it('603.7a: but for what the same spell does after that', () => {
    const at = start(
      spell('Rite', [delayed({ event: dies }), { effect: 'destroy', what: creatures }]),
      ...oxen(1),
    );
    expect(lifeOf(at.bothPass(), 'ann')).toBe(21);
  });

  it('603.4: with an intervening "if" triggers only if it holds', () => {
    const asked = { if: { amount: { life: 'you' }, gte: 21 } } as const;
    const at = start(spell('Rite', [delayed({ event: dies }, asked)]), ...oxen(1));
    expect(at.does('ann', 'cast', { card: 'slay' }).bothPass().state.stack).toEqual([]);
  });

  it('603.3d: chooses its target as it is put on the stack; what takes part in the event has its name', () => {
    const creature = target([permanent({ type: 'creature', controller: 'opponent' })]);
    const fight: Effect[] = [{ effect: 'fight', one: { bound: 't1' }, other: { bound: 'it' } }];
    const attacks = {
      on: 'moves',
      what: { type: 'creature', controller: 'self' },
      to: 'battlefield',
    } as const;
    const rite = spell('Rite', [delayed({ event: attacks }, { targets: creature, effects: fight })]);
    const imp = creatureCard('Imp', [], 2, 2);
    const at = table([rite, ox, imp], [put(rite, 'ann', 'hand'), put(imp, 'ann', 'hand'), ...oxen(2)])
      .does('ann', 'cast', { card: 'rite' })
      .bothPass()
      .does('ann', 'cast', { card: 'imp' })
      .bothPass();
    expect(at.tries('ann', 'decide', {}, ['imp'])).toBe('filterMismatch');
    const done = at.does('ann', 'decide', {}, ['ox2']).bothPass();
    expect(['imp', 'ox1', 'ox2'].map((id) => zoneOf(done, id))).toEqual([
      'graveyard',
      'battlefield',
      'graveyard',
    ]);
  });

  it.each<[what: string, effect: Effect]>([
    [
      'is stolen',
      { effect: 'gainControl', what: { each: { subtype: 'Idol' } }, who: 'eachOpponent', until: 'forever' },
    ],
    ['is gone', { effect: 'destroy', what: { each: { subtype: 'Idol' } } }],
    [
      'lost its abilities',
      {
        effect: 'become',
        what: { each: { subtype: 'Idol' } },
        change: { loseAbilities: true },
        until: 'endOfTurn',
      },
    ],
  ])('603.7d: is controlled by who activated the ability, though its source %s', (_what, effect) => {
    const idol = define('Idol', {
      types: ['artifact'],
      subtypes: ['Idol'],
      cost: [],
      activated: [{ id: 'a1', costs: [], effects: [delayed({ event: casts })], isManaAbility: false }],
    });
    const change = spell('Change', [effect]);
    const at = table(
      [idol, change, hush],
      [put(idol, 'ann'), put(change, 'ann', 'hand'), put(hush, 'ann', 'hand'), ...lands('Forest', 1)],
    )
      .does('ann', 'activate', { card: 'idol', ability: 'a1' })
      .bothPass()
      .does('ann', 'cast', { card: 'change' })
      .bothPass(2);
    expect(lifeOf(at, 'ann')).toBe(21);
    expect(lifeOf(at.does('ann', 'cast', { card: 'hush' }).bothPass(2), 'ann')).toBe(22);
  });
});
