import { assert, asyncProperty, jsonValue } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fragmentOf, readFragment } from './link.js';

describe('an address', () => {
  it('holds any JSON, and gives it back', async () => {
    await assert(
      asyncProperty(jsonValue(), async (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value));
        expect(await readFragment(await fragmentOf(value))).toEqual({ found: 'json', json });
      }),
    );
  });

  it('has only letters that may stand in a fragment', async () => {
    expect(await fragmentOf({ text: 'Wähle ein „Ziel“ & more? ~#%' })).toMatch(/^#1\.[\w-]+$/u);
  });

  it('is short for what repeats', async () => {
    const thing = { instanceId: 'one', owner: 'you', zone: 'battlefield', types: ['creature'] };
    expect((await fragmentOf(Array.from({ length: 200 }, () => thing))).length).toBeLessThan(300);
  });

  it.each([
    ['', 'nothing'],
    ['#', 'nothing'],
    ['#2.abc', 'flaw'],
    ['#anything', 'flaw'],
    ['#1.', 'flaw'],
    ['#1.!!!', 'flaw'],
    ['#1.abcd', 'flaw'],
  ])('%j is %s', async (fragment, found) => {
    expect(await readFragment(fragment)).toEqual({ found });
  });

  it('does not unpack what would fill the memory', async () => {
    expect(await readFragment(await fragmentOf('x'.repeat(5_000_000)))).toEqual({ found: 'flaw' });
  });
});
