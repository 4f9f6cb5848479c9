import {
  type Attempt,
  type LegalTargets,
  type PinnedRef,
  type Result,
  type TargetSpec,
  canonicalJson,
  unwrap,
} from '@reticle/core';
import { nextWaiting, optionDecision, orderDecision, waitingFirst, withNext } from '@reticle/core/play';
import { sameValue, someWithin } from '@reticle/core/text';
import { type TriggeredAbility, withInterveningIf, NO_TARGETS } from '../../language/card-definition.js';
import type { PendingTrigger, MtgMatchState } from '../../state/match-state.js';
import { triggeredByName } from '../abilities/activated.js';
import { memo } from '../../state/memo.js';
import { knownCard, knownNow, playerOf, seatsInOrder } from '../../state/state.js';
import { primaryOf, teamOf } from '../../state/teams.js';
import { abilitiesOf } from '../abilities/registry.js';
import type { MoveExecution, MtgRules, OpenDecision } from '../move-execution.js';
import { chosenOption, selectPlayers } from '../select/select.js';
import { rolesOf } from '../select/matching.js';
import { type Announced, activate } from '../stack/announce.js';
import { OF_MONARCH } from './of-monarch.js';
import { canChooseTargets } from '../stack/possible.js';
import { isManaTrigger } from '../activating/mana-triggers.js';
import { matchWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { entryAt, sure } from '../../state/sure.js';
import { emitAll } from '../events/happen.js';

/**
 * Finds the definition of a waiting trigger. Returns undefined for a delayed or reflexive one, which lists
 * its own targets.
 */
export function definitionOf(
  { registry }: Pick<MtgRules, 'registry'>,
  { ability }: Pick<PendingTrigger, 'ability'>,
): TriggeredAbility | undefined {
  const ofKeyword = triggeredByName(ability);
  if (ofKeyword) return ofKeyword;
  const [card, id] = ability.split('/');
  return abilitiesOf(registry, sure(card))?.triggered.find((found) => found.id === id);
}

/** Whether a waiting trigger is a mana ability, which never uses the stack, so nobody orders it. */
const isOfMana = (rules: MtgRules, waiting: PendingTrigger): boolean => {
  const definition = definitionOf(rules, waiting);
  return definition !== undefined && isManaTrigger(definition);
};

/** Counts the parts of JSON that pass a test. */
function countWithin(said: unknown, is: (part: unknown) => boolean): number {
  let count = 0;
  someWithin(said, (part) => {
    if (is(part)) count++;
    return false;
  });
  return count;
}

/**
 * Returns how effects or targets mention a bound name: for the object itself, only for its controller, or not
 * at all.
 */
function spokenOf(said: unknown, name: string): 'itself' | 'controller' | undefined {
  const times = countWithin(said, (part) => part === name || part === `role.${name}`);
  if (times === 0) return undefined;
  const asController = countWithin(said, (part) => sameValue(part, { controllerOf: { bound: name } }));
  return times === asController ? 'controller' : 'itself';
}

/** The names of triggers that effects create and no card has. */
const UNPRINTED: ReadonlySet<string> = new Set(['delayed', 'reflexive', OF_MONARCH]);

/** Returns what the effects and targets of a trigger mention: the names in its frame, and X. */
const speech = memo((rules: MtgRules) =>
  memo((waiting: PendingTrigger) => {
    const { variables, bound, todo } = waiting.frame;
    const definition = definitionOf(rules, waiting);
    const said = [todo, waiting.targets ?? null, definition?.targets ?? null, definition?.modes ?? null];
    return {
      names: Object.keys(bound).flatMap((name) => {
        const as = spokenOf(said, name);
        return as === undefined ? [] : [{ name, as }];
      }),
      X: spokenOf(said, 'X') ? (variables.X ?? null) : null,
    };
  }),
);

/**
 * Returns a string of what a trigger does and what it is about, as far as its effects and targets mention it,
 * without its source. Players aren't asked to order triggers with the same string. Of an object that is gone
 * and mentioned only for its controller, only that player counts.
 */
function likeness(rules: MtgRules, state: MtgMatchState, waiting: PendingTrigger): string {
  const { ability, targets } = waiting;
  const { bound, todo } = waiting.frame;
  const { names, X } = speech(rules)(waiting);
  // An object that still exists may have another controller by then.
  const isGone = (ref: PinnedRef): boolean => {
    const zone = knownNow(state, ref)?.zone;
    return zone !== 'battlefield' && zone !== 'stack';
  };
  const about = names.map(({ name, as }) => {
    const refs = bound[name] ?? [];
    const isOfController = as === 'controller' && refs.every(isGone);
    return [
      name,
      isOfController ? selectPlayers({ controllerOf: { bound: name } }, { ...waiting.frame, state }) : refs,
    ];
  });
  return canonicalJson([ability, X, about, UNPRINTED.has(ability) ? [todo, targets ?? null] : null]);
}

/** Whether the order matters in which a player's triggers go on the stack. */
const isOrdered =
  (rules: MtgRules, state: MtgMatchState) =>
  ([first, ...others]: readonly PendingTrigger[]): boolean => {
    const like = first && likeness(rules, state, first);
    return others.some((other) => likeness(rules, state, other) !== like);
  };

/**
 * Returns the triggers of the player who puts triggers on the stack now (rule 603.3b): the active player
 * first, then in turn order. Players of a team put theirs there together, in any order (805.7).
 */
function waitingNow(state: MtgMatchState): readonly PendingTrigger[] {
  const own = waitingFirst(state.waiting, seatsInOrder(state));
  const [first] = own;
  if (first === undefined || playerOf(state, first.frame.controller)?.team === undefined) return own;
  const team = teamOf(state, first.frame.controller);
  return state.waiting.filter(({ frame }) => team.includes(frame.controller));
}

/** Returns the trigger that goes on the stack next. Returns undefined if its player must choose. */
const nextIn = (rules: MtgRules, state: MtgMatchState): PendingTrigger | undefined =>
  state.waiting.find((waiting) => isOfMana(rules, waiting)) ??
  nextWaiting(waitingNow(state), isOrdered(rules, state));

/** Returns the name of a trigger's source. */
const triggerName = (state: MtgMatchState, { frame, ability }: PendingTrigger): string =>
  knownCard(state, frame.source)?.names.join(' // ') || ability;

/**
 * Returns the options by which a player chooses the next trigger, named by their sources. The first of
 * several alike stands for all of them.
 */
function orderOptions(
  rules: MtgRules,
  state: MtgMatchState,
  own: readonly PendingTrigger[],
): ReadonlyMap<string, PendingTrigger> {
  const options = new Map<string, PendingTrigger>();
  const kinds = new Set<string>();
  for (const waiting of own) {
    const kind = likeness(rules, state, waiting);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const name = triggerName(state, waiting);
    let option = name;
    for (let count = 2; options.has(option); count++) option = `${name} (${count})`;
    options.set(option, waiting);
  }
  return options;
}

/** A trigger whose place in the order is asked for: its source, and the other objects and players that its text speaks of. */
export interface OrderedTrigger {
  readonly name: string;
  readonly about: readonly { readonly ref: PinnedRef; readonly as: 'itself' | 'controller' }[];
}

/** Returns the triggers that a player is asked to order now (rule 603.3b), by their options. Returns none if nobody is asked. */
export function orderedTriggers(rules: MtgRules, state: MtgMatchState): ReadonlyMap<string, OrderedTrigger> {
  if (state.waiting.length === 0 || nextIn(rules, state)) return new Map();
  const options = [...orderOptions(rules, state, waitingNow(state))];
  return new Map(
    options.map(([option, waiting]) => {
      const { bound, source } = waiting.frame;
      const about = speech(rules)(waiting).names.flatMap(({ name, as }) =>
        (bound[name] ?? []).filter(({ id }) => id !== source.id).map((ref) => ({ ref, as })),
      );
      return [option, { name: triggerName(state, waiting), about }];
    }),
  );
}

/** Asks a player which of several triggers goes on the stack first (rule 603.3b). */
function whichIsNext(rules: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  if (nextIn(rules, state)) return undefined;
  const own = waitingNow(state);
  const player = primaryOf(state, entryAt(own, 0).frame.controller);
  const options = [...orderOptions(rules, state, own).keys()];
  return { kind: 'order', state, ...orderDecision({ controller: player }, options) };
}

function targetsOf(rules: MtgRules, waiting: PendingTrigger): TargetSpec {
  if (waiting.targets) return waiting.targets;
  const { targets, modes } = definitionOf(rules, waiting) ?? {};
  const mode = modes?.options.find(({ id }) => id === waiting.mode);
  return (modes ? mode?.targets : targets) ?? NO_TARGETS;
}

/** The option to choose no mode, for "choose up to one". */
const NO_MODE = 'none';

/**
 * Returns the modes of which one must still be chosen: those whose targets can be chosen (rules 603.3c,
 * 700.2b).
 */
function openModes(
  rules: MtgRules,
  state: MtgMatchState,
  waiting: PendingTrigger,
): readonly string[] | undefined {
  const { modes } = definitionOf(rules, waiting) ?? {};
  if (!modes || waiting.mode !== undefined) return undefined;
  const legal = modes.options.filter(
    ({ targets }) =>
      targets === undefined ||
      canChooseTargets(beingPlaced(state, waiting), targets, attemptFor(state, waiting)),
  );
  return [...legal.map(({ id }) => id), ...(modes.min === 0 ? [NO_MODE] : [])];
}

/** Records the mode of a waiting trigger, which goes on the stack next. */
function withMode(
  rules: MtgRules,
  state: MtgMatchState,
  waiting: PendingTrigger,
  mode: string | undefined,
): MtgMatchState {
  const definition = sure(definitionOf(rules, waiting));
  const chosen = sure(definition.modes).options.find(({ id }) => id === mode);
  if (!chosen) return matchWith(state, { waiting: state.waiting.filter((found) => found !== waiting) });
  const todo = withInterveningIf({ ...definition, effects: chosen.effects });
  const placed = { ...waiting, mode: chosen.id, next: true, frame: { ...waiting.frame, todo } };
  return matchWith(state, { waiting: state.waiting.map((found) => (found === waiting ? placed : found)) });
}

const attemptFor = (
  { nextId }: MtgMatchState,
  { frame: { controller, variables, bound } }: PendingTrigger,
): Attempt => ({
  controller,
  source: { kind: 'ability', id: `ability-${nextId}`, incarnation: 0 },
  variables: { X: variables.X ?? 0 },
  ...rolesOf(bound),
});

/** Returns the ability on the stack that a waiting trigger becomes. Its source is a card (rule 113.7). */
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

/** Returns the state in which a trigger's targets are chosen: it is on the stack already (rule 603.3d). */
function beingPlaced(state: MtgMatchState, waiting: PendingTrigger): MtgMatchState {
  const ability = abilityOf(state, waiting);
  return matchWith(state, {
    abilities: [...state.abilities, ability],
    stack: [...state.stack, ability.id],
  });
}

/**
 * Returns what a player must choose before a trigger goes on the stack: which of several is next, and its
 * mode and targets. Returns undefined if nothing must be chosen.
 */
export function placingDecision(rules: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  if (state.waiting.length === 0) return undefined;
  const waiting = nextIn(rules, state);
  if (!waiting) return whichIsNext(rules, state);
  const { controller } = waiting.frame;
  const modes = openModes(rules, state, waiting);
  if (modes && modes.length > 1)
    return { kind: 'order', state, ...optionDecision({ controller }, modes, 'mode') };
  const spec = targetsOf(rules, waiting);
  if (spec.slots.length === 0) return undefined;
  const placed = beingPlaced(state, waiting);
  const attempt = attemptFor(state, waiting);
  if (!canChooseTargets(placed, spec, attempt)) return undefined;
  return { kind: 'trigger', player: controller, spec, attempt, state: placed };
}

/** Records which trigger is the next. */
function withNextTrigger(rules: MtgRules, state: MtgMatchState, chosen: LegalTargets): MtgMatchState {
  const options = orderOptions(rules, state, waitingNow(state));
  return matchWith(state, { waiting: withNext(state.waiting, options.get(sure(chosenOption(chosen)))) });
}

/** Removes a waiting trigger. */
const without = (state: MtgMatchState, waiting: PendingTrigger): MtgMatchState =>
  matchWith(state, { waiting: state.waiting.filter((found) => found !== waiting) });

/**
 * Puts the next waiting trigger onto the stack with its targets (rule 603.3). Removes a trigger that needs
 * targets and has none (603.3c). A mana ability resolves at once instead (605.4a).
 */
export function placeNext(state: MtgMatchState, play: MoveExecution, chosen?: LegalTargets): MtgMatchState {
  const waiting = nextIn(play.rules, state);
  if (!waiting) return chosen ? withNextTrigger(play.rules, state, chosen) : state;
  const modes = openModes(play.rules, state, waiting);
  if (modes) return withMode(play.rules, state, waiting, chosenOption(chosen) ?? modes[0]);
  const rest = without(state, waiting);
  if (isOfMana(play.rules, waiting)) {
    return matchWith(rest, { resolving: [...rest.resolving, { frame: waiting.frame }] });
  }
  const spec = targetsOf(play.rules, waiting);
  if (spec.slots.length > 0 && !chosen) return rest;
  const ability = abilityOf(state, waiting);
  const targets = chosen?.slots.map(({ targets: own, division }) => ({
    targets: own,
    ...withoutUndefined({ division }),
  }));
  const { X } = waiting.frame.variables;
  const announced: Result<Announced<MtgMatchState>> = activate(rest, ability, {
    declaration: { spec },
    ...rolesOf(waiting.frame.bound),
    targets: targets ?? [],
    ...withoutUndefined({ X }),
  });
  const { state: stacked, events } = unwrap(announced);
  emitAll(events, play.emit);
  return matchWith(stacked, {
    frames: Object.assign({}, stacked.frames, { [ability.id]: waiting.frame }),
    nextId: stacked.nextId + 1,
  });
}
