import { describe, expect, it } from 'vitest';
import { after, made, refused, table, type Table, zoneOf, QUIET } from '../../test/table.js';
import type { Ability } from '../language/ability.js';
import type { CardRules } from '../language/card.js';
import { cardById } from '../state/board.js';
import { emitEvents } from '../state/table.js';
import { inkLimit, priceOf, readyInk } from './ink.js';

type Effects = NonNullable<CardRules['effects']>;
const less = (next: boolean) => ({ effect: 'payLess', amount: 2, on: { type: 'item' }, next }) as const;
const sale = (...effects: Effects) => made('Sale', { type: 'action', cost: 0 }, { effects });
const heir = (next: boolean) =>
  made(
    'Heir',
    {},
    {
      abilities: [{ kind: 'triggered', on: [{ event: 'isBanished', card: 'this' }], effects: [less(next)] }],
    },
  );
const banishes = sale({ effect: 'banish', what: { all: { type: 'character' } } });
const cog = made('Cog', { type: 'item' });
const gear = made('Gear', { type: 'item' });
const charm = made('Charm', { type: 'item', cost: 0 });
const imp = made('Imp', { cost: 0 });

/** Returns what north pays for cards, which are given by id. */
const prices = ({ state }: Table, ...ids: readonly string[]) =>
  ids.map((id) => {
    const found = cardById(state, id);
    return found && priceOf(state, 'north', found, found.cost ?? 0);
  });

describe('1.5.4 paying less', () => {
  it('this turn is for each such card, and for no other', () => {
    const at = after(table({ hand: [sale(less(false)), cog, gear, made('Pim')] }), 'play', 'Sale');
    expect(prices(at, 'Cog', 'Gear', 'Pim')).toEqual([0, 0, 2]);
    const one = after(at, 'play', 'Cog');
    expect([zoneOf(one, 'Cog'), prices(one, 'Gear')]).toEqual(['play', [0]]);
    expect(zoneOf(after(one, 'play', 'Gear'), 'Gear')).toBe('play');
  });

  it('this turn is over with the turn', () => {
    const at = after(table({ hand: [sale(less(false)), cog] }), 'play', 'Sale');
    const theirs = after(at, 'endTurn');
    expect([theirs.state.discounts, prices(theirs, 'Cog')]).toEqual([[], [2]]);
    expect(refused(after(theirs, 'endTurn'), 'play', 'Cog')).toEqual(['lorcana.notEnoughInk']);
  });

  it('for the next such card is used up by such a card alone', () => {
    const at = after(table({ hand: [sale(less(true)), cog, gear, imp] }), 'play', 'Sale');
    const other = after(at, 'play', 'Imp');
    expect(prices(other, 'Cog', 'Gear')).toEqual([0, 0]);
    expect(prices(after(other, 'play', 'Cog'), 'Gear')).toEqual([2]);
  });

  it.each([false, true])('is for who was to pay less, and used up by them (next one: %s)', (next) => {
    const at = after(table({ hand: [banishes, cog, charm] }, { play: [heir(next)] }), 'play', 'Sale');
    expect([at.state.discounts.map(({ player }) => player), prices(at, 'Cog')]).toEqual([['south'], [2]]);
    expect(refused(at, 'play', 'Cog')).toEqual(['lorcana.notEnoughInk']);
    expect(after(at, 'play', 'Charm').state.discounts).toHaveLength(1);
  });

  type Said = Omit<Extract<Ability, { kind: 'discount' }>, 'kind'>;
  const ONE: Said = { amount: 1, on: { type: 'item', controller: 'self' } };
  const shop = (says: Partial<Said>) =>
    made('Shop', { type: 'item' }, { abilities: [{ kind: 'discount', ...ONE, ...says }] });
  const many = { test: 'count', of: { type: 'character' }, is: { gte: 9 } } as const;

  it.each<[string, Partial<Said>, number]>([
    ['an item of yours says so', {}, 1],
    ['as many as it counts', { amount: { count: { zone: 'hand', owner: 'self' } } }, 0],
    ['less than nothing is nothing', { amount: -3 }, 2],
    ['not of other cards', { on: { type: 'character' } }, 2],
    ['not while its condition fails', { while: many }, 2],
    ['while its condition holds', { while: { test: 'not', that: many } }, 1],
    ['what it says of itself is of no other card', { on: 'this' }, 2],
  ])('%s', (_name, says, price) => {
    const at = table({ play: [shop(says)], hand: [cog, imp] });
    expect(prices(at, 'Cog')).toEqual([price]);
  });

  it('not what an opponent’s item says, nor one that is not in play', () => {
    expect(prices(table({ hand: [cog] }, { play: [shop({ on: { type: 'item' } })] }), 'Cog')).toEqual([2]);
    expect(prices(table({ hand: [cog, shop({})] }), 'Cog', 'Shop')).toEqual([2, 2]);
    expect(prices(table({ hand: [shop({ on: 'this' })] }), 'Shop')).toEqual([1]);
  });

  it('nothing costs less than nothing', () => {
    expect(prices(table({ play: [shop({ amount: 5 })], hand: [cog] }), 'Cog')).toEqual([0]);
  });
});

describe('the inkwell', () => {
  it('1.5.3 ready cards of one’s own pay, as many as are needed', () => {
    const { state } = table({ ink: 3 }, { ink: 2 });
    expect([readyInk(state, 'north'), readyInk(state, 'south')]).toEqual([3, 2]);
    const paid = emitEvents(state, QUIET, { type: 'paysInk', player: 'north', amount: 2 });
    expect([readyInk(paid, 'north'), readyInk(paid, 'south')]).toEqual([1, 2]);
    const more = emitEvents(paid, QUIET, { type: 'paysInk', player: 'north', amount: 1 });
    expect(readyInk(more, 'north')).toBe(0);
  });

  it.each<[string, Partial<Extract<Ability, { kind: 'extraInk' }>>, 'north' | 'south', number]>([
    ['one more', {}, 'north', 2],
    ['two more', { amount: 2 }, 'north', 3],
    ['where its condition holds', { while: { test: 'turn', of: 'you' } }, 'north', 2],
    ['not where it fails', { while: { test: 'turn', of: 'opponent' } }, 'north', 1],
    ['not where an opponent’s card says so', {}, 'south', 1],
  ])('4.2.3, 4.2.3.1 one card a turn; an ability lets more go: %s', (_name, says, side, limit) => {
    const well = made('Well', { type: 'item' }, { abilities: [{ kind: 'extraInk', amount: 1, ...says }] });
    const [own, theirs] = side === 'north' ? [{ play: [well] }, {}] : [{}, { play: [well] }];
    expect(inkLimit(table(own, theirs).state, 'north')).toBe(limit);
  });
});
