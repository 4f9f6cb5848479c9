import { describe, expect, it } from 'vitest';
import { parsePlace } from './place.js';
import { START } from './start.js';

describe('a place', () => {
  it.each([
    START,
    {
      game: 'mtg',
      page: 'board',
      board: { example: 'first', picks: [{ targets: [{ kind: 'card', id: 'bear' }] }] },
    },
    {
      game: 'taktik',
      page: 'play',
      embed: true,
      play: { seed: '7', moves: [{ move: 'pass', player: 'red' }], step: 1 },
    },
    {
      game: 'taktik',
      page: 'play',
      play: {
        moves: [{ move: 'pass', player: 'red' }],
        lines: [{ from: 0, seats: ['you'], moves: [] }, { from: 1 }],
        line: 1,
        step: 0,
      },
    },
  ])('is read: %j', (json) => {
    expect(parsePlace(json)).toEqual({ ok: true, value: json });
  });

  it.each<[unknown, string, readonly (string | number)[]]>([
    [null, 'wrongType', []],
    [{ game: 'mtg' }, 'invalidValue', ['page']],
    [{ game: 'mtg', page: 'shop' }, 'invalidValue', ['page']],
    [{ ...START, more: 1 }, 'unknownKey', ['more']],
    [
      JSON.parse('{"game":"mtg","page":"board","board":{"state":{"__proto__":1}}}'),
      'hostileKey',
      ['board', 'state', '__proto__'],
    ],
    [{ ...START, words: { text: 'x'.repeat(20_001) } }, 'invalidValue', ['words', 'text']],
    [{ game: 'mtg', page: 'play', play: { step: 1e9 } }, 'invalidValue', ['play', 'step']],
    [{ game: 'mtg', page: 'play', play: { line: -1 } }, 'invalidValue', ['play', 'line']],
    [{ game: 'mtg', page: 'play', play: { lines: [{}] } }, 'wrongType', ['play', 'lines', 0, 'from']],
    [
      { game: 'mtg', page: 'play', play: { lines: Array.from({ length: 51 }, () => ({ from: 0 })) } },
      'invalidValue',
      ['play', 'lines'],
    ],
  ])('%# is refused with a code and a path', (json, code, path) => {
    const parsed = parsePlace(json);
    expect(parsed.ok ? [] : parsed.issues.map((each) => [each.code, each.path ?? []])).toContainEqual([
      code,
      path,
    ]);
  });
});
