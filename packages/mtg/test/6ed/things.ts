/** Cards of the set, and what a player has on every board. */
import { card } from '../board.js';
import { named } from './rig.js';
import type { CardDefinition } from '../../src/language/card-definition.js';
import { libraryCard } from '../../src/state/printed.js';
import type { MtgCard } from '../../src/state/card.js';

type Facts = Partial<MtgCard>;

/** Builds a card of the set in a place. */
export function printed(
  definition: CardDefinition,
  instanceId: string,
  owner: string,
  { zone = 'battlefield', ...facts }: Facts = {},
): MtgCard {
  const made = libraryCard(definition, { instanceId, owner, order: 0 });
  const controlled = zone === 'battlefield' || zone === 'stack' ? { controller: owner } : {};
  return { ...made, zone, ...controlled, ...facts };
}

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const LIBRARY = [
  'Grizzly Bears',
  'Forest',
  'Shock',
  'Armageddon',
  'Castle',
  'Millstone',
  'Goblin Hero',
  'Swamp',
  'Raging Goblin',
  'Island',
  'Giant Growth',
  'Python',
];
const HAND = ['Grizzly Bears', 'Shock', 'Castle', 'Forest', 'Python'];
const GRAVEYARD = ['Python', 'Grizzly Bears', 'Shock', 'Forest', 'Armageddon'];

/**
 * Builds what a player has: lands of each type, cards in hand, graveyard and library, an artifact, an
 * enchantment.
 */
export function possessions(owner: string): readonly MtgCard[] {
  const from = (names: readonly string[], zone: MtgCard['zone']) =>
    names.map((name, index) =>
      printed(named(name), `${owner}-${zone}-${index}`, owner, { zone, order: index }),
    );
  return [
    ...LANDS.flatMap((name) => [
      printed(named(name), `${owner}-${name}`, owner),
      printed(named(name), `${owner}-tapped-${name}`, owner, { tapped: true }),
    ]),
    ...from(LIBRARY, 'library'),
    ...from(HAND, 'hand'),
    ...from(GRAVEYARD, 'graveyard'),
    card(`${owner}-artifact`, owner, { types: ['artifact'], tapped: true, manaValue: 2 }),
    card(`${owner}-enchantment`, owner, { types: ['enchantment'], manaValue: 2, colors: ['white'] }),
  ];
}
