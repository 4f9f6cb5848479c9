import { below, issue, ok, type Issue, type JsonPath, type Result } from '../issue.js';
import type { JsonObject } from '../json.js';
import { type FilterContext, allOf, anyOf, type Test } from './comparison.js';
import { matcherRecord, type MatcherRecord, type Matchers, type Words } from './matcher.js';
import type { Filter } from './schema.js';
import { sieveOf, type Sieve } from './sieve.js';
import { referencesIn } from './value.js';

/** One condition of a filter: a key with what it wants, or a combinator over further filters. */
export interface Condition {
  readonly key: string;
  readonly wanted: unknown;
  /** The key's own words. Undefined if it has none. */
  readonly words: Words | undefined;
  /** The filters that a combinator combines. */
  readonly inner: readonly { readonly checks: readonly Condition[] }[];
}

/** A condition of a compiled filter. */
export interface Check<Obj> extends Condition {
  readonly inner: readonly CompiledFilter<Obj>[];
  readonly cost: number;
  /** Whether the answer depends only on the object and on the seat that asks, so that it can be kept. */
  readonly standing: boolean;
  readonly holds: Test<Obj>;
  /** {@link holds}, asked of many objects. */
  readonly sieve: Sieve<Obj>;
  /** Reads what the object has instead. */
  readonly actual: ((object: Obj, context: FilterContext) => unknown) | undefined;
  /** Proposes changes to the object that might make the check hold (or fail). */
  changes(object: Obj, holds: boolean, context: FilterContext): readonly JsonObject[];
}

/**
 * A filter, compiled to be asked of many objects. `matches` asks one object, `sieves` ask a list. Both give
 * the same answer.
 */
export interface CompiledFilter<Obj> {
  readonly checks: readonly Check<Obj>[];
  readonly matches: Test<Obj>;
  /** The checks of {@link matches} as sieves, each asked of many objects at once. */
  readonly sieves: readonly Sieve<Obj>[];
  /** The part of {@link matches} that depends only on the object and on the seat that asks. */
  readonly standing: Test<Obj>;
  readonly relative: Test<Obj> | undefined;
  /**
   * The references that a question must bind before this filter can be asked: `X`, `source.cost`,
   * `slots.first`, `source`.
   */
  readonly references: ReadonlySet<string>;
}

/** A compiler of filters over one set of matchers. This is the only place where a filter is evaluated. */
export type FilterCompiler<Obj, Keys> = (filter: Filter<Keys>) => Result<CompiledFilter<Obj>>;

function keyCheck<Obj, Keys, Wanted>(
  key: string,
  wanted: Wanted,
  matcher: MatcherRecord<Obj, Wanted, Keys>,
  beside: Filter<Keys>,
): Check<Obj> {
  const { test, prepare, cost = 1, intrinsic, ofSeat, references = false, actual, changes, words } = matcher;
  const kept = intrinsic ?? ofSeat ?? false;
  const passes: Test<Obj> =
    prepare?.(wanted, beside) ?? ((object, context) => test(object, wanted, context, beside));
  return {
    key,
    wanted,
    cost,
    standing: kept && !(references && referencesIn({ wanted }, () => true).size > 0),
    holds: passes,
    sieve: matcher.sieve?.(wanted) ?? sieveOf(passes),
    actual,
    changes: (object, holds, context) => changes?.(object, wanted, holds, context) ?? [],
    words: words?.(wanted, beside),
    inner: [],
  };
}

/** Makes the check of the combinator `anyOf`, or of `not`, which has one inner filter. */
function combinatorCheck<Obj>(
  key: 'anyOf' | 'not',
  wanted: unknown,
  cost: number,
  inner: readonly CompiledFilter<Obj>[],
): Check<Obj> {
  const negated = key === 'not';
  const some = anyOf(inner.map(({ matches }) => matches));
  const passes: Test<Obj> = negated ? (object, context) => !some(object, context) : some;
  return {
    key,
    wanted,
    cost,
    inner,
    standing: inner.every(({ relative }) => relative === undefined),
    holds: passes,
    sieve: sieveOf(passes),
    actual: undefined,
    changes: (object, holds, context) =>
      inner.flatMap(({ checks }) =>
        checks.flatMap((check) => check.changes(object, holds !== negated, context)),
      ),
    words: undefined,
  };
}

