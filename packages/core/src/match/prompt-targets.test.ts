import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { choiceCase, type ChoiceCase } from '../../test/choice-cases.js';
import { lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';
import { unwrap } from '../index.js';
import { promptTargets, type TargetAnswer, type TargetPrompt } from './index.js';

const attempt = { controller: 'ann' };
const state = lanternStateOf([1, 2, 3].map((cost) => lanternCardOf(`c${cost}`, { cost })));
const card = (id: string): TargetAnswer => ({ kind: 'card', id });
const ask = (spec: unknown, answers: readonly unknown[]) =>
  promptTargets(
    { resolver: lantern.resolver(state), spec: unwrap(lantern.parseSpec(spec)), attempt },
    answers,
  );

/** Writes what may be answered, in short. */
const offered = (asked: TargetPrompt): readonly TargetAnswer[] =>
  asked.kind === 'chosen'
    ? []
    : asked.kind === 'share'
      ? asked.options
      : [...asked.options, ...(asked.canStop ? ['done' as const] : [])];
const inShort = (answers: readonly TargetAnswer[]) =>
  answers.map((answer) => (typeof answer === 'object' ? answer.id : answer));

const tied = {
  slots: [
    { id: 'big', accepts: [{ kind: 'card', filter: {} }] },
    { id: 'small', accepts: [{ kind: 'card', filter: { cost: { lt: 'slots.big.cost' } } }], max: 2 },
  ],
};
const divided = {
  slots: [{ id: 'hurt', accepts: [{ kind: 'card', filter: {} }], max: 3, division: { total: 4 } }],
};
const summed = {
  slots: [{ id: 'some', accepts: [{ kind: 'card', filter: {} }], min: 0, max: 3 }],
  relations: [{ relation: 'sum', property: 'cost', slots: ['some'], is: { gte: 4 } }],
};

const together = {
  slots: [
    { id: 'first', accepts: [{ kind: 'card', filter: {} }], min: 0, max: 1 },
    { id: 'second', accepts: [{ kind: 'card', filter: {} }] },
  ],
  relations: [{ relation: 'sum', property: 'cost', slots: ['first', 'second'], is: 3 }],
};

describe('a prompt for targets', () => {
  it.each<[string, unknown, readonly TargetAnswer[], readonly unknown[]]>([
    ['offers only what the other slots leave possible', tied, [], ['c2', 'c3']],
    ['goes on with the next slot', tied, [card('c3')], ['c1', 'c2']],
    ['offers to stop at the least number', tied, [card('c3'), card('c2')], ['c1', 'done']],
    ['is over where a slot can take no more', tied, [card('c2'), card('c1')], []],
    ['offers to stop only where that is enough', summed, [card('c3')], ['c1', 'c2']],
    ['puts nothing more into a slot that is finished', together, ['done'], ['c3']],
    ['asks for shares after the things', divided, [card('c1'), card('c2'), 'done'], [1, 2, 3]],
    ['gives the rest to the last', divided, [card('c1'), card('c2'), 'done', 1], []],
    ['asks for no share that must be', divided, [card('c1'), 'done'], []],
  ])('%s', (_what, spec, answers, next) => {
    expect(inShort(offered(unwrap(ask(spec, answers))))).toEqual(next);
  });

  it.each<[readonly TargetAnswer[], readonly (readonly string[])[]]>([
    [[], [[]]],
    [[card('c3')], [['c3'], []]],
    [
      [card('c3'), card('c2')],
      [['c3'], ['c2']],
    ],
  ])('tells what is chosen up to the slot that is asked for: after %j', (answers, chosen) => {
    const asked = unwrap(ask(tied, answers));
    const told = asked.kind === 'target' ? asked.chosen : [];
    expect(told.map(({ targets }) => targets.map(({ id }) => id))).toEqual(chosen);
  });

  it('tells the whole choice at its end', () => {
    expect(unwrap(ask(divided, [card('c1'), card('c2'), 'done', 1]))).toEqual({
      kind: 'chosen',
      targets: [
        {
          targets: [
            { kind: 'card', id: 'c1', incarnation: 0 },
            { kind: 'card', id: 'c2', incarnation: 0 },
          ],
          division: [1, 3],
        },
      ],
    });
  });

  it.each<[string, unknown, readonly TargetAnswer[]]>([
    ['what is not there', tied, [card('c9')]],
    ['what cannot be completed', tied, [card('c1')]],
    ['one thing twice', divided, [card('c1'), card('c1')]],
    ['an end before the least', tied, ['done']],
    ['a number instead of a thing', tied, [1]],
    ['a thing instead of a share', divided, [card('c1'), card('c2'), 'done', card('c1')]],
    ['a share that leaves nothing', divided, [card('c1'), card('c2'), 'done', 4]],
    ['an answer that nobody asked for', divided, [card('c1'), 'done', 4]],
  ])('refuses %s, at its place', (_what, spec, answers) => {
    expect(ask(spec, answers)).toMatchObject({
      ok: false,
      issues: [{ code: 'invalidValue', path: [answers.length - 1] }],
    });
  });

  it.each(['null', '[]', '"Done"', 'true', '1.5', '-1'])('refuses %s from raw JSON', (json) => {
    const answer: unknown = JSON.parse(json);
    expect(ask(divided, [answer])).toMatchObject({ ok: false, issues: [{ path: [0] }] });
  });

  it('names the place of a fault in what was sent', () => {
    expect(ask(divided, [card('c1'), { kind: 'card', id: '' }])).toMatchObject({
      ok: false,
      issues: [{ code: 'invalidValue', path: [1, 'id'] }],
    });
    expect(
      promptTargets({ resolver: lantern.resolver(state), spec: unwrap(lantern.parseSpec(tied)), attempt }, 7),
    ).toMatchObject({
      ok: false,
      issues: [{ code: 'wrongType' }],
    });
  });

  it('takes a thing with its incarnation only if it is that one', () => {
    const c2 = { kind: 'card', id: 'c2' };
    expect(ask(tied, [{ ...c2, incarnation: 0 }]).ok).toBe(true);
    expect(ask(tied, [{ ...c2, incarnation: 1 }])).toMatchObject({ ok: false, issues: [{ path: [0] }] });
  });

  it('says why a spec cannot be asked', () => {
    const spec = unwrap(
      lantern.parseSpec({ slots: [{ accepts: [{ kind: 'card', filter: { cost: 'X' } }] }] }),
    );
    expect(promptTargets({ resolver: lantern.resolver(state), spec, attempt })).toMatchObject({
      ok: false,
      issues: [{ code: 'unboundReference' }],
    });
  });

  it('offers of last answers only those that are taken', () => {
    const spec = unwrap(lantern.parseSpec(divided));
    const asking = (accepts: (shares: string) => boolean, ...answers: readonly TargetAnswer[]) =>
      promptTargets(
        {
          resolver: lantern.resolver(state),
          spec,
          attempt,
          accepts: ([hurt]) => accepts(JSON.stringify([hurt?.targets.map(({ id }) => id), hurt?.division])),
        },
        answers,
      );
    const notOne = (shares: string) => shares !== '[["c1"],[4]]';
    expect(inShort(offered(unwrap(asking(notOne, card('c1')))))).toEqual(['c2', 'c3']);
    expect(inShort(offered(unwrap(asking(notOne, card('c2')))))).toEqual(['c1', 'c3', 'done']);
    const even = (shares: string) => shares.endsWith('[2,2]]');
    // Among three things nothing is even, so none is on offer any more, and nobody is asked whether to stop.
    expect(offered(unwrap(asking(even, card('c1'), card('c2'))))).toEqual([2]);
    expect(asking(even, card('c1'), card('c2'), 3)).toMatchObject({
      ok: false,
      issues: [{ code: 'invalidValue', path: [2] }],
    });
  });

  it('leads to a legal choice, whatever is answered of what is on offer', () => {
    const law = ({ state: board, spec, attempt: asker }: ChoiceCase, draws: readonly number[]): void => {
      fc.pre(spec.slots.every(({ chooser }) => chooser !== 'all' && chooser !== 'random'));
      const resolver = lantern.resolver(board);
      fc.pre(unwrap(unwrap(resolver.choices(spec, asker)).completable()));
      const answers: TargetAnswer[] = [];
      const question = { resolver, spec, attempt: asker };
      let asked = unwrap(promptTargets(question, answers));
      while (asked.kind !== 'chosen') {
        const options = offered(asked);
        answers.push(...options.slice((draws[answers.length] ?? 0) % options.length).slice(0, 1));
        asked = unwrap(promptTargets(question, answers));
      }
      expect(resolver.check(spec, asker, asked.targets)).toMatchObject({ ok: true });
    };
    const draws = fc.array(fc.nat({ max: 60 }), { minLength: 24, maxLength: 24 });
    fc.assert(fc.property(choiceCase, draws, law), { numRuns: inject('deep') ? 500 : 200 });
  });
});
