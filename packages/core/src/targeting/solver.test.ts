import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenDivision, unwrap, type SlotChoice, type TargetSpec } from '../index.js';
import { randomFrom, seedRandom } from '../match/index.js';
import { choiceCase } from '../../test/choice-cases.js';
import { choiceText, contains, everyChoice } from '../../test/choice-oracle.js';
import { idsOf, lantern, lanternCardOf, lanternStateOf, pick, type LanternCard } from '../../test/lantern.js';
import { STEP_LIMIT } from '../choice/diagram.js';

/** A case with a partial choice: parts of a legal choice, or of any choice if `stray`. */
const withPartial = choiceCase.chain((given) => {
  const every = everyChoice(given.state, given.spec, given.attempt);
  const some =
    every.length === 0 ? fc.constant([]) : fc.nat().map((index) => every[index % every.length] ?? []);
  const partial = some.chain((whole) =>
    fc.tuple(...whole.map(({ targets }) => fc.oneof(fc.constant([]), fc.subarray([...targets])))),
  );
  return partial.map((slots) => ({
    ...given,
    every,
    partial: slots.map((targets): SlotChoice => ({ targets })),
  }));
});

describe('the solver agrees with trying everything', () => {
  it('on boards, specs and partial choices of every sort', () => {
    fc.assert(
      fc.property(withPartial, ({ state, spec, attempt, every, partial }) => {
        const resolver = lantern.resolver(state);
        const choices = unwrap(resolver.choices(spec, attempt, partial));
        const expected = every.filter((whole) => contains(whole, partial));
        const texts = expected.map(choiceText).toSorted();

        expect(unwrap(choices.completable())).toBe(expected.length > 0);
        expect(unwrap(choices.complete())).toBe(
          texts.includes(choiceText(partial)) && partial.length === every[0]?.length,
        );
        expect(unwrap(choices.count())).toBe(BigInt(expected.length));

        const all = [...unwrap(choices.all(100_000))];
        expect(all.map(choiceText).toSorted()).toEqual(texts);
        for (const choice of all) expect(resolver.check(spec, attempt, choice)).toMatchObject({ ok: true });
        all
          .slice(0, 20)
          .forEach((choice, index) => expect(unwrap(choices.nth(BigInt(index)))).toEqual(choice));
        expect(() => choices.nth(BigInt(all.length))).toThrow(RangeError);
        expect(() => choices.nth(-1n)).toThrow(RangeError);
        const sampled = choices.sample(randomFrom(seedRandom(1)));
        const drawn = sampled.ok ? choiceText(sampled.value) : sampled.issues[0]?.code;
        expect(all.length > 0 ? texts : ['notCompletable']).toContain(drawn);

        const slots = unwrap(resolver.ask(spec, attempt)).slots;
        slots.forEach((_slot, slot) => {
          const already = new Set((partial[slot]?.targets ?? []).map(({ kind, id }) => `${kind}:${id}`));
          const addable = expected
            .flatMap((whole) => whole[slot]?.targets ?? [])
            .map(({ kind, id }) => `${kind}:${id}`);
          const offered = unwrap(choices.next(slot));
          expect(offered.map(({ kind, id }) => `${kind}:${id}`).toSorted()).toEqual(
            [...new Set(addable)].filter((thing) => !already.has(thing)).toSorted(),
          );
          for (const thing of offered.slice(0, 2)) {
            const more = slots.map((_open, index) => ({
              targets: [...(partial[index]?.targets ?? []), ...(index === slot ? [thing] : [])],
            }));
            expect(unwrap(unwrap(resolver.choices(spec, attempt, more)).completable())).toBe(true);
          }
        });
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

it('slots that are closed take no more than they have', () => {
  fc.assert(
    fc.property(
      withPartial,
      fc.nat({ max: 4 }),
      ({ state, spec, attempt: asker, every, partial }, closed) => {
        const isKept = (whole: readonly SlotChoice[]) =>
          contains(whole, partial) &&
          whole
            .slice(0, closed)
            .every(({ targets }, slot) => targets.length === (partial[slot]?.targets.length ?? 0));
        const expected = every.filter((whole) => isKept(whole));
        const choices = unwrap(lantern.resolver(state).choices(spec, asker, partial, closed));
        expect([...unwrap(choices.all(100_000))].map(choiceText).toSorted()).toEqual(
          expected.map(choiceText).toSorted(),
        );
        expect(unwrap(choices.completable())).toBe(expected.length > 0);
      },
    ),
    { numRuns: 300, seed: 7 },
  );
});

const attempt = { controller: 'ann' };

function cards(
  size: number,
  facts: (index: number) => Partial<LanternCard> = () => ({}),
): readonly LanternCard[] {
  return Array.from({ length: size }, (_card, index) => lanternCardOf(`c${index}`, facts(index)));
}

const solverOf = (state: readonly LanternCard[], spec: TargetSpec, partial: readonly SlotChoice[] = []) =>
  unwrap(lantern.resolver(lanternStateOf(state)).choices(spec, attempt, partial));

const nextIds = (
  state: readonly LanternCard[],
  spec: TargetSpec,
  slot: number,
  partial: readonly SlotChoice[] = [],
) => idsOf(unwrap(solverOf(state, spec, partial).next(slot)));

const slot = (id: string, more: object = {}) =>
  ({ id, kind: 'card', filter: {}, min: 1, max: 1, ...more }) as const;

describe('faults of earlier systems', () => {
  it('1: every legal thing is offered, however few may be chosen', () => {
    const two = lantern.spec({ slots: [{ kind: 'card', filter: { count: 2 } }] });
    expect(nextIds(cards(5), two, 0)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
    expect(nextIds(cards(5), two, 0, pick(['c1']))).toEqual(['c0', 'c2', 'c3', 'c4']);
  });

  it('2: a half-filled "up to two" takes nothing from the next slot', () => {
    const spec = lantern.spec({
      slots: [
        { kind: 'card', filter: { type: 'lamp', count: 2, upTo: true } },
        slot('warden', { filter: { type: 'warden' } }),
      ],
    });
    const board = cards(4, (index) => ({ types: [index < 2 ? 'lamp' : 'warden'] }));
    const resolver = lantern.resolver(lanternStateOf(board));
    expect(resolver.check(spec, attempt, pick(['c0'], ['c2']))).toMatchObject({ ok: true });
    expect(resolver.check(spec, attempt, pick([], ['c2']))).toMatchObject({ ok: true });
    expect(resolver.check(spec, attempt, pick(['c0', 'c2'], []))).toMatchObject({ ok: false });
    expect(nextIds(board, spec, 1, pick(['c0']))).toEqual(['c2', 'c3']);
  });

  it('3: two slots may share a thing unless a relation forbids it; one slot never takes it twice', () => {
    const slots = [slot('a'), slot('b')];
    const free = lantern.spec({ slots });
    const apart = lantern.spec({ slots, relations: [{ relation: 'different', slots: ['a', 'b'] }] });
    expect(nextIds(cards(2), free, 1, pick(['c0'], []))).toEqual(['c0', 'c1']);
    expect(nextIds(cards(2), apart, 1, pick(['c0'], []))).toEqual(['c1']);
    expect(unwrap(solverOf(cards(2), free).count())).toBe(4n);
    expect(unwrap(solverOf(cards(2), apart).count())).toBe(2n);
    const twice = lantern.resolver(lanternStateOf(cards(2))).choices(free, attempt, pick(['c0', 'c0'], []));
    expect(twice).toMatchObject({ ok: false });
  });

  it('9: slots left empty are complete where they are optional, and are no targets', () => {
    const spec = lantern.spec({ slots: [{ kind: 'card', filter: { count: 2, upTo: true } }, slot('must')] });
    expect(unwrap(solverOf(cards(2), spec).complete())).toBe(false);
    expect(unwrap(solverOf(cards(2), spec, pick([], ['c0'])).complete())).toBe(true);
    const optional = lantern.spec({ slots: [{ kind: 'card', filter: { count: 2, upTo: true } }] });
    expect(unwrap(solverOf([], optional).complete())).toBe(true);
    expect([...unwrap(solverOf([], optional).all(9))]).toEqual([{}].map(() => [{ targets: [] }]));
  });
});

describe('slots that refer to earlier ones', () => {
  const spec = lantern.spec({
    slots: [slot('first'), slot('second', { filter: { cost: { lt: 'slots.first.cost' } } })],
  });

  it('offers the one first pick that leaves something for the second', () => {
    expect(
      nextIds(
        cards(2, (index) => ({ cost: index })),
        spec,
        0,
      ),
    ).toEqual(['c1']);
  });

  it('offers the only candidate of a slot that others look at', () => {
    const all = lantern.spec({
      slots: [slot('first'), slot('second', { filter: { controller: 'slots.first' } })],
    });
    expect(nextIds(cards(1), all, 0)).toEqual(['c0']);
  });

  it('offers things in the order of the board, whatever the first pick', () => {
    const alike = lantern.spec({
      slots: [slot('first'), slot('second', { filter: { controller: 'slots.first' } })],
    });
    const board = cards(4, (index) => ({ controller: index === 1 || index === 2 ? 'ann' : 'bob' }));
    expect(nextIds(board, alike, 1)).toEqual(['c0', 'c1', 'c2', 'c3']);
  });

  it('takes the later pick first', () => {
    const board = cards(3, (index) => ({ cost: index }));
    expect(nextIds(board, spec, 0, pick([], ['c1']))).toEqual(['c2']);
    expect(unwrap(solverOf(board, spec, pick([], ['c2'])).completable())).toBe(false);
  });
});

it('adds up exactly, in any order', () => {
  const spec = lantern.spec({
    slots: [slot('some', { min: 0, max: 'any' })],
    relations: [{ relation: 'sum', property: 'cost', slots: ['some'], is: 0.6 }],
  });
  const board = cards(3, (index) => ({ cost: (index + 1) / 10 }));
  const resolver = lantern.resolver(lanternStateOf(board));
  expect(unwrap(solverOf(board, spec).count())).toBe(1n);
  expect(resolver.check(spec, attempt, pick(['c0', 'c1', 'c2']))).toMatchObject({ ok: true });
  expect(resolver.check(spec, attempt, pick(['c2', 'c1', 'c0']))).toMatchObject({ ok: true });
});

it('refuses a relation that no thing can come to, where no slot is open', () => {
  const spec = lantern.spec({
    slots: [slot('theirs', { chooser: 'eachOpponent' })],
    relations: [{ relation: 'sum', property: 'cost', slots: ['theirs'], is: { gte: 1 } }],
  });
  const alone = lantern.resolver(lanternStateOf(cards(2), { players: [{ id: 'ann' }] }));
  expect(unwrap(unwrap(alone.choices(spec, attempt)).completable())).toBe(false);
  expect(alone.check(spec, attempt, [])).toMatchObject({ ok: false });
});

describe('large questions', () => {
  const ids = (size: number) => Array.from({ length: size }, (_slot, index) => `s${index}`);
  const apart = (size: number) =>
    lantern.spec({
      slots: ids(size).map((id) => slot(id)),
      relations: [{ relation: 'different', slots: ids(size) }],
    });

  it('counts six slots over 200 things that share nothing', () => {
    expect(unwrap(solverOf(cards(200), apart(6)).count())).toBe(200n * 199n * 198n * 197n * 196n * 195n);
  });

  it('no choice is drawn where there are too many to count', () => {
    const spec = lantern.spec({
      slots: ids(12).map((id) => slot(id, { chooser: 'eachPlayer', min: 2, max: 4 })),
      relations: [{ relation: 'sum', property: 'glow', slots: ids(12), is: 7 }],
    });
    const drawn = solverOf(cards(30), spec).sample(randomFrom(seedRandom(1)));
    expect(drawn).toEqual({ ok: false, issues: [{ code: 'tooComplex', data: { limit: STEP_LIMIT } }] });
  });

  it('counts, numbers and draws far beyond what could be listed', () => {
    const any = lantern.spec({ slots: [slot('some', { min: 0, max: 'any' })] });
    const choices = solverOf(cards(200), any);
    expect(unwrap(choices.count())).toBe(2n ** 200n);
    expect(unwrap(choices.nth(2n ** 200n - 1n))).toEqual([{ targets: [] }]);
    expect([...unwrap(choices.all(3))]).toHaveLength(3);
    expect(() => choices.nth(2n ** 200n)).toThrow(`There is no choice ${2n ** 200n}`);
  });

  it('keeps to sums over 200 things', () => {
    const crew = lantern.spec({
      slots: [slot('crew', { min: 0, max: 'any' })],
      relations: [{ relation: 'sum', property: 'strength', slots: ['crew'], is: { gte: 100 } }],
    });
    const board = cards(200, (index) => ({ strength: index % 7 }));
    expect(unwrap(solverOf(board, crew).completable())).toBe(true);
  });

  it('keeps to names that come again later, in whatever order the things lie', () => {
    const spec = lantern.spec({
      slots: [slot('some', { min: 0, max: 'any' })],
      relations: [{ relation: 'distinct', property: 'name', slots: ['some'] }],
    });
    const board = cards(40, (index) => ({ name: `n${index % 20}` }));
    expect(unwrap(solverOf(board, spec).count())).toBe(3n ** 20n);
  });

  it('answers the same whatever was asked before', () => {
    const spec = lantern.spec({
      slots: [slot('a', { max: 3 }), slot('b', { max: 3 })],
      relations: [{ relation: 'distinct', property: 'name', slots: ['a', 'b'] }],
    });
    const once = solverOf(cards(30), spec);
    const answers = Array.from({ length: 50 }, () => once.count());
    expect(new Set(answers.map((answer) => JSON.stringify(answer.ok))).size).toBe(1);
    expect(answers[0]).toEqual(solverOf(cards(30), spec).count());
  });
});

it.each<[total: number, among: number, shares: readonly number[]]>([
  [7, 3, [3, 2, 2]],
  [8, 3, [3, 3, 2]],
  [6, 3, [2, 2, 2]],
  [2, 3, [1, 1, 0]],
  [5, 1, [5]],
  [5, 0, []],
])('%i among %i: %j', (total, among, shares) => expect(evenDivision(total, among)).toEqual(shares));

it('draws every choice as often as any other', () => {
  const spec = lantern.spec({
    slots: [slot('a', { min: 0, max: 2 }), slot('b')],
    relations: [{ relation: 'different', slots: ['a', 'b'] }],
  });
  const choices = solverOf(cards(4), spec);
  const kinds = Number(unwrap(choices.count()));
  const draws = 400 * kinds;
  const random = randomFrom(seedRandom('chi-square'));
  const seen = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const text = choiceText(unwrap(choices.sample(random)));
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  expect(seen.size).toBe(kinds);
  // Mean `kinds - 1`, variance twice that: four standard deviations (Pearson's test).
  expect(chiSquare).toBeLessThan(kinds - 1 + 4 * Math.sqrt(2 * (kinds - 1)));
});
