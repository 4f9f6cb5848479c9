import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

type At = ReturnType<typeof table>;
const omen = readCard('You gain 5 life.\nForetell {1}', {
  name: 'Moss Omen',
  types: 'Sorcery',
  manaCost: '{5}',
});
const ox = readCard('Foretell {2}', {
  name: 'Ox',
  types: 'Creature — Ox',
  manaCost: '{6}',
  power: '3',
  toughness: '3',
});
const OMEN = 'moss-omen';
const start = (): At =>
  table([omen, ox], [put(omen, 'ann', 'hand'), put(ox, 'ann', 'hand'), ...lands('Forest', 4)]);
const foretelling = { card: OMEN, ability: 'foretell' };
const foretold = (at: At = start()): At => at.does('ann', 'activate', foretelling);
const casting = { card: OMEN, costs: ['foretell'] };
/** The first main phase of the next turn of the same player. */
const nextTurn = (at: At): At => at.until('main2').until('main1').until('main2').until('main1');
const sees = (at: At, viewer: string): boolean =>
  JSON.stringify(at.runtime.view(at.match, viewer)).includes('Moss Omen');

describe('702.143: foretell', () => {
  it('702.143a: in one’s own turn it is exiled face down for {2}, without the stack', () => {
    const at = foretold();
    expect([zoneOf(at, OMEN), at.state.stack, at.state.cards.filter(({ tapped }) => tapped).length]).toEqual([
      'exile',
      [],
      2,
    ]);
    const { faceDown, names, types, manaValue } = cardIn(at, OMEN);
    expect([faceDown, names, types, manaValue]).toEqual([true, [], [], 0]);
    const theirs = start().until('main2').until('main1');
    expect(theirs.tries('ann', 'activate', foretelling)).not.toBe('ok');
  });

  it('406.3: its owner knows what it is, and nobody else', () => {
    const at = foretold();
    expect([sees(at, 'ann'), sees(at, 'bob')]).toEqual([true, false]);
    expect(at.events.filter((event) => JSON.stringify(event).includes('moss-omen/'))).toEqual([]);
  });

  it('406.3: in the worlds that another seat is dealt it may be any card of its owner that is hidden, and is itself again as it is cast', () => {
    const at = foretold();
    const rest = at.state.cards.filter(({ instanceId }) => instanceId !== OMEN);
    const found = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const world = unwrap(at.runtime.determinize(at.match, 'bob', randomFrom(seedRandom(seed))));
      const card = world.state.cards.find(({ instanceId }) => instanceId === OMEN);
      found.add(card?.sides?.other.publicId ?? 'none');
      expect([card?.faceDown, card?.names, world.state.cards.length]).toEqual([true, [], rest.length + 1]);
      expect(JSON.stringify(world.state.cards.filter(({ zone }) => zone === 'hand'))).not.toContain(
        'faceDown":true',
      );
    }
    expect([...found]).toContain('forest');
  });

  it('702.143a: on a later turn it is cast for its foretell cost, as what it is; not in the same turn, nor for its mana cost', () => {
    const now = foretold();
    expect(now.tries('ann', 'cast', casting)).not.toBe('ok');
    const later = nextTurn(now);
    expect(later.tries('ann', 'cast', { card: OMEN })).not.toBe('ok');
    const cast = later.does('ann', 'cast', casting);
    expect([cardIn(cast, OMEN).names, cardIn(cast, OMEN).faceDown, cardIn(cast, OMEN).manaValue]).toEqual([
      ['Moss Omen'],
      false,
      5,
    ]);
    expect(cast.state.cards.filter(({ tapped }) => tapped)).toHaveLength(1);
    const done = cast.bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, OMEN)]).toEqual([25, 'graveyard']);
    expect(done.state.playable ?? []).toHaveLength(1);
  });

  it('702.143a: at the times at which it could be cast: a sorcery not in another turn', () => {
    const theirs = foretold().until('main2').until('main1');
    expect(theirs.state.activePlayer).toBe('bob');
    expect(theirs.tries('ann', 'cast', casting)).not.toBe('ok');
  });

  it('702.143a: a creature enters as what it is', () => {
    const at = start().does('ann', 'activate', { card: 'ox', ability: 'foretell' });
    const done = nextTurn(at)
      .does('ann', 'cast', { card: 'ox', costs: ['foretell'] })
      .bothPass();
    const { zone, power, names, sides, faceDown } = cardIn(done, 'ox');
    expect([zone, power, names, sides, faceDown]).toEqual(['battlefield', 3, ['Ox'], undefined, false]);
  });

  it('702.143a: without what it costs it is not offered; in the hand it is cast for its mana cost alone', () => {
    const at = table([omen], [put(omen, 'ann', 'hand'), ...lands('Forest', 5)]);
    expect(at.offers('ann').filter((offer) => offer.includes(OMEN))).toEqual([
      `cast ${OMEN}`,
      `activate ${OMEN} foretell`,
    ]);
    const spent = table([omen], [put(omen, 'ann', 'hand'), ...lands('Forest', 2)]).does(
      'ann',
      'activate',
      foretelling,
    );
    expect(spent.offers('ann').filter((offer) => offer.includes(OMEN))).toEqual([]);
  });
});
