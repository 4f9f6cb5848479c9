import type { Named } from '@reticle/core';
import * as z from 'zod';
import { ABILITY_KINDS } from '../language/vocabulary.js';
import { announcement } from './card.js';
import { cardRef } from './facts.js';

const id = z.string().min(1);

/**
 * An activated or triggered ability on the stack. It is no spell (rule 113.9), has no characteristics but those of its
 * text, and lives on when its source is gone (rule 113.7a).
 */
export const mtgAbility = z.strictObject({
  id,
  ability: z.enum(ABILITY_KINDS),
  /** Who activated it, or controlled its source when it triggered (rule 113.8). */
  controller: id,
  /** The object whose ability it is, as that was when it was put on the stack (rule 113.7). */
  source: cardRef,
  /** An activated ability of a planeswalker that is paid with loyalty. */
  loyalty: z.boolean().optional(),
  /** Where an intervening "if" or a delayed trigger needs a name for what it is. */
  name: z.string().optional(),
  announced: announcement.optional(),
});

/** An ability on the stack (rule 113.3). */
export type MtgAbility = Named<z.infer<typeof mtgAbility>>;
