import { describe, expect, it } from 'vitest';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';

const ELF = 'you control an Elf';
const AN_ELF = { what: { each: { subtype: 'Elf', controller: 'self' } } };
const drawing = [{ effect: 'draw' }];
const LATER = 'at the beginning of the next end step';

describe('603.4: the condition of a delayed trigger', () => {
  it.each<[text: string, at: string]>([
    [`At the beginning of the next end step, if ${ELF}, draw a card.`, 'nextEndStep'],
    [`At the beginning of your next upkeep, if ${ELF}, draw a card.`, 'yourNextUpkeep'],
  ])('%s is an intervening "if", and printed as it stands', (text, at) => {
    const card = sorcery(text);
    expect(card.spell?.effects).toEqual([{ effect: 'delayed', at, if: AN_ELF, effects: drawing }]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it('with clauses that only the grammar of verbs reads is an intervening "if" as well', () => {
    const text = `At the beginning of the next end step, if ${ELF}, each opponent may draw two cards.`;
    expect(sorcery(text).spell?.effects).toMatchObject([{ effect: 'delayed', if: AN_ELF }]);
  });

  it('before all of the sentence decides whether there is a trigger at all', () =>
    expect(sorcery(`If ${ELF}, draw a card ${LATER}.`).spell?.effects).toEqual([
      {
        effect: 'if',
        condition: AN_ELF,
        effects: [{ effect: 'delayed', at: 'nextEndStep', effects: drawing }],
      },
    ]));

  it.each([
    ['at its end does not say when it is asked', `Draw a card ${LATER} if ${ELF}.`],
    ['of a reflexive trigger has no words', `You may discard a card. When you do, if ${ELF}, draw a card.`],
    [
      'of a departure has no words',
      `Tap target creature. When that creature dies this turn, if ${ELF}, draw a card.`,
    ],
  ])('%s, and is refused', (_what, text) => expect(unreadOf(text)).not.toEqual([]));
});

describe('603.7: sentences after a delayed trigger', () => {
  it.each([
    'At the beginning of the next end step, draw a card. Then discard a card.',
    'At the beginning of your next upkeep, draw a card. You lose 1 life.',
    'Tap target creature. When that creature dies this turn, draw a card. You lose 1 life.',
    'You gain 1 life. At the beginning of the next end step, draw a card. Discard a card.',
  ])('belong to it, and have no words: %s', (text) => expect(unreadOf(text)).not.toEqual([]));

  it('stand by themselves if the moment ends the first sentence', () =>
    expect(sorcery(`Draw a card ${LATER}. You lose 1 life.`).spell?.effects).toEqual([
      { effect: 'delayed', at: 'nextEndStep', effects: drawing },
      { effect: 'loseLife', amount: 1 },
    ]));
});