/** Makes a filter of checks, asked in their order. */
function filterOf<Obj>(checks: readonly Check<Obj>[], references: ReadonlySet<string>): CompiledFilter<Obj> {
  const all = (some: readonly Check<Obj>[]) => allOf(some.map(({ holds }) => holds));
  const relative = checks.filter(({ standing }) => !standing);
  return {
    checks,
    matches: all(checks),
    sieves: checks.map(({ sieve }) => sieve),
    standing: all(checks.filter(({ standing }) => standing)),
    relative: relative.length === 0 ? undefined : all(relative),
    references,
  };
}

/** Combines two filters into one that holds if both hold. */
export function bothFilters<Obj>(a: CompiledFilter<Obj>, b: CompiledFilter<Obj>): CompiledFilter<Obj> {
  return filterOf([...a.checks, ...b.checks], new Set([...a.references, ...b.references]));
}

/**
 * Makes a compiler for the filters of one kind of object. It keeps compiled filters by identity, so asking
 * the same filter again costs one map look-up. The cheapest check is asked first.
 *
 * Refuses (`invalidValue`) a key that only modifies another key which is not there.
 */
export function filterCompiler<Obj, Keys>(matchers: Matchers<Obj, Keys>): FilterCompiler<Obj, Keys> {
  const kept = new WeakMap<object, CompiledFilter<Obj>>();
  const takesReference = new Set<string>();
  const needsSource = new Set<string>();
  for (const key in matchers) {
    const { references, needsSource: needs } = matcherRecord<Obj, NonNullable<Keys[typeof key]>, Keys>(
      matchers[key],
    );
    if (references) takesReference.add(key);
    if (needs) needsSource.add(key);
  }

  function ownChecks(filter: Filter<Keys>, issues: Issue[]): Check<Obj>[] {
    const checks: Check<Obj>[] = [];
    for (const key in matchers) {
      const wanted = filter[key];
      if (wanted === undefined || wanted === null) continue;
      const matcher = matcherRecord<Obj, NonNullable<Keys[typeof key]>, Keys>(matchers[key]);
      const { modifies } = matcher;
      if (modifies === undefined) checks.push(keyCheck(key, wanted, matcher, filter));
      else if (filter[modifies] === undefined) {
        issues.push(issue('invalidValue', { problem: `stands only beside ${modifies}` }, [key]));
      }
    }
    return checks;
  }

  function compileAnew(filter: Filter<Keys>): Result<CompiledFilter<Obj>> {
    const issues: Issue[] = [];
    const checks = ownChecks(filter, issues);
    const inner = (part: Filter<Keys>, ...path: JsonPath): readonly CompiledFilter<Obj>[] => {
      const compiled = compile(part);
      if (compiled.ok) return [compiled.value];
      issues.push(...below(path, compiled.issues));
      return [];
    };
    checks.push(
      ...(filter.allOf ?? [])
        .flatMap((branch, at) => inner(branch, 'allOf', at))
        .flatMap(({ checks: all }) => all),
    );
    if (filter.anyOf) {
      const branches = filter.anyOf.flatMap((branch, at) => inner(branch, 'anyOf', at));
      checks.push(combinatorCheck('anyOf', filter.anyOf, 4 + branches.length, branches));
    }
    const not = filter.not ? inner(filter.not, 'not') : [];
    if (not.length > 0) checks.push(combinatorCheck('not', filter.not, 4, not));
    if (issues.length > 0) return { ok: false, issues };
    checks.sort((a, b) => a.cost - b.cost);
    const references = new Set(referencesIn(filter, (key) => takesReference.has(key)));
    if (usesKey(filter, needsSource)) references.add('source');
    return ok(filterOf(checks, references));
  }

  function compile(filter: Filter<Keys>): Result<CompiledFilter<Obj>> {
    const found = kept.get(filter);
    if (found) return ok(found);
    const compiled = compileAnew(filter);
    if (compiled.ok) kept.set(filter, compiled.value);
    return compiled;
  }
  return compile;
}

function usesKey(json: unknown, keys: ReadonlySet<string>): boolean {
  if (Array.isArray(json)) return json.some((entry) => usesKey(entry, keys));
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(
    ([key, entry]) => (keys.has(key) && entry === true) || usesKey(entry, keys),
  );
}
