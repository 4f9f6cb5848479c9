import { describe, expect, it } from 'vitest';
import { printRow, readRow } from './row.js';

type Read = (piece: string) => readonly string[] | 'ambiguous' | undefined;

/** Reads words with "and" between the pieces. */
const rowIn = (words: string, read: Read) => {
  const tokens = words.split(' ');
  const cutsFrom = (from: number) =>
    tokens.flatMap((word, end) => (word === 'and' && end > from ? [{ end, next: end + 1 }] : []));
  return readRow<string>(tokens.length, cutsFrom, (from, end) => {
    const said = read(tokens.slice(from, end).join(' '));
    if (said === 'ambiguous') return { found: 'ambiguous' };
    return said ? { found: 'one', value: said } : { found: 'none' };
  });
};

const knowing =
  (known: Readonly<Record<string, readonly string[] | 'ambiguous'>>): Read =>
  (piece) =>
    Object.hasOwn(known, piece) ? known[piece] : undefined;

describe('a row', () => {
  it.each<[string, string, Record<string, readonly string[] | 'ambiguous'>, unknown]>([
    ['is one piece', 'bark', { bark: ['B'] }, ['B']],
    ['is pieces in their order', 'bark and sit and bark', { bark: ['B'], sit: ['S'] }, ['B', 'S', 'B']],
    [
      'has pieces with a joint in them',
      'salt and pepper and sit',
      { 'salt and pepper': ['P'], sit: ['S'] },
      ['P', 'S'],
    ],
    [
      'is read where two ways say the same',
      'bark and sit',
      { 'bark and sit': ['B', 'S'], bark: ['B'], sit: ['S'] },
      ['B', 'S'],
    ],
    [
      'is not read where two ways differ',
      'bark and sit',
      { 'bark and sit': ['X'], bark: ['B'], sit: ['S'] },
      'ambiguous',
    ],
    [
      'is not read where a piece has two meanings',
      'bark and sit',
      { bark: 'ambiguous', sit: ['S'] },
      'ambiguous',
    ],
    [
      'is not read where what follows has two meanings',
      'bark and sit',
      { bark: ['B'], sit: 'ambiguous' },
      'ambiguous',
    ],
    [
      'does not care for two meanings of what leads nowhere',
      'bark and sit and',
      { bark: 'ambiguous', sit: ['S'] },
      'none',
    ],
    ['ends with no joint', 'bark and', { bark: ['B'] }, 'none'],
    ['is all of the words', 'bark and run', { bark: ['B'] }, 'none'],
  ])('%s', (_name, words, known, wanted) => {
    const row = rowIn(words, knowing(known));
    expect(row.found === 'one' ? row.value : row.found).toEqual(wanted);
  });

  it('is read in no time where every word can be cut, and not at all where it is too long', () => {
    let asked = 0;
    const read: Read = (piece) => (asked++, piece === 'b' ? ['B'] : undefined);
    const words = (count: number) => Array.from({ length: count }, () => 'b').join(' and ');
    expect(rowIn(words(80), read)).toEqual({ found: 'one', value: Array.from({ length: 80 }, () => 'B') });
    expect(asked).toBeLessThan(80 * 80);
    expect(rowIn(words(81), read)).toEqual({ found: 'none' });
    expect(rowIn('b', () => undefined)).toEqual({ found: 'none' });
  });
});

describe('a printed row', () => {
  const sentences: Readonly<Record<string, string>> = { ab: 'A with b', a: 'A', c: 'C' };
  const print = (part: readonly string[]) => sentences[part.join('')];
  it.each([
    ['abc', ['A with b', 'C']],
    ['aca', ['A', 'C', 'A']],
    ['', []],
    ['ab?', undefined],
  ])('%j', (row, wanted) => expect(printRow(Array.from(row), print)).toEqual(wanted));
});
