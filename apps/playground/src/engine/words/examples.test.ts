import { describe, expect, it } from 'vitest';
import { lorcana } from '@reticle/lorcana';
import { mtg } from '@reticle/mtg';
import { lorcanaWords, mtgWords } from '../../../test/hosts.js';
import { readingOf, toldReading } from './read.js';

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

describe.each([
  ['Magic', mtgWords, mtg],
  ['Lorcana', lorcanaWords, lorcana],
] as const)('%s: the examples', (_name, words, game) => {
  it('are understood whole, unless their titles say what is not', async () => {
    const reader = await words.reader();
    const parts = words.examples
      .filter(({ text, about = {} }) => !toldReading(words, reader, text, about).whole)
      .map(({ title }) => title);
    expect(parts.filter((title) => !/alone (?:is|are) read$|are refused, openly$/u.test(title))).toEqual([]);
  });

  it.each(words.examples)('$title', ({ title, text, about }) => {
    const { requirements, groups, more } = readingOf(words, { text, ...about });
    expect(requirements.length).toBeGreaterThan(0);
    expect(more).toBe(0);
    const refused = title === 'Words that are refused, openly';
    expect(requirements.filter(({ understood }) => !understood).length).toBe(refused ? 1 : 0);
    for (const { json, whole, members, unread } of groups) {
      expect(members.length).toBe(json.slots.length);
      expect(members.map((at) => requirements[at]?.slot)).toEqual(json.slots);
      expect(members.flatMap((at) => requirements[at]?.relations ?? [])).toEqual(json.relations);
      expect(whole).toBe(!refused);
      expect(unread.length).toBe(refused ? 1 : 0);
    }
    for (const { json } of groups.filter(({ whole }) => whole)) {
      expect(game.parseSpec(json)).toMatchObject({ ok: true });
    }
  });

  // A frame has 16 ms; on a busy machine each takes several times as long.
  it('reads each at once', () => {
    const slowest = words.examples.map(({ text, about }) => {
      const times = Array.from({ length: 21 }, () => readingOf(words, { text, ...about }).took);
      return median(times.slice(5));
    });
    expect(Math.max(...slowest)).toBeLessThan(100);
  });
});
