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
});
