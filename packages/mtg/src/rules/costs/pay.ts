import { type LegalTargets, type PinnedRef, type Result, ok } from '@reticle/core';
import { payWhole } from '@reticle/core/play';
import type { AbilityCost } from '../../language/cost.js';
import { NO_TARGETS } from '../../language/card-definition.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownCard } from '../../state/state.js';
import { resolverOf } from '../targeting/legal.js';
import type { Paying } from './kind.js';
import { isRandom, type CostPart, costChoices, partsOf, payPart } from './parts.js';

type ChosenSlots = LegalTargets['slots'];

/**
 * Mana first: its sources are tapped before they are sacrificed (rules 601.2g, 601.2h). What leaves its place comes after
 * what happens in place, so that the source can be tapped and sacrificed for one cost; what chance takes comes last, as
 * the rule has it (601.2h). Otherwise as it is written, which the player could choose freely.
 */
function placeOf({ cost, use }: CostPart): number {
  if (cost.cost === 'mana') return 0;
  if (isRandom(cost)) return 3;
  return use?.its === 'place' ? 2 : 1;
}

const chosenFor = ({ slot }: CostPart, chosen: ChosenSlots): readonly PinnedRef[] =>
  chosen.find((choice) => choice.slot === slot?.id)?.targets ?? [];

/**
 * What was chosen to pay with, by slots, as long as it is a legal choice of the payer now; so nobody pays with what is
 * another's, or with one thing twice.
 */
function checkedChoice(
  costs: readonly AbilityCost[],
  chosen: ChosenSlots,
  { state, controller, source, variables }: Omit<Paying, 'chosen' | 'reserved'>,
): Result<ChosenSlots> {
  const choices = costChoices(costs);
  if (choices.slots.length === 0) return ok([]);
  const known = knownCard(state, source) !== undefined;
  const attempt = { controller, variables, ...(known ? { source } : {}) };
  const selection = choices.slots.map(({ id }) => ({
    targets: chosen.find(({ slot }) => slot === id)?.targets ?? [],
  }));
  const checked = resolverOf(state).check({ ...NO_TARGETS, ...choices }, attempt, selection);
  return checked.ok ? ok(checked.value.slots) : checked;
}

/** What the cost itself taps: the source with {T}, and what was chosen to be tapped. */
function reservedBy(parts: readonly CostPart[], chosen: ChosenSlots, source: string): ReadonlySet<string> {
  const ids = parts.flatMap((part) => {
    if (part.use?.its !== 'untapped') return [];
    return part.use.isOfSource ? [source] : chosenFor(part, chosen).map(({ id }) => id);
  });
  return new Set(ids);
}

/**
 * Pays a whole cost, or nothing: where one part can't be paid, the state that was given is still what it was, and no
 * event is told (rules 118.3, 601.2h, 733.1). `given` holds what was chosen in the slots of {@link costChoices}.
 *
 * Where several replacement effects apply, or a commander may go elsewhere, the state says what is to be asked (`ordering`): whoever
 * paid lets that try go, asks, and pays again.
 *
 * A choice that `isJudged` is known to be legal in this very state: it is not checked again.
 *
 * @returns the state afterwards, or `mtg.cantPay` with the part; what is wrong with the choice; `mtg.cantPayMana` and what
 *   else paying mana refuses with
 */
export function payCosts(
  costs: readonly AbilityCost[],
  given: ChosenSlots,
  paying: Omit<Paying, 'chosen' | 'reserved'>,
  isJudged = false,
): Result<MtgMatchState> {
  const checked = isJudged ? ok(given) : checkedChoice(costs, given, paying);
  if (!checked.ok) return checked;
  const chosen = checked.value;
  const parts = partsOf(costs);
  const reserved = reservedBy(parts, chosen, paying.source.id);
  return payWhole(
    paying.state,
    paying,
    parts.toSorted((a, b) => placeOf(a) - placeOf(b)),
    (part, state, { emit }) =>
      payPart(part, Object.assign({}, paying, { emit, state, reserved, chosen: chosenFor(part, chosen) })),
  );
}
