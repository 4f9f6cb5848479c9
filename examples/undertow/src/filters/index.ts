// One line a file, sorted; `reticle new restriction NAME` adds to it.
import { acrossKey } from './across.js';
import { attachedKey } from './attached.js';
import { besideKey } from './beside.js';
import { energyKey } from './energy.js';
import { laneKey } from './lane.js';
import { rowKey } from './row.js';

export const filterKeys = {
  across: acrossKey.schema,
  attached: attachedKey.schema,
  beside: besideKey.schema,
  energy: energyKey.schema,
  lane: laneKey.schema,
  row: rowKey.schema,
};

export const keyMatchers = {
  across: acrossKey.matcher,
  attached: attachedKey.matcher,
  beside: besideKey.matcher,
  energy: energyKey.matcher,
  lane: laneKey.matcher,
  row: rowKey.matcher,
};
