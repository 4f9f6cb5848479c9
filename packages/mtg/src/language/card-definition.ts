import { type Named, type NamedUnion, targetSpec } from '@reticle/core';
import * as z from 'zod';
import { type ActivatedAbility, activatedAbility } from './ability.js';
import { change } from './change.js';
import { condition } from './condition.js';
import { type Effect, effects } from './effects/effect.js';
import { mtgKeyword } from './keyword.js';
import { manaCost } from './mana.js';
import { abilityAmount, selector } from './selector.js';
import { ZONES } from './vocabulary.js';
import { cardFilter } from './filter.js';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'a name of small letters, digits and hyphens');
const words = z.array(z.string().min(1)).readonly();

/** What a triggered ability waits for (rule 603.2). Filters are seen by its controller. */
const trigger = z.discriminatedUnion('on', [
  /** An object moves between zones: enters the battlefield, dies, is put into a graveyard. `what` looks at it as it was. */
  z.strictObject({
    on: z.literal('moves'),
    what: z.union([z.enum(['self', 'host']), cardFilter]),
    from: z.enum(ZONES).optional(),
    to: z.enum(ZONES).optional(),
  }),
  /** The step begins; whose it is. */
  z.strictObject({
    on: z.literal('step'),
    step: z.enum(['upkeep', 'draw', 'beginCombat', 'endCombat', 'end']),
    whose: z.enum(['you', 'opponent', 'each']),
  }),
  z.strictObject({
    on: z.enum([
      'attacks',
      'blocks',
      'becomesBlocked',
      'becomesTapped',
      'becomesUntapped',
      'tappedForMana',
      'isDealtDamage',
    ]),
    what: z.union([z.enum(['self', 'host']), cardFilter]),
  }),
  z.strictObject({
    on: z.literal('dealsDamage'),
    what: z.union([z.enum(['self', 'host']), cardFilter]),
    to: z.enum(['player', 'creature', 'any']),
    /** Combat damage only (rule 510.2). */
    combat: z.literal(true).optional(),
  }),
  z.strictObject({
    on: z.literal('casts'),
    who: z.enum(['you', 'opponent', 'each']),
    what: cardFilter,
  }),
  /** A player gains life, draws a card (once for each), discards a card. */
  z.strictObject({
    on: z.enum(['gainsLife', 'draws', 'discards']),
    who: z.enum(['you', 'opponent', 'each']),
  }),
]);

/**
 * A triggered ability (rule 603.1). Its effects mean what triggered it as `{ "bound": "it" }`, and that one's player as
 * `{ "bound": "player" }`; what it blocks or is blocked by, or what damage was dealt to or by, as `{ "bound": "other" }`, and how
 * much damage it was as X.
 */
const triggeredAbility = z.strictObject({
  id,
  trigger,
  /** "When ..., if ..., do": where that is false it does not trigger, and does nothing as it resolves (rule 603.4). */
  if: condition.optional(),
  targets: targetSpec.optional(),
  effects,
});

/** A static ability that changes what objects are, as long as the source is on the battlefield (rule 604). */
const staticAbility = z.strictObject({ id, affects: selector, change });

// By their names, so that no declaration spells them out.
const activated: z.ZodType<ActivatedAbility> = activatedAbility;
const triggered: z.ZodType<TriggeredAbility> = triggeredAbility;
const lasting: z.ZodType<StaticAbility> = staticAbility;

/** What a spell does as it resolves, and what it targets. */
const spellAbility = z.strictObject({
  targets: targetSpec.optional(),
  /** "Choose one": the modes with targets and effects of their own (rule 700.2). */
  modes: z
    .strictObject({
      min: z.int().min(1),
      max: z.int().min(1),
      options: z
        .array(z.strictObject({ id: z.string(), targets: targetSpec.optional(), effects }))
        .min(1)
        .readonly(),
    })
    .optional(),
  effects: effects.optional(),
});

/** A card of a set: facts, and all that it does as plain JSON. The printed words are made of this; none are kept. */
export const cardDefinition = z.strictObject({
  id,
  name: z.string().min(1),
  /** No list, no mana cost: lands (rule 202.1b). */
  cost: manaCost.optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  /** A number, or what it is counted from (rule 604.3). */
  power: abilityAmount.optional(),
  toughness: abilityAmount.optional(),
  keywords: z.array(mtgKeyword).readonly(),
  entersTapped: z.literal(true).optional(),
  /** "Enters with two charge counters on it" (rules 122.6, 614.1c). */
  entersWith: z
    .strictObject({ counter: z.string().min(1).max(64), amount: z.int().min(1).max(100) })
    .optional(),
  activated: z.array(activated).readonly(),
  /** Abilities that it gives to others, as the keyword `hasAbility`. */
  granted: z.array(activated).readonly().optional(),
  triggered: z.array(triggered).readonly(),
  static: z.array(lasting).readonly(),
  spell: spellAbility.optional(),
  /**
   * What of the card is not said by all this, in our words: an honest refusal, counted by the coverage table. What is said
   * here and yet not performed by a match, `unexpressedOf` adds.
   */
  unexpressed: z.array(z.string().min(1).max(200)).readonly(),
});

/** A card of a set as data; see {@link cardDefinition}. */
export type CardDefinition = Named<z.infer<typeof cardDefinition>>;

export interface TriggeredAbility extends z.infer<typeof triggeredAbility> {}

export interface StaticAbility extends z.infer<typeof staticAbility> {}
export type Trigger = NamedUnion<z.infer<typeof trigger>>;

/** What a triggered ability does as it resolves: with an intervening "if", only if that holds still (rule 603.4). */
export function withInterveningIf({
  if: still,
  effects: then,
}: Pick<TriggeredAbility, 'if' | 'effects'>): readonly Effect[] {
  return still === undefined ? then : [{ effect: 'if', condition: still, effects: then }];
}
