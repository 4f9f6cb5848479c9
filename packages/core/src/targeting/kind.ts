import type * as z from 'zod';
import {
  cardFilterBuilder,
  type CardFilterBuilder,
  COMBINATORS,
  filterSchema,
  flatFilterSchema,
  type Filter,
} from '../filter/schema.js';
import { bothFilters, filterCompiler, type CompiledFilter, type Condition } from '../filter/compile.js';
import type { FilterContext } from '../filter/comparison.js';
import { withFormerSelection } from '../former-names.js';
import type { Matchers } from '../filter/matcher.js';
import { issue, ok, refuse, unwrap, type Result } from '../issue.js';
import { frozenCopy, parseWith, type JsonObject } from '../json.js';
import { changesBetween } from './filter-index.js';
import { ListTable, type DerivedProperties, type KindFacts, type ObjectTable } from './object-table.js';
import { legalityOf, type CompiledLegality } from './plan.js';
import type { LegalityStep, Protection } from './pipeline.js';
import type { TargetRef } from '../ref.js';
import { selection } from './spec.js';

/**
 * The most lists that a kind remembers, with what is kept over them: enough for a few matches in turn, but
 * not for every state of a search.
 */
const MOST_RECENT = 8;

/** A game's definition of one kind of thing that can be chosen: cards, players, units, spells on a stack. */
export interface KindDefinition<Name extends string, State, Obj extends object, Keys> {
  /** The kind's name in specs and references: `card`, `unit`. */
  readonly name: Name;
  /** The schema of one object. */
  readonly object: z.ZodType<Obj>;
  /** The filter's own keys; `anyOf`, `allOf` and `not` come by themselves. */
  readonly filter: z.ZodObject<z.ZodRawShape> & z.ZodType<Keys>;
  readonly matchers: Matchers<Obj, NoInfer<Keys>>;
  /**
   * Lists every object of this kind in a state, in a stable order. States are values: a list that was
   * returned never changes.
   */
  readonly list: (state: State) => readonly Obj[];
  readonly id: (object: Obj) => string;
  /**
   * Returns how often the object has changed zones. Without this function an object stays the same for as
   * long as it exists.
   */
  readonly incarnation?: (object: Obj) => number;
  /** Returns the player who controls the object. A player controls itself. */
  readonly controller?: (object: Obj) => string | undefined;
  /**
   * Properties that relations compare and that no object stores: what makes each, from the object and all
   * others on the list. Any other name is a property of the object itself.
   */
  readonly properties?: DerivedProperties<Obj>;
  /** Returns what the state remembers of an object that is gone, as it last was (last known information). */
  readonly lastKnown?: (state: State, ref: TargetRef) => Obj | undefined;
  readonly protections?: { readonly [name: string]: Protection<Obj, State> };
  readonly steps?: { readonly [name: string]: LegalityStep<Obj, State> };
}

/** One kind of thing that can be chosen, ready for use. Made by {@link defineKind}. */
export interface Kind<State, Name extends string = string, Obj extends object = object, Keys = unknown> {
  readonly name: Name;
  readonly object: z.ZodType<Obj>;
  readonly filter: z.ZodType<Filter<Keys>>;
  /** The filter as a slot writes it, with `count`, `upTo` and `random`. */
  readonly flatFilter: z.ZodType;
  /** Parses raw JSON as a filter, and freezes it. Refuses unknown keys and wrong values, with their paths. */
  parseFilter(json: unknown): Result<Filter<Keys>>;
  /** Lists the conditions of a filter, the cheapest first. `describeFilter` puts them into words. */
  conditions(filter: JsonObject): Result<readonly Condition[]>;
  /** Lists the references that must be bound before a filter can be asked. */
  references(filter: JsonObject): Result<ReadonlySet<string>>;
  /**
   * Whether a filter holds for one object, whether it is on a list or not. No step and no protection is
   * asked.
   */
  matches(filter: JsonObject, object: Obj, context: FilterContext): Result<boolean>;
  /** Makes a {@link CardFilterBuilder} over this kind's keys. */
  builder(): CardFilterBuilder<Keys>;
  open(state: State): ObjectTable<State>;
}

/** Finds the kind with that name. Refuses an unknown name with `unknownKind`. */
export function kindNamed<Named extends { readonly name: string }>(
  kinds: readonly Named[],
  name: string,
): Result<Named> {
  const kind = kinds.find((candidate) => candidate.name === name);
  return kind ? ok(kind) : refuse(issue('unknownKind', { kind: name, known: kinds.map((one) => one.name) }));
}

/**
 * Defines a kind of thing that can be chosen. A filter key without a matcher does not compile, and neither
 * does a matcher without a key.
 *
 * @throws TypeError if a filter key has the name of a combinator or of a selection key
 */
