import type { GameIssue, Issue, LegalTargets, TargetSelection } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import { type CostOf, announcesX } from '../../language/cost.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import { activationAttempt, activationSpec } from '../abilities/activation-spec.js';
import type { AbilityRegistry } from '../abilities/registry.js';
import type { Could } from '../costs/kind.js';
import { isEntangled, couldPay } from '../costs/parts.js';
import { purposesFor } from '../mana/purposes.js';
import { type Purse, type PurseUse, purseOf } from '../mana/purse.js';
import { spendingOf } from '../mana/spending.js';
import { firstChoices } from '../targeting/automatic-choice.js';
import { resolverOf } from '../targeting/legal.js';
import { activationIssues, activationRefusals, isForbiddenNow } from './activate.js';
import { asItCosts } from './cheaper.js';
import { type FoundAbility, mayActivate } from './candidates.js';
import { manaSourcesOf } from './mana-sources.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { playerInGame } from '../../state/state.js';

/** A search for what a player can activate in a state. */
export interface ActivationSearch {
  readonly state: MtgMatchState;
  readonly registry: AbilityRegistry;
  readonly payer: Could['payer'];
  readonly purse: Purse;
}

/**
 * Opens a search for a player. Returns undefined if the player is not in the game. `sources` are the player's
 * mana sources, if the caller knows them.
 */
export function searchActivations(
  state: MtgMatchState,
  registry: AbilityRegistry,
  player: string,
  sources = manaSourcesOf(state, player, registry),
): ActivationSearch | undefined {
  const payer = playerInGame(state, player);
  return payer && { state, registry, payer, purse: purseOf(payer.pool, sources, spendingOf(state, player)) };
}

/** The most choices that are tried if parts of a cost want the same objects. */
const MOST_TRIES = 1_000;

/** Whether an ability's cost has an X to announce (rule 601.2b). */
export const hasX = memo(({ costs }: ActivatedAbility): boolean => costs.some(announcesX));

/**
 * Returns how the mana of an ability's cost can be paid: not with permanents that the cost itself taps, and X
 * only with mana that may be spent on it.
 */
function useFor(
  { state, payer, purse }: ActivationSearch,
  { card, ability: { costs } }: FoundAbility,
  X: number | undefined,
  { onlyOnX }: CostOf<'mana'>,
): PurseUse {
  const taps = costs.some((part) => part.cost === 'tap');
  const purposes = purposesFor(state, payer.id, purse, { by: 'activate', object: card });
  return withoutUndefined({
    X,
    purposes,
    restrict: onlyOnX && { X: onlyOnX },
    without: taps ? card.instanceId : undefined,
  });
}

/** Whether each part of the cost could be paid by itself, whatever is chosen for it. */
function hasAllParts(search: ActivationSearch, found: FoundAbility, X: number | undefined): boolean {
  const { state, payer, purse } = search;
  const { card, ability } = found;
  const canPayMana = (cost: CostOf<'mana'>) => purse.canPay(cost.mana, useFor(search, found, X, cost));
  const could: Could = { state, card, payer, X, canPayMana };
  return ability.costs.every((cost) => couldPay(cost, could));
}

/** Whether one of the first choices can be paid for. Tries each of them. */
function canTry(
  { state, registry, payer }: ActivationSearch,
  card: MtgCard,
  ability: ActivatedAbility,
  X: number | undefined,
): boolean {
  const [spec, attempt] = [activationSpec(ability), activationAttempt(card, payer.id, X)];
  const activation = { player: payer.id, card: card.instanceId, ability: ability.id, X };
  for (const chosen of firstChoices(state, spec, attempt, MOST_TRIES))
    if (activationRefusals(state, registry, activation, chosen).length === 0) return true;
  return false;
}

/**
 * Whether an ability of an object could be activated, apart from priority and from what is chosen for it: its
 * time (rule 602.5) and its cost (118.3, 602.2b). Offers, lists and moves all use this. If parts of a cost
 * want the same objects, it tries choices.
 */
