import { type Named, type PinnedRef, pinnedRef } from '@reticle/core';
import { RecentCache } from '@reticle/core/play';
import * as z from 'zod';
import { anyCards } from '../language/filter.js';
import { grantedAbility, type Modification } from '../language/effects/schema.js';
import type { MustBeChosen } from '../language/modification.js';
import { lorcanaCard, type LorcanaCard } from './card.js';
import type { Draft } from './layout.js';

/** The controller and the source on whose behalf something is asked or given. */
export interface Asker {
  readonly controller: string;
  readonly source: PinnedRef;
}

/** The schema of {@link LinkedCard}. */
export const linkedCard = lorcanaCard.extend({
  /**
   * The cost as which it counts to sing songs: its own, or the N of Singer (rule 8.11.1). Only characters have one.
   */
  singCost: z.number().optional(),
  location: lorcanaCard.optional(),
  /** How far its strength is below 0. Increases fill this up first (rule 6.6.2). */
  debt: z.number().negative().optional(),
  /** The characters that can't challenge it, and which ability says so. */
  cantBeChallengedBy: z
    .array(z.strictObject({ filter: anyCards, controller: z.string().min(1).max(256), source: pinnedRef }))
    .readonly()
    .optional(),
  /** The characters that it may challenge even if they are ready, and which ability says so. */
  canChallengeReady: z
    .array(z.strictObject({ filter: anyCards, controller: z.string().min(1).max(256), source: pinnedRef }))
    .readonly()
    .optional(),
  /** The quoted abilities that other cards give it. */
  granted: z.array(grantedAbility).readonly().optional(),
});
/** A card as rules and filters read it: with its numbers after all effects, and with the location that it is at. */
export type LinkedCard = Named<z.infer<typeof linkedCard>>;

const singCostOf = ({ cost = 0, types, keywords, keywordValues }: LorcanaCard): number | undefined =>
  types.includes('character')
    ? Math.max(cost, keywords.includes('singer') ? (keywordValues['singer'] ?? 0) : 0)
    : undefined;

/** Returns a card as it reads without any effects. A negative strength reads as 0 (rule 6.6.2). */
export function readCard(card: LorcanaCard, location?: LorcanaCard): LinkedCard {
  const { strength } = card;
  const facts = { singCost: singCostOf(card), location };
  return linkedWith(
    card,
    strength !== undefined && strength < 0 ? { ...facts, strength: 0, debt: strength } : facts,
  );
}

/** Returns a card of a match as the list of cards of a view has it. */
export function plainCard(card: LinkedCard): LorcanaCard {
  const {
    singCost: _cost,
    location: _location,
    cantBeChallengedBy: _by,
    canChallengeReady: _may,
    granted: _granted,
    debt = 0,
    ...plain
  } = card;
  return debt === 0 || plain.strength === undefined ? plain : { ...plain, strength: plain.strength + debt };
}

const read = new WeakMap<LorcanaCard, LinkedCard>();

/** Whether a card reads as it is stored: it is not in play, is at no location and has no negative strength. */
const isPlain = ({ zone, at, strength = 0 }: LorcanaCard): boolean =>
  zone !== 'play' && at === undefined && strength >= 0;

function linked(cards: readonly LorcanaCard[], card: LorcanaCard): LinkedCard {
  if (isPlain(card)) return card;
  const { at } = card;
  const location = at === undefined ? undefined : cards.find(({ instanceId }) => instanceId === at);
  const found = read.get(card);
  if (found && found.location === location) return found;
  const made = readCard(card, location);
  read.set(card, made);
  return made;
}

/** Returns cards as they read. A card that is still the same object is read only once. */
export function linkedCards(cards: readonly LorcanaCard[]): readonly LinkedCard[] {
  let found = lists.get(cards);
  if (!found) {
    found = cards.map((card) => linked(cards, card));
    lists.set(cards, found);
  }
  return found;
}

const lists = new WeakMap<readonly LorcanaCard[], readonly LinkedCard[]>();

/** Like {@link linkedCards}, for lists that come by the thousand: keeps only the latest ones. */
export function cardLinker(): (cards: readonly LorcanaCard[]) => readonly LinkedCard[] {
  const kept = new RecentCache<readonly LorcanaCard[], readonly LinkedCard[]>(32);
  return (cards) => {
    const known = kept.get(cards);
    if (known) return known;
    let made: LinkedCard[] | undefined;
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at];
      if (card === undefined || isPlain(card)) continue;
      made ??= [...cards];
      made[at] = linked(cards, card);
    }
    return kept.add(cards, made ?? cards);
  };
}

