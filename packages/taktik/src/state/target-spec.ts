import type { TargetSpec } from '@reticle/core';
import { taktik } from './game.js';
import type { Targeting } from '../language/card.js';

const OWNER = { self: 'self', enemy: 'opponent' } as const;

const specs = new WeakMap<Targeting, TargetSpec>();

/** What a card asks to be chosen, in core's words: the one place where a card's `targeting` is read. */
export function targetSpecOf(targeting: Targeting): TargetSpec {
  let spec = specs.get(targeting);
  if (!spec) {
    spec = taktik.spec({ slots: targeting.type === 'none' ? [] : [slotOf(targeting)] });
    specs.set(targeting, spec);
  }
  return spec;
}

function slotOf({ owner, count, maxCount, filter }: Extract<Targeting, { readonly type: 'unit' }>) {
  return {
    kind: 'unit',
    id: 'units',
    filter: { ...filter, owner: OWNER[owner], destroyed: false },
    min: count,
    max: maxCount ?? count,
  } as const;
}
