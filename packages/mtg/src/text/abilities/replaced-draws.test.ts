import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../../language/card-definition.js';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from './parse-card.js';
import { printCard } from './print-card.js';

const read = (text: string, types = 'Enchantment') => parseCard({ name: 'Moss Gate', types, text });
const drawer = { bound: 'player' } as const;

describe('614.11 what happens instead of draws, in words', () => {
  it.each<[string, NonNullable<CardDefinition['replacesDraws']>]>([
    [
      'If you would draw a card, mill two cards instead.',
      { who: 'you', effects: [{ effect: 'mill', amount: 2 }] },
    ],
    [
      'If you would draw a card, you may mill two cards instead.',
      {
        who: 'you',
        effects: [{ effect: 'may', effects: [{ effect: 'mill', amount: 2 }], else: [{ effect: 'draw' }] }],
      },
    ],
    [
      'If an opponent would draw a card, that player discards a card instead.',
      { who: 'opponent', effects: [{ effect: 'discard', who: drawer }] },
    ],
    [
      "If you would draw a card, return a card from your graveyard to your hand instead. If you can't, you lose 5 life.",
      {
        who: 'you',
        effects: [
          {
            effect: 'if',
            condition: { what: { each: { zone: 'graveyard', owner: 'self' } } },
            effects: [
              { effect: 'choose', filter: { zone: 'graveyard', owner: 'self' }, bind: 'chosenCards' },
              { effect: 'moveCards', what: { bound: 'chosenCards' }, to: 'hand' },
            ],
            else: [{ effect: 'loseLife', amount: 5 }],
          },
        ],
      },
    ],
    [
      "If a player would draw a card, that player reveals the top card of their library instead. Then any other player may pay 3 life. If a player does, put that card into its owner's graveyard. Otherwise, that player draws a card.",
      {
        who: 'each',
        effects: [
          { effect: 'reveal', at: { top: 1, of: drawer }, bind: 'revealed' },
          {
            effect: 'mayPay',
            who: { those: 'eachPlayer', except: drawer },
            any: true,
            costs: [{ cost: 'life', amount: 3 }],
            effects: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'graveyard' }],
            else: [{ effect: 'draw', who: drawer }],
          },
        ],
      },
    ],
  ])('%s', (text, replacesDraws) => {
    const { card, unexpressed } = read(text);
    expect(unexpressed).toEqual([]);
    expect(card.replacesDraws).toEqual(replacesDraws);
    expect(printCard(card)).toEqual({ lines: [text], unsaid: [] });
    expect(unexpressedOf(card)).toEqual([]);
  });

  it.each([
    ['If you would draw a card, instead mill two cards.', 'mill two cards instead.'],
    [
      "If a player would draw a card, they reveal it instead. Then any other player may pay 2 life. If a player does, put that card into its owner's graveyard. Otherwise, that player draws a card.",
      'that player reveals the top card of their library instead.',
    ],
  ])('%s is printed with other words', (text, words) => {
    const { lines } = printCard(read(text).card);
    expect(lines.join(' ')).toContain(words);
  });

  it.each([
    'If you would draw a card, mill two cards.',
    'If you would draw a card while your library has no cards in it, you win the game instead.',
    'If you would draw a card, dance instead.',
    'If an opponent would draw a card, you may gain 1 life instead.',
    'If you would draw a card, you may pay {1} instead. If you do, you gain 1 life.',
    'If you would draw a card, you may gain 1 life instead. You lose 1 life.',
    'If you would draw a card this turn, mill two cards instead.',
    'If you would draw a card, mill two cards instead.\nIf a player would draw a card, you gain 1 life instead.',
  ])('refused: %s', (text) => {
    expect(read(text).unexpressed).not.toEqual([]);
  });

  it('is no ability of an instant', () => {
    const { card } = read('If you would draw a card, mill two cards instead.', 'Instant');
    expect(unexpressedOf(card)).not.toEqual([]);
  });
});

it('607.2 what is revealed "this way" is revealed by the card itself', () => {
  const linked =
    'Reveal the first card you draw each turn. Whenever you reveal a basic land card this way, draw a card.';
  const whole = read(linked);
  expect([whole.unexpressed, unexpressedOf(whole.card)]).toEqual([[], []]);
  expect(whole.card.keywords).toEqual([{ keyword: 'revealsFirstDraw' }]);
  expect(printCard(whole.card).lines.join(' ')).toBe(linked);
  const alone = read('Whenever you reveal a basic land card this way, draw a card.');
  expect(unexpressedOf(alone.card)).toMatchObject([{ code: 'mtg.notPerformed' }]);
});

it.each([
  ['your graveyard', { whose: 'you' }],
  ["an opponent's graveyard", { whose: 'opponent' }],
  ['a graveyard', { whose: 'any' }],
] as const)('614.1a cards that would be put into %s', (where, whose) => {
  const text = `If a card would be put into ${where} from anywhere, exile it instead.`;
  const { card } = read(text);
  expect(card.keywords).toEqual([{ keyword: 'keepsOutOfGraveyard', ...whose }]);
  expect(printCard(card).lines).toEqual([text]);
  expect(read(text.replace('a card', 'a creature card')).unexpressed).not.toEqual([]);
});
