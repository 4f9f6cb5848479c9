/** A board on which something is announced, something happens, and it resolves. */
import { expect } from 'vitest';
import { unwrap, type Attempt, type JsonObject, type ResolutionReport } from '../src/index.js';
import {
  lantern,
  lanternCardOf,
  lanternStateOf,
  pick,
  type LanternCard,
  type LanternState,
} from './lantern.js';

export const lamp = lanternCardOf('lamp', { controller: 'bob', cost: 2 });
export const tool = lanternCardOf('tool', { controller: 'bob', types: ['tool'], cost: 3 });
export const source = lanternCardOf('source', { cost: 3 });
export const before = lanternStateOf([lamp, tool, source]);
export const ann: Attempt = { controller: 'ann', source: { kind: 'card', id: 'source' } };

export interface Case {
  readonly spec: JsonObject;
  readonly chosen: readonly (readonly string[])[];
  readonly attempt?: Attempt;
  /** What happens in between: facts of cards that change, and cards that leave. */
  readonly change?: Readonly<Record<string, Partial<LanternCard>>>;
  readonly leaves?: readonly string[];
  readonly state?: Partial<LanternState>;
}

export function resolve({
  spec: raw,
  chosen,
  attempt = ann,
  change = {},
  leaves = [],
  state = {},
}: Case): ResolutionReport {
  const spec = unwrap(lantern.parseSpec(raw));
  const legal = unwrap(lantern.resolver(before).check(spec, attempt, pick(...chosen)));
  const cards = before.cards
    .filter(({ instanceId }) => !leaves.includes(instanceId))
    .map((card) => ({ ...card, ...change[card.instanceId] }));
  const then = lantern.resolver(lanternStateOf(cards, state));
  expect(JSON.parse(JSON.stringify(legal))).toEqual(legal);
  return unwrap(then.checkTargetsStillLegal(spec, legal));
}

/** Writes "lamp: changedZone" for an illegal target, and "lamp" for a legal one. */
export const told = (report: ResolutionReport) =>
  report.slots.map(({ targets }) =>
    targets.map(({ target, issues }) =>
      [target.id, ...issues.map(({ code, data }) => ('key' in data ? data.key : code))].join(' '),
    ),
  );
