import type { GameIssue, PinnedRef, Result, TargetSlot } from '@reticle/core';
import type { EffectContext, Tools } from '@reticle/core/play';
import type { CostOf } from '../../language/cost.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { ManaTap } from '../mana/offers.js';
import type { PaidFor } from '../mana/purposes.js';
import type { ManaSource } from '../mana/sources.js';

/** The permanents that the payer could tap for mana, and how one of them is tapped for what a plan says. */
export interface ManaMeans {
  readonly sources: (state: MtgMatchState, except: ReadonlySet<string>) => readonly ManaSource[];
  /** The state with it tapped, its mana aside; nothing where that can't be done. */
  readonly tap: (state: MtgMatchState, tap: ManaTap, tools: Tools) => MtgMatchState | undefined;
}

/** Someone pays one part of a cost. */
export interface Paying extends Omit<EffectContext<MtgMatchState>, 'bound'>, Tools {
  readonly mana: ManaMeans;
  /** The spell or ability that is paid for, where it is cast or activated: mana may be kept for such (rule 106.6). */
  readonly paidFor?: PaidFor | undefined;
  /** Permanents that other parts of the cost tap: they give no mana for it. */
  readonly reserved: ReadonlySet<string>;
  /** What was chosen in the part's slot. */
  readonly chosen: readonly PinnedRef[];
}

/** What an object gives to one part of a cost only: that it is untapped, or the place where it is. */
export interface Use {
  /** Of the source itself, not of what is chosen. */
  readonly isOfSource: boolean;
  readonly its: 'untapped' | 'place';
}

/** Whether someone could pay, asked before anything is chosen. */
export interface Could {
  readonly state: MtgMatchState;
  /** The object whose ability it is. */
  readonly card: MtgCard;
  readonly payer: MtgMatchState['players'][number];
  /** The announced X, where the cost has one. */
  readonly X?: number | undefined;
  readonly canPayMana: (cost: CostOf<'mana'>) => boolean;
}

/** One kind of cost: what is chosen for it, and how it is paid. */
export interface CostKind<Cost> {
  /** The slot in which it is chosen, but for its id; none where nothing is. */
  readonly slot?: (cost: Cost) => Omit<TargetSlot, 'id'> | undefined;
  /** What it takes of which object, so that two parts of a cost are never paid with the same thing. */
  readonly uses?: (cost: Cost) => Use | undefined;
  /** Whether this part could be paid by itself, as far as its slot does not tell. */
  readonly could: (cost: Cost, could: Could) => boolean;
  /** The state with this part paid, or why it can't be: then the whole is not (rule 118.3). */
  readonly pay: (cost: Cost, paying: Paying) => Result<MtgMatchState>;
}

/** Why a part of a cost can't be paid (rule 118.3). */
export const cantPay = (cost: string, source: PinnedRef, why: string): GameIssue => ({
  code: 'mtg.cantPay',
  data: { cost, source: source.id, why },
});

/** Zones from which a cost may take cards: the payer sees what is chosen there. */
const PAYABLE_ZONES: readonly Zone[] = ['battlefield', 'hand', 'graveyard'];

/** What the payer could pay with: objects of that player in the zone, or where it is left out in one that the filter names. */
export function payable(what: MtgCardFilter, zone?: Zone): MtgCardFilter {
  const own = { controller: 'self', zone: zone ?? [...PAYABLE_ZONES] } as const;
  return { zone: zone ?? 'battlefield', ...what, allOf: [...(what.allOf ?? []), own] };
}

/** A slot in which objects are chosen to pay with, so many of those that a filter lets through. Nothing is targeted. */
export function choiceOf(filter: MtgCardFilter, count: number | 'X' = 1): Omit<TargetSlot, 'id'> {
  return {
    accepts: [{ kind: 'card', filter }],
    min: count,
    max: count,
    chooser: 'controller',
    mode: 'choose',
  };
}
export const isPayableZone = (zone: Zone): boolean => PAYABLE_ZONES.includes(zone);

/** How many a cost takes: one where it says nothing, else so many, or the announced X. */
export const numberOf = (count: number | 'X' | undefined, X: number | undefined): number =>
  count === 'X' ? (X ?? 0) : (count ?? 1);
