import type { PinnedRef, ResolutionReport } from '@reticle/core';
import type { MtgRules } from '../match/play.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';
import { legalIn, type Resolution } from '../stack/resolve.js';

type Frame = MtgMatchState['resolving'][number]['frame'];
type Bound = Readonly<Record<string, readonly PinnedRef[]>>;

/** The legal targets of each slot whose name begins with a prefix, under the rest of the name (rule 608.2b). */
function boundOf(report: ResolutionReport, prefix = ''): Bound {
  const slots = report.slots.filter(({ slot }) => slot.startsWith(prefix));
  return Object.fromEntries(
    slots.map(({ slot }) => [slot.slice(prefix.length), legalIn(report, slot).map(({ target }) => target)]),
  );
}

/**
 * What resolves, in order: a spell's own effects, then those of each chosen mode with the targets of that mode (rule
 * 700.2); an ability's as they were settled when it was put on the stack. Nothing, where it only enters the battlefield.
 */
export function framesOf(
  rules: MtgRules,
  state: MtgMatchState,
  { by, announced, report }: Resolution,
): readonly Frame[] {
  if (by.kind === 'ability') {
    const frame = state.frames?.[by.id];
    return frame ? [{ ...frame, bound: { ...frame.bound, ...boundOf(report) } }] : [];
  }
  const card = cardById(state, by.id);
  const spell = card && rules.definitions.get(card.publicId)?.spell;
  if (!card || !spell) return [];
  const X = announced?.targets.attempt.variables?.X;
  const setting = {
    controller: card.controller ?? card.owner,
    source: by,
    variables: X === undefined ? {} : { X },
  };
  const modes = (announced?.modes ?? []).flatMap((mode, index) => {
    const found = spell.modes?.options.find(({ id }) => id === mode);
    return found ? [{ ...setting, bound: boundOf(report, `${mode}${index + 1}_`), todo: found.effects }] : [];
  });
  return [...(spell.effects ? [{ ...setting, bound: boundOf(report), todo: spell.effects }] : []), ...modes];
}
