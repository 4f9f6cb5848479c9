import { describe, expect, it } from 'vitest';
import { kiln, kilnCard, kilnTable, kilnState, kilnStateOf, play, playWith, table } from '../../test/kiln.js';
import { costs } from '../../test/kiln-costs.js';
import type { Effect, Kiln } from '../../test/kiln.js';
import type { Tools } from './effect.js';
import type { GameEvent } from './event.js';
import type { EventRequest } from './types.js';
import {
  tools,
  ref,
  at,
  setting,
  answered,
  after,
  doing,
  damage,
  dies,
  whenever,
  draw,
  deck,
  hand,
} from '../../test/kiln-play.js';

describe('a game says of its events', () => {
  const glazed = kilnStateOf(
    kilnCard('jar', 'ann', { abilities: [whenever({ on: 'fired', glaze: ['blue', 'green'] }, draw)] }),
    kilnCard('urn', 'bob', { abilities: [whenever({ on: 'fired', by: { controller: 'self' } }, draw)] }),
    ...deck('ann', 2),
    ...deck('bob', 2),
  );
  it.each([
    ['a fact that is missing matches no pattern that asks for it', {}, [0, 0]],
    ['one that is there is asked', { glaze: 'blue' }, [1, 0]],
    ['as an object', { by: ref('urn'), glaze: 'red' }, [0, 1]],
  ] as const)('%s', (_name, facts, hands) => {
    const fired = after(glazed, { type: 'fired', card: ref('jar'), ...facts });
    expect([hand(fired, 'ann'), hand(fired, 'bob')]).toEqual(hands);
  });

  it('for which no ability waits: only what was set to wait is asked', () => {
    const deaf = kilnTable({ awaited: (type) => type !== 'fired' });
    const event = { type: 'fired', card: ref('jar'), glaze: 'blue' } as const;
    expect(deaf.emit(glazed, tools(), event).waiting).toEqual([]);
    const lasts = 'forever' as const;
    const begun = { ...setting('urn'), on: [{ on: 'fired' as const }], once: true, do: [draw], lasts };
    const { variables: _none, ...watch } = begun;
    expect(deaf.emit(deaf.watch(glazed, watch), tools(), event).waiting).toHaveLength(2);
    const [jar] = [at(glazed, 'jar')];
    expect(deaf.emit(glazed, tools(), { type: 'exerted', card: ref(jar.instanceId) }).waiting).toEqual([]);
  });

  it('what effects mean by its names, and what the log has of it', () => {
    const named = kilnTable({
      names: ({ type }, { source }) => ({ card: [source], both: [source, ref(type)] }),
      tells: ({ type }) => (type === 'fired' ? [{ type: 'smoke' }, { type: 'fire' }] : []),
    });
    const log = tools();
    const fired = named.emit(glazed, log, { type: 'fired', card: ref('urn'), glaze: 'blue' });
    expect(fired.waiting.map(({ frame }) => frame.bound)).toEqual([
      { card: [ref('jar')], both: [ref('jar'), ref('fired')] },
    ]);
    named.emit(fired, log, { type: 'exerted', card: ref('jar') });
    expect(log.events).toEqual([{ type: 'smoke' }, { type: 'fire' }]);
  });

  it('when abilities begin, and when all of something has resolved; what goes behind resolves later', () => {
    const seen: string[] = [];
    const noting = playWith({
      begins: (state, { frame }) => (seen.push(`begins ${frame.source.id}`), state),
      resolved: (state, { source }) => (seen.push(`resolved ${source.id}`), state),
    });
    const fired = table.emit(glazed, tools(), { type: 'fired', card: ref('jar'), glaze: 'blue' });
    const behind = { ...setting('urn', 'bob'), todo: [draw] };
    const done = noting.advance({ ...fired, resolving: [behind, { ...setting('jar'), todo: [] }] }, tools());
    expect(seen).toEqual(['resolved jar', 'resolved urn', 'begins jar', 'resolved jar']);
    expect([hand(done, 'ann'), hand(done, 'bob')]).toEqual([1, 1]);
  });
});

it('hides what nobody but its owner sees, and tells of what is no object nothing', () => {
  const state = kilnStateOf(kilnCard('jar', 'ann', { zone: 'hand' }), kilnCard('urn', 'ann'));
  const hidden = (viewer: string | undefined, id: string, kind = 'card') =>
    table.hides(state, viewer, { kind, id });
  expect([hidden('bob', 'jar'), hidden(undefined, 'jar'), hidden('ann', 'jar')]).toEqual([true, true, false]);
  expect([hidden('bob', 'urn'), hidden('bob', 'none'), hidden('bob', 'jar', 'player')]).toEqual([
    false,
    false,
    false,
  ]);
});

