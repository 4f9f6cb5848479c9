import { issue, type CoreIssue, type CoreIssueCode, type Issue } from '../issue.js';
import type { OpenSlot } from './open-slot.js';
import type { SlotChoice } from './spec.js';

/**
 * The steps of legality, in the order in which they are asked and told. `filter` stands for one step a key, `game` and
 * `protection` for those that a kind adds under names of its own: `filter.cost`, `game.lit`, `protection.veil`.
 */
export const PIPELINE = [
  'known',
  'incarnation',
  'kind',
  'zone',
  'filter',
  'game',
  'protection',
  'quantity',
  'distinct',
  'division',
  'relation',
] as const;

/**
 * By which rule of a game each step refuses: the rule's number, for those who ask why. Protections and a game's own steps
 * name theirs with each refusal.
 */
export type StepRules = {
  readonly [Step in Exclude<(typeof PIPELINE)[number], 'game' | 'protection'>]?: string;
};

export const stepOfKey = (key: string): string => (key === 'zone' ? key : `filter.${key}`);

const OTHER_STEPS: { readonly [Code in CoreIssueCode]?: (typeof PIPELINE)[number] } = {
  unknownTarget: 'known',
  changedZone: 'incarnation',
  wrongKind: 'kind',
  wrongSlotCount: 'quantity',
  notChosen: 'quantity',
  tooFewTargets: 'quantity',
  tooManyTargets: 'quantity',
  repeatedTarget: 'distinct',
  wrongDivision: 'division',
  relationBroken: 'relation',
};

const STEPS: ReadonlyMap<string, string> = new Map(Object.entries(OTHER_STEPS));

/** The name of the step that gave an issue; none for what is refused before a choice is looked at. */
export function stepOf(found: Issue): string | undefined {
  switch (found.code) {
    case 'filterMismatch':
      return stepOfKey(found.data.key);
    case 'refusedByGame':
      return `game.${found.data.step}`;
    case 'protectedTarget':
      return `protection.${found.data.protection}`;
    default:
      return STEPS.get(found.code);
  }
}

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
