import { describe, expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';
import { CREATURE as CREATURES, t1, target } from '../language/keyword-parts.js';

const spirit = readCard('Flying\nBestow {3}{G}\nEnchanted creature gets +2/+2 and has flying.', {
  name: 'Moss Shade',
  types: 'Enchantment Creature — Spirit',
  manaCost: '{G}',
  power: '2',
  toughness: '2',
});
const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '3', toughness: '3' });
const axe = readCard('Destroy target creature.', { name: 'Axe', types: 'Instant', manaCost: '{1}' });
const fall = sorcery('Destroy all creatures.');
const SHADE = 'moss-shade';
const bestowing = { card: SHADE, costs: ['bestow'] };

const start = (...more: Parameters<typeof table>[1]) =>
  table(
    [spirit, ox, axe, fall],
    [
      put(spirit, 'ann', 'hand'),
      put(ox, 'ann'),
      ...lands('Forest', 8),
      ...lands('Forest', 4, 'bob'),
      ...more,
    ],
  );
const factsOf = (at: ReturnType<typeof table>) => {
  const { types, subtypes, zone, attachedTo } = cardIn(at, SHADE);
  return { types, subtypes, zone, host: attachedTo?.id };
};
const AURA = { types: ['enchantment'], subtypes: ['Aura'] };
const CREATURE = { types: ['enchantment', 'creature'], subtypes: ['Spirit'], zone: 'battlefield' };
/** Returns how big the Ox is, and whether it flies. */
const oxOf = (at: ReturnType<typeof table>) => {
  const { power, toughness, keywords } = cardIn(at, 'ox');
  return [power, toughness, keywords.some(({ keyword }) => keyword === 'flying')];
};