describe('abilities trigger on events', () => {
  const draws = (on: Parameters<typeof whenever>[0], more: Partial<ReturnType<typeof whenever>> = {}) =>
    kilnStateOf(
      kilnCard('jar', 'ann', { abilities: [{ ...whenever(on, draw), ...more }], strength: 9 }),
      kilnCard('urn', 'bob', { strength: 5 }),
      ...deck('ann', 4),
    );

  it.each<[string, Parameters<typeof whenever>[0], EventRequest<Kiln>, number]>([
    ['of any object', { on: 'damaged' }, damage('urn', 1), 1],
    ['of the very object', { on: 'damaged', card: 'self' }, damage('jar', 1), 1],
    ['and of no other', { on: 'damaged', card: 'self' }, damage('urn', 1), 0],
    ['of another type', { on: 'turnEnded' }, damage('urn', 1), 0],
    ['by a filter', { on: 'damaged', card: { controller: 'opponent' } }, damage('urn', 1), 1],
    ['that a filter refuses', { on: 'damaged', card: { controller: 'self' } }, damage('urn', 1), 0],
    ['by a number', { on: 'damaged', amount: { gte: 3 } }, damage('urn', 3), 1],
    ['of which there is too little', { on: 'damaged', amount: { gte: 3 } }, damage('urn', 2), 0],
    ['by a player', { on: 'turnBegan', player: 'opponent' }, { type: 'turnBegan', player: 'bob' }, 1],
    ['of another player', { on: 'turnBegan', player: 'opponent' }, { type: 'turnBegan', player: 'ann' }, 0],
    ['by words', { on: 'moved', from: 'play', to: ['hand', 'pit'] }, dies('urn'), 1],
    ['with other words', { on: 'moved', from: 'play', to: ['hand', 'deck'] }, dies('urn'), 0],
    ['as it leaves itself', { on: 'moved', card: 'self', from: 'play' }, dies('jar'), 1],
  ])('%s: %j', (_what, on, event, cards) => expect(hand(after(draws(on), event), 'ann')).toBe(cards));

  it('looks at what left as it was, and at what came as it is', () => {
    const left = draws({ on: 'moved', from: 'play', card: { strength: 5, controller: 'opponent' } });
    expect(hand(after(left, dies('urn')), 'ann')).toBe(1);
    const came = kilnStateOf(
      kilnCard('jar', 'ann', {
        abilities: [whenever({ on: 'moved', to: 'play', card: { zone: 'play' } }, draw)],
      }),
      kilnCard('new', 'ann', { zone: 'hand' }),
      ...deck('ann', 2),
    );
    expect(hand(after(came, { type: 'moved', card: ref('new'), to: 'play' }), 'ann')).toBe(1);
  });

  it('sees what leaves at the same time as itself', () => {
    const both = draws({ on: 'moved', from: 'play', card: { controller: 'opponent' } });
    expect(hand(after(both, dies('jar'), dies('urn')), 'ann')).toBe(1);
  });

  it('only where its condition holds, as it triggers and as it resolves', () => {
    const many = { count: { zone: 'play' }, is: { gte: 2 } };
    const two = draws({ on: 'damaged' }, { if: many });
    expect(hand(after(two, damage('jar', 1)), 'ann')).toBe(1);
    const waiting = table.emit(two, tools(), damage('jar', 1));
    expect(waiting.waiting.length).toBe(1);
    expect(hand(after(waiting, dies('urn')), 'ann')).toBe(0);
    const alone = table.emit(draws({ on: 'damaged' }, { if: many }), tools(), dies('urn'), damage('jar', 1));
    expect(alone.waiting.length).toBe(0);
  });

  it('once a turn, and again in the next', () => {
    const once = draws({ on: 'damaged' }, { once: true });
    const twice = after(after(once, damage('urn', 1)), damage('urn', 1));
    expect(hand(twice, 'ann')).toBe(1);
    expect(hand(after(after(twice, { type: 'turnBegan', player: 'bob' }), damage('urn', 1)), 'ann')).toBe(2);
  });

  it('asks its controller where it may', () => {
    const may = after(draws({ on: 'damaged' }, { may: true }), damage('urn', 1));
    expect(play.prompt(may)).toMatchObject({ player: 'ann', spec: { description: 'may' } });
    expect(hand(play.advance(may, tools(), answered(may, 'yes')), 'ann')).toBe(1);
    const no = play.advance(may, tools(), answered(may, 'no'));
    expect([hand(no, 'ann'), no.waiting.length]).toEqual([0, 0]);
  });

  it('asks for targets, and does nothing where there are none', () => {
    const targets = kiln.spec({
      slots: [{ id: 'one', kind: 'card', filter: { zone: 'play', controller: 'opponent' } }],
    });
    const hits = { targets, do: [{ effect: 'damage' as const, what: 'one', amount: 2 }] };
    const asked = after(draws({ on: 'damaged', card: 'self' }, hits), damage('jar', 1));
    const legal = kiln.resolver(asked).legalTargets(targets, { controller: 'ann' });
    expect(legal).toMatchObject({ value: [{ id: 'urn' }] });
    expect(at(play.advance(asked, tools(), answered(asked, 'urn')), 'urn').damage).toBe(2);
    const none = table.emit(
      draws({ on: 'damaged', card: 'self' }, hits),
      tools(),
      dies('urn'),
      damage('jar', 1),
    );
    expect(play.advance(none, tools())).toMatchObject({ waiting: [], resolving: [] });
  });

  it("the active player's first, and of one's own in the order that is asked for", () => {
    const hits = (id: string, amount: number) =>
      ({ ...whenever({ on: 'turnEnded' }, { effect: 'damage', what: 'it', amount }), id }) as const;
    const start = kilnStateOf(
      kilnCard('foe', 'bob', { abilities: [whenever({ on: 'turnEnded' }, draw)] }),
      kilnCard('jar', 'ann', { abilities: [hits('a', 1), hits('b', 2)] }),
      ...deck('bob', 1),
    );
    const asking = playWith({ asksOrder: true });
    const ended = table.emit(start, tools(), { type: 'turnEnded', player: 'ann' });
    expect(ended.waiting.map(({ frame }) => frame.controller)).toEqual(['bob', 'ann', 'ann']);
    const asked = asking.advance(ended, tools());
    const [, first, second] = ended.waiting;
    expect(asking.prompt(asked)).toMatchObject({
      player: 'ann',
      spec: { slots: [{ accepts: [{ options: [String(first?.id), String(second?.id)] }] }] },
    });
    const chosen = {
      attempt: { controller: 'ann' },
      slots: [{ slot: 'option', targets: [{ kind: 'choice', id: String(second?.id), incarnation: 0 }] }],
    };
    const done = asking.advance(asked, tools(), chosen);
    expect([done.waiting, hand(done, 'bob')]).toEqual([[], 1]);
  });

  it('works where it says, in play if it says nothing', () => {
    const from = (zone: string, inZones?: readonly string[]) => {
      const ability = { ...whenever({ on: 'turnEnded' }, draw), ...(inZones ? { in: inZones } : {}) };
      const state = kilnStateOf(kilnCard('jar', 'ann', { zone, abilities: [ability] }), ...deck('ann', 1));
      return hand(after(state, { type: 'turnEnded', player: 'ann' }), 'ann');
    };
    expect([from('play'), from('pit'), from('pit', ['pit']), from('play', ['pit'])]).toEqual([1, 0, 1, 0]);
  });

  it('later, the next time, and not after its time', () => {
    const state = kilnStateOf(kilnCard('jar', 'ann', { strength: 9 }), ...deck('ann', 4));
    const later: Effect = {
      effect: 'later',
      on: { on: 'damaged' },
      lasts: { until: { on: 'turnEnded' } },
      do: [draw],
    };
    const waits = doing(state, 'jar', later);
    const once = after(after(waits, damage('jar', 1)), damage('jar', 1));
    expect([hand(once, 'ann'), once.watches.length]).toEqual([1, 0]);
    expect(hand(after(after(waits, { type: 'turnEnded', player: 'ann' }), damage('jar', 1)), 'ann')).toBe(0);
  });

  it('means what happened by the names of its facts', () => {
    const returns = whenever(
      { on: 'moved', from: 'play', to: 'pit' },
      { effect: 'move', what: 'card', to: 'hand' },
    );
    const state = kilnStateOf(kilnCard('jar', 'ann', { abilities: [returns] }), kilnCard('urn', 'bob'));
    expect(at(after(state, dies('urn')), 'urn')).toMatchObject({ zone: 'hand', incarnation: 2 });
    const echo = whenever(
      { on: 'damaged', card: { controller: 'opponent' } },
      { effect: 'damage', what: 'by', amount: 'X' },
    );
    const struck = kilnStateOf(
      kilnCard('jar', 'ann', { abilities: [echo], strength: 9 }),
      kilnCard('urn', 'bob', { strength: 9 }),
    );
    expect(at(after(struck, damage('urn', 3, 'jar')), 'jar').damage).toBe(3);
  });

  it('goes on until nothing happens, or ends the match', () => {
    const loop = whenever({ on: 'damaged' }, { effect: 'damage', what: 'card', amount: 0 });
    const state = kilnStateOf(kilnCard('jar', 'ann', { abilities: [loop] }));
    expect(after(state, damage('jar', 0)).ended).toBe(true);
  });
});

