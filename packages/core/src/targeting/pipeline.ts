import type { FilterContext } from '../filter/comparison.js';
import type { CoreIssueCode, Issue } from '../issue.js';
import type { TargetRef } from '../ref.js';

/**
 * The steps of legality, in the order in which they are asked and reported. `filter` stands for one step a
 * key; `game` and `protection` stand for the steps that a kind adds under names of its own: `filter.cost`,
 * `game.lit`, `protection.veil`.
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
 * The number of the rule by which each step refuses, to explain refusals. Protections and a game's own steps
 * name their rule with each refusal.
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

/** Names the step that gave an issue. Returns undefined for what is refused before a choice is looked at. */
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

/**
 * The way in which an object is selected, which protections look at. Taking all objects, or random ones, is
 * neither.
 */
export type SelectionMode = 'target' | 'choose';

/** The context of a protection: what it may look at besides the object that it protects. */
export interface ProtectionContext<State> extends FilterContext {
  readonly state: State;
  /** The player who makes this choice, who is not always the controller of the source. */
  readonly chooser: string;
  readonly mode: SelectionMode;
  /** What the source acts as, as the question says. */
  readonly as: string | undefined;
}

/**
 * A protection: an object's own refusal to be selected, whatever the filter says. `refuses` is pure. It
 * returns whether the object refuses, or which other object is the reason.
 */
export interface Protection<Obj, State> {
  /** The number of the rule, or its name. It is part of the refusal. */
  readonly rule: string;
  readonly refuses: (object: Obj, context: ProtectionContext<State>) => boolean | { readonly by: TargetRef };
}

/** A game's own step of legality. It is asked after the filter and before the protections. */
export interface LegalityStep<Obj, State> {
  readonly rule: string;
  readonly passes: (object: Obj, context: ProtectionContext<State>) => boolean;
}
