import { type EffectKinds, effectRunner } from '@reticle/core/match';
import type { Effects } from '../../language/effects/schema.js';
import type { LorcanaMatchState } from '../../state/match.js';
import {
  banish,
  exert,
  putIntoDiscard,
  putIntoInkwell,
  putOnDeck,
  putUnder,
  ready,
  returnToHand,
  shuffleIntoDeck,
} from './cards.js';
import { choose } from './choose.js';
import { either, forEach, may, pay, when, whenever } from './control.js';
import { dealDamage, moveDamage, putDamage, removeDamage } from './damage.js';
import { give, payLess } from './give.js';
import { look, sort } from './look.js';
import { moveToLocation, playForFree } from './play.js';
import { discard, draw, gainLore, loseLore, revealHand } from './players.js';

/** Every kind of effect. */
const EFFECTS: EffectKinds<LorcanaMatchState, Effects> = {
  draw,
  discard,
  gainLore,
  loseLore,
  revealHand,
  choose,
  exert,
  ready,
  banish,
  returnToHand,
  putIntoInkwell,
  shuffleIntoDeck,
  putOnDeck,
  putIntoDiscard,
  putUnder,
  playForFree,
  moveToLocation,
  dealDamage,
  putDamage,
  removeDamage,
  moveDamage,
  look,
  sort,
  give,
  payLess,
  may,
  pay,
  if: when,
  either,
  forEach,
  whenever,
};

/** Runs the effects of Lorcana. */
export const effects = effectRunner<LorcanaMatchState, Effects>(EFFECTS);
