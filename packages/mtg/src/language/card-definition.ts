import { type Named, targetSpec, type TargetSpec, frozenCopy } from '@reticle/core';
import * as z from 'zod';
import { type ActivatedAbility, activatedAbility } from './ability.js';
import { change } from './change.js';
import { condition } from './condition.js';
import { type Effect, effect, effects } from './effects/effect.js';
import { cardFilter } from './filter.js';
import { SPELL_COSTS } from './keyword-lists.js';
import { mtgKeyword } from './keyword.js';
import { manaCost } from './mana.js';
import { abilityAmount, selector } from './selector.js';
import { trigger } from './trigger.js';
import { COLORS } from './vocabulary.js';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'a name of small letters, digits and hyphens');
const words = z.array(z.string().min(1)).readonly();

/** Makes a card's id from its name: "Hero's Resolve" becomes `heros-resolve`. The id of an id is that id. */
export function cardIdOf(name: string): string {
  const parts = name
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .split(/[^a-z0-9]+/u);
  const made = parts.filter((part) => part !== '').join('-');
  return (/^[a-z]/u.test(made) ? made : `card-${made}`).slice(0, 64);
}

/** What a player can be asked to choose as a permanent enters. */
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
 * A triggered ability as plain JSON (rule 603.1). Its effects can use these names:
 *
 * - `{ "bound": "it" }`: the object that triggered it; `{ "bound": "player" }`: that object's player
 * - `{ "bound": "other" }`: what `it` blocks or is blocked by, or what damage was dealt to or by
 * - `{ "bound": "defender" }`: whom `it` attacks
 * - X: how much damage or life it was; how many objects moved at once; or the X of the spell that entered
 *   (rule 107.3m)
 */
