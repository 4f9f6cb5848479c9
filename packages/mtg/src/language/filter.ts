import {
  type Filter,
  type Named,
  type NamedUnion,
  numericComparison,
  playerReference,
  stringComparison,
} from '@reticle/core';
import { filterSchema } from '@reticle/core/play';
import { someWithin } from '@reticle/core/text';
import * as z from 'zod';
import { HAPPENED } from './happened.js';
import { ABILITY_KINDS, COLORS, isSubtypeAsPrinted, TURN_FACTS, type Zone, ZONES } from './vocabulary.js';

const oneOrMany = z.union([z.string(), z.array(z.string()).min(1).readonly()]);
const oneOrAny = <Word extends z.ZodType>(word: Word) => z.union([word, z.array(word).min(1).readonly()]);
const all = <Word extends z.ZodType>(word: Word) => z.array(word).min(1).readonly();

/**
 * A type, supertype or keyword. Sets may add others, but all are written in lower case: one with a capital letter
 * would match no object, so it is refused.
 */
const lowerWord = z
  .string()
  .refine((text) => !/^\p{Uppercase}/u.test(text), 'a type, supertype or keyword, in lower case');
/** A subtype as it is printed. Sets may add others, but one in lower case would match no object, so it is refused. */
const subtype = z.string().refine(isSubtypeAsPrinted, 'a subtype as it is printed, with a capital letter');
const color = z.enum(COLORS);
const zone = z.enum(ZONES);
const turnFact = z.enum(TURN_FACTS);
const happened = z.enum(HAPPENED);

/**
 * The keys that look at one object by itself. Protection "from a quality" uses these, and {@link
 * MtgCardFilter} has only a few more. `not` makes negatives, `anyOf` makes unions.
 */
export const qualityKeys = z.strictObject({
  // --- which object
  zone: z
    .union([zone, z.array(zone).min(1).readonly()])
    .optional()
    .describe('The object is in this zone, or in one of these.'),
  owner: playerReference.optional().describe('This player owns the object.'),
  ownedAlike: z.boolean().optional().describe('Whether the owner of the source owns it, too.'),
  controller: playerReference
    .optional()
    .describe(
      'This player controls the object. Of a card that has no controller, the owner counts (rule 108.4a).',
    ),
  publicId: oneOrMany.optional().describe('The object is this printed card, or one of these.'),
  instanceId: oneOrMany.optional().describe('The object is this very one, or one of these.'),
  name: stringComparison.optional().describe('Any of its names compares so (rule 201.2).'),
  namedAsThis: z
    .boolean()
    .optional()
    .describe(
      'Whether it has a name of the source: "named" and the name of the card that says so (rule 201.2a).',
    ),
  excludeSelf: z.boolean().optional().describe('If it is true, the source itself does not match: "another".'),

  // --- characteristics, as they are now
  type: oneOrAny(lowerWord)
    .optional()
    .describe(
      'The object has any of these types. permanent is any type that a permanent can have (rule 110.4).',
    ),
  allTypes: all(lowerWord).optional().describe('The object has all of these types.'),
  supertype: oneOrAny(lowerWord).optional().describe('The object has any of these supertypes.'),
  subtype: oneOrAny(subtype).optional().describe('The object has any of these subtypes.'),
  allSubtypes: all(subtype).optional().describe('The object has all of these subtypes.'),
  color: z
    .union([color, z.array(color).min(1).readonly()])
    .optional()
    .describe('The object has any of these colours.'),
  allColors: z.array(color).min(1).readonly().optional().describe('The object has all of these colours.'),
  colorCount: numericComparison
    .optional()
    .describe(
      'How many colours the object has: 0 is colourless, 1 monocoloured, 2 or more multicoloured (rules 105.2a to 105.2c).',
    ),
  historic: z.boolean().optional().describe('Whether it is legendary, an artifact or a Saga (rule 700.6).'),
  withKeyword: oneOrAny(lowerWord).optional().describe('The object has all of these keywords.'),
  withoutKeyword: oneOrAny(lowerWord).optional().describe('The object has none of these keywords.'),
  power: numericComparison.optional().describe('Its power compares so.'),
  toughness: numericComparison.optional().describe('Its toughness compares so.'),
  loyalty: numericComparison.optional().describe('Its loyalty compares so.'),
  manaValue: numericComparison.optional().describe('Its mana value compares so.'),

  manaAbility: z.boolean().optional().describe('Whether it has an activated mana ability.'),

  // --- status
  tapped: z.boolean().optional().describe('Whether it is tapped.'),
  token: z.boolean().optional().describe('Whether it is a token.'),
  copy: z.boolean().optional().describe('Whether it is a copy.'),
  faceDown: z.boolean().optional().describe('Whether it is face down.'),
  counters: z
    .record(z.string().min(1), numericComparison)
    .optional()
    .describe(
      'Its counters of each kind compare so: { "+1/+1": { "gte": 1 } }. A kind that is not there counts 0.',
    ),
  counterCount: numericComparison.optional().describe('Its counters of all kinds together compare so.'),
  damage: numericComparison.optional().describe('The damage marked on it compares so.'),
  castFrom: z
    .union([zone, z.literal('anywhere')])
    .optional()
    .describe('It was cast, from this zone or from anywhere; as the permanent that the spell became, too.'),
  commander: z.boolean().optional().describe('Whether it is a commander.'),
  chosen: z
    .enum(['subtype', 'color', 'name'])
    .optional()
    .describe('It has the subtype, colour or name that was chosen for the source ("of the chosen type").'),

  // --- combat
  attacking: z.boolean().optional().describe('Whether it attacks.'),
  attackingPlayer: playerReference
    .optional()
    .describe('It attacks this player, not a planeswalker or battle.'),
  blocking: z.boolean().optional().describe('Whether it blocks.'),
  blocked: z
    .boolean()
    .optional()
    .describe('It is an attacker that became blocked, or for false one that did not.'),
  blockingThis: z.boolean().optional().describe('Whether it blocks the source.'),
  blockedByThis: z.boolean().optional().describe('Whether the source blocks it.'),

  // --- history
  thisTurn: z
    .union([turnFact, z.array(turnFact).min(1).readonly()])
    .optional()
    .describe('All of these happened to it this turn.'),
  dealtDamageTo: playerReference.optional().describe('It has dealt damage to this player this turn.'),
});
export type QualityKeys = Named<z.infer<typeof qualityKeys>>;

