import type { LegalTargets, TargetSelection } from '@reticle/core';
import type { CostOf } from '../costs/cost.js';
import { isEntangled } from '../costs/entangled.js';
import type { Could } from '../costs/kind.js';
import { couldPay } from '../costs/parts.js';
import { countX } from '../mana/mana.js';
import { canPayMana } from '../mana/pay.js';
import type { ManaSource } from '../mana/sources.js';
import { memo } from '../match/memo.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';
import type { ActivatedAbility } from './ability.js';
import { activationRefusals } from './activate.js';
import { getActivatedAbilities } from './activated.js';
import { activationAttempt, activationSpec } from './activation-spec.js';
import { manaSourcesOf } from './mana-sources.js';
import type { AbilityRegistry } from './registry.js';
import { activationIssues } from './timing.js';

/** An ability that a player can activate. */
export interface LegalActivation {
  readonly card: string;
  readonly ability: string;
  /** For a cost with X, where it can be activated with 0 at least. */
  readonly X?: 0;
}

/** So many choices are tried where parts of a cost want the same. */
const MOST_TRIES = 1_000;

/** A player who looks for what can be activated; what holds for all abilities is worked out once. */
interface Search {
  readonly state: MtgMatchState;
  readonly registry: AbilityRegistry;
  readonly payer: Could['payer'];
  readonly sources: readonly ManaSource[];
  readonly sourcesById: ReadonlyMap<string, readonly ManaSource[]>;
  /** Answers about mana by the cost and what its own source would have given. */
  readonly payable: Map<string, boolean>;
  /** The last choice that was legal for a spec: for the next card with the ability it mostly is as well. */
  readonly witnesses: Map<string, TargetSelection>;
}

/** What costs the same without sources that give the same is asked once. */
function paysMana(search: Search, card: MtgCard, { costs }: ActivatedAbility, cost: CostOf<'mana'>): boolean {
  const own = costs.some((part) => part.cost === 'tap') ? search.sourcesById.get(card.instanceId) : undefined;
  const key = JSON.stringify([cost.mana, cost.onlyOnX, own?.map(({ outputs }) => outputs)]);
  const known = search.payable.get(key);
  if (known !== undefined) return known;
  const sources = own ? search.sources.filter(({ id }) => id !== card.instanceId) : search.sources;
  const X = countX(cost.mana) > 0 ? { X: 0 } : {};
  const can = canPayMana(cost.mana, { pool: search.payer.pool, sources, ...X });
  search.payable.set(key, can);
  return can;
}

const specKey = memo((ability: ActivatedAbility) => JSON.stringify(activationSpec(ability)));

/** Whether targets and what the cost takes can be chosen, all together. */
function canChoose(search: Search, card: MtgCard, ability: ActivatedAbility, X?: 0): boolean {
  const spec = activationSpec(ability);
  if (spec.slots.length === 0) return true;
  const resolver = resolverOf(search.state);
  const attempt = activationAttempt(card, search.payer.id, X);
  const key = specKey(ability);
  const witness = search.witnesses.get(key);
  if (witness && resolver.check(spec, attempt, witness).ok) return true;
  const solver = resolver.choices(spec, attempt);
  const found = solver.ok ? solver.value.all(1) : solver;
  const [first] = found.ok ? found.value : [];
  if (first) search.witnesses.set(key, first);
  return first !== undefined;
}

/** Whether one of the first choices can be paid for, each tried. */
function canTry(
  { state, registry, payer }: Search,
  card: MtgCard,
  ability: ActivatedAbility,
  X?: 0,
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

function canActivate(search: Search, card: MtgCard, ability: ActivatedAbility, X?: 0): boolean {
  if (activationIssues(search.state, card, ability).length > 0) return false;
  const could: Could = {
    state: search.state,
    card,
    payer: search.payer,
    canPayMana: (cost) => paysMana(search, card, ability, cost),
  };
  if (!ability.costs.every((cost) => couldPay(cost, could))) return false;
  return isEntangled(ability.costs) ? canTry(search, card, ability, X) : canChoose(search, card, ability, X);
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
  const payer = state.players.find(({ id, left }) => id === player && left !== true);
  if (!payer) return [];
  const abilities = (card: MtgCard) => getActivatedAbilities(card, registry);
  const sources = manaSourcesOf(state, player, abilities);
  const sourcesById = new Map<string, ManaSource[]>();
  for (const source of sources) sourcesById.set(source.id, [...(sourcesById.get(source.id) ?? []), source]);
  const shared = { payable: new Map(), witnesses: new Map() };
  const search: Search = { state, registry, payer, sources, sourcesById, ...shared };
  return state.cards.flatMap((card) => {
    if (controllerOf(card) !== player) return [];
    return abilities(card).flatMap((ability): readonly LegalActivation[] => {
      const hasX = ability.costs.some((part) => part.cost === 'mana' && countX(part.mana) > 0);
      const X = hasX ? 0 : undefined;
      if (!canActivate(search, card, ability, X)) return [];
      const activation = { card: card.instanceId, ability: ability.id };
      return [X === undefined ? activation : { ...activation, X }];
    });
  });
}
