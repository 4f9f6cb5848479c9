import { describe, expect, it } from 'vitest';
import { pim, owl, playingFor1 as playing } from '../../../test/effects.js';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  PLAIN,
  type table,
  zoneOf,
} from '../../../test/table.js';
import type { CardRules } from '../../language/card.js';
import type { MustBeChosen } from '../../language/modification.js';
import { lorcanaMatch } from '../../play/match.js';
import { deckOf } from '../../state/board.js';

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
