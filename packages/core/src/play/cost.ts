import { issue, ok, refuse, type Result } from '../issue.js';
import type { LegalTargets } from '../targeting/check.js';
import type { PinnedRef } from '../ref.js';
import type { TargetSpec } from '../targeting/spec.js';
import type { AbilityContext, Tools } from './effect.js';
import type { GameEvent } from './event.js';
import type { Table } from './table.js';
import type { EventRequest, TableContext, TableTypesWith } from './types.js';

/** One part of a cost: what is paid, and how much of it. Plain JSON. */
export interface CostPart {
  readonly cost: string;
}

/** One kind of part of a cost. Pure. */
export interface CostKind<G extends TableTypesWith<G>, Part> {
  /**
   * Returns what must be chosen to pay it: slots for the spec of the move that pays. The kind chooses the
   * slots' ids.
   */
  slots?(part: Part): Pick<TargetSpec, 'slots' | 'relations'>;
  /**
   * Returns the events that pay it, after the parts before it are paid. Returns undefined if it cannot be
   * paid.
   *
   * @param chosen returns what was chosen in the slot with that id
   */
  pay(
    part: Part,
    scene: TableContext<G>,
    chosen: (slot: string) => readonly PinnedRef[],
  ): readonly EventRequest<G>[] | undefined;
}

/** A game's kinds of costs, by their names (`cost` in their data). */
export type CostKinds<G extends TableTypesWith<G>, Part extends CostPart> = {
  readonly [Name in Part['cost']]: CostKind<G, Extract<Part, { readonly cost: Name }>>;
};

/**
 * A payment: who pays, and for what. It has the targets that were chosen for the move if the cost has slots.
 */
interface Payment extends AbilityContext {
  readonly targets?: LegalTargets | undefined;
}

/**
 * A cashier: it pays the costs of a game. A cost is a list of parts, each data of a kind that the game
 * defines: what must be chosen for it, and which events pay it. Payment is atomic: if one part cannot be
 * paid, no part is.
 */
export interface Cashier<G extends TableTypesWith<G>, Part extends CostPart> {
  /** Returns what must be chosen to pay a cost, for all of its parts together. */
  slots(cost: readonly Part[]): Pick<TargetSpec, 'slots' | 'relations'>;
  /**
   * Pays a whole cost, or nothing. If it refuses (`cannotPay`), the state is unchanged and no event was
   * emitted.
   */
  pay(state: G['state'], tools: Tools, cost: readonly Part[], payment: Payment): Result<G['state']>;
  /** Whether a cost without slots can be paid. */
  canPay(state: G['state'], cost: readonly Part[], setting: AbilityContext): boolean;
}

const nothing = { slots: [], relations: [] };

/**
 * Pays the parts of a cost one after the other, all or nothing. If one part is refused, the given state is
 * unchanged and no event is emitted. The game says what each part takes.
 */
export function payWhole<State, Part>(
  start: State,
  tools: Tools,
  parts: readonly Part[],
  pay: (part: Part, state: State, tools: Tools) => Result<State>,
): Result<State> {
  const told: GameEvent[] = [];
  const within: Tools = { random: tools.random, emit: (event) => void told.push(event) };
  let state = start;
  for (const part of parts) {
    const paid = pay(part, state, within);
    if (!paid.ok) return paid;
    state = paid.value;
  }
  for (const event of told) tools.emit(event);
  return ok(state);
}

/** Makes a cashier for a game's kinds of costs. */
export function cashier<G extends TableTypesWith<G>, Part extends CostPart>(
  table: Table<G>,
  kinds: CostKinds<G, Part>,
): Cashier<G, Part> {
  const kindOf = (part: Part): CostKind<G, Part> => {
    const name: Part['cost'] = part.cost;
    return kinds[name];
  };

  const eventsOf = (
    part: Part,
    state: G['state'],
    setting: AbilityContext,
    chosen: (slot: string) => readonly PinnedRef[],
  ) => kindOf(part).pay(part, table.scene(state, setting), chosen);

  function pay(
    start: G['state'],
    tools: Tools,
    cost: readonly Part[],
    { targets, ...setting }: Payment,
  ): Result<G['state']> {
    const chosen = (slot: string): readonly PinnedRef[] =>
      targets?.slots.find((each) => each.slot === slot)?.targets ?? [];
    return payWhole(start, tools, cost, (part, state, within) => {
      const events = eventsOf(part, state, setting, chosen);
      return events
        ? ok(table.emit(state, within, ...events))
        : refuse(issue('cannotPay', { cost: part.cost }));
    });
  }

  return {
    slots(cost) {
      const made = cost.map((part) => kindOf(part).slots?.(part) ?? nothing);
      return {
        slots: made.flatMap(({ slots }) => slots),
        relations: made.flatMap(({ relations }) => relations),
      };
    },
    pay,
    canPay(state, cost, setting) {
      if (cost.some((part) => kindOf(part).slots !== undefined)) return false;
      // Nothing comes after the last part, so it is enough to know that it can be paid.
      const [last] = cost.slice(-1);
      const before = pay(state, SILENT, cost.slice(0, -1), setting);
      return (
        before.ok && (last === undefined || eventsOf(last, before.value, setting, NOTHING) !== undefined)
      );
    },
  };
}

const NOTHING = (): readonly PinnedRef[] => [];

/** The tools to try whether a cost can be paid: they emit nothing, and draw nothing at random. */
const SILENT: Tools = {
  emit: () => undefined,
  random: {
    below: () => 0,
    belowBig: () => 0n,
    shuffle: (list) => [...list],
    stream: () => SILENT.random,
    numbers: () => [],
    state: [0, 0, 0, 1],
  },
};
