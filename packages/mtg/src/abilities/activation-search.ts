import type { GameIssue, Issue, LegalTargets } from '@reticle/core';
import type { CostOf } from '../costs/cost.js';
import { isEntangled } from '../costs/entangled.js';
import type { Could } from '../costs/kind.js';
import { couldPay } from '../costs/parts.js';
import { countX } from '../mana/mana.js';
import { purseOf, type Purse, type PurseUse } from '../mana/purse.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';
import type { ActivatedAbility } from './ability.js';
import { activationRefusals } from './activate.js';
import { getActivatedAbilities } from './activated.js';
import { activationAttempt, activationSpec } from './activation-spec.js';
import type { FoundAbility } from './activation.js';
import { manaSourcesOf } from './mana-sources.js';
import type { AbilityRegistry } from './registry.js';
import { activationIssues } from './timing.js';

/** A player who looks for what can be activated in a state. */
export interface ActivationSearch {
  readonly state: MtgMatchState;
  readonly registry: AbilityRegistry;
  readonly payer: Could['payer'];
  readonly purse: Purse;
}

/** Opens a search; none for who is not, or no more, in the game. `sources` are the player's, where they are known. */
export function searchActivations(
  state: MtgMatchState,
  registry: AbilityRegistry,
  player: string,
  sources = manaSourcesOf(state, player, (card) => getActivatedAbilities(card, registry)),
): ActivationSearch | undefined {
  const payer = state.players.find(({ id, left }) => id === player && left !== true);
  return payer && { state, registry, payer, purse: purseOf(payer.pool, sources) };
}

/** So many choices are tried where parts of a cost want the same. */
const MOST_TRIES = 1_000;

/** Whether an ability's cost has an X to announce (rule 601.2b). */
export const hasX = ({ costs }: ActivatedAbility): boolean =>
  costs.some((part) => part.cost === 'mana' && countX(part.mana) > 0);

/** How the mana of an ability's cost is paid: not by what the cost taps, and on X only what may be spent on it. */
function useFor(
  { card, ability: { costs } }: FoundAbility,
  X: number | undefined,
  { onlyOnX }: CostOf<'mana'>,
): PurseUse {
  const taps = costs.some((part) => part.cost === 'tap');
  return {
    ...(X === undefined ? {} : { X }),
    ...(onlyOnX === undefined ? {} : { restrict: { X: onlyOnX } }),
    ...(taps ? { without: card.instanceId } : {}),
  };
}

/** Whether every part of the cost could be paid by itself, as far as what is chosen for it does not tell. */
function hasAllParts(
  { state, payer, purse }: ActivationSearch,
  found: FoundAbility,
  X: number | undefined,
): boolean {
  const { card, ability } = found;
  const canPayMana = (cost: CostOf<'mana'>) => purse.canPay(cost.mana, useFor(found, X, cost));
  const could: Could = { state, card, payer, canPayMana };
  return ability.costs.every((cost) => couldPay(cost, could));
}

/** Whether one of the first choices can be paid for, each tried. */
function canTry(
  { state, registry, payer }: ActivationSearch,
  card: MtgCard,
  ability: ActivatedAbility,
  X: number | undefined,
): boolean {
  const [spec, attempt] = [activationSpec(ability), activationAttempt(card, payer.id, X)];
  const resolver = resolverOf(state);
  const activation = { player: payer.id, card: card.instanceId, ability: ability.id, X };
  const works = (chosen: LegalTargets) =>
    activationRefusals(state, registry, activation, chosen).length === 0;
  if (spec.slots.length === 0) return works({ attempt, slots: [] });
  const solver = resolver.choices(spec, attempt);
  const all = solver.ok ? solver.value.all(MOST_TRIES) : solver;
  for (const selection of all.ok ? all.value : []) {
    const chosen = resolver.check(spec, attempt, selection);
    if (chosen.ok && works(chosen.value)) return true;
  }
  return false;
}

/**
 * Whether an ability of an object could be activated, as far as what is chosen for it does not tell, priority aside: its
 * time (rule 602.5) and its cost (118.3, 602.2b). One legality for offers, lists and moves. Where parts of a cost want
 * the same, choices have been tried.
 */
export function couldActivate(
  search: ActivationSearch,
  { card, ability }: FoundAbility,
  X?: number,
): boolean {
  if (activationIssues(search.state, card, ability).length > 0) return false;
  if (hasX(ability) ? X === undefined : (X ?? 0) !== 0) return false;
  return (
    hasAllParts(search, { card, ability }, X) &&
    (!isEntangled(ability.costs) || canTry(search, card, ability, X))
  );
}

/** Why {@link couldActivate} is false; empty where it is true. */
export function activationLacks(
  search: ActivationSearch,
  { card, ability }: FoundAbility,
  X?: number,
): readonly Issue[] {
  if (couldActivate(search, { card, ability }, X)) return [];
  const { state, registry, payer } = search;
  const forbidden = activationIssues(state, card, ability);
  if (forbidden.length > 0) return forbidden;
  const cantPay: GameIssue = { code: 'mtg.notNow', data: { rule: '118.3', source: card.instanceId } };
  if (activationSpec(ability).slots.length > 0) {
    const mana = ability.costs.flatMap((part) =>
      part.cost === 'mana' ? search.purse.lacks(part.mana, useFor({ card, ability }, X, part)) : [],
    );
    return mana.length > 0 ? mana : [cantPay];
  }
  const activation = { player: payer.id, card: card.instanceId, ability: ability.id, X };
  const nothing: LegalTargets = { attempt: { controller: payer.id }, slots: [] };
  return activationRefusals(state, registry, activation, nothing);
}
