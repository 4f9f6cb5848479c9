import { describe, expect, it } from 'vitest';
import { SIXTH_EDITION } from './index.js';
import { coverageOf, coveragePage, isReadBack } from '../coverage.js';

const COVERAGE = coverageOf(SIXTH_EDITION);

describe('what is said of the Sixth Edition', () => {
  it('is the table in COVERAGE.md', async () => {
    const page = coveragePage('What is said of the Sixth Edition', SIXTH_EDITION, COVERAGE);
    await expect(page).toMatchFileSnapshot('./COVERAGE.md');
  });

  it('is at least nine cards in ten, and of every card with activated abilities the abilities', () => {
    const { cards, whole, partly, refused, activated } = COVERAGE;
    expect(whole + partly + refused).toBe(cards);
    expect(whole).toBeGreaterThanOrEqual(cards * 0.9);
    expect([activated.cards, activated.abilities]).toEqual([105, 118]);
  });

  it('is printed and read again as the same card by at least so many: this number may only grow', () => {
    expect(COVERAGE.readBack).toBe(335);
  });
});

describe('601.2, 602.1: activated abilities in words', () => {
  const ALL = SIXTH_EDITION.flatMap((card) => card.activated.map((ability) => ({ card, ability })));

  it.each(ALL.map((one) => [one.card.name, one.ability.id, one] as const))(
    '%s: %s is printed, and read back as the same ability',
    (_name, _id, { card, ability }) => {
      expect(isReadBack(card, ability)).toBe(true);
    },
  );
});