describe('the rules look by themselves', () => {
  const beats: Effect[] = [
    { effect: 'damage', what: 'it', amount: 2 },
    { effect: 'change', what: 'it', gives: [{ change: 'strength', by: 5 }], lasts: 'forever' },
  ];
  it.each<['effect' | 'ability', string]>([
    ['effect', 'pit'],
    ['ability', 'play'],
  ])('after each %s: the golem is in %s', (checksAfter, zone) => {
    const start = play.begin(kilnStateOf(kilnCard('jar', 'ann')), { ...setting('jar'), todo: beats });
    expect(at(playWith({ checksAfter }).advance(start, tools()), 'jar').zone).toBe(zone);
  });

  it('asks in the middle of effects, and goes on as JSON', () => {
    const start = kilnStateOf(kilnCard('jar', 'ann', { strength: 9 }), ...deck('ann', 1));
    const hit: Effect = { effect: 'damage', what: 'it', amount: 1 };
    const asked = doing(start, 'jar', hit, { effect: 'either', one: [draw], other: [hit, hit] }, hit);
    expect([at(asked, 'jar').damage, play.prompt(asked)?.player]).toEqual([1, 'ann']);
    const kept = kilnState.parse(JSON.parse(JSON.stringify(asked)));
    expect(kept).toEqual(asked);
    const done = play.advance(kept, tools(), answered(kept, 'other'));
    expect([at(done, 'jar').damage, done.resolving]).toEqual([4, []]);
  });
});

