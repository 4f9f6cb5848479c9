import { type FamilyOf, keyedSchemas } from '@reticle/core/play';
import * as z from 'zod';
import { type MtgCardFilter, cardFilter } from './filter.js';
import { HAPPENED, type Happened } from './happened.js';
import { THIS_WAY, type ThisWay } from './this-way.js';
import { type Color, COLORS } from './vocabulary.js';

/**
 * A selector says whom or what an effect means: players, objects on the battlefield, cards in zones, spells
 * on the stack. It is plain JSON and knows no state. The rules look up what it means at the moment when the
 * effect happens (`rules/select/select.ts`). The text floor reads and prints its words
 * (`text/phrases/selectors.ts`).
 *
 * - `self`: the source, as long as it is the same object; `host`: the object to which the source is attached
 * - `you`, `eachOpponent`, `eachPlayer`, `activePlayer`; `chosenPlayer`: the player chosen for the source
 * - `monarch`: the monarch, if there is one (rule 725.1)
 * - `{ bound }`: the legal targets of a slot, or what an earlier effect named, without the objects that left
 * - `{ each }`: every object that matches a filter now; on the battlefield if the filter names no zone
 * - `{ controllerOf }`, `{ ownerOf }`: those players, of objects as they are or last were (rule 608.2h)
 * - `{ among }`: all of several selectors
 * - `{ those, are, except }`: the objects among `those` that match the filter `are`, without those of
 *   `except`; with `sharing`, only those that have a name or a colour in common with what `with` means
 * - `{ thisWay, are, cards }`: the objects to which the resolving spell or ability did that so far, as they
 *   last were before; with `cards`, the cards that they became by it, as they are where they arrived. A token
 *   becomes no card (rules 608.2h, 701.17c)
 */
export type Selector = (typeof NAMED)[number] | Selectors[keyof Selectors];

/** The data of each kind of selector that is more than a word or a number, by the key that tells the kind. */
export interface Selectors {
  readonly bound: { readonly bound: string };
  readonly each: { readonly each: MtgCardFilter };
  readonly controllerOf: { readonly controllerOf: Selector };
  readonly ownerOf: { readonly ownerOf: Selector };
  readonly among: { readonly among: readonly Selector[] };
  readonly those: {
    readonly those: Selector;
    readonly are?: MtgCardFilter | undefined;
    readonly except?: Selector | undefined;
    readonly sharing?: (typeof SHARED)[number] | undefined;
    readonly with?: Selector | undefined;
  };
  readonly thisWay: {
    readonly thisWay: ThisWay;
    readonly are?: MtgCardFilter | undefined;
    readonly cards?: true | undefined;
  };
}

/** What objects may have in common. */
export const SHARED = ['name', 'color'] as const;
/** The numbers of an object that can be compared with those of others. */
export const NUMBERS = ['power', 'toughness', 'manaValue'] as const;
export const NAMED = [
  'self',
  'host',
  'you',
  'eachOpponent',
  'eachPlayer',
  'activePlayer',
  'chosenPlayer',
  'monarch',
] as const;
const name = z.string().regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');

export const selector: z.ZodType<Selector> = z.lazy(() =>
  z.union([z.enum(NAMED), ...keyedSchemas(SELECTORS)]),
);

/** Every kind of selector that is more than a word or a number. */
export const SELECTORS: FamilyOf<never, Selectors> = {
  bound: { keys: { bound: name } },
  each: { keys: { each: cardFilter } },
  controllerOf: { keys: { controllerOf: selector } },
  ownerOf: { keys: { ownerOf: selector } },
  among: { keys: { among: z.array(selector).min(1).max(8).readonly() } },
  those: {
    keys: {
      those: selector,
      are: cardFilter.optional(),
      except: selector.optional(),
      sharing: z.enum(SHARED).optional(),
      with: selector.optional(),
    },
  },
  thisWay: {
    keys: {
      thisWay: z.enum(THIS_WAY),
      are: cardFilter.optional(),
      cards: z.literal(true).optional(),
    },
  },
};

/**
 * An amount: how much, or how many. The rules count it at the moment when the effect happens. It is one of
 * these:
 *
 * - a number, or the announced X
 * - a number of the first object that a selector means, as it is or last was (rule 608.2h)
 * - how many objects match a filter (on the battlefield if it names no zone), or the greatest, the least or
 *   the total of their numbers
 * - how many cards a player has in a zone, how many counters of a kind (or of `any` kind) are on all that a
 *   selector means, or how many things that are
 * - how often a cost was paid for the source (rule 702.56a)
 * - how many basic land types there are, or creatures in a player's party (rule 700.8)
 * - the controller's devotion to some colours (rule 700.5)
 * - how much mana was spent to cast an object, or of how many colours (rule 202.2)
 * - how many different powers, card types, colours, names or mana values there are
 * - what happened this turn or in the turn before, to all players together, or to the one of several to whom
 *   most happened
 * - the greatest, the least or the total of an amount of each of several players, whom the amount means as
 *   `{ "bound": "someone" }`, and filters in it as `role.someone`
 * - a sum, a multiple, the negative, or half of another amount
 */
export type AbilityAmount = number | 'X' | Amounts[keyof Amounts];

