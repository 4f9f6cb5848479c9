import { type Named, targetSpec, type TargetSpec, frozenCopy } from '@reticle/core';
import * as z from 'zod';
import { type ActivatedAbility, activatedAbility } from './ability.js';
import { change } from './change.js';
import { condition } from './condition.js';
import { type Effect, effect, effects } from './effects/effect.js';
import { cardFilter } from './filter.js';
import { mtgKeyword, SPELL_COSTS } from './keyword.js';
import { manaCost } from './mana.js';
import { abilityAmount, selector } from './selector.js';
import { trigger } from './trigger.js';
import { COLORS } from './vocabulary.js';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'a name of small letters, digits and hyphens');
const words = z.array(z.string().min(1)).readonly();

/** The id of a card by its name: "Hero's Resolve" is `heros-resolve`. An id is its own. */
export function cardIdOf(name: string): string {
  const parts = name
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .split(/[^a-z0-9]+/u);
  const made = parts.filter((part) => part !== '').join('-');
  return (/^[a-z]/u.test(made) ? made : `card-${made}`).slice(0, 64);
}

/** What is chosen as a permanent enters. */
const CHOICES_ON_ENTERING = [
  'basicLandType',
  'cardName',
  'cardType',
  'color',
  'creatureType',
  'landType',
  'nonlandCardName',
  'opponent',
  'player',
] as const;

const whose = z.enum(['you', 'opponent', 'each']);

/**
 * A triggered ability (rule 603.1). Its effects mean what triggered it as `{ "bound": "it" }`, and that one's player as
 * `{ "bound": "player" }`; what it blocks or is blocked by, or what damage was dealt to or by, as `{ "bound": "other" }`; whom it
 * attacks as `{ "bound": "defender" }`; and how much damage or life it was as X, of several that move at once how many they are, or
 * the X of the spell that entered (rule 107.3m).
 */
export const triggeredAbility = z
  .strictObject({
    id,
    trigger,
    /** "This ability triggers only once each turn" (rule 603.2h). */
    perTurn: z.int().min(1).max(100).optional(),
    /** The zone in which it works (rule 113.6); the battlefield, where it is left out. */
    zone: z.enum(['graveyard', 'hand', 'stack', 'exile']).optional(),
    /** "When ..., if ..., do": where that is false it does not trigger, and does nothing as it resolves (rule 603.4). */
    if: condition.optional(),
    targets: targetSpec.optional(),
    /**
     * "Choose one", with targets and effects of their own: one is chosen as it is put on the stack (rules 603.3c, 700.2b), or none if `min` is 0.
     * There are no `effects` beside them.
     */
    modes: z
      .strictObject({
        min: z.int().min(0).max(1),
        max: z.literal(1),
        options: z
          .array(z.strictObject({ id, targets: targetSpec.optional(), effects }))
          .min(2)
          .max(16)
          .readonly(),
      })
      .optional(),
    effects: z.array(effect).max(16).readonly(),
  })
  .refine(({ effects: does, modes }) => (does.length === 0) === (modes !== undefined), 'effects, or modes');

/** A static ability that changes what objects are, as long as the source is on the battlefield, and `if` holds (rule 604). */
const staticAbility = z.strictObject({ id, affects: selector, change, if: condition.optional() });

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
      /** "You may choose the same mode more than once" (rule 700.2d). */
      repeat: z.literal(true).optional(),
      /** "Up to five {P} worth of modes": what all that are chosen are worth together, at most (rule 700.2i). */
      worth: z.int().min(1).max(20).optional(),
      options: z
        .array(
          z.strictObject({
            id: z.string(),
            targets: targetSpec.optional(),
            effects,
            /** What is paid in addition where the mode is chosen (rule 700.2h). */
            cost: manaCost.optional(),
            /** How much of `worth` it is; 1 if it is left out. */
            worth: z.int().min(1).max(20).optional(),
          }),
        )
        .min(1)
        .max(16)
        .readonly(),
    })
    .optional(),
  effects: effects.optional(),
  /**
   * What is asked for and done only where a cost of this name is paid: beside the usual targets and effects, or in their stead
   * (rules 601.2c, 702.33g, 702.96b). Its effects mean its own targets by the ids of their slots, then the usual ones.
   */
  paid: z
    .array(
      z.strictObject({
        cost: z.enum(SPELL_COSTS),
        instead: z.literal(true).optional(),
        targets: targetSpec.optional(),
        effects: effects.optional(),
      }),
    )
    .min(1)
    .max(4)
    .readonly()
    .optional(),
});

/** A creature that something may be as it enters, beside what else it is. */
const entersAs = z.strictObject({
  power: z.int().min(0).max(99),
  toughness: z.int().min(0).max(99),
  types: words,
  subtypes: words,
  keywords: z.array(mtgKeyword).max(8).readonly(),
});

/** "You may have it enter as a copy of any creature on the battlefield, except it's a Ninja in addition to its other types" (rule 707.9). */
const entersAsCopy = z.strictObject({
  of: cardFilter,
  addTypes: words.optional(),
  addSubtypes: words.optional(),
});

/** What happens instead of each card that such players would draw; effects mean who would draw it as `{ "bound": "player" }`. */
const replacesDraws = z.strictObject({ who: whose, effects });

