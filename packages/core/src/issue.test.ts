import { describe, expect, it } from 'vitest';
import { issue, ok, refuse, unwrap } from './index.js';
import { RefusedError } from './issue.js';

describe('issues are plain JSON', () => {
  it.each([
    [issue('unknownSlot', { slot: 's' }), { code: 'unknownSlot', data: { slot: 's' } }],
    [issue('unknownSlot', { slot: 's' }, []), { code: 'unknownSlot', data: { slot: 's' } }],
    [
      issue('unknownSlot', { slot: 's' }, ['a', 0]),
      { code: 'unknownSlot', data: { slot: 's' }, path: ['a', 0] },
    ],
  ])('%j', (found, is) => {
    expect(found).toStrictEqual(is);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});

describe('unwrap', () => {
  it('gives the value', () => expect(unwrap(ok(3))).toBe(3));

  it('throws the issues, told by code, path and data', () => {
    const issues = [issue('unknownSlot', { slot: 's' }, ['a', 0]), issue('notCompletable', {})] as const;
    const fails = () => unwrap(refuse<number>(...issues));
    expect(fails).toThrow(RefusedError);
    expect(fails).toThrow('unknownSlot at a.0 {"slot":"s"}; notCompletable {}');
    expect(fails).toThrow(expect.objectContaining({ name: 'RefusedError', issues }));
  });
});
