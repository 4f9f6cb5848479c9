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
 * Returns the order in which parts are paid. Mana comes first, since its sources are tapped before they are
 * sacrificed (rules 601.2g, 601.2h). Parts that move objects come after those that don't, so that the source
 * can be tapped and sacrificed for one cost. Random parts come last (601.2h). Otherwise the written order
 * counts, which the player could choose freely.
 */
function placeOf({ cost, use }: CostPart): number {
  if (cost.cost === 'mana') return 0;
  if (isRandom(cost)) return 3;
  return use?.its === 'place' ? 2 : 1;
}

const chosenFor = ({ slot }: CostPart, chosen: ChosenSlots): readonly PinnedRef[] =>
  chosen.find((choice) => choice.slot === slot?.id)?.targets ?? [];

/**
 * Checks what was chosen to pay with: it must be a legal choice for the payer now, so that nobody pays with
 * another player's objects, or with one object twice.
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

/** Returns what the cost itself taps: the source with {T}, and the objects chosen to be tapped. */
function reservedBy(parts: readonly CostPart[], chosen: ChosenSlots, source: string): ReadonlySet<string> {
  const ids = parts.flatMap((part) => {
    if (part.use?.its !== 'untapped') return [];
    return part.use.isOfSource ? [source] : chosenFor(part, chosen).map(({ id }) => id);
  });
  return new Set(ids);
}

/**
 * Pays a whole cost, or nothing: if a part can't be paid, the given state stays as it was and no event is
 * emitted (rules 118.3, 601.2h, 733.1). `given` holds the choices in the slots of {@link costChoices}.
 *
 * If several replacement effects apply, or a commander may go elsewhere, the state's `ordering` holds the
 * question: the caller drops this try, asks, and pays again.
 *
 * If `isJudged`, the choice is known to be legal in this state and is not checked again.
 *
 * @returns the state afterwards, or `mtg.cantPay` with the part, the issues of the choice, or
 * `mtg.cantPayMana` and the other refusals of paying mana
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
