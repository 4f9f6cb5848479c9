import {
  type Attempt,
  ok,
  type Result,
  type SlotChoice,
  type TargetQuery,
  type TargetSpec,
  type AnnouncedSlot,
  frozenCopy,
  issue,
  type Issue,
  type LegalTargets,
  parseWith,
  targetSelection,
} from '@reticle/core';
import { anyCards, openFilter } from '../../language/filter.js';
import { type LorcanaBoard, cardById } from '../../state/board.js';
import { resolverOf } from '../../state/game.js';
import type { LorcanaState } from '../../state/state.js';
import { checkChoice, type ChosenEvent } from './check-choice.js';
import { openingsOf } from './openings.js';
import { type ChoiceRequest, nextChoice } from './request.js';

/**
 * What a caller wants to be chosen without asking the player. The rules always require the choice; the policy
 * only saves questions.
 */
interface ChoicePolicy {
  /**
   * `whenForced`: if a choice can be made in only one way, it is made. It still counts as a choice (rule
   * 8.14.2).
   */
  readonly autoChoose: 'never' | 'whenForced';
}

const NEVER: ChoicePolicy = { autoChoose: 'never' };

/**
 * Returns the next choice if nobody needs to be asked: everything for an "all" slot, nothing if there is
 * nothing, and the only possible choice if the policy says so. Returns undefined if a player must be asked,
 * if chance decides, or if no choice is left. It also returns undefined if not asking would reveal what a
 * hand or a deck contains (rule 7.1.3.1).
 */
function autoResolution(
  state: LorcanaBoard,
  spec: TargetSpec,
  attempt: Attempt,
  earlier: readonly SlotChoice[],
  policy: ChoicePolicy,
): Result<SlotChoice | undefined> {
  const asked = nextChoice(state, spec, attempt, earlier);
  if (!asked.ok || !asked.value) return asked.ok ? ok(undefined) : asked;
  const request = asked.value;
  if (request.automatic) return ok(request.automatic === 'all' ? { targets: request.legal } : undefined);
  const told = tellsHidden(state, request);
  if (!told.ok || told.value) return told.ok ? ok(undefined) : told;
  if (request.min === 0 && (request.legal.length === 0 || request.max === 0)) return ok({ targets: [] });
  return policy.autoChoose === 'whenForced' ? onlyChoice(state, request) : ok(undefined);
}

/**
 * Returns the part of a query that every player can judge. Returns the same object if that is the whole
 * query.
 */
function openQuery(query: TargetQuery): TargetQuery {
  const read = 'filter' in query && query.kind === 'card' ? anyCards.safeParse(query.filter) : undefined;
  const filter = read?.data && openFilter(read.data);
  return filter && 'filter' in query && filter !== read.data ? { ...query, filter } : query;
}

/**
 * Whether other players could conclude from a missing question what a private zone contains: they see more
 * candidates than are legal.
 */
function tellsHidden(state: LorcanaBoard, { bound, legal }: ChoiceRequest): Result<boolean> {
  if (!bound) return ok(false);
  const { spec, attempt, at, partial } = bound;
  const { accepts: asked = [] } = spec.slots[at] ?? {};
  const accepts = asked.map((query) => openQuery(query));
  if (accepts.every((query, index) => query === asked[index])) return ok(false);
  const slots = spec.slots.map((slot, index) => (index === at ? { ...slot, accepts } : slot));
  const known = resolverOf(state).legalTargets({ ...spec, slots }, attempt, at, partial);
  return known.ok ? ok(known.value.length > legal.length) : known;
}

/** Returns the choice if there is only one way to make it. */
function onlyChoice(
  state: LorcanaBoard,
  { bound, must, min, max, legal }: ChoiceRequest,
): Result<SlotChoice | undefined> {
  if (!bound) return ok({ targets: [] });
  const { spec, attempt, at, partial } = bound;
  const { division } = spec.slots[at] ?? {};
  if (must) {
    const [only] = legal;
    return ok(
      only && legal.length === 1 && min === 1 && max === 1 && !division ? { targets: [only] } : undefined,
    );
  }
  const solver = resolverOf(state).choices(spec, attempt, partial);
  if (!solver.ok) return solver;
  const count = solver.value.count();
  if (!count.ok) return count;
  if (count.value !== 1n) return ok(undefined);
  const choice = solver.value.nth(0n);
  if (!choice.ok) return choice;
  const made = choice.value[at];
  return ok(division && made && made.targets.length > 1 ? undefined : made);
}

