import {
  baseCardFilter,
  type Filter,
  type Named,
  numericComparison,
  playerReference,
  stringComparison,
} from '@reticle/core';
import { filterSchema } from '@reticle/core/play';
import * as z from 'zod';
import { INKS, TURN_FACTS, type Zone, ZONES } from './vocabulary.js';

const oneOrMany = z.union([z.string(), z.array(z.string()).min(1).readonly()]);
const zoneName = z.enum(ZONES);
const ink = z.enum(INKS);
const turnFact = z.enum(TURN_FACTS);

/** The keys that look at one card by itself, its source aside. Negatives are made with `not`, unions with `anyOf`. */
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
  withClassification: oneOrMany.optional().describe('The card has any of these classifications.'),
  withoutClassification: oneOrMany.optional().describe('The card has none of these classifications.'),
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

/** A filter on one card by itself: what the filter on the location of `atLocation` is. */
export type LocationFilter = Filter<OwnKeys>;

/** The keys of a filter on players. */
export const playerKeys = z.strictObject({
  is: playerReference.optional().describe('The player, as seen from the controller of the source.'),
  playerId: oneOrMany.optional().describe('The player has this id, or one of these.'),
  lore: numericComparison.optional().describe('The lore of the player compares so.'),
});
export type PlayerKeys = Named<z.infer<typeof playerKeys>>;

/** What may be asked of a player. */
export type LorcanaPlayerFilter = Filter<PlayerKeys>;

/** The schema of {@link LocationFilter}: strict, with `anyOf`, `allOf` and `not`. */
const locationFilter: z.ZodType<LocationFilter> = filterSchema<OwnKeys>(ownKeys).register(z.globalRegistry, {
  id: 'LocationFilter',
  title: 'Filter on a location',
  description: 'Which location is meant. All keys must hold; {} matches every one.',
});

/** The keys of {@link LorcanaCardFilter}: those of one card by itself, and where it stands. */
export const cardKeys = ownKeys.extend({
  atLocation: z
    .union([z.boolean(), z.string().min(1).max(256), locationFilter])
    .optional()
    .describe(
      'It is at a location: true at any, false at none, "here" at the source (or at the location where the source is), an id at that one, a filter at such a one.',
    ),
});
export type CardKeys = Named<z.infer<typeof cardKeys>>;

/** What may be asked of a card. Plain JSON; `{}` matches every card in every zone. */
export type LorcanaCardFilter = Filter<CardKeys>;

/** A filter on cards as they are, wherever they are. */
export const anyCards: z.ZodType<LorcanaCardFilter> = filterSchema<CardKeys>(cardKeys);

const SOME = ['anyOf', 'allOf'] as const;

function saysZone(filter: LorcanaCardFilter): boolean {
  const parts = SOME.flatMap((key) => filter[key] ?? []);
  return (
    filter.zone !== undefined || parts.some(saysZone) || (filter.not !== undefined && saysZone(filter.not))
  );
}

/** A filter on cards; one that says no zone means cards in play (rule 5.1.1.8). */
export const cards: z.ZodType<LorcanaCardFilter> = anyCards.transform((filter): LorcanaCardFilter =>
  saysZone(filter) ? filter : { ...filter, zone: 'play' },
);

/** The zones into which not everybody may look (rule 7.1.3). */
const PRIVATE: ReadonlySet<Zone> = new Set(['hand', 'deck', 'inkwell']);
/** What everybody may know of a card that lies there: where, whose, and how it lies (rules 7.1.3.1, 7.5.4). */
const OPEN = ['zone', 'owner', 'controller', 'instanceId', 'ready', 'exerted', 'faceDown'] as const;

const isPrivate = ({ zone = [] }: LorcanaCardFilter): boolean =>
  [zone].flat().some((one) => PRIVATE.has(one));

const openKeys = (filter: LorcanaCardFilter): LorcanaCardFilter =>
  Object.fromEntries(OPEN.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])));

/**
 * What everybody can tell of a filter: on cards of a private zone it lets through all that lie there, however they are; a
 * filter on other cards stays as it is. Whoever is asked, or not asked, by this tells nothing of a hidden card.
 */
export function openFilter(filter: LorcanaCardFilter): LorcanaCardFilter {
  const { allOf = [], anyOf } = filter;
  if (isPrivate(filter) || allOf.some(isPrivate))
    return { ...openKeys(filter), ...(allOf.length > 0 ? { allOf: allOf.map(openKeys) } : {}) };
  return anyOf?.some(isPrivate) ? { ...filter, anyOf: anyOf.map(openFilter) } : filter;
}
