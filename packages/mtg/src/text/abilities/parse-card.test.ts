import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDefinition } from '../../language/card-definition.js';
import { isWhole } from '../../language/unexpressed.js';
import { parseCard, type CardFace } from './parse-card.js';
import { printCard } from './print-card.js';

const face = (text: string, more: Partial<CardFace> = {}): CardFace => ({
  name: 'Moss Druid',
  types: 'Creature — Elf Druid',
  manaCost: '{1}{G}',
  power: '2',
  toughness: '2',
  text,
  ...more,
});
const sorcery = (text: string): CardFace => ({
  name: 'Moss Rite',
  types: 'Sorcery',
  manaCost: '{1}{G}',
  text,
});
const codes = (given: CardFace) => parseCard(given).unexpressed.map(({ code }) => code);

it('603.7a what a spell makes wait is a part of the spell: without it, nothing of the spell is read', () => {
  const { card } = parseCard(
    sorcery('You gain 1 life.\nAt the beginning of your next upkeep, dance, or you lose the game.'),
  );
  expect(card.spell).toBeUndefined();
  expect(card.unexpressed).toHaveLength(1);
});

describe('a whole face', () => {
  it('has its facts', () => {
    const legend = face('', { types: 'Legendary Artifact Creature Elf Druid', manaCost: '2 G G' });
    const { card, unexpressed } = parseCard(legend);
    expect(card).toEqual({
      id: 'moss-druid',
      name: 'Moss Druid',
      cost: [2, 'G', 'G'],
      supertypes: ['legendary'],
      types: ['artifact', 'creature'],
      subtypes: ['Elf', 'Druid'],
      power: 2,
      toughness: 2,
      keywords: [],
      activated: [],
      triggered: [],
      static: [],
      unexpressed: [],
    });
    expect(unexpressed).toEqual([]);
  });

  it.each<[string, CardFace, object]>([
    ['keywords', face('Flying, first strike\nTrample'), { keywords: [{ keyword: 'flying' }, {}, {}] }],
    [
      '702.16g protection from several qualities',
      face('Protection from black and from Elves'),
      {
        keywords: [
          { keyword: 'protection', from: { color: 'black' } },
          { keyword: 'protection', from: { subtype: 'Elf' } },
        ],
      },
    ],
    [
      'a rule about the card',
      face("Moss Druid can't be blocked except by creatures with flying."),
      { keywords: [{ keyword: 'cantBeBlockedBy', blockers: { not: { withKeyword: 'flying' } } }] },
    ],
    ['614.1c it enters tapped', face('Moss Druid enters tapped.'), { entersTapped: true }],
    [
      '122.6 it enters with counters',
      face('Moss Druid enters with two +1/+1 counters on it.'),
      { entersWith: { counter: '+1/+1', amount: 2 } },
    ],
    [
      'changes and limits together',
      face(
        "Enchant creature\nEnchanted creature gets +1/+0, has reach, and can't block.\nOther Elves get +1/+1 and can't be blocked.\nGoblins have haste and can't block.",
        { types: 'Enchantment — Aura' },
      ),
      {
        static: [
          { change: { power: 1, addKeywords: [{ keyword: 'reach' }, { keyword: 'cantBlock' }] } },
          { change: { power: 1, toughness: 1, addKeywords: [{ keyword: 'cantBeBlocked' }] } },
          { change: { addKeywords: [{ keyword: 'haste' }, { keyword: 'cantBlock' }] } },
        ],
      },
    ],
    [
      '701.23a several cards that are searched for',
      sorcery(
        'Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.\nDraw a card for each Elf you control.',
      ),
      {
        spell: {
          effects: [
            {
              effect: 'search',
              filter: { supertype: 'basic', type: 'land' },
              count: 2,
              to: 'hand',
              reveal: true,
            },
            { effect: 'draw', amount: { count: { subtype: 'Elf', controller: 'self' } } },
          ],
        },
      },
    ],
    [
      '604.3 power and toughness that are counted',
      face("Moss Druid's power and toughness are each equal to the number of lands you control.", {
        power: '*',
        toughness: '*',
      }),
      { power: { count: { type: 'land', controller: 'self' } } },
    ],
    [
      'abilities of all classes',
      face(
        'Other Elves you control get +1/+1.\nWhenever Moss Druid attacks, you gain 1 life.\n{T}: Add {G}.\nWhen Moss Druid dies, draw a card.',
      ),
      { static: [{ id: 's1' }], triggered: [{ id: 't1' }, { id: 't2' }], activated: [{ id: 'a1' }] },
    ],
    [
      'an Aura',
      face('Enchant creature\nEnchanted creature gets +2/+2.', { types: 'Enchantment — Aura' }),
      { keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }], static: [{ affects: 'host' }] },
    ],
    [
      '113.3a paragraphs of a spell, whose targets are numbered on',
      sorcery('Destroy target artifact.\nTap target creature.\nDraw a card.'),
      {
        spell: {
          targets: { slots: [{ id: 't1' }, { id: 't2' }] },
          effects: [
            { effect: 'destroy', what: { bound: 't1' } },
            { effect: 'tap', what: { bound: 't2' } },
            { effect: 'draw' },
          ],
        },
      },
    ],
    [
      '700.2 modes',
      sorcery('Choose one or both —\n• Destroy target artifact.\n• You gain 3 life.'),
      { spell: { modes: { min: 1, max: 2, options: [{ id: 'm1' }, { id: 'm2' }] } } },
    ],
    [
      "a spell that can't be countered",
      sorcery("Moss Rite can't be countered.\nDraw a card."),
      { spell: {} },
    ],
  ])('%s', (_name, given, expected) => {
    const { card, unexpressed } = parseCard(given);
    expect(unexpressed).toEqual([]);
    expect(card).toMatchObject(expected);
    expect(cardDefinition.safeParse(card).success).toBe(true);
    expect(isWhole(card)).toBe(true);
    // Printed and read again it is the same, whatever the order of its lines.
    const again = parseCard({ ...given, text: printCard(card).lines.join('\n') });
    expect(again.unexpressed).toEqual([]);
    expect(printCard(again.card)).toEqual(printCard(card));
  });
});

