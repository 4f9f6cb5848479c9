// One line a file, sorted; `reticle new protection NAME` adds to it.
import { veilProtection } from './veil.js';

export const protections = {
  veil: veilProtection,
};
