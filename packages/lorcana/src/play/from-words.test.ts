import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../language/card.js';
import type { CardFacts } from '../language/facts.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { fox, hat, hurt, isle, owl, pim } from '../../test/effects.js';
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
import { deckOf } from '../state/board.js';
import { lorcanaMatch } from './match.js';

/** A card that says this, and nothing that is not understood. */
function says(name: string, text: string, more: Partial<CardFacts> = {}): CardDefinition {
  const { number: _number, keywords: _keywords, ...facts } = made(name, more).facts;
  const { card: read, unexpressed } = parseCard({ ...facts, text });
  expect(unexpressed).toEqual([]);
  return read;
}
const act = (text: string, name = 'Act'): CardDefinition => says(name, text, { type: 'action', cost: 0 });
const place = (text: string, moveCost = 2): CardDefinition =>
  says('Mill', text, { type: 'location', willpower: 5, lore: 2, moveCost });
/** The table after north played an action that says this. */
const acted = (text: string, north = {}, south = {}, others = {}): Table =>
  after(table({ ...north, hand: [act(text)] }, south, others), 'play', 'Act');

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
    // 6.1.6: not itself; the challenged one is none that the ability has selected.
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
    const at = after(start, 'play', 'Act');
    expect([zoneOf(at, 'Pim'), card(at, 'Pim').keywords]).toEqual(['play', ['rush']]);
    const end = told(at, 'endTurn');
    expect(zoneOf(end.at, 'Pim')).toBe('discard');
    // The action is in the discard by now, and has its name all the same.
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
