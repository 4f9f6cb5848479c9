import type { GameIssue, LegalTargets, PinnedRef } from '@reticle/core';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { matchWith } from '../../state/copies.js';
import { refOf } from '../../state/refs.js';
import { entryAt, sure } from '../../state/sure.js';
import { mayContest } from '../actions/instead-of-dying.js';
import type { MoveExecution, OpenDecision } from '../move-execution.js';
import { refDecision } from '../select/select.js';
import { combatIssue } from './creatures.js';
import { type DamageStep, type OpenDivision, dealCombatDamage, openDivision } from './damage.js';
import { tryInOrder } from '../actions/first-replacement.js';

const stepOf = ({ turn }: MtgMatchState): DamageStep =>
  turn.step === 'firstStrikeDamage' ? 'first' : 'regular';

/**
 * Begins a combat damage step: deals the damage, or first asks players how to divide it if they agreed to be
 * asked.
 */
export function beginDamage(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  return asksDivision(state) ? matchWith(state, { assigned: [] }) : dealDivided(state, play);
}

const asksDivision = ({ house }: MtgMatchState): boolean => house?.asks?.includes('damage') === true;

/**
 * Deals damage as it was divided, once players have chosen the order of the replacement effects that apply
 * (rule 616.1).
 */
export function dealDivided(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  if (!mayContest(state)) return dealCombatDamage(state, play, stepOf(state));
  const tried = tryInOrder(state, play.emit, {}, (emit) => ({
    state: dealCombatDamage(state, { emit }, stepOf(state)),
  }));
  if ('done' in tried) return tried.done.state;
  return tried.asked.assigned ? tried.asked : matchWith(tried.asked, { assigned: [] });
}

const openIn = (state: MtgMatchState): OpenDivision | undefined =>
  state.assigned === undefined || !asksDivision(state) ? undefined : openDivision(state, stepOf(state));

/**
 * Returns the decision how a creature's controller divides its combat damage (rules 510.1c, 510.1d):
 * attackers first, one after the other.
 */
export function divisionDecision(state: MtgMatchState): OpenDecision | undefined {
  const open = openIn(state);
  if (!open) return undefined;
  const { source, power, targets, overflow } = open;
  const player = controllerOf(source);
  const refs: readonly PinnedRef[] = [
    ...targets.map((target) => refOf(target)),
    ...(overflow ? [overflow] : []),
  ];
  const scene = { state, source: refOf(source), controller: player, variables: {}, bound: {} };
  const offer = { refs, min: 1, max: refs.length, description: 'How it divides its combat damage' };
  const { spec, attempt } = refDecision(player, offer, scene);
  const slots = spec.slots.map((slot) => ({ ...slot, division: { total: power } }));
  return { kind: 'division', player, spec: { ...spec, slots }, attempt, state };
}

type Shares = readonly { readonly to: PinnedRef; readonly amount: number }[];

const sharesIn = ({ slots }: LegalTargets): Shares =>
  slots.flatMap(({ targets, division }) =>
    targets.map((to, at) => ({ to, amount: entryAt(sure(division), at) })),
  );

/**
 * Finds why a division is illegal: a creature with trample must assign lethal damage to all its blockers
 * before it assigns any past them (702.19b).
 */
export function divisionIssues(state: MtgMatchState, chosen: LegalTargets): readonly GameIssue[] {
  const open = openIn(state);
  if (!open?.overflow) return [];
  const shares = sharesIn(chosen);
  const shareOf = (id: string): number => shares.find(({ to }) => to.id === id)?.amount ?? 0;
  if (shareOf(open.overflow.id) === 0) return [];
  return open.targets.flatMap(({ instanceId }) =>
    shareOf(instanceId) >= sure(open.lethal.get(instanceId))
      ? []
      : [
          combatIssue(
            open.source.instanceId,
            '702.19b',
            'it deals less than lethal damage to this',
            instanceId,
          ),
        ],
  );
}

/** Records how a player divided a creature's damage. */
export function recordDivision(state: MtgMatchState, chosen: LegalTargets): MtgMatchState {
  const source = sure(openIn(state)).source.instanceId;
  return matchWith(state, { assigned: [...sure(state.assigned), { source, shares: sharesIn(chosen) }] });
}
