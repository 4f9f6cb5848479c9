import { randomFrom, seedRandom, type MatchEvent } from '@reticle/core/match';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card } from '../../test/board.js';
import { matchOf, playerIn } from '../../test/match.js';
import { drawCards, shuffleLibrary } from '../rules/actions/change-zone.js';
import { libraryOf, withLibraryOrder } from './library.js';
import type { MtgMatchState } from './match-state.js';
import { moveCard } from './zones.js';

const inLibrary = (id: string, owner = 'you') => card(id, owner, { zone: 'library' });
const topDown = (state: MtgMatchState, player = 'you') =>
  libraryOf(state, player).map(({ instanceId }) => instanceId);
const three = matchOf(inLibrary('a'), inLibrary('b'), inLibrary('c'), inLibrary('z', 'foe'));
const tools = (seed = 1) => {
  const events: MatchEvent[] = [];
  return {
    events,
    random: randomFrom(seedRandom(seed)),
    emit: (event: MatchEvent) => void events.push(event),
  };
};

describe('the order of a library', () => {
  it('401.2: is kept from the top down, whatever the order of the cards is', () => {
    const other = withLibraryOrder(three, 'you', ['c', 'a', 'b']);
    expect(topDown(other)).toEqual(['c', 'a', 'b']);
    expect(topDown({ ...other, cards: other.cards.toReversed() })).toEqual(['c', 'a', 'b']);
    expect(topDown(withLibraryOrder(three, 'you', ['c']))).toEqual(['c', 'a', 'b']);
    expect(topDown(withLibraryOrder(other, 'you', ['b']))).toEqual(['b', 'c', 'a']);
    expect(topDown(other, 'foe')).toEqual(['z']);
  });

  it('a card that goes there goes on top, one that leaves has no place any more', () => {
    const drawn = moveCard(withLibraryOrder(three, 'you', ['c', 'a', 'b']), 'a', 'hand');
    expect(topDown(drawn)).toEqual(['c', 'b']);
    expect(drawn.cards.find(({ instanceId }) => instanceId === 'a')?.order).toBeUndefined();
    expect(topDown(moveCard(drawn, 'a', 'library'))).toEqual(['a', 'c', 'b']);
  });

  it('701.24a: shuffling keeps the cards, and the same seed gives the same order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (seed) => {
        const shuffled = shuffleLibrary(three, 'you', tools(seed));
        expect(topDown(shuffled).toSorted()).toEqual(['a', 'b', 'c']);
        expect(shuffleLibrary(three, 'you', tools(seed))).toEqual(shuffled);
      }),
    );
    const orders = new Set(
      Array.from({ length: 60 }, (_seed, at) => topDown(shuffleLibrary(three, 'you', tools(at))).join('')),
    );
    expect(orders.size).toBe(6);
  });
});

describe('drawing', () => {
  it('121.2: takes cards from the top one by one, and only who draws sees which', () => {
    const { events, ...rest } = tools();
    const drawn = drawCards(withLibraryOrder(three, 'you', ['c', 'a', 'b']), 'you', 2, rest);
    expect(topDown(drawn)).toEqual(['b']);
    expect(events).toMatchObject([
      { type: 'moved', card: { id: 'c' }, from: 'library', to: 'hand', visibleTo: ['you'] },
      { type: 'moved', card: { id: 'a' }, from: 'library', to: 'hand', visibleTo: ['you'] },
      { type: 'drew', player: 'you', count: 2 },
    ]);
    expect(playerIn(drawn, 'you').drewFromEmpty).toBeUndefined();
  });

  it('704.5b: an empty library is marked, what there is is drawn', () => {
    const drawn = drawCards(three, 'foe', 2, tools());
    expect(drawn.cards.find(({ instanceId }) => instanceId === 'z')?.zone).toBe('hand');
    expect(playerIn(drawn, 'foe').drewFromEmpty).toBe(true);
    expect(drawCards(three, 'foe', 0, tools())).toBe(three);
  });
});
