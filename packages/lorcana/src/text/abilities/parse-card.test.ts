import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { cardIdOf } from '../../language/card.js';
import type { Ability } from '../../language/ability.js';
import { THE_FIRST_CHAPTER } from '../../sets/the-first-chapter/index.js';
import { face } from '../../../test/face.js';
import { parseCard } from './parse-card.js';
import { printCard } from './print-card.js';

const speaking = THE_FIRST_CHAPTER.filter(({ abilities, effects }) => abilities.length > 0 || effects);

it.each(speaking.map((card) => [cardIdOf(card), card] as const))(
  '%s: printed and read again, it is the same card',
  (_name, card) => {
    const { keywords: _keywords, ...facts } = card.facts;
    const text = unwrap(printCard(card)).join('\n');
    expect(parseCard({ ...facts, text })).toEqual({ card, unexpressed: [] });
  },
);

/** Words of our own, each with the ability that they mean. */
const ROWS: readonly (readonly [words: string, ability: Ability])[] = [
  [
    'LAMPS OUT Whenever this character is challenged, each opponent loses 1 lore.',
    {
      kind: 'triggered',
      name: 'LAMPS OUT',
      on: [{ event: 'isChallenged', card: 'this' }],
      effects: [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }],
    },
  ],
  [
    // A pronoun means what the ability mentioned last.
    'When this character is banished, exert chosen opposing character. They can’t ready at the start of their next turn.',
    {
      kind: 'triggered',
      on: [{ event: 'isBanished', card: 'this' }],
      effects: [
        { effect: 'exert', what: { choose: { type: 'character', controller: 'opponent', zone: 'play' } } },
        { effect: 'give', what: 'them', gives: [{ cant: 'ready' }], for: 'theirNextReady' },
      ],
    },
  ],
  [
    // "You may" applies only to its own sentence (6.1.4). "To" makes it a cost (6.1.5.1).
    'Whenever this character quests, you may banish one of your items to draw 2 cards. You gain 1 lore.',
    {
      kind: 'triggered',
      on: [{ event: 'quests', card: 'this' }],
      effects: [
        {
          effect: 'may',
          cost: { choose: [{ to: 'banish', of: { type: 'item', controller: 'self', zone: 'play' } }] },
          do: [{ effect: 'draw', amount: 2 }],
        },
        { effect: 'gainLore', amount: 1 },
      ],
    },
  ],
  [
    '{E}, 2 {I} — Move up to 2 damage counters from chosen character of yours to chosen opposing character.',
    {
      kind: 'activated',
      cost: { exert: 'this', ink: 2 },
      effects: [
        {
          effect: 'moveDamage',
          from: { choose: { type: 'character', controller: 'self', zone: 'play' }, as: 'giver' },
          to: { choose: { type: 'character', controller: 'opponent', zone: 'play' }, as: 'taker' },
          amount: 2,
          upTo: true,
        },
      ],
    },
  ],
  [
    // "Another" is another one than the damage leaves (6.1.6).
    '{E} — Move 1 damage counter from chosen character to another chosen character.',
    {
      kind: 'activated',
      cost: { exert: 'this' },
      effects: [
        {
          effect: 'moveDamage',
          from: { choose: { type: 'character', zone: 'play' }, as: 'giver' },
          to: { choose: { type: 'character', zone: 'play' }, as: 'taker', butNot: 'giver' },
          amount: 1,
        },
      ],
    },
  ],
  [
    // "Them" is the chosen one, not what the damage leaves.
    '{E} — Choose an opposing character and move 1 damage from each of your characters to them.',
    {
      kind: 'activated',
      cost: { exert: 'this' },
      effects: [
        { effect: 'choose', what: { choose: { type: 'character', controller: 'opponent', zone: 'play' } } },
        {
          effect: 'moveDamage',
          from: { all: { type: 'character', controller: 'self', zone: 'play' }, as: 'giver' },
          to: 'them',
          amount: 1,
        },
      ],
    },
  ],
  [
    // "Another" is another one than the damage leaves (6.1.6).
    '{E} — Move up to 1 damage from chosen character to another chosen character.',
    {
      kind: 'activated',
      cost: { exert: 'this' },
      effects: [
        {
          effect: 'moveDamage',
          from: { choose: { type: 'character', zone: 'play' }, as: 'giver' },
          to: { choose: { type: 'character', zone: 'play' }, as: 'taker', butNot: 'giver' },
          amount: 1,
          upTo: true,
        },
      ],
    },
  ],
  [
    'This character can’t ready at the start of your turn.',
    { kind: 'static', for: 'this', gives: [{ cant: 'readyAtStart' }] },
  ],
  [
    'While this character is exerted, opposing characters can’t ready at the start of their turn.',
    {
      kind: 'static',
      while: { test: 'is', what: 'this', so: { exerted: true } },
      for: { type: 'character', controller: 'opponent', zone: 'play' },
      gives: [{ cant: 'readyAtStart' }],
    },
  ],
  [
    'Your characters not named Pim can’t ready at the start of your turn.',
    {
      kind: 'static',
      for: { type: 'character', controller: 'self', withoutName: 'Pim', zone: 'play' },
      gives: [{ cant: 'readyAtStart' }],
    },
  ],
  [
    // In a static ability, "them" is the card itself.
    'This character gets +1 {S} for each 1 damage on them.',
    {
      kind: 'static',
      for: 'this',
      gives: [{ stat: 'strength', amount: { of: 'this', property: 'damage' } }],
    },
  ],
  [
    // 6.7.5: each of them may do it, and those who decide to do it do it.
    'At the start of your turn, each player may draw a card.',
    {
      kind: 'triggered',
      on: [{ event: 'turnBegins', player: 'you' }],
      effects: [
        { effect: 'may', who: 'eachPlayer', do: [{ effect: 'draw', amount: 1, who: { named: 'player' } }] },
      ],
    },
  ],
  [
    // The "otherwise" also knows what a condition mentioned.
    'At the start of your turn, if this character has no damage, draw a card. Otherwise, they get +4 {S} this turn.',
    {
      kind: 'triggered',
      on: [{ event: 'turnBegins', player: 'you' }],
      effects: [
        {
          effect: 'if',
          if: { test: 'is', what: 'this', so: { damaged: false } },
          do: [{ effect: 'draw', amount: 1 }],
          else: [{ effect: 'give', what: 'this', gives: [{ stat: 'strength', amount: 4 }], for: 'thisTurn' }],
        },
      ],
    },
  ],
  [
    '{E} — Name a card, then reveal the top card of your deck. If it’s the named card, put it into your hand.',
    {
      kind: 'activated',
      cost: { exert: 'this' },
      effects: [
        { effect: 'nameCard' },
        { effect: 'reveal', what: { top: 1 } },
        {
          effect: 'if',
          if: { test: 'is', what: 'them', so: { namedCard: true } },
          do: [{ effect: 'returnToHand', what: 'them' }],
        },
      ],
    },
  ],
  [
    'Whenever this character sings a song, you may play that song again from your discard for free. If you do, put that card on the bottom of your deck instead of into your discard.',
    {
      kind: 'triggered',
      on: [{ event: 'sings', card: 'this' }],
      effects: [{ effect: 'may', do: [{ effect: 'playForFree', what: 'song', afterwards: 'bottom' }] }],
    },
  ],
  [
    'During your turn, if you have 2 or more items in play, you may play this character for free.',
    {
      kind: 'free',
      while: {
        test: 'all',
        that: [
          { test: 'turn', of: 'you' },
          { test: 'count', of: { zone: 'play', controller: 'self', type: 'item' }, is: { gte: 2 } },
        ],
      },
    },
  ],
  [
    'When you play this character, look at the top 3 cards of your deck. Put any number of them on the top or the bottom of your deck in any order.',
    {
      kind: 'triggered',
      on: [{ event: 'played', card: 'this' }],
      effects: [{ effect: 'look', amount: 3, piles: [{ to: 'top', min: 0, max: 3 }], rest: 'bottom' }],
    },
  ],
  [
    "Whenever you play an action that isn't a song, you gain 1 lore.",
    {
      kind: 'triggered',
      on: [{ event: 'played', card: { controller: 'self', type: 'action', not: { type: 'song' } } }],
      effects: [{ effect: 'gainLore', amount: 1 }],
    },
  ],
  [
    // A player who was chosen is not chosen again.
    'When you play this character, chosen opponent reveals their hand and discards a non-character card.',
    {
      kind: 'triggered',
      on: [{ event: 'played', card: 'this' }],
      effects: [
        { effect: 'revealHand', who: { chosen: 'opponent' } },
        {
          effect: 'discard',
          who: { named: 'player' },
          amount: 1,
          of: { not: { type: 'character' } },
        },
      ],
    },
  ],
  [
    'When you play this character, draw a card for each item you have in play, to a maximum of 3.',
    {
      kind: 'triggered',
      on: [{ event: 'played', card: 'this' }],
      effects: [
        { effect: 'draw', amount: { count: { type: 'item', controller: 'self', zone: 'play' }, most: 3 } },
      ],
    },
  ],
  [
    'This character gets +2 {S} for each card in your hand to a maximum of 6.',
    {
      kind: 'static',
      for: 'this',
      gives: [{ stat: 'strength', amount: { count: { zone: 'hand', owner: 'self' }, times: 2, most: 6 } }],
    },
  ],
  ['This character may enter play exerted.', { kind: 'enters', exerted: true, may: true }],
  [
    'During your turn, while you have an item in play, this character gains Evasive.',
    {
      kind: 'static',
      while: {
        test: 'all',
        that: [
          { test: 'turn', of: 'you' },
          { test: 'count', of: { type: 'item', zone: 'play', controller: 'self' }, is: { gte: 1 } },
        ],
      },
      for: 'this',
      gives: [{ keyword: 'evasive' }],
    },
  ],
  [
    'If 2 or more cards were put into your discard this turn, you pay 1 {I} less to play this character.',
    {
      kind: 'discount',
      while: { test: 'happened', fact: 'putIntoDiscard', to: { owner: 'self' }, is: { gte: 2 } },
      amount: 1,
      on: 'this',
    },
  ],
  [
    'While 3 or more other cards have been put into your discard this turn, this character gets +1 {S}.',
    {
      kind: 'static',
      while: {
        test: 'happened',
        fact: 'putIntoDiscard',
        to: { owner: 'self', excludeSelf: true },
        is: { gte: 3 },
      },
      for: 'this',
      gives: [{ stat: 'strength', amount: 1 }],
    },
  ],
  [
    'While a card left a player’s discard this turn, this character gets +1 {S}.',
    {
      kind: 'static',
      while: { test: 'happened', fact: 'leftDiscard', is: { gte: 1 } },
      for: 'this',
      gives: [{ stat: 'strength', amount: 1 }],
    },
  ],
  [
    'Opposing items can’t ready at the start of their players’ turns.',
    {
      kind: 'static',
      for: { type: 'item', controller: 'opponent', zone: 'play' },
      gives: [{ cant: 'readyAtStart' }],
    },
  ],
  // Ways to shift (8.10.1, 8.10.8). The payment is in the hand.
  [
    'Shift: Discard 2 cards (You may discard 2 cards to play this on top of one of your characters.)',
    {
      kind: 'shift',
      ink: 0,
      choose: [{ to: 'discard', of: { zone: 'hand', owner: 'self' }, count: 2 }],
    },
  ],
  [
    'Puppy <Shift> 3 {I} (You may pay 3 {I} to play this on top of one of your Puppy characters.)',
    { kind: 'shift', ink: 3, onto: { type: 'character', withClassification: 'Puppy' } },
  ],
  ['Universal Shift 4', { kind: 'shift', ink: 4, onto: { type: 'character' } }],
  [
    'This character also counts as being named King Wren for <Shift>.',
    { kind: 'shiftName', withName: 'King Wren' },
  ],
  [
    'You may play any character with <Shift> on this character as if this character had any name.',
    { kind: 'shiftName' },
  ],
];

describe('parseCard', () => {
  it.each(ROWS)('reads %s', (words, ability) => {
    const { card, unexpressed } = parseCard(face(words));
    expect(unexpressed).toEqual([]);
    expect(card.abilities).toEqual([ability]);
  });
});

it.each([
  ['damaged character or item', { anyOf: [{ type: 'character', damaged: true }, { type: 'item' }] }],
  ['damaged character or location', { type: ['character', 'location'], damaged: true }],
  ['exerted character or item', { type: ['character', 'item'], exerted: true }],
])('an adjective is said of all that can have it: %s', (words, filter) => {
  const facts = { name: 'Mossy Gate', cost: 1, inkwell: true, ink: 'amber', classifications: [] } as const;
  const { card } = parseCard({ ...facts, type: 'action', text: `Banish chosen ${words}.` });
  expect(card.effects).toEqual([{ effect: 'banish', what: { choose: { zone: 'play', ...filter } } }]);
});
