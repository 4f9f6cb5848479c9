/** Questions that exceed the allowed work are refused at once, instead of tried to the end. */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../index.js';
import { lantern, lanternCardOf, lanternStateOf, type LanternCard } from '../../test/lantern.js';

const attempt = { controller: 'ann' };
const ids = (size: number) => Array.from({ length: size }, (_slot, index) => `s${index}`);
const slot = (id: string, more: object = {}) =>
  ({ id, kind: 'card', filter: {}, min: 1, max: 1, ...more }) as const;
const cards = (size: number, facts: (index: number) => Partial<LanternCard>): readonly LanternCard[] =>
  Array.from({ length: size }, (_card, index) => lanternCardOf(`c${index}`, facts(index)));

describe('questions too large', () => {
  it('are refused by whatever is asked', () => {
    const spec = lantern.spec({
      slots: ids(12).map((id) => slot(id, { chooser: 'eachPlayer', min: 2, max: 4 })),
      relations: [{ relation: 'sum', property: 'glow', slots: ids(12), is: 7 }],
    });
    const state = lanternStateOf(cards(30, () => ({})));
    const choices = unwrap(lantern.resolver(state).choices(spec, attempt));
    const refused = { ok: false, issues: [{ code: 'tooComplex', data: { limit: 500_000 } }] };
    expect(choices.completable()).toEqual(refused);
    expect(choices.next(0)).toEqual(refused);
    expect(choices.count()).toEqual(refused);
    expect(choices.nth(0n)).toEqual(refused);
    expect(choices.all(1)).toEqual(refused);
  });

  it.each([
    [
      'too many slots that may share everything',
      4,
      12,
      (slots: readonly string[]) => [{ relation: 'sum', property: 'glow', slots, is: 7 }],
    ],
    [
      'too many ways to be distinct',
      1,
      6,
      (slots: readonly string[]) => [
        { relation: 'same', property: 'types', slots },
        { relation: 'distinct', property: 'keywords', slots },
        { relation: 'sum', property: 'glow', slots, is: 7 },
      ],
    ],
    [
      'too many slots that share nothing, counted',
      4,
      12,
      (slots: readonly string[]) => [{ relation: 'different', slots }],
    ],
  ])('refuses: %s', (_name, players, size, relations) => {
    const spec = unwrap(
      lantern.parseSpec({
        slots: ids(size).map((id) => slot(id, { chooser: 'eachPlayer', min: 2, max: 4 })),
        relations: relations(ids(size)),
      }),
    );
    const board = cards(100, (index) => ({
      glow: index ** 2 / 7,
      types: Array.from({ length: 9 }, (_type, bit) => `t${(index * 7 + bit * bit) % 31}`),
      keywords: Array.from({ length: 4 }, (_word, bit) => `k${(index * 3 + bit * 5) % 97}`),
    }));
    const state = lanternStateOf(board, {
      players: ['ann', 'bob', 'cyd', 'dan'].slice(0, players).map((id) => ({ id })),
    });
    const choices = unwrap(lantern.resolver(state).choices(spec, attempt));
    expect(choices.count()).toMatchObject({ ok: false, issues: [{ code: 'tooComplex' }] });
  });

  it('refuses: a long chain of slots that each look at the one before', () => {
    const chain = lantern.spec({
      slots: ids(6).map((id, index) =>
        slot(id, { filter: index === 0 ? {} : { cost: { lte: `slots.s${index - 1}.cost` } } }),
      ),
    });
    const board = cards(100, (index) => ({ cost: index % 3 }));
    const choices = unwrap(lantern.resolver(lanternStateOf(board)).choices(chain, attempt));
    expect(choices.count()).toMatchObject({ ok: false, issues: [{ code: 'tooComplex' }] });
  });
});

/** A generous limit, since the machine may be busy. The work takes about 100 ms. */
const AT_ONCE = 1_500;

describe('a board of a thousand', () => {
  const thousand = lanternStateOf(
    cards(1_000, (index) => ({
      glow: (index * 7_919) % 997,
      cost: index % 7,
      types: Array.from({ length: 9 }, (_type, bit) => `t${(index * 7 + bit * bit) % 31}`),
    })),
  );
  const choicesOf = (spec: unknown) =>
    unwrap(lantern.resolver(thousand).choices(unwrap(lantern.parseSpec(spec)), attempt));
  const sum = (size: number, is: number) => ({
    slots: ids(size).map((id) => slot(id)),
    relations: [{ relation: 'sum', property: 'glow', slots: ids(size), is }],
  });
  const same = {
    slots: ids(6).map((id) => slot(id)),
    relations: [{ relation: 'same', property: 'types', slots: ids(6) }],
  };
  const chain = {
    slots: ids(6).map((id, index) =>
      slot(id, { filter: index === 0 ? {} : { cost: { lte: `slots.s${index - 1}.cost` } } }),
    ),
  };
  const apart = {
    slots: ids(12).map((id) => slot(id, { min: 2, max: 4 })),
    relations: [{ relation: 'different', slots: ids(12) }],
  };

  it.each<[string, unknown, 'count' | 'completable', bigint | boolean | undefined]>([
    ['eight slots with an exact sum', sum(8, 4_000), 'completable', undefined],
    ['eight slots with an exact sum, counted', sum(8, 4_000), 'count', undefined],
    ['six that share a type', same, 'count', undefined],
    ['a chain of six', chain, 'count', undefined],
    ['twelve that share nothing', apart, 'completable', true],
    ['twelve that share nothing, counted', apart, 'count', undefined],
    ['three of them', { slots: [slot('a', { min: 3, max: 3 })] }, 'count', 166_167_000n],
    ['ten of them', { slots: [slot('a', { min: 10, max: 10 })] }, 'count', 263_409_560_461_970_212_832_400n],
  ])('answers or refuses at once: %s', (_name, spec, way, answer) => {
    const choices = choicesOf(spec);
    const start = performance.now();
    const found = way === 'count' ? choices.count() : choices.completable();
    expect(performance.now() - start).toBeLessThan(AT_ONCE);
    const refused = { ok: false, issues: [{ code: 'tooComplex' }] };
    expect(found).toMatchObject(answer === undefined ? refused : { ok: true, value: answer });
  });

  it('what is worth waiting for is worked out portion by portion', () => {
    const spec = sum(2, 200);
    const choices = choicesOf(spec);
    expect(choices.count()).toMatchObject({ ok: false, issues: [{ code: 'tooComplex' }] });
    let portions = 1;
    while (!unwrap(choices.work())) portions++;
    expect(portions).toBeGreaterThan(1);
    const glows = thousand.cards.map(({ glow }) => glow);
    const pairs = glows.reduce((all, one) => all + glows.filter((other) => one + other === 200).length, 0);
    expect(choices.count()).toEqual({ ok: true, value: BigInt(pairs) });
    expect(choices.work()).toEqual({ ok: true, value: true });
    expect(unwrap(choices.next(0)).length).toBeGreaterThan(190);
    // Without further work the answer is the same as before.
    expect(choicesOf(spec).count()).toMatchObject({ ok: false });
  });

  it('and is refused in the end where it is beyond reach', () => {
    const choices = choicesOf(sum(8, 4_000));
    let last = choices.work();
    for (let portion = 1; last.ok; portion++) {
      expect(portion).toBeLessThan(20);
      last = choices.work();
    }
    expect(last.issues).toEqual([{ code: 'tooComplex', data: { limit: 10_000_000 } }]);
    expect(choicesOf(chain).work()).toMatchObject({ ok: false, issues: [{ code: 'tooComplex' }] });
  });
});
