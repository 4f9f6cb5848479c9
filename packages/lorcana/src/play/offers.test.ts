import { unwrap } from '@reticle/core';
import { type Match, type Move, randomBot, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { made } from '../../test/table.js';
import { cardsOf } from '../state/board.js';
import type { LorcanaMatchState } from '../state/match.js';
import { lorcanaEvent } from './event.js';
import { lorcanaMatch } from './match.js';

type Playing = Match<LorcanaMatchState>;
type Thought = Pick<Move, 'move' | 'params'>;

/** A deck with all keywords, cards of each type, and abilities of each kind. */
const cards = [
  made('Pim'),
  made('Owl', { has: ['evasive', 'support'] }),
  made('Fox', { has: ['reckless', 'rush', ['challenger', 2]] }),
  made('Guard', { has: ['bodyguard', 'ward', ['resist', 1]] }),
  made('Bard', { has: [['singer', 5], 'vanish', ['boost', 1]] }),
  made('Bold', { has: ['adventurous', 'alert'] }),
  made('Bo', { version: 'Small' }),
  made('Bo', { version: 'Big', cost: 5, inkwell: false, has: [['shift', 2], 'bodyguard'] }),
  made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 }),
  made(
    'Choir',
    { type: 'song', cost: 4, has: [['sing together', 5]] },
    { effects: [{ effect: 'banish', what: { choose: { type: 'character' } } }] },
  ),
  made(
    'Seer',
    {},
    {
      abilities: [
        {
          kind: 'activated',
          cost: { exert: 'this' },
          effects: [{ effect: 'look', amount: 2, piles: [{ to: 'hand', min: 0 }], rest: 'bottom' }],
        },
      ],
    },
  ),
];
const options = { cards, only: true, deckSize: 44 };

/** Yields the moments of a match between bots that play at random. */
function* moments(seed: number, most: number): Generator<{ match: Playing; player: string }, void> {
  let match = unwrap(lorcanaMatch.start(options, seed));
  const random = randomFrom(seedRandom(`offers ${seed}`));
  for (let count = 0; count < most && !lorcanaMatch.outcome(match); count++) {
    const [player = ''] = lorcanaMatch.toAct(match);
    yield { match, player };
    const move = randomBot(seatOf(lorcanaMatch, match, player), random);
    if (!move) throw new Error(`${player} has nothing to do at step ${match.step}`);
    const { match: next, events } = unwrap(lorcanaMatch.apply(match, move));
    for (const event of events) expect(lorcanaEvent.safeParse(event)).toMatchObject({ success: true });
    match = next;
  }
}

/**
 * Returns every move that could be made up with the cards that are not in decks. It is far more than is
 * offered.
 */
const thinkable = (state: LorcanaMatchState): readonly Thought[] => [
  ...['alterHand', 'endTurn', 'decide'].map((move) => ({ move, params: {} })),
  ...[0, 1, 2, 3].map((id) => ({ move: 'resolveTrigger', params: { id } })),
  ...cardsOf(state)
    .filter(({ zone }) => zone !== 'deck')
    .flatMap(({ instanceId: cardId }) => [
      ...['ink', 'play', 'shift', 'sing', 'quest', 'challenge', 'moveToLocation'].map((move) => ({
        move,
        params: { cardId },
      })),
      { move: 'play', params: { cardId, exerted: true } },
      { move: 'play', params: { cardId, free: true } },
      { move: 'shift', params: { cardId, exerted: true } },
      { move: 'shift', params: { cardId, way: 2 } },
      { move: 'activate', params: { cardId, ability: 0 } },
      { move: 'activate', params: { cardId, ability: 1 } },
    ]),
];

describe('in matches of all keywords', () => {
  it('4.1: what is offered is what nothing refuses, no more and no less', () => {
    const kinds = new Set<string>();
    for (const { match, player } of moments(5, 160)) {
      if (match.step % 9 !== 0) continue;
      const offers = [...lorcanaMatch.offers(match, player)];
      for (const { move } of offers) kinds.add(move);
      const opens = ({ move, params }: Thought) => lorcanaMatch.open(match, { move, player, params }).ok;
      expect(offers.filter((offer) => !opens(offer))).toEqual([]);
      const known = new Set(offers.map(({ move, params }) => JSON.stringify([move, params])));
      const missing = thinkable(match.state).filter(
        ({ move, params }) => !known.has(JSON.stringify([move, params])) && opens({ move, params }),
      );
      expect(missing).toEqual([]);
    }
    const all = 'activate alterHand challenge decide endTurn ink moveToLocation play quest shift sing';
    expect([...kinds].toSorted().join(' ')).toBe(all);
  });
});
