import type { NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { cardFilter } from './filter.js';
import { ZONES } from './vocabulary.js';

/** `haunted`: the creature that the source haunts in exile (rule 702.55b). */
const subject = z.union([z.enum(['self', 'host', 'haunted']), cardFilter]);
/**
 * Players as the ability's controller sees them: `other` is anybody else, `host` the player whom the source enchants, or who
 * controls what it is attached to.
 */
const WHOSE = ['you', 'opponent', 'each', 'other', 'host'] as const;
const whose = z.enum(WHOSE);
/** Players of events, as {@link WHOSE} lists them. */
export type Whose = (typeof WHOSE)[number];

/** Which one of a turn it must be, counted for its player: the second, or every one after the first. */
const nth = z.union([z.int().min(1).max(20), z.strictObject({ gte: z.int().min(2).max(20) })]).optional();
/** During whose turn it must happen. */
const during = z.enum(['you', 'opponent']).optional();

/** "One or more ...": triggers once for all objects to which it happens at the same time (rule 603.2c). */
const many = z.literal(true).optional();

/**
 * The single events for which a triggered ability can wait. Its filters see the game as its controller does.
 */
const SIMPLE_TRIGGERS = [
  /**
   * An object moves between zones: it enters the battlefield, dies, or is put into a graveyard. `what` looks
   * at it as it was before.
   */
  z.strictObject({
    on: z.literal('moves'),
    what: subject,
    from: z.enum(ZONES).optional(),
    to: z.enum(ZONES).optional(),
    /** Into whose hand or graveyard it goes (rule 400.3). */
    owner: z.enum(['you', 'opponent']).optional(),
    /** The source dealt damage to it this turn; with `host`, what the source is attached to did. */
    damagedBy: z.enum(['self', 'host']).optional(),
    many,
    during,
  }),
  /** A step begins. `whose` is the player whose step it is. */
  z.strictObject({
    on: z.literal('step'),
    step: z.enum(['upkeep', 'draw', 'main1', 'beginCombat', 'endCombat', 'main2', 'end']),
    whose,
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
    during,
  }),
  /** An object is dealt damage; with `combat`, combat damage. */
  z.strictObject({
    on: z.literal('isDealtDamage'),
    what: subject,
    combat: z.literal(true).optional(),
    during,
  }),
  /** An object becomes monstrous or renowned: a mark that stays on it (rules 701.37b, 702.112b). */
  z.strictObject({
    on: z.literal('becomesMarked'),
    what: subject,
    mark: z.enum(['monstrous', 'renowned']),
    during,
  }),
  /**
   * A creature attacks. `alone`: no other creature attacks (rule 506.5). `player`: whom it attacks, as the
   * ability's controller sees that player.
   */
  z.strictObject({
    on: z.literal('attacks'),
    what: subject,
    alone: z.literal(true).optional(),
    /** At least this many other creatures attack as well (rule 207.2c, battalion). */
    others: z.int().min(1).max(100).optional(),
    player: whose.optional(),
    /** A planeswalker that this player controls counts as well (rule 508.5). */
    orPlaneswalker: z.literal(true).optional(),
    /** Only if it is saddled (rule 702.171b). */
    saddled: z.literal(true).optional(),
    during,
  }),
  /**
   * A creature blocks or becomes blocked. With `other`, it triggers once for each matching creature that it
   * blocks or that blocks it (rules 509.3c, 509.3d).
   */
  z.strictObject({
    on: z.enum(['blocks', 'becomesBlocked']),
    what: subject,
    other: cardFilter.optional(),
    during,
  }),
  z.strictObject({
    on: z.literal('dealsDamage'),
    what: subject,
    to: z.enum([
      'player',
      'opponent',
      'you',
      'other',
      'host',
      'creature',
      'planeswalker',
      'playerOrPlaneswalker',
      /** A match has no battles. */
      'playerOrBattle',
      'any',
    ]),
    /** Combat damage only (rule 510.2). */
    combat: z.literal(true).optional(),
    /** No combat damage. */
    noncombat: z.literal(true).optional(),
    /** Once for all damage that is dealt to one player at the same time. */
    many,
    during,
  }),
  z.strictObject({
    on: z.literal('casts'),
    who: whose,
    what: subject,
    /** The spell targets the source. */
    targetsThis: z.literal(true).optional(),
    /** Copies that the player makes count as well (rule 207.2c, magecraft). */
    orCopies: z.literal(true).optional(),
    /**
     * Defines X for the effects: how many spells all players had cast this turn before this one (rule
     * 702.40a).
     */
    x: z.literal('spellsBefore').optional(),
    /** Only for that player's nth spell of a turn. */
    nth,
    /** The spell was kicked (rule 702.33d). */
    kicked: z.literal(true).optional(),
    /** The spell targets such an object. */
    targets: cardFilter.optional(),
    during,
  }),
  /**
   * A player activates an ability that is no mana ability (rule 605.1a); with `what`, an ability of such an
   * object. `it` is that object.
   */
  z.strictObject({ on: z.literal('activates'), who: whose, what: subject.optional(), during }),
  /**
   * An object becomes the target of a spell or ability; with `who`, of one that this player controls (rule
   * 603.2c).
   */
  z.strictObject({
    on: z.literal('becomesTarget'),
    what: subject,
    by: z.enum(['spell', 'ability', 'either']),
    /** The filter on the spell. */
    spell: cardFilter.optional(),
    who: z.enum(['you', 'opponent']).optional(),
    during,
  }),
  /**
   * A player gains or loses life, draws a card (once for each card), discards or sacrifices something, or
   * cycles a card.
   */
  z.strictObject({
    on: z.enum(['gainsLife', 'losesLife']),
    who: whose,
    /** Only for the first time in each turn. */
    nth: z.literal(1).optional(),
    during,
  }),
  z.strictObject({ on: z.literal('draws'), who: whose, nth, during }),
  z.strictObject({ on: z.literal('cycles'), who: whose, what: subject.optional(), during }),
  z.strictObject({
    on: z.enum(['discards', 'sacrifices']),
    who: whose,
    what: subject.optional(),
    many,
    during,
  }),
  /** A player plays a land (rule 305.1). */
  z.strictObject({ on: z.literal('playsLand'), who: whose, what: cardFilter, during }),
  z.strictObject({ on: z.literal('shuffles'), who: whose, during }),
  /**
   * A player casts a spell, activates an ability or puts a triggered ability on the stack that targets an opponent, or
   * something that an opponent has (rule 700.13).
   */
  z.strictObject({ on: z.literal('commitsCrime'), who: whose, many: z.literal(true), during }),
  /** Day becomes night, or night becomes day (rule 731.1). */
  z.strictObject({ on: z.literal('dayChanges'), during }),
  /** A player who wasn't the monarch becomes the monarch (rule 725.1). */
  z.strictObject({ on: z.literal('becomesMonarch'), who: whose, during }),
  /** A creature exploits another: its exploit ability sacrifices that one as it resolves (rule 702.110b). */
  z.strictObject({ on: z.literal('exploits'), what: subject, other: cardFilter, during }),
  /**
   * A player reveals a matching card as the first card drawn in a turn, as the keyword `revealsFirstDraw`
   * says.
   */
  z.strictObject({ on: z.literal('revealsFirstDrawn'), who: whose, what: cardFilter, during }),
  /**
   * A player attacks with that many creatures, of a kind if there is a filter. It triggers once for all of
   * them (rule 508.1m).
   */
  z.strictObject({
    on: z.literal('declaresAttack'),
    who: whose,
    what: cardFilter.optional(),
    least: z.int().min(1).max(100).optional(),
    during,
  }),
  /** Counters of a kind are put on an object. It triggers once for all of them, or once for each. */
  z.strictObject({
    on: z.literal('getsCounters'),
    what: subject,
    counter: z.string().min(1).max(64),
    each: z.literal(true).optional(),
    during,
  }),
  /**
   * This Saga gets lore counters, so that their number reaches one of these chapters for the first time (rule
   * 714.2b).
   */
  z.strictObject({
    on: z.literal('chapter'),
    chapters: z.array(z.int().min(1).max(20)).min(1).max(10).readonly(),
  }),
  /** The last counter of a kind is removed from an object. */
  z.strictObject({
    on: z.literal('losesLastCounter'),
    what: subject,
    counter: z.string().min(1).max(64),
    during,
  }),
  /**
   * A condition becomes true: it triggers at once, and not again while it waits or is on the stack (rule
   * 603.8).
   */
  z.strictObject({ on: z.literal('state'), is: condition }),
] as const;
const simpleTrigger = z.discriminatedUnion('on', SIMPLE_TRIGGERS);

/**
 * What a triggered ability waits for (rule 603.2): one event, or any of several. The events of the rules
 * (`rules/events`) are matched against it in `rules/triggers/happening.ts`.
 */
export const trigger = z.discriminatedUnion('on', [
  ...SIMPLE_TRIGGERS,
  z.strictObject({ on: z.literal('anyOf'), of: z.array(simpleTrigger).min(2).max(4).readonly() }),
]);

/** The names of all kinds of triggers. */
export const TRIGGER_KINDS: readonly string[] = trigger.options.flatMap(({ shape: { on } }) =>
  'options' in on ? on.options : [on.value],
);

export type Trigger = NamedUnion<z.infer<typeof trigger>>;
/** A single event for which a triggered ability waits. */
export type SimpleTrigger = Exclude<Trigger, { readonly on: 'anyOf' }>;

/** Returns the single events for which a triggered ability waits. */
export const eventsOf = (given: Trigger): readonly SimpleTrigger[] =>
  given.on === 'anyOf' ? given.of : [given];