/** Keywords with "+N", whose values add up (rule 8.1.2). For other keywords the higher N counts. */
const STACKING: ReadonlySet<string> = new Set(['challenger', 'resist']);
const STATS = { strength: 'strength', willpower: 'willpower', lore: 'lore' } as const;

function withStat(card: LinkedCard, stat: keyof typeof STATS, amount: number): LinkedCard {
  const before = card[stat];
  if (before === undefined || amount === 0) return card;
  if (stat !== 'strength') return linkedWith(card, { [stat]: before + amount });
  const strength = before + (card.debt ?? 0) + amount;
  return linkedWith(card, {
    strength: Math.max(0, strength),
    debt: strength < 0 ? strength : undefined,
  });
}

function withKeyword(card: LinkedCard, keyword: string, value: number | undefined): LinkedCard {
  const { keywords, keywordValues } = card;
  const before = keywordValues[keyword] ?? 0;
  const after =
    value === undefined ? undefined : STACKING.has(keyword) ? before + value : Math.max(before, value);
  const given = linkedWith(card, {
    keywords: keywords.includes(keyword) ? keywords : [...keywords, keyword],
    keywordValues: after === undefined ? keywordValues : { ...keywordValues, [keyword]: after },
  });
  const singCost = singCostOf(given);
  return singCost === undefined ? given : linkedWith(given, { singCost });
}

/** Combines two requirements to the widest one: chosen by any player, for all effects. */
function widest(one: MustBeChosen | undefined, other: MustBeChosen): MustBeChosen {
  if (!one || (one.by !== other.by && other.by === 'any')) return other;
  if (one.by !== other.by) return one;
  return one.for && other.for
    ? { by: one.by, for: [...new Set([...one.for, ...other.for])] }
    : { by: one.by };
}

/** Returns a card whose strength is at least a value, however much it was reduced (rule 6.6.4). */
export function notBelow(card: LinkedCard, least: number): LinkedCard {
  if (card.strength === undefined || (card.strength >= least && card.debt === undefined)) return card;
  return linkedWith(card, { strength: Math.max(least, card.strength), debt: undefined });
}

/** Returns a card with a modification. Its amount must be a number by now. */
export function withGain(card: LinkedCard, given: Modification, by: Asker | undefined): LinkedCard {
  if ('stat' in given)
    return typeof given.amount === 'number' ? withStat(card, given.stat, given.amount) : card;
  if ('keyword' in given) return withKeyword(card, given.keyword, given.value);
  if ('cant' in given)
    return card.cant.includes(given.cant) ? card : linkedWith(card, { cant: [...card.cant, given.cant] });
  if ('mustBeChosen' in given)
    return linkedWith(card, { mustBeChosen: widest(card.mustBeChosen, given.mustBeChosen) });
  // `floor` has a layer of its own.
  if ('floor' in given) return card;
  if ('classification' in given) {
    const { characteristics } = card;
    return characteristics.includes(given.classification)
      ? card
      : linkedWith(card, { characteristics: [...characteristics, given.classification] });
  }
  if ('losesKeyword' in given)
    return linkedWith(card, { keywords: card.keywords.filter((keyword) => keyword !== given.losesKeyword) });
  if ('singCost' in given)
    return card.singCost === undefined
      ? card
      : linkedWith(card, { singCost: card.singCost + given.singCost });
  if ('ability' in given) return linkedWith(card, { granted: [...(card.granted ?? []), given.ability] });
  if (!by) return card;
  return 'canChallengeReady' in given
    ? linkedWith(card, {
        canChallengeReady: [...(card.canChallengeReady ?? []), { filter: given.canChallengeReady, ...by }],
      })
    : linkedWith(card, {
        cantBeChallengedBy: [...(card.cantBeChallengedBy ?? []), { filter: given.cantBeChallengedBy, ...by }],
      });
}

/** Copies a card as readers see it. */
const copyLinked = (card: LinkedCard): Draft<LinkedCard> => ({
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
  singCost: card.singCost,
  location: card.location,
  debt: card.debt,
  cantBeChallengedBy: card.cantBeChallengedBy,
  canChallengeReady: card.canChallengeReady,
  granted: card.granted,
});

/** Returns a card as readers see it, with some facts changed. */
export const linkedWith = (card: LinkedCard, change: Partial<LinkedCard>): LinkedCard =>
  Object.assign(copyLinked(card), change);
