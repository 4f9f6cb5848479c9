import { baseCard, type Named, frozenCopy, ok, parseWith, type Result } from '@reticle/core';
import * as z from 'zod';
import { type CardDefinition, cardIdOf } from '../language/card.js';
import {
  namesOf,
  INKS,
  PROHIBITIONS,
  TURN_FACTS,
  ZONES,
  inksOfCard,
  type Zone,
  CARD_TYPES,
  KEYWORDS,
  type Ink,
} from '../language/facts.js';
import { memo } from '../language/memo.js';
import { mustBeChosen } from '../language/modification.js';
import type { Draft, OptionalFact } from './layout.js';

const id = z.string().min(1).max(256);

/** The schema of {@link LorcanaCard}. */
export const lorcanaCard = baseCard.extend({
  /** All its names, each compared whole. A character "A & B" has the names A, B and "A & B" (rule 5.2.6.1). */
  names: z.array(z.string()).readonly(),
  /** The line under the name. Two versions of a name share that name (5.2.6). */
  version: z.string().optional(),
  zone: z.enum(ZONES),
  inks: z.array(z.enum(INKS)).readonly(),
  /** Whether it has the inkwell symbol, so that it may be put into the inkwell. */
  inkwell: z.boolean(),
  willpower: z.number().optional(),
  lore: z.number().optional(),
  /** The cost to move a character to it. Only locations have one. */
  moveCost: z.number().optional(),
  /** The N of keywords that have one, by keyword: `{ resist: 2 }`. */
  keywordValues: z.record(z.string(), z.number()),
  /**
   * Whether it came into play this turn. A drying character can't quest, challenge or exert for a cost (5.1.1.11).
   */
  drying: z.boolean(),
  faceDown: z.boolean(),
  /** The id of the location that it is at. */
  at: id.optional(),
  /** The id of the card that it is under. Only in the zone `under`. */
  under: id.optional(),
  /** The number of cards under it. */
  cardsUnder: z.int().nonnegative(),
  /** During a challenge, the ids of the card that it challenges and of the card that challenges it. */
  challenging: id.optional(),
  challengedBy: id.optional(),
  /** What happened to it this turn, each fact once. */
  thisTurn: z.array(z.enum(TURN_FACTS)).readonly(),
  /** What effects forbid it to do. */
  cant: z.array(z.enum(PROHIBITIONS)).readonly(),
  mustBeChosen: mustBeChosen.optional(),
  /** When it came to its zone, by the match's clock. */
  timestamp: z.int().nonnegative().default(0),
  /** The card name that its player named for it ("name a card"). */
  named: z.string().optional(),
});
/**
 * A card in a state, with its facts as they are now. `strength` may be negative, and reads as 0 (rule 6.6.2). `cost`
 * is the printed cost, which never changes (1.5.4). `characteristics` are its classifications. Plain JSON.
 */
export type LorcanaCard = Named<z.infer<typeof lorcanaCard>>;

/** The facts that a card may omit: nothing has happened to it, and it has only the characteristics given. */
const blankCard = {
  incarnation: 0,
  name: '',
  types: [],
  zone: 'play',
  exerted: false,
  damage: 0,
  keywords: [],
  characteristics: [],
  inks: [],
  inkwell: false,
  keywordValues: {},
  drying: false,
  faceDown: false,
  cardsUnder: 0,
  thisTurn: [],
  cant: [],
  timestamp: 0,
} as const satisfies Partial<LorcanaCard>;

/**
 * Builds a card and fills in what is omitted: in play, ready and dry, controlled by its owner, with the names that
 * follow from its name.
 */
export function lorcanaCardOf(
  facts: Partial<LorcanaCard> & Pick<LorcanaCard, 'instanceId' | 'owner'>,
): LorcanaCard {
  const { instanceId, owner, name = '', types = [] } = facts;
  return { ...blankCard, publicId: instanceId, controller: owner, names: namesOf(name, types), ...facts };
}

/** Returns the types of a card in a state. A song is an action too. */
const typesOf = (type: string): readonly string[] => (type === 'song' ? ['action', 'song'] : [type]);

