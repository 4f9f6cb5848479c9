import type { Scene } from '@reticle/core/match';
import type { Effect } from '../abilities/effects/schema.js';
import type { Selection } from '../abilities/reference.js';
import type { LorcanaMatchState } from '../match/state.js';
import { askChosen } from './choose.js';
import { nameOf } from './kind.js';

/** Of each effect on chosen cards, what it is about; without any of these it does nothing. */
const about = (effect: Effect): readonly Selection[] => {
  if (effect.effect === 'moveDamage') return [effect.from, effect.to];
  if (effect.effect === 'moveToLocation') return [effect.what, effect.to];
  return 'what' in effect ? [effect.what] : [];
};

/** Whether effects would do nothing at all: each is about chosen cards, of which there are none. */
export function isIdle(effects: readonly Effect[], scene: Scene<LorcanaMatchState>): boolean {
  const missing = new Set<string>();
  const isMissing = (what: Selection): boolean => {
    if (typeof what === 'string') return missing.has(what);
    if (!('choose' in what)) return false;
    const asked = askChosen(what, scene);
    const none = !asked || (asked.decision === undefined && asked.targets.length === 0);
    if (none) missing.add(nameOf(what));
    else missing.delete(nameOf(what));
    return none;
  };
  return effects.every((effect) => {
    const wanted = about(effect).map((what) => isMissing(what));
    return wanted.includes(true);
  });
}
