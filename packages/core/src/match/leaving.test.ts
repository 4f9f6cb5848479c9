import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame, ok, playerKind, unwrap } from '../index.js';
import { defineMatch, defineMove } from './index.js';

const PLAYERS = ['ann', 'bob', 'cat'];
const state = z.strictObject({ left: z.array(z.string()).readonly() });
type Waiting = z.infer<typeof state>;
const still = ({ left }: Waiting) => PLAYERS.filter((id) => !left.includes(id));

/** A game in which players only wait or leave. The last one wins. */
const waiting = (leaves?: string) =>
  defineMatch<Waiting, Record<string, never>>({
    game: defineGame({
      id: 'waiting',
      state,
      players: () => PLAYERS.map((id) => ({ id })),
      kinds: [playerKind({ list: () => PLAYERS.map((id) => ({ id })) })],
    }),
    version: 1,
    options: z.strictObject({}),
    setup: () => ok({ left: [] }),
    toAct: (now) => still(now).slice(0, 1),
    outcome: (now) => (still(now).length > 1 ? undefined : { winners: still(now), reason: 'last' }),
    moves: {
      wait: defineMove({
        params: z.strictObject({}),
        refuses: () => [],
        variants: () => [{}],
        execute: ({ state: now }) => now,
      }),
      resign: defineMove({
        params: z.strictObject({}),
        anytime: true,
        refuses: ({ state: now, player }) =>
          still(now).includes(player) ? [] : [{ code: 'unknownPlayer', data: { player } }],
        variants: () => [],
        execute: ({ state: now, player, emit }) => {
          emit({ type: 'resigned', player });
          return { left: [...now.left, player] };
        },
      }),
    },
    ...(leaves === undefined ? {} : { leaves }),
    view: (now) => ({ left: now.left }),
  });

describe('a player who gives up', () => {
  it('does so by the move of the game, if it has one, and others play on', () => {
    const game = waiting('resign');
    const start = unwrap(game.start({}, 1));
    const first = unwrap(game.leave(start, 'bob'));
    expect([game.leaves, first.move, first.outcome]).toEqual([
      'resign',
      { move: 'resign', player: 'bob' },
      undefined,
    ]);
    expect([first.events, game.toAct(first.match), first.match.step]).toEqual([
      [{ type: 'resigned', player: 'bob' }],
      ['ann'],
      1,
    ]);
    expect(game.leave(first.match, 'bob')).toMatchObject({ ok: false, issues: [{ code: 'unknownPlayer' }] });
    const last = unwrap(game.leave(first.match, 'ann'));
    expect(last.outcome).toEqual({ winners: ['cat'], reason: 'last' });
    expect(game.leave(last.match, 'cat')).toMatchObject({ ok: false, issues: [{ code: 'matchOver' }] });
  });

  it('ends the match of a game that has none, and all others have won', () => {
    const game = waiting();
    const start = unwrap(game.start({}, 1));
    expect([game.leaves, unwrap(game.leave(start, 'bob'))]).toEqual([
      undefined,
      { match: start, events: [], outcome: { winners: ['ann', 'cat'], reason: 'given up' } },
    ]);
    expect(game.leave(start, 'dan')).toMatchObject({ ok: false, issues: [{ code: 'unknownPlayer' }] });
    const over = ['ann', 'bob'].reduce(
      (match, player) => unwrap(game.apply(match, { move: 'resign', player })).match,
      start,
    );
    expect(game.leave(over, 'cat')).toMatchObject({ ok: false, issues: [{ code: 'matchOver' }] });
  });

  it('is defined by a move that there is', () => {
    expect(() => waiting('flee')).toThrow(RangeError);
  });
});