/** The printed facts that effects can change. */
interface ChangeableFacts {
  readonly strength?: number;
  readonly willpower?: number;
  readonly lore?: number;
  readonly keywords: readonly string[];
  readonly keywordValues: Readonly<Record<string, number>>;
}

/** Returns the printed facts that effects can change. */
function printedFacts({ facts: { strength, willpower, lore, keywords } }: CardDefinition): ChangeableFacts {
  return frozenCopy({
    ...(strength === undefined ? {} : { strength }),
    ...(willpower === undefined ? {} : { willpower }),
    ...(lore === undefined ? {} : { lore }),
    keywords: keywords.map(({ keyword }) => keyword),
    keywordValues: Object.fromEntries(
      keywords.flatMap(({ keyword, value }) => (value === undefined ? [] : [[keyword, value]])),
    ),
  });
}

/** Which copy of a card it is, who owns it, and the zone in which it begins. */
export interface Arrival {
  readonly instanceId: string;
  readonly owner: string;
  readonly incarnation: number;
  readonly zone: Zone;
  readonly exerted?: boolean;
  readonly faceDown?: boolean;
}

/** Returns what is the same for all copies of a card in every zone. */
const alwaysOf = memo((definition: CardDefinition) => {
  const { name, version, type, cost, inkwell, moveCost, classifications } = definition.facts;
  const types = typesOf(type);
  return {
    ...blankCard,
    ...printedFacts(definition),
    publicId: cardIdOf(definition),
    name,
    names: namesOf(name, types),
    ...(version === undefined ? {} : { version }),
    types,
    cost,
    inkwell,
    inks: inksOfCard(definition.facts),
    ...(moveCost === undefined ? {} : { moveCost }),
    characteristics: classifications,
  } satisfies Omit<LorcanaCard, 'instanceId' | 'owner' | 'controller'>;
});

/** Builds a card as it comes into a zone. It keeps nothing of what it was before (rule 7.1.6). */
export function freshCard(definition: CardDefinition, arrival: Arrival): LorcanaCard {
  // Laid out as the copies of it will be.
  return cardWith({ ...alwaysOf(definition), controller: arrival.owner, ...arrival }, {});
}

const text = z.string().max(300);
const number = z.number().nullish();
const oneOrMany = z.union([text, z.array(text).max(50).readonly()]).nullish();

/** Card data as card databases publish them. Only these keys are read. */
const cardJson = z.object({
  name: text.min(1),
  version: text.nullish(),
  subtitle: text.nullish(),
  type: oneOrMany,
  types: oneOrMany,
  cost: number,
  inkwell: z.boolean().nullish(),
  color: oneOrMany,
  colors: oneOrMany,
  ink: oneOrMany,
  strength: number,
  willpower: number,
  lore: number,
  moveCost: number,
  subtypes: oneOrMany,
  classifications: oneOrMany,
  keywords: z
    .array(z.union([text, z.object({ keyword: text, value: number })]))
    .max(50)
    .nullish(),
  keywordAbilities: z.array(text).max(50).nullish(),
});

/** The result of reading a card's JSON. */
interface FactsRead {
  /** The printed facts, for {@link lorcanaCardOf}. */
  readonly facts: Partial<LorcanaCard>;
  /** What was present but not understood: unknown inks, types and keywords. */
  readonly unread: readonly string[];
}

type Many = z.infer<typeof oneOrMany>;

const list = (given: Many): readonly string[] =>
  given === null || given === undefined ? [] : typeof given === 'string' ? [given] : given;
/** Splits a text with several words, such as "Amber-Ruby" and "Action - Song". */
const split = (given: Many): readonly string[] =>
  list(given)
    .flatMap((each) => each.split(/[-/,]/))
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
const isInk = (word: string): word is Ink => INKS.some((ink) => ink === word);
const isNumber = (found: number | null | undefined): found is number => typeof found === 'number';

/**
 * Converts card JSON to the facts of a card in a state. It reads only facts, never rules text, and reports what it
 * did not understand.
 */