/** A filter on one object by itself, for protection, hexproof and links between objects. Plain JSON. */
export type QualityFilter = Filter<QualityKeys>;

/** The schema of {@link QualityFilter}: strict, with `anyOf`, `allOf` and `not`. */
export const qualityFilter: z.ZodType<QualityFilter> = filterSchema<QualityKeys>(qualityKeys).register(
  z.globalRegistry,
  {
    id: 'Quality',
    title: 'Quality',
    description: 'What an object is by itself. All keys must hold; {} matches every one.',
  },
);
const abilityKind = z.enum(ABILITY_KINDS);

/**
 * One thing that a spell or ability targets: an object of a quality, an ability on the stack, or a player.
 */
const aim = z
  .union([
    z.strictObject({ card: qualityFilter }),
    z.strictObject({ ability: z.literal(true).describe('Any ability on the stack.') }),
    z.strictObject({ player: playerReference.describe('This player.') }),
  ])
  .meta({
    id: 'Aim',
    title: 'Aim',
    description:
      'One thing at which a spell or ability aims: an object of a quality, an ability on the stack, or a player.',
  });

/** What a filter says about the targets of a spell or ability on the stack. */
export type Aim = NamedUnion<z.infer<typeof aim>>;
const aims = z.union([aim, z.array(aim).min(1).readonly()]);

/** The keys for the targets of a spell or ability on the stack, as they are now (rules 115.9a to 115.9c). */
const stackKeys = {
  targets: aims.optional().describe('It targets at least one of these.'),
  targetsOnly: aims.optional().describe('It targets just one thing, one of these, however often.'),
  targetCount: numericComparison
    .optional()
    .describe('How many targets were chosen as it was put on the stack, repeats included.'),
} as const;

/**
 * The keys of {@link MtgCardFilter}: those that look at one object, and those that look at its links to
 * others.
 */
