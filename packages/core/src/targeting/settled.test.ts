/**
 * Tests that depend only on an object are asked again only where it may have changed. Tests that depend on
 * who asks are asked every time.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame, defineKind, player, playerReference, unwrap } from '../index.js';

const stone = z.strictObject({ id: z.string(), big: z.boolean(), owner: z.string() });
type Stone = z.infer<typeof stone>;
type Stones = readonly Stone[];

/**
 * Asks for the player's own big stones, or for small ones. Returns what was found, and how often a test
 * looked at a stone alone.
 */
function looking() {
  let looks = 0;
  const game = defineGame({
    id: 'stones',
    state: z.array(stone).readonly(),
    players: () => [{ id: 'ann' }, { id: 'bob' }],
    kinds: [
      defineKind({
        name: 'stone',
        object: stone,
        filter: z.strictObject({ big: z.boolean().optional(), owner: playerReference.optional() }),
        matchers: {
          big: {
            test: ({ big }: Stone, wanted) => {
              looks++;
              return big === wanted;
            },
            intrinsic: true,
          },
          owner: player(
            'owner',
            ({ owner }: Stone) => owner,
            (who) => `of ${who}`,
          ),
        },
        list: (stones: Stones) => stones,
        id: ({ id }) => id,
      }),
    ],
  });
  const specs = [
    game.spec({ slots: [{ kind: 'stone', filter: { big: true, owner: 'self' } }] }),
    game.spec({ slots: [{ kind: 'stone', filter: { big: false } }] }),
  ] as const;
  return (stones: Stones, controller = 'ann', spec: 0 | 1 = 0) => {
    const before = looks;
    const found = unwrap(game.resolver(stones).legalTargets(specs[spec], { controller }));
    return { found: found.map(({ id }) => id).join(' '), looks: looks - before };
  };
}

const stonesOf = (size: number, from = 0): Stones =>
  Array.from({ length: size }, (_stone, index) => ({
    id: `s${from + index}`,
    big: index % 2 === 0,
    owner: index % 3 === 0 ? 'ann' : 'bob',
  }));
/** Replaces the stones at some places of a list. */
const changed = (stones: Stones, places: number): Stones =>
  stones.map((found, index) => (index < places ? { ...found, id: `new${index}` } : found));
const upTo = (size: number) => Array.from({ length: size }, (_none, index) => index);

/** Counts how often each question looks, one after the other. */
const looksOf = (ask: ReturnType<typeof looking>, ...lists: readonly Stones[]) =>
  lists.map((list) => ask(list).looks);

describe('one list', () => {
  it('is looked at, then settled, then not looked at any more', () => {
    const list = stonesOf(6);
    expect(looksOf(looking(), list, list, list, list)).toEqual([6, 6, 0, 0]);
  });

  it('is answered the same each time, for each who asks', () => {
    const list = stonesOf(7);
    const ask = looking();
    const found = upTo(4).map(() => [ask(list).found, ask(list, 'bob').found]);
    expect(found).toEqual(upTo(4).map(() => ['s0 s6', 's2 s4']));
  });

  it('is settled for each filter', () => {
    const list = stonesOf(6);
    const ask = looking();
    looksOf(ask, list, list);
    expect(upTo(3).map(() => ask(list, 'ann', 1).looks)).toEqual([6, 6, 0]);
    expect(ask(list)).toEqual({ found: 's0', looks: 0 });
    expect(ask(list, 'ann', 1)).toEqual({ found: 's1 s3 s5', looks: 0 });
  });

  it('stays settled, whatever else is asked meanwhile', () => {
    const [list, other] = [stonesOf(6), stonesOf(6, 10)];
    const ask = looking();
    looksOf(ask, list, list, other);
    expect(ask(list)).toEqual({ found: 's0', looks: 0 });
  });
});

describe('a list that follows another', () => {
  it.each<[size: number, places: number, looks: number]>([
    [8, 0, 0],
    [8, 1, 1],
    [8, 3, 3],
    [8, 4, 8],
    [8, 5, 8],
    [8, 8, 8],
    [1, 0, 0],
    [1, 1, 1],
    [5, 2, 2],
    [5, 3, 5],
    [40, 3, 3],
    [40, 15, 15],
    [40, 25, 40],
  ])('of %i stones, %i are others: it looks at %i', (size, places, looks) => {
    const list = stonesOf(size);
    const next = changed(list, places);
    const ask = looking();
    looksOf(ask, list, list, list);
    expect(ask(next).looks).toBe(looks);
  });

  it('that holds most of its stones is settled at once', () => {
    const list = stonesOf(8);
    const ask = looking();
    looksOf(ask, list, list);
    const next = changed(list, 1);
    expect(looksOf(ask, next, next, next)).toEqual([1, 0, 0]);
  });

  it('that holds few of them is looked at, then settled', () => {
    const list = stonesOf(8);
    const ask = looking();
    looksOf(ask, list, list);
    const next = changed(list, 6);
    expect(looksOf(ask, next, next, next)).toEqual([8, 8, 0]);
  });

  it('is settled at once also where the one before was only looked at', () => {
    const list = stonesOf(8);
    const next = changed(list, 1);
    expect(looksOf(looking(), list, next, next)).toEqual([8, 8, 0]);
  });

  it('one after the other, each looked at only where it is new', () => {
    const ask = looking();
    const first = stonesOf(8);
    looksOf(ask, first, first);
    const lists = [
      first.slice(0, 7),
      changed(first.slice(0, 7), 2),
      [...first.slice(0, 7), ...stonesOf(1, 20)],
    ];
    expect(looksOf(ask, ...lists)).toEqual([0, 2, 3]);
  });

  it('shifted by one, every stone stands elsewhere', () => {
    const list = stonesOf(8);
    const ask = looking();
    looksOf(ask, list, list);
    expect(ask([...stonesOf(1, 20), ...list])).toEqual({ found: 's20 s0 s6', looks: 9 });
  });

  it('or is empty', () => {
    const ask = looking();
    expect(looksOf(ask, [], [], stonesOf(2))).toEqual([0, 0, 2]);
  });
});
