import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { basics, creatureCard, define } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { colorIdentityOf } from '../language/color-identity.js';
import { matchMessages } from '../language/messages.js';
import { mtgDecks } from './decks.js';
import { mtgMatch } from './match.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const queen = readCard('{R}: ~ gets +1/+0 until end of turn.', {
  name: 'Quiet Queen',
  types: 'Legendary Creature — Elf',
  manaCost: '{1}{G}',
  power: '2',
  toughness: '2',
});
const [north, south] = ['Nils North {W}', 'Sara South {U}'].map((said) =>
  readCard('Partner', {
    name: said.slice(0, -4),
    types: 'Legendary Creature — Elf',
    manaCost: said.slice(-3),
    power: '2',
    toughness: '2',
  }),
);
const odd = define('Odd', { types: ['artifact'], cost: [1], unexpressed: ['what it does'] });
const spells = Array.from({ length: 70 }, (_none, at) => creatureCard(`Elf ${at}`, ['G'], 1, 1));
const wisp = creatureCard('Wisp', ['U'], 1, 1);
const CARDS = [...basics, bear, queen, odd, wisp, ...spells, ...(north && south ? [north, south] : [])];
const SPELLS = Object.fromEntries(spells.map(({ name }) => [name, 1]));
const codes = (
  issues: readonly { readonly code: string; readonly path?: readonly (string | number)[] | undefined }[],
) => issues.map(({ code, path = [] }) => [code, ...path].join(' '));
const judged = (deck: Parameters<typeof mtgDecks.judge>[0], format: string | object) => {
  const issues = mtgDecks.judge(deck, CARDS, typeof format === 'string' ? mtgDecks.formats[format] : format);
  const words = issues.map((issue) => describeIssue(issue, { messages: matchMessages }));
  expect(words.join()).not.toMatch(/undefined|mtg\./u);
  return codes(issues);
};

describe('formats', () => {
  it.each<[string, Parameters<typeof mtgDecks.judge>[0], string | object, readonly string[]]>([
    ['100.2a: sixty cards', { main: { Bear: 4, Forest: 56 } }, 'constructed', []],
    ['100.2a: fewer', { main: { Bear: 4, Forest: 55 } }, 'constructed', ['mtg.deckSize']],
    ['100.2a: five of one', { main: { Bear: 5, Forest: 56 } }, 'constructed', ['mtg.tooManyCopies Bear']],
    [
      '100.4a: five of one, with the sideboard',
      { main: { Bear: 3, Forest: 60 }, sideboard: { Bear: 2 } },
      'constructed',
      ['mtg.tooManyCopies main Bear', 'mtg.tooManyCopies sideboard Bear'],
    ],
    [
      '100.4a: sixteen in the sideboard',
      { main: { Forest: 60 }, sideboard: { Swamp: 16 } },
      'constructed',
      ['mtg.sideboardSize sideboard'],
    ],
    ['100.2b: forty cards, any number of each', { main: { Bear: 20, Forest: 20 } }, 'limited', []],
    ['an unknown card', { main: { Lotus: 1, Forest: 60 } }, 'constructed', ['mtg.unknownCard Lotus']],
    [
      'a format of the house',
      { main: { Bear: 3, Forest: 7 } },
      { deckSize: 10, mostCards: 10, banned: ['Forest'], copiesOf: { Bear: 2 } },
      ['mtg.tooManyCopies Bear', 'mtg.bannedInFormat Forest'],
    ],
    ['no format', { main: {} }, { deckSize: 'sixty' }, ['wrongType deckSize']],
    [
      'no commander here',
      { main: { Forest: 60 }, commander: { Bear: 1 } },
      'constructed',
      ['mtg.commander commander'],
    ],
  ])('%s', (_name, deck, format, wanted) => expect(judged(deck, format)).toEqual(wanted));
});

