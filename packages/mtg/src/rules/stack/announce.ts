import {
  type GameIssue,
  type Result,
  type TargetSpec,
  parseWith,
  refuse,
  targetSpec,
  unwrap,
  type Attempt,
  type LegalTargets,
  type PinnedRef,
  ok,
} from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import { type Declaration, NO_TARGETS, isManaAbility } from '../../language/card-definition.js';
import { saysX } from '../../language/announced-x.js';
import { costPrefix } from '../../language/splice.js';
import type { MtgAbility, Announcement } from '../../state/card.js';
import { cardById, withCard } from '../../state/cards.js';
import { cardWith, copyAbility, stateWith } from '../../state/copies.js';
import { type MtgState, abilityById } from '../../state/state.js';
import { moveCard } from '../../state/zones.js';
import { mtg } from '../targeting/kinds.js';
import { validateTargets, withMustTargets } from '../targeting/legal.js';
import { type StackEvent, becameTargets } from './event.js';
import { keyed, memo } from '../../state/memo.js';
import { withoutUndefined } from '../../state/without-undefined.js';

/** What is chosen before targets: modes and optional costs (rule 601.2b). */
interface Choices {
  /** The ids of modes in printed order; a mode chosen twice is listed twice (rule 700.2d). */
  readonly modes?: readonly string[];
  readonly costs?: readonly string[];
}

/** Prefixes the ids of slots, and references to them, so that several specs fit into one. Each spec is read once for a prefix. */
const withPrefix = (spec: TargetSpec, prefix: string): TargetSpec => prefixed(spec)(prefix);
const prefixed = memo((spec: TargetSpec) =>
  keyed((prefix): TargetSpec => {
    // Slots of a cost may be related to the usual ones, which keep their ids.
    const own = new Set(spec.slots.map(({ id }) => id));
    const named = (id: string): string => (own.has(id) ? prefix + id : id);
    const raw: unknown = JSON.parse(JSON.stringify(spec), (_key, value: unknown) => {
      const [, id, rest] = (typeof value === 'string' && /^slots\.([^.]+)(.*)$/u.exec(value)) || [];
      return id === undefined ? value : `slots.${named(id)}${rest ?? ''}`;
    });
    const { slots, relations, ...rest } = unwrap(parseWith(targetSpec, raw));
    return {
      ...rest,
      slots: slots.map((slot) => ({ ...slot, id: prefix + slot.id })),
      relations: relations.map((relation) => ({
        ...relation,
        slots: relation.slots.map((id) => named(id)),
      })),
    };
  }),
);

/** Joins specs into one. Refuses those that say X and mean different things by it. */
function joinSpecs(specs: readonly TargetSpec[], modes: readonly string[] = []): Result<TargetSpec> {
  const saying = specs.filter(({ slots }) => saysX(slots));
  const [first, ...others] = saying;
  if (others.some(({ X }) => !sameValue(X, first?.X)))
    return refuse(wrongModes('X would mean two things', modes));
  return mtg.parseSpec({
    ...NO_TARGETS,
    slots: specs.flatMap(({ slots }) => slots),
    relations: specs.flatMap(({ relations }) => relations),
    ...withoutUndefined({ X: first?.X }),
  });
}
const kept = new WeakMap<TargetSpec, Result<TargetSpec>>();

/** Returns the spec by itself, parsed. Cached, since a frozen spec can't change. */
function parsedSpec(spec: TargetSpec): Result<TargetSpec> {
  const found = kept.get(spec) ?? joinSpecs([spec]);
  kept.set(spec, found);
  return found;
}

function wrongModes(problem: string, modes: readonly string[]): GameIssue {
  return { code: 'mtg.wrongModes', data: { problem, modes } };
}

function modeIssue({ modes }: Declaration, chosen: readonly string[]): GameIssue | undefined {
  if (modes === undefined) return chosen.length === 0 ? undefined : wrongModes('there are no modes', chosen);
  const { min, max, repeat = false, options, worth: most = Infinity } = modes;
  if (chosen.length < min || chosen.length > max) return wrongModes(`choose ${min} to ${max}`, chosen);
  if (chosen.some((id) => !options.some((option) => option.id === id)))
    return wrongModes('no such mode', chosen);
  if (!repeat && new Set(chosen).size < chosen.length) return wrongModes('a mode is chosen twice', chosen);
  const worth = chosen.reduce((sum, id) => sum + (options.find((option) => option.id === id)?.worth ?? 1), 0);
  return worth > most ? wrongModes(`worth ${most} at most`, chosen) : undefined;
}

/**
 * Builds the spec of the targets for these modes and costs: only those of chosen modes (rule 700.2c), once
 * for each time that a mode is chosen (700.2d), and those of costs that are paid (601.2c). The slots of the
 * n-th chosen mode are named `<mode><n>_<slot>`, those of a cost `<cost>_<slot>`.
 */
export function composeSpec(
  declared: Declaration,
  { modes = [], costs = [] }: Choices = {},
): Result<TargetSpec> {
  const wrong = modeIssue(declared, modes);
  if (wrong) return refuse(wrong);
  const { spec: own = NO_TARGETS } = declared;
  if (Object.isFrozen(own) && modes.length + costs.length === 0) return parsedSpec(own);
  const paid = (declared.withCost ?? []).filter(({ cost }) => costs.includes(cost));
  const replaced = paid.some(({ instead }) => instead === true);
  const ofModes = modes.flatMap((id, index) => {
    const spec = declared.modes?.options.find((option) => option.id === id)?.spec;
    return spec === undefined ? [] : [withPrefix(spec, `${id}${index + 1}_`)];
  });
  const all = [
    ...(declared.spec === undefined || replaced ? [] : [declared.spec]),
    ...ofModes,
    ...paid.map(({ cost, spec }) => withPrefix(spec, costPrefix(cost))),
  ];
  return joinSpecs(all, modes);
}

