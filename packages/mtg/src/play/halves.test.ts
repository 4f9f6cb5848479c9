import { describe, expect, it } from 'vitest';
import { unwrap } from '@reticle/core';
import { basics, bestiary, creatureCard, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { colorIdentityOf } from '../language/color-identity.js';
import { coverageOf } from '../sets/coverage.js';
import { mtgMatch } from './match.js';
import { mtgNarration } from './show/narration.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const many = [...lands('Forest', 4), ...lands('Mountain', 4), ...lands('Island', 4)];

/** Two halves: `[types, cost, text]` of each. */
type Half = readonly [types: string, manaCost: string, text: string];
const split = ([types, manaCost, text]: Half, [itsTypes, itsCost, itsText]: Half) =>
  readCard(text, {
    name: 'Ember',
    types,
    manaCost,
    other: { name: 'Frost', types: itsTypes, manaCost: itsCost, text: itsText, layout: 'split' },
  });
const EMBER: Half = ['Instant', '{1}{R}', 'Ember deals 2 damage to any target.'];
const FROST: Half = ['Sorcery', '{2}{U}', 'Draw a card.'];
const hand = (card: ReturnType<typeof split>) => put(card, 'ann', 'hand', { instanceId: 'it' });

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

const rover = (text = 'Draw a card.', types = 'Sorcery — Adventure', front = 'Vigilance') =>
  readCard(front, {
    name: 'Moss Rover',
    types: 'Creature — Elf',
    manaCost: '{1}{G}',
    power: '3',
    toughness: '2',
    other: { name: 'Far Walk', types, manaCost: '{U}', text, layout: 'adventure' },
  });

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

describe('what is announced for one of two faces', () => {
  it('107.3a, 202.3e: an X is announced for the Adventure that costs it', () => {
    const card = readCard('Vigilance', {
      name: 'Moss Rover',
      types: 'Creature — Elf',
      manaCost: '{1}{G}',
      power: '3',
      toughness: '2',
      other: {
        name: 'Far Walk',
        types: 'Sorcery — Adventure',
        manaCost: '{X}{U}',
        text: 'You gain X life.',
        layout: 'adventure',
      },
    });
    const cast = table([card], [hand(card), ...many]).does('ann', 'cast', {
      card: 'it',
      face: 'other',
      X: 3,
    });
    expect(cardIn(cast, 'it').manaValue).toBe(4);
    const done = cast.bothPass();
    expect([lifeOf(done, 'ann'), cardIn(done, 'it').manaValue]).toEqual([23, 2]);
  });

  it('700.2, 601.2b: modes and further costs are those of the half that is cast', () => {
    const card = split(
      ['Instant', '{R}', 'Choose one —\n• You gain 1 life.\n• You lose 1 life.'],
      ['Instant', '{U}', 'Kicker {1}\nYou gain 5 life. If this spell was kicked, you gain 7 life instead.'],
    );
    const at = table([card], [hand(card), ...many]);
    expect(lifeOf(at.does('ann', 'cast', { card: 'it', modes: ['m2'] }).bothPass(), 'ann')).toBe(19);
    expect(at.tries('ann', 'cast', { card: 'it', costs: ['kicker'] })).toBe('mtg.notNow 601.2b');
    expect(at.tries('ann', 'cast', { card: 'it', face: 'other', modes: ['m2'] })).not.toBe('ok');
    const kicked = at.does('ann', 'cast', { card: 'it', face: 'other', costs: ['kicker'] }).bothPass();
    expect(lifeOf(kicked, 'ann')).toBe(27);
  });

  it('608.2g, 715.3a: what an effect lets be cast is cast as either face, but as none that is worth more than the card', () => {
    const dear = readCard('Vigilance', {
      name: 'Moss Rover',
      manaCost: '{G}',
      other: {
        name: 'Far Walk',
        types: 'Sorcery — Adventure',
        manaCost: '{4}{U}',
        text: 'Draw a card.',
        layout: 'adventure',
      },
    });
    const gift = (kind: string) =>
      sorcery(`You may cast ${kind} card from your hand without paying its mana cost.`);
    const faces = (card: typeof dear, kind: string) => {
      const asked = table([card, gift(kind)], [hand(card), put(gift(kind), 'ann', 'hand'), ...many])
        .does('ann', 'cast', { card: 'moss-rite' })
        .bothPass();
      const chosen = asked.does('ann', 'decide', {}, ['it']);
      const picks = JSON.stringify([...chosen.runtime.legalMoves(chosen.match, 'ann')]);
      return ['yes', 'other'].filter((option) => picks.includes(`"${option}"`));
    };
    expect(faces(rover(), 'a creature')).toEqual(['yes']);
    expect(faces(rover(), 'a')).toEqual(['yes', 'other']);
    expect(faces(dear, 'a')).toEqual(['yes']);
  });
});

describe('what an effect looks at', () => {
  const creature = { type: 'creature' };

  it.each([
    ['creature', creature, 'cast it other'],
    ['noncreature', { not: creature }, 'cast it'],
  ])('601.3a: who can not cast %s spells casts the other face alone', (_kind, spells, offer) => {
    const halt = define('Halt', {
      ...bear,
      id: 'halt',
      keywords: [{ keyword: 'cantCast', who: 'opponent', spells }],
    });
    const at = table([rover(), halt], [hand(rover()), put(halt, 'bob'), ...many]);
    expect(at.offers('ann').filter((found) => found.startsWith('cast'))).toEqual([offer]);
  });
});

describe('cards of two faces by name', () => {
  const cards = [split(EMBER, FROST), rover()];
  const runtime = mtgMatch({ cards: basics });
  const start = (deck: object) => runtime.start({ cards, decks: { ann: deck, bob: { Forest: 20 } } }, 1);
  const owned = (deck: object) => {
    const started = start(deck);
    if (!started.ok) return started.issues.map(({ code }) => code);
    return started.value.state.cards.flatMap(({ owner, publicId }) =>
      owner === 'ann' && publicId !== 'forest' ? [publicId] : [],
    );
  };

  it.each([
    ['Ember // Frost', 'ember-frost'],
    ['Ember/Frost', 'ember-frost'],
    ['Ember', 'ember-frost'],
    ['ember-frost', 'ember-frost'],
    ['Moss Rover', 'moss-rover'],
    ['Moss Rover // Far Walk', 'moss-rover'],
  ])('709.4a, 715.5: a deck names %s', (name, id) => {
    expect(owned({ [name]: 2, Forest: 20 })).toEqual([id, id]);
  });

  it.each(['Frost', 'Far Walk'])('a deck does not name a card by its second face alone: %s', (name) => {
    expect(owned({ [name]: 1, Forest: 20 })).toEqual(['mtg.unknownCard']);
  });

  it('100.2a: copies are counted by the card, however it is named', () => {
    const started = runtime.start(
      {
        cards,
        format: { deckSize: 10, copies: 4 },
        decks: { ann: { 'Moss Rover': 3, 'Moss Rover // Far Walk': 2, Forest: 20 }, bob: { Forest: 20 } },
      },
      1,
    );
    expect(started.ok ? [] : started.issues.map(({ code }) => code)).toContain('mtg.tooManyCopies');
  });

  it('a drawn deck has whole cards, and no second face by itself', () => {
    const drawn = mtgMatch({ cards: [...basics, ...bestiary, ...cards] });
    const ids = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      unwrap(drawn.start({ deckSize: 60 }, seed)).state.cards.map(({ publicId }) => publicId),
    );
    expect(ids).toContain('moss-rover');
    expect(ids.filter((id) => cards.some(({ other }) => other?.id === id))).toEqual([]);
  });

  it('who reads an offer is told which face is cast', () => {
    const { describeMove, cardText } = mtgNarration({ cards });
    const { state } = table(cards, [hand(split(EMBER, FROST)), put(rover(), 'ann', 'hand')]);
    const say = (params: object) =>
      describeMove(state, { move: 'cast', player: 'ann', params: { ...params } });
    expect([
      say({ card: 'it' }),
      say({ card: 'it', face: 'other' }),
      say({ card: 'it', costs: ['fuse'] }),
      say({ card: 'moss-rover' }),
      say({ card: 'moss-rover', face: 'other' }),
    ]).toEqual(['cast Ember', 'cast Frost', 'cast Ember // Frost', 'cast Moss Rover', 'cast Far Walk']);
    expect(cardText(state, { kind: 'card', id: 'it' })).toEqual([
      'Ember // Frost: instant sorcery, mana value 5',
      'Ember deals 2 damage to any target.',
      '// Frost {2}{U} Sorcery',
      'Draw a card.',
    ]);
  });

  it('what is printed of both faces is read as the same card', () => {
    expect(coverageOf(cards)).toMatchObject({ cards: 2, whole: 2, readBack: 2 });
  });

  it('903.4d: the color identity is that of both faces', () => {
    expect(cards.map(colorIdentityOf)).toEqual([
      ['blue', 'red'],
      ['blue', 'green'],
    ]);
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

describe('712.3: modal double-faced cards', () => {
  const card = readCard('Vigilance', {
    types: 'Creature — Elf',
    other: {
      name: 'Elder Oak',
      types: 'Enchantment',
      manaCost: '{2}{G}{G}',
      text: 'You have no maximum hand size.',
      layout: 'modal',
    },
  });

  it('712.8, 202.3c: either side is cast, and the back enters with its own characteristics', () => {
    const start = table([card], [hand(card), ...many]);
    expect(cardIn(start, 'it')).toMatchObject({ names: ['Moss Druid'], manaValue: 1 });
    const done = start.does('ann', 'cast', { card: 'it', face: 'other' }).bothPass();
    const oak = cardIn(done, 'it');
    expect(oak).toMatchObject({
      names: ['Elder Oak'],
      types: ['enchantment'],
      manaValue: 4,
      zone: 'battlefield',
    });
    expect(oak.power).toBeUndefined();
  });

  it('712.12: a back that is a land is played as one, and leaves as the front', () => {
    const den = readCard('Destroy target land.', {
      name: 'Moss Rite',
      types: 'Sorcery',
      other: {
        name: 'Moss Den',
        types: 'Land',
        text: 'This land enters tapped.\n{T}: Add {G}.',
        layout: 'modal',
      },
    });
    const start = table(
      [den],
      [hand(den), put(den, 'ann', 'hand', { instanceId: 'it2' }), ...lands('Forest', 1)],
    );
    expect(start.offers('ann').filter((offer) => offer.startsWith('playLand'))).toEqual([
      'playLand it other',
      'playLand it2 other',
    ]);
    expect(start.tries('ann', 'playLand', { card: 'it' })).toBe('mtg.notNow 305.1');
    expect(start.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.notNow 305.9');
    const played = start.does('ann', 'playLand', { card: 'it', face: 'other' });
    expect(cardIn(played, 'it')).toMatchObject({
      names: ['Moss Den'],
      types: ['land'],
      zone: 'battlefield',
      tapped: true,
    });
    const gone = played.does('ann', 'cast', { card: 'it2' }, ['it']).bothPass();
    expect(cardIn(gone, 'it')).toMatchObject({ names: ['Moss Rite'], types: ['sorcery'], zone: 'graveyard' });
  });

  it('712.11a: a back that only transforms is not played by itself', () => {
    const turning = readCard('{1}: Transform this creature.', {
      other: { name: 'Moss Den', types: 'Land', text: '{T}: Add {G}.', layout: 'transform' },
    });
    const start = table([turning], [hand(turning), ...many]);
    expect(start.tries('ann', 'playLand', { card: 'it', face: 'other' })).toBe('mtg.notNow 305.1');
    expect(start.tries('ann', 'cast', { card: 'it', face: 'other' })).toBe('mtg.noSuchObject');
    expect(start.offers('ann').some((offer) => offer.endsWith('other'))).toBe(false);
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
