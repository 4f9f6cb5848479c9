import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { hand, many, rover } from '../../test/two-faces.js';

describe('715: adventurer cards', () => {
  const card = rover();
  const start = table([card], [hand(card), ...many]);
  const away = start.does('ann', 'cast', { card: 'it', face: 'other' });

  it('715.4: it has its normal characteristics everywhere but on the stack as an Adventure', () => {
    const normal = { names: ['Moss Rover'], types: ['creature'], colors: ['green'], manaValue: 2, power: 3 };
    expect(cardIn(start, 'it')).toMatchObject(normal);
    expect(cardIn(start.does('ann', 'cast', { card: 'it' }), 'it')).toMatchObject(normal);
    expect(cardIn(away.bothPass(), 'it')).toMatchObject({ ...normal, zone: 'exile' });
  });

  it('715.3b: as an Adventure it has its other characteristics alone', () => {
    const spell = cardIn(away, 'it');
    expect(spell).toMatchObject({
      names: ['Far Walk'],
      types: ['sorcery'],
      subtypes: ['Adventure'],
      colors: ['blue'],
      manaValue: 1,
      keywords: [],
    });
    expect([spell.power, spell.toughness]).toEqual([undefined, undefined]);
  });

  it('715.3d: it is exiled as it resolves, and cast from there as the creature, not as the Adventure', () => {
    const exiled = away.bothPass();
    expect(exiled.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual(['cast it']);
    expect(exiled.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.noSuchObject');
    const done = exiled.does('ann', 'cast', { card: 'it' }).bothPass();
    expect([zoneOf(done, 'it'), cardIn(done, 'it').power]).toEqual(['battlefield', 3]);
  });

  it('715.3d: for as long as it remains exiled, turns later, too', () => {
    const later = away.bothPass().until('end').until('main1').until('end').until('main1');
    expect([later.state.activePlayer, later.state.turn.number]).toEqual(['ann', 5]);
    expect(zoneOf(later.does('ann', 'cast', { card: 'it' }).bothPass(), 'it')).toBe('battlefield');
  });

  it('715.3d, 400.7: a permission for the object that it was says nothing of the one in exile', () => {
    const impulse = readCard('Exile the top card of your library. You may play it this turn.', {
      name: 'Moss Impulse',
      types: 'Sorcery',
      manaCost: '{R}',
    });
    const exiled = table(
      [card, impulse],
      [put(card, 'ann', 'library', { instanceId: 'it' }), put(impulse, 'ann', 'hand'), ...many],
    )
      .does('ann', 'cast', { card: 'moss-impulse' })
      .bothPass();
    expect(exiled.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual([
      'cast it',
      'cast it other',
    ]);
    const again = exiled.does('ann', 'cast', { card: 'it', face: 'other' }).bothPass();
    expect(again.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual(['cast it']);
    expect(again.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.noSuchObject');
  });

  it('715.3d: what is countered goes to the graveyard, and is not cast from there', () => {
    const counter = readCard('Counter target spell.', {
      name: 'Moss Halt',
      types: 'Instant',
      manaCost: '{U}',
    });
    const at = table(
      [card, counter],
      [hand(card), put(counter, 'bob', 'hand'), ...many, ...lands('Island', 1, 'bob')],
    )
      .does('ann', 'cast', { card: 'it', face: 'other' })
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'moss-halt' }, ['it'])
      .bothPass();
    expect([zoneOf(at, 'it'), cardIn(at, 'it').names]).toEqual(['graveyard', ['Moss Rover']]);
    expect(at.tries('ann', 'cast', { card: 'it' })).toBe('mtg.noSuchObject');
  });

  it('715.3c: a copy of an Adventure is one, and ceases to exist in exile', () => {
    const twin = readCard('Copy target instant or sorcery spell. You may choose new targets for the copy.', {
      name: 'Moss Twin',
      types: 'Instant',
      manaCost: '{R}',
    });
    const at = table([card, twin], [hand(card), put(twin, 'ann', 'hand'), ...many])
      .does('ann', 'cast', { card: 'it', face: 'other' })
      .does('ann', 'cast', { card: 'moss-twin' }, ['it'])
      .bothPass();
    const copy = at.state.cards.find((found) => found.copy);
    expect(copy).toMatchObject({ names: ['Far Walk'], types: ['sorcery'], subtypes: ['Adventure'] });
    const done = at.bothPass(2);
    expect(done.state.cards.filter(({ zone }) => zone === 'hand')).toHaveLength(2);
    expect(done.state.playable).toHaveLength(1);
    expect(done.state.cards.filter((found) => found.copy)).toEqual([]);
  });

  it('715.3a: an instant Adventure of a creature is cast at any time, the creature is not', () => {
    const quick = rover('Draw a card.', 'Instant — Adventure');
    const at = table([quick], [hand(quick), ...many], { step: 'upkeep' });
    expect(at.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual(['cast it other']);
  });

  it('715.4: what looks for creature cards finds it, and what looks for spells of a kind looks at what is cast', () => {
    const tax = readCard('Creature spells you cast cost {2} more to cast.', { name: 'Moss Toll' });
    const at = table(
      [card, tax],
      [hand(card), put(tax, 'ann'), ...lands('Island', 1), ...lands('Forest', 2)],
    );
    expect(at.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual(['cast it other']);
  });
});

describe('720: cards with an Omen', () => {
  it('720.3d: it is shuffled into the library as it resolves', () => {
    const card = rover('You gain 2 life.', 'Sorcery — Omen');
    const done = table([card], [hand(card), ...many])
      .does('ann', 'cast', { card: 'it', face: 'other' })
      .bothPass();
    expect([zoneOf(done, 'it'), cardIn(done, 'it').names, lifeOf(done, 'ann')]).toEqual([
      'library',
      ['Moss Rover'],
      22,
    ]);
    expect(done.events.map(({ type }) => type)).toContain('shuffled');
  });
});

it('604.3: an adventurer that defines its own numbers does so once it is no Adventure any more, though other objects came meanwhile', () => {
  const card = readCard(
    "This creature's power and toughness are each equal to the number of lands you control.",
    {
      name: 'Moss Rover',
      types: 'Creature — Elf',
      manaCost: '{1}{G}',
      power: '*',
      toughness: '*',
      other: {
        name: 'Far Walk',
        types: 'Sorcery — Adventure',
        manaCost: '{U}',
        text: 'Create a 1/1 green Elf creature token.',
        layout: 'adventure',
      },
    },
  );
  const done = table([card], [hand(card), ...many])
    .does('ann', 'cast', { card: 'it', face: 'other' })
    .bothPass()
    .does('ann', 'cast', { card: 'it' })
    .bothPass();
  expect([cardIn(done, 'it').power, cardIn(done, 'it').toughness]).toEqual([12, 12]);
});
