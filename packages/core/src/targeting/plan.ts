import type * as z from 'zod';
import type { Check, CompiledFilter } from '../filter/compile.js';
import type { ScanPlace } from '../filter/scan.js';
import { issue, type CoreIssue } from '../issue.js';
import { propertyOf, type JsonObject } from '../json.js';
import type { Bits } from './bits.js';
import { stepOfKey, type LegalityStep, type Protection, type ProtectionContext } from './pipeline.js';
import type { TargetRef } from '../ref.js';

/** One change that would make a refused object legal: other facts of its own, or one protection less. */
export type NearMiss =
  | { readonly change: 'object'; readonly set: JsonObject }
  | { readonly change: 'protection'; readonly without: string };

/** The context of a scan: who asks for everything that is legal. */
export interface ScanContext<State> extends ProtectionContext<State> {
  /**
   * The seat that asks. Contexts have the same seat if their `isPlayer` answers `self`, `opponent`,
   * `teammate` and `any` alike.
   */
  readonly seat: string;
}

/**
 * A plan: one filter over the objects of one kind in one state. Only plans judge objects: listing, checking,
 * explaining and the re-check at resolution all come here.
 */
export interface KindPlan<State> {
  /** The references that a question must bind before this plan can be asked. */
  readonly references: ReadonlySet<string>;
  /** The names of its steps, in order: `zone`, `filter.cost`, `game.lit`, `protection.veil`. */
  readonly steps: readonly string[];
  /**
   * Writes the positions of all objects that pass into a list, one after the other. Protections are not asked
   * if `guarded` is false. Nothing else lists what is legal.
   *
   * @returns one past the last place that was written
   */
  scan(context: ScanContext<State>, guarded: boolean, into: number[], place: ScanPlace): number;
  /**
   * Returns what {@link scan} would write with an offset of 0, if that is kept. Returns undefined if it would
   * have to look at an object.
   */
  listed(context: ScanContext<State>, guarded: boolean): readonly number[] | undefined;
  /** Lists every step that the object fails, in the order of the pipeline. */
  failures(
    index: number,
    context: ProtectionContext<State>,
    slot: string,
    guarded: boolean,
  ): readonly CoreIssue[];
  /** Lists the single changes that would make the object pass. Each was made and judged. */
  nearMisses(index: number, context: ProtectionContext<State>, guarded: boolean): readonly NearMiss[];
}

/** What all plans of one kind share: its schema, its steps and its protections. */
export interface Guards<Obj, State> {
  readonly schema: z.ZodType<Obj>;
  readonly steps: Readonly<Record<string, LegalityStep<Obj, State>>>;
  readonly protections: Readonly<Record<string, Protection<Obj, State>>>;
}

/**
 * The positions of the objects that pass all tests which depend only on the object and on a seat. Lists on
 * which the same objects pass share one set.
 */
export interface StandingSet {
  readonly bits: Bits;
  /** The same set as positions. Undefined until they were listed. */
  positions: readonly number[] | undefined;
}

/** A list that a filter was asked of, with what is kept of the answers. */
export interface FilteredList<Obj> {
  readonly objects: readonly Obj[];
  settledFor(seat: string): StandingSet | undefined;
}

/**
 * A compiled filter with the steps and protections of its kind. It judges single objects, whatever list they
 * are on.
 */
export interface CompiledLegality<Obj extends object, State> {
  readonly filter: CompiledFilter<Obj>;
  readonly steps: readonly string[];
  /** The list that was asked last, since the next one may hold the same objects. */
  latest: FilteredList<Obj> | undefined;
  /** Whether there is anything to ask besides the filter. */
  asksMore(guarded: boolean): boolean;
  /** Whether the object passes what is asked besides the filter. */
  admits(object: Obj, context: ProtectionContext<State>, guarded: boolean): boolean;
  failures(
    object: Obj,
    context: ProtectionContext<State>,
    where: { readonly slot: string; readonly target: TargetRef },
    guarded: boolean,
  ): readonly CoreIssue[];
  nearMisses(object: Obj, context: ProtectionContext<State>, guarded: boolean): readonly NearMiss[];
}

export type JudgeOf<Obj extends object, State> = (
  filter: CompiledFilter<Obj>,
) => CompiledLegality<Obj, State>;

const MAX_PROPOSALS = 64;

