import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../test/match.js';
import { creatureCard, define } from '../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { EMPTY_REGISTRY } from '../rules/abilities/registry.js';
import { castCard } from './cast.js';
import { castingCosts } from './ways.js';

describe('303.4a, 702.5a Auras for players', () => {
  const curse = define('Curse', {
    types: ['enchantment'],
    subtypes: ['Aura'],
    cost: ['B'],
    keywords: [{ keyword: 'enchant', players: 'opponent' }],
  });

  it('is cast at a player, and enters attached to that player', () => {
    const at = table([curse], [put(curse, 'ann', 'hand'), ...lands('Swamp', 1)]);
    expect(at.tries('ann', 'cast', { card: 'curse' }, ['ann'])).toBe('filterMismatch');
    const cast = at.does('ann', 'cast', { card: 'curse' }, ['bob']).bothPass();
    expect(cardIn(cast, 'curse').attachedTo).toEqual({ kind: 'player', id: 'bob' });
    expect(zoneOf(cast, 'curse')).toBe('battlefield');
  });
});

describe('118.6 what has no mana cost', () => {
  const free = define('Boon', {
    types: ['sorcery'],
    spell: { effects: [{ effect: 'gainLife', amount: 1 }] },
  });

  it('can not be paid for', () => {
    const at = table([free], [put(free, 'ann', 'hand'), ...lands('Forest', 3)]);
    expect(at.tries('ann', 'cast', { card: 'boon' })).toBe('mtg.notNow 118.6');
    expect(at.offers('ann')).not.toContain('cast boon');
    expect(castingCosts(free)).toBeUndefined();
  });

  it('118.9 but can be cast for another cost, by an effect', () => {
    expect(castingCosts(free, [], [])).toEqual({ mana: [0], more: [] });
    const life = { cost: 'life', amount: 2 } as const;
    expect(castingCosts(free, [], [life])).toEqual({ mana: [0], more: [life] });
    expect(castingCosts(free, [], [{ cost: 'mana', mana: ['R'] }, life])).toEqual({
      mana: ['R'],
      more: [life],
    });
  });
});

it('601.2a what is no card of the match is not cast', () => {
  const rules = { definitions: new Map(), registry: EMPTY_REGISTRY };
  const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
  const nothing = { attempt: { controller: 'you' }, slots: [] };
  const cast = castCard(rules, matchOf(), { player: 'you', card: 'nobody' }, nothing, tools);
  expect(cast.ok ? [] : cast.issues).toEqual([{ code: 'mtg.noSuchObject', data: { id: 'nobody' } }]);
});

describe('what is seen of a cast', () => {
  const veil = creatureCard('Veil', [4, 'G'], 4, 4, [], {
    keywords: [{ keyword: 'morph', costs: [{ cost: 'mana', mana: ['G'] }] }],
  });
  it.each([
    ['708.5 face down, by its controller alone', ['faceDown'], ['ann']],
    ['face up, by all', [], undefined],
  ])('%s', (_name, costs, visibleTo) => {
    const at = table([veil], [put(veil, 'ann', 'hand'), ...lands('Forest', 5)]);
    const cast = at.does('ann', 'cast', { card: 'veil', ...(costs.length > 0 ? { costs } : {}) });
    expect(cast.events.find(({ type }) => type === 'moved')?.visibleTo).toEqual(visibleTo);
  });

  it('702.37e what is turned up is what it hid, without more', () => {
    const up = table([veil], [put(veil, 'ann', 'hand'), ...lands('Forest', 5)])
      .does('ann', 'cast', { card: 'veil', costs: ['faceDown'] })
      .bothPass()
      .does('ann', 'activate', { card: 'veil', ability: 'turn-up' });
    expect([cardIn(up, 'veil').power, cardIn(up, 'veil').counters]).toEqual([4, {}]);
  });
});

it('702.33a, 608.2g what an effect casts may be cast in each way that can be paid', () => {
  const echo = define('Echo', {
    types: ['sorcery'],
    cost: ['G'],
    keywords: [{ keyword: 'kicker', costs: [{ cost: 'life', amount: 3 }] }],
    spell: { effects: [{ effect: 'gainLife', amount: 1 }] },
  });
  const call = define('Call', {
    types: ['sorcery'],
    cost: ['G'],
    spell: {
      effects: [{ effect: 'castCard', what: { each: { zone: 'hand', owner: 'self', publicId: 'echo' } } }],
    },
  });
  const at = table([echo, call], [put(echo, 'ann', 'hand'), put(call, 'ann', 'hand'), ...lands('Forest', 1)])
    .does('ann', 'cast', { card: 'call' })
    .bothPass();
  const tried = ['yes', 'kicker', 'no', 'flashback'].map((way) => at.tries('ann', 'decide', {}, [way]));
  expect(tried).toEqual(['ok', 'ok', 'ok', 'unknownTarget']);
  const kicked = at.does('ann', 'decide', {}, ['kicker']);
  expect([zoneOf(kicked, 'echo'), lifeOf(kicked, 'ann')]).toEqual(['stack', 17]);
  const not = at.does('ann', 'decide', {}, ['no']);
  expect([zoneOf(not, 'echo'), lifeOf(not, 'ann')]).toEqual(['hand', 20]);
});
