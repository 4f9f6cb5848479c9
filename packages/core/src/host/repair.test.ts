import { expect, it } from 'vitest';
import { readingOf } from './reading.js';
import type { CardReader, ReadCard } from './words.js';

/** Reads lines of sentences "glimmer" and "murmur": a line is read whole, or not at all. A trigger is "At twilight". */
function lamps(known: readonly string[] = ['glimmer', 'murmur', 'dim', 'all', 'at', 'twilight', 'it']) {
  const asked: string[] = [];
  const reader: CardReader = {
    known: () => new Set(known),
    standIns: {
      triggered: 'At twilight, ',
      activated: '{T}: ',
      effect: 'glimmer.',
      otherEffect: 'murmur.',
      headKeys: ['on'],
      ownKeys: ['id'],
      modeKeys: [],
    },
    readCard(text): ReadCard {
      asked.push(text);
      let from = 0;
      const lines = text.split('\n').map((line) => {
        const span = { start: from, end: from + line.length };
        from += line.length + 1;
        const kind = line.startsWith('At ') ? ('triggered' as const) : ('effect' as const);
        return {
          line,
          span,
          kind,
          isRead: /^(?:At twilight, )?(?:(?:glimmer|murmur|it glimmers)\. ?)+$/iu.test(line),
        };
      });
      const whole = lines.filter(({ isRead }) => isRead);
      const refused = lines.filter(({ isRead, line }) => !isRead && line !== '');
      return {
        json: whole.map(({ line, kind }, id) => ({
          id,
          ...(kind === 'triggered' ? { on: 'twilight' } : {}),
          does: line.replace('At twilight, ', ''),
        })),
        printed: [],
        parts: whole.map(({ span, kind }, at) => ({ span, kind, path: [at] })),
        refused: refused.map(({ span, kind }) => ({ span, kind })),
        unread: refused.map(({ line, span }) => ({ code: 'lamp.unread', data: { words: line, span } })),
      };
    },
  };
  return { reader, asked };
}

const words = { read: () => ({ requirements: [], specOf: () => undefined }) };

function read(text: string, known?: readonly string[]) {
  const { reader, asked } = lamps(known);
  const reading = readingOf(words, reader, text);
  const at = ({ start, end }: { readonly start: number; readonly end: number }) => text.slice(start, end);
  return {
    reading,
    read: reading.spans.map((span) => `${span.alone ? 'alone ' : ''}${span.what}: ${at(span)}`),
    alone: reading.alone.map(({ json }) => json),
    unread: reading.unread.map(at),
    parts: reading.unread.map(({ part }) => at(part)),
    tried: reading.unread[0]?.repairs.map((repair) => repair.text),
    asked: asked.length,
  };
}

it.each([
  ['glimmer. dim. glimmer.', ['dim'], ['alone effect: glimmer', 'alone effect: glimmer']],
  [
    'glimmer.\nglimmer. murmur. dim.',
    ['dim'],
    ['effect: glimmer', 'alone effect: glimmer', 'alone effect: murmur'],
  ],
  ['dim.', ['dim'], []],
  ['dim.\nglimmer.\ndim.', ['dim', 'dim'], ['effect: glimmer']],
])('%j: what is read of a line is shown as read, and only the rest as not read', (text, unread, shown) => {
  const { reading, ...found } = read(text);
  expect([found.unread, found.read]).toEqual([unread, shown]);
  expect(reading.whole).toBe(false);
});

it('a trigger is read alone of effects that are not, with its data', () => {
  const { read: shown, alone, unread } = read('At twilight, glimmer. Dim all. Murmur.');
  expect(shown).toEqual(['alone trigger: At twilight', 'alone effect: glimmer', 'alone effect: Murmur']);
  expect(alone).toEqual([[{ on: 'twilight' }], [{ does: 'glimmer.' }], [{ does: 'murmur.' }]]);
  expect(unread).toEqual(['Dim all']);
});

it('effects are read alone of a trigger that is not', () => {
  const { read: shown, unread } = read('At some hour, glimmer. Murmur.');
  expect([shown, unread]).toEqual([
    ['alone effect: glimmer', 'alone effect: Murmur'],
    ['some', 'hour'],
  ]);
});

