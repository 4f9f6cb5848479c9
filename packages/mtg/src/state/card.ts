import { type Named, legalTargets, targetSpec, type GameIssue, type Result, ok, refuse } from '@reticle/core';
import * as z from 'zod';
import { type MtgKeyword, hasKeyword, mtgKeyword } from '../language/keyword.js';
import { MANA_LIMITS, MANA_TYPES, type ManaAmounts, type ManaType, manaAmounts } from '../language/mana.js';
import { ABILITY_KINDS } from '../language/vocabulary.js';
import { cardFacts, printedFacts, cardRef } from './facts.js';

const announced = z.strictObject({
  spec: targetSpec,
  targets: legalTargets,
  /** Chosen modes in printed order, a repeated one once a time (rule 700.2d). */
  modes: z.array(z.string()).readonly(),
  /** Optional and additional costs that were paid: what was kicked, bargained ... */
  costs: z.array(z.string()).readonly(),
});

/** What was announced for a spell or ability: modes, X, targets, shares (rule 601.2). */
export type Announcement = Named<z.infer<typeof announced>>;

/**
 * All that was chosen as a spell or ability was put on the stack; copies have it too (rule 707.2). X stands in
 * `targets.attempt.variables`.
 */
const announcement: z.ZodType<Announcement> = announced;

/** A card, token, spell or copy of a spell in a state. Plain JSON. */
export const mtgCard = cardFacts.extend({
  keywords: z.array(mtgKeyword).readonly(),
  /** What is printed on it: what it is again as it changes zones. Without it, it stays what it is. */
  printed: printedFacts.optional(),
  /** What was announced for it, while it is a spell on the stack. */
  announced: announcement.optional(),
  /** Which optional costs were paid for the spell that it was (rule 607.2). */
  paid: z.array(z.string()).readonly().optional(),
  /** Its place in its owner's library: the top card's is the least (rule 401.2). Without one it counts as 0. */
  order: z.int().optional(),
  /** Whose it is by itself, while an effect gives its control to another player (rule 613.1b). */
  ownController: z.string().min(1).optional(),
  /** When it entered or was attached, in the count of a match's `nextId`; needed by static abilities (rule 613.7). */
  timestamp: z.int().nonnegative().optional(),
});

/** A card, permanent or spell, with its characteristics as they are now. */
export type MtgCard = Named<z.infer<typeof mtgCard>>;

/** The facts that a card may leave out: nothing happened to it, and it has no characteristics but those given. */
export const blankCard = {
  incarnation: 0,
  names: [],
  zone: 'battlefield',
  supertypes: [],
  types: [],
  subtypes: [],
  colors: [],
  keywords: [],
  manaValue: 0,
  tapped: false,
  token: false,
  copy: false,
  faceDown: false,
  phasedOut: false,
  damage: 0,
  counters: {},
  blocking: [],
  blocked: false,
  blockedBy: [],
  thisTurn: [],
  dealtDamageTo: [],
} as const satisfies Partial<MtgCard>;

/** A card with all that is left out filled in: its owner controls it where cards are controlled (rule 109.4). */
export function mtgCardOf(facts: Partial<MtgCard> & Pick<MtgCard, 'instanceId' | 'owner'>): MtgCard {
  const { zone = 'battlefield', owner, instanceId } = facts;
  const controlled = zone === 'battlefield' || zone === 'stack';
  return { ...blankCard, publicId: instanceId, ...(controlled ? { controller: owner } : {}), ...facts };
}

/** Says that a land has no abilities but the mana abilities of its land types, since those were set (rule 305.7). */
export const ONLY_LAND_TYPES = { keyword: 'onlyLandTypes' } as const satisfies MtgKeyword;

/**
 * Whether an object has the abilities of its own text now, of whatever sort: not while it is face down (rule 708.2a) or
 * phased out (702.26b), nor while an effect takes them away (305.7). Activated, triggered and static abilities all ask here.
 */
export const hasOwnAbilities = (card: Pick<MtgCard, 'faceDown' | 'phasedOut' | 'keywords'>): boolean =>
  !card.faceDown && !card.phasedOut && !hasKeyword(card, ONLY_LAND_TYPES.keyword);

/**
 * Whether it came under its controller's control too lately to attack, and for costs with {T} or {Q}: the "summoning
 * sickness" rule (302.6). It holds for creatures only; haste lifts it (702.10b).
 */
export function isSummoningSick(card: Pick<MtgCard, 'types' | 'thisTurn' | 'keywords'>): boolean {
  const came = card.thisTurn.includes('entered') || card.thisTurn.includes('cameUnderControl');
  return came && card.types.includes('creature') && !hasKeyword(card, 'haste');
}

