import type { Protection } from '@reticle/core';
import { creatureAt } from '../state/things.js';
import { sourceCard, type Thing } from '../language/card.js';
import type { State } from '../state/state.js';

/** A creature behind another one of its side cannot be chosen by opponents, except by creatures that dive. */
const shelter: Protection<Thing, State> = {
  rule: 'U7',
  refuses: ({ controller, lane, row }, { state, chooser, mode, source }) => {
    if (row !== 'back' || lane === undefined || mode !== 'target' || controller === chooser) return false;
    if (sourceCard(source)?.keywords.includes('dive') === true) return false;
    const front = creatureAt(state, { of: controller, lane, row: 'front' });
    return front ? { by: { kind: 'card', id: front.instanceId } } : false;
  },
};

/** A warded creature can only be chosen by an opponent with more energy than is on it. */
const ward: Protection<Thing, State> = {
  rule: 'U8',
  refuses: ({ keywords, controller, energy }, { chooser, mode, source }) =>
    keywords.includes('ward') &&
    mode === 'target' &&
    controller !== chooser &&
    (sourceCard(source)?.energy ?? 0) <= energy,
};

export const protections = { shelter, ward };
