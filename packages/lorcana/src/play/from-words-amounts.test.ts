import { describe, expect, it } from 'vitest';
import { fox, hat, hurt, isle, owl, pim } from '../../test/effects.js';
import { act, acted, place, says } from '../../test/from-words.js';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  refused,
  table,
  told,
  zoneOf,
  type Table,
} from '../../test/table.js';
import type { CardDefinition } from '../language/card.js';

describe('as much as it came to', () => {
  it('so much for each', () => {
    const text =
      'Remove up to 3 damage from chosen character. Gain 2 lore for each 1 damage removed this way.';
    const asked = acted(text, { play: [[pim, hurt(2)]] });
    expect(loreOf(decided(asked, '2'), 'north')).toBe(4);
  });
  it('for each that is banished', () => {
    const text = 'Banish any number of your items, then draw a card for each item banished this way.';
    const bell = made('Bell', { type: 'item' });
    expect(countIn(decided(acted(text, { play: [hat, bell] }), 'Hat', 'Bell'), 'north', 'hand')).toBe(2);
    expect(countIn(decided(acted(text, { play: [hat, bell] })), 'north', 'hand')).toBe(0);
  });
  it('nothing of what was not done, whatever came before', () => {
    const text = 'Draw 2 cards. You may banish chosen item. Gain 1 lore for each item banished this way.';
    const asked = acted(text, { play: [hat] });
    expect([loreOf(decided(asked, 'no'), 'north'), loreOf(decided(asked, 'yes'), 'north')]).toEqual([0, 1]);
  });
  it('6.1.5.1 nothing of the second without the first, whatever was done beside it', () => {
    const text = 'Choose and discard a card and exert chosen opposing character to gain 3 lore.';
    const south = { play: [fox] };
    const none = acted(text, {}, south);
    expect([card(none, 'Fox').exerted, loreOf(none, 'north')]).toEqual([true, 0]);
    const paid = after(table({ hand: [act(text), pim] }, south), 'play', 'Act');
    expect([zoneOf(paid, 'Pim'), loreOf(paid, 'north')]).toEqual(['discard', 3]);
  });
  it('1.9.2 is moved from each of several', () => {
    const text =
      'Move 1 damage counter from each damaged character you have in play to chosen opposing character. Draw a card for each damage counter moved this way.';
    const at = acted(text, { play: [[pim, hurt(2)], [owl, hurt(1)], fox] }, { play: [made('Hen')] });
    expect(['Pim', 'Owl', 'Hen'].map((id) => card(at, id).damage)).toEqual([1, 0, 2]);
    expect(countIn(at, 'north', 'hand')).toBe(2);
  });
  it('counted before, and lost by a character', () => {
    const text =
      'Count the number of characters you have in play. Chosen opposing character loses {S} equal to that number this turn.';
    const big = made('Big', { strength: 6 });
    expect(card(acted(text, { play: [pim, owl] }, { play: [big] }), 'Big').strength).toBe(4);
  });
  it('the damage on it, before it is banished', () => {
    const text = 'Draw cards equal to the damage on chosen character of yours, then banish them.';
    const at = acted(text, { play: [[pim, hurt(2)]] });
    expect([countIn(at, 'north', 'hand'), zoneOf(at, 'Pim')]).toEqual([2, 'discard']);
  });
  it('the {L} of the location to which it moved', () => {
    const wren = says(
      'Wren',
      'Whenever this character moves to a location, gain lore equal to that location’s {L}.',
    );
    const at = after(table({ play: [wren, place('')], ink: 2 }), 'moveToLocation', 'Wren', ['Mill']);
    expect(loreOf(at, 'north')).toBe(2);
  });
  it('what was dealt in a challenge, and no more than came through', () => {
    const archer = says(
      'Archer',
      'During your turn, whenever this character deals damage to another character in a challenge, you may deal the same amount of damage to another chosen character.',
      { strength: 3, willpower: 9 },
    );
    const start = table(
      { play: [archer] },
      {
        play: [
          [made('Wall', { willpower: 9, strength: 0, has: [['resist', 1]] }), { exerted: true }],
          made('Hen', { willpower: 9 }),
        ],
      },
    );
    const asked = decided(after(start, 'challenge', 'Archer', ['Wall']), 'yes');
    // 6.1.6: "another" excludes this card. The challenged card is not one that the ability has selected.
    expect(choosable(asked, 'decide')).toEqual(['Wall', 'Hen']);
    expect(card(decided(asked, 'Hen'), 'Hen').damage).toBe(2);
  });
});

