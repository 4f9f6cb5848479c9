import type { TargetSelection } from '@reticle/core';
import { isEntangled } from '../costs/entangled.js';
import { memo } from '../match/memo.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';
import type { ActivatedAbility } from './ability.js';
import { getActivatedAbilities } from './activated.js';
import type { FoundAbility } from './activation.js';
import { couldActivate, hasX, searchActivations, type ActivationSearch } from './activation-search.js';
import { activationAttempt, activationSpec } from './activation-spec.js';
import type { AbilityRegistry } from './registry.js';

/** An ability that a player can activate. */
export interface LegalActivation {
  readonly card: string;
  readonly ability: string;
  /** For a cost with X, where it can be activated with 0 at least. */
  readonly X?: 0;
}

/** The last choice that was legal for a spec: for the next card with the ability it mostly is as well. */
type Witnesses = Map<string, TargetSelection>;

const specKey = memo((ability: ActivatedAbility) => JSON.stringify(activationSpec(ability)));

/** Whether targets and what the cost takes can be chosen, all together. */
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

/**
 * Every ability that a player can activate now, priority aside: its time, its targets, its whole cost (rules 602.2,
 * 602.5), mana abilities among them. In the order of the state's cards. The work grows with the board, not with its
 * square: sources of mana are looked for once, and what holds for one card is tried first for the next.
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
    if (controllerOf(card) !== player) return [];
    return getActivatedAbilities(card, registry).flatMap((ability): readonly LegalActivation[] => {
      const X = hasX(ability) ? 0 : undefined;
      const found = { card, ability };
      if (!couldActivate(search, found, X)) return [];
      if (!isEntangled(ability.costs) && !canChoose(search, witnesses, found, X)) return [];
      const activation = { card: card.instanceId, ability: ability.id };
      return [X === undefined ? activation : { ...activation, X }];
    });
  });
}