export function legalityOf<Obj extends object, State>(guards: Guards<Obj, State>): JudgeOf<Obj, State> {
  const steps = Object.entries(guards.steps);
  const protections = Object.entries(guards.protections);

  /**
   * Whether the object passes the game's steps, which are always asked, and the protections, which are asked
   * only if somebody selects.
   */
  const admitted = (
    object: Obj,
    context: ProtectionContext<State>,
    guard: boolean,
    lifted?: string,
  ): boolean => {
    for (const [, step] of steps) if (!step.passes(object, context)) return false;
    if (!guard) return true;
    for (const [name, { refuses }] of protections) {
      if (name !== lifted && refuses(object, context) !== false) return false;
    }
    return true;
  };

  function changesThatHelp(
    object: Obj,
    { checks, matches }: CompiledFilter<Obj>,
    context: ProtectionContext<State>,
    guard: boolean,
  ): readonly NearMiss[] {
    const proposals = new Map<string, JsonObject>();
    for (const check of checks) {
      if (check.holds(object, context)) continue;
      for (const set of check.changes(object, true, context)) {
        if (proposals.size < MAX_PROPOSALS) proposals.set(JSON.stringify(set), set);
      }
    }
    return [...proposals.values()].flatMap((set): NearMiss[] => {
      const changed = guards.schema.safeParse({ ...object, ...set });
      if (!changed.success) return [];
      const then = context.source === object ? withSource(context, changed.data) : context;
      const legal = matches(changed.data, then) && admitted(changed.data, then, guard);
      return legal ? [{ change: 'object', set }] : [];
    });
  }

  const refusals = (
    object: Obj,
    context: ProtectionContext<State>,
    where: { readonly slot: string; readonly target: TargetRef },
    guard: boolean,
  ): readonly CoreIssue[] => [
    ...steps
      .filter(([, step]) => !step.passes(object, context))
      .map(([step, { rule }]) => issue('refusedByGame', { ...where, step, rule })),
    ...(guard ? protections : []).flatMap(([protection, { rule, refuses }]) => {
      const refusal = refuses(object, context);
      if (refusal === false) return [];
      const by = refusal === true ? {} : { by: refusal.by };
      return [issue('protectedTarget', { ...where, protection, rule, ...by })];
    }),
  ];

  const protectionsInTheWay = (object: Obj, context: ProtectionContext<State>): readonly NearMiss[] =>
    protections
      .filter(([name]) => admitted(object, context, true, name))
      .map(([name]) => ({ change: 'protection', without: name }));

  const stepNames = [
    ...steps.map(([name]) => `game.${name}`),
    ...protections.map(([name]) => `protection.${name}`),
  ];

  return (filter) => {
    let named: readonly string[] | undefined;
    return {
      filter,
      latest: undefined,
      get steps() {
        return (named ??= [...zoneFirst(filter.checks).map(({ key }) => stepOfKey(key)), ...stepNames]);
      },
      asksMore: (guard) => steps.length > 0 || (guard && protections.length > 0),
      admits: admitted,
      failures(object, context, where, guard) {
        const mismatches = zoneFirst(filter.checks.filter((check) => !check.holds(object, context))).map(
          ({ key, wanted, actual }) => {
            const found = actual?.(object, context);
            return issue('filterMismatch', {
              ...where,
              key,
              wanted,
              ...(found === undefined ? {} : { actual: found }),
            });
          },
        );
        return [...mismatches, ...refusals(object, context, where, guard)];
      },
      nearMisses(object, context, guard) {
        if (!filter.matches(object, context)) return changesThatHelp(object, filter, context, guard);
        return !guard || admitted(object, context, true) ? [] : protectionsInTheWay(object, context);
      },
    };
  };
}

const zoneFirst = <Obj>(checks: readonly Check<Obj>[]): readonly Check<Obj>[] =>
  checks.toSorted((a, b) => Number(b.key === 'zone') - Number(a.key === 'zone'));

function withSource<State>(context: ProtectionContext<State>, source: object): ProtectionContext<State> {
  return {
    state: context.state,
    controller: context.controller,
    source,
    sourceRef: context.sourceRef,
    players: context.players,
    chooser: context.chooser,
    mode: context.mode,
    as: context.as,
    number(value) {
      if (typeof value === 'number' || !value.startsWith('source.')) return context.number(value);
      const found = propertyOf(source, value.slice('source.'.length));
      return typeof found === 'number' ? found : undefined;
    },
    isPlayer: (player, reference) => context.isPlayer(player, reference),
  };
}
