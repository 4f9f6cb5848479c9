import { boundsOf } from '../filter/comparison.js';
import { slotOfReference } from '../filter/value.js';
import { issue, ok, type Issue, type JsonPath, type Result } from '../issue.js';
import { frozenCopy, parseWith, type JsonObject } from '../json.js';
import { normalizeSpec, targetSpecInput, type TargetSlot, type TargetSpec } from './spec.js';

/** What reading a spec needs of a kind. */
export interface SpecKind {
  readonly name: string;
  references(filter: JsonObject): Result<ReadonlySet<string>>;
}

/** What a slot must be for others to refer to it: there, earlier, with one thing at most, chosen by one player. */
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

function slotIssues(
  slots: readonly TargetSlot[],
  index: number,
  kinds: readonly SpecKind[],
): readonly Issue[] {
  const slot = slots[index];
  if (!slot) return [];
  const path = ['slots', index];
  const issues: Issue[] = [];
  if (slots.findIndex(({ id }) => id === slot.id) < index)
    issues.push(issue('duplicateId', { id: slot.id }, path));
  if (typeof slot.min === 'number' && typeof slot.max === 'number' && slot.min > slot.max) {
    issues.push(issue('minAboveMax', { slot: slot.id, min: slot.min, max: slot.max }, path));
  }
  for (const amount of [slot.min, slot.max, slot.division?.total]) {
    if (typeof amount === 'string' && slotOfReference(amount) !== undefined) {
      issues.push(issue('laterSlot', { slot: slot.id, reference: amount }, path));
    }
  }
  issues.push(...referenceIssues(slots, index, slot.chooser, [...path, 'chooser']));
  slot.accepts.forEach((query, at) => {
    if ('options' in query) return;
    const here = [...path, 'accepts', at];
    const kind = kinds.find(({ name }) => name === query.kind);
    if (!kind) {
      const known = [...kinds.map(({ name }) => name), 'choice'];
      issues.push(issue('unknownKind', { kind: query.kind, known }, [...here, 'kind']));
      return;
    }
    const filters = [['filter', query.filter] as const, ['announceOnly', query.announceOnly] as const];
    for (const [key, filter] of filters) {
      if (filter === undefined) continue;
      const found = kind.references(filter);
      if (found.ok) {
        for (const reference of found.value)
          issues.push(...referenceIssues(slots, index, reference, [...here, key]));
      } else {
        issues.push(
          ...found.issues.map((entry) => ({ ...entry, path: [...here, key, ...(entry.path ?? [])] })),
        );
      }
    }
  });
  return issues;
}

/**
 * Raw JSON to a spec of a game: the short forms written out, every filter read by its kind, every name looked up.
 * Frozen. Refused with the path of each flaw, in the written-out form.
 */
export function parseTargetSpec(json: unknown, kinds: readonly SpecKind[]): Result<TargetSpec> {
  const input = parseWith(targetSpecInput, json);
  if (!input.ok) return input;
  const spec = normalizeSpec(input.value);
  const { slots, relations } = spec;
  const issues = [
    ...slots.flatMap((_slot, index) => slotIssues(slots, index, kinds)),
    ...relations.flatMap((relation, index) => {
      const path = ['relations', index];
      const unknown = relation.slots.filter((wanted) => !slots.some(({ id }) => id === wanted));
      const bounds =
        relation.relation === 'sum' ? boundsOf(relation.is).map(({ bound }) => String(bound)) : [];
      return [
        ...unknown.map((slot) => issue('unknownSlot', { slot }, path)),
        ...bounds
          .filter((bound) => slotOfReference(bound) !== undefined)
          .map((reference) => issue('laterSlot', { slot: relation.slots.join(), reference }, path)),
      ];
    }),
  ];
  return issues.length > 0 ? { ok: false, issues } : ok(frozenCopy(spec));
}
