import { describe, expect, it } from 'vitest';
import type { Ability } from '../../language/ability.js';
import type { Effect } from '../../language/effects/schema.js';
import { parseCard, type CardFace } from './parse-card.js';

const face = (text: string, type: CardFace['type']): CardFace => ({
  name: 'Pim',
  type,
  cost: 2,
  inkwell: true,
  ink: 'amber',
  ...(type === 'character' ? { strength: 2, willpower: 2, lore: 1 } : {}),
  ...(type === 'location' ? { willpower: 5, lore: 1, moveCost: 2 } : {}),
  classifications: type === 'character' ? ['Storyborn'] : [],
  text,
});
const own = { type: 'character', controller: 'self', zone: 'play' } as const;
const opposing = { type: 'character', controller: 'opponent', zone: 'play' } as const;
const anyone = { type: 'character', zone: 'play' } as const;
const played = [{ event: 'played', card: 'this' }] as const;

it.each<readonly [words: string, ability: Ability]>([
  [
    'Your characters’ {S} can’t be reduced below their printed value.',
    { kind: 'static', for: own, gives: [{ floor: 'strength' }] },
  ],
  [
    'Your other characters gain the Pirate classification.',
    { kind: 'static', for: { ...own, excludeSelf: true }, gives: [{ classification: 'Pirate' }] },
  ],
  [
    'While being challenged, your other characters gain <Resist> +1.',
    {
      kind: 'static',
      for: { ...own, excludeSelf: true, beingChallenged: true },
      gives: [{ keyword: 'resist', value: 1 }],
    },
  ],
  [
    'While you have a character in play with more {S} than each opposing character, this character gets +2 {L}.',
    {
      kind: 'static',
      while: {
        test: 'more',
        amount: { greatest: 'strength', among: own },
        than: { greatest: 'strength', among: opposing },
      },
      for: 'this',
      gives: [{ stat: 'lore', amount: 2 }],
    },
  ],
  [
    'While an opponent has more lore than you, this character gains Rush.',
    {
      kind: 'static',
      while: { test: 'players', so: { of: 'opponent', having: 'lore', is: 'moreThanYours' } },
      for: 'this',
      gives: [{ keyword: 'rush' }],
    },
  ],
  [
    'While you have characters named Ada and Bo in play, this character gains Evasive.',
    {
      kind: 'static',
      while: {
        test: 'all',
        that: ['Ada', 'Bo'].map((withName) => ({
          test: 'count',
          of: { ...own, withName },
          is: { gte: 1 },
        })),
      },
      for: 'this',
      gives: [{ keyword: 'evasive' }],
    },
  ],
  [
    'You can’t play this character unless an opposing character was damaged this turn.',
    {
      kind: 'ban',
      players: 'you',
      cant: 'play',
      on: 'this',
      while: {
        test: 'not',
        that: {
          test: 'happened',
          fact: 'damaged',
          to: { type: 'character', controller: 'opponent' },
          is: { gte: 1 },
        },
      },
    },
  ],
  [
    'Your Pirate characters can move here for free.',
    {
      kind: 'moveCost',
      less: 'all',
      on: { type: 'character', controller: 'self', withClassification: 'Pirate' },
    },
  ],
  [
    'Once per turn, you may pay 2 {I} to reveal the top card of your deck. If it’s a character card, put it into your hand. Otherwise, put it on the bottom of your deck.',
    {
      kind: 'activated',
      cost: { ink: 2 },
      oncePerTurn: true,
      effects: [
        { effect: 'reveal', what: { top: 1 } },
        {
          effect: 'if',
          if: { test: 'is', what: 'them', so: { type: 'character' } },
          do: [{ effect: 'returnToHand', what: 'them' }],
          else: [{ effect: 'putOnDeck', what: 'them', place: 'bottom' }],
        },
      ],
    },
  ],
  [
    'Whenever you draw a card, if it’s the second card you’ve drawn this turn, gain 1 lore.',
    {
      kind: 'triggered',
      on: [{ event: 'drawsCard', player: 'you', nth: 2 }],
      effects: [{ effect: 'gainLore', amount: 1 }],
    },
  ],
  [
    'Whenever one of your characters challenges, if it’s the third challenge this turn, gain 1 lore.',
    {
      kind: 'triggered',
      on: [{ event: 'challenges', card: { type: 'character', controller: 'self' }, nth: 3 }],
      effects: [{ effect: 'gainLore', amount: 1 }],
    },
  ],
  [
    'When you play this character, look at the top card of chosen player’s deck. Put it on either the top or the bottom of their deck.',
    {
      kind: 'triggered',
      on: played,
      effects: [
        {
          effect: 'look',
          who: { chosen: 'player' },
          amount: 1,
          piles: [{ to: 'top', min: 0 }],
          rest: 'bottom',
        },
      ],
    },
  ],
  [
    'When you play this character, each player with fewer than 3 cards in their hand draws a card.',
    {
      kind: 'triggered',
      on: played,
      effects: [{ effect: 'draw', who: { of: 'player', having: 'hand', is: { lte: 2 } }, amount: 1 }],
    },
  ],
  [
    // What is exerted is mentioned last, not what the cost has chosen.
    'When you play this character, exert chosen character. Then, you may choose and discard a card. If you do, the exerted character can’t ready at the start of their next turn.',
    {
      kind: 'triggered',
      on: played,
      effects: [
        { effect: 'exert', what: { choose: anyone } },
        {
          effect: 'may',
          cost: { choose: [{ to: 'discard', of: { zone: 'hand', owner: 'self' } }] },
          do: [{ effect: 'give', what: 'them', gives: [{ cant: 'ready' }], for: 'theirNextReady' }],
        },
      ],
    },
  ],
  [
    // An amount for each of several: "2 lore for each" is not one.
    'When you play this character, remove up to 3 damage from chosen character. Gain 2 lore for each 1 damage removed this way.',
    {
      kind: 'triggered',
      on: played,
      effects: [
        { effect: 'removeDamage', what: { choose: anyone }, amount: 3, upTo: true },
        { effect: 'gainLore', amount: { of: 'result', times: 2 } },
      ],
    },
  ],
  [
    'When you play this character, remove all damage from chosen character.',
    {
      kind: 'triggered',
      on: played,
      effects: [{ effect: 'removeDamage', what: { choose: anyone }, amount: 'all' }],
    },
  ],
  [
    'For each card in your hand, you pay 1 {I} less to play this character.',
    { kind: 'discount', amount: { count: { zone: 'hand', owner: 'self' } }, on: 'this' },
  ],
])('reads %s', (words, ability) => {
  const { card, unexpressed } = parseCard(
    face(words, ability.kind === 'moveCost' ? 'location' : 'character'),
  );
  expect(unexpressed).toEqual([]);
  expect(card.abilities).toEqual([ability]);
});

