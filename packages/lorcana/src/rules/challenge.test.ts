/** Who may be challenged, according to an oracle that knows the rules but not the engine. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosable, made, refused, table } from '../../test/table.js';

const KEYWORDS = ['alert', 'bodyguard', 'evasive', 'rush', 'ward'] as const;
type Keyword = (typeof KEYWORDS)[number];
interface Foe {
  readonly place: boolean;
  readonly exerted: boolean;
  readonly has: readonly Keyword[];
  /** Characters with at most this cost can't challenge it. */
  readonly bar: number;
}

const has = fc.subarray([...KEYWORDS]);
const foe: fc.Arbitrary<Foe> = fc.record({
  place: fc.boolean(),
  exerted: fc.boolean(),
  has,
  bar: fc.constantFrom(0, 0, 2),
});
const challenger = fc.record({
  has,
  exerted: fc.boolean(),
  drying: fc.boolean(),
  cost: fc.integer({ min: 1, max: 3 }),
});

const definitionOf = ({ place, has: keywords, bar }: Foe, index: number) =>
  made(
    `Foe ${index}`,
    place ? { type: 'location', willpower: 5, moveCost: 1 } : { has: keywords },
    bar > 0
      ? {
          abilities: [
            { kind: 'static', for: 'this', gives: [{ cantBeChallengedBy: { cost: { lte: bar } } }] },
          ],
        }
      : {},
  );

describe('challenging', () => {
  it('4.6.4.3 whom a character may challenge is what the rules say, one by one', () => {
    fc.assert(
      fc.property(challenger, fc.array(foe, { maxLength: 5 }), (one, foes) => {
        const hero = made('Hero', { has: one.has, cost: one.cost });
        const at = table(
          { play: [[hero, { exerted: one.exerted, drying: one.drying }], made('Own')] },
          {
            play: foes.map((each, index) => [
              definitionOf(each, index),
              { exerted: each.exerted && !each.place },
            ]),
          },
        );
        const ready = !one.exerted && (!one.drying || one.has.includes('rush'));
        const flies = one.has.includes('evasive') || one.has.includes('alert');
        const reached = foes.map(
          ({ place, exerted, has: keywords, bar }) =>
            one.cost > bar && (place || (exerted && (flies || !keywords.includes('evasive')))),
        );
        const guards = foes.map(
          ({ place, has: keywords }, index) => reached[index] && !place && keywords.includes('bodyguard'),
        );
        const legal = foes.flatMap(({ place }, index) =>
          ready && reached[index] && (place || guards[index] || !guards.includes(true))
            ? [`Foe ${index}`]
            : [],
        );
        expect(choosable(at, 'challenge', 'Hero').toSorted()).toEqual(legal);
        for (const id of ['Own', 'Hero', ...foes.map((_each, index) => `Foe ${index}`)])
          expect([id, refused(at, 'challenge', 'Hero', [id]).length === 0]).toEqual([id, legal.includes(id)]);
      }),
      { numRuns: 150 },
    );
  });

  it('8.12.1 who may sing together: every group whose costs come to the song’s', () => {
    const singer = fc.record({
      cost: fc.integer({ min: 0, max: 4 }),
      singer: fc.constantFrom(0, 0, 3),
      exerted: fc.boolean(),
      drying: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(singer, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (singers, wanted) => {
        const song = made(
          'Song',
          { type: 'song', cost: wanted, has: [['sing together', wanted]] },
          { effects: [{ effect: 'draw', amount: 1 }] },
        );
        const play = singers.map(
          ({ cost, singer: number, exerted, drying }, index) =>
            [
              made(`S${index}`, { cost, ...(number > 0 ? { has: [['singer', number]] } : {}) }),
              { exerted, drying },
            ] as const,
        );
        const at = table({ play, hand: [song] }, { play: [made('Foe')] });
        for (let group = 0; group < 2 ** singers.length; group++) {
          const chosen = singers.flatMap((one, index) =>
            (group >> index) % 2 === 1 ? [{ one, index }] : [],
          );
          const able = chosen.every(({ one }) => !one.exerted && !one.drying);
          const sum = chosen.reduce((total, { one }) => total + Math.max(one.cost, one.singer), 0);
          const codes = refused(
            at,
            'sing',
            'Song',
            chosen.map(({ index }) => `S${index}`),
          );
          expect(codes.length === 0).toBe(able && chosen.length > 0 && sum >= wanted);
        }
        expect(refused(at, 'sing', 'Song', ['Foe'])).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
