import {
  type Attempt,
  type Result,
  type TargetingGame,
  type TargetRef,
  type TargetResolver,
  type TargetSpec,
  type JsonObject,
  evenDivision,
  type SlotChoice,
  type TargetSelection,
} from '@reticle/core';
import type { Match, MatchRuntime, Move } from '@reticle/core/match';
import { someWithin } from '@reticle/core/text';
import * as fc from 'fast-check';
import type { Finding, Told } from '../finding.js';
import type { Stage } from '../fixtures.js';
import { isObject, sameJson, objectOf } from '../json.js';
import { spread } from './play.js';

/** A spec, asked by somebody in a state. */
export interface Question<State> {
  readonly state: State;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
}

/** What one question brings to light, whatever the game's states are. */
export type Judge = <State>(game: TargetingGame<State>, question: Question<State>) => readonly Finding[];

const LONGEST_STATE = 3_000;

/** A question for people: with its state where that can be read at a glance. */
export function told<State>({ spec, attempt, state }: Question<State>): Told {
  return JSON.stringify(state).length > LONGEST_STATE ? { spec, attempt } : { spec, attempt, state };
}

export const keyOf = ({ kind, id }: TargetRef): string => `${kind} ${id}`;

/** Everything that may be named for a spec: what is there, and the options of its choices. */
export function thingsFor<State>(
  resolver: TargetResolver<State>,
  { slots }: TargetSpec,
): readonly TargetRef[] {
  const options = slots.flatMap(({ accepts }) =>
    accepts.flatMap((query) => ('options' in query ? query.options : [])),
  );
  return [...resolver.things(), ...[...new Set(options)].map((id) => ({ kind: 'choice', id }))];
}

/** Whether something in a spec looks at an earlier slot. */
const looksAtSlots = (json: object): boolean =>
  someWithin(json, (inner) => typeof inner === 'string' && inner.startsWith('slots.'));

/** Each slot that looks at no other, as a spec of its own: of one thing at most, where somebody chooses. */
export function slotsAlone<State>(
  game: TargetingGame<State>,
  { slots, timing }: TargetSpec,
): readonly TargetSpec[] {
  return slots.flatMap(({ division: _division, ...slot }) => {
    if (looksAtSlots(slot)) return [];
    const automatic = slot.chooser === 'all' || slot.chooser === 'random';
    const alone = { ...slot, min: 0, max: automatic ? 'any' : 1 };
    const spec = game.parseSpec({ slots: [alone], timing });
    return spec.ok ? [spec.value] : [];
  });
}

/** The codes of a refusal in one line; `ok` where nothing was refused. */
export const verdictOf = (result: Result<unknown>): string =>
  result.ok ? 'ok' : [...new Set(result.issues.map(({ code }) => code))].toSorted().join(' ');

const MOST_TEMPLATES = 12;
const MOST_THINGS = 4;

/** The things of all kinds that are not the same in two states. */
export function thingsApart<State>(
  { game }: MatchRuntime<State>,
  one: State,
  other: State,
): readonly TargetRef[] {
  const apart = game.kinds.flatMap((kind) => {
    const [before, after] = [kind.open(one), kind.open(other)];
    return Array.from({ length: before.size }, (_thing, index) => before.ref(index))
      .filter(({ id }, index) => {
        const at = after.indexOf(id);
        return at < 0 || !sameJson(before.object(index), after.object(at));
      })
      .map(({ id }) => ({ kind: kind.name, id }));
  });
  return spread(apart, MOST_THINGS);
}

/** One move of each name, with targets where there are such: what other moves are written like. */
export function templatesOf(moves: readonly Move[]): readonly Move[] {
  const found = new Map<string, Move>();
  for (const move of moves) {
    const key = JSON.stringify([move.move, Object.keys(move.params ?? {}), move.targets !== undefined]);
    if (!found.has(key)) found.set(key, move);
  }
  return spread([...found.values()], MOST_TEMPLATES);
}

/** The move as another player makes it of a thing: in place of each text of the params, and as the one target of each slot. */
export function attemptsAt(template: Move, player: string, { kind, id }: TargetRef): readonly Move[] {
  const { params = {}, targets = [] } = template;
  const texts = Object.entries(params).filter(([, value]) => typeof value === 'string' || isList(value));
  return [
    ...texts.map(([key, value]): Move => {
      const named: JsonObject = { ...params, [key]: isList(value) ? [id] : id };
      return { ...template, player, params: named };
    }),
    ...targets.map((_slot, at): Move => {
      const chosen = targets.map((slot, index) => (index === at ? { targets: [{ kind, id }] } : slot));
      return { ...template, player, targets: chosen };
    }),
  ];
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((entry) => !isObject(entry));

/** What a player is told of a move: why it is refused, or that it is not. */
export function answerTo<State>(runtime: MatchRuntime<State>, match: Match<State>, move: Move): string {
  const applied = runtime.apply(match, move);
  return applied.ok ? '"accepted"' : JSON.stringify(applied.issues);
}

/** Every set of so many entries, in no order that matters. */
function* subsets<T>(entries: readonly T[], min: number, max: number): Generator<readonly T[], void> {
  const [first, ...rest] = entries;
  if (min <= 0 && (first === undefined || max === 0)) yield [];
  if (first === undefined || max === 0) return;
  for (const others of subsets(rest, min - 1, max - 1)) yield [first, ...others];
  yield* subsets(rest, min, max);
}

function binomial(from: number, take: number): number {
  let count = 1;
  for (let at = 0; at < take; at++) count = (count * (from - at)) / (at + 1);
  return count;
}

const countOf = (things: number, min: number, max: number): number =>
  Array.from({ length: Math.max(0, Math.min(max, things) - min + 1) }, (_size, at) =>
    binomial(things, min + at),
  ).reduce((sum, count) => sum + count, 0);

function* product<T>(lists: readonly (readonly T[])[]): Generator<readonly T[], void> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const entry of first) for (const others of product(rest)) yield [entry, ...others];
}