/** One face of a card: facts, and all that it does as plain JSON. The printed words are made of this; none are kept. */
const oneFace = z.strictObject({
  id,
  name: z.string().min(1),
  /** No list, no mana cost: lands (rule 202.1b). */
  cost: manaCost.optional(),
  /** The colour indicator: its colours, where its cost does not say them (rules 204.1, 202.2e). */
  colorIndicator: z.array(z.enum(COLORS)).min(1).max(5).readonly().optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  /** A number, or what it is counted from (rule 604.3). */
  power: abilityAmount.optional(),
  toughness: abilityAmount.optional(),
  /** With how many loyalty counters a planeswalker enters (rule 306.5b); X is what was announced as it was cast. */
  loyalty: z.union([z.int().min(0).max(1_000), z.literal('X')]).optional(),
  keywords: z.array(mtgKeyword).readonly(),
  /** Always, or but for what it says: "unless you control a Forest" (rule 614.1c). */
  entersTapped: z.union([z.literal(true), z.strictObject({ unless: condition })]).optional(),
  /** "Enters with two charge counters on it" (rules 122.6, 614.1c); X is what was announced as it was cast (107.3m). */
  entersWith: z
    .strictObject({ counter: z.string().min(1).max(64), amount: abilityAmount, if: condition.optional() })
    .optional(),
  /** "As it enters, choose a color" (rule 614.12a). */
  entersChoosing: z.array(z.enum(CHOICES_ON_ENTERING)).min(1).max(4).readonly().optional(),
  /** It enters as one of these, as its controller chooses: copiable values (rules 614.1c, 707.2). */
  entersAs: z.array(entersAs).min(2).max(4).readonly().optional(),
  /** It may enter as a copy of such an object, as its controller chooses (rules 614.1c, 707.5). */
  entersAsCopy: entersAsCopy.optional(),
  /** "If you would draw a card, ... instead", as long as it is on the battlefield (rules 614.1a, 614.11). */
  replacesDraws: replacesDraws.optional(),
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

/**
 * How the second face of a card lies on it: as the other side of one that transforms (rule 712), as a side that is played in its stead
 * (712.3), as the other half of a split card (709), or as an Adventure or Omen within it (715, 720).
 */
export const LAYOUTS = ['transform', 'modal', 'split', 'adventure'] as const;

/** A card of a set: its face, and of a card of two faces the other one, with how that lies on the card. */
export const cardDefinition = oneFace.extend({
  other: oneFace.extend({ layout: z.enum(LAYOUTS) }).optional(),
});

/** A card of a set as data; see {@link cardDefinition}. */
export type CardDefinition = Named<z.infer<typeof cardDefinition>>;

export type TriggeredAbility = Named<z.infer<typeof triggeredAbility>>;

export type StaticAbility = Named<z.infer<typeof staticAbility>>;

/** What a triggered ability does as it resolves: with an intervening "if", only if that holds still (rule 603.4). */
export function withInterveningIf({
  if: still,
  effects: then,
}: Pick<TriggeredAbility, 'if' | 'effects'>): readonly Effect[] {
  return still === undefined ? then : [{ effect: 'if', condition: still, effects: then }];
}

const name = z.string().regex(/^[A-Za-z]\w{0,15}$/, 'a name of letters, digits and _, 16 at most');

/**
 * All that a spell or ability may ask for as it is put on the stack. Plain JSON. What is chosen of it (modes, costs)
 * decides which targets there are (rules 601.2b and 601.2c).
 */
export const declaration = z.strictObject({
  /** What is always asked. */
  spec: targetSpec.optional(),
  modes: z
    .strictObject({
      min: z.int().min(1),
      max: z.int().min(1),
      /** "You may choose the same mode more than once" (rule 700.2d). */
      repeat: z.boolean().optional(),
      /** What all that are chosen may be worth together (rule 700.2i); an option is worth 1 if it does not say. */
      worth: z.int().min(1).optional(),
      options: z
        .array(z.strictObject({ id: name, spec: targetSpec.optional(), worth: z.int().min(1).optional() }))
        .min(1)
        .readonly(),
    })
    .optional(),
  /** Asked only where the cost is paid, beside the usual targets or in their stead. */
  withCost: z
    .array(z.strictObject({ cost: name, spec: targetSpec, instead: z.boolean().optional() }))
    .readonly()
    .optional(),
});

/** What a spell or ability declares: its slots, modes and the targets of its costs. */
export type Declaration = Named<z.infer<typeof declaration>>;
export const NO_TARGETS: TargetSpec = frozenCopy({ slots: [], relations: [], timing: 'announcement' });

/** Whether it has targets at all, whatever is chosen: "requires targets" (rule 115.6). */
export function declaresTargets({ spec, modes, withCost = [] }: Declaration): boolean {
  const specs = [
    spec,
    ...(modes?.options.map((option) => option.spec) ?? []),
    ...withCost.map((part) => part.spec),
  ];
  return specs.some((found) => found?.slots.some(({ mode }) => mode === 'target') ?? false);
}

/** What tells a mana ability from others. */
export interface ManaQuestion {
  readonly ability: 'activated' | 'triggered';
  readonly declaration: Declaration;
  /** Could add mana as it resolves. */
  readonly addsMana: boolean;
  readonly loyalty?: boolean | undefined;
  /** Triggers on a mana ability, or on mana that is added. */
  readonly triggersOnMana?: boolean | undefined;
}

/** Whether it is a mana ability: what has a target, or is a loyalty ability, is none (rules 605.1a and 605.1b). */
export function isManaAbility(question: ManaQuestion): boolean {
  const { ability, declaration: declared, addsMana, loyalty = false, triggersOnMana = false } = question;
  if (!addsMana || declaresTargets(declared)) return false;
  return ability === 'activated' ? !loyalty : triggersOnMana;
}