/** The data of each kind of amount that is more than a word or a number, by the key that tells the kind. */
export interface Amounts {
  readonly of: {
    readonly of: 'power' | 'toughness' | 'manaValue' | 'damage' | 'mutations';
    readonly what: Selector;
  };
  readonly count: { readonly count: MtgCardFilter };
  readonly life: { readonly life: Selector };
  readonly cardsIn: { readonly cardsIn: (typeof COUNTED_ZONES)[number]; readonly whose: Selector };
  readonly counters: { readonly counters: string; readonly on: Selector };
  readonly numberOf: { readonly numberOf: Selector };
  readonly timesPaid: { readonly timesPaid: string };
  readonly happened: {
    readonly happened: Happened;
    readonly who?: Selector | undefined;
    /** Counts only what happened to such objects, as they were then. The filter looks at each by itself. */
    readonly are?: MtgCardFilter | undefined;
    readonly turn?: 'last' | undefined;
  };
  readonly amongPlayers: {
    readonly amongPlayers: Selector;
    readonly take: (typeof TAKEN)[number];
    readonly amount: AbilityAmount;
  };
  readonly different: { readonly different: (typeof DIFFERENT)[number]; readonly among: MtgCardFilter };
  readonly greatest: { readonly greatest: (typeof NUMBERS)[number]; readonly among: MtgCardFilter };
  readonly least: { readonly least: (typeof NUMBERS)[number]; readonly among: MtgCardFilter };
  readonly total: { readonly total: (typeof NUMBERS)[number]; readonly among: MtgCardFilter };
  readonly basicLandTypes: { readonly basicLandTypes: MtgCardFilter };
  readonly partyOf: { readonly partyOf: Selector };
  readonly devotion: { readonly devotion: readonly Color[] };
  readonly manaSpent: {
    readonly manaSpent: Selector;
    /** How many colors it had, or how much of it was of one color. Defaults to all of it. */
    readonly as?: 'colors' | Color | undefined;
  };
  readonly plus: { readonly plus: AbilityAmount; readonly more: AbilityAmount };
  readonly multiply: { readonly multiply: AbilityAmount; readonly by: number };
  readonly minus: { readonly minus: AbilityAmount };
  readonly halfUp: { readonly halfUp: AbilityAmount };
  readonly halfDown: { readonly halfDown: AbilityAmount };
}

/** Whether it means what was given a name: a target, or what a trigger or an earlier effect named. */
export const isBound = (
  value: Selector | undefined,
): value is Extract<Selector, { readonly bound: string }> => typeof value === 'object' && 'bound' in value;

const DIFFERENT = ['power', 'cardType', 'color', 'name', 'manaValue'] as const;
const TAKEN = ['greatest', 'least', 'total'] as const;
const COUNTED_ZONES = ['hand', 'graveyard', 'library'] as const;

export const abilityAmount: z.ZodType<AbilityAmount> = z.lazy(() =>
  z.union([z.int().min(-1_000).max(1_000), z.literal('X'), ...keyedSchemas(AMOUNTS)]),
);

/** Every kind of amount that is more than a word or a number. */
export const AMOUNTS: FamilyOf<never, Amounts> = {
  of: {
    keys: {
      of: z.enum(['power', 'toughness', 'manaValue', 'damage', 'mutations']),
      what: selector,
    },
  },
  count: { keys: { count: cardFilter } },
  life: { keys: { life: selector } },
  cardsIn: { keys: { cardsIn: z.enum(COUNTED_ZONES), whose: selector } },
  counters: { keys: { counters: z.string().min(1).max(64), on: selector } },
  numberOf: { keys: { numberOf: selector } },
  timesPaid: { keys: { timesPaid: z.string().min(1).max(64) } },
  happened: {
    keys: {
      happened: z.enum(HAPPENED),
      who: selector.optional(),
      are: cardFilter.optional(),
      turn: z.literal('last').optional(),
    },
  },
  amongPlayers: { keys: { amongPlayers: selector, take: z.enum(TAKEN), amount: abilityAmount } },
  different: { keys: { different: z.enum(DIFFERENT), among: cardFilter } },
  greatest: { keys: { greatest: z.enum(NUMBERS), among: cardFilter } },
  least: { keys: { least: z.enum(NUMBERS), among: cardFilter } },
  total: { keys: { total: z.enum(NUMBERS), among: cardFilter } },
  basicLandTypes: { keys: { basicLandTypes: cardFilter } },
  partyOf: { keys: { partyOf: selector } },
  manaSpent: { keys: { manaSpent: selector, as: z.enum(['colors', ...COLORS]).optional() } },
  devotion: { keys: { devotion: z.array(z.enum(COLORS)).min(1).max(5).readonly() } },
  plus: { keys: { plus: abilityAmount, more: abilityAmount } },
  multiply: { keys: { multiply: abilityAmount, by: z.int().min(2).max(1_000) } },
  minus: { keys: { minus: abilityAmount } },
  halfUp: { keys: { halfUp: abilityAmount } },
  halfDown: { keys: { halfDown: abilityAmount } },
};

/**
 * Cards that are looked at or revealed: the top cards of libraries, whole hands, whole libraries, or cards
 * that an earlier effect named.
 */
export type CardsAt =
  | { readonly top: AbilityAmount; readonly of?: Selector | undefined }
  | { readonly hand: Selector }
  | { readonly library: Selector }
  | { readonly cards: Selector };

export const cardsAt: z.ZodType<CardsAt> = z.union([
  z.strictObject({ top: abilityAmount, of: selector.optional() }),
  z.strictObject({ hand: selector }),
  z.strictObject({ library: selector }),
  z.strictObject({ cards: selector }),
]);
