import type { PinnedRef, Result, TargetSpec } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import { answerOf, type Answer } from '../answer.js';
import type { ZoneView } from '@reticle/core/host';
import { countIn, leastFor, offersFor, outlookFrom, type Asking } from './offers.js';
import type { Opened } from './open.js';
import { currentOf, filled, inCoreOrder, seatsOf, type Seat } from './seats.js';
import { keyOf, type ChoosingView, type SlotView } from './shapes.js';
import { amountWords, statusOf } from './words.js';

/** The names of things by their keys. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = (zones: readonly ZoneView[]): Names =>
  new Map(zones.flatMap(({ things }) => things.map((thing) => [keyOf(thing.ref), thing.name] as const)));

/** Opens a spec on a board: its seats, and the choice so far. */
export function asking<State>(opened: Opened<State>, spec: TargetSpec): Result<Asking<State>> {
  const seats = seatsOf(opened, spec);
  if (!seats.ok) return seats;
  return { ok: true, value: { opened, spec, seats: seats.value, picks: filled(seats.value, opened.picks) } };
}

/** Everything that is legal for a seat by itself; nothing where that leans on an earlier choice that is not made. */
function legalFor<State>(
  { opened: { resolver, attempt }, spec, seats, picks }: Asking<State>,
  index: number,
): readonly PinnedRef[] {
  const seat = seats[index];
  if (!seat) return [];
  const found = resolver.legalTargets(spec, attempt, seat.at, inCoreOrder(seats, picks));
  return found.ok ? found.value : [];
}

/** The verdict on the whole choice, by the game's own check where it has one. */
export function verdictOn<State>({ opened, spec, picks, seats }: Asking<State>) {
  const { board, resolver, state, attempt } = opened;
  return board.check
    ? board.check(state, spec, attempt, picks)
    : resolver.check(spec, attempt, inCoreOrder(seats, picks));
}

/** What is chosen, what can be chosen next, and what it comes to. */
export function choosing<State>(opened: Opened<State>, spec: TargetSpec, names: Names): Answer<ChoosingView> {
  const { game } = opened.board;
  const opening = answerOf(asking(opened, spec), game);
  if (!opening.ok) return opening;
  const asked = opening.value;
  const { seats, picks } = asked;
  const current = currentOf(seats, picks, opened.slot);
  const ahead = outlookFrom(asked, picks);
  const begun = picks.some(({ targets }) => targets.length > 0);
  const fromStart = begun ? outlookFrom(asked, []) : ahead;
  const offers = current === undefined ? undefined : answerOf(offersFor(asked, current, ahead), game);
  const offered = offers?.ok ? offers.value.map(keyOf) : [];
  const taken = current === undefined ? [] : (picks[current]?.targets ?? []).map(keyOf);
  const legal = current === undefined ? [] : legalFor(asked, current).map(keyOf);
  const whole = answerOf(verdictOn(asked), game);
  const enough = current !== undefined && taken.length >= leastFor(asked, current);
  const view = {
    slots: seats.map((seat, index) => slotView(asked, seat, index, names)),
    ...(current === undefined ? {} : { current }),
    enough,
    offered,
    stuck: legal.filter((key) => !offered.includes(key) && !taken.includes(key)),
    total: answerOf(countIn(asked, fromStart), game),
    left: answerOf(countIn(asked, ahead), game),
    verdict: { ok: whole.ok, refusals: whole.ok ? [] : whole.refusals },
  };
  return { ok: true, value: { ...view, status: statusOf(view) } };
}

function slotView<State>(
  { opened, picks }: Asking<State>,
  seat: Seat,
  index: number,
  names: Names,
): SlotView {
  const { id, chooser, automatic, min, max, total, spec } = seat;
  const { targets = [], division } = picks[index] ?? {};
  return {
    id,
    words: describeSpec(spec, opened.board.game),
    chooser,
    ...(automatic ? { automatic } : {}),
    min,
    max: max === Infinity ? 'any' : max,
    amount: amountWords(targets.length, min, max, automatic),
    picked: targets.map((ref, at) => ({
      ref,
      name: names.get(keyOf(ref)) ?? ref.id,
      ...(division === undefined ? {} : { share: division[at] ?? 0 }),
    })),
    ...(total === undefined ? {} : { total }),
  };
}