export function defineKind<const Name extends string, State, Obj extends object, Keys extends object>(
  definition: KindDefinition<Name, State, Obj, Keys>,
): Kind<State, Name, Obj, Keys> {
  const { name, object: schema, matchers, list } = definition;
  const filterKeys = Object.keys(definition.filter.shape);
  // Selection keys say how many are chosen, not which. They may stand in a flat filter, never in a predicate.
  const taken = Object.keys(selection.shape).find((key) => filterKeys.includes(key));
  if (taken !== undefined) throw new TypeError(`A filter key may not be named ${taken}: it says how many`);
  const filter = filterSchema<Keys>(definition.filter);
  const compile = filterCompiler<Obj, Keys>(matchers);
  const readFilter = (json: unknown): Result<Filter<Keys>> => {
    const valid = parseWith(filter, json);
    return valid.ok ? valid : { ok: false, issues: withFormerSelection(valid.issues) };
  };
  const judges = new WeakMap<CompiledFilter<Obj>, CompiledLegality<Obj, State>>();
  const judgeFor = legalityOf<Obj, State>({
    schema,
    steps: definition.steps ?? {},
    protections: definition.protections ?? {},
  });

  /**
   * The compiled filters by identity, so that each is compiled once. Only frozen filters are kept, since
   * others may change.
   */
  const compiledFilters = new WeakMap<object, Result<CompiledFilter<Obj>>>();
  function compiled(raw: JsonObject): Result<CompiledFilter<Obj>> {
    const kept = compiledFilters.get(raw);
    if (kept) return kept;
    const valid = readFilter(raw);
    if (!valid.ok) return valid;
    const lasts = Object.isFrozen(raw);
    // The inner filters may be asked by themselves, too: freezing the copy lets them be kept as well.
    const result = compile(lasts ? frozenCopy(valid.value) : valid.value);
    if (result.ok && lasts) compiledFilters.set(raw, result);
    return result;
  }

  const compiledPairs = new WeakMap<CompiledFilter<Obj>, WeakMap<CompiledFilter<Obj>, CompiledFilter<Obj>>>();
  function compiledBoth(raw: JsonObject, also: JsonObject): Result<CompiledFilter<Obj>> {
    const [first, second] = [compiled(raw), compiled(also)];
    if (!first.ok) return first;
    if (!second.ok) return second;
    let pairs = compiledPairs.get(first.value);
    if (!pairs) compiledPairs.set(first.value, (pairs = new WeakMap()));
    let both = pairs.get(second.value);
    if (!both) pairs.set(second.value, (both = bothFilters(first.value, second.value)));
    return { ok: true, value: both };
  }

  /**
   * The lists that were opened last, the latest first. Resolvers over the same list share what is kept over
   * it.
   */
  const recent: ListTable<Obj, State>[] = [];
  /**
   * The two lists that were compared last, since all filters compare the same two. No list holds on to one
   * before it.
   */
  let compared: ReturnType<typeof comparison<Obj>> | undefined;
  /** The positions of the ids on the list that was indexed last. Most changes leave them where they are. */
  let placed:
    | { readonly objects: readonly Obj[]; readonly positions: ReadonlyMap<string, number> }
    | undefined;
  const facts: KindFacts<State, Obj> = {
    ...definition,
    compiled: (raw, also) => (also === undefined ? compiled(raw) : compiledBoth(raw, also)),
    judge(found) {
      let judge = judges.get(found);
      if (!judge) judges.set(found, (judge = judgeFor(found)));
      return judge;
    },
    positions(objects) {
      const before = placed?.objects;
      const changed = before?.length === objects.length ? facts.changes(before, objects) : undefined;
      const { id } = definition;
      const known = placed?.positions;
      const same = changed?.every((index) => {
        const [was, is] = [before?.[index], objects[index]];
        return was !== undefined && is !== undefined && id(was) === id(is);
      });
      const positions = same && known ? known : new Map(objects.map((object, index) => [id(object), index]));
      placed = { objects, positions };
      return positions;
    },
    changes(before, now) {
      if (compared?.before !== before || compared.now !== now) compared = comparison(before, now);
      return compared.changes;
    },
  };

  const through = <T>(raw: JsonObject, use: (found: CompiledFilter<Obj>) => T): Result<T> => {
    const result = compiled(raw);
    return result.ok ? { ok: true, value: use(result.value) } : result;
  };
  return {
    name,
    object: schema,
    filter,
    flatFilter: flatFilterSchema(definition.filter, filter, selection),
    parseFilter(json) {
      const valid = readFilter(json);
      if (!valid.ok) return valid;
      const frozen = frozenCopy(valid.value);
      const result = compile(frozen);
      return result.ok ? { ok: true, value: frozen } : result;
    },
    conditions: (raw) => through(raw, ({ checks }) => checks),
    references: (raw) => through(raw, ({ references }) => references),
    matches: (raw, object, context) => through(raw, ({ matches }) => matches(object, context)),
    builder: () => cardFilterBuilder<Keys>([...filterKeys, ...COMBINATORS], unwrap(parseWith(filter, {}))),
    open(state) {
      const objects = list(state);
      if (recent[0]?.objects === objects) return recent[0];
      const at = recent.findIndex((table) => table.objects === objects);
      const [known] = at < 0 ? [] : recent.splice(at, 1);
      const table = known ?? new ListTable(facts, objects);
      recent.unshift(table);
      if (recent.length > MOST_RECENT) recent.pop();
      return table;
    },
  };
}

const comparison = <Obj>(before: readonly Obj[], now: readonly Obj[]) => ({
  before,
  now,
  changes: changesBetween(before, now),
});
