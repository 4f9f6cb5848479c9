// One line a file, sorted; `reticle new restriction NAME` adds to it.
import { glowKey } from './glow.js';
import { litKey } from './lit.js';

export const filterKeys = {
  glow: glowKey.schema,
  lit: litKey.schema,
};

export const keyMatchers = {
  glow: glowKey.matcher,
  lit: litKey.matcher,
};