export const cardKeys = qualityKeys.extend({
  ...stackKeys,
  attachedTo: qualityFilter.optional().describe('It is attached to such an object.'),
  attachedToThis: z.boolean().optional().describe('Whether it is attached to the source.'),
  hostOfThis: z.boolean().optional().describe('Whether the source is attached to it.'),
  attachedToPlayer: playerReference.optional().describe('It is attached to such a player.'),
  attachment: qualityFilter
    .optional()
    .describe(
      'It has such an object attached: { "subtype": "Aura" } is "enchanted", { "subtype": "Equipment" } "equipped".',
    ),
  modified: z
    .boolean()
    .optional()
    .describe(
      'Whether it has a counter, an Equipment, or an Aura that the same player controls attached (rule 700.9).',
    ),
});
export type CardKeys = Named<z.infer<typeof cardKeys>>;

/** A filter on cards, permanents and spells. Plain JSON; `{}` matches every card in every zone. */
export type MtgCardFilter = Filter<CardKeys>;

/** The schema of {@link MtgCardFilter}. */
export const cardFilter: z.ZodType<MtgCardFilter> = filterSchema<CardKeys>(cardKeys);

/** The keys of a filter on abilities on the stack. */
export const abilityKeys = z.strictObject({
  ...stackKeys,
  ability: z
    .union([abilityKind, z.array(abilityKind).min(1).readonly()])
    .optional()
    .describe('It is an ability of this kind, or of one of these.'),
  loyalty: z.boolean().optional().describe('Whether it is a loyalty ability.'),
  controller: playerReference.optional().describe('This player controls it.'),
  source: qualityFilter.optional().describe('The object whose ability it is matches, now or as it last was.'),
});
export type AbilityKeys = Named<z.infer<typeof abilityKeys>>;

/** A filter on abilities on the stack. */
export type MtgAbilityFilter = Filter<AbilityKeys>;

/** The keys of a filter on players. */
export const playerKeys = z.strictObject({
  is: playerReference.optional().describe('The player, as seen from the controller of the source.'),
  playerId: z
    .union([z.string(), z.array(z.string()).min(1).readonly()])
    .optional()
    .describe('The player has this id, or one of these.'),
  life: numericComparison.optional().describe('The life of the player compares so.'),
  thisTurn: z
    .union([happened, z.array(happened).min(1).readonly()])
    .optional()
    .describe('All of these happened to the player this turn, or were done by the player.'),
});
export type PlayerKeys = Named<z.infer<typeof playerKeys>>;

/** A filter on players. */
export type MtgPlayerFilter = Filter<PlayerKeys>;

/** Whether plain JSON refers to what was chosen for the source, at any depth (rule 607.2d). */
export const saysChosen = (part: unknown): boolean =>
  someWithin(part, (value) => typeof value === 'object' && value !== null && 'chosen' in value);

/** The zones into which not every player may look (rule 400.2). */
const HIDDEN_ZONES: ReadonlySet<Zone> = new Set(['hand', 'library']);
/** What every player may know of a card in a hidden zone: its zone, its players, and which one is meant. */
const OPEN_KEYS = ['zone', 'owner', 'controller', 'instanceId', 'excludeSelf'] as const;

const isHidden = ({ zone: zones = [] }: MtgCardFilter): boolean =>
  [zones].flat().some((one) => HIDDEN_ZONES.has(one));

const openKeys = (filter: MtgCardFilter): MtgCardFilter =>
  Object.fromEntries(OPEN_KEYS.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])));

/**
 * Returns a filter that asks only what every player can see. For a hidden zone, the result matches all cards
 * there, whatever they are. Other filters stay the same. If a question depends only on this filter, it reveals
 * no hidden card.
 *
 * @param isAlwaysHidden whether the filter is about cards of a hidden zone although it names none
 */
export function openFilter(filter: MtgCardFilter, isAlwaysHidden = false): MtgCardFilter {
  const { allOf = [], anyOf } = filter;
  if (isAlwaysHidden || isHidden(filter) || allOf.some(isHidden))
    return { ...openKeys(filter), ...(allOf.length > 0 ? { allOf: allOf.map(openKeys) } : {}) };
  return anyOf?.some(isHidden) ? { ...filter, anyOf: anyOf.map((part) => openFilter(part)) } : filter;
}