export function cardFromJson(json: unknown): Result<FactsRead> {
  const parsed = parseWith(cardJson, json);
  if (!parsed.ok) return parsed;
  const card = parsed.value;
  const unread: string[] = [];
  const keep = <T extends string>(what: string, words: readonly string[], is: (word: string) => word is T) =>
    words.flatMap((word) => {
      if (is(word)) return [word];
      unread.push(`${what} ${word}`);
      return [];
    });
  const classes = [...list(card.subtypes), ...list(card.classifications)];
  const isSong = classes.some((word) => word.toLowerCase() === 'song');
  const said = new Set([...split(card.type), ...split(card.types), ...(isSong ? ['song'] : [])]);
  // A song is an action (rule 5.4).
  const types = keep('type', [...(said.has('song') ? ['action'] : []), ...said].filter(once), isType);
  const inks = keep(
    'ink',
    [...split(card.color), ...split(card.colors), ...split(card.ink)].filter(once),
    isInk,
  );
  const numbers = {
    strength: card.strength,
    willpower: card.willpower,
    lore: card.lore,
    moveCost: card.moveCost,
  };
  const version = card.version ?? card.subtitle;
  const facts: Partial<LorcanaCard> = {
    publicId: typeof version === 'string' ? `${card.name} - ${version}` : card.name,
    name: card.name,
    names: namesOf(card.name, types),
    ...(typeof version === 'string' ? { version } : {}),
    types,
    ...(isNumber(card.cost) ? { cost: card.cost } : {}),
    inks,
    inkwell: card.inkwell === true,
    characteristics: classes.filter(once),
    ...keywordsOf(card, unread),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => isNumber(value))),
  };
  return ok({ facts, unread });
}

const isType = (word: string): word is (typeof CARD_TYPES)[number] =>
  CARD_TYPES.some((type) => type === word);
const once = (word: string, at: number, all: readonly string[]): boolean => all.indexOf(word) === at;

function keywordsOf(
  { keywords, keywordAbilities }: z.infer<typeof cardJson>,
  unread: string[],
): Pick<LorcanaCard, 'keywords' | 'keywordValues'> {
  const known = new Set<string>();
  const keywordValues: Record<string, number> = {};
  for (const given of [...(keywords ?? []), ...(keywordAbilities ?? [])]) {
    const { keyword, value } = typeof given === 'string' ? { keyword: given, value: undefined } : given;
    const word = keyword.toLowerCase();
    if (!KEYWORDS.some((one) => one === word)) unread.push(`keyword ${word}`);
    else {
      known.add(word);
      if (isNumber(value)) keywordValues[word] = value;
    }
  }
  return { keywords: [...known], keywordValues };
}

/** Copies a card. Only the functions below change the copy, before they return it. */
const copyCard = (card: LorcanaCard): Draft<LorcanaCard> => ({
  instanceId: card.instanceId,
  incarnation: card.incarnation,
  publicId: card.publicId,
  name: card.name,
  names: card.names,
  version: card.version,
  types: card.types,
  zone: card.zone,
  owner: card.owner,
  controller: card.controller,
  exerted: card.exerted,
  damage: card.damage,
  cost: card.cost,
  strength: card.strength,
  willpower: card.willpower,
  lore: card.lore,
  moveCost: card.moveCost,
  keywords: card.keywords,
  keywordValues: card.keywordValues,
  characteristics: card.characteristics,
  inks: card.inks,
  inkwell: card.inkwell,
  drying: card.drying,
  faceDown: card.faceDown,
  at: card.at,
  under: card.under,
  cardsUnder: card.cardsUnder,
  challenging: card.challenging,
  challengedBy: card.challengedBy,
  thisTurn: card.thisTurn,
  cant: card.cant,
  mustBeChosen: card.mustBeChosen,
  timestamp: card.timestamp,
  named: card.named,
});

/** Returns a card with some facts changed, and without some of its optional facts. */
export function cardWith(
  card: LorcanaCard,
  change: Partial<LorcanaCard>,
  without: readonly OptionalFact<LorcanaCard>[] = [],
): LorcanaCard {
  const copy = copyCard(card);
  for (const fact of without) copy[fact] = undefined;
  return Object.assign(copy, change);
}
