import { describe, expect, it } from 'vitest';
import { unwrap } from '@reticle/core';
import { basics, bestiary, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';
import { colorIdentityOf } from '../language/color-identity.js';
import { cardsByDeckId } from '../language/layouts.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { coverageOf } from '../sets/coverage.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { mtgMatch } from './match.js';
import { mtgNarration } from './show/narration.js';
import { EMBER, FROST, bear, hand, many, rover, split } from '../../test/two-faces.js';

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

  it('608.2g, 712.11, 715.3: what an effect lets be cast is cast as either face, however much that is worth, if nothing is said of the spell (601.3e)', () => {
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
    expect(faces(dear, 'a')).toEqual(['yes', 'other']);
    const some = sorcery(
      'You may cast a card with mana value 3 or less from your hand without paying its mana cost.',
    );
    const asked = table([dear, some], [hand(dear), put(some, 'ann', 'hand'), ...many])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass()
      .does('ann', 'decide', {}, ['it']);
    const picks = [...asked.runtime.legalMoves(asked.match, 'ann')].flatMap(({ targets }) => targets ?? []);
    expect(JSON.stringify(picks)).not.toContain('other');
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

describe('where two faces meet what else there is', () => {
  const permitted = {
    playable: [{ card: { kind: 'card', id: 'it', incarnation: 0 }, player: 'ann', ends: 9 }],
  };

  it('702.102a: what an effect lets be cast from exile is cast as either half, but not fused', () => {
    const card = split(['Instant', '{R}', 'Draw a card.\nFuse'], ['Instant', '{U}', 'Draw a card.\nFuse']);
    const at = table([card], [put(card, 'ann', 'exile', { instanceId: 'it' }), ...many], permitted);
    expect(at.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual([
      'cast it',
      'cast it other',
    ]);
    expect(at.tries('ann', 'cast', { card: 'it', costs: ['fuse'] })).toBe('mtg.notNow 601.2b');
  });

  it('715.3d: what an effect lets be cast from exile is cast as an Adventure, too', () => {
    const at = table([rover()], [put(rover(), 'ann', 'exile', { instanceId: 'it' }), ...many], permitted);
    expect(at.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual([
      'cast it',
      'cast it other',
    ]);
  });

  it.each([
    ['Creature — Elf', true],
    ['Artifact', false],
  ])('614.12: a back that enters is judged as what it will be: %s', (types, tapped) => {
    const gate = readCard('Creatures your opponents control enter tapped.', { name: 'Moss Gate' });
    const card = readCard('Vigilance', {
      types: tapped ? 'Artifact' : 'Creature — Elf',
      power: '1',
      toughness: '1',
      other: {
        name: 'Back',
        types,
        manaCost: '{U}',
        text: 'Vigilance',
        layout: 'modal',
        ...(tapped ? { power: '1', toughness: '1' } : {}),
      },
    });
    const done = table([card, gate], [hand(card), put(gate, 'bob'), ...many])
      .does('ann', 'cast', { card: 'it', face: 'other' })
      .bothPass();
    expect([cardIn(done, 'it').names, cardIn(done, 'it').tapped]).toEqual([['Back'], tapped]);
  });

  it('who sees an Adventure on the stack is told what it says', () => {
    const house = { turnLimit: 99, stops: [], cards: [rover()] };
    const cast = table([rover()], [hand(rover()), ...many], { house }).does('ann', 'cast', {
      card: 'it',
      face: 'other',
    });
    const { definitions } = cast.runtime.view(cast.match, 'bob').state;
    expect(definitions).toMatchObject([{ id: 'moss-rover', other: { name: 'Far Walk' } }]);
  });

  it('the name of a card stands for that card, though a split card begins with it', () => {
    const ember = readCard('Vigilance', { name: 'Ember' });
    const byId = cardsByDeckId([split(EMBER, FROST), ember]);
    expect([byId('ember'), byId('ember-frost')?.other?.name]).toEqual([ember, 'Frost']);
  });

  it.each([
    ['a half with modes', 'Choose one —\n• You gain 1 life.\n• You lose 1 life.\nFuse', '{R}'],
    ['a half with a kicker', 'Kicker {1}\nDraw a card.\nFuse', '{R}'],
    ['a half with X', 'You gain X life.\nFuse', '{X}{R}'],
  ])('702.102: %s is not fused by a match, and that is said', (_what, text, manaCost) => {
    const frost = {
      name: 'Frost',
      types: 'Instant',
      manaCost: '{U}',
      text: 'Draw a card.\nFuse',
      layout: 'split' as const,
    };
    const { card, unexpressed } = parseCard({
      name: 'Ember',
      types: 'Instant',
      manaCost,
      text,
      other: frost,
    });
    expect(unexpressed).toEqual([]);
    expect(unexpressedOf(card).map(({ data }) => data)).toEqual([{ what: 'keyword', value: 'fuse' }]);
  });

  it('614.12a: a land on a back for which something is chosen as it enters is not played by a match, and that is said', () => {
    const { card } = parseCard({
      name: 'Ember',
      types: 'Instant',
      manaCost: '{R}',
      text: 'Draw a card.',
      other: {
        name: 'Moss Den',
        types: 'Land',
        text: 'As this land enters, choose a color.',
        layout: 'modal',
      },
    });
    expect(unexpressedOf(card).map(({ data }) => data)).toEqual([{ what: 'layout', value: 'modal' }]);
  });
});
