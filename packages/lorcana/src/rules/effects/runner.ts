import { effectRunner, type EffectKind, type EffectKinds } from '@reticle/core/match';
import type { Effect, Effects } from '../../language/effects/schema.js';
import { refresh } from '../refresh.js';
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
import { discard, draw, gainLore, loseLore, revealHand } from './players.js';
import { give, payLess } from './give.js';
import { look, sort } from './look.js';
import { moveToLocation, playForFree } from './play.js';

/** After each effect the facts of cards are those of now. */
const fresh = <E>(
  kind: EffectKind<LorcanaMatchState, E, Effect>,
): EffectKind<LorcanaMatchState, E, Effect> => ({
  ...kind,
  apply(effect, acting) {
    const done = kind.apply(effect, acting);
    return done.state === acting.state ? done : { ...done, state: refresh(done.state) };
  },
});

/** Every kind of effect. */
const EFFECTS: EffectKinds<LorcanaMatchState, Effects> = {
  draw: fresh(draw),
  discard: fresh(discard),
  gainLore: fresh(gainLore),
  loseLore: fresh(loseLore),
  revealHand,
  choose: fresh(choose),
  exert: fresh(exert),
  ready: fresh(ready),
  banish: fresh(banish),
  returnToHand: fresh(returnToHand),
  putIntoInkwell: fresh(putIntoInkwell),
  shuffleIntoDeck: fresh(shuffleIntoDeck),
  putOnDeck: fresh(putOnDeck),
  putIntoDiscard: fresh(putIntoDiscard),
  putUnder: fresh(putUnder),
  playForFree: fresh(playForFree),
  moveToLocation: fresh(moveToLocation),
  dealDamage: fresh(dealDamage),
  putDamage: fresh(putDamage),
  removeDamage: fresh(removeDamage),
  moveDamage: fresh(moveDamage),
  look: fresh(look),
  sort: fresh(sort),
  give: fresh(give),
  payLess: fresh(payLess),
  may: fresh(may),
  pay: fresh(pay),
  if: when,
  either,
  forEach,
  whenever: fresh(whenever),
};

/** Runs the effects of Lorcana. */
export const effects = effectRunner<LorcanaMatchState, Effects>(EFFECTS);
