import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { type ManaAs, readManaCost } from '../../language/mana.js';
import { canPayMana, payManaAgain } from './pay.js';
import { purseOf } from './purse.js';
import { spendingOf } from './spending.js';

const cost = (text: string) => unwrap(readManaCost(text));
type Spends = Extract<MtgKeyword, { readonly keyword: 'spendsManaAs' }>;
const says = (more: Omit<Spends, 'keyword' | 'who'> & Partial<Spends>): Spends => ({
  keyword: 'spendsManaAs',
  who: 'you',
  ...more,
});
const WHITE = says({ mana: 'white', as: 'anyColor' });
const OTHER = says({ mana: 'other', as: 'colorless', only: true });
const board = (...keywords: readonly Spends[]) => matchOf(card('dawn', 'you', { keywords }));
const spent = (asThough: ManaAs | undefined) => (pool: object, text: string) =>
  canPayMana(cost(text), { pool, asThough });

describe('609.4b what mana may be spent as', () => {
  it('609.4b is as it is where nothing says otherwise', () => {
    expect(spendingOf(board(), 'you')).toBeUndefined();
    expect(spendingOf(board(WHITE), 'foe')).toBeUndefined();
  });

  it.each([
    [{ white: 1 }, '{R}', true],
    [{ white: 1 }, '{C}', false],
    [{ white: 1 }, '{1}', true],
    [{ red: 1 }, '{R}', false],
    [{ red: 1 }, '{C}', true],
    [{ red: 1 }, '{1}', true],
    [{ colorless: 1 }, '{C}', true],
    [{ white: 1, red: 1 }, '{R}{G}', false],
    [{ white: 1, red: 1 }, '{1}{G}', true],
    [{ white: 2 }, '{U/B}{2/R}', true],
    [{ red: 1 }, '{R/G}', false],
  ] as const)(
    '609.4b white as any colour, the rest only as colourless: %j pays %s: %s',
    (pool, text, pays) => {
      expect(spent(spendingOf(board(WHITE, OTHER), 'you'))(pool, text)).toBe(pays);
    },
  );

  it('101.2 what may be spent only so is spent as nothing that something else allows', () => {
    const both = spendingOf(board(WHITE, OTHER, says({ mana: 'any', as: 'anyType' })), 'you');
    expect([spent(both)({ red: 1 }, '{R}'), spent(both)({ white: 1 }, '{C}')]).toEqual([false, true]);
    const apart = matchOf(
      card('dawn', 'you', { keywords: [WHITE, OTHER] }),
      card('orrery', 'foe', { keywords: [says({ mana: 'any', as: 'anyType', who: 'any' })] }),
    );
    const limited = spent(spendingOf(apart, 'you'));
    expect([limited({ red: 1 }, '{R}'), limited({ white: 1 }, '{C}')]).toEqual([false, true]);
    const free = spent(spendingOf(apart, 'foe'));
    expect([free({ red: 1 }, '{C}'), free({ white: 1 }, '{G}')]).toEqual([true, true]);
  });

  it('609.4b one colour as another, and as itself still', () => {
    const as = spent(spendingOf(board(says({ mana: 'blue', as: 'red' })), 'you'));
    expect([as({ blue: 1 }, '{R}'), as({ blue: 1 }, '{U}'), as({ red: 1 }, '{U}')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([as({ white: 1 }, '{R}'), as({ colorless: 1 }, '{R}'), as({ green: 1 }, '{G}')]).toEqual([
      false,
      false,
      true,
    ]);
    const two = spent(
      spendingOf(board(says({ mana: 'blue', as: 'red' }), says({ mana: 'any', as: 'green' })), 'you'),
    );
    expect([two({ blue: 1 }, '{R}'), two({ black: 1 }, '{G}')]).toEqual([true, true]);
  });

  it('702.26b nothing is said by what is phased out', () => {
    expect(
      spendingOf(matchOf(card('dawn', 'you', { keywords: [WHITE], phasedOut: true })), 'you'),
    ).toBeUndefined();
  });

  it('is counted, searched and paid alike', () => {
    const asThough = spendingOf(board(WHITE, OTHER), 'you');
    const land = (id: string, type: 'white' | 'red') => ({
      id,
      abilityId: 'tap',
      outputs: [{ mana: { [type]: 1 } }],
    });
    const sources = [land('plains', 'white'), land('mountain', 'red')];
    const pair = { id: 'tomb', abilityId: 'tap', outputs: [{ mana: { red: 2 } }] };
    const purse = purseOf({}, sources, asThough);
    expect(['{1}{G}', '{G}{G}', '{R}', '{C}{R}', '{2}'].map((text) => purse.canPay(cost(text)))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    const more = purseOf({}, [...sources, pair], asThough);
    expect(['{3}{G}', '{2}{G}{G}', '{C}{C}{C}{B}'].map((text) => more.canPay(cost(text)))).toEqual([
      true,
      false,
      true,
    ]);
    expect(purse.lacks(cost('{G}{G}')).map(({ code }) => code)).toEqual(['mtg.cantPayMana']);
    const plan = unwrap(payManaAgain(cost('{1}{G}'), undefined, {}, sources, asThough));
    expect(plan.spent).toEqual({ white: 1, red: 1 });
    expect(purseOf({}, sources).canPay(cost('{1}{G}'))).toBe(false);
  });

  it('107.3a each X is a question of its own', () => {
    const either = (id: string) => ({
      id,
      abilityId: 'tap',
      outputs: [{ mana: { white: 1 } }, { mana: { red: 2 } }],
    });
    const purse = purseOf({}, [either('one'), either('two')]);
    expect([1, 2, 3, 4].map((X) => purse.canPay(cost('{X}{W}'), { X }))).toEqual([true, true, false, false]);
  });

  it('702.51a what helps to pay is no mana, and pays as what it is', () => {
    const asThough = { white: ['red', 'white'], colorless: ['blue', 'colorless'] } as const;
    const help = (type: 'white' | 'colorless') => ({
      id: type,
      abilityId: 'convoke',
      outputs: [{ mana: { [type]: 1 }, exact: true as const }],
    });
    for (const [type, text, pays] of [
      ['white', '{R}', false],
      ['white', '{W}', true],
      ['white', '{1}', true],
      ['colorless', '{U}', false],
      ['colorless', '{1}', true],
    ] as const) {
      expect(canPayMana(cost(text), { sources: [help(type)], asThough })).toBe(pays);
      expect(purseOf({}, [help(type)], asThough).canPay(cost(text))).toBe(pays);
    }
    const both = [help('white'), { id: 'plains', abilityId: 'tap', outputs: [{ mana: { white: 1 } }] }];
    expect(canPayMana(cost('{R}{W}'), { sources: both, asThough })).toBe(true);
    expect(canPayMana(cost('{R}{R}'), { sources: both, asThough })).toBe(false);
  });
});