/**
 * All that a player chooses as a spell or ability is put on the stack, in the order of rule 601.2. It goes
 * in; an {@link Announced} or a refusal comes out.
 */
export interface Proposal extends Choices {
  readonly declaration: Declaration;
  /** The announced X. Defaults to 0 if no cost with X is paid (rule 107.3b). */
  readonly X?: number;
  readonly roles?: Attempt['roles'];
  readonly choosers?: Attempt['choosers'];
  /**
   * Whether it could add mana: without targets it is then a mana ability, which never uses the stack (rules
   * 605.3b, 605.5a).
   */
  readonly addsMana?: boolean;
  readonly triggersOnMana?: boolean;
  /**
   * What forbids it before targets matter: prohibitions, a tapped source, the wrong time (rules 601.3,
   * 602.5).
   */
  readonly prohibited?: readonly GameIssue[];
  /** The chosen targets, slot by slot. They may be raw JSON. */
  readonly targets?: unknown;
  /**
   * The chosen targets, if they are known to be legal. They are not checked again, and `targets` is ignored.
   */
  readonly judged?: LegalTargets;
}

/**
 * The next state, and what happened. Triggers on these events wait until the whole announcement is done (rule
 * 601.2i).
 */
export interface Announced<State extends MtgState = MtgState> {
  readonly state: State;
  readonly by: PinnedRef;
  readonly announced: Announcement;
  readonly events: readonly StackEvent[];
}

/** Makes the choices for something that is on the stack already (rules 601.2a to 601.2e). */
function choose(
  state: MtgState,
  by: PinnedRef,
  controller: string,
  proposal: Proposal,
): Result<{ readonly announced: Announcement; readonly targets: LegalTargets }> {
  const {
    declaration: declared,
    modes = [],
    costs = [],
    X,
    roles,
    choosers,
    targets: selection = [],
  } = proposal;
  const [first, ...others] = proposal.prohibited ?? [];
  if (first) return refuse(first, ...others);
  const spec = composeSpec(declared, { modes, costs });
  if (!spec.ok) return spec;
  const attempt: Attempt = {
    controller,
    source: by,
    variables: { X: X ?? 0 },
    ...withoutUndefined({ roles, choosers }),
  };
  const { judged } = proposal;
  const targets = judged
    ? withMustTargets(state, spec.value, { attempt: withChoosers(attempt, judged), slots: judged.slots })
    : validateTargets(state, spec.value, attempt, selection);
  if (!targets.ok) return targets;
  return ok({
    announced: { spec: spec.value, targets: targets.value, modes, costs },
    targets: targets.value,
  });
}
/** Returns an attempt with the choosers with which its choice was judged. */
const withChoosers = (attempt: Attempt, { attempt: { choosers } }: LegalTargets): Attempt =>
  choosers === undefined ? attempt : { ...attempt, choosers };

const noSuch = (id: string): GameIssue => ({ code: 'mtg.noSuchObject', data: { id } });

/**
 * Casts a card: puts it onto the stack first (rule 601.2a), then chooses modes, costs, X and targets. An
 * illegal choice refuses the whole, and the given state stays as it was (rules 601.2e, 733.1). `becomes` are
 * its facts as a spell, such as the mana value with X.
 */
export function cast<State extends MtgState>(
  state: State,
  instanceId: string,
  controller: string,
  proposal: Proposal,
  becomes: Partial<Parameters<typeof moveCard>[3]> = {},
): Result<Announced<State>> {
  const moved = moveCard(state, instanceId, 'stack', Object.assign({}, becomes, { controller }));
  const spell = cardById(moved, instanceId);
  if (!spell) return refuse(noSuch(instanceId));
  const by = { kind: 'card', id: instanceId, incarnation: spell.incarnation };
  const chosen = choose(moved, by, controller, proposal);
  if (!chosen.ok) return chosen;
  const { announced, targets } = chosen.value;
  return ok({
    state: withCard(moved, cardWith(spell, { announced })),
    by,
    announced,
    events: [...becameTargets(moved, by, targets), { type: 'cast', by, controller }],
  });
}

/**
 * Puts an activated or triggered ability onto the stack and makes its choices (rule 602.2). Its id must be
 * new. A mana ability is checked the same way but doesn't use the stack, since it resolves at once (rule
 * 605.3b).
 */
export function activate<State extends MtgState>(
  state: State,
  ability: Omit<MtgAbility, 'announced'>,
  proposal: Proposal,
): Result<Announced<State>> {
  if (abilityById(state, ability.id) || cardById(state, ability.id)) {
    return refuse({ code: 'mtg.idTaken', data: { id: ability.id } });
  }
  const waiting = stateWith(state, {
    abilities: [...state.abilities, ability],
    stack: [...state.stack, ability.id],
  });
  const by = { kind: 'ability', id: ability.id, incarnation: 0 };
  const chosen = choose(waiting, by, ability.controller, proposal);
  if (!chosen.ok) return chosen;
  const { announced, targets } = chosen.value;
  if (isManaAbility({ addsMana: false, ...ability, ...proposal }))
    return ok({ state, by, announced, events: [] });
  return ok({
    state: withAbility(waiting, Object.assign(copyAbility(ability), { announced })),
    by,
    announced,
    events: [
      ...becameTargets(waiting, by, targets),
      { type: ability.ability, by, controller: ability.controller },
    ],
  });
}

/** Returns the state with one ability replaced. */
export function withAbility<State extends MtgState>(state: State, ability: MtgAbility): State {
  return stateWith(state, {
    abilities: state.abilities.map((found) => (found.id === ability.id ? ability : found)),
  });
}
