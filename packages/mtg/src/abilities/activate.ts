import { ok, refuse, type GameIssue, type Issue, type LegalTargets, type Result } from '@reticle/core';
import { randomFrom, seedRandom, type Setting, type Tools } from '@reticle/core/match';
import { payCosts } from '../costs/pay.js';
import { costChoices } from '../costs/slots.js';
import { countX } from '../mana/mana.js';
import type { MtgMatchState } from '../state/match-state.js';
import { refOf } from '../state/zone-change.js';
import { activate as putOnStack, type Announced } from '../stack/announce.js';
import { NO_TARGETS } from '../stack/declaration.js';
import type { ActivatedAbility } from './ability.js';
import { getActivatedAbilities } from './activated.js';
import { abilityFor, choicesFor, type Activation, type FoundAbility } from './activation.js';
import { activationKey } from './activation-key.js';
import { manaMeansOf } from './mana-sources.js';
import type { AbilityRegistry } from './registry.js';
import { activationIssues } from './timing.js';

function counted(state: MtgMatchState, key: string): MtgMatchState {
  const times = Object.hasOwn(state.activated, key) ? (state.activated[key] ?? 0) : 0;
  return { ...state, activated: { ...state.activated, [key]: times + 1 } };
}

/** X is announced for a cost that has one; any other number of it means nothing (rules 107.3a, 601.2b). */
function uselessX({ costs }: ActivatedAbility, { X = 0 }: Activation): readonly GameIssue[] {
  const hasX = costs.some((part) => part.cost === 'mana' && countX(part.mana) > 0);
  return X === 0 || hasX ? [] : [{ code: 'mtg.noX', data: { X } }];
}

/** What was chosen for the cost, by its slots: `cost1` is what was sacrificed. */
function boundByCost({ costs }: ActivatedAbility, { slots }: LegalTargets): Setting['bound'] {
  const ids = new Set(costChoices(costs).slots.map(({ id }) => id));
  return Object.fromEntries(slots.flatMap(({ slot, targets }) => (ids.has(slot) ? [[slot, targets]] : [])));
}

/** The ability on the stack with its targets, nothing paid yet; a mana ability is only checked. */
function announce(
  state: MtgMatchState,
  { card, ability }: FoundAbility,
  { player, X }: Activation,
  chosen: LegalTargets,
): Result<Announced<MtgMatchState>> {
  const spec = ability.targets ?? NO_TARGETS;
  const { instanceId, incarnation } = card;
  return putOnStack(
    state,
    {
      id: `ability-${state.nextId}`,
      ability: 'activated',
      controller: player,
      source: { kind: 'card', id: instanceId, incarnation },
      name: ability.id,
    },
    {
      declaration: { spec },
      targets: choicesFor(chosen, spec),
      addsMana: ability.isManaAbility,
      prohibited: activationIssues(state, card, ability),
      ...(X === undefined ? {} : { X }),
    },
  );
}

/** To activate a mana ability with {T} is to tap the permanent for mana (rule 106.12). */
function tellTapped({ card, ability }: FoundAbility, player: string, { emit }: Tools): void {
  const taps = ability.isManaAbility && ability.costs.some(({ cost }) => cost === 'tap');
  if (taps) emit({ type: 'tappedForMana', card: refOf(card), player });
}

/**
 * Activates an ability in the order of rules 602.2 and 601.2: onto the stack, X and what the cost takes, targets, payment.
 * A refusal at any point leaves the given state as it was, and tells no event (733.1). A mana ability never is on the
 * stack: it is paid for, and its effects stand last in `resolving`, next to happen (605.3b).
 *
 * `chosen` is a choice for `activationSpec`, made with `activationAttempt`. What was chosen for the cost is bound under
 * its slots' names as the ability resolves: `{ "bound": "cost1" }` is what was sacrificed. Who has priority is the match's
 * to know.
 *
 * @returns the next state, or the first refusal: `mtg.noSuchAbility`, `mtg.notYours`, `mtg.noX`, `mtg.notNow`, what is
 *   wrong with the targets, `mtg.cantPay`, `mtg.cantPayMana`
 */
export function activateAbility(
  state: MtgMatchState,
  registry: AbilityRegistry,
  activation: Activation,
  chosen: LegalTargets,
  tools: Tools,
): Result<MtgMatchState> {
  const found = abilityFor(state, registry, activation);
  if (!found.ok) return found;
  const { card, ability } = found.value;
  const [noX] = uselessX(ability, activation);
  if (noX) return refuse(noX);
  const announced = announce(state, found.value, activation, chosen);
  if (!announced.ok) return announced;
  const { player, X } = activation;
  const setting = { controller: player, source: refOf(card), variables: X === undefined ? {} : { X } };
  const paid = payCosts(ability.costs, chosen.slots, {
    ...tools,
    ...setting,
    state: announced.value.state,
    mana: manaMeansOf(player, (each) => getActivatedAbilities(each, registry)),
  });
  if (!paid.ok) return paid;
  for (const event of announced.value.events) tools.emit(event);
  tellTapped(found.value, player, tools);
  const now = counted(paid.value, activationKey(card, ability.id));
  const frame = { ...setting, bound: boundByCost(ability, chosen), todo: ability.effects };
  if (ability.isManaAbility) return ok({ ...now, resolving: [...now.resolving, { frame }] });
  const frames = { ...now.frames, [announced.value.by.id]: frame };
  return ok({ ...now, nextId: state.nextId + 1, frames });
}

/** Why {@link activateAbility} would refuse; empty where it would not. It is tried, and nothing comes of it. */
export function activationRefusals(
  state: MtgMatchState,
  registry: AbilityRegistry,
  activation: Activation,
  chosen: LegalTargets,
): readonly Issue[] {
  const tools = { random: randomFrom(seedRandom(0)), emit: () => undefined };
  const tried = activateAbility(state, registry, activation, chosen, tools);
  return tried.ok ? [] : tried.issues;
}
