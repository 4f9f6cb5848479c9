import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { KeptFaces, type ReadText } from './kept.js';
import { type CardFace, parseCard } from './parse-card.js';

/** The words of names, many of which also occur in texts or in what is printed. */
const WORDS =
  "Bear Draw Two Creature This It Non Nonland Target Exile X 7 12 Ox's Jones' Three-Horned You Gain Own Öl ~ When Flying Goblin".split(
    ' ',
  );
const LINES = [
  'Flying',
  '{T}: Draw two cards.',
  '{T}: You draw two cards.',
  'When ~ dies, destroy target creature.',
  'When this creature dies, you gain 3 life.',
  'Whenever ~ attacks, it gets +1/+1 until end of turn.',
  '{2}{R}, {T}: ~ deals 7 damage to any target.',
  '{1}: Destroy target creature with power greater than ~.',
  'Whenever another creature dies, this ~ gets +1/+1 until end of turn.',
  "{1}: ~'s controller draws a card.",
  "~ can't block.",
  'Goblin creatures you control get +1/+1.',
  'Enchanted creature has "{T}: ~ deals 1 damage to any target."',
  '~, ~ and ~.',
  'Exile target Nonland card (it is gone).',
];

const aName = fc
  .tuple(
    fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(' ', ', ', '-', ' - '),
  )
  .map(([words, mark]) => words.join(mark));

const texts = fc.record({
  names: fc.array(aName, { minLength: 1, maxLength: 4 }).map((names) => ['Bear', ...names]),
  types: fc.constantFrom('Creature Bear', 'Sorcery', 'Enchantment Aura'),
  lines: fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 2 }),
});

