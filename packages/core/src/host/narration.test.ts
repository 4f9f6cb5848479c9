import { expect, it } from 'vitest';
import * as z from 'zod';
import { lantern, lanternCardOf, lanternStateOf, type LanternState } from '../../test/lantern.js';
import { defineMatch, defineMove } from '../match/index.js';
import { unwrap } from '../issue.js';
import { hasHappened, narrationOf, unaskedMove } from './narration.js';
import type { HostMatch } from './host.js';
import { type MatchPace, withSigns } from './views.js';

const free = defineMove({
  params: z.strictObject({}),
  refuses: () => [],
  variants: (_state: LanternState) => [{}],
  execute: ({ state }) => state,
});
/** A move that is on offer while there are cards. */
const burn = defineMove({
  params: z.strictObject({}),
  refuses: () => [],
  variants: ({ cards }: LanternState) => (cards.length > 0 ? [{}] : []),
  execute: ({ state }) => state,
});
const runtimeOf = (cards: number) => {
  const state = lanternStateOf(Array.from({ length: cards }, (_each, at) => lanternCardOf(`c${at}`, {})));
  const runtime = defineMatch<LanternState, Record<string, never>>({
    game: lantern,
    version: 1,
    options: z.strictObject({}),
    setup: () => ({ ok: true, value: state }),
    toAct: () => ['ann'],
    outcome: () => undefined,
    moves: { burn, wait: free },
    view: () => ({}),
  });
  return { runtime, match: unwrap(runtime.start({}, 1)) };
};
const pace = (at: string | undefined): MatchPace<LanternState> => ({
  passes: ['wait'],
  stops: [
    { id: 'noon', words: 'at noon', usual: true },
    { id: 'dawn', words: 'at dawn', usual: true, isOwn: true },
    { id: 'dusk', words: 'at dusk', usual: false },
  ],
  stopOf: () => at,
});
const made = (cards: number, at: string | undefined, wanted = {}) => {
  const { runtime, match } = runtimeOf(cards);
  return unaskedMove({ runtime, pace: pace(at), turn: () => 3 }, match, 'ann', wanted)?.move;
};

const wait = (turn: number, happened = false) => ({ untilSomething: { turn, hasHappened: happened } });

it.each([
  ['the only move is made', 0, 'noon', {}, 'wait'],
  ['people are asked at a usual stop', 1, 'noon', {}, undefined],
  ['and passed over at another one', 1, 'dusk', {}, 'wait'],
  ['unless they want to be asked there', 1, 'dusk', { stops: ['dusk'] }, undefined],
  ['or not at the usual one', 1, 'noon', { stops: [] }, 'wait'],
  ['what is no stop is always asked', 1, undefined, { stops: [] }, undefined],
  ['up to the end of a turn nobody is asked', 1, 'noon', { untilAfterTurn: 3 }, 'wait'],
  ['after it they are', 1, 'noon', { untilAfterTurn: 2 }, undefined],
  ['until something happens nobody is asked', 1, 'noon', wait(2), 'wait'],
  ['but once it has they are', 1, 'noon', wait(2, true), undefined],
  ['and in a later turn of their own', 1, 'dawn', wait(2), undefined],
  ['though not in the one in which they said so', 1, 'dawn', wait(3), 'wait'],
  ['nor is anything decided for them', 1, undefined, wait(3), undefined],
])('%s', (_what, cards, at, wanted, move) => {
  expect(made(cards, at, wanted)).toBe(move);
});

it('something happens when another one does more than going on', () => {
  const by = (player: string, move: string) => ({ player, move });
  const happened = (...moves: readonly { readonly player: string; readonly move: string }[]) =>
    hasHappened({ pace: pace('noon') }, 'ann', moves);
  expect(happened(by('ann', 'burn'), by('bob', 'wait'))).toBe(false);
  expect(happened(by('ann', 'wait'), by('bob', 'burn'))).toBe(true);
});

it('without a pace everything is asked', () => {
  const { runtime, match } = runtimeOf(0);
  expect(unaskedMove({ runtime }, match, 'ann', {})).toBeUndefined();
});

it('a text has signs for the symbols that somebody knows', () => {
  const turn = { sign: 'turn', words: 'tap' };
  expect(withSigns('{T}, {Y}: draw {', (symbol) => (symbol === 'T' ? turn : undefined))).toEqual([
    turn,
    ', ',
    '{Y}',
    ': draw {',
  ]);
});

it('a line of a log has its symbols as signs, if it has any and the host draws them', () => {
  const match = { narrate: () => '', describeMove: () => '' } as unknown as HostMatch<unknown>;
  const turn = { sign: 'turn', words: 'T' };
  const { lineOf } = narrationOf({ ...match, signed: (line) => withSigns(line, () => turn) });
  expect(lineOf('ann plays')).toEqual({ text: 'ann plays' });
  expect(lineOf('ann: {T}')).toEqual({ text: 'ann: {T}', signed: ['ann: ', turn] });
  expect(narrationOf(match).lineOf('ann: {T}')).toEqual({ text: 'ann: {T}' });
});
