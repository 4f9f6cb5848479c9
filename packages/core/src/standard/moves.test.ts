import { describe, expect, it } from 'vitest';
import { game, moves, play, quay, table, unit, type Card, type State } from '../../test/quay.js';
import { ok, unwrap } from '../issue.js';
import * as z from 'zod';
import { answerMove } from '../match/prompt.js';
import { defineMatch } from '../match/runtime.js';
import { randomFrom, seedRandom } from '../random.js';
import { refTo } from '../play/layers.js';

const match = defineMatch<State, Record<string, never>>({
  game,
  version: 1,
  options: z.strictObject({}),
  setup: () => ok(quay()),
  toAct: play.toAct,
  outcome: () => undefined,
  moves: {
    play: moves.by({
      zone: 'hand',
      steps: ['main'],
      cost: () => [{ cost: 'discard', amount: 1 }],
      does: ({ state, card, ...tools }) =>
        table.emit(state, tools, { type: 'moved', card: refTo(card), to: 'play' }),
    }),
    use: moves.activate('play', ({ activated }) => activated),
    done: moves.endStep(),
    answer: answerMove(play),
  },
  view: () => ({}),
});
const on = (...cards: readonly Card[]) => ({ ...unwrap(match.start({}, 1)), state: quay(...cards) });
type Now = ReturnType<typeof on>;
const made = (now: Now, move: string, params: object = {}, ...ids: readonly (readonly string[])[]) =>
  match.apply(now, {
    move,
    player: 'ann',
    params,
    ...(ids.length > 0
      ? { targets: ids.map((each) => ({ targets: each.map((id) => ({ kind: 'card', id })) })) }
      : {}),
  });
const codes = (result: ReturnType<typeof made>) => (result.ok ? [] : result.issues.map(({ code }) => code));

const TOOLS = { random: randomFrom(seedRandom(1)), emit: () => undefined };
const loads = {
  kind: 'activated',
  id: 'a1',
  cost: [{ cost: 'exert' }, { cost: 'damage', amount: 1 }],
  do: [{ effect: 'draw', amount: 1 }],
} as const;
const deck = ['1', '2', '3'].map((id) => unit(id, 'ann', { zone: 'deck' }));
const docker = (facts: Partial<Card> = {}) => unit('it', 'ann', { activated: [loads], ...facts });
const use = { card: 'it', ability: 'a1' };

describe('an activated ability', () => {
  it('is paid for, and then happens', () => {
    const { state } = unwrap(made(on(docker(), ...deck), 'use', use)).match;
    expect(table.thing(state, 'it')).toMatchObject({ exerted: true, damage: 1 });
    expect(table.thing(state, '1')?.zone).toBe('hand');
  });

  it.each<[why: string, card: Card, params: object, code: string]>([
    ['a cost that cannot be paid', docker({ exerted: true }), use, 'cannotPay'],
    ['a card of another player', docker({ controller: 'bob' }), use, 'standard.notYours'],
    ['a card elsewhere', docker({ zone: 'hand' }), use, 'standard.notYours'],
    ['a card that is not there', docker(), { ...use, card: 'none' }, 'standard.notYours'],
    ['an ability that it has not', docker(), { ...use, ability: 'a2' }, 'standard.noAbility'],
    [
      'another step than its own',
      docker({ activated: [{ ...loads, steps: ['strike'] }] }),
      use,
      'standard.notNow',
    ],
  ])('is refused for %s', (_why, card, params, code) => {
    const now = on(card, ...deck);
    expect(codes(made(now, 'use', params))).toEqual([code]);
    const offered = [...match.legalMoves(now, 'ann')].filter((each) => each.move === 'use');
    expect(offered.map((each) => each.params)).not.toContainEqual(params);
  });

  it('is used once a turn if it says so, by each card, and again when it has come back', () => {
    const often = { ...loads, cost: [], once: true as const };
    const now = on(docker({ activated: [often] }), ...deck);
    const used = unwrap(made(now, 'use', use)).match;
    expect(codes(made(used, 'use', use))).toEqual(['standard.usedUp']);
    const next = play.endStep(play.endStep(used.state, TOOLS), TOOLS);
    expect(codes(made({ ...used, state: next }, 'use', use))).toEqual([]);
    const back = {
      ...used,
      state: {
        ...used.state,
        objects: quay(docker({ incarnation: 1, activated: [often] }), ...deck).objects,
      },
    };
    expect(codes(made(back, 'use', use))).toEqual([]);
  });

  it('waits for whoever is asked', () => {
    const asks = {
      ...loads,
      cost: [],
      do: [{ effect: 'discard', amount: 1 }],
    } as const;
    const hand = ['x', 'y'].map((id) => unit(id, 'ann', { zone: 'hand' }));
    const asked = unwrap(made(on(docker({ activated: [asks] }), ...hand), 'use', use)).match;
    expect(codes(made(asked, 'use', use))).toEqual(['standard.asked']);
    expect(codes(made(asked, 'done'))).toEqual(['standard.asked']);
  });
});
it('a card is played for others, which are chosen, and in its steps only', () => {
  const hand = ['x', 'y', 'z'].map((id) => unit(id, 'ann', { zone: 'hand' }));
  const now = on(...hand);
  expect(codes(made(now, 'play', { card: 'x' }, ['x']))).toEqual(['filterMismatch']);
  const { state } = unwrap(made(now, 'play', { card: 'x' }, ['z'])).match;
  expect(['x', 'y', 'z'].map((id) => table.thing(state, id)?.zone)).toEqual(['play', 'hand', 'discard']);
  const later = { ...now, state: { ...now.state, step: 'strike', strike: true, turn: 'bob' } };
  expect(codes(made(later, 'play', { card: 'x' }, ['z']))).toEqual(['standard.notNow']);
});
