import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const TEXT = 'Flying\nDisguise {1}{G}\nWhen Veil is turned face up, you gain 3 life.';
const veiled = readCard(TEXT, {
  name: 'Veil',
  manaCost: '{4}{G}',
  power: '4',
  toughness: '4',
  types: 'Creature — Beast',
});
const murder = readCard('Destroy target creature.', { name: 'Moss End', types: 'Instant', manaCost: '{0}' });
const down = table(
  [veiled, murder],
  [
    put(veiled, 'ann', 'hand'),
    put(murder, 'bob', 'hand'),
    ...lands('Forest', 5),
    ...lands('Forest', 2, 'bob'),
  ],
)
  .does('ann', 'cast', { card: 'veil', costs: ['faceDown'] })
  .bothPass();

describe('702.168: disguise', () => {
  it('is read and printed', () => {
    expect(printCard(veiled).lines[0]).toBe('Flying, disguise {1}{G}');
    expect(printCard(veiled).unsaid).toEqual([]);
  });

  it('702.168a: face down it is a 2/2 creature with ward {2}', () => {
    const { names, power, keywords, faceDown } = cardIn(down, 'veil');
    expect([names, power, keywords.map(({ keyword }) => keyword), faceDown]).toEqual([[], 2, ['ward'], true]);
    const aimed = down.does('ann', 'pass').does('bob', 'cast', { card: 'moss-end' }, ['veil']);
    expect(
      zoneOf(aimed.does('bob', 'pass').does('ann', 'pass').does('bob', 'decide', {}, ['no']), 'veil'),
    ).toBe('battlefield');
  });

  it('702.168d: turned up for its cost, it has its own characteristics and no ward', () => {
    const up = down.does('ann', 'activate', { card: 'veil', ability: 'turn-up' }).bothPass();
    const { names, power, keywords } = cardIn(up, 'veil');
    expect([names, power, keywords.some(({ keyword }) => keyword === 'ward'), lifeOf(up, 'ann')]).toEqual([
      ['Veil'],
      4,
      false,
      23,
    ]);
  });

  it('708.9: what leaves is revealed, and is itself again', () => {
    const dead = table(
      [veiled, murder],
      [put(murder, 'ann', 'hand'), put(veiled, 'ann', 'hand'), ...lands('Forest', 5)],
    )
      .does('ann', 'cast', { card: 'veil', costs: ['faceDown'] })
      .bothPass()
      .does('ann', 'cast', { card: 'moss-end' }, ['veil'])
      .bothPass();
    expect(cardIn(dead, 'veil')).toMatchObject({ zone: 'graveyard', names: ['Veil'], power: 4 });
  });
});

describe('701.57a: discover', () => {
  const seek = sorcery('Discover 2.', '{0}');
  const [small, big] = [creatureCard('Moss Hog', [2], 2, 2), creatureCard('Moss Ox', [3], 3, 3)];
  const library = (cards: readonly ReturnType<typeof put>[]) =>
    table([seek, small, big], [put(seek, 'ann', 'hand'), ...lands('Forest', 1, 'ann', 'library'), ...cards]);
  const at = library([put(big, 'ann', 'library', { order: 1 }), put(small, 'ann', 'library', { order: 2 })])
    .does('ann', 'cast', { card: 'moss-rite' })
    .bothPass();

  it('is read and printed', () => {
    expect(printCard(seek).lines).toEqual(['Discover 2.']);
  });

  it('the card is cast for nothing, or goes to the hand; the others go to the bottom', () => {
    const zones = (found: typeof at) => ['moss-hog', 'moss-ox', 'forest-1'].map((id) => zoneOf(found, id));
    const [player = ''] = at.runtime.toAct(at.match);
    expect(player).toBe('ann');
    const kept = at.does('ann', 'decide', {}, ['no']);
    expect(zones(kept)).toEqual(['hand', 'library', 'library']);
    const cast = at.does('ann', 'decide', {}, ['yes']);
    expect(zones(cast.bothPass())).toEqual(['battlefield', 'library', 'library']);
  });

  it('where no such card is, all go to the bottom', () => {
    const none = library([put(big, 'ann', 'library', { order: 1 })])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(['moss-ox', 'forest-1'].map((id) => zoneOf(none, id))).toEqual(['library', 'library']);
  });
});
