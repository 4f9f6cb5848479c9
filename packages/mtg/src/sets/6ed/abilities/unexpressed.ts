import type { AbilityGroup, CardAbilities } from '../../define.js';

const not = (...what: readonly string[]): CardAbilities => ({ unexpressed: what });

/** Cards that do something for which there are no words yet: what is missing, in ours. */
export const unexpressed: AbilityGroup = {
  'Celestial Dawn': not('types, colours and mana of all that one has'),
  Chill: not('red spells cost more'),
  Derelor: not('black spells of its controller cost more'),
  'Diminishing Returns': not('hands and graveyards are shuffled away, and up to seven cards drawn'),
  'Forbidden Crypt': not('draws and graveyards that are replaced'),
  Kismet: not('what enters tapped'),
  'Phantasmal Terrain': not('the chosen land type'),
  'Primal Clay': not('the choice as it enters'),
  Rowen: not('the first card of a turn that is drawn'),
  Tariff: not('the creature with the greatest mana value'),
  "Zur's Weirding": not('draws that others may prevent'),
};
