import type { Issue, TargetRef, TargetSelection, TargetSpec } from '@reticle/core';
import { answerOf, type Answer } from '../answer.js';
import { asking, verdictOn, type Asking } from './asking.js';
import { tellerOf, type Names } from './called.js';
import type { Opened } from './open.js';
import { resolving } from './resolving.js';
import { inCoreOrder } from './seats.js';
import { keyOf, type WhyView } from './shapes.js';
import { failedSteps, nearestWords, passedSteps } from './words.js';

/** What a choice lacks only because it is not finished. */
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

/** Why a target that was announced is legal as it resolves, or is not any more. */
export function whyLater<State>(
  opened: Opened<State>,
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

/** Why a thing can be chosen for the current slot, or cannot: every step that it fails and passes. */
export function whyOf<State>(
  opened: Opened<State>,
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

/** What would be wrong with the choice if the thing were added to it, what is only unfinished aside. */
function hindrances<State>(asked: Asking<State>, index: number, target: TargetRef): readonly Issue[] {
  const { picks } = asked;
  const added: TargetSelection = picks.map(({ targets }, at) => ({
    targets: at === index ? [...targets, target] : targets,
  }));
  const verdict = verdictOn({ ...asked, picks: added });
  return verdict.ok ? [] : verdict.issues.filter(({ code }) => !UNFINISHED.has(code));
}
