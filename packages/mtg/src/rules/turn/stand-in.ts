import type { LegalTargets, PinnedRef } from '@reticle/core';
import type { Decision } from '@reticle/core/play';
import type { MtgMatchState } from '../../state/match-state.js';
import { matchWith } from '../../state/copies.js';
import { playerRefOf } from '../../state/refs.js';
import { choosersInRange } from '../../state/range.js';
import { areOpponents, opponentsOf, seated, seatsInOrder } from '../../state/state.js';
import type { MtgRules } from '../move-execution.js';
import { chosenRefs, refDecision } from '../select/select.js';
import { entryAt } from '../../state/sure.js';

type ResolvingFrame = MtgMatchState['resolving'][number]['frame'];

/** Who chooses in the places of players who left is bound to this name: each of those, and who chooses for that one. */
const STAND_INS = 'standIns';

const pairsOf = ({ bound }: ResolvingFrame): readonly PinnedRef[] => bound[STAND_INS] ?? [];

/** Who was named for a player who left. */
function namedFor(frame: ResolvingFrame, player: string): string | undefined {
  const pairs = pairsOf(frame);
  const at = pairs.findIndex(({ id }, index) => index % 2 === 0 && id === player);
  return at < 0 ? undefined : entryAt(pairs, at + 1).id;
}

/** The next player in turn order after one who left (rule 800.4h). */
function nextAfter(state: MtgMatchState, player: string): string | undefined {
  const seats = seatsInOrder(state);
  const at = seats.indexOf(player);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].find((id) => seated(state, id));
}

/** Among whom the controller of an object chooses: opponents where an opponent was to choose, if there are any (rule 800.4g). */
function candidatesFor(state: MtgMatchState, controller: string, player: string): readonly string[] {
  const opponents = areOpponents(state, controller, player) ? opponentsOf(state, controller) : [];
  const candidates =
    opponents.length > 0 ? opponents : state.players.flatMap(({ id }) => (seated(state, id) ? [id] : []));
  return choosersInRange(state, controller, candidates);
}

/**
 * What is to be decided, by whoever is there to decide it. In the place of a player who left another one chooses, whom the controller
 * of the object names (rule 800.4g): where there are several, that is asked first. Where the controller has left as well, the next
 * player in turn order chooses (800.4h).
 */
export function standingIn(state: MtgMatchState, frame: ResolvingFrame, decision: Decision): Decision {
  const { player } = decision;
  if (seated(state, player)) return decision;
  const { controller } = frame;
  if (!seated(state, controller)) return { ...decision, player: nextAfter(state, player) ?? player };
  const named = namedFor(frame, player);
  if (named !== undefined && seated(state, named)) return { ...decision, player: named };
  const candidates = candidatesFor(state, controller, player);
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return { ...decision, player: only };
  const offer = { refs: candidates.map(playerRefOf), min: 1, max: 1, description: 'standIn' };
  return refDecision(controller, offer, { ...frame, state });
}

/** The state in which it is said who chooses for a player who left, if that was what was asked. */
export function chosenStandIn(
  { asking }: MtgRules,
  state: MtgMatchState,
  decided: LegalTargets | undefined,
): MtgMatchState | undefined {
  const top = state.resolving.at(-1);
  const decision = decided && top && asking.decision(state, top.frame);
  if (!top || !decision || seated(state, decision.player)) return undefined;
  if (standingIn(state, top.frame, decision).spec.description !== 'standIn') return undefined;
  const others = pairsOf(top.frame);
  const pairs = [playerRefOf(decision.player), ...chosenRefs(decided).slice(0, 1), ...others];
  const frame = { ...top.frame, bound: { ...top.frame.bound, [STAND_INS]: pairs } };
  return matchWith(state, { resolving: [...state.resolving.slice(0, -1), { ...top, frame }] });
}