describe('903.5: decks with a commander', () => {
  const deck = { main: { ...SPELLS, Forest: 15, Mountain: 14 }, commander: { 'Quiet Queen': 1 } };

  it.each<[string, Parameters<typeof mtgDecks.judge>[0], readonly string[]]>([
    ['903.5a: a hundred cards', deck, []],
    ['903.5a: ninety-nine', { ...deck, main: { ...deck.main, Forest: 14 } }, ['mtg.deckSize']],
    ['903.5a: a hundred and one', { ...deck, main: { ...deck.main, Forest: 16 } }, ['mtg.deckSize']],
    [
      '903.5b: two of one',
      { ...deck, main: { ...deck.main, Forest: 13, Bear: 2 } },
      ['mtg.tooManyCopies main Bear'],
    ],
    [
      '903.5c: another colour',
      { ...deck, main: { ...deck.main, Forest: 14, Wisp: 1 } },
      ['mtg.colorIdentity main Wisp'],
    ],
    [
      '903.5d: a land of another colour',
      { ...deck, main: { ...deck.main, Forest: 14, Island: 1 } },
      ['mtg.colorIdentity main Island'],
    ],
    [
      '903.4: a card that is not all data',
      { ...deck, main: { ...deck.main, Forest: 14, Odd: 1 } },
      ['mtg.identityUnknown main Odd'],
    ],
    ['903.3: none leads it', { main: { ...deck.main, Forest: 16 } }, ['mtg.commander commander']],
    ['903.3: no legend', { main: deck.main, commander: { Bear: 1 } }, ['mtg.commander commander Bear']],
    [
      '702.124a: two lead it without partner, of which one is no legend',
      { main: { ...deck.main, Forest: 14 }, commander: { 'Quiet Queen': 1, Bear: 1 } },
      ['mtg.commander commander Quiet Queen', 'mtg.commander commander Bear'],
    ],
    [
      '702.124a: only one of two has partner',
      { main: { ...deck.main, Forest: 14 }, commander: { 'Quiet Queen': 1, 'Nils North': 1 } },
      ['mtg.commander commander Quiet Queen'],
    ],
    [
      '702.124a: three, though they have partner',
      {
        main: { ...deck.main, Forest: 13 },
        commander: { 'Nils North': 1, 'Sara South': 1, 'Quiet Queen': 1 },
      },
      ['mtg.commander commander'],
    ],
    [
      '702.124b, 702.124c: two with partner, a hundred cards in all, of the colours of both',
      { main: { Plains: 48, Island: 49, Wisp: 1 }, commander: { 'Nils North': 1, 'Sara South': 1 } },
      [],
    ],
    [
      '702.124b: ninety-nine beside two are too many',
      { main: { Plains: 49, Island: 50 }, commander: { 'Nils North': 1, 'Sara South': 1 } },
      ['mtg.deckSize'],
    ],
    [
      '702.124c: a colour of neither',
      { main: { Plains: 48, Island: 49, Bear: 1 }, commander: { 'Nils North': 1, 'Sara South': 1 } },
      ['mtg.colorIdentity main Bear'],
    ],
  ])('%s', (_name, judging, wanted) => expect(judged(judging, 'commander')).toEqual(wanted));

  it.each<[string, Parameters<typeof readCard>[0], Parameters<typeof readCard>[1], readonly string[]]>([
    [
      'the mana cost',
      '',
      { name: 'One', types: 'Creature — Elf', manaCost: '{G}{W/U}', power: '1', toughness: '1' },
      ['white', 'blue', 'green'],
    ],
    [
      'costs in the text',
      '{B}, {T}: Draw a card.',
      { name: 'Two', types: 'Artifact', manaCost: '{1}' },
      ['black'],
    ],
    ['mana that it adds', '{T}: Add {R} or {G}.', { name: 'Three', types: 'Land' }, ['red', 'green']],
    [
      'mana of any colour',
      '{T}: Add one mana of any color.',
      { name: 'Four', types: 'Artifact', manaCost: '{2}' },
      [],
    ],
    [
      'a colour that is only named',
      'Protection from red',
      { name: 'Five', types: 'Creature — Elf', manaCost: '{W}', power: '1', toughness: '1' },
      ['white'],
    ],
  ])('903.4: %s', (_name, text, facts, colors) => {
    const card = readCard(text, facts);
    expect(card.unexpressed).toEqual([]);
    expect(colorIdentityOf(card)).toEqual(colors);
  });
});

describe('formats of matches', () => {
  const runtime = mtgMatch({ cards: CARDS });
  const start = (options: object) => {
    const started = runtime.start(options, 1);
    return started.ok ? started.value.state : codes(started.issues);
  };
  const decks = { ann: { Forest: 60 }, bob: { main: { Forest: 60 }, sideboard: { Swamp: 15 } } };

  it('100.4: the sideboard stays outside the game', () => {
    const state = start({ format: 'constructed', decks });
    expect(state).toHaveProperty('cards.length', 120);
    expect(state).toHaveProperty('players.0.life', 20);
  });

  it('refuses by their places', () => {
    const wrong = { ann: Array.from({ length: 59 }, () => 'forest'), bob: { main: { Forest: 56, Bear: 5 } } };
    expect(start({ format: 'constructed', decks: wrong })).toEqual([
      'mtg.deckSize decks ann',
      'mtg.tooManyCopies decks bob main Bear',
    ]);
    const unknown = { ann: { Forest: 60 }, bob: { main: { Forest: 60, Bare: 1 }, sideboard: { Baer: 1 } } };
    expect(start({ format: 'constructed', decks: unknown })).toEqual([
      'mtg.unknownCard decks bob main Bare',
      'mtg.unknownCard decks bob sideboard Baer',
    ]);
    expect(start({ format: 'of the moon', decks })).toEqual(['wrongType format']);
    expect(start({ decks: { bob: { main: { Forest: 60 }, commander: { 'Quiet Queen': 1 } } } })).toEqual([
      'mtg.commander decks bob commander',
    ]);
    expect(start({ format: 'commander', decks: { bob: { Forest: 100 } } })).toEqual([
      'mtg.commander decks bob commander',
    ]);
  });

  it('103.4: a format says the life of players, and the option has the last word', () => {
    const house = { deckSize: 60, startingLife: 30 };
    expect(start({ format: house, decks })).toHaveProperty('players.1.life', 30);
    expect(start({ format: house, decks, startingLife: 5 })).toHaveProperty('players.1.life', 5);
  });
});
