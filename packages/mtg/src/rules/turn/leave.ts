import type { MtgCard } from '../../state/card.js';
import { cardsIn, permanentsIn } from '../../state/cards.js';
import { matchWith, playerWith, turnWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { changePlayers } from '../../state/players.js';
import { filterSame, refOf } from '../../state/refs.js';
import { areOpponents, playerInGame, seatsInOrder } from '../../state/state.js';
import { sure } from '../../state/sure.js';
import { activePlayersOf, teamOf } from '../../state/teams.js';
import { changeZone } from '../actions/change-zone.js';
import { blockingPlayer, finishBlocks, nextBlocks } from '../combat/block.js';
import { attackersIn } from '../combat/creatures.js';
import { endTurnEffects } from '../continuous/active.js';
import { type Emit, happen } from '../events/happen.js';
import type { MoveExecution } from '../move-execution.js';
import { cleanupDecision } from './cleanup.js';

/** Returns the players still in the game in turn order, beginning with the active player. */
const inGame = (state: MtgMatchState): readonly string[] =>
  seatsInOrder(state).filter((id) => playerInGame(state, id));

/**
 * Returns who gets priority when the active player would: the next player in turn order if the active player
 * has left (rule 800.4j).
 */
export const firstInTurn = (state: MtgMatchState): string | undefined => inGame(state)[0];

/**
 * Ends the match if one player is left, who wins (rule 104.2a), or none, which is a draw (104.4a). If only
 * one team is left, all of it wins, even those who had lost (104.2c). Returns undefined if the match goes on.
 */
export function concludeIfOver(state: MtgMatchState, reason: string, emit: Emit): MtgMatchState | undefined {
  const [first, ...others] = state.players.filter(({ left }) => left !== true).map(({ id }) => id);
  if (others.some((id) => areOpponents(state, sure(first), id))) return undefined;
  const winners = first === undefined ? [] : teamOf(state, first);
  return happen(state, { type: 'matchEnded', winners, reason }, emit);
}

/**
 * Ends a match that would go on for ever as a draw (rule 104.4b), even one that only goes on for longer than
 * anybody would wait.
 */
export const endless = (state: MtgMatchState, emit: Emit): MtgMatchState =>
  happen(state, { type: 'matchEnded', winners: [], reason: 'endless' }, emit);

/** Whether an effect gives one of these players control of something. */
const givesControlTo =
  (isGone: (player: string) => boolean) =>
  ({ change, controller }: ContinuousEffect): boolean =>
    change.controller !== undefined && isGone(change.controller === 'you' ? controller : change.controller);

/**
 * Removes the objects that the players own. Emits that the permanents left which others can see (rule
 * 603.6c).
 */
function withoutOwned(state: MtgMatchState, ids: readonly string[], emit: Emit): MtgMatchState {
  const seen = permanentsIn(state).filter(({ owner, phasedOut }) => ids.includes(owner) && !phasedOut);
  const left = ids.reduce((now, player) => happen(now, { type: 'leftGame', player }, emit), state);
  return seen.reduce((now, card) => {
    const told = { type: 'moved', card: refOf(card), from: 'battlefield', to: 'outside' } as const;
    return happen(now, told, emit, {});
  }, left);
}

/** Removes their abilities and their copies of spells from the stack. */
function withoutAbilities(
  state: MtgMatchState,
  isGone: (player: string) => boolean,
  emit: Emit,
): MtgMatchState {
  const copies = cardsIn(state, 'stack').filter((card) => card.copy && isGone(controllerOf(card)));
  const after =
    copies.length === 0 ? state : happen(state, { type: 'copiesCeased', cards: copies.map(refOf) }, emit);
  const isTheirs = ({ controller }: MtgMatchState['abilities'][number]) => isGone(controller);
  const ceased = new Set(after.abilities.filter(isTheirs).map(({ id }) => id));
  return matchWith(after, {
    abilities: filterSame(after.abilities, (ability) => !isTheirs(ability)),
    stack: filterSame(after.stack, (id) => !ceased.has(id)),
  });
}

/** Exiles what is still under their control. */
function exileRest(state: MtgMatchState, isGone: (player: string) => boolean, emit: Emit): MtgMatchState {
  const isTheirs = (card: MtgCard): boolean => isGone(controllerOf(card));
  return [...permanentsIn(state), ...cardsIn(state, 'stack')]
    .filter(isTheirs)
    .reduce((now, { instanceId }) => changeZone(now, instanceId, 'exile', emit), state);
}

/**
 * Exiles what comes under the control of a player who has left, as an effect that gave it to another player
 * ends (rule 800.4c). Triggers of such a player, which saw their objects leave, are not put on the stack
 * (800.4d).
 */
export function withoutGone(state: MtgMatchState, { emit }: Pick<MoveExecution, 'emit'>): MtgMatchState {
  if (state.ended || state.players.every(({ left }) => left !== true)) return state;
  const isGone = (player: string): boolean => !playerInGame(state, player);
  const waiting = filterSame(state.waiting, ({ frame }) => !isGone(frame.controller));
  return exileRest(matchWith(state, { waiting }), isGone, emit);
}

/**
 * Removes what waits in their names: triggers (rule 800.4d), what resolves or is delayed, what they may play,
 * and their extra turns.
 */
function withoutPlans(state: MtgMatchState, isGone: (player: string) => boolean): MtgMatchState {
  const { resolving, waiting, delayed, playable, extraTurns, skips, permissions } = state;
  const stays = ({ frame }: { readonly frame: { readonly controller: string } }) => !isGone(frame.controller);
  const ofOthers = ({ player }: { readonly player: string }) => !isGone(player);
  const still: Partial<MtgMatchState> = {
    resolving: filterSame(resolving, stays),
    waiting: filterSame(waiting, stays),
    // What is exiled until an object leaves returns if that object leaves with its owner (rule 610.3).
    delayed: filterSame(delayed, (found) => found.at === 'sourceLeaves' || stays(found)),
    permissions: filterSame(permissions, ({ controller }) => !isGone(controller)),
    ...(playable ? { playable: filterSame(playable, ofOthers) } : {}),
    ...(extraTurns ? { extraTurns: filterSame(extraTurns, ofOthers) } : {}),
    ...(skips ? { skips: filterSame(skips, ofOthers) } : {}),
  };
  // The order of replacement effects is asked again of the players whom they still concern; an announcement
  // that waited for it is made again.
  return matchWith(state, still, ['ordering']);
}

/**
 * Passes on the priority that they had in turn order (rule 800.4a). Players who passed and left don't count
 * as having passed.
 */
function withPriorityOn(
  before: MtgMatchState,
  state: MtgMatchState,
  isGone: (player: string) => boolean,
): MtgMatchState {
  const { priority, passes } = before.turn;
  if (priority === undefined) return state;
  const seats = inGame(before);
  const at = seats.indexOf(priority);
  const from = [...seats.slice(at), ...seats.slice(0, at)];
  const passed = from.slice(from.length - passes).filter((id) => !isGone(id)).length;
  return matchWith(state, {
    turn: turnWith(state.turn, {
      passes: passed,
      ...withoutUndefined({ priority: from.find((id) => !isGone(id)) }),
    }),
  });
}

/** Continues the step: others declare attackers and blockers, or get priority after what resolved. */
function withStepGoingOn(
  before: MtgMatchState,
  state: MtgMatchState,
  isGone: (player: string) => boolean,
  play: Pick<MoveExecution, 'emit'>,
): MtgMatchState {
  const { step, declaring } = state.turn;
  if (declaring && step === 'declareAttackers')
    return activePlayersOf(state).length === 0
      ? matchWith(state, { turn: turnWith(state.turn, {}, ['declaring']) })
      : state;
  if (declaring) {
    if (attackersIn(state).length === 0) return finishBlocks(state, play);
    return isGone(blockingPlayer(before) ?? '') ? (nextBlocks(state) ?? finishBlocks(state, play)) : state;
  }
  // If nobody is left who must discard (rule 514.1), the effects of the turn end (514.2).
  if (cleanupDecision(before) && !cleanupDecision(state)) return endTurnEffects(state);
  // 117.3b, 514.3a: if what resolved has gone with its player, somebody gets priority in any step.
  return before.resolving.length > 0 && state.resolving.length === 0
    ? matchWith(state, {
        turn: turnWith(state.turn, { passes: 0, ...withoutUndefined({ priority: firstInTurn(state) }) }),
      })
    : state;
}

/**
 * Makes players leave the game (rule 800.4a), in this order: what they own leaves, effects that give them
 * control end, their objects on the stack that are no cards cease to exist, and what they still control is
 * exiled. Nothing of theirs waits any more (800.4d); priority and declarations pass to others. Emits `{ type:
 * 'leftGame', player }` first.
 *
 * @param state the state in which they are marked `left` already
 */
export function leaveGame(
  state: MtgMatchState,
  ids: readonly string[],
  { emit, settle }: Pick<MoveExecution, 'emit' | 'settle'>,
): MtgMatchState {
  const isGone = (player: string): boolean => ids.includes(player);
  const owned = withoutOwned(state, ids, emit);
  const continuous = filterSame(owned.continuous, (effect) => !givesControlTo(isGone)(effect));
  const back = settle(matchWith(owned, { continuous }));
  const rest = withoutPlans(exileRest(withoutAbilities(back, isGone, emit), isGone, emit), isGone);
  const before = changePlayers(state, ids, (player) => playerWith(player, {}, ['left']));
  const next = firstInTurn(rest);
  // 725.4: the active player becomes the monarch, or the next player in turn order.
  const crowned =
    rest.monarch !== undefined && isGone(rest.monarch) && next !== undefined
      ? happen(rest, { type: 'becameMonarch', player: next }, emit)
      : rest;
  return withStepGoingOn(before, withPriorityOn(before, crowned, isGone), isGone, { emit });
}
