import { readingOf } from '@reticle/core/host';
import { describe, expect, it } from 'vitest';
import { mtgWords } from './words.js';

const reader = await mtgWords.reader();
const read = (text: string, types?: readonly string[], name = 'Bog Herald') =>
  readingOf(mtgWords, reader, text, { name, ...(types ? { types } : {}) });
const shown = (text: string, types?: readonly string[]) =>
  read(text, types).spans.map(({ start, end, what }) => `${what}: ${text.slice(start, end)}`);

describe('a whole face, as every surface shows it', () => {
  it('is read with what each word does, its data and its words', () => {
    const text = [
      'Flying',
      'When Bog Herald enters, if you control an artifact, draw a card.',
      '{2}, {T}: Destroy target nonblack creature.',
    ].join('\n');
    expect(shown(text, ['creature'])).toEqual([
      'keyword: Flying',
      'trigger: When Bog Herald enters',
      'condition: if you control an artifact',
      'effect: draw a card',
      'cost: {2}, {T}',
      'effect: Destroy',
      'target: target nonblack creature',
    ]);
    const { whole, unread, printed, json } = read(text, ['creature']);
    expect([whole, unread]).toEqual([true, []]);
    expect(printed).toHaveLength(3);
    expect(json).toMatchObject({
      keywords: [{ keyword: 'flying' }],
      triggered: [{ id: 't1' }],
      activated: [{ id: 'a1' }],
    });
  });

  it.each([
    ['Destroy target nonblack creature.', ['instant']],
    ['Flying, vigilance', ['creature']],
    ['{T}: Add {G}.', ['creature']],
    ['', ['creature']],
  ])('without types it is read as the kind of card of which most is understood: %j', (text, types) => {
    expect(read(text)).toMatchObject({ types, whole: true });
  });
});

describe('what was not read', () => {
  const repairsOf = (text: string) =>
    read(text).unread.map(({ start, end, near, repairs }) => ({
      wrong: text.slice(start, end),
      near: near[0],
      mended: repairs[0]?.text,
    }));

  it.each([
    ['Destroy target nonblak creature.', 'nonblak', 'nonblack', 'Destroy target nonblack creature.'],
    ['Destory target creature.', 'Destory', 'Destroy', 'Destroy target creature.'],
    ['Draw two crads.', 'crads', 'cards', 'Draw two cards.'],
    ['Flyng', 'Flyng', 'Flying', 'Flying'],
    ['Flyng, hate', 'Flyng', 'Flying', 'Flying, haste'],
    ['Draw two crads, then dicard a card.', 'crads', 'cards', 'Draw two cards, then discard a card.'],
  ])('is marked under the word that is wrong, and mended in one press: %s', (text, wrong, near, mended) => {
    expect(repairsOf(text)[0]).toEqual({ wrong, near, mended });
  });

  it('is mended by an edit that the reader itself has tried, also if all words are known', () => {
    expect(repairsOf('Tap up to two target creature.')).toMatchObject([
      { mended: 'Tap up to two target creatures.' },
    ]);
  });

  it.each([
    ['Whenever Bog Herald attacks: draw a card.', ':', 'Whenever Bog Herald attacks, draw a card.'],
    ['Whenever Bog Herald attacks draw a card.', ' ', 'Whenever Bog Herald attacks, draw a card.'],
    ['{2}{B} {T}: Draw a card.', ' ', '{2}{B}, {T}: Draw a card.'],
    ['If you control an artifact draw a card.', ' ', 'If you control an artifact, draw a card.'],
    ['Ward Pay 3 life.', ' ', 'Ward\u2014Pay 3 life.'],
    ['Destroy target creature Draw a card.', ' ', 'Destroy target creature. Draw a card.'],
    ['Destroy target, creature.', ',', 'Destroy target creature.'],
    [
      'Choose one\n\u2022 Draw a card.\n\u2022 You gain 3 life.',
      'e',
      'Choose one \u2014\n\u2022 Draw a card.\n\u2022 You gain 3 life.',
    ],
    ['Flying\nWhen Bog Herald dies draw a card.', ' ', 'Flying\nWhen Bog Herald dies, draw a card.'],
  ])('is one mark, and is mended: %j', (text, wrong, mended) => {
    expect(repairsOf(text)).toMatchObject([{ wrong, mended }]);
  });

  it.each<[text: string, wrong: string, alone: readonly string[], types?: readonly string[]]>([
    ['Draw a card. Destroy target creature with bones.', 'bones', ['effect: Draw a card']],
    [
      '{T}: Draw a card. Creatures draw of your card. You gain 2 life.',
      'Creatures draw of your card',
      ['cost: {T}', 'effect: Draw a card', 'effect: You gain 2 life'],
    ],
    [
      'When Bog Herald dies, draw a card. Its owner draws of a card.',
      'Its owner draws of a card',
      ['trigger: When Bog Herald dies', 'effect: draw a card'],
    ],
    ['Hum along. Its owner draws a card.', 'Hum | Its owner draws a card', []],
    ['{2}, Hum along: Draw a card.', '{2}, Hum along', ['effect: Draw a card']],
    ['Flying, humming, haste', 'humming', ['keyword: Flying']],
    ['Draw a card.\nDestroy target creature with bones.', 'bones', ['effect: Draw a card'], ['instant']],
    [
      'Choose one \u2014\n\u2022 Destroy target creature with bones.\n\u2022 Draw a card.',
      'bones',
      ['effect: Choose one \u2014', 'effect: Draw a card'],
      ['instant'],
    ],
  ])('is a sentence, a trigger or a cost, and the others are read alone: %s', (text, wrong, alone, types) => {
    const { unread, spans, json } = read(text, types);
    expect(unread.map(({ start, end }) => text.slice(start, end)).join(' | ')).toBe(wrong);
    expect(shown(text, types)).toEqual(alone);
    expect(spans.every((span) => span.alone)).toBe(true);
    expect(json).toMatchObject({ activated: [], triggered: [], static: [], keywords: [] });
  });

  it('has the data of what was read alone, which no card holds', () => {
    const { alone } = read('Whenever Bog Herald attacks, hum along. Draw two cards.', ['creature']);
    expect(alone.map(({ json }) => json)).toEqual([
      [{ trigger: { on: 'attacks', what: 'self' } }],
      [{ effects: [{ effect: 'draw', amount: 2 }] }],
    ]);
  });

  it('has no inner words of the reader in its place or its repairs', () => {
    expect(JSON.stringify(repairsOf('Destroy target nonblak creature.'))).not.toContain('non- ');
  });

  it('leaves the rest of the text read', () => {
    const text = 'Flying\nWhen Bog Herald dies, sing a song.';
    const { unread, spans, whole } = read(text, ['creature']);
    expect(whole).toBe(false);
    expect(spans.map(({ what, alone = false }) => [what, alone])).toEqual([
      ['keyword', false],
      ['trigger', true],
    ]);
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(['sing', 'song']);
  });
});