it.each<readonly [words: string, effects: readonly Effect[]]>([
  [
    'Draw a card. Then, choose and discard a card unless you have an item in play.',
    [
      { effect: 'draw', amount: 1 },
      {
        effect: 'if',
        if: {
          test: 'not',
          that: { test: 'count', of: { type: 'item', controller: 'self', zone: 'play' }, is: { gte: 1 } },
        },
        do: [{ effect: 'discard', amount: 1 }],
      },
    ],
  ],
  [
    'Ready chosen character. For the rest of this turn, they take no damage from challenges and can’t quest.',
    [
      { effect: 'ready', what: { choose: anyone } },
      {
        effect: 'give',
        what: 'them',
        gives: [{ cant: 'beDamagedInChallenges' }, { cant: 'quest' }],
        for: 'thisTurn',
      },
    ],
  ],
  [
    'Search your deck for an item card or a Pirate character card and reveal that card to all players. Put that card into your hand and shuffle your deck.',
    [
      {
        effect: 'look',
        amount: 'all',
        piles: [
          {
            to: 'hand',
            of: { anyOf: [{ type: 'item' }, { type: 'character', withClassification: 'Pirate' }] },
            min: 0,
            reveal: true,
          },
        ],
        rest: 'shuffle',
      },
    ],
  ],
  [
    'You may exert chosen character. If you do and you have an item in play, draw a card.',
    [
      {
        effect: 'may',
        do: [
          {
            effect: 'ifDone',
            do: [{ effect: 'exert', what: { choose: anyone } }],
            next: [
              {
                effect: 'if',
                if: { test: 'count', of: { type: 'item', controller: 'self', zone: 'play' }, is: { gte: 1 } },
                do: [{ effect: 'draw', amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
  ],
])('reads the action %s', (words, effects) => {
  const { card, unexpressed } = parseCard(face(words, 'action'));
  expect(unexpressed).toEqual([]);
  expect(card.effects).toEqual(effects);
});

it.each([
  // It is not clear which of the two is left undone.
  'Draw a card, then choose and discard a card unless you have an item in play.',
  // A result of something else than the last effect.
  'Remove up to 3 damage from chosen character. Deal 1 damage to chosen opposing character. Draw a card for each 1 damage removed this way.',
  'Banish all items. Draw a card for each character banished this way.',
  'Draw a card for each item banished this way.',
  // A count of something that can't be counted.
  'Chosen character loses {S} equal to that number this turn.',
  // For what was just chosen, the duration must be said.
  'Chosen character gains Rush.',
  // The player is not asked from which card to take damage, one by one.
  'Move up to 1 damage from each damaged character to chosen opposing character.',
])('refuses the action %s', (words) => {
  const { card, unexpressed } = parseCard(face(words, 'action'));
  expect([unexpressed.length, card.effects]).toEqual([1, undefined]);
});

it.each([
  // A location is at no location, so only the last of the two would be meant.
  'Your locations and characters at locations gain Ward.',
  'Whenever you play a second Pirate character in a turn, draw a card.',
  'Whenever one of your characters quests, if it’s the second quest this turn, draw a card.',
  'When you play this character, look at the top card of each opponent’s deck. Put it on either the top or the bottom of their deck.',
])('refuses %s', (words) => {
  const { card, unexpressed } = parseCard(face(words, 'character'));
  expect([unexpressed.length, card.abilities]).toEqual([1, []]);
});

describe('the verb after players agrees with them', () => {
  const isRead = (text: string): boolean => {
    const facts = {
      name: 'Act',
      type: 'action',
      cost: 1,
      inkwell: true,
      ink: 'steel',
      classifications: [],
    } as const;
    return parseCard({ ...facts, text }).unexpressed.length === 0;
  };
  it.each([
    ['The player or players with the most cards in their hand chooses and discards a card.', true],
    ['The player or players with the most cards in their hands choose and discard a card.', true],
    ['Each opponent loses 1 lore.', true],
    ['Each opponent lose 1 lore.', false],
    ['All opponents lose 1 lore.', true],
    ['All opponents loses 1 lore.', false],
  ])('%s', (text, read) => {
    expect(isRead(text)).toBe(read);
  });
});
