import type { GameIssue } from '@reticle/core';
import { hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import type { MoveExecution } from '../move-execution.js';
import { attackersIn, combatIssue, fightersOf, isCreature } from './creatures.js';
import {
  keepsFromBeingBlocked,
  keepsFromBlocking,
  leastBlockers,
  mostBlocked,
  mostBlockers,
} from './restrictions.js';
import { areOpponents, inTurnOrder } from '../../state/state.js';
import { primaryOf } from '../../state/teams.js';
import { matchWith, turnWith } from '../../state/copies.js';
import { sure } from '../../state/sure.js';
import { type Emit, happen } from '../events/happen.js';

/** Finds why a creature can't be declared as a blocker of anything (rule 509.1a). */
export function blockerIssues(state: MtgMatchState, player: string, id: string): readonly GameIssue[] {
  const card = cardById(state, id);
  const refused = (rule: string, why: string) => [combatIssue(id, rule, why)];
  if (!card || !isCreature(card)) return refused('509.1a', 'it is no creature on the battlefield');
  if (areOpponents(state, controllerOf(card), player)) return refused('509.1a', 'another player controls it');
  if (card.tapped) return refused('509.1a', 'it is tapped');
  if (card.blocking.length >= mostBlocked(card)) return refused('509.1a', 'it blocks already');
  const kept = keepsFromBlocking(card);
  return kept ? refused(kept.rule, kept.why) : [];
}

/** Finds why this creature can't block this attacker, whatever else blocks (rule 509.1b). */
function pairIssue(state: MtgMatchState, attacker: MtgCard, blocker: MtgCard): GameIssue | undefined {
  const kept = keepsFromBeingBlocked(state, attacker, blocker);
  return kept && combatIssue(blocker.instanceId, kept.rule, kept.why, attacker.instanceId);
}

/** Returns the creatures that could block an attacker, given the other blocks. */
function couldBlock(state: MtgMatchState, player: string, attacker: MtgCard): readonly MtgCard[] {
  return fightersOf(state, player).filter(
    (card) =>
      blockerIssues(state, player, card.instanceId).length === 0 &&
      pairIssue(state, attacker, card) === undefined,
  );
}

/**
 * Finds an attacker that has blockers, but too few so far: the next block must be one of it (rule 702.111b).
 */
function halfBlocked(state: MtgMatchState): MtgCard | undefined {
  return attackersIn(state).find(
    (attacker) => attacker.blockedBy.length > 0 && attacker.blockedBy.length < leastBlockers(attacker),
  );
}

/**
 * Returns the attackers that a creature must block if able (rule 509.1c): those with "all creatures able to
 * block this creature do so", the one that it was told to block, and those that must be blocked and that too
 * few others could block.
 */
function lures(state: MtgMatchState, player: string, blocker: MtgCard): readonly MtgCard[] {
  const named = new Set(keywordsNamed(blocker.keywords, 'mustBlock').map(({ attacker }) => attacker));
  return attackersIn(state).filter(
    (attacker) =>
      (hasKeyword(attacker, 'lure') ||
        named.has(attacker.instanceId) ||
        (isWaiting(attacker) && couldBlock(state, player, attacker).length <= leastBlockers(attacker))) &&
      blockIssuesAlone(state, player, blocker, attacker).length === 0,
  );
}

/** Whether it must be blocked and nothing blocks it so far. */
const isWaiting = (attacker: MtgCard): boolean =>
  attacker.blockedBy.length === 0 && hasKeyword(attacker, 'mustBeBlocked');

/** Finds why a creature can't block an attacker, apart from requirements to block others. */
function blockIssuesAlone(
  state: MtgMatchState,
  player: string,
  blocker: MtgCard,
  attacker: MtgCard,
): readonly GameIssue[] {
  const issue = pairIssue(state, attacker, blocker);
  if (issue) return [issue];
  if (blocker.blocking.includes(attacker.instanceId))
    return [combatIssue(blocker.instanceId, '509.1a', 'it blocks that already', attacker.instanceId)];
  const refused = (rule: string, why: string) => [
    combatIssue(blocker.instanceId, rule, why, attacker.instanceId),
  ];
  const most = mostBlockers(attacker);
  if (attacker.blockedBy.length >= most) return refused('509.1b', `no more than ${most} may block it`);
  const least = leastBlockers(attacker);
  const lacking = least - attacker.blockedBy.length;
  // The creature is among those that could block: the others are only counted if one more is not enough.
  const isEnough = most >= least && (lacking <= 1 || couldBlock(state, player, attacker).length >= lacking);
  return isEnough ? [] : refused('702.111b', 'too few could block with it');
}

/** Finds why a creature can't block an attacker now, apart from whether it may block alone. */
function ownBlockIssues(
  state: MtgMatchState,
  player: string,
  id: string,
  attackerId: string,
): readonly GameIssue[] {
  const alone = blockerIssues(state, player, id);
  if (alone.length > 0) return alone;
  const [blocker, attacker] = [sure(cardById(state, id)), cardById(state, attackerId)];
  if (!attacker?.attacking || !isCreature(attacker))
    return [combatIssue(id, '509.1a', 'that does not attack', attackerId)];
  if (areOpponents(state, attacker.attacking.player, player))
    return [combatIssue(id, '802.4a', 'that attacks another player', attackerId)];
  const half = halfBlocked(state);
  if (half && half.instanceId !== attackerId)
    return [combatIssue(id, '702.111b', `${half.instanceId} needs another blocker first`, attackerId)];
  const issues = blockIssuesAlone(state, player, blocker, attacker);
  if (issues.length > 0 || half) return issues;
  const lured = lures(state, player, blocker);
  return lured.length === 0 || lured.some(({ instanceId }) => instanceId === attackerId)
    ? []
    : [
        combatIssue(
          id,
          '509.1c',
          `it must block ${lured.map((card) => card.instanceId).join(' or ')}`,
          attackerId,
        ),
      ];
}

/**
 * Finds why a creature can't block an attacker now (rules 509.1b and 509.1c). Blocks are declared one by one.
 * If an attacker needs two blockers, the block after the first must be of the same attacker. After one that
 * can't block alone, another creature must block if none does, so there must be one that still can.
 */
export function blockIssues(
  state: MtgMatchState,
  player: string,
  id: string,
  attackerId: string,
): readonly GameIssue[] {
  const issues = ownBlockIssues(state, player, id, attackerId);
  if (issues.length > 0 || !hasKeyword(sure(cardById(state, id)), NOT_ALONE)) return issues;
  if (blockersIn(state).some(({ instanceId }) => instanceId !== id)) return issues;
  const blocked = declareBlocker(state, id, attackerId, () => {});
  const isFollowed = fightersOf(blocked, player).some(
    ({ instanceId }) =>
      instanceId !== id &&
      attackersIn(blocked).some(
        (attacker) => ownBlockIssues(blocked, player, instanceId, attacker.instanceId).length === 0,
      ),
  );
  return isFollowed ? [] : [aloneIssue(id)];
}

const NOT_ALONE = 'cantBlockAlone' satisfies PerformedKeyword;
const aloneIssue = (id: string): GameIssue => combatIssue(id, '506.5', "it can't block alone");

const blockersIn = (state: MtgMatchState): readonly MtgCard[] =>
  permanentsIn(state).filter(({ blocking }) => blocking.length > 0);

/** Returns the attackers that a creature may block now. */
export const blockable = (state: MtgMatchState, player: string, id: string): readonly string[] =>
  attackersIn(state)
    .map(({ instanceId }) => instanceId)
    .filter((attacker) => blockIssues(state, player, id, attacker).length === 0);

const blockersNow = (state: MtgMatchState, player: string): readonly MtgCard[] =>
  fightersOf(state, player).filter(({ instanceId }) => blockable(state, player, instanceId).length > 0);

/** Returns the creatures that may block something now. */
export const possibleBlockers = (state: MtgMatchState, player: string): readonly string[] =>
  blockersNow(state, player).map(({ instanceId }) => instanceId);

/**
 * Finds why the blocks can't stay as they are: an attacker has too few blockers, a creature blocks alone that
 * can't, or one that must block doesn't.
 */
export function blockLacks(state: MtgMatchState, player: string): readonly GameIssue[] {
  const half = halfBlocked(state);
  if (half) return [combatIssue(half.instanceId, '702.111b', 'it is blocked by too few')];
  const [first, ...others] = blockersIn(state);
  if (first && others.length === 0 && hasKeyword(first, NOT_ALONE)) return [aloneIssue(first.instanceId)];
  const able = blockersNow(state, player);
  const waiting = attackersIn(state).filter(
    (attacker) =>
      isWaiting(attacker) &&
      able.some((one) => blockIssues(state, player, one.instanceId, attacker.instanceId).length === 0),
  );
  return [
    ...able.flatMap((blocker) => {
      const [lure] = lures(state, player, blocker);
      return lure ? [combatIssue(blocker.instanceId, '509.1c', `it must block ${lure.instanceId}`)] : [];
    }),
    ...waiting.map(({ instanceId }) => combatIssue(instanceId, '509.1c', 'it must be blocked')),
  ];
}

/** Declares one more block. An attacker's blockers are in the order in which they were declared. */
export function declareBlocker(
  state: MtgMatchState,
  id: string,
  attackerId: string,
  emit: Emit,
): MtgMatchState {
  const told = {
    type: 'blockDeclared',
    player: controllerOf(sure(cardById(state, id))),
    blocker: id,
    attacker: attackerId,
  } as const;
  return happen(state, told, emit);
}

/**
 * Returns the players who are attacked, in turn order (rules 101.4, 802.4). A team is represented by the
 * player who declares its blocks (805.2, 805.10d).
 */
const attackedIn = (state: MtgMatchState): readonly string[] =>
  inTurnOrder(
    state,
    attackersIn(state).map(({ attacking }) => primaryOf(state, attacking.player)),
  );

/**
 * Returns the player who declares blockers now. If the turn doesn't name one, only one player is attacked.
 */
export const blockingPlayer = (state: MtgMatchState): string | undefined =>
  state.turn.blockers ?? attackedIn(state)[0];

/**
 * Returns the state in which the next attacked player declares blockers, in turn order (rule 802.4). Returns
 * undefined if nobody is left who could block.
 */
export function nextBlocks(state: MtgMatchState): MtgMatchState | undefined {
  const attacked = attackedIn(state);
  const done = state.turn.declaring ? attacked.indexOf(sure(blockingPlayer(state))) + 1 : 0;
  const next = attacked.slice(done).find((player) => possibleBlockers(state, player).length > 0);
  if (next === undefined) return undefined;
  const blockers = attacked.length > 1 ? { blockers: next } : {};
  return matchWith(state, { turn: turnWith(state.turn, { declaring: true, ...blockers }) });
}

/** Marks attackers without blockers as unblocked, once blocks are final (rule 509.1h). */
export const goUnblocked = (state: MtgMatchState, emit: Emit): MtgMatchState =>
  attackersIn(state).reduce(
    (now, card) => (card.blocked ? now : happen(now, { type: 'wentUnblocked', card: refOf(card) }, emit)),
    state,
  );

/** Completes the blocks: blockers block, attackers become blocked (rules 509.1g, 509.1h). */
export function finishBlocks(state: MtgMatchState, { emit }: Pick<MoveExecution, 'emit'>): MtgMatchState {
  const turn = turnWith(state.turn, {}, ['declaring', 'blockers']);
  const cards = permanentsIn(state);
  const refs = (ids: readonly string[]) =>
    cards.filter(({ instanceId }) => ids.includes(instanceId)).map((card) => refOf(card));
  const blocked = cards.reduce(
    (now, card) => {
      const others = refs(card.blocking);
      return card.blocking.length === 0
        ? now
        : happen(now, { type: 'blocked', card: refOf(card), others }, emit);
    },
    matchWith(state, { turn }),
  );
  const after = cards.reduce((now, card) => {
    const others = refs(card.blockedBy);
    return card.blockedBy.length === 0
      ? now
      : happen(now, { type: 'becameBlocked', card: refOf(card), others }, emit);
  }, blocked);
  return goUnblocked(after, emit);
}
