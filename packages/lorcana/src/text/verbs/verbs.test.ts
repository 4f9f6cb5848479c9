import { describe, expect, it } from 'vitest';
import { contextOf } from '../phrases/context.js';
import { tokensOf } from '../targets/tokens.js';
import { effectGrammar } from './index.js';

const read = (words: string): unknown => {
  const found = effectGrammar.read(tokensOf(words), contextOf());
  return found.found === 'one' ? found.value : found.found;
};

const WHO = [
  ['', 'your', 'you', undefined],
  ['each opponent', 'their', 'they', 'eachOpponent'],
  ['each player', 'their', 'they', 'eachPlayer'],
  ['chosen opponent', 'their', 'they', { chosen: 'opponent' }],
  ['that player', 'their', 'they', { named: 'PLAYER' }],
  ['the challenging player', 'their', 'they', { controllerOf: 'challenger' }],
] as const;
/** Each verb after "you" and after one player, and what it means. */
const DOES = [
  ['draw 2 cards', 'draws 2 cards', { effect: 'draw', amount: 2 }],
  ['gain 1 lore', 'gains 1 lore', { effect: 'gainLore', amount: 1 }],
  [
    'lose 2 lore for each card in your hand',
    'loses 2 lore for each card in your hand',
    { effect: 'loseLore', amount: { count: { zone: 'hand', owner: 'self' }, times: 2 } },
  ],
  [
    'draw cards equal to the number of items you have in play',
    'draws cards equal to the number of items you have in play',
    { effect: 'draw', amount: { count: { type: 'item', zone: 'play', controller: 'self' } } },
  ],
  ['choose and discard a card', 'chooses and discards a card', { effect: 'discard', amount: 1 }],
  ['discard 2 cards at random', 'discards 2 cards at random', { effect: 'discard', amount: 2, random: true }],
  ['discard {their} hand', 'discards {their} hand', { effect: 'discard', amount: 'all' }],
  [
    'draw until {they} have 3 cards in {their} hand',
    'draws until {they} have 3 cards in {their} hand',
    { effect: 'drawUntil', amount: 3 },
  ],
  [
    'put the top 2 cards of {their} deck into {their} discard',
    'puts the top 2 cards of {their} deck into {their} discard',
    { effect: 'mill', amount: 2 },
  ],
] as const;
const said = (words: string, [who, their, they]: (typeof WHO)[number]): string =>
  `${who} ${words.replaceAll('{their}', their).replaceAll('{they}', they)}`.trim();

describe('players and what they do', () => {
  it.each(
    WHO.flatMap((who) =>
      DOES.map(
        ([you, one, does]) =>
          [said(who[0] === '' ? you : one, who), { ...does, ...(who[3] ? { who: who[3] } : {}) }] as const,
      ),
    ),
  )('are read together: %s', (words, effect) => {
    expect(read(words)).toEqual([effect]);
    expect(read(effectGrammar.print([effect as never], contextOf()) ?? '')).toEqual([effect]);
  });

  it.each(
    WHO.filter(([who]) => who !== '').flatMap((who) =>
      DOES.map(([bare, , does]) => [said(`may ${bare}`, who), who[3], does] as const),
    ),
  )('are read together with "may": %s', (words, who, does) => {
    expect(read(words)).toEqual([{ effect: 'may', who, do: [{ ...does, who: { named: 'player' } }] }]);
  });

  it('choose a player once for all that the player does', () => {
    expect(read('chosen player draws a card and gains 1 lore')).toEqual([
      { effect: 'draw', who: { chosen: 'player' }, amount: 1 },
      { effect: 'gainLore', who: { named: 'PLAYER' }, amount: 1 },
    ]);
  });

  it.each([
    'each opponent draw a card',
    'you may draws a card',
    'each opponent may discards a card',
    'each opponent puts the top card of your deck into your discard',
    'draw a card and lose 1 lore for each card in your hand',
    'discard 2 cards random',
    'each opponent banishes chosen character',
    'you may draw a card, then each opponent gains 1 lore',
  ])('is not read: %s', (words) => {
    expect(read(words)).toBe('none');
  });
});

const theirs = (type: string, by: unknown) => ({
  choose: { type, zone: 'play', controller: 'role.chooser' },
  by,
});

describe('a player who chooses', () => {
  it.each([
    [
      'each opponent chooses and exerts one of their items',
      [{ effect: 'exert', what: theirs('item', 'opponent') }],
    ],
    [
      'chosen player chooses one of their characters and returns that card to their hand',
      [
        { effect: 'choosePlayer', of: 'player' },
        { effect: 'returnToHand', what: theirs('character', { named: 'player' }) },
      ],
    ],
  ])('is read together with what happens to it: %s', (words, effects) => {
    expect(read(words)).toEqual(effects);
    expect(read(effectGrammar.print(effects as never, contextOf()) ?? '')).toEqual(effects);
  });
  it('does not choose what you choose', () => {
    expect(read('each opponent banishes one of their characters of your choice')).toBe('none');
  });
});

const CHOSEN = { choose: { type: 'character', zone: 'play' } } as const;
const given = (gives: readonly unknown[], until = 'thisTurn', what: unknown = CHOSEN) => [
  { effect: 'give', what, gives, for: until },
];

describe('cards and what they get', () => {
  it.each([
    ['chosen character gets +1 {S} this turn', given([{ stat: 'strength', amount: 1 }])],
    [
      'chosen character gets +1 {S}, gains Rush, and can challenge ready characters this turn',
      given([
        { stat: 'strength', amount: 1 },
        { keyword: 'rush' },
        { canChallengeReady: { type: 'character', ready: true } },
      ]),
    ],
    [
      "until the start of your next turn, chosen character can't quest or challenge",
      given([{ cant: 'quest' }, { cant: 'challenge' }], 'untilYourNextTurn'),
    ],
    [
      "chosen character doesn't ready at the start of their next turn",
      given([{ cant: 'ready' }], 'theirNextReady'),
    ],
    [
      'chosen character gets -1 {S} this turn for each item you have in play',
      given([
        {
          stat: 'strength',
          amount: { count: { type: 'item', zone: 'play', controller: 'self' }, times: -1 },
        },
      ]),
    ],
    ['they gain Evasive', given([{ keyword: 'evasive' }], 'always', 'IT')],
    [
      'they gain Evasive and lose Rush this turn',
      given([{ keyword: 'evasive' }, { losesKeyword: 'rush' }], 'thisTurn', 'IT'),
    ],
    ['give chosen character Rush and Ward this turn', given([{ keyword: 'rush' }, { keyword: 'ward' }])],
  ])('are read together: %s', (words, effects) => {
    expect(read(words)).toEqual(effects);
    expect(read(effectGrammar.print(effects as never, contextOf()) ?? '')).toEqual(effects);
  });

  it.each([
    'chosen character gets +1 {S}',
    'chosen character get +1 {S} this turn',
    'your characters gets +1 {S} this turn',
    "chosen character can't quest at the start of their next turn",
    'chosen character gains Evasive',
    'return chosen opposing character to your hand',
    'move up to 2 damage from each of your characters to chosen character',
  ])('is not read: %s', (words) => {
    expect(read(words)).toBe('none');
  });
});
