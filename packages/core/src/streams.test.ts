/** Streams of a match: each is a keyed hash, and an order of numbers is one's own. */
import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWith, unwrap } from './index.js';
import { randomFrom, randomState, type Random, type RandomState } from './match/index.js';
import { seeded, SEEDING } from './random.js';
import { hmacSha256 } from './sha256.js';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const begun = (seed: number | string): RandomState => unwrap(seeded(seed, SEEDING));
const words = (random: Random, count: number): readonly number[] =>
  Array.from({ length: count }, () => random.below(2 ** 32));

/** Bytes in pairs as text, as the hash reads it. */
const textOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16)));
/** Bytes as words, the last one filled with zeros: a short key is filled with zeros anyway. */
const keyOf = (hex: string): readonly number[] =>
  (hex.match(/.{1,8}/gu) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 16));

describe('HMAC-SHA-256', () => {
  it.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
  ])('RFC 4231, section 4: of the key %s is as published', (key, data, wanted) => {
    const got = hmacSha256(keyOf(key))(textOf(data)).map((word) => word.toString(16).padStart(8, '0'));
    expect(got.join('')).toBe(wanted);
  });

  it('of any key and text is that of the reference', () => {
    const key = fc.array(fc.integer({ min: 0, max: 0xffff_ffff }), { maxLength: 16 });
    fc.assert(
      fc.property(key, fc.string({ unit: 'binary', maxLength: 80 }), (secret, text) => {
        const bytes = Buffer.alloc(4 * secret.length);
        for (const [at, word] of secret.entries()) bytes.writeUInt32BE(word, 4 * at);
        const wanted = createHmac('sha256', bytes).update(bytesOf(text)).digest();
        expect(hmacSha256(secret)(text)).toEqual(
          [0, 4, 8, 12, 16, 20, 24, 28].map((at) => wanted.readUInt32BE(at)),
        );
      }),
    );
  });
});

describe('a stream', () => {
  it.each([
    ['dice', undefined, '[0,"dice",""]'],
    ['deck', 'ann', '[0,"deck","ann"]'],
  ])('of the purpose %s and the player %s is the HMAC of its name and a counter', (purpose, player, name) => {
    const key = createHash('sha256').update(bytesOf('match 7')).digest();
    const blocks = [0, 1].map((at) =>
      createHmac('sha256', key)
        .update(bytesOf(`${name} ${at}`))
        .digest(),
    );
    const wanted = Array.from({ length: 16 }, (_none, at) => Buffer.concat(blocks).readUInt32BE(4 * at));
    expect(words(randomFrom(begun(7)).stream(purpose, player), 16)).toEqual(wanted);
  });

  it('draws the same whatever other streams have drawn, and goes on if it is asked for again', () => {
    const [alone, among] = [randomFrom(begun('a')), randomFrom(begun('a'))];
    const wanted = words(alone.stream('deck', 'ann'), 20);
    const got: number[] = [];
    for (let at = 0; at < 20; at++) {
      words(among.stream('dice'), at);
      words(among.stream('deck', 'bob'), 1);
      words(among, 3);
      got.push(...words(among.stream('deck', 'ann'), 1));
    }
    expect(got).toEqual(wanted);
  });

  it('is another one for another seed, purpose, player and move', () => {
    const first = randomFrom(begun(1));
    words(first, 1);
    const streams = [
      randomFrom(begun(1)).stream('deck', 'ann'),
      randomFrom(begun(2)).stream('deck', 'ann'),
      randomFrom(begun(1)).stream('hand', 'ann'),
      randomFrom(begun(1)).stream('deck', 'bob'),
      randomFrom(begun(1)).stream('deck","ann'),
      randomFrom(begun(1)),
      randomFrom(first.state).stream('deck', 'ann'),
    ];
    expect(new Set(streams.flatMap((stream) => words(stream, 8))).size).toBe(8 * streams.length);
  });

  it('leaves the state as it is until something is drawn; then it is that of the next move, as JSON', () => {
    const start = begun(3);
    const random = randomFrom(start);
    expect(random.stream('dice').state).toBe(start);
    words(random.stream('dice'), 30);
    const next = unwrap(parseWith(randomState, JSON.parse(JSON.stringify(random.state))));
    expect([start, next]).toMatchObject([{ drawn: 0 }, { drawn: 1 }]);
    expect(words(randomFrom(next), 9)).toEqual(words(randomFrom(random.state), 9));
  });
});

describe('numbers', () => {
  it('are each number once, in an order that a shuffle of the deck does not change', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(80), (seed, count) => {
        const [plain, later] = [randomFrom(begun(seed)), randomFrom(begun(seed))];
        later.stream('deck', 'ann').shuffle(Array.from({ length: count }));
        const numbers = plain.numbers(count, 'ann');
        expect(later.numbers(count, 'ann')).toEqual(numbers);
        expect(numbers.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_none, at) => at + 1),
        );
      }),
    );
  });

  it('come in each order of three alike often, and count up in matches of one stream', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 6_000; seed++) {
      const order = randomFrom(begun(seed)).numbers(3, 'ann').join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const found of seen.values()) expect(Math.abs(found - 1_000)).toBeLessThan(120);
    const one = randomFrom([1, 2, 3, 4]);
    expect([one.numbers(4, 'ann'), one.state]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });
});
