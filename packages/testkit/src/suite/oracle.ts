import {
  frozenCopy,
  type Attempt,
  type JsonObject,
  type TargetingGame,
  type TargetRef,
  type TargetSpec,
} from '@reticle/core';
import * as fc from 'fast-check';
import { finding, type Finding } from '../finding.js';
import { isObject, reasonOf } from '../json.js';
import { keyOf } from './question.js';

/** Answers of the oracle; `undefined` where the question cannot be asked. */
type OracleVerdict = boolean | undefined;

/** What is not known of one is not known of all. */
function settled(
  verdicts: readonly OracleVerdict[],
  decide: (known: ReadonlySet<OracleVerdict>) => boolean,
): OracleVerdict {
  const known = new Set(verdicts);
  return known.has(undefined) ? undefined : decide(known);
}
const all = (verdicts: readonly OracleVerdict[]): OracleVerdict =>
  settled(verdicts, (known) => !known.has(false));
const any = (verdicts: readonly OracleVerdict[]): OracleVerdict =>
  settled(verdicts, (known) => known.has(true));
const negated = (verdict: OracleVerdict): OracleVerdict => (verdict === undefined ? undefined : !verdict);

const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];

/**
 * Legality worked out the slow way, to compare with: one object after the other on a copy of the state, combinators here,
 * each key of a filter asked alone, then the steps and the protections.
 */
export function oracle<State>(game: TargetingGame<State>, state: State, attempt: Attempt) {
  const resolver = game.resolver(frozenCopy(state));
  const kept = new Map<string, readonly string[] | undefined>();

  /** The codes of what is against a thing, for one query in a slot. */
  function against(query: object, slot: object, target: TargetRef): readonly string[] | undefined {
    const key = JSON.stringify([query, slot, keyOf(target)]);
    if (!kept.has(key)) {
      const spec = game.parseSpec({ slots: [{ ...slot, accepts: [query] }] });
      const why = spec.ok ? resolver.explain(spec.value, attempt, target) : spec;
      kept.set(key, why.ok ? why.value.issues.map(({ code }) => code) : undefined);
    }
    return kept.get(key);
  }

  const fits = (kind: string, filter: JsonObject, target: TargetRef): OracleVerdict => {
    const codes = against({ kind, filter }, { min: 0, max: 'any', chooser: 'all' }, target);
    return codes && !codes.includes('filterMismatch');
  };

  function holds(kind: string, filter: JsonObject, target: TargetRef): OracleVerdict {
    const { anyOf, allOf, not, ...keys } = filter;
    const inner = (part: JsonObject) => holds(kind, part, target);
    const single = Object.entries(keys).map(([key, wanted]) => fits(kind, { [key]: wanted }, target));
    // A key that stands only beside another cannot be asked alone.
    const own = all(single) ?? fits(kind, keys, target);
    const some = anyOf === undefined ? true : any(objects(anyOf).map(inner));
    return all([own, some, ...objects(allOf).map(inner), ...objects(not).map(inner).map(negated)]);
  }

  /** Whether a thing is legal for the only slot of a spec. */
  return (spec: TargetSpec, target: TargetRef): OracleVerdict => {
    const [slot] = spec.slots;
    if (!slot) return undefined;
    const { accepts, id: _id, ...rest } = slot;
    return any(
      accepts.map((query): OracleVerdict => {
        if ('options' in query) return target.kind === 'choice' && query.options.includes(target.id);
        if (query.kind !== target.kind) return false;
        const filters = [query.filter, ...(query.announceOnly ? [query.announceOnly] : [])];
        const beside = against({ kind: query.kind, filter: {} }, rest, target);
        return all([
          ...filters.map((filter) => holds(query.kind, filter, target)),
          beside && beside.length === 0,
        ]);
      }),
    );
  };
}

export interface Runs {
  readonly runs: number;
  readonly seed: number;
}

/** What a judge finds; what it throws is a finding, too. */
export function guarded(judge: () => readonly Finding[]): readonly Finding[] {
  try {
    return judge();
  } catch (error) {
    return [finding('law.threw', { message: reasonOf(error) })];
  }
}

/** Looks for a value with findings, at random but always the same; gives the findings of the smallest one it can make. */
export function search<T>(
  arbitrary: fc.Arbitrary<T>,
  judge: (value: T) => readonly Finding[],
  { runs, seed }: Runs,
): readonly Finding[] {
  const judged = (value: T): readonly Finding[] => guarded(() => judge(value));
  const details = fc.check(
    fc.property(arbitrary, (value) => judged(value).length === 0),
    { numRuns: runs, seed },
  );
  if (!details.failed || details.counterexample === null) return [];
  const [value] = details.counterexample;
  const found = judged(value);
  return found.length > 0 ? found : [finding('law.unsteady', { value })];
}
