import { describe, expect, it } from 'vitest';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';

const cost = '{X}{1}';
const effectsOf = (text: string) => sorcery(text, cost).spell?.effects;
const printed = (text: string) => printCard(sorcery(text, cost)).lines.join('\n');
const basicLand = { filter: { type: 'land', supertype: 'basic' } };
const search = { effect: 'search' } as const;
const t1 = { bound: 't1' };
const each = (effect: object) => ({
  effect: 'forEach',
  what: 'eachPlayer',
  as: 'player',
  effects: [{ effect: 'may', who: { bound: 'player' }, effects: [{ ...effect, who: { bound: 'player' } }] }],
});

describe('searching a library', () => {
  it.each<[string, readonly object[]]>([
    [
      'Search your library for up to two Elf cards, exile those cards, then shuffle.',
      [{ ...search, filter: { subtype: 'Elf' }, count: 2, to: 'exile' }],
    ],
    [
      'Search your library for an artifact card and put it onto the battlefield tapped. Then shuffle.',
      [{ ...search, filter: { type: 'artifact' }, to: 'battlefield', tapped: true }],
    ],
    [
      'Search your library for any number of creature cards with toughness 1 or less, reveal them, put them into your hand, then shuffle.',
      [
        {
          ...search,
          filter: { type: 'creature', toughness: { lte: 1 } },
          count: 'all',
          to: 'hand',
          reveal: true,
        },
      ],
    ],
    [
      'Search your library for up to X Wall cards, where X is the number of Elves you control, put those cards into your graveyard, then shuffle.',
      [
        {
          ...search,
          filter: { subtype: 'Wall' },
          count: { count: { subtype: 'Elf', controller: 'self' } },
          to: 'graveyard',
        },
      ],
    ],
    // Of cards without a quality a player must find as many (rule 701.23d).
    [
      'Search your library for three cards, put them into your graveyard, then shuffle.',
      [{ ...search, count: 3, to: 'graveyard' }],
    ],
    // Two cards that go to two places.
    [
      'Search your library for up to two basic land cards and reveal them. Put one onto the battlefield and the other into your hand. Then shuffle.',
      [{ ...search, ...basicLand, count: 2, to: 'hand', reveal: true, one: { to: 'battlefield' } }],
    ],
    [
      'Search your library for two cards. Put one into your hand and the other into your graveyard. Then shuffle.',
      [{ ...search, count: 2, to: 'graveyard', one: { to: 'hand' } }],
    ],
    // Other players.
    [
      'Each player searches their library for an Island card, puts it onto the battlefield tapped, then shuffles.',
      [{ ...search, who: 'eachPlayer', filter: { subtype: 'Island' }, to: 'battlefield', tapped: true }],
    ],
    [
      'Target player searches their library for up to two Elf cards, reveals them, puts them into their hand, then shuffles.',
      [{ ...search, who: t1, filter: { subtype: 'Elf' }, count: 2, to: 'hand', reveal: true }],
    ],
    [
      'Each player may search their library for up to X Elf cards and put them onto the battlefield. Then each player who searched their library this way shuffles.',
      [each({ ...search, filter: { subtype: 'Elf' }, count: 'X', to: 'battlefield' })],
    ],
    [
      'Destroy target artifact. Its controller may search their library for a Wall card, put that card onto the battlefield, then shuffle.',
      [
        { effect: 'destroy', what: t1 },
        {
          effect: 'may',
          who: { controllerOf: t1 },
          effects: [{ ...search, who: { controllerOf: t1 }, filter: { subtype: 'Wall' }, to: 'battlefield' }],
        },
      ],
    ],
    // Cards with the same name as something.
    [
      'Search your library for an artifact card with the same name as target artifact, put that card onto the battlefield, then shuffle.',
      [{ ...search, filter: { type: 'artifact' }, sameNameAs: t1, to: 'battlefield' }],
    ],
    [
      "Destroy target artifact. Search its controller's graveyard, hand, and library for any number of cards with the same name as that artifact and exile them. Then that player shuffles.",
      [
        { effect: 'destroy', what: t1 },
        {
          ...search,
          library: { controllerOf: t1 },
          count: 'all',
          sameNameAs: t1,
          everywhere: true,
          to: 'exile',
        },
      ],
    ],
    [
      "Counter target spell. Search its controller's graveyard, hand, and library for all cards with the same name as that spell and exile them. Then that player shuffles.",
      [
        { effect: 'counter', what: t1 },
        {
          ...search,
          library: { controllerOf: t1 },
          count: 'all',
          every: true,
          sameNameAs: t1,
          everywhere: true,
          to: 'exile',
        },
      ],
    ],
    [
      'Search your library for up to two creature cards, reveal them, then shuffle and put those cards on top in any order.',
      [{ ...search, filter: { type: 'creature' }, count: 2, reveal: true, to: 'top' }],
    ],
  ])('%s', (text, effects) => {
    expect(effectsOf(text)).toEqual(effects);
    expect(effectsOf(printed(text))).toEqual(effects);
  });

  it.each([
    // Cards without a quality, of which none need be found, would be another thing than two cards.
    'Search your library for up to two cards, put them into your hand, then shuffle.',
    'Search your library for two Elf cards, put them into your hand, then shuffle.',
    // Whose graveyard, hand and library?
    'Search the graveyard, hand, and library for all cards with the same name as target creature and exile them. Then that player shuffles.',
    "Search each opponent's graveyard, hand, and library for all cards with the same name as target creature and exile them. Then that player shuffles.",
    // Cards of a name, but of which?
    "Search target player's graveyard, hand, and library for all cards and exile them. Then that player shuffles.",
    'Search your library for all cards with the same name as target creature, put them into your hand, then shuffle.',
    'Search your library for up to two basic land cards, put one onto the battlefield and one into your hand, then shuffle.',
    'Each player may search their library for an Elf card, puts it into their hand, then shuffles.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});
