import type { TargetRef } from '@reticle/core';
import { hasHappened, unaskedMove, whyNotOf, type HostMatch, type WantedPace } from '@reticle/core/host';
import type { Match, MoveAnswer, Move, TargetAnswer } from '@reticle/core/match';
import { mayTakeBack, seatView } from '@reticle/react/match';
import { puzzleStands } from '@reticle/testkit/scenario';
import type { OfferView, TableState } from '@reticle/react';
import type { PlayPlace } from '../../address/place.js';
import type { Answer, Refused } from '../answer.js';
import type { GameMatches } from '../contract.js';
import type { OpenedMatch } from './open.js';
import { listenerOf, viewerOf } from './seats.js';
import type { PickStands, TableShown } from './shown.js';

type Answers = readonly [MoveAnswer, ...TargetAnswer[]];

const lostPick = (words: string): Refused => ({
  ok: false,
  refusals: [{ code: 'notOnOffer', words, path: ['play', 'pick'] }],
});

/** Returns where people want to be asked, as the place says. */
export const wantedOf = <State>(
  host: Pick<HostMatch<State>, 'pace'>,
  { stops, skip, wait, together }: PlayPlace,
  player: string,
  moves: readonly Move[],
): WantedPace => ({
  stops,
  together,
  untilAfterTurn: skip,
  untilSomething: wait && { turn: wait.turn, hasHappened: hasHappened(host, player, moves.slice(wait.step)) },
});

/** The most moves that are searched for the one to take back. */
const MOST_BACK = 200;

/** If several people sit at one screen, the end of a match is shown in the same way to all of them. */
const forAll = ({ outcome, ...view }: TableState, seats: ReadonlyMap<string, string>): TableState =>
  outcome
    ? { ...view, outcome: { ...outcome, ...(listenerOf(seats) === undefined ? { result: undefined } : {}) } }
    : view;

/** Makes the functions that show tables to the seats of people and ask them. */
export function seatTeller<State>(matches: GameMatches<State>) {
  const { runtime } = matches;

  /** Returns the moves of the player who is to act, in the order in which a place counts them. */
  const offersOf = (match: Match<State>, player: string): readonly OfferView[] =>
    seatView(matches, match, { seat: player }).offers;

  /**
   * Returns the answers so far. If only one move is possible and it asks for something, it is chosen already.
   */
  function answersAt(match: Match<State>, player: string, pick: PlayPlace['pick']): Answers | undefined {
    const offers = offersOf(match, player);
    const [only] = offers;
    const taken = pick ? offers[pick.offer] : offers.length === 1 && only?.asks === true ? only : undefined;
    return taken && [{ move: taken.move, params: taken.params }, ...(pick?.answers ?? [])];
  }

  /**
   * Returns how many moves are left if a person's last decision is taken back, or undefined if it cannot be.
   */
  function undoTo({ line, seats }: OpenedMatch<State>, place: PlayPlace): number | undefined {
    const { start, steps, reached } = line;
    for (let index = reached - 1; index >= Math.max(0, reached - MOST_BACK); index--) {
      const step = steps[index];
      const before = steps[index - 1]?.after ?? start;
      if (!step || !mayTakeBack(matches, before, step.after, step.events)) return undefined;
      const { player } = step.move;
      if (seats.get(player) !== 'you') continue;
      if (!unaskedMove(matches, before, player, { stops: place.stops })) return index;
    }
    return undefined;
  }

  return {
    /** Returns the table at the shown step. At the end it includes the question. */
    table(opened: OpenedMatch<State>, place: PlayPlace): Answer<TableShown> {
      const { shown, at, seats, moves, puzzle, line, end } = opened;
      const [acting] = runtime.toAct(shown);
      const seat = viewerOf(seats, acting);
      const stands = puzzle && puzzleStands(matches, puzzle, line.start, end);
      const standing = stands ? { puzzle: stands } : {};
      const isAtEnd = at === moves.length && (stands ?? 'open') === 'open';
      const isYours = isAtEnd && acting !== undefined && seats.get(acting) === 'you';
      const { conceded } = place;
      // If several people sit at one screen, the others play on.
      const isConceded = isAtEnd && conceded !== undefined && !(isYours && acting !== conceded);
      if (!isYours || isConceded) {
        const view = seatView(matches, shown, {
          seat,
          watches: true,
          stops: place.stops,
          ...(isConceded ? { conceded } : {}),
        });
        return { ok: true, value: { ...forAll(view, seats), ...standing } };
      }
      const answers = answersAt(shown, acting, place.pick);
      const undo = undoTo(opened, place);
      const view = seatView(matches, shown, { seat, answers, stops: place.stops });
      const lost = place.pick && !answers ? { refusal: 'This move is not on offer here.' } : {};
      return { ok: true, value: { ...view, ...lost, ...standing, ...(undo === undefined ? {} : { undo }) } };
    },

    /**
     * Says why the moves that a person may mean by a thing cannot be made at the shown step, or why it cannot
     * be chosen for the current question. It reveals only what the viewer may know.
     */
    why(
      { shown, seats }: OpenedMatch<State>,
      ref: TargetRef,
      pick: PlayPlace['pick'],
    ): Answer<readonly string[]> {
      const [acting] = runtime.toAct(shown);
      const player = viewerOf(seats, acting) ?? acting;
      if (player === undefined) return { ok: true, value: [] };
      const answers = player === acting ? answersAt(shown, player, pick) : undefined;
      return { ok: true, value: whyNotOf(matches, shown, player, ref, answers) };
    },

    /** Returns the state of a place's choice of targets. */
    pick({ end, seats }: OpenedMatch<State>, { pick }: PlayPlace): Answer<PickStands> {
      const player = runtime.toAct(end).find((each) => seats.get(each) === 'you');
      const answers = pick && player !== undefined ? answersAt(end, player, pick) : undefined;
      if (!answers || player === undefined) return lostPick('This move is not on offer here.');
      const found = runtime.prompt(end, player, answers);
      if (!found.ok) return lostPick('One of the chosen things is not on offer here.');
      const { asks } = found.value;
      if (asks.kind !== 'ready') return { ok: true, value: { kind: 'asked' } };
      const { params, ...made } = asks.move;
      const move: Move = params && Object.keys(params).length > 0 ? { ...made, params } : made;
      return { ok: true, value: { kind: 'move', move } };
    },
  };
}