describe('1.9.2 removing damage', () => {
  const glad = says(
    'Glad',
    'Whenever you remove 1 or more damage from one of your characters, gain 1 lore for each 1 damage removed.',
  );
  it('is seen with its amount', () => {
    const at = acted('Remove 2 damage from chosen character.', { play: [glad, [pim, hurt(2)]] });
    expect(loreOf(decided(at, 'Pim'), 'north')).toBe(2);
  });
  it('is not moving it', () => {
    const at = acted(
      'Move 1 damage from chosen damaged character to chosen opposing character.',
      { play: [glad, [pim, hurt(2)]] },
      { play: [owl] },
    );
    expect([card(at, 'Owl').damage, loreOf(at, 'north')]).toEqual([1, 0]);
  });
  it('is not an opponent’s doing', () => {
    const start = table(
      { play: [[pim, hurt(2)]], hand: [act('Remove 2 damage from chosen damaged character.')] },
      { play: [glad] },
    );
    const mine = table(
      { hand: [act('Remove 2 damage from chosen damaged character.')] },
      { play: [glad, [pim, hurt(2)]] },
    );
    expect([
      loreOf(after(start, 'play', 'Act'), 'south'),
      loreOf(after(mine, 'play', 'Act'), 'south'),
    ]).toEqual([0, 0]);
    expect(card(after(mine, 'play', 'Act'), 'Pim').damage).toBe(0);
  });
  it('this turn lets other cards do more', () => {
    const soup = says('Soup', '{E} — If you removed damage from a character this turn, gain 1 lore.', {
      type: 'item',
    });
    const use = (at: Table) => loreOf(after(at, 'activate', 'Soup', undefined, { ability: 0 }), 'north');
    expect(use(table({ play: [soup] }))).toBe(0);
    expect(
      use(acted('Remove 1 damage from chosen damaged character.', { play: [soup, [pim, hurt(1)]] })),
    ).toBe(1);
  });
});

describe('moving to a location', () => {
  it('4.7.3 costs less, where the location says so', () => {
    const mill = place('If you have a character here, you pay 2 {I} less to move a character of yours here.');
    const there = [pim, { at: 'Mill' }] as const;
    const start = table({ play: [mill, owl, there] });
    expect(choosable(start, 'moveToLocation', 'Owl')).toEqual(['Mill']);
    expect(card(after(start, 'moveToLocation', 'Owl', ['Mill']), 'Owl').at).toBe('Mill');
    expect(choosable(table({ play: [mill, owl], ink: 1 }), 'moveToLocation', 'Owl')).toEqual([]);
  });
  it('4.7.3 is free for some, and for nobody else', () => {
    const mill = place('Your Pirate characters can move here for free.');
    const start = table({ play: [mill, made('Jack', { classifications: ['Pirate'] }), owl] });
    expect([choosable(start, 'moveToLocation', 'Jack'), choosable(start, 'moveToLocation', 'Owl')]).toEqual([
      ['Mill'],
      [],
    ]);
  });
  it('is seen by the location', () => {
    const mill = place('Whenever you move a character here, gain 1 lore.');
    const start = table({ play: [mill, isle, owl], ink: 3 });
    expect(loreOf(after(start, 'moveToLocation', 'Owl', ['Mill']), 'north')).toBe(1);
    expect(loreOf(after(start, 'moveToLocation', 'Owl', ['Isle']), 'north')).toBe(0);
  });
  it('4.7.1 is to an own one, by an effect, too', () => {
    const text = 'You may move chosen character to a location for free.';
    const isles = { play: [owl, isle] };
    const none = acted(text, { play: [pim] }, isles);
    expect([none.state.resolving, card(none, 'Pim').at]).toEqual([[], undefined]);
    const asked = decided(acted(text, { play: [pim, place('')] }, isles), 'yes');
    expect(card(decided(asked, 'Pim'), 'Pim').at).toBe('Mill');
    expect(card(decided(asked, 'Owl'), 'Owl').at).toBeUndefined();
  });
  it('several to the same one', () => {
    const at = acted(
      'Move up to 2 of your characters to the same location for free. That location gains Resist +2 until the start of your next turn.',
      { play: [pim, owl, isle] },
    );
    const moved = decided(at, 'Pim', 'Owl');
    expect([card(moved, 'Pim').at, card(moved, 'Owl').at, card(moved, 'Isle').keywords]).toEqual([
      'Isle',
      'Isle',
      ['resist'],
    ]);
  });
});

