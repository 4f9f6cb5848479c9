import { describe, expect, it } from 'vitest';
import { sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { EMBER, FROST, bear, hand, many, split } from '../../test/two-faces.js';

describe('709: split cards', () => {
  const card = split(EMBER, FROST);
  const start = table([card, bear], [hand(card), put(bear, 'bob'), ...many]);

  it('709.4, 202.3d: everywhere but on the stack it has what both halves have: names, colors, types, and their mana value', () => {
    expect(cardIn(start, 'it')).toMatchObject({
      names: ['Ember', 'Frost'],
      colors: ['blue', 'red'],
      types: ['instant', 'sorcery'],
      manaValue: 5,
    });
  });

  it('709.3b: on the stack it has what the half has that is cast, and nothing else', () => {
    const left = start.does('ann', 'cast', { card: 'it' }, ['bear']);
    expect(cardIn(left, 'it')).toMatchObject({
      names: ['Ember'],
      colors: ['red'],
      types: ['instant'],
      manaValue: 2,
    });
    const right = start.does('ann', 'cast', { card: 'it', face: 'other' });
    expect(cardIn(right, 'it')).toMatchObject({
      names: ['Frost'],
      colors: ['blue'],
      types: ['sorcery'],
      manaValue: 3,
    });
  });

  it('709.3b: only that half happens, and in the graveyard it is the whole card again', () => {
    const left = start.does('ann', 'cast', { card: 'it' }, ['bob']).bothPass();
    expect([lifeOf(left, 'bob'), zoneOf(left, 'it')]).toEqual([18, 'graveyard']);
    const right = start.does('ann', 'cast', { card: 'it', face: 'other' }).bothPass();
    expect(lifeOf(right, 'bob')).toBe(20);
    expect(right.state.cards.filter(({ zone }) => zone === 'hand')).toHaveLength(1);
    for (const at of [left, right])
      expect(cardIn(at, 'it')).toMatchObject({ names: ['Ember', 'Frost'], manaValue: 5 });
  });

  it('709.3a: only the half that is cast is looked at: the instant when no sorcery may be cast', () => {
    const later = table([card], [hand(card), ...many], { step: 'upkeep' });
    expect(later.tries('ann', 'cast', { card: 'it' }, ['bob'])).toBe('ok');
    expect(later.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.notNow 307.1');
    expect(later.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual(['cast it']);
  });

  it('709.3a: and the cost of that half alone', () => {
    const poor = table([card], [hand(card), ...lands('Mountain', 2)]);
    expect(poor.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual(['cast it']);
    expect(poor.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.notNow 601.2h');
  });

  it('709.4a: it has each of its names', () => {
    const search = sorcery(
      'Search your library for a card named Frost, reveal it, put it into your hand, then shuffle.',
    );
    const at = table(
      [card, search],
      [put(card, 'ann', 'library', { instanceId: 'it' }), put(search, 'ann', 'hand'), ...many],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(at.offers('ann').some((offer) => offer.startsWith('decide'))).toBe(true);
  });
});

describe('702.102: fuse', () => {
  const card = split(
    ['Instant', '{1}{R}', `${EMBER[2]}\nFuse`],
    ['Instant', '{U}', 'Tap target creature.\nFuse'],
  );
  const start = table([card, bear], [hand(card), put(bear, 'bob'), ...many]);

  it('702.102a, 702.102c: both halves are cast from hand for both their costs', () => {
    const cast = start.does('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['bob'], ['bear']);
    expect(cardIn(cast, 'it')).toMatchObject({
      names: ['Ember', 'Frost'],
      colors: ['blue', 'red'],
      manaValue: 3,
    });
    expect(cast.state.cards.filter(({ tapped }) => tapped)).toHaveLength(3);
  });

  it('702.102d: the left half happens first, then the right one', () => {
    const done = start.does('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['bob'], ['bear']).bothPass();
    expect([lifeOf(done, 'bob'), cardIn(done, 'bear').tapped]).toEqual([18, true]);
    const types = done.events.map(({ type }) => type);
    expect(types.indexOf('damage')).toBeLessThan(types.lastIndexOf('becameTapped'));
  });

  it('702.102a: either half is cast by itself', () => {
    const right = start.does('ann', 'cast', { card: 'it', face: 'other' }, ['bear']).bothPass();
    expect([lifeOf(right, 'bob'), cardIn(right, 'bear').tapped]).toEqual([20, true]);
  });

  it('702.102a: only from hand, and only what has fuse', () => {
    const plain = split(EMBER, FROST);
    const at = table([plain, bear], [hand(plain), put(bear, 'bob'), ...many]);
    expect(at.tries('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['bob'])).toBe('mtg.notNow 601.2b');
  });
});

describe('702.127: aftermath', () => {
  const card = split(EMBER, ['Sorcery', '{2}{U}', 'Aftermath\nDraw two cards.']);

  it('702.127a: that half is cast from a graveyard alone, and exiled then', () => {
    const inHand = table([card], [hand(card), ...many]);
    expect(inHand.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.noSuchObject');
    const buried = inHand.does('ann', 'cast', { card: 'it' }, ['bob']).bothPass();
    expect(buried.tries('ann', 'cast', { card: 'it' }, ['bob'])).toBe('mtg.noSuchObject');
    expect(buried.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual(['cast it other']);
    const done = buried.does('ann', 'cast', { card: 'it', face: 'other' }).bothPass();
    expect([zoneOf(done, 'it'), cardIn(done, 'it').names]).toEqual(['exile', ['Ember', 'Frost']]);
    expect(done.state.cards.filter(({ zone }) => zone === 'hand')).toHaveLength(2);
  });

  it('702.127a: nobody else casts it', () => {
    const at = table([card], [put(card, 'bob', 'graveyard', { instanceId: 'it' }), ...many]);
    expect(at.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.noSuchObject');
  });
});
