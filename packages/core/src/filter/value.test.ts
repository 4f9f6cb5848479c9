import { describe, expect, it } from 'vitest';
import {
  isValueReference,
  playerReference,
  playerWords,
  referencesIn,
  slotOfReference,
  valueReference,
  valueWords,
  type PlayerReference,
  type Value,
} from './value.js';

describe('references', () => {
  it.each<[string, boolean, boolean, string | undefined]>([
    ['X', true, false, undefined],
    ['source.cost', true, false, undefined],
    ['slots.first.cost', true, false, 'first'],
    ['slots.first', false, true, 'first'],
    ['role.defender', false, true, undefined],
    ['self', false, true, undefined],
    ['opponent', false, true, undefined],
    ['teammate', false, true, undefined],
    ['any', false, true, undefined],
    ['Y', false, false, undefined],
    ['XX', false, false, undefined],
    ['source.', false, false, undefined],
    ['source.2x', false, false, undefined],
    ['source.cost.more', false, false, undefined],
    ['a.source.cost', false, false, undefined],
    ['resource.cost', false, false, undefined],
    [`source.${'a'.repeat(32)}`, true, false, undefined],
    [`source.${'a'.repeat(33)}`, false, false, undefined],
  ])('%s: a number %s, a player %s', (reference, number, player, slot) => {
    expect(valueReference.safeParse(reference).success).toBe(number);
    expect(playerReference.safeParse(reference).success).toBe(player);
    expect(slotOfReference(reference)).toBe(slot);
  });

  it.each([
    ['X', true],
    ['source.cost', true],
    ['slots.first.cost', true],
    ['role.defender', false],
    ['source', false],
    ['XX', false],
    ['a.source.cost', false],
  ])('%s stands for a number: %s', (reference, is) => expect(isValueReference(reference)).toBe(is));

  it.each<[string, unknown, readonly string[]]>([
    ['under a key that takes them', { cost: 'X' }, ['X']],
    ['not under another', { name: 'X' }, []],
    ['in a comparison', { cost: { gt: 'X', lt: 'source.cost' } }, ['X', 'source.cost']],
    [
      'in lists, each once',
      { anyOf: [{ cost: 'X' }, { not: { cost: 'X' } }, { owner: 'role.a' }] },
      ['X', 'role.a'],
    ],
    ['of slots', { owner: ['slots.a', 'slots.b.cost'] }, ['slots.a', 'slots.b.cost']],
    ['no players as seen from anybody, no numbers', { owner: 'self', cost: 3, not: null }, []],
    ['no names that begin like one', { cost: ['XY', 'sources.a', 'roles'] }, []],
    ['nothing by itself', 'X', []],
  ])('are found %s', (_name, json, found) => {
    expect([...referencesIn(json, (key) => key === 'cost' || key === 'owner')]).toEqual(found);
  });
});

describe('in words', () => {
  it.each<[PlayerReference, string]>([
    ['self', 'you'],
    ['opponent', 'an opponent'],
    ['teammate', 'a teammate'],
    ['any', 'any player'],
    ['role.defender', 'the defender'],
    ['slots.first', 'the player of first'],
  ])('%s is %s', (reference, words) => expect(playerWords(reference)).toBe(words));

  it.each<[Value, string]>([
    [3, '3'],
    ['X', 'X'],
    ['source.cost', "the source's cost"],
    ['slots.first.cost', 'the cost of first'],
  ])('%s is %s', (of, words) => expect(valueWords(of)).toBe(words));
});
