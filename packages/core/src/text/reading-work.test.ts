import { describe, expect, it } from 'vitest';
import { harbour } from '../../test/harbour.js';
import { ReadingCache } from './reading-cache.js';
import { ReadingWork, spendWork, workDone } from './reading-work.js';
import { tokenize } from './tokenize.js';

describe('the work of reading', () => {
  it('a reading that takes more than is left is given up, and so is every later one', () => {
    const work = new ReadingWork(10);
    expect(work.within(1, () => spendWork(9))).toBe(true);
    expect(work.within(0, () => spendWork(1))).toBe(false);
    expect(work.within(0, () => spendWork(0))).toBe(false);
  });

  it('another error goes through, and the work of later readings is not counted', () => {
    const work = new ReadingWork(10);
    expect(() => work.within(1, () => JSON.parse('{') as never)).toThrow(SyntaxError);
    expect(() => spendWork(100)).not.toThrow();
  });

  it.each([true, false])(
    'a reading that was kept costs the same again (read within limits before: %s)',
    (limited) => {
      const kept = new ReadingCache<object>();
      const read = () =>
        kept.of(tokenize('draw a card'), '', () => {
          spendWork(8);
          return {};
        });
      if (limited) new ReadingWork(8).within(0, read);
      else read();
      expect(new ReadingWork(7).within(0, read)).toBe(false);
      expect(new ReadingWork(8).within(0, read)).toBe(true);
    },
  );

  it('the steps of the grammar of clauses are work of the text', () => {
    const read = () => void harbour.read(tokenize('take two shells for each gull'), null);
    const before = workDone();
    read();
    const work = workDone() - before;
    expect(work).toBeGreaterThan(20);
    expect(new ReadingWork(work - 1).within(0, read)).toBe(false);
    expect(new ReadingWork(work).within(0, read)).toBe(true);
  });
});
