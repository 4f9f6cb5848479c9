import { describe, expect, it } from 'vitest';
import { lorcana } from '../../state/game.js';
import { lorcanaCardOf } from '../../state/card.js';
import { lorcanaStateOf } from '../../state/state.js';
import { parseGroups } from './groups.js';

const told = (text: string) => parseGroups(text, { types: ['location'] }).map(({ words }) => words);

describe('groups of which something is said', () => {
  it.each<[string, readonly string[]]>([
    ['Your other characters gain Ward.', ['each other character of yours']],
    ['Banish all opposing items.', ['each opposing item']],
    [
      'Deal 1 damage to each opposing character without Evasive.',
      ['each opposing character without Evasive'],
    ],
    ['Remove up to 2 damage from each of your Puppy characters.', ['each Puppy character of yours']],
    ['Opposing characters get -1 {S}.', ['each opposing character']],
    ['Characters named Old Tom gain Rush.', ['each character named Old Tom']],
    [
      'Your Hero, Villain, and Ally characters gain Rush.',
      ['each Hero, Villain, or Ally character of yours'],
    ],
    ['While you have an item, damaged characters gain Rush.', ['each damaged character']],
    ['Your Heroes, locations, and items gain Ward.', ['each Hero character, location, or item of yours']],
    ['Characters with Support get +1 {L} while here.', ['each character with Support here']],
    ['Characters gain "{E} — Draw a card. Gain 1 lore." while here.', ['each character here']],
    ['During your turn, your Robot characters gain Alert.', ['each Robot character of yours']],
    ['Ready all your characters. Exert all other items.', ['each character of yours', 'each other item']],
    ['Exert all opposing items and draw a card.', ['each opposing item']],
    ['Exert all items, and each opponent loses 1 lore.', ['each item']],
    ['Return all exerted characters to their players’ hands.', ['each exerted character']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));

  it.each([
    'Draw a card for each of your characters.',
    'Banish chosen character.',
    'Banish one of your characters.',
    'Whenever your characters quest, draw a card.',
    'Each opponent loses 1 lore.',
    'Look at the top card of your deck.',
    'This character gets +1 {S} for each other character you have in play.',
    'Your frobbed characters gain Rush.',
    'All frobnicators gain Rush.',
    // A list is read completely or not at all.
    'Your Heroes, Villains, and frobs gain Rush.',
    'Your Heroes, locations, and frobs gain Rush.',
    'Each Hero, location gains Rush.',
    'Your exerted, damaged characters gain Rush.',
    'Your Hero, Villain characters gain Rush.',
    'Banish all characters, items, and frobs.',
    'Banish all Heroes, items, and frobs.',
    // What is listed with a choice is part of the choice, not a group.
    'Ready up to 2 chosen characters, items, or locations with cost 3 or less each and draw a card.',
    'Ready up to 2 chosen characters, items, or locations.',
    'Exert one of your characters, items, or locations with cost 3 or less each.',
    'Deal 1 damage to up to 2 chosen characters, locations each.',
    'x'.repeat(30_000),
  ])('is none: %.60s', (text) => expect(parseGroups(text)).toEqual([]));

  it('8.15.2 takes them all, and nobody chooses', () => {
    const card = { types: ['character'] };
    const state = lorcanaStateOf({
      cards: [
        lorcanaCardOf({ ...card, instanceId: 'own', owner: 'you' }),
        lorcanaCardOf({ ...card, instanceId: 'shy', owner: 'foe', keywords: ['ward'] }),
        lorcanaCardOf({ ...card, instanceId: 'odd', owner: 'foe' }),
      ],
    });
    const slots = parseGroups('Exert all opposing characters.').flatMap(({ slot }) => slot ?? []);
    const taken = lorcana
      .resolver(state)
      .takeAll({ slots, relations: [], timing: 'resolution' }, { controller: 'you' });
    expect(taken.ok && taken.value.map(({ id }) => id)).toEqual(['shy', 'odd']);
  });
});

it('a sentence with more words than any printed one is not looked through', () => {
  const many = (count: number) => `Banish all items.${' Draw a card then'.repeat(count)} banish all items.`;
  expect([many(2), many(200)].map((text) => parseGroups(text).length)).toEqual([2, 1]);
});
