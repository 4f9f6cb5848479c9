import * as z from 'zod';
import { numericComparison, stringComparison } from '../filter/comparison.js';
import { baseCardFilter } from '../filter/schema.js';
import { identifier, playerReference, value, valueReference } from '../filter/value.js';
import { json } from '../json.js';
import { basePlayerFilter, baseZoneFilter } from '../targeting/core-kinds.js';
import { targetRef } from '../ref.js';
import {
  attempt,
  selection,
  slotChoice,
  slotChooser,
  targetQuery,
  countedX,
  targetRelation,
  targetSelection,
  targetSlot,
  targetSlotInput,
  targetSpec,
  targetSpecInput,
  wholeAmount,
} from '../targeting/spec.js';

/**
 * The titles and descriptions of core's schemas, for editors and tables. They stand apart from the schemas,
 * so that a program which only decides targets does not carry the words. A game describes its own schemas
 * with zod's `.meta` and `.describe`. A schema with an `id` becomes a definition of that name.
 */
export const coreMeanings = z.registry<z.core.GlobalMeta>();

/** The descriptions of the combinators of every filter. */
export const COMBINED = {
  anyOf: 'At least one of these filters matches.',
  allOf: 'All of these filters match.',
  not: 'This filter does not match.',
} as const;

type Keys<Shape> = { readonly [Key in keyof Shape]: string };

/** Describes each key of an object. A key that is left out does not compile. */
function keys<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>, meanings: Keys<Shape>): void {
  for (const [key, schema] of Object.entries(object.shape)) {
    coreMeanings.add(schema, { description: meanings[key] });
  }
}

/** Describes a schema and names it as a definition. */
function define(schema: z.ZodType, id: string, title: string, description: string): void {
  coreMeanings.add(schema, { id, title, description });
}

define(json, 'Json', 'JSON', 'Any JSON value.');
define(
  identifier,
  'Identifier',
  'Identifier',
  'A name of letters, digits and _, which begins with a letter.',
);
define(
  valueReference,
  'ValueReference',
  'Reference to a number',
  'A number that is known when the question is asked: the announced X, a property of the source (source.cost), or a property of the one thing chosen in an earlier slot (slots.first.cost).',
);
define(value, 'Value', 'Number or reference', 'A number, or a reference to one.');
define(
  wholeAmount,
  'Amount',
  'Amount',
  'How many: a whole number, or a reference to a number that is known when the question is asked.',
);
define(
  playerReference,
  'PlayerReference',
  'Player',
  'A player as seen from the controller of the source: self, opponent, teammate or any. role.NAME is a player that the question names, slots.NAME is the player chosen in an earlier slot, or the controller of what was chosen there.',
);
define(
  numericComparison,
  'NumericComparison',
  'Comparison of a number',
  'A number compares with one bound or several. A plain number means eq. All given operators must hold.',
);
keys(numericComparison.options[1], {
  eq: 'The number is equal to it.',
  gt: 'The number is greater.',
  gte: 'The number is greater or equal.',
  lt: 'The number is less.',
  lte: 'The number is less or equal.',
});
define(
  stringComparison,
  'StringComparison',
  'Comparison of a name',
  'A name compares whole, or by a part of it with starts, ends and includes. A plain string means eq. All given operators must hold.',
);
keys(stringComparison.options[1], {
  eq: 'The name is this one.',
  not: 'The name is another one.',
  oneOf: 'The name is one of these.',
  starts: 'The name starts with this.',
  ends: 'The name ends with this.',
  includes: 'This is in the name, at any place.',
  ignoreCase: 'Whether capital and small letters count as the same. Usually they do not.',
});

keys(baseCardFilter, {
  zone: 'The card is in this zone, or in one of these.',
  owner: 'This player owns the card.',
  controller: 'This player controls the card.',
  publicId: 'The card is this printed card, or one of these.',
  instanceId: 'The card is this very object, or one of these.',
  type: 'The card has any of these types.',
  ready: 'Whether the card is ready: it is not exerted.',
  exerted: 'Whether the card is exerted.',
  damaged: 'Whether the card has damage.',
  cost: 'The cost of the card compares so.',
  strength: 'The strength of the card compares so.',
  name: 'The name of the card compares so.',
  withKeyword: 'The card has all of these keywords.',
  withoutKeyword: 'The card has none of these keywords.',
  withCharacteristics: 'The card has all of these characteristics, or what characteristicsMode says of them.',
  characteristicsMode: 'Whether withCharacteristics asks for all, any or none of them. Usually all.',
  excludeSelf: 'If it is true, the source itself does not match: "another".',
});
keys(basePlayerFilter, {
  is: 'The player, as seen from the controller of the source.',
  playerId: 'The player has this id, or one of these.',
});
keys(baseZoneFilter, {
  zone: 'The zone has this name, or one of these.',
  owner: 'This player owns the zone.',
});

define(targetRef, 'TargetRef', 'Reference to a thing', 'Names one thing that can be chosen.');
keys(targetRef, {
  kind: 'The kind of the thing: card, player.',
  id: 'The id of the thing within its kind.',
  incarnation: 'If it is there, only the object with this count of zone changes is meant.',
});

define(
  targetQuery,
  'TargetQuery',
  'Query',
  'Things of one kind that a filter lets through, or the options of a choice.',
);
const [choiceQuery, filterQuery] = targetQuery.options;
keys(choiceQuery, {
  kind: 'A choice lists its options itself.',
  options: 'The options, by id.',
});
export const QUERY_KEYS = {
  kind: 'The kind of the things: card, player.',
  filter: 'The filter that the things must match.',
  announceOnly:
    'A second filter, which the things must match when they are announced, and not again when the choice resolves.',
};
keys(filterQuery, QUERY_KEYS);
define(
  slotChooser,
  'SlotChooser',
  'Chooser',
  'Who chooses: the controller of the source, an opponent, each opponent or each player (a slot of their own each), the player of an earlier slot (slots.NAME), or a player that the question names (role.NAME). With all everything is taken, with random chance decides.',
);

