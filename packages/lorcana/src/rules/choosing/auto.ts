import {
  type Attempt,
  ok,
  type Result,
  type SlotChoice,
  type TargetQuery,
  type TargetSpec,
} from '@reticle/core';
import { anyCards, openFilter } from '../../language/filter.js';
import { resolverOf } from '../../state/game.js';
import type { LorcanaBoard } from '../../state/board.js';
import { type ChoiceRequest, nextChoice } from './request.js';

/** What a caller wants chosen without asking the player. The rules ask always; this is a matter of comfort. */
export interface ChoicePolicy {
  /** `whenForced`: a choice that can be made in one way only is made so. It is a choice all the same (rule 8.14.2). */
  readonly autoChoose: 'never' | 'whenForced';
}

export const NEVER: ChoicePolicy = { autoChoose: 'never' };

/**
 * The next choice where nobody need be asked: all things of an "all" slot, none where there are none, and by the policy the
 * only possible one. None where a player must be asked, where chance decides, and where no choice is left; nor where not to
 * ask would tell what lies in a hand or a deck (rule 7.1.3.1).
 */
export function autoResolution(
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

/** What everybody can tell of a query; the same object if that is all of it. */
function openQuery(query: TargetQuery): TargetQuery {
  const read = 'filter' in query && query.kind === 'card' ? anyCards.safeParse(query.filter) : undefined;
  const filter = read?.data && openFilter(read.data);
  return filter && 'filter' in query && filter !== read.data ? { ...query, filter } : query;
}

/** Whether others could tell from a question that is not asked what a private zone holds: there is more than is legal. */
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

/** The choice that can be made in one way only, if it is one. */
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
