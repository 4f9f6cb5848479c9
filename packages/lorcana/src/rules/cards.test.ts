import { describe, expect, it } from 'vitest';
import { after, card, decided, made, PLAIN, table, told, zoneOf } from '../../test/table.js';
import type { CardRules } from '../language/card.js';

const pim = made('Pim');
const act = (...effects: NonNullable<CardRules['effects']>) =>
  made('Act', { type: 'action', cost: 0 }, { effects });
const toInkwell = (what: object) => act({ effect: 'putIntoInkwell', what: { all: what } });

describe('7.1.3.1 an event names a card only where all could see it', () => {
  it.each<[string, ReturnType<typeof act>, object, object]>([
    [
      'from the top of the deck, no name',
      act({ effect: 'putIntoInkwell', what: { top: 1 } }),
      { deck: [pim, PLAIN] },
      { type: 'putIntoInkwell', player: 'north' },
    ],
    [
      'from a deck that was looked at, no name',
      act({ effect: 'look', amount: 1, piles: [{ to: 'inkwell' }], rest: 'bottom' }),
      { deck: [pim, PLAIN] },
      { type: 'putIntoInkwell', player: 'north' },
    ],
    [
      'from the hand, no name',
      toInkwell({ zone: 'hand', owner: 'self' }),
      { hand: [pim] },
      { type: 'putIntoInkwell', player: 'north' },
    ],
    [
      'from play, the name',
      toInkwell({ type: 'character' }),
      { play: [pim] },
      { type: 'putIntoInkwell', player: 'north', cardId: 'Pim', name: 'Pim' },
    ],
    [
      'from a discard, the name',
      toInkwell({ zone: 'discard' }),
      { discard: [pim] },
      { type: 'putIntoInkwell', player: 'north', cardId: 'Pim', name: 'Pim' },
    ],
    [
      'from the deck into the hand, no name',
      act({ effect: 'look', amount: 1, piles: [{ to: 'hand' }], rest: 'bottom' }),
      { deck: [pim, PLAIN] },
      { type: 'putIntoHand', player: 'north' },
    ],
    [
      'from play into the hand, the name',
      act({ effect: 'returnToHand', what: { all: { type: 'character' } } }),
      { play: [pim] },
      { type: 'putIntoHand', player: 'north', cardId: 'Pim', name: 'Pim' },
    ],
    [
      'from a discard into the hand, the name',
      act({ effect: 'returnToHand', what: { all: { zone: 'discard' } } }),
      { discard: [pim] },
      { type: 'putIntoHand', player: 'north', cardId: 'Pim', name: 'Pim' },
    ],
  ])('%s', (_name, action, { hand = [], ...side }: { hand?: readonly (typeof pim)[] }, event) => {
    const { events } = told(table({ ...side, hand: [...hand, action] }), 'play', { cardId: 'Act' });
    expect(events.filter(({ type }) => type.startsWith('putInto'))).toEqual([event]);
  });
});

describe('costs', () => {
  const echo: CardRules = {
    abilities: [
      {
        kind: 'triggered',
        on: [{ event: 'isBanished', card: 'this' }],
        effects: [{ effect: 'may', cost: { banish: 'this' }, do: [{ effect: 'draw', amount: 1 }] }],
      },
    ],
  };

  it('1.5.3 what is not in play cannot be banished as a cost, so that nobody is asked', () => {
    const at = after(
      table({
        play: [made('Ghost', {}, echo)],
        hand: [act({ effect: 'banish', what: { all: { type: 'character' } } })],
      }),
      'play',
      'Act',
    );
    expect([zoneOf(at, 'Ghost'), at.state.resolving]).toEqual(['discard', []]);
  });

  it('1.5.3 what is in play is banished as the cost is paid', () => {
    const fan = made(
      'Fan',
      {},
      {
        abilities: [
          {
            kind: 'triggered',
            on: [{ event: 'quests', card: 'this' }],
            effects: [{ effect: 'may', cost: { banish: 'this' }, do: [{ effect: 'draw', amount: 1 }] }],
          },
        ],
      },
    );
    const asked = after(table({ play: [fan] }), 'quest', 'Fan');
    expect(zoneOf(decided(asked, 'yes'), 'Fan')).toBe('discard');
    expect(card(decided(asked, 'no'), 'Fan').zone).toBe('play');
  });
});
