import {
  baseCardFilter,
  type Filter,
  type Named,
  numericComparison,
  playerReference,
  stringComparison,
  targetRef,
} from '@reticle/core';
import { filterSchema } from '@reticle/core/play';
import * as z from 'zod';
import { CARD_TYPES, CLASSIFICATIONS, INKS, KEYWORDS, TURN_FACTS, type Zone, ZONES } from './facts.js';

const oneOrMany = z.union([z.string(), z.array(z.string()).min(1).readonly()]);
const zoneName = z.enum(ZONES);
const ink = z.enum(INKS);
const turnFact = z.enum(TURN_FACTS);
const oneOrManyOf = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.array(value).min(1).readonly()]);
const cardType = oneOrManyOf(z.enum(CARD_TYPES));
const keyword = oneOrManyOf(z.enum(KEYWORDS));

const PRINTED: ReadonlyMap<string, string> = new Map(CLASSIFICATIONS.map((one) => [one.toLowerCase(), one]));
/**
 * A classification as it is printed. Sets may add others, but one that is not written as it is printed would match no
 * card, so it is refused.
 */
const classification = z.string().refine((text) => {
  const printed = PRINTED.get(text.toLowerCase());
  return printed === undefined ? !/^\p{Lowercase}/u.test(text) : printed === text;
}, 'a classification as it is printed, with a capital letter');
const classifications = oneOrManyOf(classification);

/**
 * The filter keys that look only at the card itself and at the source. `not` makes negatives, `anyOf` makes
 * unions.
 */
export const ownKeys = baseCardFilter.extend({
  zone: z
    .union([zoneName, z.array(zoneName).min(1).readonly()])
    .optional()
    .describe('The card is in this zone, or in one of these.'),
  ready: z
    .boolean()
    .optional()
    .describe(
      'Whether the card is ready. Only what can be ready or exerted is either: neither locations nor cards outside play (rules 5.1.2.3, 5.1.2.7).',
    ),
  exerted: z
    .boolean()
    .optional()
    .describe('Whether the card is exerted. Only what can be ready or exerted is either.'),

  // --- lists of the rules: a word that is not in them would match no card
  type: cardType.optional().describe('The card has any of these types.'),
  withKeyword: keyword.optional().describe('The card has this keyword, or all of these.'),
  withAnyKeyword: keyword.optional().describe('The card has any of these keywords.'),
  withoutKeyword: keyword.optional().describe('The card has none of these keywords.'),
  withCharacteristics: z
    .array(classification)
    .min(1)
    .readonly()
    .optional()
    .describe('The card has all of these classifications.'),

  // --- names (rule 5.2.6): whole, the version left out
  name: stringComparison
    .optional()
    .describe('Any of its names compares so, the version left out (rule 5.2.6); not means none of them.'),
  withName: oneOrMany.optional().describe('The card has any of these names.'),
  withoutName: oneOrMany.optional().describe('The card has none of these names.'),
  namedCard: z
    .boolean()
    .optional()
    .describe('Whether it has the name that was named for the source ("that card", after "name a card").'),
  sameNameAsSource: z.boolean().optional().describe('Whether it shares a name with the source.'),

  // --- characteristics, as they are now
  withClassification: classifications.optional().describe('The card has any of these classifications.'),
  withoutClassification: classifications.optional().describe('The card has none of these classifications.'),
  ink: z
    .union([ink, z.array(ink).min(1).readonly()])
    .optional()
    .describe('The card has any of these inks.'),
  inkwell: z.boolean().optional().describe('Whether it may be put into the inkwell.'),
  willpower: numericComparison.optional().describe('Its willpower compares so.'),
  loreValue: numericComparison.optional().describe('How much lore it quests for compares so.'),
  moveCost: numericComparison.optional().describe('The cost to move to it compares so.'),

  // --- status
  damage: numericComparison.optional().describe('The damage on it compares so.'),
  drying: z.boolean().optional().describe('Whether its ink is drying.'),
  faceDown: z.boolean().optional().describe('Whether it is face down.'),
  hasCardUnder: z.boolean().optional().describe('Whether a card is under it.'),
  cardsUnder: numericComparison.optional().describe('How many cards are under it compares so.'),
  underThis: z.boolean().optional().describe('Whether it is under the source.'),
  challenging: z.boolean().optional().describe('Whether it is challenging.'),
  beingChallenged: z.boolean().optional().describe('Whether it is being challenged.'),

  // --- history
  playedThisTurn: z.boolean().optional().describe('Whether it was played this turn.'),
  questedThisTurn: z.boolean().optional().describe('Whether it quested this turn.'),
  sangThisTurn: z.boolean().optional().describe('Whether it sang a song this turn.'),
  challengedThisTurn: z.boolean().optional().describe('Whether it challenged this turn.'),
  wasChallengedThisTurn: z.boolean().optional().describe('Whether it was challenged this turn.'),
  wasDamagedThisTurn: z.boolean().optional().describe('Whether it was damaged this turn.'),
  thisTurn: z
    .union([turnFact, z.array(turnFact).min(1).readonly()])
    .optional()
    .describe('All of these happened to it this turn: those with a key of their own, and others.'),
});
export type OwnKeys = Named<z.infer<typeof ownKeys>>;