describe('who may see what happens', () => {
  const moved = (from: string, to: string): GameEvent | undefined => {
    const used = tools();
    table.emit(kilnStateOf(kilnCard('jar', 'ann', { zone: from })), used, {
      type: 'moved',
      card: ref('jar'),
      to,
    });
    return used.events[0];
  };
  it.each<[string, string, readonly string[] | undefined]>([
    ['deck', 'hand', ['ann']],
    ['hand', 'deck', ['ann']],
    ['deck', 'pit', undefined],
    ['play', 'hand', undefined],
  ])('from %s to %s: %j', (from, to, visibleTo) => {
    const event = moved(from, to);
    expect(event?.visibleTo).toEqual(visibleTo);
    expect(event?.otherwise).toEqual(visibleTo && { type: 'moved', player: 'ann', from, to });
  });

  it("as the game says of its own, and of what it doesn't say everybody", () => {
    const used: Tools & { readonly events: readonly GameEvent[] } = tools();
    const peeked: EventRequest<Kiln> = { type: 'peeked', player: 'ann', card: ref('jar') };
    table.emit(kilnStateOf(kilnCard('jar', 'ann', { strength: 9 })), used, peeked, damage('jar', 1));
    expect(used.events.map(({ visibleTo }) => visibleTo)).toEqual([['ann'], undefined]);
    const zones = ['deck', 'hand', 'play'].map((zone) => kilnCard('x', 'ann', { zone }));
    expect(['ann', 'bob', undefined].map((viewer) => zones.map((card) => table.sees(card, viewer)))).toEqual([
      [false, true, true],
      [false, false, true],
      [false, false, true],
    ]);
  });
});

describe('costs are paid whole or not at all', () => {
  const state = kilnStateOf(
    kilnCard('jar', 'ann'),
    kilnCard('a', 'ann', { zone: 'hand' }),
    kilnCard('tired', 'ann', { exerted: true }),
  );
  const both = [{ cost: 'hurt', amount: 1 }, { cost: 'exert' }] as const;

  it('in order', () => {
    const used = tools();
    const paid = costs.pay(state, used, both, setting('jar'));
    expect(paid).toMatchObject({ ok: true });
    expect(used.events.map(({ type }) => type)).toEqual(['damaged', 'exerted']);
  });

  it('with nothing done and nothing told where a part cannot be', () => {
    const used = tools();
    expect(costs.pay(state, used, both, setting('tired'))).toEqual({
      ok: false,
      issues: [{ code: 'cannotPay', data: { cost: 'exert' } }],
    });
    expect(used.events).toEqual([]);
    expect([costs.canPay(state, both, setting('jar')), costs.canPay(state, both, setting('tired'))]).toEqual([
      true,
      false,
    ]);
  });

  it('with what was chosen for it', () => {
    const cost = [{ cost: 'discard', count: 1 }] as const;
    const spec = { ...costs.slots(cost), timing: 'announcement' as const };
    const targets = kiln
      .resolver(state)
      .check(spec, { controller: 'ann' }, [{ targets: [{ kind: 'card', id: 'a' }] }]);
    const paid = targets.ok
      ? costs.pay(state, tools(), cost, { ...setting('jar'), targets: targets.value })
      : targets;
    expect(paid.ok && at(paid.value, 'a').zone).toBe('pit');
    expect(costs.canPay(state, cost, setting('jar'))).toBe(false);
  });
});
