import { issue, type CoreIssue } from '../issue.js';
import type { OpenSlot } from './open-slot.js';
import type { SlotChoice } from './spec.js';

/** A step that looks at all that is chosen for one slot. */
type SlotStep = <State>(
  open: OpenSlot<State>,
  choice: SlotChoice,
  positions: readonly number[],
) => readonly CoreIssue[];

const quantity: SlotStep = ({ id, min, max, automatic }, { targets }) => {
  const got = targets.length;
  if (automatic) return got === 0 ? [] : [issue('notChosen', { slot: id, chooser: automatic })];
  if (got < min) return [issue('tooFewTargets', { slot: id, wanted: min, got })];
  return got > max ? [issue('tooManyTargets', { slot: id, wanted: max, got })] : [];
};

const distinct: SlotStep = ({ id }, { targets }, positions) => {
  const seen = new Set<number>();
  return targets.flatMap((target, index) => {
    const position = positions[index] ?? -1;
    const repeated = position >= 0 && seen.has(position);
    seen.add(position);
    return repeated ? [issue('repeatedTarget', { slot: id, target })] : [];
  });
};

const division: SlotStep = ({ id, division: total }, { division: shares, targets }) => {
  const wrong = (problem: 'missing' | 'unwanted' | 'length' | 'sum' | 'share') => [
    issue('wrongDivision', { slot: id, total: total ?? 0, problem }),
  ];
  if (total === undefined) return shares === undefined ? [] : wrong('unwanted');
  if (shares === undefined) return targets.length === 0 ? [] : wrong('missing');
  if (shares.length !== targets.length) return wrong('length');
  if (shares.some((share) => share < 1)) return wrong('share');
  return targets.length > 0 && shares.reduce((sum, share) => sum + share, 0) !== total ? wrong('sum') : [];
};

/** The steps over one slot's choice, in order; those over one thing stand in its plan, relations over all slots follow. */
export const SLOT_STEPS: readonly SlotStep[] = [quantity, distinct, division];
