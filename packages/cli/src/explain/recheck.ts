import {
  shouldSpellFizzle,
  type LegalTargets,
  type Result,
  type TargetingGame,
  type TargetSpec,
} from '@reticle/core';
import { inWords, named } from './reason.js';
import type { Recheck } from './shapes.js';

/** What became of a choice by the time that it resolves. */
export function recheck<State>(
  game: TargetingGame<State>,
  spec: TargetSpec,
  chosen: LegalTargets,
  later: State,
): Result<Recheck> {
  const report = game.resolver(later).checkTargetsStillLegal(spec, chosen);
  if (!report.ok) return report;
  const slots = report.value.slots.map(({ slot, targets }) => ({
    slot,
    targets: targets.map(({ target, legal, issues, known }) => ({
      ...named(target, known?.object ?? {}),
      legal,
      reasons: inWords(issues, game),
    })),
  }));
  return { ok: true, value: { fizzles: shouldSpellFizzle(report.value), slots } };
}
