import type { CoreIssueCode, Issue } from '../issue.js';

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
