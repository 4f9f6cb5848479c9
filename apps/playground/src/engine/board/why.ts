import type { Issue, TargetRef, TargetSelection, TargetSpec, Json, JsonPath } from '@reticle/core';
import { answerOf, type Answer } from '../answer.js';
import { asking, verdictOn, type Asking } from './asking.js';
import { tellerOf, type Names } from './called.js';
import { failedSteps, nearestWords, passedSteps } from './choosing.js';
import type { OpenedBoard } from './open.js';
import { resolving } from './resolving.js';
import { inCoreOrder } from './seats.js';
import { keyOf, type WhyView } from './shapes.js';
import { asJson } from './view.js';

/** The issues of a choice that is only unfinished. */
const UNFINISHED: ReadonlySet<string> = new Set(['tooFewTargets', 'wrongDivision']);

const SUMMARY: { readonly [V in WhyView['verdict']]: (name: string, slot: string) => string } = {
  offered: (name, slot) => `${name} can be chosen for ${slot}.`,
  chosen: (name, slot) => `${name} is chosen for ${slot}.`,
  stuck: (name, slot) =>
    `${name} is legal for ${slot} by itself, but with it the choice could not be completed.`,
  refused: (name, slot) => `${name} is not legal for ${slot}.`,
  stillLegal: (name, slot) => `${name}, chosen for ${slot}, is still a legal target.`,
  illegalNow: (name, slot) => `${name}, chosen for ${slot}, is no legal target any more.`,
  noTarget: (name) => `${name} is no target of this.`,
  notAsked: (name) => `Nothing is chosen here, so that nothing is asked of ${name}.`,
};

const told = (
  verdict: WhyView['verdict'],
  name: string,
  slot: string,
  steps: Partial<WhyView> = {},
): Answer<WhyView> => {
  const summary = SUMMARY[verdict](name, slot);
  return { ok: true, value: { name, slot, verdict, summary, failed: [], passed: [], nearest: [], ...steps } };
};

/** Says why an announced target is legal as it resolves, or no longer is. */
export function whyLater<State>(
  opened: OpenedBoard<State>,
  later: State,
  spec: TargetSpec,
  target: TargetRef,
  names: Names,
): Answer<WhyView> {
  const resolved = resolving(opened, later, spec, names);
  if (!resolved.ok) return resolved;
  const key = keyOf(target);
  const mine = resolved.value.slots.flatMap(({ label, targets }) =>
    targets.flatMap((found) => (keyOf(found.ref) === key ? [{ slot: label, found }] : [])),
  );
  const { slot = '', found } = mine.find((one) => !one.found.legal) ?? mine[0] ?? {};
  const name = names.get(key) ?? target.id;
  if (!found) return told('noTarget', name, slot);
  if (found.legal) return told('stillLegal', name, slot);
  const failed = found.refusals.map(({ code, words, rule }) => ({ step: code, words, code, rule }));
  return told('illegalNow', name, slot, { failed });
}

/** Says why a thing can be chosen for the current slot, or cannot: every step that it fails and passes. */
export function whyOf<State>(
  opened: OpenedBoard<State>,
  spec: TargetSpec,
  target: TargetRef,
  names: Names,
): Answer<WhyView> {
  const { game } = opened.board;
  const opening = asking(opened, spec);
  const teller = tellerOf(game, names, opening.ok ? opening.value.seats : []);
  if (!opening.ok) return answerOf(opening, teller);
  const asked = opening.value;
  const { seats, picks, now } = asked;
  const key = keyOf(target);
  const holds = (index: number): boolean => picks[index]?.targets.some((ref) => keyOf(ref) === key) === true;
  const chosenFor = seats.findIndex((_seat, index) => holds(index));
  const index = now?.seat ?? Math.max(0, chosenFor);
  const seat = seats[index];
  const name = names.get(key) ?? target.id;
  const slot = seat?.label ?? '';
  if (!seat || seat.automatic) return told('notAsked', name, slot);
  const { kind, id } = target;
  const found = answerOf(
    opened.resolver.explain(spec, opened.attempt, { kind, id }, seat.at, inCoreOrder(seats, picks)),
    teller,
  );
  if (!found.ok) return found;
  const { issues, passed, nearMisses } = found.value;
  const steps = {
    failed: failedSteps(issues, teller),
    passed: passedSteps(passed),
    nearest: nearMisses.map(nearestWords),
  };
  if (issues.length > 0) return told('refused', name, slot, steps);
  if (holds(index)) return told('chosen', name, slot, steps);
  const isOffered = now?.prompt.kind === 'target' && now.prompt.options.some((ref) => keyOf(ref) === key);
  if (isOffered) return told('offered', name, slot, steps);
  return told('stuck', name, slot, {
    ...steps,
    failed: failedSteps(hindrances(asked, index, { kind, id }), teller),
  });
}

