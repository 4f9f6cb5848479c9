import type { Family, KindEntry } from '@reticle/core/play';

/** What the rules and the words know of one kind of effect. */
export interface EffectEntry extends KindEntry {}

/** A family of effects: the kinds by name, which is `effect` in their data. */
export type EffectFamily = Family<EffectEntry>;
