import { describe, expect, it } from 'vitest';
import { KEYWORD_ROWS, ROWS } from '../../../test/first-chapter/index.js';
import { keywordSeen, partsOf } from '../../../test/first-chapter/seen.js';
import { played } from '../../../test/stage/row.js';
import { cardIdOf } from '../../language/card.js';
import { THE_FIRST_CHAPTER } from './index.js';

describe.each(Object.entries(ROWS))('what cards are seen to do: %s', (_ink, rows) => {
  it.each(rows)('%s %s', (...row) => {
    expect(played(row)).toMatchObject(row[4]);
  });
});

describe('every ability is seen', () => {
  const speaking = THE_FIRST_CHAPTER.filter(({ abilities, effects }) => abilities.length > 0 || effects);

  it.each(speaking.map((card) => [cardIdOf(card), card] as const))(
    '%s: without any part of it, a row comes out otherwise',
    (_name, card) => {
      const parts = partsOf(card);
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.filter(({ seen }) => !seen).map(({ ability, part }) => `${ability} ${part}`)).toEqual([]);
    },
  );
});

describe('keywords', () => {
  it.each(Object.entries(KEYWORD_ROWS))('%s', (keyword, row) => {
    expect(played(row)).toMatchObject(row[4]);
    expect(keywordSeen(THE_FIRST_CHAPTER, keyword)).toBe(true);
  });

  it('has a row for each that the cards have', () => {
    const printed = THE_FIRST_CHAPTER.flatMap(({ facts }) => facts.keywords.map(({ keyword }) => keyword));
    expect(Object.keys(KEYWORD_ROWS).toSorted()).toEqual([...new Set(printed)].toSorted());
  });
});
