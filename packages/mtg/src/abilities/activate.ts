import {
  ok,
  refuse,
  type GameIssue,
  type LegalTargets,
  type Result,
  type SlotChoice,
  type TargetSpec,
  type Tools,
} from '@reticle/core';
import { costSlots, payCosts } from '../costs/pay.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';
import { refOf } from '../state/zone-change.js';
import { activate as putOnStack, type Announced } from '../stack/announce.js';
import { NO_TARGETS } from '../stack/declaration.js';
import type { ActivatedAbility } from './ability.js';
import { getActivatedAbilities } from './activated.js';
import { activationIssues } from './timing.js';
import { activationKey } from './activation-key.js';
import { manaMeansOf } from './mana-sources.js';
import type { AbilityRegistry } from './registry.js';

/** Which ability is activated, by whom, with which X. */
export interface Activation {
  readonly player: string;
  readonly card: string;
  readonly ability: string;
  readonly X?: number | undefined;
}

/** An ability that is there, and the object whose ability it is. */
interface Found {
  readonly card: MtgCard;
  readonly ability: ActivatedAbility;
}

const noSuch = (activation: Activation): GameIssue => ({
  code: 'mtg.noSuchAbility',
  data: { card: activation.card, ability: activation.ability },
});

/** The ability that is meant, where the player may activate abilities of that object (rules 602.2, 602.1b). */
export function abilityFor(
  state: MtgMatchState,
  registry: AbilityRegistry,
  activation: Activation,
): Result<Found> {
  const card = cardById(state, activation.card);
  const ability = card && getActivatedAbilities(card, registry).find(({ id }) => id === activation.ability);
  if (!card || !ability) return refuse(noSuch(activation));
  if (controllerOf(card) !== activation.player) {
    return refuse({ code: 'mtg.notYours', data: { card: card.instanceId, player: activation.player } });
  }
  return ok({ card, ability });
}

/**
 * All that is chosen as an ability is activated: its targets, and what its cost takes, together. None of the cost's
 * slots target.
 */
export function activationSpec({ targets = NO_TARGETS, costs }: ActivatedAbility): TargetSpec {
  return { ...targets, slots: [...targets.slots, ...costSlots(costs)] };
}

function counted(state: MtgMatchState, key: string): MtgMatchState {
  const times = Object.hasOwn(state.activated, key) ? (state.activated[key] ?? 0) : 0;
  return { ...state, activated: { ...state.activated, [key]: times + 1 } };
}

/** What was chosen in the slots of the targets alone, in their order. */
function targetsAmong({ slots }: LegalTargets, spec: TargetSpec): readonly SlotChoice[] {
  return spec.slots.map(({ id }) => {
    const found = slots.find(({ slot }) => slot === id);
    return { targets: found?.targets ?? [], ...(found?.division ? { division: found.division } : {}) };
  });
}

/**
 * Activates an ability in the order of rules 602.2 and 601.2: onto the stack, targets, cost. A refusal at any point
 * leaves the given state as it was (733.1). A mana ability never is on the stack: it is paid for, and its effects stand
 * last in `resolving`, next to happen (605.3b). `chosen` is a choice for {@link activationSpec} that core has checked.
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
  const [first, ...others] = activationIssues(state, card, ability);
  if (first) return refuse(first, ...others);
  const { player, X } = activation;
  const source = refOf(card);
  const variables = X === undefined ? {} : { X };
  const announced = announce(state, found.value, activation, chosen);
  if (!announced.ok) return announced;
  const paid = payCosts(ability.costs, chosen.slots, {
    ...tools,
    state: announced.value.state,
    controller: player,
    source,
    variables,
    mana: manaMeansOf(player, (each) => getActivatedAbilities(each, registry), tools),
  });
  if (!paid.ok) return paid;
  for (const event of announced.value.events) tools.emit(event);
  const now = counted(paid.value, activationKey(card, ability.id));
  const frame = { controller: player, source, variables, bound: {}, todo: ability.effects };
  if (ability.isManaAbility) return ok({ ...now, resolving: [...now.resolving, { frame }] });
  return ok({
    ...now,
    nextId: state.nextId + 1,
    frames: { ...now.frames, [announced.value.by.id]: frame },
  });
}

/** The ability on the stack with its targets, nothing paid yet; a mana ability is only checked. */
function announce(
  state: MtgMatchState,
  { card, ability }: Found,
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
      targets: targetsAmong(chosen, spec),
      addsMana: ability.isManaAbility,
      ...(X === undefined ? {} : { X }),
    },
  );
}