/** A filter on one card by itself. `atLocation` filters the location with it. */
export type LocationFilter = Filter<OwnKeys>;

/** The keys of a filter on players. */
export const playerKeys = z.strictObject({
  is: playerReference.optional().describe('The player, as seen from the controller of the source.'),
  playerId: oneOrMany.optional().describe('The player has this id, or one of these.'),
  lore: numericComparison.optional().describe('The lore of the player compares so.'),
});
export type PlayerKeys = Named<z.infer<typeof playerKeys>>;

/** A filter on players. */
export type LorcanaPlayerFilter = Filter<PlayerKeys>;

/** The schema of {@link LocationFilter}: strict, with `anyOf`, `allOf` and `not`. */
const locationFilter: z.ZodType<LocationFilter> = filterSchema<OwnKeys>(ownKeys).register(z.globalRegistry, {
  id: 'LocationFilter',
  title: 'Filter on a location',
  description: 'Which location is meant. All keys must hold; {} matches every one.',
});

/** The keys of {@link LorcanaCardFilter}: those of one card by itself, and the location that it is at. */
export const cardKeys = ownKeys.extend({
  atLocation: z
    .union([z.boolean(), z.string().min(1).max(256), locationFilter])
    .optional()
    .describe(
      'It is at a location: true at any, false at none, "here" at the source (or at the location where the source is), an id at that one, a filter at such a one.',
    ),
});
export type CardKeys = Named<z.infer<typeof cardKeys>>;

/**
 * A filter on cards: says which cards are meant, by their facts now. Plain JSON. All keys must hold, and `{}`
 * matches every card in every zone.
 */
export type LorcanaCardFilter = Filter<CardKeys>;

/** A filter on cards in any zone. */
export const anyCards: z.ZodType<LorcanaCardFilter> = filterSchema<CardKeys>(cardKeys);

const SOME = ['anyOf', 'allOf'] as const;

function saysZone(filter: LorcanaCardFilter): boolean {
  const parts = SOME.flatMap((key) => filter[key] ?? []);
  return (
    filter.zone !== undefined || parts.some(saysZone) || (filter.not !== undefined && saysZone(filter.not))
  );
}

/** A filter on cards that means cards in play if it names no zone (rule 5.1.1.8). */
export const cards: z.ZodType<LorcanaCardFilter> = anyCards.transform((filter): LorcanaCardFilter =>
  saysZone(filter) ? filter : { ...filter, zone: 'play' },
);

/** The zones into which not every player may look (rule 7.1.3). */
const PRIVATE: ReadonlySet<Zone> = new Set(['hand', 'deck', 'inkwell']);
/**
 * What every player may know of a card in a private zone: its zone, its players, and how it lies (rules
 * 7.1.3.1, 7.5.4).
 */
