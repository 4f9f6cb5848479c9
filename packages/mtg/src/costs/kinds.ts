import type { AbilityCost, CostOf } from './cost.js';
import type { CostKind } from './kind.js';
import { life } from './life.js';
import { mana } from './mana.js';
import { moving } from './moving.js';
import { removeCounters } from './remove-counters.js';
import { tapOthers } from './tap-others.js';
import { tap, untap } from './tap.js';

type CostKinds = { readonly [Name in AbilityCost['cost']]: CostKind<CostOf<Name>> };

/** What every kind of cost asks and takes: one line each. */
export const COST_KINDS: CostKinds = {
  mana,
  tap,
  untap,
  life,
  sacrifice: moving,
  tapOthers,
  discard: moving,
  removeCounters,
  exile: moving,
  return: moving,
};
