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

/**
 * How a payer gets mana: the permanents that could be tapped for mana, and how one is tapped as a plan says.
 */
export interface ManaMeans {
  readonly sources: (state: MtgMatchState, except: ReadonlySet<string>) => readonly ManaSource[];
  /** Returns the state with the source tapped, without its mana. Returns undefined if that can't be done. */
  readonly tap: (state: MtgMatchState, tap: ManaTap, tools: Tools) => MtgMatchState | undefined;
}

/** One part of a cost while a player pays it. */
export interface Paying extends Omit<EffectContext<MtgMatchState>, 'bound'>, Tools {
  readonly mana: ManaMeans;
  /**
   * The spell or ability that is paid for, if it is cast or activated: some mana may only be spent on such
   * (rule 106.6).
   */
  readonly paidFor?: PaidFor | undefined;
  /** The spell that is paid for remembers what mana was spent on it. */
  readonly remembersMana?: true | undefined;
  /** The permanents that other parts of the cost tap, which give no mana for it. */
  readonly reserved: ReadonlySet<string>;
  /** What the payer chose in the slot of this part. */
  readonly chosen: readonly PinnedRef[];
}

/** What an object gives to only one part of a cost: being untapped, or its place. */
export interface Use {
  /** Whether the source itself gives it, not a chosen object. */
  readonly isOfSource: boolean;
  readonly its: 'untapped' | 'place';
}

/** The question whether a player could pay, before anything is chosen. */
export interface Could {
  readonly state: MtgMatchState;
  /** The object that has the ability. */
  readonly card: MtgCard;
  readonly payer: MtgMatchState['players'][number];
  /** The announced X, if the cost has one. */
  readonly X?: number | undefined;
  readonly canPayMana: (cost: CostOf<'mana'>) => boolean;
}

/** One kind of cost: what is chosen for it, and how it is paid. */
export interface CostKind<Cost> {
  /** Returns the slot of the choice, without its id. Absent if nothing is chosen. */
  readonly slot?: (cost: Cost) => Omit<TargetSlot, 'id'> | undefined;
  /** Returns what it takes of which object, so that no object pays for two parts of a cost. */
  readonly uses?: (cost: Cost) => Use | undefined;
  /** Whether this part could be paid by itself, apart from the choice in its slot. */
  readonly could: (cost: Cost, could: Could) => boolean;
  /**
   * Returns the state with this part paid, or why it can't be paid; then the whole cost isn't paid (rule
   * 118.3).
   */
  readonly pay: (cost: Cost, paying: Paying) => Result<MtgMatchState>;
}

/** Builds the issue that a part of a cost can't be paid (rule 118.3). */
export const cantPay = (cost: string, source: PinnedRef, why: string): GameIssue => ({
  code: 'mtg.cantPay',
  data: { cost, source: source.id, why },
});

/** The zones from which a cost may take cards. The payer sees what is chosen there. */
const PAYABLE_ZONES: readonly Zone[] = ['battlefield', 'hand', 'graveyard'];

/**
 * Returns the filter for what the payer could pay with: the payer's objects in that zone, or in a zone that
 * the filter names.
 */
export function payable(what: MtgCardFilter, zone?: Zone): MtgCardFilter {
  const own = { controller: 'self', zone: zone ?? [...PAYABLE_ZONES] } as const;
  return { zone: zone ?? 'battlefield', ...what, allOf: [...(what.allOf ?? []), own] };
}

/** Builds a slot for choosing that many matching objects to pay with. It doesn't target. */
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

/** Returns how many objects a cost takes: a number, or the announced X. Defaults to 1. */
export const numberOf = (count: number | 'X' | undefined, X: number | undefined): number =>
  count === 'X' ? (X ?? 0) : (count ?? 1);
