import type { GameIssue } from '@reticle/core';
import { hasKeyword } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { refOf } from '../../state/refs.js';
import { sure } from '../../state/sure.js';
import { cardById } from '../../state/cards.js';
import { setTapped } from '../actions/permanents.js';
import { type Emit, happen } from '../events/happen.js';
import { leaveEffect } from '../continuous/active.js';
import type { MoveExecution } from '../move-execution.js';
import { type AttackAim, aimsIn } from '../actions/aims.js';
import { type Attacker, attackersIn, combatIssue, fightersOf, isCreature } from './creatures.js';
import { goadsHeeded, keepsFromAttacking } from './restrictions.js';
import { areOpponents } from '../../state/state.js';
import { matchWith, turnWith } from '../../state/copies.js';

/**
 * The aim of an attack as a move gives it. The player may be left out if there is only one, or if a
 * planeswalker is named.
 */
interface AttackAimSaid {
  readonly player?: string | undefined;
  readonly planeswalker?: string | undefined;
  /** Whether its controller exerts it (rule 701.43d). */
  readonly exert?: true | undefined;
}

/**
 * Finds what a declared attack is aimed at. Returns undefined if that can't be attacked, or if it isn't clear
 * which player is meant.
 */
function aimOf(state: MtgMatchState, { player, planeswalker }: AttackAimSaid): AttackAim | undefined {
  const aims = aimsIn(state).filter((aim) => aim.planeswalker === planeswalker);
  const [only, ...others] = aims.filter((aim) => player === undefined || aim.player === player);
  return others.length === 0 ? only : undefined;
}

/** Finds why an attack can't have this aim. */
function aimIssues(state: MtgMatchState, id: string, said: AttackAimSaid): readonly GameIssue[] {
  if (aimOf(state, said)) return [];
  const { player, planeswalker } = said;
  if (planeswalker !== undefined)
    return [combatIssue(id, '508.1b', 'the defending player has no such planeswalker', planeswalker)];
  return [
    player === undefined
      ? combatIssue(id, '802.2', 'which of several players it attacks is not said')
      : combatIssue(id, '802.2', 'that player is no opponent who can be attacked', player),
  ];
}

/** Finds why a creature can't be declared as an attacker, whatever else attacks. */
function ownAttackIssues(
  state: MtgMatchState,
  player: string,
  id: string,
  said: AttackAimSaid,
): readonly GameIssue[] {
  const card = cardById(state, id);
  const refused = (rule: string, why: string) => [combatIssue(id, rule, why)];
  if (!card || !isCreature(card)) return refused('508.1a', 'it is no creature on the battlefield');
  if (areOpponents(state, controllerOf(card), player)) return refused('508.1a', 'another player controls it');
  if (card.attacking) return refused('508.1a', 'it attacks already');
  if (card.tapped) return refused('508.1a', 'it is tapped');
  if (isSummoningSick(card)) return refused('302.6', 'it came under your control this turn');
  const aim = aimOf(state, said);
  if (!aim) return aimIssues(state, id, said);
  if (said.exert && !hasKeyword(card, EXERTS))
    return refused('701.43d', 'nothing says that it may be exerted');
  const kept = keepsFromAttacking(state, card, aim);
  if (kept) return refused(kept.rule, kept.why);
  return heedsGoads(state, card, aim)
    ? []
    : refused('701.15b', 'it is goaded and attacks another player if able');
}

/** Whether no other aim would obey more of what requires a creature to attack somebody else (rule 508.1d). */
const heedsGoads = (state: MtgMatchState, card: MtgCard, aim: AttackAim): boolean =>
  !hasKeyword(card, 'isGoaded') ||
  aimsIn(state).every(
    (other) =>
      goadsHeeded(card, other) <= goadsHeeded(card, aim) ||
      keepsFromAttacking(state, card, other) !== undefined,
  );

const couldAttack = (state: MtgMatchState, player: string, id: string): boolean =>
  aimsIn(state).some((aim) => ownAttackIssues(state, player, id, aim).length === 0);

/**
 * Finds why a creature can't be declared as an attacker of that player or planeswalker (rules 508.1a to
 * 508.1c). Offers, moves and lists all use this check. One that can't attack alone must be followed by
 * another one if it is the first, so there must be one that could.
 */
