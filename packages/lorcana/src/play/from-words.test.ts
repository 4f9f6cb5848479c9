import { describe, expect, it } from 'vitest';
import { fox, hat, isle, owl, pim } from '../../test/effects.js';
import { act, acted, says } from '../../test/from-words.js';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  table,
  told,
  zoneOf,
  type Table,
} from '../../test/table.js';
import type { CardDefinition } from '../language/card.js';
import { deckOf } from '../state/board.js';
import { lorcanaMatch } from './match.js';

describe('6.5.6 what happens instead', () => {
  const zap =
    'Deal 1 damage to chosen opposing character. If you have an item in play, deal 2 damage instead.';
  it.each([
    ['as usual', [], 1],
    ['the other', [hat], 2],
  ] as const)('%s', (_title, play, damage) => {
    expect(card(acted(zap, { play }, { play: [pim] }), 'Pim').damage).toBe(damage);
  });
  it('6.1.3 what is dealt more instead is chosen once, before it is known which', () => {
    const asked = acted(zap, { play: [hat] }, { play: [pim, owl] });
    const at = decided(asked, 'Owl');
    expect([card(at, 'Pim').damage, card(at, 'Owl').damage]).toEqual([0, 2]);
  });
  it('of nothing that is chosen', () => {
    const text = 'Gain 2 lore. If you have an item in play, gain 5 lore instead.';
    expect([loreOf(acted(text), 'north'), loreOf(acted(text, { play: [hat] }), 'north')]).toEqual([2, 5]);
  });
});

describe('the second such in a turn', () => {
  const twice = says('Twin', 'Whenever you play a second action in a turn, gain 3 lore.');
  const nothing = (name: string) => act('Draw a card.', name);
  it('is the second action, and neither the first nor the third, nor another’s', () => {
    const start = table({ play: [twice], hand: [nothing('A'), nothing('B'), nothing('C')] });
    const lore = ['A', 'B', 'C'].reduce<readonly [Table, readonly number[]]>(
      ([at, all], name) => {
        const next = after(at, 'play', name);
        return [next, [...all, loreOf(next, 'north')]];
      },
      [start, []],
    )[1];
    expect(lore).toEqual([0, 3, 3]);
  });
  it('of cards that are drawn at the same time is met once', () => {
    const well = says(
      'Well',
      'Whenever you draw a card, if it’s the second card you’ve drawn this turn, gain 1 lore.',
    );
    expect(loreOf(acted('Draw 3 cards.', { play: [well] }), 'north')).toBe(1);
    expect(loreOf(acted('Draw a card.', { play: [well] }), 'north')).toBe(0);
  });
  it('of challenges all count', () => {
    const horn = says(
      'Horn',
      'Whenever one of your characters challenges, if it’s the second challenge this turn, gain 3 lore.',
    );
    const start = table(
      { play: [horn, pim, owl] },
      { play: [[made('Wall', { willpower: 9, strength: 0 }), { exerted: true }]] },
    );
    const one = after(start, 'challenge', 'Pim', ['Wall']);
    expect([loreOf(one, 'north'), loreOf(after(one, 'challenge', 'Owl', ['Wall']), 'north')]).toEqual([0, 3]);
  });
  it('of cards put into the inkwell', () => {
    const pot = says(
      'Pot',
      'Whenever a card is put into your inkwell, if it’s the second card you’ve put into your inkwell this turn, gain 1 lore.',
    );
    const two = 'Put the top 2 cards of your deck into your inkwell facedown and exerted.';
    expect(loreOf(acted(two, { play: [pot] }), 'north')).toBe(1);
  });
});

describe('the decks of others', () => {
  it('each opponent puts the top card of the own deck into the own inkwell', () => {
    const at = acted(
      'Each opponent puts the top card of their deck into their inkwell facedown and exerted.',
    );
    expect([countIn(at, 'south', 'inkwell'), countIn(at, 'north', 'inkwell')]).toEqual([1, 0]);
  });
  it('of a card that was put away its player’s, as it last was (6.7.7)', () => {
    const at = acted(
      'Put chosen opposing character into their player’s inkwell facedown. That player puts the top card of their deck into their inkwell facedown.',
      {},
      { play: [pim] },
    );
    expect([zoneOf(at, 'Pim'), countIn(at, 'south', 'inkwell')]).toEqual(['inkwell', 2]);
  });
  it('is seen by who looks alone, and lies where that one says', () => {
    const text =
      'Look at the top card of chosen player’s deck. Put it on top of their deck or into their discard.';
    const asked = decided(acted(text, {}, { deck: [pim, owl] }), 'south');
    expect(choosable(asked, 'decide')).toEqual(['Pim']);
    const sees = (viewer: string): boolean =>
      JSON.stringify(lorcanaMatch.view(asked, viewer)).includes('"Pim"');
    expect([sees('north'), sees('south')]).toEqual([true, false]);
    expect([zoneOf(decided(asked), 'Pim'), deckOf(decided(asked, 'Pim').state, 'south')]).toEqual([
      'discard',
      ['Pim', 'Owl'],
    ]);
  });
  it('of each opponent’s one after the other', () => {
    const { events } = told(
      table(
        { hand: [act('Look at the top card of each opponent’s deck.')] },
        { deck: [pim] },
        { east: { deck: [owl] } },
      ),
      'play',
      { cardId: 'Act' },
    );
    const looked = events.filter(({ type }) => type === 'lookedAt');
    expect(looked.map(({ visibleTo }) => visibleTo)).toEqual([['north'], ['north']]);
    expect(JSON.stringify(looked)).toMatch(/Pim.*Owl/u);
  });
});

