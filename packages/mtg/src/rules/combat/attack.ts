import type { GameIssue } from '@reticle/core';
import { hasKeyword } from '../../language/keyword.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { cardById, permanentsIn, withCard } from '../../state/cards.js';
import { lately } from '../../state/memo.js';
import { turned } from '../actions/permanents.js';
import type { MoveExecution } from '../move-execution.js';
import { attackersIn, combatIssue, creaturesOf, defenderOf, isCreature } from './creatures.js';
import { keepsFromAttacking } from './restrictions.js';
import { cardWith, matchWith, turnWith } from '../../state/copies.js';

/**
 * Why a creature can't be declared as an attacker, of a planeswalker if one is said (rules 508.1a to 508.1c). One check for offers,
 * moves and lists.
 */
export function attackIssues(
  state: MtgMatchState,
  player: string,
  id: string,
  planeswalker?: string,
): readonly GameIssue[] {
  const card = cardById(state, id);
  const refused = (rule: string, why: string) => [combatIssue(id, rule, why)];
  if (!card || !isCreature(card)) return refused('508.1a', 'it is no creature on the battlefield');
  if (controllerOf(card) !== player) return refused('508.1a', 'another player controls it');
  if (card.attacking) return refused('508.1a', 'it attacks already');
  if (card.tapped) return refused('508.1a', 'it is tapped');
  if (isSummoningSick(card)) return refused('302.6', 'it came under your control this turn');
  if (planeswalker !== undefined && !attackable(state).includes(planeswalker))
    return [combatIssue(id, '508.1b', 'the defending player has no such planeswalker', planeswalker)];
  const kept = keepsFromAttacking(state, card);
  return kept ? [combatIssue(id, kept.rule, kept.why)] : [];
}

/** The planeswalkers of the defending player, which can be attacked (rules 306.6, 508.1b). */
export function attackable(state: MtgMatchState): readonly string[] {
  const defender = defenderOf(state);
  return planeswalkersAmong(permanentsIn(state)).flatMap((card) =>
    controllerOf(card) === defender ? [card.instanceId] : [],
  );
}
const planeswalkersAmong = lately((permanents: readonly MtgCard[]) =>
  permanents.filter(({ types, phasedOut }) => types.includes('planeswalker') && !phasedOut),
);

/** The creatures that can still be declared. */
export const possibleAttackers = (state: MtgMatchState, player: string): readonly string[] =>
  attackersNow(state, player).map(({ instanceId }) => instanceId);

const attackersNow = (state: MtgMatchState, player: string): readonly MtgCard[] =>
  defenderOf(state) === undefined
    ? []
    : creaturesOf(state, player).filter(
        ({ instanceId }) => attackIssues(state, player, instanceId).length === 0,
      );

/** Why the attack can't stand as it is: who must attack if able does not (rule 508.1d). */
export const attackLacks = (state: MtgMatchState, player: string): readonly GameIssue[] =>
  attackersNow(state, player)
    .filter((card) => hasKeyword(card, 'mustAttack'))
    .map(({ instanceId }) => combatIssue(instanceId, '508.1d', 'it attacks if able'));

/** One more creature attacks the defending player, or a planeswalker of that player. */
export function declareAttacker(state: MtgMatchState, id: string, planeswalker?: string): MtgMatchState {
  const card = cardById(state, id);
  const player = defenderOf(state);
  const aim = planeswalker === undefined ? undefined : cardById(state, planeswalker);
  const permanent = aim && { permanent: aim.instanceId, incarnation: aim.incarnation };
  return card && player !== undefined
    ? withCard(state, cardWith(card, { attacking: { player, ...permanent } }))
    : state;
}

/** Attacking taps (rule 508.1f) all but those with vigilance (702.20b); then they attack (508.1k, 508.1m). */
export function finishAttack(state: MtgMatchState, { emit }: MoveExecution): MtgMatchState {
  const turn = turnWith(state.turn, {}, ['declaring']);
  const attackers = attackersIn(state);
  const after = attackers.reduce(
    (now, attacker) => attacked(now, attacker, emit),
    matchWith(state, { turn }),
  );
  for (const attacker of attackers) {
    const { player, permanent } = attacker.attacking ?? {};
    emit({
      type: 'attacked',
      card: refOf(attacker),
      player,
      ...(permanent === undefined ? {} : { planeswalker: permanent }),
    });
  }
  return after;
}

function attacked(state: MtgMatchState, attacker: MtgCard, emit: MoveExecution['emit']): MtgMatchState {
  const card = cardWith(attacker, { thisTurn: [...attacker.thisTurn, 'attacked'] });
  const marked = withCard(state, card);
  return hasKeyword(card, 'vigilance') ? marked : turned(marked, card, true, { emit });
}
