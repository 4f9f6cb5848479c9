import {
  type PinnedRef,
  type ResolutionReport,
  type Result,
  type TargetReport,
  ok,
  refuse,
  shouldSpellFizzle,
} from '@reticle/core';
import { PERMANENT_TYPES, type Zone } from '../../language/vocabulary.js';
import type { Announcement, MtgCard } from '../../state/card.js';
import { cardById } from '../../state/cards.js';
import { refOf } from '../../state/refs.js';
import { type MtgState, abilityById } from '../../state/state.js';
import { moveCard } from '../../state/zones.js';
import { checkTargetsStillLegal } from '../targeting/legal.js';
import { stateWith } from '../../state/copies.js';

/** A spell or ability that begins to resolve, after its targets were checked (rule 608.2b). */
export interface Resolution {
  readonly by: PinnedRef;
  readonly announced: Announcement | undefined;
  readonly report: ResolutionReport;
  /** Why it doesn't resolve, if it doesn't: an intervening "if" is false, or all its targets are illegal. */
  readonly outcome: 'resolves' | 'illegalTargets' | 'conditionFalse';
}

/** What the caller knows about something that resolves, beyond the state. */
export interface ResolveOptions {
  /** Whether the intervening "if" holds now. It is checked before the targets (rules 603.4 and 608.2a). */
  readonly condition?: boolean;
  /**
   * The zone to which the spell goes as the last step of its resolution. Permanent spells go to the
   * battlefield.
   */
  readonly into?: Zone;
  /**
   * Whether the spell resolves as a creature spell if its target is illegal: bestow, mutate (rule 608.3b).
   */
  readonly elseAsCreature?: boolean;
}
const NOTHING: ResolutionReport = { slots: [] };

/** Begins to resolve the spell or ability of that id: checks the condition first, then every target. */
export function beginResolution(
  state: MtgState,
  id: string,
  options: ResolveOptions = {},
): Result<Resolution> {
  const ability = abilityById(state, id);
  const spell = ability ? undefined : cardById(state, id);
  const object = ability ?? spell;
  if (!object || (spell && spell.zone !== 'stack')) return refuse({ code: 'mtg.noSuchObject', data: { id } });
  const by = spell ? refOf(spell) : { kind: 'ability', id, incarnation: 0 };
  const { announced } = object;
  if (options.condition === false) return ok({ by, announced, report: NOTHING, outcome: 'conditionFalse' });
  if (!announced || announced.spec.slots.length === 0)
    return ok({ by, announced, report: NOTHING, outcome: 'resolves' });
  const checked = checkTargetsStillLegal(state, announced.spec, announced.targets);
  if (!checked.ok) return checked;
  const fizzles = shouldSpellFizzle(checked.value) && options.elseAsCreature !== true;
  return ok({ by, announced, report: checked.value, outcome: fizzles ? 'illegalTargets' : 'resolves' });
}

/** Returns the targets of a slot on which the effect acts. Illegal targets are not affected (rule 608.2b). */
export function legalIn({ slots }: ResolutionReport, slot: string): readonly TargetReport[] {
  return slots.find((found) => found.slot === slot)?.targets.filter(({ legal }) => legal) ?? [];
}

/**
 * Resolves the top of the stack: checks it, calls `apply` unless it doesn't resolve, and removes it from the
 * stack. `apply` sees the report of the check; nothing is checked again between its parts (rule 608.2c).
 */
export function resolveTop(
  state: MtgState,
  apply: (state: MtgState, resolution: Resolution) => MtgState,
  options: ResolveOptions = {},
): Result<{ readonly state: MtgState; readonly resolution: Resolution }> {
  const top = state.stack.at(-1);
  if (top === undefined) return refuse({ code: 'mtg.emptyStack', data: {} });
  const begun = beginResolution(state, top, options);
  if (!begun.ok) return begun;
  const resolves = begun.value.outcome === 'resolves';
  const after = resolves ? apply(state, begun.value) : state;
  return ok({
    state: leaveStack(after, begun.value.by, resolves, moveCard, options.into),
    resolution: begun.value,
  });
}
type Move<State> = (state: State, id: string, zone: Zone, becomes: Partial<MtgCard>) => State;

/**
 * Performs the last step: an ability ceases to exist, a spell goes to its zone unless it has left already
 * (608.2m). `move` moves it; `into` is another zone for a spell that resolved.
 */
export function leaveStack<State extends MtgState>(
  state: State,
  by: PinnedRef,
  resolved: boolean,
  move: Move<State> = moveCard,
  into?: Zone,
): State {
  if (by.kind === 'ability') {
    return stateWith(state, {
      abilities: state.abilities.filter(({ id }) => id !== by.id),
      stack: state.stack.filter((id) => id !== by.id),
    });
  }
  const spell = cardById(state, by.id);
  if (spell?.zone !== 'stack' || spell.incarnation !== by.incarnation) return state;
  const isPermanent = spell.types.some((type) => PERMANENT_TYPES.some((known) => known === type));
  const zone = resolved ? (into ?? (isPermanent ? 'battlefield' : 'graveyard')) : 'graveyard';
  const becomes =
    zone === 'battlefield' && spell.controller !== undefined ? { controller: spell.controller } : {};
  const asToken = { copy: false, token: true };
  return move(
    state,
    by.id,
    zone,
    spell.copy && zone === 'battlefield' ? Object.assign(becomes, asToken) : becomes,
  );
}

/**
 * Counters a spell or ability: it leaves the stack without any effect, a spell goes to the graveyard (rule
 * 701.6a).
 */
export function counter<State extends MtgState>(state: State, by: PinnedRef): State {
  return leaveStack(state, by, false);
}