/**
 * Every choice that could be made for a spec, legal or not, worked out without the solver; `undefined` where there are
 * more than `most`. Where all things are too many, those that are legal for a slot by itself stand for them.
 */
export function selections<State>(
  resolver: TargetResolver<State>,
  spec: TargetSpec,
  attempt: Attempt,
  most: number,
): Iterable<TargetSelection> | undefined {
  const opened = resolver.ask(spec, attempt);
  if (!opened.ok) return undefined;
  const things = thingsFor(resolver, spec);
  const { slots } = opened.value;
  const total = (lists: readonly (readonly TargetRef[])[]): number =>
    slots.reduce(
      (count, { min, max, automatic }, at) =>
        count * (automatic ? 1 : countOf(lists[at]?.length ?? 0, min, max)),
      1,
    );
  const legal = slots.map((_slot, at): readonly TargetRef[] => {
    const found = resolver.legalTargets(spec, attempt, at);
    return found.ok ? found.value : things;
  });
  const everything = slots.map(() => things);
  const lists = [everything, legal].find((candidates) => total(candidates) <= most);
  if (!lists) return undefined;
  return product(
    slots.map(({ min, max, automatic, division }, at): readonly SlotChoice[] => {
      if (automatic) return [{ targets: [] }];
      return [...subsets(lists[at] ?? [], min, max)].map((targets) =>
        division === undefined ? { targets } : { targets, division: evenDivision(division, targets.length) },
      );
    }),
  );
}

/** A choice as a key: what is chosen for each slot, in no order. */
export const selectionKey = (selection: TargetSelection): string =>
  selection.map(({ targets }) => targets.map(keyOf).toSorted().join(' + ')).join(' / ');

/** Filters by kind: what random ones are made of. */
export type FiltersByKind = Readonly<Record<string, readonly JsonObject[]>>;

/** Filters made of given ones: themselves, two at once, one of two, not one, nested a little. */
function filtersOf(given: readonly JsonObject[]): fc.Arbitrary<JsonObject> {
  const single = fc.constantFrom({}, ...given);
  const pair = fc.tuple(single, single);
  const some: fc.Arbitrary<JsonObject> = fc.oneof(
    { weight: 4, arbitrary: single },
    { weight: 2, arbitrary: pair.map((allOf) => ({ allOf })) },
    { weight: 2, arbitrary: pair.map((anyOf) => ({ anyOf })) },
    { weight: 2, arbitrary: single.map((not) => ({ not })) },
  );
  return fc.oneof(
    { weight: 5, arbitrary: some },
    { weight: 1, arbitrary: fc.tuple(some, some).map((anyOf) => ({ anyOf })) },
    { weight: 1, arbitrary: fc.tuple(single, some).map(([one, not]) => ({ allOf: [one], not })) },
  );
}

/** Slots of any kind with random filters: one or two queries, all choosers that need nothing, both modes. */
function slotOf(kinds: FiltersByKind): fc.Arbitrary<JsonObject> {
  const query = fc
    .constantFrom(...Object.keys(kinds))
    .chain((kind) => filtersOf(kinds[kind] ?? []).map((filter) => ({ kind, filter })));
  return fc.record({
    accepts: fc.array(query, { minLength: 1, maxLength: 2 }),
    min: fc.constantFrom(0, 1),
    max: fc.constantFrom(1, 1, 2, 'any'),
    chooser: fc.constantFrom('controller', 'controller', 'controller', 'all', 'random'),
    mode: fc.constantFrom('target', 'choose'),
  });
}

/** Questions at random: of one slot, or two that exclude each other, in any of the stages. */
export function randomQuestions<State>(
  game: TargetingGame<State>,
  stages: readonly Stage<State>[],
  kinds: FiltersByKind,
): fc.Arbitrary<Question<State>> {
  const slots = fc.array(slotOf(kinds), { minLength: 1, maxLength: 2 });
  const specs = slots.map((written) => {
    const named = written.map((slot, at) => ({ id: `t${at + 1}`, ...slot }));
    const ids = named.map(({ id }) => id);
    const relations = ids.length < 2 ? [] : [{ relation: 'different', slots: ids }];
    const spec = game.parseSpec({ slots: named, relations });
    return spec.ok ? spec.value : undefined;
  });
  return fc
    .record({ stage: fc.constantFrom(...stages), spec: specs })
    .map(({ stage: { state, attempt }, spec }) => (spec ? { state, attempt, spec } : undefined))
    .filter((question) => question !== undefined);
}

/** The filters of some cases that stand by themselves: what refers to another slot is left out. */
export const standalone = (filters: readonly object[]): readonly JsonObject[] =>
  filters.map(objectOf).filter((filter) => !looksAtSlots(filter));
