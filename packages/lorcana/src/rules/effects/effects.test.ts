import { describe, expect, it } from 'vitest';
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
import type { MustBeChosen } from '../../language/modification.js';
import { lorcanaMatch } from '../../play/match.js';
import { deckOf } from '../../state/board.js';

const pim = made('Pim');
const owl = made('Owl');
const act = (effects: NonNullable<CardRules['effects']>) =>
  made('Act', { type: 'action', cost: 1 }, { effects });
/** The table after the action was played by north, who has one ink for it. */
const playing = (
  effects: NonNullable<CardRules['effects']>,
  north: Parameters<typeof table>[0] = {},
  south: Parameters<typeof table>[1] = {},
) => after(table({ ...north, hand: [...(north.hand ?? []), act(effects)], ink: 1 }, south), 'play', 'Act');

const ALL = { choose: { type: 'character' } } as const;
const hurt = { damage: 2 };

describe('choosing', () => {
  it('1.2.3 as many as there are, where fewer are there than wanted', () => {
    const two = { choose: { type: 'character' }, count: 2 } as const;
    const at = playing([{ effect: 'exert', what: two }], { play: [pim] });
    expect([card(at, 'Pim').exerted, at.state.resolving]).toEqual([true, []]);
    const three = playing([{ effect: 'exert', what: two }], { play: [pim, owl, made('Fox')] });
    expect(() => decided(three, 'Pim')).toThrow('tooFewTargets');
  });

  it('6.1.3 “up to” may be none, and nothing twice', () => {
    const upTo = { choose: { type: 'character' }, count: 2, upTo: true } as const;
    const at = playing([{ effect: 'exert', what: upTo }], { play: [pim, owl] });
    expect(card(decided(at), 'Pim').exerted).toBe(false);
    expect(() => decided(at, 'Pim', 'Pim')).toThrow('repeatedTarget');
  });

  it('6.1.3 each separate choice may choose the same thing again', () => {
    const one = { effect: 'dealDamage', what: ALL, amount: 1 } as const;
    const at = decided(playing([one, one], { play: [pim, owl] }), 'Pim');
    expect(choosable(at, 'decide')).toEqual(['Pim', 'Owl']);
    expect(card(decided(at, 'Pim'), 'Pim').damage).toBe(2);
  });

  describe('6.7.3 what must be chosen if able', () => {
    const says = (order: MustBeChosen): CardRules => ({
      abilities: [{ kind: 'static', for: 'this', gives: [{ mustBeChosen: order }] }],
    });
    const must = (order: MustBeChosen = { by: 'opponent' }, name = 'Brag') => made(name, {}, says(order));
    const exert = (more: object = {}) => [{ effect: 'exert' as const, what: { ...ALL, ...more } }];

    it('is the only one that can be chosen; of two that must be, either', () => {
      const at = playing(exert(), { play: [pim] }, { play: [owl, must()] });
      expect([card(at, 'Brag').exerted, at.state.resolving]).toEqual([true, []]);
      const two = playing(exert(), { play: [pim] }, { play: [owl, must(), must({ by: 'any' }, 'Boast')] });
      expect(choosable(two, 'decide')).toEqual(['Brag', 'Boast']);
      expect(() => decided(two, 'Pim')).toThrow('filterMismatch');
      const none = playing(exert({ upTo: true }), {}, { play: [owl, must()] });
      expect(card(decided(none), 'Brag').exerted).toBe(false);
      expect(choosable(none, 'decide')).toEqual(['Brag']);
    });

    it('is among several that are chosen; “up to” may be none', () => {
      const some = playing(exert({ count: 2 }), { play: [pim] }, { play: [owl, must()] });
      expect(() => decided(some, 'Pim', 'Owl')).toThrow('lorcana.mustChoose');
      expect(card(decided(some, 'Pim', 'Brag'), 'Pim').exerted).toBe(true);
      const moves = [...lorcanaMatch.legalMoves(some, 'north')].map(({ targets }) =>
        targets?.[0]?.targets.map(({ id }) => id),
      );
      expect(moves).toEqual([
        ['Pim', 'Brag'],
        ['Owl', 'Brag'],
      ]);
      const upTo = playing(exert({ count: 2, upTo: true }), { play: [pim] }, { play: [owl, must()] });
      expect(() => decided(upTo, 'Pim')).toThrow('lorcana.mustChoose');
      expect(decided(upTo).state.resolving).toEqual([]);
    });

    it.each<[string, Parameters<typeof table>[0], Parameters<typeof table>[1]]>([
      ['its own player chooses', { play: [pim, must()] }, { play: [owl] }],
      [
        'an action chooses, and it is for abilities',
        { play: [pim] },
        { play: [owl, must({ by: 'any', for: ['ability'] })] },
      ],
      [
        '1.2.2 Ward says that it can’t',
        { play: [pim] },
        { play: [owl, made('Shy', { has: ['ward'] }, says({ by: 'any' }))] },
      ],
    ])('not where %s', (_why, north, south) => {
      const at = playing(exert(), north, south);
      expect(choosable(at, 'decide')).toEqual(expect.arrayContaining(['Pim', 'Owl']));
    });

    it('lasts as long as what gives it', () => {
      const order = { gives: [{ mustBeChosen: { by: 'any' as const } }], for: 'thisTurn' as const };
      const at = playing([{ effect: 'give', what: ALL, ...order }], { play: [pim, owl] });
      const given = decided(at, 'Owl');
      expect(card(given, 'Owl').mustBeChosen).toEqual({ by: 'any' });
      expect(card(after(given, 'endTurn'), 'Owl').mustBeChosen).toBeUndefined();
    });
  });

  it('6.1.11 “they” are those chosen before; 6.1.11.1 who left is not found', () => {
    const at = playing(
      [
        { effect: 'returnToHand', what: ALL },
        { effect: 'exert', what: 'them' },
      ],
      { play: [pim] },
    );
    expect([zoneOf(at, 'Pim'), card(at, 'Pim').exerted]).toEqual(['hand', false]);
  });

  it('6.5.1.1 what is chosen decides what happens instead', () => {
    const queen = made('Queen', { classifications: ['Queen'] });
    const at = playing(
      [
        { effect: 'choose', what: ALL },
        {
          effect: 'if',
          if: { test: 'is', what: 'them', so: { withClassification: 'Queen' } },
          do: [{ effect: 'banish', what: 'them' }],
          else: [{ effect: 'exert', what: 'them' }],
        },
      ],
      { play: [pim, queen] },
    );
    expect(zoneOf(decided(at, 'Queen'), 'Queen')).toBe('discard');
    expect(card(decided(at, 'Pim'), 'Pim')).toMatchObject({ zone: 'play', exerted: true });
  });

  it('1.4.3 an opponent chooses where the card says so, of what is meant from them', () => {
    const at = playing(
      [
        {
          effect: 'banish',
          what: { choose: { type: 'character', controller: 'role.chooser' }, by: 'opponent' },
        },
      ],
      { play: [pim] },
      { play: [owl, made('Fox', { has: ['ward'] })] },
    );
    expect(choosable(at, 'decide')).toEqual(['Owl', 'Fox']);
    expect(zoneOf(decided(at, 'Fox'), 'Fox')).toBe('discard');
  });
});

