// One line a file, sorted; `reticle new protection NAME` adds to it.
import { shelterProtection } from './shelter.js';
import { wardProtection } from './ward.js';

export const protections = {
  shelter: shelterProtection,
  ward: wardProtection,
};
