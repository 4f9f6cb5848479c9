import type { LegalTargets, PinnedRef } from '@reticle/core';
import type { Decision } from '@reticle/core/play';
import type { MtgMatchState, ResolvingFrame } from '../../state/match-state.js';
import { matchWith } from '../../state/copies.js';
import { playerRefOf } from '../../state/refs.js';
import { choosersInRange } from '../../state/range.js';
import { areOpponents, opponentsOf, playerInGame, seatsInOrder } from '../../state/state.js';
import type { MtgRules } from '../move-execution.js';
import { chosenRefs, refDecision } from '../select/select.js';
import { entryAt } from '../../state/sure.js';

/** The name to which a frame binds pairs: a player who left, and who chooses for that player. */
const STAND_INS = 'standIns';

const pairsOf = ({ bound }: ResolvingFrame): readonly PinnedRef[] => bound[STAND_INS] ?? [];

/** Finds who was named for a player who left. */
function namedFor(frame: ResolvingFrame, player: string): string | undefined {
  const pairs = pairsOf(frame);
  const at = pairs.findIndex(({ id }, index) => index % 2 === 0 && id === player);
  return at < 0 ? undefined : entryAt(pairs, at + 1).id;
}

/** Returns the next player in turn order after one who left (rule 800.4h). */
function nextAfter(state: MtgMatchState, player: string): string | undefined {
  const seats = seatsInOrder(state);
  const at = seats.indexOf(player);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].find((id) => playerInGame(state, id));
}

/**
 * Returns the players among whom an object's controller chooses: opponents, if an opponent was to choose and
 * there are any (rule 800.4g).
 */
function candidatesFor(state: MtgMatchState, controller: string, player: string): readonly string[] {
  const opponents = areOpponents(state, controller, player) ? opponentsOf(state, controller) : [];
  const candidates =
    opponents.length > 0
      ? opponents
      : state.players.flatMap(({ id }) => (playerInGame(state, id) ? [id] : []));
  return choosersInRange(state, controller, candidates);
}

/**
 * Returns the decision for a player who is still in the game. For a player who left, another one chooses,
 * whom the object's controller names (rule 800.4g); if there are several, that is asked first. If the
 * controller has left as well, the next player in turn order chooses (800.4h).
 */
export function standingIn(state: MtgMatchState, frame: ResolvingFrame, decision: Decision): Decision {
  const { player } = decision;
  if (playerInGame(state, player)) return decision;
  const { controller } = frame;
  if (!playerInGame(state, controller)) return { ...decision, player: nextAfter(state, player) ?? player };
  const named = namedFor(frame, player);
  if (named !== undefined && playerInGame(state, named)) return { ...decision, player: named };
  const candidates = candidatesFor(state, controller, player);
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return { ...decision, player: only };
  const offer = { refs: candidates.map(playerRefOf), min: 1, max: 1, description: 'standIn' };
  return refDecision(controller, offer, { ...frame, state });
}

/** Records who chooses for a player who left, if that was the question. Returns undefined otherwise. */
export function chosenStandIn(
  { asking }: MtgRules,
  state: MtgMatchState,
  decided: LegalTargets | undefined,
): MtgMatchState | undefined {
  const top = state.resolving.at(-1);
  const decision = decided && top && asking.decision(state, top.frame);
  if (!top || !decision || playerInGame(state, decision.player)) return undefined;
  if (standingIn(state, top.frame, decision).spec.description !== 'standIn') return undefined;
  const others = pairsOf(top.frame);
  const pairs = [playerRefOf(decision.player), ...chosenRefs(decided).slice(0, 1), ...others];
  const frame = { ...top.frame, bound: { ...top.frame.bound, [STAND_INS]: pairs } };
  return matchWith(state, { resolving: [...state.resolving.slice(0, -1), { ...top, frame }] });
}
