// One line a file, sorted; `reticle new effect NAME` adds to it.
import { gainLifeEffect } from './gain-life.js';

export const ownEffects = {
  gainLife: gainLifeEffect,
};
