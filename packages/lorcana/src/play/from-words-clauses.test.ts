import { describe, expect, it } from 'vitest';
import { fox, owl, pim } from '../../test/effects.js';
import { act, acted, says } from '../../test/from-words.js';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  refusals,
  table,
  zoneOf,
} from '../../test/table.js';
import { lorcanaMatch } from './match.js';

const wall = made('Wall', { willpower: 9, strength: 0 });
const tired = { exerted: true } as const;

describe('the discarded card', () => {
  it('is read by its number, where it was discarded as a cost', () => {
    const cave = says(
      'Cave',
      '{E}, Choose and discard a character card — Gain lore equal to the discarded character’s {L}.',
      {
        type: 'item',
      },
    );
    const at = after(
      table({ play: [cave], hand: [made('Rich', { lore: 4 })] }),
      'activate',
      'Cave',
      undefined,
      { ability: 0 },
    );
    expect([loreOf(at, 'north'), zoneOf(at, 'Rich')]).toEqual([4, 'discard']);
  });
  it('is played, if it is so', () => {
    const text =
      'Choose and discard a card. If a character card is discarded this way, you may play that character for free.';
    const at = decided(acted(text, { hand: [pim] }), 'yes');
    expect(zoneOf(at, 'Pim')).toBe('play');
    const item = made('Hat', { type: 'item' });
    expect(zoneOf(acted(text, { hand: [item] }), 'Hat')).toBe('discard');
  });
  it('is nothing if no card was discarded', () => {
    const text = 'Choose and discard a card. Gain lore equal to the discarded card’s {L}.';
    expect(loreOf(acted(text), 'north')).toBe(0);
  });
});

describe('a trigger of a chosen character', () => {
  const text =
    'Chosen character gets +1 {S} this turn. Whenever they challenge another character this turn, gain 2 lore.';
  it('6.2.7.1 triggers for that character alone, and for the player of the action', () => {
    const start = decided(acted(text, { play: [pim, owl] }, { play: [[wall, tired]] }), 'Pim');
    const other = after(start, 'challenge', 'Owl', ['Wall']);
    expect(loreOf(other, 'north')).toBe(0);
    const at = after(other, 'challenge', 'Pim', ['Wall']);
    expect([loreOf(at, 'north'), loreOf(at, 'south')]).toEqual([2, 0]);
  });
  it('ends with the turn', () => {
    const start = decided(acted(text, { play: [pim, owl] }, { play: [wall] }), 'Pim');
    const next = after(after(after(start, 'endTurn'), 'endTurn'), 'quest', 'Owl');
    expect(next.state.watches).toEqual([]);
  });
  it('7.1.6 is not that of the object that the character becomes later', () => {
    const back = act('Return chosen character of yours to your hand.', 'Back');
    const start = decided(acted(text, { play: [pim, owl], hand: [back] }, { play: [[wall, tired]] }), 'Pim');
    const gone = decided(after(start, 'play', 'Back'), 'Pim');
    expect(zoneOf(gone, 'Pim')).toBe('hand');
    expect(loreOf(after(gone, 'challenge', 'Owl', ['Wall']), 'north')).toBe(0);
  });
});

describe('what the player may do this turn', () => {
  it('4.2.3.1 another card may be inked, this turn only', () => {
    const start = acted('This turn, you may ink an additional card.', { hand: [pim, owl, fox] });
    const two = after(after(start, 'ink', 'Pim'), 'ink', 'Owl');
    expect(countIn(two, 'north', 'inkwell')).toBe(2);
    expect(refusals(two, 'ink', { cardId: 'Fox' })).toHaveLength(1);
    expect(two.state.standing).toHaveLength(1);
    expect(after(two, 'endTurn').state.standing).toEqual([]);
  });
  it('1.2.2 cards of a kind can’t be played', () => {
    const start = acted(
      'Opponents can’t play actions until the start of your next turn.',
      {},
      {
        hand: [act('Gain 1 lore.', 'Loud'), made('Free', { cost: 0 })],
      },
    );
    const theirs = after(start, 'endTurn');
    expect(refusals(theirs, 'play', { cardId: 'Loud' })).not.toEqual([]);
    expect(refusals(theirs, 'play', { cardId: 'Free' })).toEqual([]);
  });
});

describe('cards of whole zones', () => {
  it('are returned at random', () => {
    const at = acted('Return 2 cards at random from your inkwell to your hand.', { ink: 3 });
    expect([countIn(at, 'north', 'inkwell'), countIn(at, 'north', 'hand')]).toEqual([1, 2]);
  });
  it('are shuffled by each player into the own deck, those of a kind', () => {
    const hat = made('Hat', { type: 'item' });
    const at = acted(
      'Each player shuffles all character cards from their discard into their deck.',
      { discard: [pim, hat] },
      { discard: [owl] },
    );
    expect([zoneOf(at, 'Pim'), zoneOf(at, 'Owl'), zoneOf(at, 'Hat')]).toEqual(['deck', 'deck', 'discard']);
    expect([card(at, 'Pim').owner, card(at, 'Owl').owner]).toEqual(['north', 'south']);
  });
  it('players with few cards draw until they have as many', () => {
    const at = acted(
      'Each player with fewer than 3 cards in their hand draws until they have 3.',
      {},
      {
        hand: [pim, owl, fox, made('Ape')],
      },
    );
    expect([countIn(at, 'north', 'hand'), countIn(at, 'south', 'hand')]).toEqual([3, 4]);
  });
});

describe('a chosen player who chooses', () => {
  const text = 'Chosen opponent chooses and banishes one of their characters.';
  it('6.7.3 is chosen by you, and chooses among their own', () => {
    const asked = after(
      table({ hand: [act(text)] }, { play: [pim, owl] }, { east: { play: [fox, wall] } }),
      'play',
      'Act',
    );
    expect(lorcanaMatch.toAct(asked)).toEqual(['north']);
    const theirs = decided(asked, 'east');
    expect([lorcanaMatch.toAct(theirs), choosable(theirs, 'decide')]).toEqual([['east'], ['Fox', 'Wall']]);
    expect(zoneOf(decided(theirs, 'Fox'), 'Fox')).toBe('discard');
  });
  it('1.2.3 without characters does nothing', () => {
    expect(acted(text).state.resolving).toEqual([]);
  });
});

it('6.1.6 another card of the discard is not the card itself', () => {
  const back = says(
    'Back',
    'When this character is banished, return another character card from your discard to your hand.',
  );
  const banish = act('Banish chosen character.', 'End');
  const at = after(table({ play: [back], hand: [banish], discard: [pim] }), 'play', 'End');
  expect([zoneOf(at, 'Back'), zoneOf(at, 'Pim')]).toEqual(['discard', 'hand']);
});