export function couldActivate(
  search: ActivationSearch,
  { card, ability: printed }: FoundAbility,
  X?: number,
): boolean {
  const ability = asItCosts(search.state, card, printed);
  if (isForbiddenNow(search.state, card, ability)) return false;
  if (hasX(ability) ? X === undefined : (X ?? 0) !== 0) return false;
  return (
    hasAllParts(search, { card, ability }, X) &&
    (!isEntangled(ability.costs) || canTry(search, card, ability, X))
  );
}

/** Finds why {@link couldActivate} is false. Returns an empty list if it is true. */
export function activationLacks(
  search: ActivationSearch,
  { card, ability: printed }: FoundAbility,
  X?: number,
): readonly Issue[] {
  const ability = asItCosts(search.state, card, printed);
  if (couldActivate(search, { card, ability }, X)) return [];
  const { state, registry, payer } = search;
  const forbidden = activationIssues(state, card, ability);
  if (forbidden.length > 0) return forbidden;
  const cantPay: GameIssue = { code: 'mtg.notNow', data: { rule: '118.3', source: card.instanceId } };
  if (activationSpec(ability).slots.length > 0) {
    const mana = ability.costs.flatMap((part) =>
      part.cost === 'mana' ? search.purse.lacks(part.mana, useFor(search, { card, ability }, X, part)) : [],
    );
    return mana.length > 0 ? mana : [cantPay];
  }
  const activation = { player: payer.id, card: card.instanceId, ability: ability.id, X };
  const nothing: LegalTargets = { attempt: { controller: payer.id }, slots: [] };
  return activationRefusals(state, registry, activation, nothing);
}

/** An ability that a player can activate. */
export interface LegalActivation {
  readonly card: string;
  readonly ability: string;
  /** For a cost with X: it can be activated with X = 0 at least. */
  readonly X?: 0;
}

/**
 * The last choice that was legal for each spec. It is usually legal for the next card with the same ability.
 */
type Witnesses = Map<string, TargetSelection>;
const specKey = memo((ability: ActivatedAbility) => JSON.stringify(activationSpec(ability)));

/** Whether targets and objects for the cost can be chosen, all together. */
function canChoose(
  { state, payer }: ActivationSearch,
  witnesses: Witnesses,
  { card, ability }: FoundAbility,
  X: number | undefined,
): boolean {
  const spec = activationSpec(ability);
  if (spec.slots.length === 0) return true;
  const resolver = resolverOf(state);
  const attempt = activationAttempt(card, payer.id, X);
  const key = specKey(ability);
  const witness = witnesses.get(key);
  if (witness && resolver.check(spec, attempt, witness).ok) return true;
  const solver = resolver.choices(spec, attempt);
  const found = solver.ok ? solver.value.all(1) : solver;
  const [first] = found.ok ? found.value : [];
  if (first) witnesses.set(key, first);
  return first !== undefined;
}

/** Whether any player may activate an ability of a permanent. */
const isActivatedByAll = (card: MtgCard, registry: AbilityRegistry): boolean =>
  card.zone === 'battlefield' &&
  getActivatedAbilities(card, registry).some(({ anyPlayer }) => anyPlayer === true);

/**
 * Finds every ability that a player can activate now, apart from priority, mana abilities included: it checks
 * time, targets and the whole cost (rules 602.2, 602.5). In the order of the state's cards. The work grows
 * linearly with the board: mana sources are looked up once, and a choice for one card is tried first for the
 * next.
 */
export function legalActivations(
  state: MtgMatchState,
  registry: AbilityRegistry,
  player: string,
): readonly LegalActivation[] {
  const search = searchActivations(state, registry, player);
  if (!search) return [];
  const witnesses: Witnesses = new Map();
  return state.cards.flatMap((card) => {
    const isOwn = controllerOf(card) === player;
    if (!isOwn && !isActivatedByAll(card, registry)) return [];
    return getActivatedAbilities(card, registry).flatMap((ability): readonly LegalActivation[] => {
      const X = hasX(ability) ? 0 : undefined;
      const found = { card, ability };
      if (!isOwn && !mayActivate(card, ability, player)) return [];
      if (!couldActivate(search, found, X)) return [];
      if (!isEntangled(ability.costs) && !canChoose(search, witnesses, found, X)) return [];
      const activation = { card: card.instanceId, ability: ability.id };
      return [X === undefined ? activation : { ...activation, X }];
    });
  });
}
