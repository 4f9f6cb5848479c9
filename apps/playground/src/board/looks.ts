import type { ThingView } from '@reticle/core/host';
import type { ChoosingView, ResolveView } from '../engine/board/shapes.js';
import type { ThingState } from '../ui/thing.js';
import { keyOf } from './actions.js';

/** How a thing stands while targets are chosen. */
export function lookOf({ ref }: ThingView, choosing: ChoosingView): ThingState | undefined {
  const { slots, current, offered, stuck } = choosing;
  const key = keyOf(ref);
  const chosen = slots.flatMap(({ label, picked }) =>
    picked.flatMap((one) => {
      if (keyOf(one.ref) !== key) return [];
      const words = slots.length === 1 ? 'chosen' : `chosen for ${label}`;
      return [one.share === undefined ? words : `${words}: ${one.share}`];
    }),
  );
  if (offered.includes(key)) return { look: 'offered', sign: [...chosen, 'can be chosen'].join('; ') };
  if (chosen.length > 0) return { look: 'chosen', sign: chosen.join('; ') };
  if (current === undefined) return undefined;
  return { look: 'refused', sign: stuck.includes(key) ? 'legal, but not now' : 'not legal' };
}

/** How a thing stands after the announcement. */
export function lookLater({ ref }: ThingView, { slots }: ResolveView): ThingState | undefined {
  const key = keyOf(ref);
  const mine = slots.flatMap(({ targets }) => targets.filter((target) => keyOf(target.ref) === key));
  if (mine.length === 0) return undefined;
  return mine.every(({ legal }) => legal)
    ? { look: 'chosen', sign: 'target, still legal' }
    : { look: 'illegal', sign: 'target, illegal by now' };
}
