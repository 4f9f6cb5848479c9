import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';

type At = ReturnType<typeof table>;
const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '3', toughness: '3' });
const lift = sorcery('Put a flying counter on target creature.');
const still = readCard('Target creature loses all abilities until end of turn.', {
  name: 'Still',
  types: 'Instant',
});
const axe = readCard('Destroy target creature.', { name: 'Axe', types: 'Instant' });
const CARDS = [ox, lift, still, axe];
const flies = (at: At, id = 'ox'): boolean =>
  cardIn(at, id).keywords.some(({ keyword }) => keyword === 'flying');
const start = (more: Parameters<typeof table>[1] = [], cards = CARDS): At =>
  table(cards, [
    put(ox, 'ann'),
    put(lift, 'ann', 'hand'),
    put(still, 'ann', 'hand'),
    ...lands('Forest', 6),
    ...more,
  ]);
const lifted = (at: At): At => at.does('ann', 'cast', { card: lift.id }, ['ox']).bothPass();
const stilled = (at: At): At => at.does('ann', 'cast', { card: 'still' }, ['ox']).bothPass();

describe('122.1: counters with a meaning of their own', () => {
  it('122.1b: a keyword counter gives its keyword for as long as it is there', () => {
    const at = lifted(start());
    expect([flies(at), cardIn(at, 'ox').counters]).toEqual([true, { flying: 1 }]);
    const drop = sorcery('Remove a flying counter from target creature.', '{1}');
    const cards = [...CARDS.filter(({ id }) => id !== lift.id), drop];
    const there = put(ox, 'ann', 'battlefield', { counters: { flying: 1 }, counted: { flying: 1 } });
    const off = table(cards, [there, put(drop, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: drop.id }, ['ox'])
      .bothPass();
    expect([flies(off), cardIn(off, 'ox').counted]).toEqual([false, undefined]);
  });

  it('613.7c: it counts from when it was put there: an older loss of abilities leaves it, a later one takes it', () => {
    expect(flies(stilled(lifted(start())))).toBe(false);
    const before = start();
    expect(flies(lifted(stilled(before)))).toBe(true);
  });

  it('122.6: what enters with one has the keyword', () => {
    const bird = readCard('This creature enters with a flying counter on it.', {
      name: 'Bird',
      types: 'Creature — Bird',
      power: '1',
      toughness: '1',
    });
    const at = table([bird], [put(bird, 'ann', 'hand'), ...lands('Forest', 1)]);
    expect(flies(at.does('ann', 'cast', { card: 'bird' }).bothPass(), 'bird')).toBe(true);
  });

  it('122.1h: what has a finality counter is exiled instead of dying, though it lost its abilities', () => {
    const mark = sorcery('Put a finality counter on target creature.');
    const cards = [...CARDS.filter(({ id }) => id !== lift.id), mark];
    const at = table(cards, [
      put(ox, 'ann'),
      ...[mark, still, axe].map((card) => put(card, 'ann', 'hand')),
      ...lands('Forest', 4),
    ]);
    const marked = stilled(at.does('ann', 'cast', { card: mark.id }, ['ox']).bothPass());
    expect(zoneOf(marked.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass(), 'ox')).toBe('exile');
    expect(zoneOf(at.does('ann', 'cast', { card: 'axe' }, ['ox']).bothPass(), 'ox')).toBe('graveyard');
  });

  it('122.1d: what would untap with a stun counter loses one instead', () => {
    const rouse = sorcery('Untap target creature.');
    const stunned = put(ox, 'ann', 'battlefield', { tapped: true, counters: { stun: 1 } });
    const at = table(
      [ox, rouse],
      [
        stunned,
        put(rouse, 'ann', 'hand'),
        put(rouse, 'ann', 'hand', { instanceId: 'again' }),
        ...lands('Forest', 4),
      ],
    );
    const once = at.does('ann', 'cast', { card: rouse.id }, ['ox']).bothPass();
    expect([cardIn(once, 'ox').tapped, cardIn(once, 'ox').counters]).toEqual([true, {}]);
    expect(cardIn(once.does('ann', 'cast', { card: 'again' }, ['ox']).bothPass(), 'ox').tapped).toBe(false);
  });
});