export function attackIssues(
  state: MtgMatchState,
  player: string,
  id: string,
  said: AttackAimSaid = {},
): readonly GameIssue[] {
  const issues = ownAttackIssues(state, player, id, said);
  if (issues.length > 0 || attackersIn(state).length > 0) return issues;
  return hasKeyword(sure(cardById(state, id)), NOT_ALONE) &&
    !fightersOf(state, player).some(
      ({ instanceId }) => instanceId !== id && couldAttack(state, player, instanceId),
    )
    ? [aloneIssue(id)]
    : [];
}

const NOT_ALONE = 'cantAttackAlone' satisfies PerformedKeyword;
const aloneIssue = (id: string): GameIssue => combatIssue(id, '506.5', "it can't attack alone");

const EXERTS = 'mayExert' satisfies PerformedKeyword;

/** Whether its controller may exert it as it attacks. */
export const mayExert = (state: MtgMatchState, id: string): boolean => {
  const card = cardById(state, id);
  return card !== undefined && hasKeyword(card, EXERTS);
};

/** Returns the creatures that can still be declared as attackers. */
export const possibleAttackers = (state: MtgMatchState, player: string): readonly string[] =>
  attackersNow(state, player).map(({ instanceId }) => instanceId);

const attackersNow = (state: MtgMatchState, player: string): readonly MtgCard[] =>
  fightersOf(state, player).filter(({ instanceId }) =>
    aimsIn(state).some((aim) => attackIssues(state, player, instanceId, aim).length === 0),
  );

/**
 * Finds why the attack can't stay as it is: a creature attacks alone that can't (rule 508.1c), or one that
 * attacks if able doesn't (508.1d).
 */
export function attackLacks(state: MtgMatchState, player: string): readonly GameIssue[] {
  const [first, ...others] = attackersIn(state);
  const isAlone = first !== undefined && others.length === 0 && hasKeyword(first, NOT_ALONE);
  return [
    ...(isAlone ? [aloneIssue(first.instanceId)] : []),
    ...attackersNow(state, player)
      .filter((card) => hasKeyword(card, 'mustAttack') || hasKeyword(card, 'isGoaded'))
      .map(({ instanceId }) => combatIssue(instanceId, '508.1d', 'it attacks if able')),
  ];
}

/** Whether a creature is declared as an attacker already. */
export const isAttackDeclared = ({ cards }: Pick<MtgMatchState, 'cards'>): boolean =>
  cards.some(({ attacking }) => attacking !== undefined);

/**
 * Declares an attacker of a player, or of a planeswalker of a player. {@link attackIssues} must have found
 * nothing against it.
 */
export function declareAttacker(
  state: MtgMatchState,
  id: string,
  emit: Emit,
  said: AttackAimSaid = {},
): MtgMatchState {
  const card = sure(cardById(state, id));
  const { player, planeswalker } = sure(aimOf(state, said));
  const aimed = planeswalker === undefined ? undefined : sure(cardById(state, planeswalker));
  const permanent = aimed && { permanent: aimed.instanceId, incarnation: aimed.incarnation };
  const attacking = { player, ...permanent, ...withoutUndefined({ exerted: said.exert }) };
  return happen(state, { type: 'attackDeclared', player: controllerOf(card), attacker: id }, emit, attacking);
}

/**
 * Completes the declaration: attackers without vigilance (702.20b) become tapped (rule 508.1f), then all of
 * them attack (508.1k, 508.1m).
 */
export function finishAttack(state: MtgMatchState, { emit }: MoveExecution): MtgMatchState {
  const turn = turnWith(state.turn, {}, ['declaring']);
  const attackers = attackersIn(state);
  const after = attackers.reduce(
    (now, attacker) =>
      keptTapped(hasKeyword(attacker, 'vigilance') ? now : setTapped(now, attacker, true, emit), attacker),
    matchWith(state, { turn }),
  );
  return attackers.reduce((now, attacker) => {
    const { player, permanent: planeswalker, exerted } = attacker.attacking;
    const card = refOf(attacker);
    const told = exerted ? happen(now, { type: 'exerted', card }, emit) : now;
    return happen(told, { type: 'attacked', card, player, ...withoutUndefined({ planeswalker }) }, emit);
  }, after);
}

/** Keeps an exerted creature from untapping during its controller's next untap step (rule 701.43a). */
function keptTapped(state: MtgMatchState, attacker: Attacker): MtgMatchState {
  if (!attacker.attacking.exerted) return state;
  const source = refOf(attacker);
  const scene = { state, controller: controllerOf(attacker), source, variables: {}, bound: {} };
  return leaveEffect(scene, [source], { addKeywords: [{ keyword: 'doesntUntap' }] }, 'nextUntapStep');
}
