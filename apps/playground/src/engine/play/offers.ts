import type { JsonObject } from '@reticle/core';
import type { Match, MatchRuntime, Move, Offer } from '@reticle/core/match';
import * as z from 'zod';
import type { PlayPlace } from '../../address/place.js';
import type { Answer, Refused } from '../answer.js';
import type { GameMatches } from '../contract.js';
import { interviewed } from './interview.js';
import type { OfferShown, PickShown } from './shown.js';

const field = z.object({ x: z.int(), y: z.int() });

const moveOf = ({ move, player, params }: Offer): Move =>
  Object.keys(params).length === 0 ? { move, player } : { move, player, params };

/** What a move's parameters name: texts are ids of things, pairs of x and y are fields. */
function namedIn(params: JsonObject): Pick<OfferShown, 'things' | 'fields'> {
  const values = Object.values(params);
  return {
    things: values.filter((each) => typeof each === 'string'),
    fields: values.flatMap((each) => field.safeParse(each).data ?? []),
  };
}

/** The moves on offer at one match, each list worked out once. */
export function offersOf<State>(runtime: MatchRuntime<State>) {
  const known = new WeakMap<Match<State>, readonly Offer[]>();
  return (match: Match<State>): readonly Offer[] => {
    const [player] = runtime.toAct(match);
    const offers = known.get(match) ?? (player === undefined ? [] : [...runtime.offers(match, player)]);
    known.set(match, offers);
    return offers;
  };
}

/** The offers in words, in the order in which a place counts them. */
export const offersShown = <State>(
  { describeMove, moveKind }: GameMatches<State>,
  { state }: Match<State>,
  offers: readonly Offer[],
): readonly OfferShown[] =>
  offers.map((offer, index) => ({
    index,
    kind: moveKind(offer.move),
    words: describeMove(state, moveOf(offer)),
    asks: offer.spec.slots.length > 0,
    move: moveOf(offer),
    ...namedIn(offer.params),
  }));

const lostPick = (words: string): Refused => ({
  ok: false,
  refusals: [{ code: 'notOnOffer', words, path: ['play', 'pick'] }],
});

/** Where the choice of targets stands that a place holds. */
export function pickShown<State>(
  { runtime, describeMove, nameOf, slotName }: GameMatches<State>,
  match: Match<State>,
  offers: readonly Offer[],
  { offer: index, answers }: NonNullable<PlayPlace['pick']>,
): Answer<PickShown> {
  const offer = offers[index];
  if (!offer) return lostPick('This move is not on offer here.');
  const move = moveOf(offer);
  const opened = runtime.open(match, offer);
  if (!opened.ok) return lostPick('This move is not on offer here.');
  const { choices, spec, state } = opened.value;
  if (!choices) return { ok: true, value: { kind: 'move', move } };
  const found = interviewed(
    opened.value,
    { nameOf: (ref) => nameOf(state, ref), slotName: (slot) => slotName(slot, spec) },
    answers,
  );
  if (found.kind === 'flaw') return lostPick('One of the chosen things is not on offer here.');
  if (found.kind === 'chosen')
    return { ok: true, value: { kind: 'move', move: { ...move, targets: found.targets } } };
  const { label, options, chosen } = found;
  const words = describeMove(match.state, move);
  const named = chosen.map((ref) => ({ kind: ref.kind, id: ref.id, words: nameOf(state, ref) }));
  return {
    ok: true,
    value: { kind: 'asked', answered: answers.length, words, label, options, chosen: named },
  };
}
