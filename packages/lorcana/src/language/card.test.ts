import { describe, expect, it } from 'vitest';
import type { CardFacts } from './facts.js';
import { cardDefinition, cardIdOf, define, type CardRules } from './card.js';

const facts: CardFacts = {
  number: 1,
  name: 'Pim',
  version: 'Keeper of Kettles',
  type: 'character',
  cost: 2,
  inkwell: true,
  ink: 'amber',
  strength: 1,
  willpower: 3,
  lore: 1,
  classifications: ['Hero'],
  keywords: [],
};

const rules: readonly (readonly [said: string, rules: CardRules])[] = [
  ['nothing', {}],
  [
    'when played, you may draw a card',
    {
      abilities: [
        {
          kind: 'triggered',
          on: [{ event: 'played', card: 'this' }],
          effects: [{ effect: 'may', do: [{ effect: 'draw', amount: 1 }] }],
        },
      ],
    },
  ],
  [
    'exert: remove up to 3 damage from a chosen hero',
    {
      abilities: [
        {
          kind: 'activated',
          cost: { exert: 'this' },
          effects: [
            {
              effect: 'removeDamage',
              what: { choose: { type: 'character', withClassification: 'Hero' } },
              amount: 3,
              upTo: true,
            },
          ],
        },
      ],
    },
  ],
  [
    'when it is banished in a challenge, banish the challenger',
    {
      abilities: [
        {
          kind: 'triggered',
          on: [{ event: 'isBanished', card: 'this', inChallenge: 'challenged' }],
          effects: [{ effect: 'banish', what: 'challenger' }],
        },
      ],
    },
  ],
  [
    'while exerted, opposing evasive characters gain reckless',
    {
      abilities: [
        {
          kind: 'static',
          while: { test: 'is', what: 'this', so: { exerted: true } },
          for: { type: 'character', controller: 'opponent', withKeyword: 'evasive' },
          gives: [{ keyword: 'reckless' }],
        },
      ],
    },
  ],
  [
    'choose two; they do not ready; a card for each hero',
    {
      effects: [
        { effect: 'exert', what: { choose: { type: 'character' }, count: 2, upTo: true } },
        { effect: 'give', what: 'them', gives: [{ cant: 'ready' }], for: 'theirNextReady' },
        { effect: 'draw', amount: { count: { type: 'character', withClassification: 'Hero' } } },
      ],
    },
  ],
  [
    'look at four, a song to hand',
    {
      effects: [
        {
          effect: 'look',
          amount: 4,
          piles: [{ to: 'hand', of: { type: 'song' }, min: 0, reveal: true }],
          rest: 'bottom',
        },
      ],
    },
  ],
];

describe('a card as data', () => {
  it.each(rules)('says %s', (_said, said) => {
    const card = define(facts, said);
    expect(cardDefinition.parse(JSON.parse(JSON.stringify(card)))).toEqual(card);
    expect(cardIdOf(card)).toBe('Pim - Keeper of Kettles');
  });

  it('has nothing that it does not say', () => {
    expect(define(facts)).toStrictEqual({ facts, abilities: [] });
  });

  it('8.10 a Shift without a number is not performed, unless an ability says what it costs', () => {
    const shifting: CardFacts = { ...facts, keywords: [{ keyword: 'shift' }] };
    const fault = { code: 'lorcana.keywordWithoutN', data: { keyword: 'shift' } };
    const lone = { kind: 'extraInk', amount: 1 } as const;
    expect(define(shifting).unexpressed).toEqual([fault]);
    expect(define(shifting, { abilities: [lone] }).unexpressed).toEqual([fault]);
    const dear = { abilities: [{ kind: 'shift', ink: 2 }] } as const;
    expect(define(shifting, dear).unexpressed).toBeUndefined();
    const more: CardFacts = { ...facts, keywords: [{ keyword: 'shift' }, { keyword: 'singer' }] };
    expect(define(more, dear).unexpressed).toEqual([
      { code: 'lorcana.keywordWithoutN', data: { keyword: 'singer' } },
    ]);
  });

  it('5.1.1.8 a filter that says no zone means cards in play', () => {
    const [asked] =
      define(facts, { effects: [{ effect: 'banish', what: { all: { damaged: true } } }] }).effects ?? [];
    expect(asked).toEqual({ effect: 'banish', what: { all: { damaged: true, zone: 'play' } } });
    const notInHand = { effect: 'draw', amount: { count: { not: { zone: 'hand' } } } } as const;
    expect(define(facts, { effects: [notInHand] }).effects).toEqual([notInHand]);
    const inHand = { effect: 'draw', amount: { count: { anyOf: [{ zone: 'hand' }] } } } as const;
    expect(define(facts, { effects: [inHand] }).effects).toEqual([inHand]);
  });

  it.each([
    ['an unknown effect', { effects: [{ effect: 'conquer', amount: 1 }] }],
    ['an unknown filter key', { effects: [{ effect: 'banish', what: { all: { shiny: true } } }] }],
    [
      'a cost of nothing',
      { abilities: [{ kind: 'activated', cost: {}, effects: [{ effect: 'draw', amount: 1 }] }] },
    ],
    ['no effect at all', { effects: [] }],
  ])('refuses %s', (_what, said) => {
    expect(cardDefinition.safeParse({ facts, ...said }).success).toBe(false);
  });
});
