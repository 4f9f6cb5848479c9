import type { Issue, TargetRef, TargetSelection, TargetSpec } from '@reticle/core';
import { answerOf, type Answer } from '../answer.js';
import { asking, verdictOn, type Names } from './choosing.js';
import { offersFor, type Asking } from './offers.js';
import type { Opened } from './open.js';
import { currentOf, filled, inCoreOrder } from './seats.js';
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
  notAsked: (name) => `Nothing is chosen here, so that nothing is asked of ${name}.`,
};

/** Why a thing can be chosen for the current slot, or cannot: every step that it fails and passes. */
export function whyOf<State>(
  opened: Opened<State>,
  spec: TargetSpec,
  target: TargetRef,
  names: Names,
): Answer<WhyView> {
  const { game } = opened.board;
  const begun = answerOf(asking(opened, spec), game);
  if (!begun.ok) return begun;
  const asked = begun.value;
  const { seats, picks } = asked;
  const key = keyOf(target);
  const holds = (index: number): boolean => picks[index]?.targets.some((ref) => keyOf(ref) === key) === true;
  const chosenFor = seats.findIndex((_seat, index) => holds(index));
  const index = currentOf(seats, picks, opened.slot) ?? Math.max(0, chosenFor);
  const seat = seats[index];
  const name = names.get(key) ?? target.id;
  const told = (verdict: WhyView['verdict'], rest: Partial<WhyView> = {}): Answer<WhyView> => {
    const slot = seat?.id ?? '';
    const summary = SUMMARY[verdict](name, slot);
    return {
      ok: true,
      value: { name, slot, verdict, summary, failed: [], passed: [], nearest: [], ...rest },
    };
  };
  if (!seat || seat.automatic) return told('notAsked');
  const { kind, id } = target;
  const found = answerOf(
    game
      .resolver(opened.state)
      .explain(spec, opened.attempt, { kind, id }, seat.at, inCoreOrder(seats, picks)),
    game,
  );
  if (!found.ok) return found;
  const { issues, passed, nearMisses } = found.value;
  const steps = {
    failed: failedSteps(issues, game),
    passed: passedSteps(passed),
    nearest: nearMisses.map(nearestWords),
  };
  if (issues.length > 0) return told('refused', steps);
  if (holds(index)) return told('chosen', steps);
  const offers = offersFor(asked, index);
  if (offers.ok && offers.value.some((ref) => keyOf(ref) === key)) return told('offered', steps);
  return told('stuck', { ...steps, failed: failedSteps(hindrances(asked, index, { kind, id }), game) });
}

/** What would be wrong with the choice if the thing were added to it, what is only unfinished aside. */
function hindrances<State>(asked: Asking<State>, index: number, target: TargetRef): readonly Issue[] {
  const { seats, picks, opened } = asked;
  const added: TargetSelection = picks.map(({ targets }, at) => ({
    targets: at === index ? [...targets, target] : targets,
  }));
  const verdict = verdictOn({ ...asked, opened, picks: filled(seats, added) });
  return verdict.ok ? [] : verdict.issues.filter(({ code }) => !UNFINISHED.has(code));
}
