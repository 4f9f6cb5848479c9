import { type LegalTargets, type Result, type TargetSpec, unwrap } from '@reticle/core';
import type { TriggeredAbility } from '../../language/card-definition.js';
import { NO_TARGETS } from '../../language/declaration.js';
import type { PendingTrigger, MtgMatchState } from '../../state/match-state.js';
import { triggeredByName } from '../abilities/by-keyword.js';
import { abilitiesOf } from '../abilities/registry.js';
import type { MoveExecution, MtgRules, OpenDecision } from '../move-execution.js';
import { type Announced, activate } from '../stack/announce.js';
import { canChooseTargets } from '../stack/possible.js';
import { isManaTrigger } from './mana.js';

/** Seats from the active player on, in turn order (rule 101.4). */
export function seatsInOrder({ players, activePlayer }: MtgMatchState): readonly string[] {
  const ids = players.map(({ id }) => id);
  const start = Math.max(0, ids.indexOf(activePlayer ?? ''));
  return [...ids.slice(start), ...ids.slice(0, start)];
}

/**
 * The trigger that goes on the stack next: the active player's first, then in turn order (rule 603.3b). Of one player's
 * triggers the one that triggered first goes first; that order is not asked.
 */
function nextWaiting(state: MtgMatchState): PendingTrigger | undefined {
  const seats = seatsInOrder(state);
  const seat = ({ frame }: PendingTrigger) => seats.indexOf(frame.controller);
  return state.waiting.toSorted((a, b) => seat(a) - seat(b))[0];
}

/** The definition of a waiting trigger; none for a delayed one, which has no targets. */
function definitionOf({ registry }: MtgRules, { ability }: PendingTrigger): TriggeredAbility | undefined {
  const ofKeyword = triggeredByName(ability);
  if (ofKeyword) return ofKeyword;
  const [card = '', id = ''] = ability.split('/');
  return abilitiesOf(registry, card)?.triggered.find((found) => found.id === id);
}

const targetsOf = (rules: MtgRules, waiting: PendingTrigger): TargetSpec =>
  definitionOf(rules, waiting)?.targets ?? NO_TARGETS;

/** The ability that a waiting trigger is as it lies on the stack; its source is a card (rule 113.7). */
function abilityOf({ nextId }: MtgMatchState, { ability, frame: { controller, source } }: PendingTrigger) {
  const { id, incarnation } = source;
  const name = `ability-${nextId}`;
  return {
    id: name,
    ability: 'triggered' as const,
    controller,
    source: { kind: 'card' as const, id, incarnation },
    name: ability,
  };
}

/** The state in which targets are chosen for a trigger: it lies on the stack already (rule 603.3d). */
function beingPlaced(state: MtgMatchState, waiting: PendingTrigger): MtgMatchState {
  const ability = abilityOf(state, waiting);
  return { ...state, abilities: [...state.abilities, ability], stack: [...state.stack, ability.id] };
}

/** What the controller of the next waiting trigger must choose; nothing where it needs no choice, or has none. */
export function placingDecision(rules: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  const waiting = nextWaiting(state);
  const spec = waiting && targetsOf(rules, waiting);
  if (!spec || spec.slots.length === 0) return undefined;
  const { controller, variables } = waiting.frame;
  const placed = beingPlaced(state, waiting);
  const source = { kind: 'ability', id: `ability-${state.nextId}`, incarnation: 0 };
  const attempt = { controller, source, variables: { X: variables.X ?? 0 } };
  if (!canChooseTargets(placed, spec, attempt)) return undefined;
  return { kind: 'trigger', player: controller, spec, attempt, state: placed };
}

/** The state without the next waiting trigger. */
const without = (state: MtgMatchState, waiting: PendingTrigger): MtgMatchState => ({
  ...state,
  waiting: state.waiting.filter((found) => found !== waiting),
});

/**
 * Puts the next waiting trigger onto the stack with its targets (rule 603.3). One that needs targets and gets none is
 * removed, since there are none to choose (603.3c); a mana ability resolves at once instead (605.4a).
 */
export function placeNext(state: MtgMatchState, play: MoveExecution, chosen?: LegalTargets): MtgMatchState {
  const waiting = nextWaiting(state);
  if (!waiting) return state;
  const rest = without(state, waiting);
  const definition = definitionOf(play.rules, waiting);
  if (definition && isManaTrigger(definition)) {
    return { ...rest, resolving: [...rest.resolving, { frame: waiting.frame }] };
  }
  const spec = targetsOf(play.rules, waiting);
  if (spec.slots.length > 0 && !chosen) return rest;
  const ability = abilityOf(state, waiting);
  const targets = chosen?.slots.map(({ targets: own, division }) => ({
    targets: own,
    ...(division === undefined ? {} : { division }),
  }));
  const { X } = waiting.frame.variables;
  const announced: Result<Announced<MtgMatchState>> = activate(rest, ability, {
    declaration: { spec },
    targets: targets ?? [],
    ...(X === undefined ? {} : { X }),
  });
  const { state: stacked, events } = unwrap(announced);
  for (const event of events) play.emit(event);
  return {
    ...stacked,
    frames: { ...stacked.frames, [ability.id]: waiting.frame },
    nextId: stacked.nextId + 1,
  };
}
