import type { AbilityGroup } from '../../define.js';
import { arrivals } from './arrivals.js';
import { combat } from './combat.js';
import { counters } from './counters.js';
import { custom } from './custom.js';
import { manaArtifacts, manaCreatures, manaLands } from './mana.js';
import { pingers } from './pingers.js';
import { pumpers } from './pumpers.js';
import { regeneration } from './regeneration.js';
import { sacrifice } from './sacrifice.js';
import { blackSpells } from './spells/black.js';
import { blueSpells } from './spells/blue.js';
import { greenSpells } from './spells/green.js';
import { redSpells } from './spells/red.js';
import { whiteSpells } from './spells/white.js';
import { statics } from './statics.js';
import { triggered } from './triggers.js';
import { unexpressed } from './unexpressed.js';
import { utility } from './utility.js';

/** What the cards of the set do, in groups of their kind. */
export const GROUPS: readonly AbilityGroup[] = [
  manaCreatures,
  manaArtifacts,
  manaLands,
  pingers,
  pumpers,
  regeneration,
  sacrifice,
  combat,
  counters,
  utility,
  custom,
  whiteSpells,
  blueSpells,
  blackSpells,
  redSpells,
  greenSpells,
  statics,
  arrivals,
  triggered,
  unexpressed,
];
