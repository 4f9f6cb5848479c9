import { ok, parseWith, refuse } from '@reticle/core';
import * as root from '@reticle/core';
import * as describing from '@reticle/core/describe';
import * as host from '@reticle/core/host';
import * as match from '@reticle/core/match';
import * as play from '@reticle/core/play';
import * as schema from '@reticle/core/schema';
import * as text from '@reticle/core/text';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Entry, entryFindings } from './entries.js';
import { describeFinding } from './words.js';

const GAME = { messages: host.deckMessages };

describe('the public functions of core that take text or JSON from outside', () => {
  const lamp = z.strictObject({ lamp: z.strictObject({ lit: z.boolean() }) });
  const ENTRIES: Readonly<Record<string, Entry | string>> = {
    parseJsonText: { valid: '{"lit": true}', read: (raw) => root.parseJsonText(raw as string) },
    parseWith: { valid: { lamp: { lit: true } }, read: (raw) => root.parseWith(lamp, raw) },
    readDecks: { valid: '4 Lamp', read: (raw) => host.readDecks(raw as string) },
    readRow: 'reads words with functions of a game',
  };

  it('refuse bad input with a code, words and a path, and throw nothing else', () => {
    const ways = { root, describing, host, match, play, schema, text };
    expect(entryFindings(ENTRIES, ways, GAME).map(describeFinding)).toEqual([]);
  });
});

describe('a table of entries', () => {
  const lamp = z.strictObject({ lit: z.boolean() });
  const valid = { lit: true };
  const codesOf = (read: Entry['read'], given: unknown = valid) => [
    ...new Set(
      entryFindings({ parseLamp: { valid: given, read } }, { root: { parseLamp: read } }, GAME).map(
        ({ code }) => code,
      ),
    ),
  ];

  it('has nothing to say of what refuses with a code and a path', () => {
    expect(codesOf((raw) => parseWith(lamp, raw))).toEqual([]);
  });

  it('takes a refusal that is thrown', () => {
    expect(codesOf((raw) => root.unwrap(parseWith(lamp, raw)))).toEqual([]);
  });

  it.each<[what: string, read: Entry['read'], given: unknown, codes: readonly string[]]>([
    ['throws what a schema throws', (raw) => lamp.parse(raw), valid, ['hostile.threw']],
    ['throws what a text would not', (raw) => (raw as string).trim(), 'x', ['hostile.threw']],
    ['takes all', (raw) => ok(raw), valid, ['hostile.accepted']],
    [
      'takes unknown keys',
      (raw) => parseWith(z.object({ lit: z.boolean() }), raw),
      valid,
      ['hostile.accepted'],
    ],
    ['refuses what it should take', (raw) => parseWith(lamp, raw), { lit: 1 }, ['entries.refused']],
    [
      'names no path',
      (raw) =>
        parseWith(lamp, raw).ok ? ok(raw) : refuse({ code: 'invalidValue', data: { problem: 'wrong' } }),
      valid,
      ['entries.pathless'],
    ],
  ])('finds one that %s', (_what, read, given, codes) => {
    expect(codesOf(read, given)).toEqual(codes);
  });

  it('finds an exported function or method that is not in the table, and one in it that is not exported', () => {
    const parseLamp: Entry = { valid, read: (raw) => parseWith(lamp, raw) };
    const ways = {
      root: { parseLamp: parseLamp.read, readLamps: () => ok(1), lamps: { start: () => ok(1) }, lamp },
    };
    expect(entryFindings({ parseLamp, parseNothing: parseLamp }, ways, GAME).map(describeFinding)).toEqual([
      'lamps.start takes raw input, and is not in the table of entries.',
      'readLamps takes raw input, and is not in the table of entries.',
      'parseNothing is in the table of entries, and is not exported.',
    ]);
  });
});
