import { describe, expect, it } from 'vitest';
import {
  kilnCard,
  kilnStateOf,
  table,
  type Card,
  type Change,
  type KilnState,
  type Words,
} from '../../test/kiln.js';
import type { Ability } from './effect.js';

const gives = (
  affects: Extract<Ability<Words>, { kind: 'static' }>['affects'],
  ...changes: readonly Change[]
): Ability<Words> => ({ kind: 'static', id: 's', affects, gives: changes });
const having = (id: string, ability: Ability<Words>, facts: Partial<Card> = {}): Card =>
  kilnCard(id, 'ann', { abilities: [ability], ...facts });
const numbers = (state: KilnState, ...ids: readonly string[]) =>
  ids.map((id) => table.thing(state, id)?.strength);
const everyone = { zone: 'play' } as const;

describe('what objects are now', () => {
  it('is what is printed, where nothing changes it', () => {
    const state = kilnStateOf(kilnCard('jar', 'ann'));
    expect(table.things(state)).toBe(state.objects.objects);
  });

  it('has the layers in their order, whatever the timestamps', () => {
    const state = kilnStateOf(
      having('plus', gives(everyone, { change: 'strength', by: 1 })),
      having('set', gives(everyone, { change: 'setStrength', to: 5 })),
    );
    expect(numbers(state, 'plus', 'set')).toEqual([6, 6]);
  });

  it('has the timestamps within a layer', () => {
    const five = having('five', gives(everyone, { change: 'setStrength', to: 5 }));
    const one = having('one', gives(everyone, { change: 'setStrength', to: 1 }));
    expect(numbers(kilnStateOf(five, one), 'five')).toEqual([1]);
    expect(numbers(kilnStateOf(one, five), 'five')).toEqual([5]);
  });

  it('loses with its abilities what they gave, of all kinds', () => {
    const plus = gives(everyone, { change: 'strength', by: 1 });
    const mute = gives({ withKeyword: 'loud' }, { change: 'loseAbilities' });
    const state = kilnStateOf(having('mute', mute), having('plus', plus, { keywords: ['loud'] }));
    expect(numbers(state, 'plus', 'mute')).toEqual([2, 2]);
    const [, silent] = table.things(state);
    expect(silent && table.abilities(silent)).toEqual([]);
  });

  it('goes on with what has started, on the same objects, although the ability is gone by then', () => {
    const both = gives({ type: 'golem' }, { change: 'type', is: 'dust' }, { change: 'strength', by: 1 });
    expect(numbers(kilnStateOf(having('a', both), kilnCard('b', 'bob')), 'a', 'b')).toEqual([3, 3]);
  });

  it('waits in a dependent layer for what alters what it affects', () => {
    // By timestamps the first would affect only itself. The second makes dust of golems.
    const dustIsBig = having('a', gives({ type: 'dust' }, { change: 'type', is: 'giant' }), {
      types: ['dust'],
    });
    const golemsAreDust = having('b', gives({ type: 'golem' }, { change: 'type', is: 'dust' }));
    const state = kilnStateOf(dustIsBig, golemsAreDust, kilnCard('c', 'bob'));
    expect(table.things(state).map(({ types }) => types)).toEqual([['giant'], ['giant'], ['giant']]);
  });

  it('waits for what takes the ability away', () => {
    const mutes = (keyword: string) => gives({ withKeyword: keyword }, { change: 'loseAbilities' });
    const state = kilnStateOf(
      having('a', mutes('b'), { keywords: ['a'] }),
      having('b', mutes('c'), { keywords: ['b'] }),
      having('c', gives(everyone, { change: 'strength', by: 1 }), { keywords: ['c'] }),
    );
    // b waits for a, which takes b's ability away, so c keeps its own.
    expect(numbers(state, 'a', 'b', 'c')).toEqual([3, 3, 3]);
  });

  it('goes by timestamps where changes wait for each other', () => {
    const swap = (from: string, to: string) => gives({ type: from }, { change: 'type', is: to });
    const state = kilnStateOf(
      having('a', swap('golem', 'dust')),
      having('b', swap('dust', 'golem'), { types: ['dust'] }),
    );
    expect(table.things(state).map(({ types }) => types[0])).toEqual(['golem', 'golem']);
  });

  it('counts numbers as they are, and only while its condition holds', () => {
    const perCard = gives('self', { change: 'strength', by: { count: { zone: 'play' } } });
    expect(numbers(kilnStateOf(having('a', perCard), kilnCard('b', 'bob')), 'a')).toEqual([4]);
    const alone: Ability<Words> = {
      kind: 'static',
      id: 's',
      affects: 'self',
      while: { count: { zone: 'play' }, is: { lte: 1 } },
      gives: [{ change: 'strength', by: 1 }],
    };
    expect([
      numbers(kilnStateOf(having('a', alone)), 'a'),
      numbers(kilnStateOf(having('a', alone), kilnCard('b', 'bob')), 'a'),
    ]).toEqual([[3], [2]]);
  });

  it('gives abilities that count like printed ones', () => {
    const given = gives('self', { change: 'strength', by: 2 });
    const state = kilnStateOf(
      having('a', gives({ controller: 'opponent' }, { change: 'gain', ability: given })),
      kilnCard('b', 'bob'),
    );
    expect(numbers(state, 'a', 'b')).toEqual([2, 4]);
  });
});
