import { describe, expect, it } from 'vitest';
import { kilnCard, kilnState, kilnStateOf, table } from '../../test/kiln.js';
import type { Effect, Kiln, KilnState, Words } from '../../test/kiln.js';
import type { Ability } from './effect.js';
import type { EventRequest } from './types.js';
import { tools, ref, at, after, doing, damage, dies, draw, deck, hand } from '../../test/kiln-play.js';

describe('replacements change events before they happen', () => {
  const guarded = (then: Extract<Ability<Words>, { kind: 'replacement' }>['with'], on: 'damaged' | 'moved') =>
    kilnStateOf(
      kilnCard('jar', 'ann', {
        abilities: [{ kind: 'replacement', id: 'r', on: { on, card: { controller: 'self' } }, with: then }],
        strength: 9,
      }),
      kilnCard('urn', 'ann', { strength: 9 }),
      kilnCard('new', 'ann', { zone: 'hand' }),
      ...deck('ann', 2),
    );

  it.each<[number | 'all', number, number]>([
    [2, 5, 3],
    [2, 2, 0],
    ['all', 5, 0],
  ])('prevents %j of %i: %i are left', (prevent, given, left) => {
    const seen = tools();
    const state = table.emit(guarded({ prevent }, 'damaged'), seen, damage('urn', given));
    expect([at(state, 'urn').damage, seen.events.length]).toEqual([left, left === 0 ? 0 : 1]);
  });

  it('to another place, and with other facts', () => {
    expect(at(after(guarded({ set: { to: 'hand' } }, 'moved'), dies('urn')), 'urn').zone).toBe('hand');
    const exerted = guarded({ set: { arriving: { exerted: true } } }, 'moved');
    expect(at(after(exerted, dies('urn')), 'urn')).toMatchObject({ zone: 'pit', exerted: true });
    expect(at(after(guarded({ set: { to: 3 } }, 'moved'), dies('urn')), 'urn').zone).toBe('pit');
  });

  it('by something else', () => {
    const state = after(guarded({ instead: [draw] }, 'damaged'), damage('urn', 3));
    expect([at(state, 'urn').damage, hand(state, 'ann')]).toEqual([0, 2]);
  });

  it('prevents the next so many, then no more', () => {
    const state = kilnStateOf(kilnCard('jar', 'ann', { strength: 9 }));
    const prevent: Effect = { effect: 'prevent', on: { on: 'damaged' }, amount: 3, lasts: 'forever' };
    const shielded = doing(state, 'jar', prevent);
    const struck = [2, 2, 2].reduce((now, amount) => after(now, damage('jar', amount)), shielded);
    expect([at(struck, 'jar').damage, struck.shields]).toEqual([3, []]);
  });

  it('each once for one event, the oldest first', () => {
    const to = (id: string, zone: string) =>
      kilnCard(id, 'ann', {
        abilities: [
          { kind: 'replacement', id: 'r', on: { on: 'moved', from: 'play' }, with: { set: { to: zone } } },
        ],
      });
    expect(
      at(after(kilnStateOf(to('a', 'hand'), to('b', 'deck'), kilnCard('c', 'ann')), dies('c')), 'c').zone,
    ).toBe('deck');
  });
});

describe('what lasts', () => {
  const plus = (by: number, lasts: Extract<Effect, { effect: 'change' }>['lasts']): Effect => ({
    effect: 'change',
    what: 'it',
    gives: [{ change: 'strength', by }],
    lasts,
  });
  const one = kilnStateOf(kilnCard('jar', 'ann'), kilnCard('urn', 'bob'));
  const strengthAfter = (state: KilnState, ...events: readonly EventRequest<Kiln>[]) =>
    at(after(state, ...events), 'jar').strength;

  it('from an event on, and not before; it does not end before it begins', () => {
    const lasts = {
      from: { on: 'turnBegan', player: 'self' },
      until: { on: 'turnEnded' },
    } as const;
    const given = doing(one, 'jar', plus(3, lasts));
    const theirs = after(after(given, { type: 'turnEnded', player: 'ann' }), {
      type: 'turnBegan',
      player: 'bob',
    });
    const mine = after(theirs, { type: 'turnBegan', player: 'ann' });
    const over = after(mine, { type: 'turnEnded', player: 'ann' });
    const strengths = [given, theirs, mine, over].map((state) => at(state, 'jar').strength);
    expect(strengths).toEqual([
      at(one, 'jar').strength,
      at(one, 'jar').strength,
      at(one, 'jar').strength + 3,
      at(one, 'jar').strength,
    ]);
    expect([kilnState.safeParse(given).success, over.modifiers]).toEqual([true, []]);
  });

  it('until an event, or so many of them', () => {
    const ends: EventRequest<Kiln> = { type: 'turnEnded', player: 'ann' };
    const turn = doing(one, 'jar', plus(3, { until: { on: 'turnEnded' } }));
    expect([at(turn, 'jar').strength, strengthAfter(turn, ends)]).toEqual([5, 2]);
    const mine = doing(one, 'jar', plus(3, { until: { on: 'turnEnded', player: 'self' }, times: 2 }));
    const theirs = after(mine, { type: 'turnEnded', player: 'bob' });
    expect([strengthAfter(theirs, ends), strengthAfter(after(theirs, ends), ends)]).toEqual([5, 2]);
  });

  it('while its source is in play, or something holds; and what is gone does not come back', () => {
    const here = doing(one, 'jar', plus(3, 'whileSourceInPlay'));
    expect(after(here, dies('jar')).modifiers).toEqual([]);
    const two = doing(one, 'jar', plus(3, { while: { count: { zone: 'play' }, is: { gte: 2 } } }));
    const alone = after(two, dies('urn'));
    expect([at(two, 'jar').strength, at(alone, 'jar').strength, alone.modifiers]).toEqual([5, 2, []]);
  });

  it('is no more of an object that changed its zone', () => {
    const back = after(
      after(doing(one, 'jar', plus(3, 'forever')), { type: 'moved', card: ref('jar'), to: 'hand' }),
      {
        type: 'moved',
        card: ref('jar', 1),
        to: 'play',
      },
    );
    expect(at(back, 'jar').strength).toBe(2);
  });

  it('is never written over what is printed', () => {
    const changed = doing(one, 'jar', plus(3, 'forever'));
    expect(changed.objects.objects.map(({ strength }) => strength)).toEqual([2, 2]);
  });
});