describe('texts of cards that were read before', () => {
  it('are read as if they were not, whatever names of cards they hold', () => {
    fc.assert(
      fc.property(texts, ({ names, types, lines }) => {
        for (const one of names) {
          const text = lines.join('\n').replaceAll('~', () => one);
          // Reminder text has no meaning. A text with this mark is cached only for its own name, and a longer
          // text is not cached at all.
          const anew = parseCard({ name: one, types, text: `${text} (~${' '.repeat(1_000)}.)` });
          const [before, again] = [0, 1].map(() => parseCard({ name: one, types, text }).card);
          expect([before, again]).toEqual([anew.card, anew.card]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  const said: ReadText = {
    said: { keywords: [], activated: [], triggered: [], static: [] },
    unexpressed: [],
  };
  const read = (name: string, text: string, types = 'Creature') => ({ name, types, text });
  const first = read('Bear', 'When Bear dies, draw a card.');

  it('are found again for cards of other names', () => {
    const kept = new KeptFaces();
    kept.keep(first, said, ['When ~ dies, draw a card.']);
    const found = (name: string, text: string, types?: string) => kept.find(read(name, text, types)) === said;
    expect(found('Ox, the 7', 'When Ox, the 7 dies, draw a card.')).toBe(true);
    expect(found('Ox', 'When Bear dies, draw a card.')).toBe(false);
    expect(found('Ox', 'When Ox dies, draw a card.', 'Artifact')).toBe(false);
  });

  it.each([
    ['a name that is a word of the text', 'Draw Ox', first, []],
    ['a name that is a word of what is printed', 'Loot', first, ['Loot.']],
    ['a name that is a verb', 'Exile', first, []],
    ['a name with marks that are no words', 'Ox -- Ox', first, []],
    ['a name with "this" before it', 'Ox', read('Bear', 'When this Bear dies, draw a card.'), []],
    ['a name that is not apart', 'Ox', read('Bear', "Bear's owner draws a card."), []],
    [
      'a name in quotation marks',
      'Ox',
      read('Bear', 'Creatures have "when Bear dies, draw a card" now.'),
      [],
    ],
    ['a name that is not apart in print', 'Ox', first, ['(~) dies.']],
  ])('are read anew with %s', (_, name, { text, types }, printed) => {
    const kept = new KeptFaces();
    kept.keep(read('Bear', text, types), said, printed);
    expect(kept.find(read(name, text.replaceAll('Bear', name), types))).toBeUndefined();
  });

  it('are read anew where what they say holds the name', () => {
    const kept = new KeptFaces();
    const named = { ...said.said, entersTapped: true, keywords: [{ keyword: 'Bear' }] } as const;
    kept.keep(first, { ...said, said: named }, []);
    expect(kept.find(read('Ox', 'When Ox dies, draw a card.'))).toBeUndefined();
    expect(kept.find(first)?.said).toBe(named);
  });

  it('are kept for their own name alone where anything was not read', () => {
    const kept = new KeptFaces();
    const refused = { ...said, unexpressed: [{ code: 'mtg.unreadEffect', data: {} }] } as const;
    kept.keep(first, refused, []);
    expect(kept.find(first)).toBe(refused);
    expect(kept.find(read('Ox', 'When Ox dies, draw a card.'))).toBeUndefined();
    expect(kept.find(read('Bear', 'When Bear dies, draw a card.', 'Artifact'))).toBeUndefined();
  });

  it('are told from those of which the type line ends elsewhere', () => {
    const face = { name: 'Bear', types: 'Creature', text: 'Flying\n\nHaste' };
    const other = { name: 'Bear', types: 'Creature\n\nFlying', text: 'Haste' };
    const keywords = [face, other].map((one) => parseCard(one).card.keywords.map(({ keyword }) => keyword));
    expect(keywords).toEqual([['flying', 'haste'], ['haste']]);
  });

  it('are kept up to a bound', () => {
    const kept = new KeptFaces();
    const numbered = (at: number) => read('Bear', `When Bear dies, draw ${at} cards.`);
    for (let at = 0; at < 16_400; at++) kept.keep(numbered(at), said, []);
    expect([kept.find(numbered(0)), kept.find(numbered(16_399))]).toEqual([undefined, said]);
    const long = { ...first, text: first.text + ' '.repeat(1_000) };
    kept.keep(long, said, []);
    expect(kept.find(long)).toBeUndefined();
  });
});

/**
 * Names that occur in what is printed, and then other names. The texts were read before in one of the two
 * orders.
 */
const NAMES = [
  'Draw',
  'Creature',
  'Two',
  'Gain 3',
  'End, of Turn',
  "Jones'",
  'Ölberg',
  '~',
  'Lamp 12',
  'Bear',
];

const TEXTS: readonly (readonly [types: string, text: string])[] = [
  ['Creature', 'Flying\n{T}: Draw two cards.\nWhen ~ dies, destroy target creature.'],
  ['Creature', 'When this creature dies, you gain 3 life.\n{2}, {T}: ~ gets +1/+1 until end of turn.'],
  ['Creature', '{T}: Draw two cards.\n{T}: Destroy target GOBLIN creature.'],
  ['Creature', '{T}: Destroy target Goblin creature.\n{T}: Destroy target goblin creature.'],
  // It is printed as “Draw two cards”. A card with the name Draw would mention itself.
  ['Creature', '{T}: You draw two cards.'],
  ['Sorcery', 'Destroy target creature. Draw two cards.\n~ deals 2 damage to any target.'],
  ['Sorcery', 'Choose one —\n• Draw two cards.\n• You gain 3 life.'],
  ['Enchantment', 'Enchant creature\n{T}: Enchanted creature gets +1/+1 until end of turn.'],
  ['Creature', 'Whenever ~ attacks, it grows.\n{T}: Draw two cards. Draw two cards.'],
];

const faces = NAMES.flatMap((name) =>
  TEXTS.map(([types, text]) => ({ name, types, text: text.replaceAll('~', name) })),
);

type CardReader = typeof parseCard;
const readAll = (read: CardReader, all: readonly CardFace[]) =>
  all.map((face) => ({ face, read: read(face) }));

describe('abilities that were read before', () => {
  it('are what they are, whatever cards of whatever names said them before', async () => {
    const forth = readAll(parseCard, faces);
    vi.resetModules();
    const another = await import('./parse-card.js');
    const back = readAll(another.parseCard, faces.toReversed());
    expect(forth).toEqual(back.toReversed());
    const unread = (name: string) =>
      forth.filter(({ face, read }) => face.name === name && read.unexpressed.length > 0).length;
    expect([unread('Bear'), unread('Lamp 12')]).toEqual([1, 1]);
    expect(unread('Draw')).toBeGreaterThan(1);
    expect(new Set(forth.map((one) => JSON.stringify(one.read.card.activated))).size).toBeGreaterThan(4);
  });
});
