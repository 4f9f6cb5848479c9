import { describe, expect, it } from 'vitest';
import type { MtgKeyword } from '../../language/keyword.js';
import { readCard } from '../../../test/read-card.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';
import { restrictionWords } from './states.js';

describe('rules about a card in words', () => {
  it.each<[MtgKeyword, string | undefined]>([
    [{ keyword: 'cantBlock' }, "~ can't block."],
    [
      { keyword: 'cantBlock', attackers: { power: { lte: 2 } } },
      "~ can't block creatures with power 2 or less.",
    ],
    [{ keyword: 'cantAttack' }, "~ can't attack."],
    [
      { keyword: 'cantAttack', unlessDefenderControls: { subtype: 'Island' } },
      "~ can't attack unless defending player controls an Island.",
    ],
    [{ keyword: 'cantBeBlockedBy', blockers: { subtype: 'Wall' } }, "~ can't be blocked by Walls."],
    [
      { keyword: 'cantBeBlockedBy', blockers: { not: { subtype: 'Wall' } } },
      "~ can't be blocked except by Walls.",
    ],
    [{ keyword: 'mostBlockers', count: 1 }, "~ can't be blocked by more than one creature."],
    [{ keyword: 'mostBlockers', count: 3 }, undefined],
    [
      { keyword: 'cantBeBlockedBy', blockers: { color: 'red', not: { subtype: 'Wall' } } },
      "~ can't be blocked by red non-Wall permanents.",
    ],
    [{ keyword: 'blocksOneMore' }, '~ can block an additional creature each combat.'],
    [{ keyword: 'blocksAny' }, '~ can block any number of creatures.'],
    [{ keyword: 'noMaximumHandSize' }, 'You have no maximum hand size.'],
    [{ keyword: 'playsAnotherLand' }, 'You may play an additional land on each of your turns.'],
    [{ keyword: 'cantCast', who: 'you', spells: { type: 'creature' } }, "You can't cast creature spells."],
    [
      { keyword: 'cantCast', who: 'opponent', spells: { manaValue: { lte: 3 } } },
      "Your opponents can't cast spells with mana value 3 or less.",
    ],
    [{ keyword: 'cantGainLife', who: 'any' }, "Players can't gain life."],
    [{ keyword: 'castsAsFlash', spells: {} }, 'You may cast spells as though they had flash.'],
    [
      { keyword: 'flashIf', if: { what: { each: { controller: 'self', subtype: 'Elf' } } } },
      'You may cast ~ as though it had flash if you control an Elf.',
    ],
    [
      { keyword: 'flashCost', costs: [{ cost: 'mana', mana: [2] }] },
      'You may cast ~ as though it had flash if you pay {2} more to cast it.',
    ],
    [
      { keyword: 'cantBeAttackedBy', creatures: { type: 'creature', withoutKeyword: 'flying' } },
      "Creatures without flying can't attack you.",
    ],
    [
      { keyword: 'cantBeAttackedBy', creatures: { type: 'creature' }, planeswalkers: true },
      "Creatures can't attack you or planeswalkers you control.",
    ],
    [
      { keyword: 'cantBeTargeted', by: { as: 'ability', opponentsOnly: true } },
      "~ can't be the target of abilities your opponents control.",
    ],
    [
      { keyword: 'cantBeTargeted', by: { as: 'spell', quality: { subtype: 'Aura' } } },
      "~ can't be the target of Aura spells.",
    ],
    [
      { keyword: 'cantBeTargeted', by: { quality: { color: 'black' } } },
      "~ can't be the target of black spells or abilities from black sources.",
    ],
    [
      { keyword: 'changesDamage', from: { controller: 'self' }, times: 2 },
      'If a source you control would deal damage to a permanent or player, it deals double that damage instead.',
    ],
    [
      {
        keyword: 'changesDamage',
        from: { color: 'red', controller: 'self', excludeSelf: true },
        to: { players: 'opponent', permanents: { controller: 'opponent' } },
        plus: 2,
      },
      'If another red source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.',
    ],
    [
      {
        keyword: 'changesDamage',
        from: { type: 'creature' },
        to: { players: 'you' },
        combat: true,
        prevent: 1,
      },
      'If a creature would deal combat damage to you, prevent 1 of that damage.',
    ],
    [
      { keyword: 'changesDamage', to: { permanents: { subtype: 'Elf', controller: 'self' } }, minus: 1 },
      'If a source would deal damage to an Elf you control, it deals that much damage minus 1 instead.',
    ],
    [
      { keyword: 'cantBeBlockedIf', defenderControls: { type: 'artifact' } },
      "~ can't be blocked as long as defending player controls an artifact.",
    ],
    [{ keyword: 'everyCreatureType' }, '~ is every creature type.'],
    [{ keyword: 'flying' }, undefined],
  ])('508.1c, 509.1b %j', (keyword, words) => {
    expect(restrictionWords(keyword)).toBe(words);
  });
});

it('604.3 power and toughness are counted each by itself', () => {
  const card = readCard(
    "Moss Druid's power is equal to the number of Forests you control.\nMoss Druid's toughness is equal to the number of cards in your hand.",
    { types: 'Creature', power: '*', toughness: '*' },
  );
  expect(card).toMatchObject({
    power: { count: { subtype: 'Forest', controller: 'self' } },
    toughness: { cardsIn: 'hand', whose: 'you' },
  });
  const { lines } = printCard(card);
  const again = readCard(lines.join('\n'), { types: 'Creature', power: '*', toughness: '*' });
  expect([again.power, again.toughness]).toEqual([card.power, card.toughness]);
  const half = readCard("Moss Druid's power is equal to the number of Forests you control.", {
    types: 'Creature',
    power: '*',
    toughness: '3',
  });
  expect(half.toughness).toBe(3);
});

it.each([
  'If a source would deal damage to a creature you control, it deals double that damage to that player.',
  'If a source would deal damage to you, prevent X of that damage.',
  'If a source would deal damage to you, it deals that much damage plus 0 instead.',
])('614.1a is not read: %s', (text) => {
  expect(parseCard({ name: 'Moss Druid', types: 'Enchantment', text }).unexpressed).not.toEqual([]);
});

it.each([
  ['Nonbasic landwalk', { type: 'land', not: { supertype: 'basic' } }],
  ['Snow swampwalk', { supertype: 'snow', subtype: 'Swamp' }],
  ['Legendary landwalk', { type: 'land', supertype: 'legendary' }],
])('702.14a landwalk of a quality: %s', (text, land) => {
  const card = readCard(text);
  expect(card.keywords).toEqual([{ keyword: 'landwalk', land }]);
  expect(printCard(card).lines).toEqual([text]);
});

it('205.3m "that\'s a Wolf or a Werewolf" is an object of any of these types', () => {
  const card = readCard("Each other creature you control that's a Wolf or a Werewolf gets +1/+1.");
  expect(card.static[0]?.affects).toEqual({
    each: { type: 'creature', controller: 'self', excludeSelf: true, subtype: ['Wolf', 'Werewolf'] },
  });
  expect(printCard(card).lines).toEqual([
    'Other creatures you control that are Wolves or Werewolves get +1/+1.',
  ]);
});
