import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { made } from '../../test/table.js';
import { cardDefinition } from '../language/card.js';
import { PERFORMED, unexpressedOf } from '../language/keywords.js';
import { KEYWORDS } from '../language/facts.js';
import { lorcanaMatch } from '../play/match.js';
import { cardsOf } from '../state/board.js';

const granted = (keyword: string, value?: number) => ({
  abilities: [
    {
      kind: 'static' as const,
      for: 'this' as const,
      gives: [{ keyword, ...(value === undefined ? {} : { value }) }],
    },
  ],
});
const lacks = (...args: Parameters<typeof made>) => made(...args).unexpressed ?? [];

describe('8.1.1 the keywords that a match performs', () => {
  it('8.1.1 are a closed list, each with an N or without', () => {
    expect(Object.keys(PERFORMED).toSorted()).toEqual([...KEYWORDS].toSorted());
    for (const keyword of KEYWORDS) {
      const n = PERFORMED[keyword] === 'N';
      expect(lacks('Card', { has: [n ? [keyword, 2] : keyword] })).toEqual([]);
      expect(lacks('Card', {}, granted(keyword, n ? 2 : undefined))).toEqual([]);
      const wrong = n
        ? { code: 'lorcana.keywordWithoutN', data: { keyword } }
        : { code: 'lorcana.keywordWithN', data: { keyword, value: 2 } };
      expect(lacks('Card', { has: [n ? keyword : [keyword, 2]] })).toEqual([wrong]);
      expect(lacks('Card', {}, granted(keyword, n ? undefined : 2))).toEqual([wrong]);
    }
  });

  it('8.1.1 an unknown one stands in `unexpressed` with a code, once, however deep it is given', () => {
    const fault = { code: 'lorcana.unknownKeyword', data: { keyword: 'wombat' } };
    const gives = [{ keyword: 'wombat' }, { keyword: 'wombat' }];
    const give = { effect: 'give' as const, what: { choose: {} }, gives, for: 'thisTurn' as const };
    const card = made(
      'Act',
      { type: 'action' },
      { effects: [{ effect: 'may', do: [give] }], unexpressed: ['a dance'] },
    );
    expect(card.unexpressed).toEqual(['a dance', fault]);
    expect(unexpressedOf(card)).toEqual(card.unexpressed);
    expect(cardDefinition.parse(JSON.parse(JSON.stringify(card)))).toEqual(card);
    expect(
      describeIssue({ code: 'lorcana.unknownKeyword', data: { keyword: 'wombat' } }, lorcanaMatch.game),
    ).toContain('wombat');
  });

  it('8.10.8 Shift of another kind has its cost in its ability', () => {
    const shift = { kind: 'shift' as const, ink: 3, onto: {} };
    expect(lacks('Card', { has: ['shift'] }, { abilities: [shift] })).toEqual([]);
  });
});

describe('8.1.1 a match', () => {
  const odd = made('Odd', {}, granted('wombat'));
  // A card as it comes from outside, without `define`.
  const raw = { ...odd, unexpressed: undefined };

  it.each([odd, raw])('8.1.1 takes no deck with a card of which it does not do all', (card) => {
    const cards: readonly unknown[] = [JSON.parse(JSON.stringify(card))];
    const started = lorcanaMatch.start({ cards, decks: { north: { Odd: 4 } }, deckSize: 4 }, 1);
    expect(started.ok ? [] : started.issues).toMatchObject([
      {
        code: 'lorcana.notWhole',
        data: { cardId: 'Odd', lacks: [{ code: 'lorcana.unknownKeyword' }] },
        path: ['decks', 'north', 'Odd'],
      },
    ]);
    const drawn = lorcanaMatch.start({ cards: [...cards, made('Pim')], only: true, deckSize: 4 }, 1);
    expect(drawn.ok && new Set(cardsOf(drawn.value.state).map(({ name }) => name))).toEqual(new Set(['Pim']));
  });
});
