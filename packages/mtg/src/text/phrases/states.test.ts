import { tokenize } from '@reticle/core/text';
import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { happen, matchOf } from '../../../test/match.js';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';
import { stateGrammar } from './states.js';

const gains = (condition: string) => sorcery(`If ${condition}, you gain 3 life.`);
const landsOf = (owner: string, count: number) =>
  Array.from({ length: count }, (_land, at) => card(`${owner}${at}`, owner, { types: ['land'] }));
const heldBy = (owner: string, count: number) =>
  Array.from({ length: count }, (_card, at) => card(`${owner}-held${at}`, owner, { zone: 'hand' }));

describe('who has more than you', () => {
  it.each<[string, string]>([
    ['an opponent controls more lands than you', 'someone'],
    ['an opponent controls at least two more basic lands than you', 'someone'],
    ['an opponent has more cards in hand than you', 'someone'],
    ['an opponent has more life than you', 'someone'],
    ['target player controls more creatures than you', 'amount'],
    ['target opponent has more life than you', 'amount'],
  ])('%s', (words, key) => {
    const read = gains(words);
    const [found] = read.spell?.effects ?? [];
    expect(found?.effect === 'if' && key in found.condition).toBe(true);
    expect(sorcery(printCard(read).lines.join('\n'))).toEqual(read);
  });

  it('is asked as an ability triggers, of the player whose step it is', () => {
    const text =
      "At the beginning of each opponent's upkeep, if that player controls more Goblins than you, draw a card.";
    const read = readCard(text);
    expect(read.triggered).toMatchObject([
      {
        if: {
          amount: { count: { subtype: 'Goblin', controller: 'role.player' } },
          gt: { count: { subtype: 'Goblin', controller: 'self' } },
        },
      },
    ]);
    expect(printCard(read).lines).toEqual([text]);
  });

  it.each([
    ['an opponent controls more lands than you', 2, 2, false],
    ['an opponent controls more lands than you', 2, 3, true],
    ['an opponent controls at least two more lands than you', 2, 3, false],
    ['an opponent controls at least two more lands than you', 2, 4, true],
    ['an opponent has more cards in hand than you', 2, 2, false],
    ['an opponent has more cards in hand than you', 2, 3, true],
  ])('%s: %d and %d', (words, yours, theirs, isSo) => {
    const of = words.includes('hand') ? heldBy : landsOf;
    const state = matchOf(...of('you', yours), ...of('foe', theirs));
    const done = happen(state, gains(words).spell?.effects ?? []);
    expect(done.events.some(({ type }) => type === 'lifeGained')).toBe(isSo);
  });

  it.each([
    'If you control more lands than, you gain 3 life.',
    'If an opponent controls more lands than each other player, you gain 3 life.',
    'If each opponent controls more lands than you, you gain 3 life.',
    'If an opponent controls at least X more lands than you, you gain 3 life.',
    'If that player controls more lands than you, you gain 3 life.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});

/** What the words of a condition mean. */
const asked = (words: string) => {
  const [found] = gains(words).spell?.effects ?? [];
  return found?.effect === 'if' ? found.condition : undefined;
};

describe('what "if" asks', () => {
  it.each<[string, object]>([
    ["you don't control a Goblin", { not: { what: { each: { subtype: 'Goblin', controller: 'self' } } } }],
    ['you control exactly three lands', { amount: { count: { type: 'land', controller: 'self' } }, eq: 3 }],
    ['an opponent controls fewer than two lands', { someone: 'eachOpponent' }],
    ['you have exactly 7 life', { amount: { life: 'you' }, eq: 7 }],
    ['you have fewer than three cards in hand', { amount: { cardsIn: 'hand', whose: 'you' }, lt: 3 }],
    ['you have four or more cards in your library', { amount: { cardsIn: 'library', whose: 'you' }, gte: 4 }],
    ["you didn't cast a spell this turn", { amount: { happened: 'cast', who: 'you' }, eq: 0 }],
    ["target player didn't cast a creature spell this turn", { amount: { happened: 'cast' }, eq: 0 }],
    ['no spells were cast last turn', { amount: { happened: 'cast', turn: 'last' }, eq: 0 }],
    [
      'a nontoken creature died this turn',
      { amount: { happened: 'permanentDied', are: { type: 'creature', token: false } }, gte: 1 },
    ],
    [
      'a permanent you controlled left the battlefield this turn',
      { amount: { happened: 'left', who: 'you' }, gte: 1 },
    ],
    [
      'two or more lands entered the battlefield under your control this turn',
      { amount: { happened: 'landEntered', who: 'you' }, gte: 2 },
    ],
    [
      'an opponent cast a blue spell this turn',
      { amount: { happened: 'cast', who: 'eachOpponent', are: { color: 'blue' } }, gte: 1 },
    ],
    [
      'you sacrificed three or more Goblins this turn',
      { amount: { happened: 'sacrificed', who: 'you', are: { subtype: 'Goblin' } }, gte: 3 },
    ],
    ['an opponent was dealt 3 or more damage this turn', { amount: { happened: 'damaged' }, gte: 3 }],
    ['a player has no cards in hand', { someone: 'eachPlayer' }],
    ['there are seven or more lands on the battlefield', { amount: { count: { type: 'land' } }, gte: 7 }],
  ])('%s', (words, condition) => {
    expect(asked(words)).toMatchObject(condition);
    expect(sorcery(printCard(gains(words)).lines.join('\n'))).toEqual(gains(words));
  });

  it.each([
    ["you've cast a noncreature spell this turn", 'you cast a noncreature spell this turn'],
    ["you've drawn two or more cards this turn", 'you drew two or more cards this turn'],
  ])('the perfect is the past of the same turn: %s', (perfect, past) => {
    expect(asked(perfect)).toBeDefined();
    expect(asked(perfect)).toEqual(asked(past));
  });

  it.each([
    'you cast another spell this turn',
    'you drew a red card this turn',
    'you sacrificed a creature you control this turn',
  ])('is not read: %s', (words) => expect(unreadOf(`If ${words}, draw a card.`)).not.toEqual([]));

  it('the announced X is compared with an amount', () => {
    const said = stateGrammar.read(tokenize('X is greater than the number of lands you control'), {
      names: [],
      host: '',
    });
    const lands = { count: { type: 'land', controller: 'self' } };
    expect(said).toMatchObject({ found: 'one', value: [{ amount: 'X', gt: lands }] });
  });

  it.each<[string, object]>([
    ['that creature was red', { color: 'red' }],
    ['it was a Goblin', { subtype: 'Goblin' }],
    ["that creature wasn't legendary", { supertype: 'legendary' }],
    ['that creature had flying', { withKeyword: 'flying' }],
    [
      'that creature attacked or blocked this turn',
      { anyOf: [{ thisTurn: 'attacked' }, { thisTurn: 'blocked' }] },
    ],
    ['that creature was dealt damage this turn', { thisTurn: 'wasDealtDamage' }],
  ])('of a target that is gone: %s', (words, is) => {
    const text = `Destroy target creature. If ${words}, draw a card.`;
    const [, found] = sorcery(text).spell?.effects ?? [];
    const condition = found?.effect === 'if' ? found.condition : undefined;
    expect(condition && 'not' in condition ? condition.not : condition).toEqual({
      what: { bound: 't1' },
      is,
    });
  });

  it.each([
    'If you controls a Goblin, you gain 3 life.',
    "If you doesn't control a Goblin, you gain 3 life.",
    'If an opponent have 5 or less life, you gain 3 life.',
    'If control a Goblin, you gain 3 life.',
    'If you gained life, you gain 3 life.',
    'If X are 5 or more, you gain 3 life.',
    'If creatures you control is tapped, you gain 3 life.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});
