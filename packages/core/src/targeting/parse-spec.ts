import { boundsOf } from '../filter/comparison.js';
import { slotOfReference } from '../filter/value.js';
import { below, issue, ok, type Issue, type JsonPath, type Result } from '../issue.js';
import { frozenCopy, parseWith, type JsonObject } from '../json.js';
import {
  countedThings,
  normalizeSpec,
  splitFilter,
  targetSpecInput,
  type TargetQuery,
  type TargetRelation,
  type TargetSlot,
  type TargetSlotInput,
  type SpecDefaults,
  type TargetSpec,
} from './spec.js';

/** What the parser of specs needs to know of a kind. */
export interface SpecKind {
  readonly name: string;
  references(filter: JsonObject): Result<ReadonlySet<string>>;
}

/**
 * Checks that a slot may be referred to: it exists, comes earlier, holds at most one thing, and one player
 * chooses it.
 */
function referenceIssues(
  slots: readonly TargetSlot[],
  from: number,
  reference: string,
  path: JsonPath,
): readonly Issue[] {
  const wanted = slotOfReference(reference);
  if (wanted === undefined) return [];
  const at = slots.findIndex(({ id }) => id === wanted);
  const slot = slots[at];
  const own = slots[from]?.id ?? '';
  if (!slot) return [issue('unknownSlot', { slot: wanted }, path)];
  if (at >= from) return [issue('laterSlot', { slot: own, reference }, path)];
  const single = slot.max === 1 && !['all', 'random', 'eachOpponent', 'eachPlayer'].includes(slot.chooser);
  return single ? [] : [issue('referenceNeedsOne', { slot: wanted, reference }, path)];
}

/** Lists what a slot's input says twice or in contradiction, so that nothing is dropped silently. */
function inputIssues(input: TargetSlotInput, index: number): readonly Issue[] {
  const { accepts, options, kind, filter, chooser } = input;
  const { count, upTo, random } = splitFilter(filter ?? {}).selection;
  const flaws = [
    [accepts && kind !== undefined, 'kind', 'stands beside accepts, which names the kinds'],
    [accepts && filter, 'filter', 'stands beside accepts, which has the filters'],
    [accepts && options, 'options', 'stands beside accepts, which lists the options'],
    [options && filter, 'filter', 'stands beside options, which are no objects'],
    [options && kind !== undefined && kind !== 'choice', 'kind', 'options are of kind choice'],
    [count === 'all' && (upTo || random), 'filter', 'all are taken, so neither upTo nor random'],
    [count === 'all' && chooser !== undefined && chooser !== 'all', 'chooser', 'all are taken'],
    [random && chooser !== undefined && chooser !== 'random', 'chooser', 'chance decides'],
  ] as const;
  return flaws.flatMap(([found, key, problem]) =>
    found ? [issue('invalidValue', { problem }, ['slots', index, key])] : [],
  );
}

function queryIssues(
  slots: readonly TargetSlot[],
  index: number,
  query: TargetQuery,
  kinds: readonly SpecKind[],
  path: JsonPath,
): readonly Issue[] {
  if ('options' in query) return [];
  const kind = kinds.find(({ name }) => name === query.kind);
  if (!kind) {
    const known = [...kinds.map(({ name }) => name), 'choice'];
    return [issue('unknownKind', { kind: query.kind, known }, [...path, 'kind'])];
  }
  const filterIssues = (key: string, filter: JsonObject): readonly Issue[] => {
    const found = kind.references(filter);
    return found.ok
      ? [...found.value].flatMap((reference) => referenceIssues(slots, index, reference, [...path, key]))
      : below([...path, key], found.issues);
  };
  return [
    ...filterIssues('filter', query.filter),
    ...(query.announceOnly ? filterIssues('announceOnly', query.announceOnly) : []),
  ];
}

function slotIssues(
  slots: readonly TargetSlot[],
  index: number,
  kinds: readonly SpecKind[],
  input: TargetSlotInput,
): readonly Issue[] {
  const slot = slots[index];
  if (!slot) return [];
  const { id, min, max, division, chooser } = slot;
  const path = ['slots', index];
  const amounts = [min, max, division?.total].filter((amount) => typeof amount === 'string');
  return [
    ...inputIssues(input, index),
    ...(slots.findIndex((other) => other.id === id) < index ? [issue('duplicateId', { id }, path)] : []),
    ...(typeof min === 'number' && typeof max === 'number' && min > max
      ? [issue('minAboveMax', { slot: id, min, max }, path)]
      : []),
    ...amounts
      .filter((amount) => slotOfReference(amount) !== undefined)
      .map((reference) => issue('laterSlot', { slot: id, reference }, path)),
    ...referenceIssues(slots, index, chooser, [...path, 'chooser']),
    ...slot.accepts.flatMap((query, at) =>
      queryIssues(slots, index, query, kinds, input.accepts ? [...path, 'accepts', at] : path),
    ),
  ];
}

function relationIssues(
  slots: readonly TargetSlot[],
  relation: TargetRelation,
  index: number,
): readonly Issue[] {
  const path = ['relations', index];
  const unknown = relation.slots.filter((wanted) => !slots.some(({ id }) => id === wanted));
  const twice = relation.slots.filter((wanted, at) => relation.slots.indexOf(wanted) < at);
  const bounds = relation.relation === 'sum' ? boundsOf(relation.is).map(({ bound }) => String(bound)) : [];
  return [
    ...unknown.map((slot) => issue('unknownSlot', { slot }, path)),
    ...twice.map((id) => issue('duplicateId', { id }, path)),
    ...bounds
      .filter((bound) => slotOfReference(bound) !== undefined)
      .map((reference) => issue('laterSlot', { slot: relation.slots.join(), reference }, path)),
  ];
}

/** Lists what is wrong with the things that X counts. They depend on no choice, and on no X. */
function countedIssues({ X }: TargetSpec, kinds: readonly SpecKind[]): readonly Issue[] {
  if (!X) return [];
  const path = ['X', 'count' in X ? 'count' : 'among'];
  const { kind: name, filter } = countedThings(X);
  const kind = kinds.find((one) => one.name === name);
  if (!kind)
    return [issue('unknownKind', { kind: name, known: kinds.map((one) => one.name) }, [...path, 'kind'])];
  const found = kind.references(filter);
  if (!found.ok) return below([...path, 'filter'], found.issues);
  return [...found.value]
    .filter((reference) => reference === 'X' || slotOfReference(reference) !== undefined)
    .map((reference) => issue('laterSlot', { slot: 'X', reference }, [...path, 'filter']));
}

/**
 * Parses raw JSON as a spec of a game: writes out the short forms, has each filter read by its kind, and
 * looks up every name. The result is frozen. A refusal has the path of each flaw in the JSON as it was
 * written.
 */
export function parseTargetSpec(
  json: unknown,
  kinds: readonly SpecKind[],
  defaults?: SpecDefaults,
): Result<TargetSpec> {
  const input = parseWith(targetSpecInput, json);
  if (!input.ok) return input;
  const spec = normalizeSpec(input.value, defaults);
  const { slots, relations } = spec;
  const issues = [
    ...input.value.slots.flatMap((written, index) => slotIssues(slots, index, kinds, written)),
    ...relations.flatMap((relation, index) => relationIssues(slots, relation, index)),
    ...countedIssues(spec, kinds),
  ];
  return issues.length > 0 ? { ok: false, issues } : ok(frozenCopy(spec));
}
