import { describe, expect, it } from 'vitest';
import { nearestWord } from './messages.js';

const KNOWN = ['plant', 'planet', 'sapling', 'oak', 'fence'];

describe('the word that was meant', () => {
  it.each([
    ['plamt', 'plant'],
    ['palnt', 'plant'],
    ['plant', 'plant'],
    ['plants', 'plant'],
    ['saplnig', 'sapling'],
    ['saplin', 'sapling'],
    ['seplimg', 'sapling'],
    ['fance', 'fence'],
  ])('%s: %s', (word, meant) => expect(nearestWord(word, KNOWN)).toBe(meant));

  it.each(['', 'oka', 'stone', 'plntt', 'x'.repeat(10_000)])('none for %s', (word) =>
    expect(nearestWord(word, KNOWN)).toBeUndefined(),
  );

  /** Lists every word with one letter changed, added or left out. */
  const slips = (word: string): readonly string[] =>
    [...word.split(''), ''].flatMap((_letter, at) => [
      word.slice(0, at) + 'z' + word.slice(at + 1),
      word.slice(0, at) + 'z' + word.slice(at),
      word.slice(0, at) + word.slice(at + 1),
    ]);

  it('is found after every two slips of a long word, and after every two letters that changed places', () => {
    const word = 'blackthorn';
    const swapped = word
      .split('')
      .slice(1)
      .map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
    for (const typed of [...swapped, ...slips(word).flatMap(slips)])
      expect([typed, nearestWord(typed, [...KNOWN, word])]).toEqual([typed, word]);
  });
});
