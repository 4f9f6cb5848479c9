import type { FilterContext } from '../filter/comparison.js';
import type { CoreIssueCode, Issue } from '../issue.js';
import type { TargetRef } from '../ref.js';

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

/** How an object comes to be selected; a protection looks at which it is. Taking all, or at random, is neither. */
export type SelectionMode = 'target' | 'choose';

/** What a protection may look at besides the object that it protects. */
export interface ProtectionContext<State> extends FilterContext {
  readonly state: State;
  /** The player who makes this choice; not always the controller of the source. */
  readonly chooser: string;
  readonly mode: SelectionMode;
  /** What the source acts as, as the question says it. */
  readonly as: string | undefined;
}

/**
 * An object's own refusal to be selected, whatever the filter says. `refuses` is pure and tells whether it refuses, or,
 * where another object is the reason, which one.
 */
export interface Protection<Obj, State> {
  /** The number of the rule, or its name: goes into the refusal. */
  readonly rule: string;
  readonly refuses: (object: Obj, context: ProtectionContext<State>) => boolean | { readonly by: TargetRef };
}

/** A game's own step in the pipeline, asked after the filter and before the protections. */
export interface LegalityStep<Obj, State> {
  readonly rule: string;
  readonly passes: (object: Obj, context: ProtectionContext<State>) => boolean;
}
