/** The printed examples of chapter 5, with made-up cards. */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { always, keyword } from '../../sets/phrases.js';
import { after, card, countIn, loreOf, made, PLAIN, table, told, zoneOf } from '../../../test/table.js';
import { board, character, matching } from '../../../test/board.js';
import { lorcanaMatch } from '../../play/match.js';
import type { Effect } from '../../language/effects/schema.js';

it('5.1.3 ex. A: what exerts to quest is exerted in the same moment', () => {
  const at = table({ play: [made('Pim')] });
  const { at: done, events } = told(at, 'quest', { cardId: 'Pim' });
  expect(events.map(({ type }) => type)).toEqual(['quested', 'exerted', 'loreGained']);
  expect(card(done, 'Pim')).toMatchObject({ exerted: true });
});

it('5.1.3 ex. B: the top of a stack is what the lower one was, and that one is only under it', () => {
  const [one, two] = [
    made('Tia', { version: 'One' }),
    made('Tia', { version: 'Two', has: [['shift', 1]], willpower: 5 }),
  ];
  const at = after(table({ play: [one], hand: [two], ink: 1 }), 'shift', 'Tia 2', ['Tia']);
  expect(card(at, 'Tia 2')).toMatchObject({
    zone: 'play',
    exerted: false,
    damage: 0,
    drying: false,
    faceDown: false,
    cardsUnder: 1,
  });
  expect(card(at, 'Tia')).toMatchObject({ zone: 'under', under: 'Tia 2', faceDown: false });
});

it('5.2.6 ex. A: a name means every version of it', () => {
  const lead = made(
    'Lead',
    {},
    { abilities: [always({ controller: 'self', withName: 'Nan' }, keyword('challenger', 1))] },
  );
  const at = table({
    play: [lead, made('Nan', { version: 'Young' }), made('Nan', { version: 'Old' }), made('Nana')],
  });
  expect(['Nan', 'Nan 2', 'Nana'].map((id) => card(at, id).keywords)).toEqual([
    ['challenger'],
    ['challenger'],
    [],
  ]);
});

const oracle: readonly Effect[] = [
  { effect: 'nameCard' },
  { effect: 'reveal', what: { top: 1 } },
  {
    effect: 'if',
    if: { test: 'is', what: 'them', so: { namedCard: true } },
    do: [
      { effect: 'returnToHand', what: 'them' },
      { effect: 'gainLore', amount: 3 },
    ],
  },
];
const orb = made(
  'Orb',
  { type: 'item' },
  { abilities: [{ kind: 'activated', cost: { exert: 'this' }, effects: oracle }] },
);
const named = (top: string, name: string) => {
  const pair = [made('Chip'), made('Dot'), made('Lark Bell'), made('Lark')];
  const at = table({ play: [orb], deck: [made(top), PLAIN], discard: [...pair, made('Chip & Dot')] });
  const asked = after(at, 'activate', 'Orb', undefined, { ability: 0 });
  const targets = [{ targets: [{ kind: 'choice', id: name }] }];
  const { match: done } = unwrap(lorcanaMatch.apply(asked, { move: 'decide', player: 'north', targets }));
  const found = done.state.objects.objects.find((one) => one.name === top && one.zone !== 'discard');
  return [found?.zone, loreOf(done, 'north')];
};

it('5.2.6 ex. B: of a name that is named the whole must be there', () => {
  expect(named('Lark Bell', 'Lark')).toEqual(['deck', 0]);
  expect(named('Lark', 'Lark')).toEqual(['hand', 3]);
});

it('5.2.6.2 ex. A, 5.2.6.1: a card "A & B" is named A, B and "A & B"', () => {
  const state = board(character('pair', 'you', { name: 'Chip & Dot', names: ['Chip', 'Dot', 'Chip & Dot'] }));
  for (const name of ['Chip', 'Dot', 'Chip & Dot'])
    expect(matching(state, { withName: name })).toEqual(['pair']);
  expect(matching(state, { withName: 'Chip &' })).toEqual([]);
});

it('5.2.6.2 ex. B: who names A means "A & B" too; who names "A & B" does not mean A', () => {
  expect(named('Chip', 'Chip')).toEqual(['hand', 3]);
  expect(named('Chip & Dot', 'Chip')).toEqual(['hand', 3]);
  expect(named('Chip', 'Chip & Dot')).toEqual(['deck', 0]);
});

it('5.2.7 ex.: a classification is meant, whatever the name', () => {
  const villain = { classifications: ['Villain'] };
  const lead = made('Lead', villain, {
    abilities: [
      always('this', {
        stat: 'lore',
        amount: {
          count: { controller: 'self', type: 'character', withClassification: 'Villain', excludeSelf: true },
        },
      }),
    ],
  });
  const at = table({ play: [lead, made('A', villain), made('B', villain), made('Villain')] });
  expect(loreOf(after(at, 'quest', 'Lead'), 'north')).toBe(3);
});

describe('numbers of sets', () => {
  it('5.2.10.3 ex.: the first sets have numbers', () => {
    expect([made('Pim', { set: '1' }).facts.set, countIn(table({}), 'north', 'deck')]).toEqual(['1', 6]);
    expect(zoneOf(table({ play: [made('Pim', { set: '1' })] }), 'Pim')).toBe('play');
  });
});