describe('how long', () => {
  it('as long as its own card is in play', () => {
    const feather = says(
      'Feather',
      'When you play this item, choose a character of yours. While this item is in play, that character gains Evasive.\nBanish this item — Draw a card.',
      { type: 'item' },
    );
    const given = after(table({ play: [pim], hand: [feather], ink: 2 }), 'play', 'Feather');
    expect(card(given, 'Pim').keywords).toEqual(['evasive']);
    const gone = after(given, 'activate', 'Feather', undefined, { ability: 0 });
    expect(card(gone, 'Pim').keywords).toEqual([]);
  });
  it('6.2.7.2 what was played is banished at the end of the turn', () => {
    const text =
      'Play a character with cost 4 or less for free. They gain Rush. At the end of the turn, banish them.';
    const start = table({ hand: [act(text), pim] });
    const at = decided(after(start, 'play', 'Act'), 'Pim');
    expect([zoneOf(at, 'Pim'), card(at, 'Pim').keywords]).toEqual(['play', ['rush']]);
    const end = told(at, 'endTurn');
    expect(zoneOf(end.at, 'Pim')).toBe('discard');
    // The action is in the discard by now, but keeps its name.
    expect(end.events).toContainEqual({ type: 'triggered', player: 'north', cardId: 'Act', name: 'Act' });
  });
});

describe('what cards count as and cost', () => {
  it('a classification that another one asks for, whichever came first', () => {
    const chief = says('Chief', 'Your other characters gain the Pirate classification.');
    const mate = says('Mate', 'Your other Pirate characters get +1 {S}.');
    for (const play of [
      [chief, mate, pim],
      [mate, chief, pim],
    ])
      expect([card(table({ play }), 'Pim').strength, card(table({ play }), 'Pim').characteristics]).toEqual([
        3,
        ['Pirate'],
      ]);
  });
  it('6.6.4 a card of words keeps what is printed', () => {
    const strong = says('Strong', 'Your characters’ {S} can’t be reduced below their printed value.');
    const at = acted('Chosen character gets -2 {S} this turn.', { play: [strong, pim] });
    expect(card(decided(at, 'Pim'), 'Pim').strength).toBe(2);
  });
  it('1.2.2 can’t be played unless something happened', () => {
    const late = says(
      'Late',
      'You can’t play this character unless an opposing character was damaged this turn.',
      { cost: 0 },
    );
    const start = table(
      { hand: [late, act('Deal 1 damage to chosen opposing character.')] },
      { play: [owl] },
    );
    expect(refused(start, 'play', 'Late')).not.toEqual([]);
    expect(zoneOf(after(after(start, 'play', 'Act'), 'play', 'Late'), 'Late')).toBe('play');
  });
  it('6.3 used once a turn for its cost', () => {
    const hound = says('Hound', 'Once per turn, you may pay 2 {I} to draw a card.');
    const start = table({ play: [hound], ink: 4 });
    const at = after(start, 'activate', 'Hound', undefined, { ability: 0 });
    expect([
      countIn(at, 'north', 'hand'),
      refused(at, 'activate', 'Hound', undefined, { ability: 0 }),
    ]).toEqual([1, ['lorcana.alreadyUsed']]);
  });
  it('is more than each opposing character’s, also where there is none', () => {
    const proud = says(
      'Proud',
      'While you have a character in play with more {S} than each opposing character, this character gets +2 {L}.',
    );
    const lore = (south: readonly CardDefinition[]) =>
      card(table({ play: [proud] }, { play: south }), 'Proud').lore;
    expect([lore([]), lore([made('Weak', { strength: 1 })]), lore([owl])]).toEqual([3, 3, 1]);
  });
  it('8.8 Resist while being challenged', () => {
    const guard = says('Guard', 'While being challenged, your other characters gain Resist +1.');
    const start = table(
      { play: [pim] },
      { play: [guard, [made('Wall', { strength: 0, willpower: 9 }), { exerted: true }]] },
    );
    expect(card(start, 'Wall').keywords).toEqual([]);
    expect(card(after(start, 'challenge', 'Pim', ['Wall']), 'Wall').damage).toBe(1);
  });
});

describe('whose doing it is', () => {
  it('a card that its player readies', () => {
    const sun = says('Sun', 'Whenever you ready this character, gain 1 lore.');
    const act2 = act('Ready chosen exerted character.');
    const own = table({ play: [[sun, { exerted: true }]], hand: [act2] });
    const others = table({ hand: [act2] }, { play: [[sun, { exerted: true }]] });
    expect([
      loreOf(after(own, 'play', 'Act'), 'north'),
      loreOf(after(others, 'play', 'Act'), 'south'),
    ]).toEqual([1, 0]);
  });
  it('6.1.4 one after the other, each asked for itself', () => {
    const asked = acted('For each character you have in play, you may draw a card.', { play: [pim, owl] });
    expect(countIn(decided(decided(asked, 'no'), 'yes'), 'north', 'hand')).toBe(1);
  });
});