const OPEN = ['zone', 'owner', 'controller', 'instanceId', 'ready', 'exerted', 'faceDown'] as const;

const isPrivate = ({ zone = [] }: LorcanaCardFilter): boolean =>
  [zone].flat().some((one) => PRIVATE.has(one));

const openKeys = (filter: LorcanaCardFilter): LorcanaCardFilter =>
  Object.fromEntries(OPEN.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])));

/**
 * Returns a filter that asks only what every player can see. For a private zone, the result matches all cards
 * there, whatever they are. Other filters stay the same. If a question depends only on this filter, it
 * reveals no hidden card.
 */
export function openFilter(filter: LorcanaCardFilter): LorcanaCardFilter {
  const { allOf = [], anyOf } = filter;
  if (isPrivate(filter) || allOf.some(isPrivate))
    return { ...openKeys(filter), ...(allOf.length > 0 ? { allOf: allOf.map(openKeys) } : {}) };
  return anyOf?.some(isPrivate) ? { ...filter, anyOf: anyOf.map(openFilter) } : filter;
}

/**
 * A name for cards. `this` is the source. `them` is what the last choice or group of the same ability took;
 * `as` gives it another name. Triggered abilities know `subject`, `challenger` and `challenged`, and
 * `forEach` knows `each`.
 */
export const reference = z
  .string()
  .regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');
/** A name for cards; see {@link reference}. */
export type Reference = z.infer<typeof reference>;

/** The numbers by which players are compared: their lore, or how many cards they have in a zone. */
const playerNumber = z.enum(['lore', 'hand', 'inkwell']);

/**
 * Filters players by a number. It is compared with a constant or with yours, or it must be the greatest of
 * all players.
 */
export const playersSo = z.strictObject({
  of: z.enum(['opponent', 'player']),
  having: playerNumber,
  is: z.union([
    z.strictObject({ gte: z.int().min(0).max(1_000) }),
    z.strictObject({ lte: z.int().min(0).max(1_000) }),
    z.enum(['moreThanYours', 'atLeastYours', 'fewerThanYours', 'most']),
  ]),
});
/** A filter on players; see {@link playersSo}. */
export type PlayersSo = z.infer<typeof playersSo>;

/**
 * Players, seen from the controller of the source. Several players act in turn order, the active player first
 * (6.7.6). `player` is an id. Only the engine writes it, when it treats several players one by one.
 */
export const who = z.union([
  z.enum(['you', 'eachOpponent', 'eachPlayer']),
  z.strictObject({ controllerOf: reference }),
  z.strictObject({ ownerOf: reference }),
  z.strictObject({ player: z.string().min(1).max(256) }),
  /** One player whom the controller chooses. Afterwards that player is named `player`. */
  z.strictObject({ chosen: z.enum(['opponent', 'player']) }),
  /** The players that the name means. */
  z.strictObject({ named: reference }),
  playersSo,
]);
/** Players; see {@link who}. */
export type Who = z.infer<typeof who>;

/** The players to whom something is forbidden, seen from the controller. */
export const banned = z.enum(['you', 'opponents', 'players']);
/** Players to whom something is forbidden; see {@link banned}. */
export type Banned = z.infer<typeof banned>;

/** The player who chooses. */
const chooser = z.union([
  /** `opponent`: every opponent chooses. `eachPlayer`: every player chooses, in turn order (rule 6.7.6). */
  z.enum(['you', 'opponent', 'eachPlayer']),
  z.strictObject({ player: z.string().min(1).max(256) }),
  z.strictObject({ controllerOf: reference }),
  z.strictObject({ ownerOf: reference }),
  /** The one player that the name means: the one who was chosen. */
  z.strictObject({ named: reference }),
]);
/** The player who chooses. */
export type Chooser = z.infer<typeof chooser>;

const number = z.int().min(-1_000).max(1_000);
const times = number.optional();
const most = z.int().min(1).max(1_000).optional();

