import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { made } from '../../test/table.js';
import { cardsOf } from '../state/board.js';
import type { Ink } from '../language/facts.js';
import { lorcanaMatch } from './match.js';

/** Twenty cards of each of three inks. */
const inked = (['sapphire', 'ruby', 'emerald'] as const).flatMap((ink, at) =>
  Array.from({ length: 20 }, (_card, index) => made(`${['Ice', 'Fire', 'Moss'][at]} ${index + 1}`, { ink })),
);

describe('matches', () => {
  it.each([
    ['1.10.1.1 too small a deck', { decks: { north: { 'Lilo - Making a Wish': 4 } } }, 'lorcana.deckSize'],
    [
      '1.10.1.1 more than two inks',
      { decks: { north: { 'Ice 1': 1, 'Fire 1': 1, 'Moss 1': 1 } }, cards: inked, deckSize: 3 },
      'lorcana.tooManyInks',
    ],
    [
      '1.10.1.1 copies of one full name, whichever apostrophe it is written with',
      { decks: { north: { 'Pim’s 1': 4, "Pim's 1": 1 } }, cards: [made('Pim’s 1')], deckSize: 5 },
      'lorcana.tooManyCopies',
    ],
    [
      'a pool of which no two inks are enough',
      { only: true, cards: inked, deckSize: 200 },
      'lorcana.poolTooSmall',
    ],
    ['a card that is not there', { decks: { north: { Nobody: 60 } } }, 'lorcana.unknownCard'],
    ['too many copies', { decks: { north: { 'Lilo - Making a Wish': 60 } } }, 'lorcana.tooManyCopies'],
    ['too small a pool', { only: true, cards: [made('Pim')] }, 'lorcana.poolTooSmall'],
    ['a card twice', { cards: [made('Pim'), made('Pim')] }, 'lorcana.duplicateCard'],
    ['a deck of nobody who plays', { decks: { nobody: {} } }, 'lorcana.unknownPlayer'],
    ['a first player who does not play', { first: 'nobody' }, 'lorcana.unknownPlayer'],
    ['a player twice', { players: ['north', 'north'] }, 'invalidValue'],
    ['an unknown option', { sideboard: true }, 'unknownKey'],
    [
      'teams, whose players would take a turn together (9.3)',
      { teams: [['north'], ['south']] },
      'unknownKey',
    ],
    ['a hostile key', JSON.parse('{ "decks": { "__proto__": 1 } }'), 'hostileKey'],
  ] as const)('refuse %s', (_what, options: unknown, code) => {
    const started = lorcanaMatch.start(options, 1);
    expect(started.ok ? [] : started.issues.map((found) => found.code)).toContain(code);
  });

  it('1.10.1.1 take decks of 60 cards and more, of at most two inks; the seed draws such ones', () => {
    const north = Object.fromEntries(
      inked.slice(0, 16).map(({ facts }, index) => [facts.name, index === 0 ? 3 : 4]),
    );
    const options = { decks: { north }, cards: inked, only: true, deckSize: 60, first: 'north' };
    const cards = cardsOf(unwrap(lorcanaMatch.start(options, 3)).state);
    const inksOf = (player: string) =>
      new Set(cards.filter(({ owner }) => owner === player).flatMap(({ inks }) => inks)).size;
    const size = (player: string) => cards.filter(({ owner }) => owner === player).length;
    expect([size('north'), size('south'), inksOf('north')]).toEqual([63, 60, 1]);
    expect(inksOf('south')).toBeLessThanOrEqual(2);
    const three = { decks: { north: { 'Ice 1': 1, 'Fire 1': 1, 'Moss 1': 1 } }, cards: inked, deckSize: 3 };
    expect(lorcanaMatch.start({ ...three, inks: 3 }, 1).ok).toBe(true);
  });

  it('1.10.1.1 draw cards of two inks only where both are those of the deck', () => {
    const both = (name: string, ...ink: readonly [Ink, Ink]) => made(name, { ink });
    const cards = [
      ...Array.from({ length: 10 }, (_card, at) => both(`Twin ${at}`, 'amber', 'steel')),
      ...Array.from({ length: 10 }, (_card, at) => both(`Odd ${at}`, 'amber', 'ruby')),
    ];
    for (const seed of [1, 2, 3, 4]) {
      const { state } = unwrap(lorcanaMatch.start({ cards, only: true, deckSize: 40 }, seed));
      const inks = (player: string) =>
        new Set(cardsOf(state).flatMap((card) => (card.owner === player ? card.inks : []))).size;
      expect([inks('north'), inks('south')]).toEqual([2, 2]);
    }
    const few = lorcanaMatch.start({ cards, only: true, deckSize: 41 }, 1);
    expect(few.ok ? [] : few.issues).toMatchObject([
      { code: 'lorcana.poolTooSmall', data: { wanted: 41, got: 40 } },
    ]);
  });

  it('begin with hands that nobody has altered, and alter them in turn order', () => {
    const begun = unwrap(lorcanaMatch.start({ first: 'south' }, 1));
    expect(begun.state.seats).toEqual([
      { player: 'north', inked: 0, altered: false },
      { player: 'south', inked: 0, altered: false },
    ]);
    expect(lorcanaMatch.toAct(begun)).toEqual(['south']);
    const one = unwrap(
      lorcanaMatch.apply(begun, {
        move: 'alterHand',
        player: 'south',
        params: {},
        targets: [{ targets: [] }],
      }),
    ).match;
    expect(lorcanaMatch.toAct(one)).toEqual(['north']);
  });

  it('5.2.6 find a card whichever apostrophe its name is written with', () => {
    const curly = made('Pim’s Hat', { type: 'item' });
    const decks = { north: { "Pim's Hat": 4 }, south: { 'Pim’s Hat': 4 } };
    const { state } = unwrap(lorcanaMatch.start({ cards: [curly], decks, deckSize: 4 }, 1));
    expect(new Set(cardsOf(state).map(({ publicId }) => publicId))).toEqual(new Set(["Pim's Hat"]));
    const twice = lorcanaMatch.start({ cards: [curly, made("Pim's Hat")] }, 1);
    expect(twice.ok ? [] : twice.issues.map(({ code }) => code)).toEqual(['lorcana.duplicateCard']);
  });

  it('say where in a deck something is wrong', () => {
    const started = lorcanaMatch.start({ decks: { north: { Nobody: 60 } }, copies: 60 }, 1);
    expect(started.ok ? [] : started.issues.map((found) => describeIssue(found, lorcanaMatch.game))).toEqual([
      'decks.north.Nobody: There is no card Nobody.',
    ]);
  });
});
