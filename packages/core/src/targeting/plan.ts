import type * as z from 'zod';
import type { Check, CompiledFilter } from '../filter/compile.js';
import type { ScanPlace } from '../filter/passing.js';
import { issue, type CoreIssue } from '../issue.js';
import { propertyOf, type JsonObject } from '../json.js';
import type { Bits } from './bits.js';
import { stepOfKey, type LegalityStep, type Protection, type ProtectionContext } from './pipeline.js';
import type { TargetRef } from '../ref.js';

/** One change by which a refused object would become legal: its own facts, or one protection less. */
export type NearMiss =
  | { readonly change: 'object'; readonly set: JsonObject }
  | { readonly change: 'protection'; readonly without: string };

/** Who asks for everything that is legal. */
export interface ScanContext<State> extends ProtectionContext<State> {
  /** The seat that asks: equal for contexts whose `isPlayer` says the same of `self`, `opponent`, `teammate` and `any`. */
  readonly seat: string;
}

/**
 * One filter over the objects of one kind in one state: the only place that judges an object. Listing, checking,
 * explaining and the re-check at resolution all come here.
 */
export interface KindPlan<State> {
  /** What the question must bind before this plan can be asked. */
  readonly references: ReadonlySet<string>;
  /** The names of its steps, in order: `zone`, `filter.cost`, `game.lit`, `protection.veil`. */
  readonly steps: readonly string[];
  /**
   * Writes the positions of all objects that pass into a list, one after the other; protections are not asked where
   * `guarded` is false. Nothing else lists what is legal. @returns one past the last place that was written
   */
  scan(context: ScanContext<State>, guarded: boolean, into: number[], place: ScanPlace): number;
  /** What {@link scan} writes with an offset of 0, if that is kept and needs no look at any object; undefined if it does. */
  listed(context: ScanContext<State>, guarded: boolean): readonly number[] | undefined;
  /** Every step that the object fails, in the order of the pipeline. */
  failures(
    index: number,
    context: ProtectionContext<State>,
    slot: string,
    guarded: boolean,
  ): readonly CoreIssue[];
  /** Single changes that would make the object pass; each was made and judged anew. */
  nearMisses(index: number, context: ProtectionContext<State>, guarded: boolean): readonly NearMiss[];
}

/** What stands behind the plans of one kind: everything but the filter and the objects. */
export interface Guards<Obj, State> {
  readonly schema: z.ZodType<Obj>;
  readonly steps: Readonly<Record<string, LegalityStep<Obj, State>>>;
  readonly protections: Readonly<Record<string, Protection<Obj, State>>>;
}

/** Where the objects stand that pass whatever hangs on them and on a seat alone. Lists on which the same pass share it. */
export interface Settled {
  readonly bits: Bits;
  /** The same as positions, once they were listed. */
  positions: readonly number[] | undefined;
}

/** A list that a filter was asked of, with what is settled of it. */
export interface SettledList<Obj> {
  readonly objects: readonly Obj[];
  settledFor(seat: string): Settled | undefined;
}

/** A filter with the steps and protections of its kind: judges single objects, on whatever list they stand. */
export interface CompiledLegality<Obj extends object, State> {
  readonly filter: CompiledFilter<Obj>;
  readonly steps: readonly string[];
  /** The list that was asked last: the next one may hold the same objects. */
  latest: SettledList<Obj> | undefined;
  /** Whether there is anything beside the filter to ask. */
  asksMore(guarded: boolean): boolean;
  /** The part beside the filter. */
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

  /** The game's steps, which are always asked, and the protections, which are asked only where somebody selects. */
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