const id = z.string().min(1);

/**
 * An activated or triggered ability on the stack. It is no spell (rule 113.9), has no characteristics but those of its
 * text, and lives on when its source is gone (rule 113.7a).
 */
export const mtgAbility = z.strictObject({
  id,
  ability: z.enum(ABILITY_KINDS),
  /** Who activated it, or controlled its source when it triggered (rule 113.8). */
  controller: id,
  /** The object whose ability it is, as that was when it was put on the stack (rule 113.7). */
  source: cardRef,
  /** An activated ability of a planeswalker that is paid with loyalty. */
  loyalty: z.boolean().optional(),
  /** Where an intervening "if" or a delayed trigger needs a name for what it is. */
  name: z.string().optional(),
  announced: announcement.optional(),
});

/** An ability on the stack (rule 113.3). */
export type MtgAbility = Named<z.infer<typeof mtgAbility>>;

/** Mana that may be spent for one purpose only (rule 106.6); the game names its purposes itself. */
const restrictedMana = z.strictObject({
  mana: z.enum(MANA_TYPES),
  amount: z.int().positive().max(MANA_LIMITS.pool),
  only: z.string().min(1),
});

/** Restricted mana: its type, how much, and what alone it may be spent for. */
type RestrictedMana = z.infer<typeof restrictedMana>;

/** A player's mana pool (rule 106.4): mana by type, and what has a restriction. `{}` is the empty pool. */
export const manaPool = manaAmounts.extend({
  restricted: z.array(restrictedMana).max(MANA_LIMITS.symbols).readonly().optional(),
});
export type ManaPool = z.infer<typeof manaPool>;

/** The empty pool: what each becomes as a step or phase ends (rule 106.4). */
export const EMPTY_POOL: ManaPool = {};

/** Mana by type in a fixed order; types without any are left out. */
export function amountsOf(count: (type: ManaType) => number): ManaAmounts {
  const amounts: { [type in ManaType]?: number } = {};
  for (const type of MANA_TYPES) {
    const amount = count(type);
    if (amount !== 0) amounts[type] = amount;
  }
  return amounts;
}
const keyOf = ({ mana, only }: RestrictedMana): string => `${mana} ${only}`;

/** The sums, type by type and restriction by restriction; `sign` -1 takes away. */
function combine(pool: ManaPool, other: ManaPool, sign: 1 | -1): ManaPool {
  const restricted = new Map<string, RestrictedMana>();
  const entries = [
    ...(pool.restricted ?? []),
    ...(other.restricted ?? []).map((entry) => ({ ...entry, amount: sign * entry.amount })),
  ];
  for (const entry of entries) {
    const amount = (restricted.get(keyOf(entry))?.amount ?? 0) + entry.amount;
    restricted.set(keyOf(entry), { ...entry, amount });
  }
  const left = [...restricted.values()].filter(({ amount }) => amount !== 0);
  return {
    ...amountsOf((type) => (pool[type] ?? 0) + sign * (other[type] ?? 0)),
    ...(left.length > 0 ? { restricted: left } : {}),
  };
}

const all = (pool: ManaPool): readonly { mana: ManaType; amount: number; only?: string }[] => [
  ...MANA_TYPES.map((mana) => ({ mana, amount: pool[mana] ?? 0 })),
  ...(pool.restricted ?? []),
];

/** How much mana is in a pool, restricted mana included. */
export function manaIn(pool: ManaPool): number {
  return all(pool).reduce((sum, { amount }) => sum + amount, 0);
}

/** Adds mana to a pool (rule 106.4). Refused with `mtg.tooMuchMana` above the limit of {@link MANA_LIMITS}. */
export function addMana(pool: ManaPool, more: ManaPool): Result<ManaPool> {
  const sum = combine(pool, more, 1);
  const overfull = all(sum).some(({ amount }) => amount > MANA_LIMITS.pool);
  if (!overfull && (sum.restricted?.length ?? 0) <= MANA_LIMITS.symbols) return ok(sum);
  return refuse({ code: 'mtg.tooMuchMana', data: { what: 'pool', limit: MANA_LIMITS.pool } });
}

/** Takes mana out of a pool (rule 118.3a). Refused whole with `mtg.notInPool` if any of it is not there. */
export function spendMana(pool: ManaPool, spent: ManaPool): Result<ManaPool> {
  const left = combine(pool, spent, -1);
  const missing = all(left).find(({ amount }) => amount < 0);
  if (!missing) return ok(left);
  const { mana, amount, only } = missing;
  const refusal: GameIssue = {
    code: 'mtg.notInPool',
    data: { mana, short: -amount, ...(only === undefined ? {} : { only }) },
  };
  return refuse(refusal);
}
