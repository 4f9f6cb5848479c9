import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { choiceCase, type ChoiceCase } from '../../test/choice-cases.js';
import { embersMatch } from '../../test/embers.js';
import { lantern, type LanternState } from '../../test/lantern.js';
import { unwrap, type TargetSelection } from '../index.js';
import { defineMatch, defineMove, prompt, type Match, type Prompt } from './index.js';
import { offer } from './prompt.js';

const match = unwrap(embersMatch.start({ embers: 2 }, 'prompts'));
const ask = (...answers: readonly unknown[]) => embersMatch.prompt(match, 'ann', answers);
const ember = (id: string) => ({ kind: 'ember', id });

describe('the prompt of a seat', () => {
  it('asks which move, then its targets, and gives the move at the end', () => {
    const moves = unwrap(ask()).asks;
    expect(moves.kind === 'move' && moves.offers.map(({ move, params }) => [move, params])).toEqual([
      ['quench', {}],
      ['spark', { times: 1 }],
      ['spark', { times: 2 }],
    ]);
    expect(unwrap(ask({ move: 'spark', params: { times: 2 } }))).toEqual({
      player: 'ann',
      step: 0,
      asks: { kind: 'ready', move: { move: 'spark', player: 'ann', params: { times: 2 } } },
    });
    expect(unwrap(ask({ move: 'quench' }))).toMatchObject({
      asks: {
        kind: 'target',
        id: 'ember',
        chooser: 'ann',
        min: 1,
        max: 2,
        canStop: false,
        chosen: [{ targets: [] }],
      },
    });
    const ready = unwrap(ask({ move: 'quench' }, ember('bob0'), 'done')).asks;
    expect(ready.kind === 'ready' && embersMatch.apply(match, ready.move).ok).toBe(true);
  });

  it('says why not, if that is asked for', () => {
    const asked = unwrap(embersMatch.prompt(match, 'ann', [{ move: 'quench' }], { refused: true })).asks;
    expect(
      asked.kind === 'target' && asked.refused?.map(({ target: { id }, issues }) => [id, issues[0]?.code]),
    ).toEqual([
      ['ann0', 'filterMismatch'],
      ['ann1', 'filterMismatch'],
    ]);
  });

  it.each<[string, readonly unknown[], object]>([
    ['another seat', [], { code: 'notToAct' }],
    ['a move that there is not', [{ move: 'burn' }], { code: 'unknownMove', path: [0] }],
    [
      'wrong parameters',
      [{ move: 'spark', params: { times: 3 } }],
      { code: 'invalidValue', path: [0, 'times'] },
    ],
    ['what is no move', ['done'], { code: 'wrongType', path: [0] }],
    [
      'a thing that is not on offer',
      [{ move: 'quench' }, ember('ann0')],
      { code: 'invalidValue', path: [1] },
    ],
    [
      'what is no answer',
      [{ move: 'quench' }, ember('bob0'), { kind: 7, id: 'x' }],
      { code: 'wrongType', path: [2, 'kind'] },
    ],
    [
      'more than is asked',
      [{ move: 'spark', params: { times: 1 } }, 'done'],
      { code: 'invalidValue', path: [1] },
    ],
  ])('refuses %s, at its place', (_what, answers, wanted) => {
    const seat = answers.length === 0 ? 'bob' : 'ann';
    expect(embersMatch.prompt(match, seat, answers)).toMatchObject({ ok: false, issues: [wanted] });
  });

  it('refuses what is no list', () => {
    expect(embersMatch.prompt(match, 'ann', { 0: 'done' })).toMatchObject({
      ok: false,
      issues: [{ code: 'wrongType' }],
    });
  });
});

/**
 * A game with one move, which has the targets of a random question. The game refuses some choices, and hides
 * the cards in the pit.
 */
