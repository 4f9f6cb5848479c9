import { describe, expect, it } from 'vitest';
import { unwrap } from '@reticle/core';
import type { PlacedCard } from '@reticle/core/host';
import type { Move } from '@reticle/core/match';
import { type CardFacts } from '../language/facts.js';
import { type CardRules, define } from '../language/card.js';
import { lorcanaMatch } from '../play/match.js';
import { place } from './board.js';
import { lorcanaWatch } from './watch.js';

const card = (name: string, rules: CardRules, facts: Partial<CardFacts> = {}) =>
  define(
    {
      number: 1,
      name,
      type: 'character',
      cost: 0,
      inkwell: true,
      ink: 'amber',
      strength: 2,
      willpower: 3,
      lore: 1,
      classifications: [],
      keywords: [],
      ...facts,
    },
    rules,
  );

const character = { type: 'character' } as const;
const CARDS = [
  card('Herald', {
    abilities: [
      {
        kind: 'triggered',
        name: 'NEWS',
        on: [{ event: 'played', card: 'this' }],
        effects: [{ effect: 'draw', amount: 1 }],
      },
      { kind: 'static', for: { ...character, excludeSelf: true }, gives: [{ stat: 'lore', amount: 1 }] },
    ],
  }),
  card('Miller', {
    abilities: [
      {
        kind: 'activated',
        name: 'GRIND',
        cost: { ink: 1 },
        effects: [{ effect: 'may', do: [{ effect: 'gainLore', amount: 1 }] }],
      },
      { kind: 'discount', on: 'this', amount: 1, while: { test: 'count', of: { type: 'item' } } },
      { kind: 'enters', exerted: true },
    ],
  }),
  card(
    'Gale',
    { effects: [{ effect: 'payLess', amount: 1, on: {} }] },
    { type: 'action', cost: 1, strength: undefined, willpower: undefined, lore: undefined },
  ),
];

const { options } = unwrap(
  lorcanaMatch.record({ cards: CARDS, only: true, deckSize: 1, first: 'north' }, 'a'),
);
const lies = (name: string, zone: string): PlacedCard => ({
  card: name,
  id: name,
  of: 'north',
  zone,
  facts: {},
});

/** What each move shows. */
function shown(cards: readonly PlacedCard[], ...moves: readonly Omit<Move, 'player'>[]) {
  const started = unwrap(lorcanaMatch.start(options, 'a'));
  let match = { ...started, state: unwrap(place(started.state, cards)) };
  const look = lorcanaWatch.begin();
  return moves.map((made) => {
    const move = { ...made, player: 'north' };
    const before = match.state;
    const applied = unwrap(lorcanaMatch.apply(match, move));
    match = applied.match;
    return look({ before, move, after: match.state, events: applied.events });
  });
}
const play = (cardId: string) => ({ move: 'play', params: { cardId } });
const ink = (id: string): PlacedCard => ({ ...lies('Gale', 'inkwell'), id });

describe('what cards show', () => {
  it('may be as much as the cards say', () => {
    expect(lorcanaWatch.parts(options)).toEqual({
      cards: ['Herald', 'Miller', 'Gale'],
      abilities: [
        'Herald / 1 NEWS',
        'Herald / 2 static',
        'Miller / 1 GRIND',
        'Miller / 2 discount',
        'Miller / 3 enters',
        'Gale / effects',
      ],
    });
  });

  it('is that they are played and that what triggers does something; a static ability that it has something to be about', () => {
    const deck = { ...lies('Gale', 'deck'), id: 'top' };
    expect(shown([lies('Herald', 'hand'), deck], play('Herald'))).toEqual([['Herald', 'Herald / 1 NEWS']]);
    expect(shown([lies('Herald', 'hand')], play('Herald'))).toEqual([['Herald']]);
    const two = [lies('Herald', 'hand'), lies('Miller', 'play')];
    expect(shown(two, play('Herald'))).toEqual([['Herald', 'Herald / 2 static']]);
  });

  it('is what an ability does that is used, also after a question', () => {
    const decide = (id: string) => ({ move: 'decide', targets: [{ targets: [{ kind: 'choice', id }] }] });
    const use = { move: 'activate', params: { cardId: 'Miller', ability: 0 } };
    const board = [lies('Miller', 'play'), ink('a')];
    expect(shown(board, use, decide('yes'))).toEqual([[], ['Miller / 1 GRIND']]);
    expect(shown(board, use, decide('no'))).toEqual([[], []]);
  });

  it('is how a card enters play, and that something lasts', () => {
    expect(shown([lies('Miller', 'hand')], play('Miller'))).toEqual([['Miller', 'Miller / 3 enters']]);
    expect(shown([lies('Gale', 'hand'), ink('a')], play('Gale'))).toEqual([['Gale', 'Gale / effects']]);
  });
});
