import { ok } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { abilityTexts } from './ability-text.js';
import { changedIn, guarded } from './guarded.js';
import { parseCard } from './parse-card.js';

type Type = 'action' | 'character';

/** The lines of a text with what they are read as. */
function reading(text: string, type: Type) {
  const facts = { name: 'Mossy Gate', cost: 1, inkwell: true, ink: 'amber', classifications: [] } as const;
  const size = type === 'character' ? { strength: 1, willpower: 1, lore: 1 } : {};
  const { card, unexpressed } = parseCard({ ...facts, type, ...size, text });
  expect(unexpressed).toStrictEqual([]);
  const [first, ...more] = abilityTexts(text) ?? [];
  if (!first) throw new Error('no line was found');
  return { lines: [first, ...more] as const, read: card.effects ?? card.abilities };
}

/** JSON without the mark: a key, or the value of a key. */
const without = (value: unknown, mark: string): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === mark ? undefined : `${key}:${String(inner)}` === mark ? 'gone' : inner,
    ),
  );

/** Words with a guarded word, and the mark that says it in the data. */
const SAID: readonly (readonly [word: string, text: string, mark: string, type: Type])[] = [
  ['may', 'You may draw a card.', 'effect:may', 'action'],
  ['may', 'This character can challenge ready characters.', 'canChallengeReady', 'character'],
  ['another', 'Whenever you play another character, draw a card.', 'excludeSelf', 'character'],
  ['chosen', 'Banish chosen character.', 'choose', 'action'],
  ['each opponent', 'Each opponent loses 1 lore.', 'who:eachOpponent', 'action'],
  ['for each', 'Gain 1 lore for each item you have in play.', 'count', 'action'],
  ['each', 'Deal 1 damage to each character.', 'all', 'action'],
  ['all', 'Ready all characters.', 'all', 'action'],
  ['all', 'Remove all damage from chosen character.', 'amount:all', 'action'],
  ['random', 'Chosen opponent discards a card at random.', 'random', 'action'],
  ['up to', 'Remove up to 2 damage from chosen character.', 'upTo', 'action'],
  ["can't", "This character can't quest.", 'cant', 'character'],
  [
    'once',
    'Once during your turn, whenever this character is challenged, draw a card.',
    'oncePerTurn',
    'character',
  ],
  ['for free', 'Play a character for free.', 'effect:playForFree', 'action'],
  ['opposing', 'Exert all opposing characters.', 'controller:opponent', 'action'],
  [
    'instead',
    'Deal 1 damage to chosen character. If you have an item in play, deal 2 damage instead.',
    'else',
    'action',
  ],
  [
    'otherwise',
    'When you play this character, reveal the top card of your deck. If it\u2019s an item card, put it into your hand. Otherwise, put it on the bottom of your deck.',
    'else',
    'character',
  ],
  ['unless', "This character can't quest unless you have an item in play.", 'test:not', 'character'],
];

const ACTION = { type: 'action', classifications: [] } as const;

describe('the words that change what an ability means', () => {
  it.each(SAID)('"%s" of "%s" is in what is read', (_word, text, _mark, type) => {
    const { lines, read } = reading(text, type);
    expect(changedIn(lines, read)).toBeUndefined();
  });

  it.each(SAID.filter(([word, text]) => text.toLowerCase().includes(word)))(
    '"%s" of "%s" is missed if it is lost from the data',
    (word, text, mark, type) => {
      const { lines, read } = reading(text, type);
      const doctored = without(read, mark);
      expect(doctored).not.toStrictEqual(JSON.parse(JSON.stringify(read)));
      expect(changedIn(lines, doctored)).toStrictEqual({ word, change: 'lost' });
    },
  );

  it.each<[string, string, string, Type]>([
    ['may', 'Draw a card.', 'You may draw a card.', 'action'],
    ['another', 'Your characters get +1 {S}.', 'Your other characters get +1 {S}.', 'character'],
    ['chosen', 'Banish all characters.', 'Banish chosen character.', 'action'],
    ['each opponent', 'You lose 1 lore.', 'Each player loses 1 lore.', 'action'],
    [
      'all',
      'Remove up to 2 damage from chosen character.',
      'Remove all damage from chosen character.',
      'action',
    ],
    ['random', 'Chosen opponent discards a card.', 'Chosen opponent discards a card at random.', 'action'],
    ['up to', 'Ready 2 of your characters.', 'Ready up to 2 of your characters.', 'action'],
    [
      'otherwise',
      'Draw a card.',
      'If you have an item in play, draw a card. Otherwise, gain 1 lore.',
      'action',
    ],
    ["can't", 'This character gets +1 {S}.', "This character can't quest.", 'character'],
    [
      'once',
      'Whenever this character is challenged, draw a card.',
      'Once during your turn, whenever this character is challenged, draw a card.',
      'character',
    ],
    [
      'for free',
      'Return a character card from your discard to your hand.',
      'Play a character for free.',
      'action',
    ],
    ['opposing', 'Exert all characters.', 'Exert all opposing characters.', 'action'],
  ])('"%s" that "%s" does not say is noticed in the data', (word, text, other, type) => {
    const [first, ...more] = abilityTexts(text) ?? [];
    if (!first) throw new Error('no line was found');
    expect(changedIn([first, ...more], reading(other, type).read)).toStrictEqual({ word, change: 'added' });
  });

  it('a reading that lost a word is refused with the word and its place', () => {
    const { lines, read } = reading('You may draw a card.', 'action');
    expect(guarded(lines, ok(without(read, 'effect:may')), ACTION)).toMatchObject({
      ok: false,
      issues: [{ code: 'lorcana.changedWord', data: { word: 'may', change: 'lost', span: { start: 0 } } }],
    });
    expect(guarded(lines, ok(read), ACTION)).toStrictEqual(ok(read));
  });

  it.each([
    'Whenever this character quests, you may return another chosen character of yours to your hand to gain 2 lore.',
    'Once during your turn, whenever a card is put into your inkwell, your other characters get +1 {L} this turn.',
    'Whenever one of your items is banished, your other characters get +1 {S} this turn.',
  ])('"%s" on a character is other than it', (text) => {
    const facts = { name: 'Mossy Gate', cost: 1, inkwell: true, ink: 'amber', classifications: [] } as const;
    const size = { strength: 1, willpower: 1, lore: 1 };
    expect(parseCard({ ...facts, ...size, type: 'character', text }).unexpressed).toEqual([]);
  });

  it.each<[string, 'action' | 'item' | 'location' | 'character']>([
    [
      'When you play this character, chosen character gets +1 {S} this turn for each other character you have in play.',
      'character',
    ],
    ['Whenever a character is banished, each other character gets +1 {S} this turn.', 'character'],
    ['Your damaged characters get +1 {S} for each other character you have in play.', 'character'],
    ['Chosen character gets +1 {S} this turn for each other character you have in play.', 'action'],
    ['Whenever one of your characters quests, your other characters get +1 {S} this turn.', 'item'],
    ['Whenever one of your characters quests, ready another chosen character of yours.', 'item'],
  ])('"%s" on an %s is refused: it is other than something else', (text, type) => {
    const facts = { name: 'Mossy Gate', cost: 1, inkwell: true, ink: 'amber', classifications: [] } as const;
    expect(parseCard({ ...facts, type, text }).unexpressed.map(({ code }) => code)).toEqual([
      'lorcana.unclearReference',
    ]);
  });
});