function matchOf({ state, spec, attempt }: ChoiceCase, refuses: (targets: TargetSelection) => boolean) {
  const choose = defineMove({
    params: z.strictObject({}),
    refuses: () => [],
    variants: (_state: LanternState) => [{}],
    getTargetSpecs: () => [spec],
    attempt: () => attempt,
    refusesTargets: (_context, { slots }) => (refuses(slots) ? [{ code: 'lantern.no', data: {} }] : []),
    execute: ({ state: now }) => now,
  });
  return defineMatch<LanternState, Record<string, never>>({
    game: lantern,
    version: 1,
    options: z.strictObject({}),
    setup: () => ({ ok: true, value: state }),
    toAct: () => [attempt.controller],
    outcome: () => undefined,
    moves: { choose },
    view: () => ({}),
    hides: (_state, viewer, { kind, id }) =>
      kind === 'card' && id.endsWith('2') && viewer === attempt.controller,
  });
}

describe('prompts, whatever is asked', () => {
  it('are plain JSON, tell nothing of what is hidden, and every answer on offer leads on to a move that is taken', () => {
    const law = (asked: ChoiceCase, draws: readonly number[], salt: number): void => {
      fc.pre(asked.spec.slots.every(({ chooser }) => chooser !== 'all' && chooser !== 'random'));
      const sum = (targets: TargetSelection) =>
        targets
          .flatMap((slot) => slot.targets)
          .reduce((total, { id }) => total + (id.codePointAt(id.length - 1) ?? 0), salt);
      const runtime = matchOf(asked, (targets) => sum(targets) % 3 === 0);
      const begun: Match<LanternState> = unwrap(runtime.start({}, 1));
      const seat = asked.attempt.controller;
      const { asks: first } = unwrap(runtime.prompt(begun, seat));
      const offers = first.kind === 'move' ? first.offers : [];
      for (const each of offers) expect(offer.parse(JSON.parse(JSON.stringify(each)))).toEqual(each);
      if (offers.length === 0) return;
      const answers: unknown[] = [{ move: 'choose' }];
      for (;;) {
        const found: Prompt = unwrap(runtime.prompt(begun, seat, answers, { refused: true }));
        expect(prompt.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
        const { asks } = found;
        if (asks.kind === 'ready') return void unwrap(runtime.apply(begun, asks.move));
        if (asks.kind === 'move') throw new Error('A move was chosen.');
        const refused = asks.kind === 'target' ? asks.refused : [];
        expect(refused?.filter(({ target }) => runtime.hides(begun, seat, target))).toEqual([]);
        const options = [...asks.options, ...(asks.kind === 'target' && asks.canStop ? ['done'] : [])];
        expect(options.length).toBeGreaterThan(0);
        answers.push(options[(draws[answers.length] ?? 0) % options.length]);
      }
    };
    const draws = fc.array(fc.nat({ max: 60 }), { minLength: 24, maxLength: 24 });
    fc.assert(fc.property(choiceCase, draws, fc.nat({ max: 2 }), law), {
      numRuns: inject('deep') ? 300 : 100,
    });
  });

  it('lead to all choices that are taken, and to no others', () => {
    const law = (asked: ChoiceCase): void => {
      fc.pre(
        asked.spec.slots.every(({ chooser, division }) => chooser === 'controller' && division === undefined),
      );
      const runtime = matchOf(asked, ([first]) => (first?.targets.length ?? 0) === 1);
      const begun: Match<LanternState> = unwrap(runtime.start({}, 1));
      const seat = asked.attempt.controller;
      const listed = new Set(
        [...runtime.legalMoves(begun, seat, 400)].map(({ targets = [] }) => setsOf(targets)),
      );
      fc.pre(listed.size < 30);
      const reached = new Set<string>();
      const open: unknown[][] = listed.size === 0 ? [] : [[{ move: 'choose' }]];
      for (let answers = open.pop(); answers; answers = open.pop()) {
        const { asks } = unwrap(runtime.prompt(begun, seat, answers));
        if (asks.kind === 'ready') reached.add(setsOf(asks.move.targets ?? []));
        if (asks.kind !== 'target') continue;
        for (const option of [...asks.options, ...(asks.canStop ? ['done'] : [])])
          open.push([...answers, option]);
      }
      expect([...reached].toSorted()).toEqual([...listed].toSorted());
    };
    fc.assert(fc.property(choiceCase, law), { numRuns: 60 });
  });
});

/** Writes a choice as sets, since the order of picks does not matter. */
const setsOf = (targets: TargetSelection): string =>
  JSON.stringify(targets.map((slot) => slot.targets.map(({ kind, id }) => `${kind} ${id}`).toSorted()));