/** The short codes of a refused choice of targets. The core issue beside the code has the details. */
export const TARGET_ERRORS = [
  /** It may not be chosen: it is not there, does not match, or is protected. */
  'INVALID_TARGET',
  'TOO_MANY_TARGETS',
  /** Fewer than required, or choices for more or fewer slots than there are. */
  'WRONG_TARGET_COUNT',
  /** The same thing twice, or again although another one is required. */
  'DUPLICATE_TARGET',
  /** Something that must be chosen is missing (rule 6.7.3). */
  'MUST_CHOOSE',
  /** Nobody chooses for this slot. */
  'NOT_CHOSEN',
  /** The chosen things are not allowed together. */
  'INVALID_COMBINATION',
  /** The question or the answer is malformed or incomplete. */
  'INVALID_QUESTION',
] as const;
/** The short code of a refused choice of targets. */
type TargetErrorCode = (typeof TARGET_ERRORS)[number];

const CODES: ReadonlyMap<string, TargetErrorCode> = new Map([
  ['unknownTarget', 'INVALID_TARGET'],
  ['changedZone', 'INVALID_TARGET'],
  ['wrongKind', 'INVALID_TARGET'],
  ['filterMismatch', 'INVALID_TARGET'],
  ['protectedTarget', 'INVALID_TARGET'],
  ['refusedByGame', 'INVALID_TARGET'],
  ['tooManyTargets', 'TOO_MANY_TARGETS'],
  ['tooFewTargets', 'WRONG_TARGET_COUNT'],
  ['wrongSlotCount', 'WRONG_TARGET_COUNT'],
  ['repeatedTarget', 'DUPLICATE_TARGET'],
  ['lorcana.mustChoose', 'MUST_CHOOSE'],
  ['notChosen', 'NOT_CHOSEN'],
  ['relationBroken', 'INVALID_COMBINATION'],
  ['wrongDivision', 'INVALID_COMBINATION'],
  ['notCompletable', 'INVALID_COMBINATION'],
] satisfies readonly (readonly [string, TargetErrorCode])[]);

/** A refused choice: a short code, and the issue with all its data. Plain JSON. */
interface TargetError {
  readonly code: TargetErrorCode;
  readonly issue: Issue;
}

/** Returns an issue with its short code. */
const targetError = (found: Issue): TargetError => ({ code: codeOf(found), issue: found });

function codeOf({ code, data }: Issue): TargetErrorCode {
  if (code === 'relationBroken' && 'relation' in data && data.relation === 'different')
    return 'DUPLICATE_TARGET';
  return CODES.get(code) ?? 'INVALID_QUESTION';
}

/**
 * The result for a whole selection: the choices with the events of being chosen, or the reasons why it is
 * refused.
 */
type SelectedTargets =
  | {
      readonly ok: true;
      readonly value: { readonly targets: LegalTargets; readonly events: readonly ChosenEvent[] };
    }
  | {
      readonly ok: false;
      readonly issues: readonly Issue[];
      /** The same issues, each with a short code. */
      readonly errors: readonly TargetError[];
      /** How many of the choices remain valid. Only the next one must be made again (rule 1.7.7). */
      readonly standing: number;
    };

/**
 * Answers questions about the choices of an effect, one after the other. Its functions depend only on their
 * arguments, and nothing is stored.
 */
