import type { EffectOf } from '@reticle/core';
import * as z from 'zod';
import { addManaEffect, type AddManaEffect } from './add-mana.js';
import { damageEffect, type DamageEffect } from './damage.js';
import { sequenceEffect, type SequenceEffect } from './sequence.js';

/** Every effect by its name. A new kind is a line here, a line in the schema below, and one in `kinds.ts`. */
export interface Effects {
  readonly addMana: AddManaEffect;
  readonly damage: DamageEffect;
  readonly sequence: SequenceEffect;
}

/** What a spell or ability does as it resolves. Plain JSON; `effect` says which kind it is. */
export type Effect = EffectOf<Effects>;

/** The schema of {@link Effect}. */
export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('effect', [addManaEffect, damageEffect, sequenceEffect(effect)]),
);

/** The effects of one ability. */
export const effects = z.array(effect).min(1).max(16).readonly();
