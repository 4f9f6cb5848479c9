import { shouldSpellFizzle, type TargetSpec } from '@reticle/core';
import { ruleOf } from '@reticle/core/describe';
import { answerOf, refusalOf, type Answer } from '../answer.js';
import { asking, verdictOn } from './asking.js';
import { tellerOf, type Names } from './called.js';
import type { OpenedBoard } from './open.js';
import { keyOf, type ResolveView, type TargetVerdict } from './shapes.js';

/** Returns the state of the announced choice on the current board. */
export function resolving<State>(
  opened: OpenedBoard<State>,
  later: State,
  spec: TargetSpec,
  names: Names,
): Answer<ResolveView> {
  const { game } = opened.board;
  const begun = asking(opened, spec);
  const seats = begun.ok ? begun.value.seats : [];
  const teller = tellerOf(game, names, seats);
  if (!begun.ok) return answerOf(begun, teller);
  const announced = answerOf(verdictOn(begun.value), teller);
  if (!announced.ok) return announced;
  const report = answerOf(game.resolver(later).checkTargetsStillLegal(spec, announced.value), teller);
  if (!report.ok) return report;
  const slots = report.value.slots.map(({ slot, targets }) => ({
    id: slot,
    label: seats.find(({ id }) => id === slot)?.label ?? slot,
    targets: targets.map(({ target, legal, issues, share }): TargetVerdict => ({
      ref: target,
      name: names.get(keyOf(target)) ?? target.id,
      legal,
      ...(share === undefined ? {} : { share }),
      refusals: issues.map((found) => ({ ...refusalOf(found, teller), rule: ruleOf(found, game) })),
    })),
  }));
  const fizzles = shouldSpellFizzle(report.value);
  const status = statusOf(
    slots.flatMap(({ targets }) => targets),
    fizzles,
  );
  return { ok: true, value: { fizzles, atResolution: spec.timing === 'resolution', status, slots } };
}

function statusOf(targets: readonly TargetVerdict[], fizzles: boolean): string {
  if (targets.length === 0) return 'It resolves: nothing was chosen, and it does what else it does.';
  if (fizzles) return 'It fizzles: no target is legal any more.';
  const illegal = targets.filter(({ legal }) => !legal);
  return illegal.length === 0
    ? 'It resolves: every target is still legal.'
    : `It resolves, but not on ${illegal.map(({ name }) => name).join(' and ')}: illegal by now.`;
}
