import { describe, expect, it } from 'vitest';
import { describeFilter } from '../describe/index.js';
import { unwrap, type JsonObject } from '../index.js';
import { lantern } from '../../test/lantern.js';

describe('a filter in words', () => {
  it.each<[JsonObject, string]>([
    [{}, 'card'],
    [{ type: 'lamp' }, 'lamp card'],
    [{ type: ['lamp', 'warden'], ready: true }, 'ready lamp or warden card'],
    [
      { type: 'lamp', zone: 'play', controller: 'opponent', cost: { lte: 3 } },
      'lamp card with cost 3 or less in play controlled by an opponent',
    ],
    [{ zone: ['play', 'pit'], owner: 'self' }, 'card in play or pit owned by you'],
    [{ excludeSelf: true, exerted: true, type: 'lamp' }, 'other exerted lamp card'],
    [{ damaged: false, withKeyword: ['veil', 'glim'] }, 'undamaged card with veil and glim'],
    [{ withoutKeyword: ['veil', 'glim'], zone: 'play' }, 'card without veil or glim in play'],
    [{ withCharacteristics: ['red', 'old'], type: 'lamp' }, 'red old lamp card'],
    [{ withCharacteristics: ['red', 'old'], characteristicsMode: 'any' }, 'red or old card'],
    [{ withCharacteristics: ['red', 'old'], characteristicsMode: 'none' }, 'non-red non-old card'],
    [
      { cost: 'X', strength: { gt: 'source.strength' } },
      "card with cost X and strength more than the source's strength",
    ],
    [
      { cost: { gte: 2, lt: 5 }, glow: { lt: 'slots.first.glow' } },
      'card with cost 2 or more and less than 5 and glow less than the glow of first',
    ],
    [{ controller: 'slots.first' }, 'card controlled by the player of first'],
    [{ controller: 'role.defender', zone: 'play' }, 'card in play controlled by the defender'],
    [{ controller: 'teammate' }, 'card controlled by a teammate'],
    [{ name: 'Ant' }, 'card with name "Ant"'],
    [{ name: { oneOf: ['Ant', 'Bee'], not: 'Cat' } }, 'card with name "Ant" or "Bee" and other than "Cat"'],
    [{ publicId: 'ant' }, 'card printed as ant'],
    [{ instanceId: ['a1', 'a2'] }, 'card that is a1 or a2'],
    [{ excludeSelf: false, type: 'lamp' }, 'lamp card'],
    [
      { zone: 'play', anyOf: [{ exerted: true }, { cost: { lte: 3 } }] },
      'card in play that is either exerted or with cost 3 or less',
    ],
    [{ zone: 'play', not: { type: 'lamp', exerted: true } }, 'card in play but not exerted lamp'],
    [{ not: {} }, 'card but not anything'],
    [{ allOf: [{ type: 'lamp' }, { ready: true }] }, 'ready lamp card'],
    [{ type: 'lamp', count: 2, upTo: true }, 'up to 2: lamp card'],
    [{ count: 'all', damaged: true }, 'all: damaged card'],
    [{ count: 'X', random: true }, 'X at random: card'],
  ])('%j', (filter, words) => expect(unwrap(describeFilter('card', filter, lantern))).toBe(words));

  it.each<[string, JsonObject, string]>([
    ['player', { is: 'opponent' }, 'player who is an opponent'],
    ['player', {}, 'player'],
    ['player', { playerId: ['ann', 'bob'] }, 'player named ann or bob'],
    ['zone', { zone: 'pit', owner: 'self' }, 'zone named pit owned by you'],
  ])('of the kind %s: %j', (kind, filter, words) =>
    expect(unwrap(describeFilter(kind, filter, lantern))).toBe(words),
  );

  it.each([{ count: {} }, { upTo: 'yes' }, { count: -1 }, { colour: 'red' }])('%j has none', (filter) => {
    expect(describeFilter('card', filter, lantern).ok).toBe(false);
  });
});
