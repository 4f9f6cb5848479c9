import { describe, expect, it } from 'vitest';
import type { Trigger } from '../../language/trigger.js';
import { contextOf } from '../phrases/context.js';
import { theirTrigger, triggersWords } from '../phrases/triggers.js';
import { tokensOf } from '../targets/tokens.js';

const read = (words: string): readonly Trigger[] | undefined =>
  triggersWords.read(tokensOf(words), contextOf());

const SUBJECTS: readonly (readonly [words: string, card: unknown])[] = [
  ['~', 'this'],
  ['one of your characters', { type: 'character', controller: 'self' }],
  ['an opposing damaged character', { type: 'character', controller: 'opponent', damaged: true }],
  ['a character here', { type: 'character', atLocation: 'here' }],
];
const VERBS: readonly (readonly [words: string, event: object, once?: true])[] = [
  ['quests', { event: 'quests' }],
  ['sings a song', { event: 'sings' }],
  ['challenges another character', { event: 'challenges', other: { type: 'character' } }],
  ['is challenged', { event: 'isChallenged' }],
  ['is challenged and banished', { event: 'isBanished', inChallenge: 'challenged' }, true],
  ['challenges and is banished', { event: 'isBanished', inChallenge: 'challenging' }, true],
  ['is banished in a challenge', { event: 'isBanished', inChallenge: 'either' }, true],
  ['is dealt damage', { event: 'isDealtDamage' }],
  ['leaves play', { event: 'leavesPlay' }, true],
  [
    'is chosen by an opponent for an action',
    { event: 'isChosen', chosenBy: 'opponent', chosenFor: 'action' },
  ],
  ['is chosen for an ability', { event: 'isChosen', chosenFor: 'ability' }],
];

describe('6.2 events are clauses', () => {
  it.each(
    SUBJECTS.flatMap(([who, card]) =>
      VERBS.map(([does, event, once]) => {
        const when = once && card === 'this' ? 'when' : 'whenever';
        return [`${when} ${who} ${does}`, { ...event, card }] as const;
      }),
    ),
  )('%s', (words, event) => {
    const found = read(words);
    expect(found).toEqual([event]);
    expect(triggersWords.print(found ?? [], contextOf())).toBe(words);
  });

  it.each<[string, readonly Trigger[]]>([
    [
      'when you play ~ and whenever they quest',
      [
        { event: 'played', card: 'this' },
        { event: 'quests', card: 'this' },
      ],
    ],
    ["at the end of an opponent's turn", [{ event: 'turnEnds', player: 'opponent' }]],
    ['during your turn, whenever you gain lore', [{ event: 'gainsLore', player: 'you', during: 'yourTurn' }]],
    ['whenever an opponent draws a card', [{ event: 'drawsCard', player: 'opponent' }]],
    [
      'whenever you play a third item in a turn',
      [{ event: 'played', card: { type: 'item', controller: 'self' }, nth: 3 }],
    ],
    [
      "whenever you draw a card, if it's the second card you've drawn this turn",
      [{ event: 'drawsCard', player: 'you', nth: 2 }],
    ],
    [
      "whenever ~ challenges, if it's the fourth challenge this turn",
      [{ event: 'challenges', card: 'this', nth: 4 }],
    ],
    [
      'whenever you remove 1 or more damage from one of your characters',
      [{ event: 'isHealed', card: { type: 'character', controller: 'self' }, by: 'you' }],
    ],
    [
      'whenever you move a character here',
      [{ event: 'movesToLocation', card: { type: 'character', controller: 'self', atLocation: 'here' } }],
    ],
  ])('%s', (words, events) => {
    expect(read(words)).toEqual(events);
    expect(triggersWords.print(events, contextOf())).toBe(words);
  });

  it('other words for where it happens', () => {
    expect(read('whenever a character quests while here')).toEqual(read('whenever a character here quests'));
  });

  it('cards that were mentioned are "they"', () => {
    const quest: Trigger = { event: 'quests', card: 'this' };
    expect(theirTrigger.read(tokensOf('whenever they quest'), contextOf())).toEqual(quest);
    expect(theirTrigger.print(quest, contextOf())).toBe('whenever they quest');
  });

  it.each([
    ['whenever ~ quest', 'a plural verb after one'],
    ['whenever they quest', 'nothing that was mentioned'],
    ['whenever you draws a card', 'a singular verb after "you"'],
    ["whenever you draw a card, if it's the second challenge this turn", 'another count'],
    ['whenever a character here quests while at a location', 'two places'],
    ['whenever ~ quests and is banished', 'two events at once'],
    ['whenever an opponent moves a character here', 'a player who is not you'],
  ])('refuses "%s": %s', (words) => {
    expect(read(words)).toBeUndefined();
  });
});
