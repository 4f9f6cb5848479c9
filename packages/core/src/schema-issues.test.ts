import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseWith } from './index.js';

/** A list that starts with a word, has no hole in its numbers, and is longer than 3,000. */
const numbered = z.tuple([z.string()], z.int()).check(({ value, issues }) => {
  value.slice(1).forEach((entry, at) => {
    if (entry !== value.length - at)
      issues.push({ code: 'custom', path: [at + 1], message: 'gap', input: value });
  });
});
const down = (size: number) => ['go', ...Array.from({ length: size }, (_none, at) => size + 1 - at)];

describe('long lists', () => {
  it('are taken though their beginnings would not be', () => {
    expect(parseWith<unknown>(numbered, down(5_000)).ok).toBe(true);
    expect(parseWith<unknown>(z.array(z.int()).min(3_000), down(3_000).slice(1)).ok).toBe(true);
  });

  it('are refused by the whole where no entry by itself is wrong', () => {
    expect(parseWith<unknown>(numbered, down(5_000).with(4_000, 7))).toMatchObject({
      issues: [{ code: 'invalidValue', data: { problem: 'gap' }, path: [4_000] }],
    });
    expect(parseWith<unknown>(z.array(z.int()).max(3_000), down(5_000).slice(1))).toMatchObject({
      issues: [{ code: 'invalidValue' }],
    });
  });

  it.each([1, 999, 1_000, 1_001, 2_000, 4_500])('are refused by the entry that is wrong: %i', (at) => {
    const parsed = parseWith<unknown>(numbered, down(5_000).with(at, 'x'));
    expect(parsed.ok || parsed.issues[0]).toEqual({
      code: 'wrongType',
      data: { expected: 'number', found: 'string' },
      path: [at],
    });
  });
});

it('an object lacks a key where it does, and not where it is cut', () => {
  const shape = Object.fromEntries(
    Array.from({ length: 2_500 }, (_none, at) => [`k${at}`, z.int()] as const),
  );
  const value = Object.fromEntries(Object.keys(shape).map((key, at) => [key, at]));
  const schema: z.ZodType = z.strictObject(shape);
  expect(parseWith(schema, value).ok).toBe(true);
  expect(parseWith(schema, { ...value, k2400: 'x' })).toMatchObject({ issues: [{ path: ['k2400'] }] });
  const { k2: _left, ...rest } = value;
  expect(parseWith(schema, rest)).toMatchObject({ issues: [{ code: 'wrongType', path: ['k2'] }] });
});