describe('damage', () => {
  it('6.1.3 up to so much, as the player says; as much draws as many', () => {
    const heal = { effect: 'removeDamage', what: ALL, amount: 3, upTo: true } as const;
    const at = playing([heal, { effect: 'draw', amount: 'result' }], { play: [[pim, hurt]] });
    expect(choosable(at, 'decide')).toEqual(['0', '1', '2']);
    const healed = decided(at, '2');
    expect([card(healed, 'Pim').damage, countIn(healed, 'north', 'hand')]).toEqual([0, 2]);
    expect(countIn(decided(at, '0'), 'north', 'hand')).toBe(0);
  });

  it('6.1.3 from each, one after the other; the result is their sum', () => {
    const heal = {
      effect: 'removeDamage',
      what: { all: { type: 'character' } },
      amount: 2,
      upTo: true,
    } as const;
    const at = playing([heal, { effect: 'draw', amount: 'result' }], {
      play: [[pim, hurt], owl, [made('Fox'), { damage: 1 }]],
    });
    const healed = decided(decided(at, '1'), '1');
    expect(['Pim', 'Owl', 'Fox'].map((id) => card(healed, id).damage)).toEqual([1, 0, 0]);
    expect(countIn(healed, 'north', 'hand')).toBe(2);
  });

  it('1.9.2 moved damage is not dealt', () => {
    const rock = made('Rock', { willpower: 9, has: [['resist', 2]] });
    const at = playing(
      [
        {
          effect: 'moveDamage',
          from: { choose: { damaged: true }, as: 'from' },
          to: { choose: { controller: 'opponent' }, as: 'to' },
          amount: 2,
        },
      ],
      { play: [[pim, hurt]] },
      { play: [rock] },
    );
    expect([card(at, 'Pim').damage, card(at, 'Rock').damage]).toEqual([0, 2]);
  });
});