const texts = {
  messageKey: 'The key under which a program has its own words for it.',
  description: 'Words for people. No rule depends on them.',
};
export const SLOT_KEYS = {
  id: 'The name of the slot within the spec. Without it the slots are called slot1, slot2 and so on.',
  accepts: 'A thing is accepted if any of these queries accepts it.',
  min: 'The least number of things to choose. Usually 1.',
  max: 'The greatest number of things to choose; any is no limit. Usually as many as min.',
  chooser: 'Who chooses. Usually the controller of the source.',
  mode: 'Whether the things are targeted or only chosen. Protections look at which it is.',
  division: 'A total that is divided among the chosen things, at least 1 each.',
  ...texts,
};
export const SPEC_KEYS = {
  slots: 'The slots, in the order in which they are chosen.',
  relations: 'What ties the chosen things of several slots together.',
  timing:
    'When the choice is made: on announcement (targets of Magic), or on resolution ("chosen" of Lorcana).',
  X: 'What X is, if nobody announces it: it is counted whenever the question is asked.',
  ...texts,
};
export const FLAT_KEYS = {
  kind: 'The kind of the things: card, player, choice. Usually card.',
  filter: 'The filter that the things must match, with count, upTo and random beside its keys.',
  options: 'The options of a choice, by id.',
};
define(
  targetSlot,
  'TargetSlot',
  'Slot',
  'One "target ...": what it accepts, how many, and who chooses. The things that are chosen for a slot are all different.',
);
keys(targetSlot, SLOT_KEYS);
define(
  targetSlotInput,
  'TargetSlot',
  'Slot',
  'One "target ...": one kind with its filter, or several queries in accepts. The things that are chosen for a slot are all different.',
);
keys(targetSlotInput, { ...SLOT_KEYS, ...FLAT_KEYS });
keys(targetSlot.shape.division.unwrap(), {
  total: 'The total. A slot with a division takes shares that add up to it.',
});
keys(selection, {
  count: 'How many things are chosen; all takes every one that matches. Usually 1.',
  upTo: 'Whether fewer may be chosen, down to none.',
  random: 'Whether chance chooses.',
});

define(
  targetRelation,
  'TargetRelation',
  'Relation',
  'What ties the chosen things of some slots together: different (no thing is in two of the slots), same (all share a value of a property), distinct (no two share a value of it), sum (the sum of a property over all of them).',
);
const tied = {
  slots: 'The slots that it ties together, by id.',
  announceOnly: 'Whether it is asked when the choice is announced, and not again when it resolves.',
};
const property = 'The property of the things: cost, controller, type.';
const [different, same, distinct, sum] = targetRelation.options;
keys(different, { relation: 'No thing is in two of the slots.', ...tied });
keys(same, { relation: 'All things share a value of the property.', property, ...tied });
keys(distinct, { relation: 'No two things share a value of the property.', property, ...tied });
keys(sum, {
  relation: 'The sum of the property over all things compares so.',
  property,
  is: 'How the sum compares.',
  ...tied,
});

const AMONG = 'The things that are looked at.';
const PROPERTY = 'The property that is compared or added up; what lacks it counts 0.';
const [counting, greatest, least, total] = countedX.options;
define(countedX, 'CountedX', 'Counted X', 'What X is, if it is counted. Of nothing it is 0.');
keys(counting, { count: 'X is how many such things there are.' });
keys(greatest, { greatest: PROPERTY, among: AMONG });
keys(least, { least: PROPERTY, among: AMONG });
keys(total, { total: PROPERTY, among: AMONG });
for (const { kind, filter } of [
  counting.shape.count.shape,
  greatest.shape.among.shape,
  least.shape.among.shape,
  total.shape.among.shape,
]) {
  coreMeanings.add(kind, { description: 'The kind of the things.' });
  coreMeanings.add(filter, { description: 'The filter that they match.' });
}

coreMeanings.add(targetSpec, {
  title: 'Target spec',
  description: 'All that a spell, an ability or a move asks to be chosen, written out in full.',
});
keys(targetSpec, SPEC_KEYS);
/** The title and description of a spec as people write it, also for a game's own. */
export const SPEC = {
  title: 'Target spec',
  description:
    'All that a spell, an ability or a move asks to be chosen. Everything but the slots may be left out.',
};
coreMeanings.add(targetSpecInput, SPEC);
keys(targetSpecInput, SPEC_KEYS);

define(
  slotChoice,
  'SlotChoice',
  'Choice for a slot',
  'What is chosen for one slot. The targets are all different.',
);
keys(slotChoice, {
  targets: 'The chosen things.',
  division: 'The shares of the division of the slot, in the order of the targets.',
});
define(
  targetSelection,
  'TargetSelection',
  'Choice',
  'What is chosen for a whole spec: one entry for each slot, in the order of the slots.',
);

define(attempt, 'Attempt', 'Attempt', 'Who asks, from which source, and with what already announced.');
keys(attempt, {
  controller: 'The player who controls the source: self in filters.',
  source: 'The thing that asks: the spell, the ability, the card.',
  as: 'What the source acts as, in the words of the game: a card in hand may be asked about as the spell that it will be, or for an ability of its own. It is needed if the source alone does not tell.',
  variables: 'The announced numbers.',
  roles: 'Players that the situation names: the defender of role.defender.',
  choosers: 'Which opponent chooses, by the id of the slot, if there are several opponents.',
});
keys(attempt.shape.variables.unwrap(), { X: 'The announced X.' });
