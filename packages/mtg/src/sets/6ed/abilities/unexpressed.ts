import type { AbilityGroup, CardAbilities } from '../../define.js';

const not = (...what: readonly string[]): CardAbilities => ({ unexpressed: what });

/** Cards that do something for which there are no words yet: what is missing, in ours. */
export const unexpressed: AbilityGroup = {
  Abduction: not('control of the enchanted creature, and its return'),
  'Animate Wall': not('a defender that may attack'),
  'Bog Rats': not('blocking by Walls'),
  'Celestial Dawn': not('types, colours and mana of all that one has'),
  Chill: not('red spells cost more'),
  Conquer: not('control of the enchanted land'),
  'Cursed Totem': not('abilities of creatures that can not be activated'),
  Derelor: not('black spells of its controller cost more'),
  'Diminishing Returns': not('hands and graveyards are shuffled away, and up to seven cards drawn'),
  'Dream Cache': not('two cards go both to the top or both to the bottom'),
  'Elven Riders': not('blocking by Walls and flying creatures only'),
  'Evil Eye of Orms-by-Gore': not('attacking, and blocking by Walls only'),
  'Familiar Ground': not('blocking by more than one creature'),
  'Forbidden Crypt': not('draws and graveyards that are replaced'),
  'Gaseous Form': not('combat damage of the enchanted creature'),
  'Gravebane Zombie': not('death that is replaced'),
  Kismet: not('what enters tapped'),
  'Lead Golem': not('its next untap step'),
  Lure: not('all that can must block'),
  'Phantasmal Terrain': not('the chosen land type'),
  'Primal Clay': not('the choice as it enters'),
  Rowen: not('the first card of a turn that is drawn'),
  'Sea Monster': not('attacking where there is no Island'),
  'Spirit Link': not('life for the damage that was dealt'),
  'Stalking Tiger': not('blocking by more than one creature'),
  'Storm Cauldron': not('additional lands, and lands that return'),
  Sunweb: not('blocking of small creatures'),
  Tariff: not('the creature with the greatest mana value'),
  "Teferi's Puzzle Box": not('hands that are put away and drawn anew'),
  'Thicket Basilisk': not('what it fought is destroyed at the end of combat'),
  'Wild Growth': not('mana for whoever taps the land'),
  "Zur's Weirding": not('draws that others may prevent'),
};