export const triggeredAbility = z
  .strictObject({
    id,
    trigger,
    /** "This ability triggers only once each turn" (rule 603.2h). */
    perTurn: z.int().min(1).max(100).optional(),
    /** The zone in which it works (rule 113.6). Defaults to the battlefield. */
    zone: z.enum(['graveyard', 'hand', 'stack', 'exile']).optional(),
    /**
     * The intervening "if": while it is false, the ability does not trigger, and does nothing as it resolves
     * (rule 603.4).
     */
    if: condition.optional(),
    targets: targetSpec.optional(),
    /**
     * "Choose one": modes with their own targets and effects. A mode is chosen as the ability is put on the
     * stack (rules 603.3c, 700.2b), or none if `min` is 0. An ability with modes has no other `effects`.
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

/**
 * A static ability (rule 604): it changes what objects are while its source is on the battlefield and `if`
 * holds.
 */
const staticAbility = z.strictObject({ id, affects: selector, change, if: condition.optional() });

// Typed by name, so that declarations don't spell the types out.
const activated: z.ZodType<ActivatedAbility> = activatedAbility;
const triggered: z.ZodType<TriggeredAbility> = triggeredAbility;
const lasting: z.ZodType<StaticAbility> = staticAbility;

/** What a spell targets, and what it does as it resolves. */
const spellAbility = z.strictObject({
  targets: targetSpec.optional(),
  /** "Choose one": modes with their own targets and effects (rule 700.2). */
  modes: z
    .strictObject({
      min: z.int().min(1),
      max: z.int().min(1),
      /** "You may choose the same mode more than once" (rule 700.2d). */
      repeat: z.literal(true).optional(),
      /**
       * "Up to five {P} worth of modes": the most that all chosen modes may be worth together (rule 700.2i).
       */
      worth: z.int().min(1).max(20).optional(),
      /** "An opponent chooses one" as the spell is cast (rule 700.2e). Its modes have no targets. */
      chooser: z.literal('opponent').optional(),
      options: z
        .array(
          z.strictObject({
            id: z.string(),
            targets: targetSpec.optional(),
            effects,
            /** The additional cost of choosing this mode (rule 700.2h). */
            cost: manaCost.optional(),
            /** How much of `worth` the mode uses. Defaults to 1. */
            worth: z.int().min(1).max(20).optional(),
          }),
        )
        .min(1)
        .max(16)
        .readonly(),
    })
    .refine(
      ({ chooser, min, max, options }) =>
        chooser === undefined || (min === 1 && max === 1 && options.every(({ targets }) => !targets)),
      'an opponent chooses one mode, without targets',
    )
    .optional(),
  effects: effects.optional(),
  /**
   * Targets and effects that apply only if the cost of this name is paid: in addition to the usual ones, or
   * instead of them (rules 601.2c, 702.33g, 702.96b). The effects mean their own targets by the ids of their
   * slots, then the usual ones.
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

/** A creature as which something may enter, in addition to what else it is. */
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

/**
 * The effects that happen instead of each card that these players would draw. The effects mean the player who
 * would draw as `{ "bound": "player" }`.
 */
const replacesDraws = z.strictObject({ who: whose, effects });

/**
 * One face of a card: its facts, and all that it does, as plain JSON. The printed words are made from it; no
 * text is stored.
 */
const oneFace = z.strictObject({
  id,
  name: z.string().min(1),
  /** A card without this list has no mana cost, such as a land (rule 202.1b). */
  cost: manaCost.optional(),
  /** The colours of the colour indicator, if the cost does not tell them (rules 204.1, 202.2e). */
  colorIndicator: z.array(z.enum(COLORS)).min(1).max(5).readonly().optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  /** A number, or an amount that is counted (rule 604.3). */
  power: abilityAmount.optional(),
  toughness: abilityAmount.optional(),
  /**
   * How many loyalty counters a planeswalker enters with (rule 306.5b); X is the X announced as it was cast.
   */
  loyalty: z.union([z.int().min(0).max(1_000), z.literal('X')]).optional(),
  keywords: z.array(mtgKeyword).readonly(),
  /** `true`: it always enters tapped; otherwise "unless you control a Forest" (rule 614.1c). */
  entersTapped: z.union([z.literal(true), z.strictObject({ unless: condition })]).optional(),
  /**
   * "Enters with two charge counters on it" (rules 122.6, 614.1c); X is the X announced as it was cast
   * (107.3m).
   */
  entersWith: z
    .strictObject({ counter: z.string().min(1).max(64), amount: abilityAmount, if: condition.optional() })
    .optional(),
  /** "As it enters, choose a color" (rule 614.12a). */
  entersChoosing: z.array(z.enum(CHOICES_ON_ENTERING)).min(1).max(4).readonly().optional(),
  /**
   * It enters as one of these creatures, as its controller chooses: copiable values (rules 614.1c, 707.2).
   */
  entersAs: z.array(entersAs).min(2).max(4).readonly().optional(),
  /** It may enter as a copy of an object that matches, as its controller chooses (rules 614.1c, 707.5). */
  entersAsCopy: entersAsCopy.optional(),
  /** "If you would draw a card, ... instead", while it is on the battlefield (rules 614.1a, 614.11). */
  replacesDraws: replacesDraws.optional(),
  activated: z.array(activated).readonly(),
  /** Abilities that it gives to other objects, by the keyword `hasAbility`. */
  granted: z.array(activated).readonly().optional(),
  triggered: z.array(triggered).readonly(),
  static: z.array(lasting).readonly(),
  spell: spellAbility.optional(),
  /**
   * What the card says and this data does not, in our words. The coverage table counts these gaps.
   * `unexpressedOf` adds what the data says and a match does not perform.
   */
  unexpressed: z.array(z.string().min(1).max(200)).readonly(),
});

/**
 * How the second face lies on the card: as the back of a card that transforms (rule 712), as a side that is
 * played instead (712.3), as the other half of a split card (709), or as an Adventure or Omen (715, 720).
 */
export const LAYOUTS = ['transform', 'modal', 'split', 'adventure'] as const;

/**
 * A card of a set: its face and, if it has two faces, the other face with its layout.
 *
 * This is the one description of a card that everything uses: the rules perform it, the text floor reads
 * printed words into it and prints it back, and decks name it by its id.
 */
export const cardDefinition = oneFace.extend({
  other: oneFace.extend({ layout: z.enum(LAYOUTS) }).optional(),
});

/** A card of a set as data; see {@link cardDefinition}. */
export type CardDefinition = Named<z.infer<typeof cardDefinition>>;

export type TriggeredAbility = Named<z.infer<typeof triggeredAbility>>;

export type StaticAbility = Named<z.infer<typeof staticAbility>>;

/**
 * Returns what a triggered ability does as it resolves. With an intervening "if", it does so only if that
 * still holds (rule 603.4).
 */
export function withInterveningIf({
  if: still,
  effects: then,
}: Pick<TriggeredAbility, 'if' | 'effects'>): readonly Effect[] {
  return still === undefined ? then : [{ effect: 'if', condition: still, effects: then }];
}

const name = z.string().regex(/^[A-Za-z]\w{0,15}$/, 'a name of letters, digits and _, 16 at most');

/**
 * All that a spell or ability may ask for as it is put on the stack, as plain JSON. The chosen modes and
 * costs decide which targets there are (rules 601.2b, 601.2c).
 */
export const declaration = z.strictObject({
  /** The targets that are always asked for. */
  spec: targetSpec.optional(),
  modes: z
    .strictObject({
      min: z.int().min(1),
      max: z.int().min(1),
      /** "You may choose the same mode more than once" (rule 700.2d). */
      repeat: z.boolean().optional(),
      /**
       * The most that all chosen options may be worth together (rule 700.2i). An option is worth 1 by
       * default.
       */
      worth: z.int().min(1).optional(),
      options: z
        .array(z.strictObject({ id: name, spec: targetSpec.optional(), worth: z.int().min(1).optional() }))
        .min(1)
        .readonly(),
    })
    .optional(),
  /**
   * Targets that are asked for only if the cost is paid: in addition to the usual ones, or instead of them.
   */
  withCost: z
    .array(z.strictObject({ cost: name, spec: targetSpec, instead: z.boolean().optional() }))
    .readonly()
    .optional(),
});

/** What a spell or ability asks for as it is put on the stack; see {@link declaration}. */
export type Declaration = Named<z.infer<typeof declaration>>;
export const NO_TARGETS: TargetSpec = frozenCopy({ slots: [], relations: [], timing: 'announcement' });

/** Whether it has a target in any of its choices: "requires targets" (rule 115.6). */
export function declaresTargets({ spec, modes, withCost = [] }: Declaration): boolean {
  const specs = [
    spec,
    ...(modes?.options.map((option) => option.spec) ?? []),
    ...withCost.map((part) => part.spec),
  ];
  return specs.some((found) => found?.slots.some(({ mode }) => mode === 'target') ?? false);
}

/** The facts that decide whether an ability is a mana ability. */
export interface ManaQuestion {
  readonly ability: 'activated' | 'triggered';
  readonly declaration: Declaration;
  /** Whether it could add mana as it resolves. */
  readonly addsMana: boolean;
  readonly loyalty?: boolean | undefined;
  /** Whether it triggers on a mana ability, or on mana being added. */
  readonly triggersOnMana?: boolean | undefined;
}

/**
 * Whether it is a mana ability. An ability with a target and a loyalty ability are not (rules 605.1a,
 * 605.1b).
 */
export function isManaAbility(question: ManaQuestion): boolean {
  const { ability, declaration: declared, addsMana, loyalty = false, triggersOnMana = false } = question;
  if (!addsMana || declaresTargets(declared)) return false;
  return ability === 'activated' ? !loyalty : triggersOnMana;
}