describe('hands of others', () => {
  const thief = 'Chosen opponent reveals their hand and discards a non-character card of your choice.';
  it('7.3.4 whoever plays it chooses, of what is so, and sees the hand', () => {
    const asked = acted(thief, {}, { hand: [pim, hat, isle] });
    expect([lorcanaMatch.toAct(asked), choosable(asked, 'decide')]).toEqual([['north'], ['Hat', 'Isle']]);
    expect(JSON.stringify(lorcanaMatch.view(asked, 'north'))).toContain('"Pim"');
    const at = decided(asked, 'Isle');
    expect([zoneOf(at, 'Isle'), zoneOf(at, 'Hat')]).toEqual(['discard', 'hand']);
    expect(JSON.stringify(lorcanaMatch.view(at, 'north'))).not.toContain('"Pim"');
  });
  it('1.2.3 no card is discarded where none is such a card', () => {
    const at = acted(thief, {}, { hand: [pim] });
    expect([at.state.resolving, zoneOf(at, 'Pim')]).toEqual([[], 'hand']);
  });
  it('a look is for one alone', () => {
    const { events } = told(
      table({ hand: [act('Look at chosen opponent’s hand.')] }, { hand: [pim] }),
      'play',
      { cardId: 'Act' },
    );
    expect(events.find(({ type }) => type === 'lookedAt')?.visibleTo).toEqual(['north']);
  });
});

describe('players of whom something is so', () => {
  const three = (text: string, north = {}, south = {}, east = {}) => acted(text, north, south, { east });
  it('each with more lore than you', () => {
    const text = 'Each opponent with more lore than you loses 2 lore.';
    const at = three(text, { lore: 3 }, { lore: 3 }, { lore: 5 });
    expect(['north', 'south', 'east'].map((id) => loreOf(at, id))).toEqual([3, 3, 3]);
  });
  it('those with the most cards in hand, all of them', () => {
    const text =
      'The player or players with the most cards in their hands choose and discard 2 cards. Gain 1 lore.';
    const hand = [pim, owl];
    const at = three(text, {}, { hand }, { hand: [fox, hat] });
    expect([countIn(at, 'south', 'hand'), countIn(at, 'east', 'hand'), loreOf(at, 'north')]).toEqual([
      0, 0, 1,
    ]);
  });
  it('an opponent is one opponent, and not all of them together', () => {
    const brave = says(
      'Brave',
      'When you play this character, if an opponent has more cards in their hand than you, gain 1 lore.',
    );
    const play = (mine: readonly CardDefinition[], south: readonly CardDefinition[]) =>
      loreOf(
        after(
          table({ hand: [brave, ...mine], ink: 2 }, { hand: south }, { east: { hand: [hat] } }),
          'play',
          'Brave',
        ),
        'north',
      );
    expect([play([fox], [pim]), play([fox], [pim, owl])]).toEqual([0, 1]);
  });
});

describe('6.7.6 what each chooses of the own', () => {
  it('each player, the active one first', () => {
    const asked = acted(
      'Each player chooses one of their characters and puts them into their inkwell facedown and exerted.',
      { play: [pim, owl] },
      { play: [fox, made('Hen')] },
    );
    const next = decided(asked, 'Owl');
    expect([lorcanaMatch.toAct(asked), lorcanaMatch.toAct(next)]).toEqual([['north'], ['south']]);
    const at = decided(next, 'Hen');
    expect(['Pim', 'Owl', 'Fox', 'Hen'].map((id) => zoneOf(at, id))).toEqual([
      'play',
      'inkwell',
      'play',
      'inkwell',
    ]);
  });
});