describe('a creature card that is cast as an Aura', () => {
  it('702.103b: a bestowed spell is an Aura spell with a target creature, and no creature spell; the permanent is that Aura', () => {
    const at = start();
    expect(at.tries('ann', 'cast', bestowing)).toBe('targetsMissing');
    expect(at.tries('ann', 'cast', bestowing, ['forest-1'])).toBe('filterMismatch');
    const cast = at.does('ann', 'cast', bestowing, ['ox']);
    expect(factsOf(cast)).toEqual({ ...AURA, zone: 'stack', host: undefined });
    const done = cast.bothPass();
    expect(factsOf(done)).toEqual({ ...AURA, zone: 'battlefield', host: 'ox' });
    expect(oxOf(done)).toEqual([5, 5, true]);
    // 208.3
    for (const at1 of [cast, done]) expect(cardIn(at1, SHADE).power).toBeUndefined();
    const plain = at.does('ann', 'cast', { card: SHADE });
    expect(factsOf(plain.bothPass())).toEqual({ ...CREATURE, host: undefined });
  });

  it('702.103b: what looks at creature spells, and at creatures that enter, does not look at it', () => {
    const watcher = readCard(
      'Whenever you cast a creature spell, you gain 1 life.\nWhenever a creature enters, you gain 10 life.',
      { name: 'Watcher', types: 'Enchantment', manaCost: '{1}' },
    );
    const warden = readCard('Creatures your opponents control enter tapped.', {
      name: 'Warden',
      types: 'Enchantment',
      manaCost: '{1}',
    });
    const at = table(
      [spirit, ox, watcher, warden],
      [
        put(spirit, 'ann', 'hand'),
        put(ox, 'ann'),
        put(watcher, 'ann'),
        put(warden, 'bob'),
        ...lands('Forest', 8),
      ],
    );
    const life = (done: ReturnType<typeof table>) => done.state.players.find(({ id }) => id === 'ann')?.life;
    const bestowed = at.does('ann', 'cast', bestowing, ['ox']).bothPass();
    expect([life(bestowed), cardIn(bestowed, SHADE).tapped, bestowed.state.stack]).toEqual([20, false, []]);
    const usual = at.does('ann', 'cast', { card: SHADE }).bothPass(3);
    expect([life(usual), cardIn(usual, SHADE).tapped]).toEqual([31, true]);
  });

  it('702.103b: what is paid for it, it costs as an Aura spell: creature spells that cost less are others', () => {
    const guide = readCard('Creature spells you cast cost {1} less to cast.', {
      name: 'Guide',
      types: 'Artifact',
      manaCost: '{1}',
    });
    const at = table(
      [spirit, ox, guide],
      [put(spirit, 'ann', 'hand'), put(ox, 'ann'), put(guide, 'ann'), ...lands('Forest', 4)],
    );
    const cast = at.does('ann', 'cast', bestowing, ['ox']);
    expect(cast.state.cards.filter(({ tapped }) => tapped)).toHaveLength(4);
  });

  it('702.103e: as it begins to resolve with an illegal target it is a creature spell, and resolves', () => {
    const at = start(put(axe, 'bob', 'hand'));
    const cast = at.does('ann', 'cast', bestowing, ['ox']).does('ann', 'pass');
    const gone = cast.does('bob', 'cast', { card: 'axe' }, ['ox']).bothPass();
    expect([zoneOf(gone, 'ox'), factsOf(gone)]).toEqual([
      'graveyard',
      { ...AURA, zone: 'stack', host: undefined },
    ]);
    const done = gone.bothPass();
    expect(factsOf(done)).toEqual({ ...CREATURE, host: undefined });
    expect([cardIn(done, SHADE).power, cardIn(done, SHADE).paid ?? []]).toEqual([2, []]);
  });

  it('702.103e: as it comes off what it was attached to it is a creature again, and stays (702.103f)', () => {
    const at = start(put(fall, 'ann', 'hand'));
    const done = at.does('ann', 'cast', bestowing, ['ox']).bothPass();
    const fallen = done.does('ann', 'cast', { card: fall.id }).bothPass();
    expect([zoneOf(fallen, 'ox'), factsOf(fallen)]).toEqual(['graveyard', { ...CREATURE, host: undefined }]);
    expect(cardIn(fallen, SHADE).power).toBe(2);
  });

  it('702.103e: what may not stay attached is a creature again as well, and not put into the graveyard (702.103g)', () => {
    const still = define('Still', {
      types: ['instant'],
      cost: [1],
      spell: {
        targets: target(CREATURES),
        effects: [{ effect: 'become', what: t1, change: { onlyTypes: ['artifact'] }, until: 'endOfTurn' }],
      },
    });
    const at = table(
      [spirit, ox, still],
      [put(spirit, 'ann', 'hand'), put(still, 'ann', 'hand'), put(ox, 'ann'), ...lands('Forest', 8)],
    );
    const attached = at.does('ann', 'cast', bestowing, ['ox']).bothPass();
    const done = attached.does('ann', 'cast', { card: 'still' }, ['ox']).bothPass();
    expect(cardIn(done, 'ox').types).toEqual(['artifact']);
    expect(factsOf(done)).toEqual({ ...CREATURE, host: undefined });
  });

  it('702.103b: a copy of the permanent is the creature that is printed, a copy of the spell an Aura as well', () => {
    const mirror = define('Mirror', {
      types: ['creature'],
      power: 0,
      toughness: 1,
      cost: [1],
      entersAsCopy: { of: { zone: 'battlefield', type: 'enchantment' } },
    });
    const twin = define('Twin', {
      types: ['instant'],
      cost: [1],
      spell: {
        targets: target({ zone: 'stack', type: 'enchantment' }),
        effects: [{ effect: 'copySpell', what: t1 }],
      },
    });
    const cards = [spirit, ox, mirror, twin];
    const at = table(cards, [
      ...[spirit, mirror, twin].map((card) => put(card, 'ann', 'hand')),
      put(ox, 'ann'),
      ...lands('Forest', 8),
    ]);
    const cast = at.does('ann', 'cast', bestowing, ['ox']);
    const attached = cast.bothPass();
    const copied = attached
      .does('ann', 'cast', { card: 'mirror' })
      .bothPass()
      .does('ann', 'decide', {}, [SHADE]);
    const { types, subtypes, publicId } = cardIn(copied, 'mirror');
    expect([publicId, types, subtypes]).toEqual([SHADE, CREATURE.types, CREATURE.subtypes]);
    const twice = cast.does('ann', 'cast', { card: 'twin' }, [SHADE]).bothPass(2);
    const token = twice.state.cards.find((card) => card.token);
    expect([token?.types, token?.attachedTo?.id, oxOf(twice)]).toEqual([AURA.types, 'ox', [5, 5, true]]);
    expect(oxOf(twice.bothPass())).toEqual([7, 7, true]);
  });
});