/** Returns the issues of the choice with the thing added, except those that say it is unfinished. */
function hindrances<State>(asked: Asking<State>, index: number, target: TargetRef): readonly Issue[] {
  const { picks } = asked;
  const added: TargetSelection = picks.map(({ targets }, at) => ({
    targets: at === index ? [...targets, target] : targets,
  }));
  const verdict = verdictOn({ ...asked, picks: added });
  return verdict.ok ? [] : verdict.issues.filter(({ code }) => !UNFINISHED.has(code));
}

/** One change of a JSON value: its path, and the new value there. */
interface JsonChange {
  readonly at: JsonPath;
  readonly to: Json;
}

type Holder = Readonly<Record<string, Json>>;

const isObject = (value: Json | undefined): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/**
 * Returns the changes that turn one JSON value into another, as few and as small as possible. It compares the
 * items of lists of equal length, and the keys of objects that lose none, and replaces everything else as a
 * whole.
 */
export function differenceOf(before: Json, after: Json, at: JsonPath = []): readonly JsonChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isList(before) && isList(after) && before.length === after.length && at.length > 0) {
    return after.flatMap((value, index) => differenceOf(before[index] ?? null, value, [...at, index]));
  }
  if (isObject(before) && isObject(after) && Object.keys(before).every((key) => Object.hasOwn(after, key))) {
    return Object.entries(after).flatMap(([key, value]) =>
      Object.hasOwn(before, key)
        ? differenceOf(before[key] ?? null, value, [...at, key])
        : [{ at: [...at, key], to: value }],
    );
  }
  return [{ at, to: after }];
}

/** The codes that say why a thing is not a target of a slot. */
interface WhyNot {
  readonly target: TargetRef;
  readonly slot: string;
  readonly codes: readonly string[];
}

/** The state of a choice on the later board. */
interface LaterFacts {
  readonly changes: readonly JsonChange[];
  readonly fizzles: boolean;
  /** The codes of each target by its id, or none if it is still legal. */
  readonly verdicts: Readonly<Record<string, readonly string[]>>;
}

/** The engine's answers about a place, as facts that a scenario and a test can check. */
export interface BoardFacts {
  readonly state: Json;
  /** The slots that depend on no earlier choice, with the ids of everything that is legal for them. */
  readonly listed: Readonly<Record<string, readonly string[]>>;
  readonly why: readonly WhyNot[];
  readonly choice?: { readonly choose: TargetSelection; readonly codes: readonly string[] };
  readonly later?: LaterFacts;
}

const withoutIncarnation = (picks: TargetSelection): TargetSelection =>
  picks.map(({ targets, division }) => ({
    targets: targets.map(({ kind, id }) => ({ kind, id })),
    ...(division === undefined ? {} : { division }),
  }));

/** Returns the engine's answers about a place. */
export function factsOf<State>(
  opened: OpenedBoard<State>,
  spec: TargetSpec,
  looked: TargetRef | undefined,
): BoardFacts {
  const { board, resolver, state, attempt, later } = opened;
  const begun = asking(opened, spec);
  const seats = begun.ok ? begun.value.seats.filter(({ automatic }) => automatic === undefined) : [];
  const listed = seats.flatMap(({ id }): [string, readonly string[]][] => {
    const found = resolver.legalTargets(spec, attempt, id);
    return found.ok ? [[id, found.value.map((ref) => ref.id)]] : [];
  });
  const why = seats.flatMap(({ id: slot }): WhyNot[] => {
    if (!looked) return [];
    const target = { kind: looked.kind, id: looked.id };
    const found = resolver.explain(spec, attempt, target, slot);
    return found.ok && found.value.issues.length > 0
      ? [{ target, slot, codes: found.value.issues.map(({ code }) => code) }]
      : [];
  });
  const picks = begun.ok ? begun.value.picks : [];
  const base = { state: asJson(state), listed: Object.fromEntries(listed), why };
  if (!begun.ok || picks.every(({ targets }) => targets.length === 0)) return base;
  const verdict = verdictOn(begun.value);
  const codes = verdict.ok ? [] : verdict.issues.map(({ code }) => code);
  const chosen = { ...base, choice: { choose: withoutIncarnation(picks), codes } };
  if (later === undefined || !verdict.ok) return chosen;
  const report = board.game.resolver(later).checkTargetsStillLegal(spec, verdict.value);
  if (!report.ok) return chosen;
  const targets = report.value.slots.flatMap((slot) => slot.targets);
  const verdicts = new Map<string, readonly string[]>();
  for (const { target, issues } of targets) {
    verdicts.set(target.id, [...(verdicts.get(target.id) ?? []), ...issues.map(({ code }) => code)]);
  }
  return {
    ...chosen,
    later: {
      changes: differenceOf(base.state, asJson(later)),
      fizzles: targets.length > 0 && targets.every(({ legal }) => !legal),
      verdicts: Object.fromEntries(verdicts),
    },
  };
}
