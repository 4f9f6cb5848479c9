/** Questions that go beyond the work allowed: they are refused within seconds, not tried to the end. */
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