describe('cards and decks', () => {
  it('7.3.4 each opponent chooses and discards from the own hand', () => {
    const at = playing([{ effect: 'discard', who: 'eachOpponent', amount: 1 }], {}, { hand: [pim, owl] });
    expect(choosable(at, 'decide')).toEqual(['Pim', 'Owl']);
    expect([zoneOf(decided(at, 'Owl'), 'Owl'), countIn(decided(at, 'Owl'), 'south', 'hand')]).toEqual([
      'discard',
      1,
    ]);
  });

  it('6.7.6 each player discards the hand and draws', () => {
    const at = playing(
      [
        { effect: 'discard', who: 'eachPlayer', amount: 'all' },
        { effect: 'draw', who: 'eachPlayer', amount: 2 },
      ],
      { hand: [pim] },
      { hand: [owl] },
    );
    expect([zoneOf(at, 'Pim'), zoneOf(at, 'Owl')]).toEqual(['discard', 'discard']);
    expect([countIn(at, 'north', 'hand'), countIn(at, 'south', 'hand')]).toEqual([2, 2]);
  });

  it.each<[string, number, boolean]>([
    ['none', 0, false],
    ['none', 0, true],
    ['none', -1, false],
    ['none', -1, true],
    ['two of three', 2, true],
  ])('7.3.4 so many are discarded: none for 0 or less', (_how, amount, random) => {
    const hand = [pim, owl, made('Fox')];
    const at = playing([{ effect: 'discard', who: 'eachOpponent', amount, random }], {}, { hand });
    expect(at.state.resolving).toEqual([]);
    expect(countIn(at, 'south', 'hand')).toBe(3 - Math.max(0, amount));
  });

  it('6.1.8 lore is lost as far as there is any; the result counts it once', () => {
    const at = playing(
      [
        { effect: 'loseLore', who: 'eachOpponent', amount: 3 },
        { effect: 'gainLore', amount: 'result' },
      ],
      {},
      { lore: 2 },
    );
    expect([loreOf(at, 'south'), loreOf(at, 'north')]).toEqual([0, 2]);
  });

  it('7.1.4 looks at the top cards: some to hand, the rest to the bottom in any order', () => {
    const at = playing(
      [
        {
          effect: 'look',
          amount: 3,
          piles: [{ to: 'hand', of: { type: 'character' }, min: 0, reveal: true }],
          rest: 'bottom',
        },
      ],
      { deck: [pim, made('Pot', { type: 'item' }), owl, PLAIN] },
    );
    expect(choosable(at, 'decide')).toEqual(['Pim', 'Owl']);
    const taken = decided(at, 'Owl');
    expect(choosable(taken, 'decide')).toEqual(['Pim', 'Pot']);
    const sorted = decided(taken, 'Pot');
    expect(deckOf(sorted.state, 'north')).toEqual(['Pebble', 'Pot', 'Pim']);
    expect([zoneOf(sorted, 'Owl'), sorted.state.resolving]).toEqual(['hand', []]);
  });

  it('7.5.4 a character goes into its player’s inkwell, facedown', () => {
    const at = playing([{ effect: 'putIntoInkwell', what: ALL, exerted: true }], {}, { play: [owl] });
    expect(card(at, 'Owl')).toMatchObject({ zone: 'inkwell', owner: 'south', faceDown: true, exerted: true });
  });

  it('7.1.4 from any discard back into its player’s deck', () => {
    const at = playing(
      [{ effect: 'shuffleIntoDeck', what: { choose: { zone: 'discard' } } }],
      {},
      { discard: [owl] },
    );
    expect([zoneOf(at, 'Owl'), deckOf(at.state, 'south').includes('Owl')]).toEqual(['deck', true]);
  });

  it('5.4.1.2 a card is played for free; an action that is resolves when what plays it has resolved', () => {
    const gift = made('Gift', { type: 'action', cost: 9 }, { effects: [{ effect: 'draw', amount: 1 }] });
    const effects = [
      { effect: 'playForFree', what: { choose: { zone: 'hand', owner: 'self' } } },
      { effect: 'gainLore', amount: { count: { zone: 'hand', owner: 'self' } } },
    ] as const;
    const at = playing(effects, { hand: [gift] });
    expect([zoneOf(at, 'Gift'), loreOf(at, 'north'), countIn(at, 'north', 'hand')]).toEqual([
      'discard',
      0,
      1,
    ]);
    const may = decided(playing([{ effect: 'may', do: effects }], { hand: [gift] }), 'yes');
    expect([zoneOf(may, 'Gift'), loreOf(may, 'north')]).toEqual(['discard', 0]);
    const guard = playing([effects[0]], { hand: [made('Guard', { cost: 9, has: ['bodyguard'] })] });
    expect(card(decided(guard, 'exerted'), 'Guard')).toMatchObject({ zone: 'play', exerted: true });
  });
});

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
    const piles = [{ to: 'hand' as const, of: { type: 'item' }, reveal: true }];
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