it.each([
  ['glimmer. it glimmers.', []],
  ['glimmer. dim. it glimmers.', ['dim', 'it glimmers']],
  ['At some hour, it glimmers.', ['some', 'hour', 'it glimmers']],
])('%j: words that lean on others are not read without these', (text, unread) => {
  expect(read(text).unread).toEqual(unread);
});

it('marks every unknown word, and mends all of a line at once', () => {
  const { unread, parts, tried, reading } = read('At twiligt, glimer. Murmr. Glimmer.');
  expect(unread).toEqual(['twiligt', 'glimer', 'Murmr']);
  expect(parts).toEqual(['At twiligt', 'glimer', 'Murmr']);
  expect(tried).toEqual(['At twilight, glimmer. Murmur. Glimmer.']);
  expect(reading.unread[0]?.repairs[0]).toMatchObject({
    whole: true,
    edits: [{ words: 'twilight' }, {}, {}],
  });
});

it('mends what it can of a line, and says that this is not all', () => {
  const { tried, reading } = read('glimer. dim. Murmr.');
  expect(tried).toEqual(['glimmer. dim. Murmur.']);
  expect(reading.unread[0]?.repairs[0]?.whole).toBe(false);
});

it.each([
  ['At twilight glimmer.', ' ', 'At twilight, glimmer.', { added: 'comma', after: 'twilight' }],
  [
    'At twilight: glimmer. It glimmers.',
    ':',
    'At twilight, glimmer. It glimmers.',
    { added: 'comma', removed: 'colon', after: 'twilight' },
  ],
  ['At, twilight, glimmer.', ',', 'At twilight, glimmer.', { removed: 'comma', after: 'At' }],
  ['glimmer Murmur.', ' ', 'glimmer. Murmur.', { added: 'full stop', after: 'glimmer' }],
  ['glimmer. murmur', 'r', 'glimmer. murmur.', { added: 'full stop', after: 'murmur' }],
  [
    'murmur.\nglimmer; murmur.',
    ';',
    'murmur.\nglimmer. Murmur.',
    { added: 'full stop', removed: 'semicolon' },
  ],
])('%j: one mark that is missing or wrong is marked at its place, and mended', (text, mark, mended, data) => {
  const { unread, tried, reading } = read(text);
  expect([unread, tried?.[0]]).toEqual([[mark], mended]);
  expect(reading.unread[0]).toMatchObject({
    issue: { code: 'text.wrongMark', data },
    repairs: [{ whole: true }],
  });
  const { start = 0 } = reading.unread[0] ?? {};
  expect(reading.beside.every((span) => span.end <= start || span.start > start)).toBe(true);
});

it('mends a mark in one part of a line and a word in another', () => {
  const { unread, reading } = read('At twilight, glimmer Murmur. Dim. Murmr.', [
    'glimmer',
    'murmur',
    'at',
    'twilight',
  ]);
  expect(unread).toEqual([' ', 'Dim', 'Murmr']);
  expect(reading.unread.flatMap(({ repairs }) => repairs)[0]?.text).toBe(
    'At twilight, glimmer. Murmur. Dim. Murmur.',
  );
});

it('tries few marks of a long line', () => {
  const { asked } = read(`At dusk ${'all dim '.repeat(60)}.`, ['all', 'dim', 'at', 'dusk']);
  expect(asked).toBeLessThan(80);
});

it.each([
  ['glimmer.', 'Read whole.'],
  ['dim.', 'Not read: 1 part. Nothing else was read.'],
  ['dim.\nglimmer.', 'Not read: 1 part. Read: 1 part.'],
  ['dim. glimmer.', 'Not read: 1 part. Read: 1 part, alone: no card has it before the line is read whole.'],
  [
    'murmur.\ndim. glimmer. murmur.\nglimmer. dim. murmur.',
    'Not read: 2 parts. Read: 4 parts, 3 of them alone: no card has them before the line is read whole.',
  ],
])('%j is told: %s', (text, told) => {
  expect(read(text).reading.told).toBe(told);
});

it('reads few parts of a text again, however many there are', () => {
  const { reading, asked } = read(Array.from({ length: 40 }, () => 'glimmer. dim.').join('\n'));
  expect(reading.unread).toHaveLength(40);
  expect(asked).toBeLessThan(260);
});
