import type { Json, TargetRef, TargetSelection, TargetSpec } from '@reticle/core';
import { asking, verdictOn } from './asking.js';
import { differenceOf, type JsonChange } from './difference.js';
import { asJson } from './json.js';
import type { Opened } from './open.js';

/** A reason why a thing is no target of a slot, as its codes. */
interface WhyNot {
  readonly target: TargetRef;
  readonly slot: string;
  readonly codes: readonly string[];
}

/** What becomes of a choice on the board as it is by then. */
interface LaterFacts {
  readonly changes: readonly JsonChange[];
  readonly fizzles: boolean;
  /** By id: no codes where it is still legal. */
  readonly verdicts: Readonly<Record<string, readonly string[]>>;
}

/** All that the engine says of a place, as facts that a scenario and a test can hold it to. */
export interface BoardFacts {
  readonly state: Json;
  /** Slots that lean on no earlier choice, with the ids of all that is legal for them. */
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

/** What the engine says of a place. */
export function factsOf<State>(
  opened: Opened<State>,
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