export interface LorcanaTargetValidator {
  /**
   * Returns the next choice, with what may be picked next. It is the first choice that `earlier` does not
   * hold, and `picked` are the picks made for it so far. Returns undefined if all choices are made.
   */
  getPotentialTargets(
    state: LorcanaState,
    spec: TargetSpec,
    attempt: Attempt,
    earlier?: readonly SlotChoice[],
    picked?: SlotChoice['targets'],
  ): Result<ChoiceRequest | undefined>;
  /**
   * Checks choices for all slots at once, on one board. Raw JSON is allowed. Use `checkChoice` if the board
   * changes between the choices.
   */
  validateSelectedTargets(
    state: LorcanaState,
    spec: TargetSpec,
    attempt: Attempt,
    selection: unknown,
  ): SelectedTargets;
  /** Whether a player has to be asked: something can be chosen, and the policy does not choose it. */
  requiresTargetSelection(
    state: LorcanaState,
    spec: TargetSpec,
    attempt: Attempt,
    earlier?: readonly SlotChoice[],
  ): Result<boolean>;
  /**
   * Returns the next choice if nobody needs to be asked: everything there is, nothing at all, or what the
   * policy chooses.
   */
  autoResolution(
    state: LorcanaState,
    spec: TargetSpec,
    attempt: Attempt,
    earlier?: readonly SlotChoice[],
  ): Result<SlotChoice | undefined>;
}

/**
 * Builds a validator with a caller's policy. By default, a player is asked whenever something can be chosen.
 */
export function lorcanaTargetValidator(policy: ChoicePolicy = NEVER): LorcanaTargetValidator {
  const auto: LorcanaTargetValidator['autoResolution'] = (state, spec, attempt, earlier = []) =>
    autoResolution(state, spec, attempt, earlier, policy);
  return {
    getPotentialTargets: nextChoice,
    validateSelectedTargets: selectedTargets,
    autoResolution: auto,
    requiresTargetSelection(state, spec, attempt, earlier = []) {
      const made = [...earlier];
      for (;;) {
        const request = nextChoice(state, spec, attempt, made);
        if (!request.ok) return request;
        if (!request.value) return ok(false);
        const choice = request.value.automatic ? ok({ targets: [] }) : auto(state, spec, attempt, made);
        if (!choice.ok) return choice;
        if (!choice.value) return ok(true);
        made.push(choice.value);
      }
    },
  };
}

/** The validator without a policy: it makes no choice for a player. */
export const LorcanaTargetValidator: LorcanaTargetValidator = lorcanaTargetValidator();

function refusalOf(found: Extract<Result<unknown>, { ok: false }>, standing: number): SelectedTargets {
  return { ...found, errors: found.issues.map(targetError), standing };
}

function selectedTargets(
  state: LorcanaState,
  spec: TargetSpec,
  attempt: Attempt,
  selection: unknown,
): SelectedTargets {
  const parsed = parseWith(targetSelection, selection);
  if (!parsed.ok) return refusalOf(parsed, 0);
  const openings = openingsOf(state, spec, attempt);
  if (!openings.ok) return refusalOf(openings, 0);
  const [wanted, got] = [openings.value.length, parsed.value.length];
  if (wanted !== got) {
    return refusalOf({ ok: false, issues: [issue('wrongSlotCount', { wanted, got })] }, 0);
  }
  const slots: AnnouncedSlot[] = [];
  const events: ChosenEvent[] = [];
  for (const [at, choice] of parsed.value.entries()) {
    const made = checkChoice(state, spec, attempt, slots, choice);
    if (!made.ok) return refusalOf(made, at);
    slots.push(made.value.choice);
    events.push(...made.value.events);
  }
  return {
    ok: true,
    value: frozenCopy({ targets: { attempt: withIncarnation(state, attempt), slots }, events }),
  };
}

/**
 * Returns the attempt with the incarnation of the source, so that the source can be told from a card that
 * comes back (rule 7.1.6).
 */
function withIncarnation(state: LorcanaState, attempt: Attempt): Attempt {
  const { source } = attempt;
  const now = source?.kind === 'card' ? cardById(state, source.id) : undefined;
  if (!source || !now || source.incarnation !== undefined) return attempt;
  return { ...attempt, source: { ...source, incarnation: now.incarnation } };
}
