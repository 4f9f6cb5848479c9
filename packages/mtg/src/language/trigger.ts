import type { NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { cardFilter } from './filter.js';
import { ZONES } from './vocabulary.js';

/** `haunted`: the creature that the source haunts in exile (rule 702.55b). */
const subject = z.union([z.enum(['self', 'host', 'haunted']), cardFilter]);
const whose = z.enum(['you', 'opponent', 'each']);

/** "One or more ...": once for all to which it happens at the same time (rule 603.2c). */
const many = z.literal(true).optional();

/** One event that a triggered ability waits for. Filters are seen by its controller. */
const SIMPLE_TRIGGERS = [
  /** An object moves between zones: enters the battlefield, dies, is put into a graveyard. `what` looks at it as it was. */
  z.strictObject({
    on: z.literal('moves'),
    what: subject,
    from: z.enum(ZONES).optional(),
    to: z.enum(ZONES).optional(),
    /** Whose it is: into whose hand or graveyard it goes (rule 400.3). */
    owner: z.enum(['you', 'opponent']).optional(),
    many,
  }),
  /** The step begins; whose it is: `host`, of who controls what the source is attached to. */
  z.strictObject({
    on: z.literal('step'),
    step: z.enum(['upkeep', 'draw', 'main1', 'beginCombat', 'endCombat', 'main2', 'end']),
    whose: z.enum(['you', 'opponent', 'each', 'host']),
  }),
  z.strictObject({
    on: z.enum([
      'becomesTapped',
      'becomesUntapped',
      'tappedForMana',
      'isntBlocked',
      /** Its controller exerts it (rule 701.43a). */
      'exerted',
      'transforms',
      /** A spell merges with it (rule 702.140d). */
      'mutates',
      'madness',
      'turnedFaceUp',
    ]),
    what: subject,
  }),
  /** It is dealt damage, or combat damage. */
  z.strictObject({ on: z.literal('isDealtDamage'), what: subject, combat: z.literal(true).optional() }),
  /** It becomes so: a mark that stays on it (rules 701.37b, 702.112b). */
  z.strictObject({ on: z.literal('becomesMarked'), what: subject, mark: z.enum(['monstrous', 'renowned']) }),
  /** `alone`: no other creature attacks (rule 506.5). `player`: whom it attacks, as its controller sees that one. */
  z.strictObject({
    on: z.literal('attacks'),
    what: subject,
    alone: z.literal(true).optional(),
    /** At least so many other creatures attack as well (rule 207.2c, battalion). */
    others: z.int().min(1).max(100).optional(),
    player: z.enum(['you', 'opponent']).optional(),
    /** Or a planeswalker that this player controls (rule 508.5). */
    orPlaneswalker: z.literal(true).optional(),
  }),
  /** It blocks, or becomes blocked: where `other` is said, by or as such a creature, once for each (rules 509.3c, 509.3d). */
  z.strictObject({ on: z.enum(['blocks', 'becomesBlocked']), what: subject, other: cardFilter.optional() }),
  z.strictObject({
    on: z.literal('dealsDamage'),
    what: subject,
    to: z.enum(['player', 'opponent', 'you', 'creature', 'planeswalker', 'playerOrPlaneswalker', 'any']),
    /** Combat damage only (rule 510.2). */
    combat: z.literal(true).optional(),
    /** Dealt to one player. */
    many,
  }),
  z.strictObject({
    on: z.literal('casts'),
    who: whose,
    what: subject,
    /** It targets the source. */
    targetsThis: z.literal(true).optional(),
    /** Copies that the player makes count as well (rule 207.2c, magecraft). */
    orCopies: z.literal(true).optional(),
    /** What X is for its effects: how many spells all players had cast this turn before it (rule 702.40a). */
    x: z.literal('spellsBefore').optional(),
    /** Only that player's second spell of a turn, or another one. */
    nth: z.int().min(1).max(20).optional(),
    /** It was kicked (rule 702.33d). */
    kicked: z.literal(true).optional(),
    /** Whose turn it is. */
    during: z.enum(['you', 'opponent']).optional(),
  }),
  /** A player activates an ability that is no mana ability (rule 605.1a), of such an object if that is said; `it` is the object. */
  z.strictObject({ on: z.literal('activates'), who: whose, what: subject.optional() }),
  /** It becomes the target of a spell or ability: of those of one player, where that is said (rule 603.2c). */
  z.strictObject({
    on: z.literal('becomesTarget'),
    what: subject,
    by: z.enum(['spell', 'ability', 'either']),
    /** What the spell is. */
    spell: cardFilter.optional(),
    who: z.enum(['you', 'opponent']).optional(),
  }),
  /** A player gains or loses life, draws a card (once for each), discards or sacrifices something, cycles a card. */
  z.strictObject({
    on: z.enum(['gainsLife', 'losesLife']),
    who: whose,
    /** Only for the first time in a turn. */
    nth: z.literal(1).optional(),
  }),
  z.strictObject({ on: z.literal('draws'), who: whose, nth: z.int().min(1).max(20).optional() }),
  z.strictObject({ on: z.literal('cycles'), who: whose, what: subject.optional() }),
  z.strictObject({ on: z.enum(['discards', 'sacrifices']), who: whose, what: subject.optional(), many }),
  /** It exploits such a creature: sacrifices it as its exploit ability resolves (rule 702.110b). */
  z.strictObject({ on: z.literal('exploits'), what: subject, other: cardFilter }),
  /** A player reveals such a card as the first that is drawn in a turn, as the keyword `revealsFirstDraw` says. */
  z.strictObject({ on: z.literal('revealsFirstDrawn'), who: whose, what: cardFilter }),
  /** A player attacks with so many creatures, of a kind if that is said; once for all of them (rule 508.1m). */
  z.strictObject({
    on: z.literal('declaresAttack'),
    who: whose,
    what: cardFilter.optional(),
    least: z.int().min(1).max(100).optional(),
  }),
  /** Counters of a kind are put on it: once, however many, or once for each. */
  z.strictObject({
    on: z.literal('getsCounters'),
    what: subject,
    counter: z.string().min(1).max(64),
    each: z.literal(true).optional(),
  }),
  /** Lore counters are put on this Saga so that it has as many as one of these chapters for the first time (rule 714.2b). */
  z.strictObject({
    on: z.literal('chapter'),
    chapters: z.array(z.int().min(1).max(20)).min(1).max(10).readonly(),
  }),
  /** The last counter of a kind is taken off it. */
  z.strictObject({ on: z.literal('losesLastCounter'), what: subject, counter: z.string().min(1).max(64) }),
  /** Something holds: it triggers as soon as it does, and not again while it waits or is on the stack (rule 603.8). */
  z.strictObject({ on: z.literal('state'), is: condition }),
] as const;
const simpleTrigger = z.discriminatedUnion('on', SIMPLE_TRIGGERS);

/** What a triggered ability waits for (rule 603.2): one event, or any of several. */
export const trigger = z.discriminatedUnion('on', [
  ...SIMPLE_TRIGGERS,
  z.strictObject({ on: z.literal('anyOf'), of: z.array(simpleTrigger).min(2).max(4).readonly() }),
]);

export type Trigger = NamedUnion<z.infer<typeof trigger>>;
/** One event that a triggered ability waits for. */
export type SimpleTrigger = Exclude<Trigger, { readonly on: 'anyOf' }>;

/** The events that a triggered ability waits for, each by itself. */
export const eventsOf = (given: Trigger): readonly SimpleTrigger[] =>
  given.on === 'anyOf' ? given.of : [given];