describe('what is not understood', () => {
  it.each<[string, CardFace, readonly string[]]>([
    ['a line among others', face('Flying\nFrobnicate 2\n{T}: Add {G}.'), ['mtg.unreadStatic']],
    ['a paragraph: no part of the spell is taken', sorcery('Draw a card.\nFrob it.'), ['mtg.unreadEffect']],
    ['a mode: no mode is taken', sorcery('Choose one —\n• Frob it.\n• Draw a card.'), ['mtg.unreadEffect']],
    [
      'more modes than there are',
      sorcery('Choose three —\n• Scry it.\n• Draw a card.'),
      ['mtg.unreadAbility'],
    ],
    ['a granted ability', face('Elves you control have "{T}: Frob it."'), ['mtg.unreadStatic']],
    ['a keyword that is an ability', face('Transfigure {2}'), ['mtg.keywordAbility']],
    ['a size', face('', { power: '1+*' }), ['mtg.unreadSize']],
    ['a mana cost', face('', { manaCost: '{Y}' }), ['mtg.unmodelledManaSymbol']],
    ['an ability of a level', face('LEVEL 1-3\n2/3\nFlying'), ['mtg.conditionalAbility']],
    ['a text that is too long', face('Flying. '.repeat(4_000)), ['text.tooLong']],
  ])('%s is named with its code', (_name, given, expected) => {
    const { card } = parseCard(given);
    expect(codes(given)).toEqual(expected);
    expect(card.unexpressed).toHaveLength(expected.length);
    expect(isWhole(card)).toBe(false);
    expect(card.spell).toBeUndefined();
    expect(cardDefinition.safeParse(card).success).toBe(true);
  });

  it('stands where it stands in the text', () => {
    const text = 'Flying\nFrobnicate 2';
    const [found] = parseCard(face(text)).unexpressed;
    expect(found?.data).toMatchObject({ words: 'Frobnicate 2', span: { start: 7, end: 19 } });
  });

  it('breaks no schema, whatever the words are', () => {
    const word = fc.constantFrom(
      'target',
      'Elf',
      'creature',
      'draw a card',
      '.',
      ':',
      '{T}',
      '\n',
      '"',
      '•',
      'Flying',
      ',',
      '—',
      '2',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        expect(cardDefinition.safeParse(parseCard(face(words.join(' '))).card).success).toBe(true);
      }),
    );
  });
});

describe('hostile texts', () => {
  const CLAUSES = [
    'Draw a card.',
    'Destroy target creature.',
    '{T}: Draw a card.',
    'Flying',
    'you may ',
    'If ',
  ];

  it('a text longer than any card has is refused at once', () => {
    const read = parseCard(sorcery('Draw a card. '.repeat(300)));
    expect(read.unexpressed).toMatchObject([{ code: 'text.tooLong', data: { limit: 3_000 } }]);
    expect(read.card.unexpressed[0]?.length).toBeLessThanOrEqual(200);
    expect(codes(sorcery('Draw a card. '.repeat(200)))).not.toContain('text.tooLong');
  });

  it.each(['—', 'or ', 'X '])('an ability of more than 800 words is refused at once: %j', (unit) => {
    for (const of of [face, sorcery]) {
      expect(codes(of(unit.repeat(801)))).toEqual(['text.tooLong']);
    }
  });

  it('hundreds of equal clauses, however joined, are read or refused soon', () => {
    const joint = fc.constantFrom(' ', '\n', ' and ', ', then ', '. ');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...CLAUSES), { minLength: 1, maxLength: 2 }),
        joint,
        fc.constantFrom(sorcery, face),
        (clauses, between, of) => {
          const one = clauses.join(between) + between;
          const started = performance.now();
          parseCard(of(one.repeat(Math.floor(3_000 / one.length))));
          expect(performance.now() - started).toBeLessThan(8_000);
        },
      ),
      { numRuns: 8 },
    );
  });
});
