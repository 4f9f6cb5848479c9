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

/** Where people want to be asked, as a place tells it. */
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

/** So many moves are looked through for the one that is taken back. */
const MOST_BACK = 200;

/** Where several sit at one screen, how a match ended is told to all of them alike. */
const forAll = ({ outcome, ...view }: TableState, seats: ReadonlyMap<string, string>): TableState =>
  outcome
    ? { ...view, outcome: { ...outcome, ...(listenerOf(seats) === undefined ? { result: undefined } : {}) } }
    : view;

/** What the seats of a person are shown and asked. */
export function seatTeller<State>(matches: GameMatches<State>) {
  const { runtime } = matches;

  /** The moves of whoever is to act, in the order in which a place counts them. */
  const offersOf = (match: Match<State>, player: string): readonly OfferView[] =>
    seatView(matches, match, { seat: player }).offers;

  /** What was answered so far; the only move there is, is taken by itself if it asks for something. */
  function answersAt(match: Match<State>, player: string, pick: PlayPlace['pick']): Answers | undefined {
    const offers = offersOf(match, player);
    const [only] = offers;
    const taken = pick ? offers[pick.offer] : offers.length === 1 && only?.asks === true ? only : undefined;
    return taken && [{ move: taken.move, params: taken.params }, ...(pick?.answers ?? [])];
  }

  /** How many moves are left if a person's last decision is taken back; undefined if it cannot be. */
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
    /** The table at the step that a place looks at; at its end with what is asked. */
    table(opened: OpenedMatch<State>, place: PlayPlace): Answer<TableShown> {
      const { shown, at, seats, moves, puzzle, line, end } = opened;
      const [acting] = runtime.toAct(shown);
      const seat = viewerOf(seats, acting);
      const stands = puzzle && puzzleStands(matches, puzzle, line.start, end);
      const standing = stands ? { puzzle: stands } : {};
      const isAtEnd = at === moves.length && (stands ?? 'open') === 'open';
      const isYours = isAtEnd && acting !== undefined && seats.get(acting) === 'you';
      const { conceded } = place;
      // Where several sit at one screen, the others play on.
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
     * Why the moves cannot be made that somebody may mean by a thing, at the step that is looked at, or why it cannot be chosen for
     * what is asked: for the eyes of whoever looks.
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

    /** Where the choice of targets stands that a place holds. */
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
