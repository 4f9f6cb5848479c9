import { describe, expect, it } from 'vitest';
import { unwrap } from '@reticle/core';
import { MatchWatch, type PlacedCard } from '@reticle/core/host';
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

/** What is shown after some moves: the cards that were played, and how often which ability was used; "..., idly" if it changed nothing. */
function shown(cards: readonly PlacedCard[], ...moves: readonly Omit<Move, 'player'>[]) {
  const started = unwrap(lorcanaMatch.start(options, 'a'));
  let match = { ...started, state: unwrap(place(started.state, cards)) };
  const watch = new MatchWatch(lorcanaWatch, options);
  for (const made of moves) {
    const move = { ...made, player: 'north' };
    const before = match.state;
    const applied = unwrap(lorcanaMatch.apply(match, move, watch.observe));
    match = applied.match;
    watch.record({ before, move, after: match.state, events: applied.events });
  }
  const { cards: played, abilities } = watch.coverage();
  const used = Object.entries(abilities).map(
    ([name, { times, changed }]) => `${times} ${name}${changed ? '' : ', idly'}`,
  );
  return [...played, ...used];
}
const play = (cardId: string) => ({ move: 'play', params: { cardId } });
const ink = (id: string): PlacedCard => ({ ...lies('Gale', 'inkwell'), id });

describe('what cards show', () => {
  it('may be as much as the cards say', () => {
    const all = [...lorcanaWatch.cards(options)].map(([name, abilities]) => [
      name,
      abilities.map(({ id }) => id),
    ]);
    expect(all).toEqual([
      ['Herald', ['1 NEWS', '2 static']],
      ['Miller', ['1 GRIND', '2 discount', '3 enters']],
      ['Gale', ['effects']],
    ]);
    const [news] = lorcanaWatch.cards(options).get('Herald') ?? [];
    expect(news?.words?.()).toBe('NEWS When you play this character, draw a card.');
  });

  it('is that they are played and that what triggers does something; a static ability that anybody is otherwise for it', () => {
    const deck = { ...lies('Gale', 'deck'), id: 'top' };
    const idle = '1 Herald / 2 static, idly';
    expect(shown([lies('Herald', 'hand'), deck], play('Herald'))).toEqual([
      'Herald',
      '1 Herald / 1 NEWS',
      idle,
    ]);
    expect(shown([lies('Herald', 'hand')], play('Herald'))).toEqual([
      'Herald',
      '1 Herald / 1 NEWS, idly',
      idle,
    ]);
    const two = [lies('Herald', 'hand'), lies('Miller', 'play')];
    expect(shown(two, play('Herald'))).toEqual(['Herald', '1 Herald / 1 NEWS, idly', '1 Herald / 2 static']);
  });

  it('is what an ability does that is used, also after a question', () => {
    const decide = (id: string) => ({ move: 'decide', targets: [{ targets: [{ kind: 'choice', id }] }] });
    const use = { move: 'activate', params: { cardId: 'Miller', ability: 0 } };
    const board = [lies('Miller', 'play'), ink('a')];
    expect(shown(board, use)).toEqual([]);
    expect(shown(board, use, decide('yes'))).toEqual(['1 Miller / 1 GRIND']);
    expect(shown(board, use, decide('no'))).toEqual(['1 Miller / 1 GRIND, idly']);
  });

  it('is how a card enters play, and that something lasts', () => {
    expect(shown([lies('Miller', 'hand')], play('Miller'))).toEqual(['Miller', '1 Miller / 3 enters']);
    expect(shown([lies('Gale', 'hand'), ink('a')], play('Gale'))).toEqual(['Gale', '1 Gale / effects']);
  });
});
