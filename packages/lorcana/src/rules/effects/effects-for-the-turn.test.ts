import { describe, expect, it } from 'vitest';
import { act, owl, pim, playingFor1 as playing } from '../../../test/effects.js';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  PLAIN,
  table,
  told,
  zoneOf,
} from '../../../test/table.js';
import type { CardRules } from '../../language/card.js';
import { effect } from '../../language/effects/schema.js';
import { lorcanaMatch } from '../../play/match.js';
import { deckOf } from '../../state/board.js';

const hurt = { damage: 2 };

describe('for the rest of the turn', () => {
  it('pays less for the next one, once', () => {
    const at = playing([{ effect: 'payLess', amount: 2, on: { type: 'character' }, next: true }], {
      hand: [pim, owl],
    });
    expect(at.state.discounts).toHaveLength(1);
    const next = after(at, 'play', 'Pim');
    expect([zoneOf(next, 'Pim'), next.state.discounts]).toEqual(['play', []]);
  });

  it('whenever one of yours quests this turn', () => {
    const on = [{ event: 'quests', card: { type: 'character', controller: 'self' } }] as const;
    const at = playing([{ effect: 'whenever', on, do: [{ effect: 'gainLore', amount: 2 }] }], {
      play: [pim, owl],
    });
    const quested = after(after(at, 'quest', 'Pim'), 'quest', 'Owl');
    expect(loreOf(quested, 'north')).toBe(6);
    expect(after(quested, 'endTurn').state.watches).toEqual([]);
  });

  it('6.1.5.2 one or the other, and once for each', () => {
    const at = playing(
      [
        {
          effect: 'either',
          of: [
            { label: 'draw', do: [{ effect: 'draw', amount: 1 }] },
            {
              label: 'each',
              do: [
                {
                  effect: 'forEach',
                  what: { all: { type: 'character' } },
                  do: [{ effect: 'dealDamage', what: 'each', amount: 1 }],
                },
              ],
            },
          ],
        },
      ],
      { play: [pim, owl] },
    );
    const each = decided(at, 'each');
    expect([card(each, 'Pim').damage, card(each, 'Owl').damage]).toEqual([1, 1]);
    expect(countIn(decided(at, 'draw'), 'north', 'hand')).toBe(1);
  });

  it('7.1.3.1 what is shuffled in from a hand is not named', () => {
    const back = act([{ effect: 'shuffleIntoDeck', what: { all: { zone: 'hand', owner: 'self' } } }]);
    const { events } = told(table({ hand: [back, owl], ink: 1 }), 'play', { cardId: 'Act' });
    expect(events.filter(({ type }) => type === 'putIntoDeck')).toEqual([
      { type: 'putIntoDeck', player: 'north' },
    ]);
  });

  it('7.1.4 who searches for something may fail to find it', () => {
    const piles = [{ to: 'hand' as const, of: { type: 'item' as const }, reveal: true }];
    const at = playing([{ effect: 'look', amount: 'all', piles, rest: 'shuffle' }], {
      deck: [PLAIN, made('Cog', { type: 'item' }), PLAIN],
    });
    expect(choosable(at, 'decide')).toEqual(['Cog']);
    expect(countIn(decided(at), 'north', 'hand')).toBe(0);
  });

  it('5.4.1.2 several cards are played for free, one after the other; what is in play is not', () => {
    const all = { all: { zone: ['discard', 'play'], type: 'character', owner: 'self' } } as const;
    const at = playing([{ effect: 'playForFree', what: all }], {
      play: [[made('Fox'), hurt]],
      discard: [pim, owl],
    });
    expect(['Pim', 'Owl', 'Fox'].map((id) => zoneOf(at, id))).toEqual(['play', 'play', 'play']);
    expect(card(at, 'Fox').damage).toBe(2);
  });

  it('what several players discard is counted together', () => {
    const effects = [
      { effect: 'discard', who: 'eachPlayer', amount: 1 },
      { effect: 'draw', amount: 'result' },
    ] as const;
    expect(countIn(playing(effects, { hand: [pim] }, { hand: [owl] }), 'north', 'hand')).toBe(2);
  });

  it.each<[string, unknown]>([
    [
      'two options of one name',
      {
        effect: 'either',
        of: ['a', 'a'].map((label) => ({ label, do: [{ effect: 'draw', amount: 1 }] })),
      },
    ],
    [
      'a keyword named like a part of every object',
      { effect: 'give', what: 'this', gives: [{ keyword: '__proto__', value: 1 }], for: 'thisTurn' },
    ],
  ])('does not take %s', (_what, said) => {
    expect(effect.safeParse(said).success).toBe(false);
  });

  it('effects that breed effects make a draw, and throw nothing', () => {
    const each = (inner: NonNullable<CardRules['effects']>) =>
      [{ effect: 'forEach', what: { all: { zone: ['deck', 'play'] } }, do: inner }] as const;
    const at = playing(each(each(each(each([{ effect: 'draw', amount: 0 }])))));
    expect(at.state.ended).toEqual({ winners: [], reason: 'endless' });
  });

  it('shows a hand to all', () => {
    const shows = act([{ effect: 'revealHand', who: 'eachOpponent' }]);
    const { events } = told(table({ hand: [shows], ink: 1 }, { hand: [owl] }), 'play', { cardId: 'Act' });
    expect(events).toContainEqual({
      type: 'handRevealed',
      player: 'south',
      cards: [{ cardId: 'Owl', name: 'Owl' }],
    });
  });
});

describe('what others may do', () => {
  it('is done by whoever does it, also where there is one opponent', () => {
    const at = playing([
      { effect: 'may', who: 'eachOpponent', do: [{ effect: 'draw', who: { named: 'player' }, amount: 1 }] },
    ]);
    expect(lorcanaMatch.toAct(at)).toEqual(['south']);
    const before = countIn(at, 'south', 'hand');
    expect(countIn(decided(at, 'yes'), 'south', 'hand')).toBe(before + 1);
    expect(countIn(decided(at, 'no'), 'south', 'hand')).toBe(before);
  });

  it('a song that was sung is played again from the discard, and goes to the bottom of the deck', () => {
    const tune = made('Tune', { type: 'song', cost: 1 }, { effects: [{ effect: 'gainLore', amount: 2 }] });
    const diva = made(
      'Diva',
      {},
      {
        abilities: [
          {
            kind: 'triggered',
            on: [{ event: 'sings', card: 'this' }],
            effects: [{ effect: 'may', do: [{ effect: 'playForFree', what: 'song', afterwards: 'bottom' }] }],
          },
        ],
      },
    );
    const sung = after(table({ play: [diva], hand: [tune] }), 'sing', 'Tune', ['Diva']);
    expect([loreOf(sung, 'north'), zoneOf(sung, 'Tune')]).toEqual([2, 'discard']);
    const again = decided(sung, 'yes');
    expect([loreOf(again, 'north'), zoneOf(again, 'Tune'), deckOf(again.state, 'north').at(-1)]).toEqual([
      4,
      'deck',
      'Tune',
    ]);
  });
});
