import type { JsonObject } from '../json.js';
import type { SelectionMode } from './protection.js';
import type { TargetSlot, TargetSpec } from './spec.js';

/** A slot that asks for one kind of thing by one filter, whose numbers are written out, and whose chooser is who asks. */
export interface PlainSlot {
  readonly kind: string;
  readonly filter: JsonObject;
  readonly min: number;
  readonly max: number;
  readonly mode: SelectionMode;
  readonly automatic: 'all' | 'random' | undefined;
}

const known = new WeakMap<TargetSlot, PlainSlot | 'not plain'>();

/**
 * What a slot asks, if there is so little to it that nothing needs to be bound to ask it: the quick way to open it. Undefined for
 * any other, and for one that is not frozen and might be another one the next time. What it says must agree with `SlotOpener`.
 */
export function plainSlot(slot: TargetSlot): PlainSlot | undefined {
  let found = known.get(slot);
  if (found === undefined) {
    if (!Object.isFrozen(slot)) return undefined;
    known.set(slot, (found = plainOf(slot) ?? 'not plain'));
  }
  return found === 'not plain' ? undefined : found;
}

/** The only slot of a spec, if it is plain and nothing ties it to itself. */
export function plainSpec({ slots, relations }: TargetSpec): PlainSlot | undefined {
  const [slot] = slots;
  return slot && slots.length === 1 && relations.length === 0 ? plainSlot(slot) : undefined;
}

function plainOf({ accepts, min, max, chooser, mode, division }: TargetSlot): PlainSlot | undefined {
  const [only, ...more] = accepts;
  if (!only || more.length > 0 || 'options' in only || only.announceOnly || division) return undefined;
  const most = max === 'any' ? Infinity : max;
  if (typeof min !== 'number' || typeof most !== 'number' || min > most) return undefined;
  if (chooser !== 'controller' && chooser !== 'all' && chooser !== 'random') return undefined;
  const automatic = chooser === 'controller' ? undefined : chooser;
  return { kind: only.kind, filter: only.filter, min, max: most, mode, automatic };
}