/** The numbers of a card that an effect may read. A negative strength reads as 0 (rule 6.6.2). */
const property = z.enum(['strength', 'willpower', 'lore', 'cost', 'damage', 'moveCost', 'cardsUnder']);

/**
 * An amount: how much or how many. `result` is what the effect before did: damage removed, lore lost, cards
 * drawn or discarded. `count` counts cards, `of` reads a number of a card. Each is multiplied by `times` and
 * limited to `most`, if they are given.
 */
export type Amount =
  | number
  | 'result'
  | {
      readonly of: 'result';
      readonly times?: number | undefined;
      readonly most?: number | undefined;
    }
  | {
      readonly count: LorcanaCardFilter;
      readonly times?: number | undefined;
      readonly most?: number | undefined;
    }
  | {
      readonly of: Reference;
      readonly property: z.infer<typeof property>;
      readonly times?: number | undefined;
      readonly most?: number | undefined;
    }
  /** The greatest such number among matching cards. If none match, it is less than the number of any card. */
  | {
      readonly greatest: z.infer<typeof property>;
      readonly among: LorcanaCardFilter;
    };

/** The schema of {@link Amount}. */
export const amount: z.ZodType<Amount> = z.union([
  number,
  z.literal('result'),
  z.strictObject({ of: z.literal('result'), times, most }),
  z.strictObject({ count: cards, times, most }),
  z.strictObject({ of: reference, property, times, most }),
  z.strictObject({ greatest: property, among: cards }),
]);

const object = targetRef.extend({ incarnation: z.int().nonnegative() });

/**
 * The cards that an effect acts on: a name for known cards, or a way to take some.
 *
 * - `choose`: a player chooses, `you` if there is no `by`. The chooser's own cards are `owner:
 *   'role.chooser'`.
 * - `all`: every matching card.
 * - `random`: chance decides.
 * - `top`: the top cards of a deck.
 *
 * Later effects call the taken cards `them`, or the name in `as`.
 */
export type Selection =
  | Reference
  | {
      readonly choose: LorcanaCardFilter;
      /** How many. Defaults to 1; `any` is any number. */
      readonly count?: Amount | 'any' | undefined;
      /** "Up to": the player may choose fewer, even 0 (rule 6.1.3). */
      readonly upTo?: boolean | undefined;
      readonly by?: Chooser | undefined;
      /** "Another": excludes what has this name (6.1.6). */
      readonly butNot?: Reference | undefined;
      readonly as?: Reference | undefined;
    }
  | { readonly all: LorcanaCardFilter; readonly as?: Reference | undefined }
  | {
      readonly random: LorcanaCardFilter;
      readonly count?: Amount | undefined;
      readonly as?: Reference | undefined;
    }
  /** From the controller's deck, or from the decks of `who`. */
  | { readonly top: Amount; readonly who?: Who | undefined; readonly as?: Reference | undefined }
  /** Exactly these cards. Only the engine writes it, when it treats a group one by one. */
  | { readonly these: readonly z.infer<typeof object>[]; readonly as?: Reference | undefined };

const as = reference.optional();

/** The schema of {@link Selection}. */
export const selection: z.ZodType<Selection> = z.union([
  reference,
  z.strictObject({
    choose: cards,
    count: z.union([amount, z.literal('any')]).optional(),
    upTo: z.boolean().optional(),
    by: chooser.optional(),
    butNot: reference.optional(),
    as,
  }),
  z.strictObject({ all: cards, as }),
  z.strictObject({ random: cards, count: amount.optional(), as }),
  z.strictObject({ top: amount, who: who.optional(), as }),
  z.strictObject({ these: z.array(object).max(1_000).readonly(), as }),
]);

/** The card that something is about: the source itself, or any card that matches, in any zone. */
export type Subject = 'this' | LorcanaCardFilter;

/** The schema of {@link Subject}. */
export const subject: z.ZodType<Subject> = z.union([z.literal('this'), anyCards]);

/** A selection of cards by a player's choice. */
export type ChosenSelection = Extract<Selection, { readonly choose: unknown }>;
