import type { PinnedRef } from '@reticle/core';
import type { MtgCard, MergedPart } from '../../state/card.js';
import { cardById, withCard } from '../../state/cards.js';
import { cardWith, matchWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { MtgMatchState, ResolvingFrame } from '../../state/match-state.js';
import { mapSame } from '../../state/refs.js';
import { sure } from '../../state/sure.js';
import { attachedTo, turnedOver, turnedUp, withoutHost } from '../../state/printed.js';
import { mergedWith, withPartsTurned } from '../../state/merged.js';
import { withCounted } from './counters.js';
import { leaveCombat, removeCards } from '../../state/zones.js';
import { type EventChange, type OfCard, type OfPermanent, emitted } from './event.js';

/** Returns the state with a card changed. The card must exist. */
export const changeCard = (
  state: MtgMatchState,
  id: string,
  change: (card: MtgCard) => MtgCard,
): MtgMatchState => withCard(state, change(sure(cardById(state, id))));

/** A permanent becomes tapped (rule 701.26a). */
const becameTapped: EventChange<OfPermanent> = (state, { card: id }) =>
  changeCard(state, id, (card) =>
    cardWith(card, { tapped: true, thisTurn: [...card.thisTurn, 'becameTapped'] }),
  );

/** A permanent becomes untapped (rule 701.26b). */
const becameUntapped: EventChange<OfPermanent> = (state, { card: id }) =>
  changeCard(state, id, (card) => cardWith(card, { tapped: false }));

/** Another side of a card is turned up (rules 701.27a, 708.8), and the card has that side's printed facts. */
const sideUp =
  <Facts extends OfPermanent>(
    sideOf: (card: MtgCard | MergedPart) => Partial<MtgCard> | undefined,
    without: NonNullable<Parameters<typeof cardWith>[2]>,
  ): EventChange<Facts> =>
  (state, { card: id }) =>
    changeCard(state, id, (card) =>
      card.parts ? withPartsTurned(card, card.parts, sideOf) : cardWith(card, sure(sideOf(card)), without),
    );

/**
 * The name under which the frame of an ability keeps its source if that has transformed since the ability was put on
 * the stack, or since a delayed one was created (rule 701.27f).
 */
export const HAS_TRANSFORMED = 'hasTransformed';

/** Marks the abilities of a permanent that are on the stack or delayed, as the permanent transforms. */
function withTransformedMarked(state: MtgMatchState, { instanceId, incarnation }: MtgCard): MtgMatchState {
  const mark = (frame: ResolvingFrame): ResolvingFrame =>
    frame.source.id === instanceId && frame.source.incarnation === incarnation
      ? { ...frame, bound: { ...frame.bound, [HAS_TRANSFORMED]: [frame.source] } }
      : frame;
  const { frames, delayed, waiting } = state;
  const isDelayed = ({ ability }: MtgMatchState['waiting'][number]): boolean => ability === 'delayed';
  return matchWith(state, {
    ...(frames
      ? { frames: Object.fromEntries(Object.entries(frames).map(([id, frame]) => [id, mark(frame)])) }
      : {}),
    delayed: mapSame(delayed, (found) => {
      const frame = mark(found.frame);
      return frame === found.frame ? found : { ...found, frame };
    }),
    waiting: mapSame(waiting, (found) => (isDelayed(found) ? { ...found, frame: mark(found.frame) } : found)),
  });
}

const backOrFront = sideUp<OfPermanent>(turnedOver, ['power', 'toughness', 'loyalty', 'defense']);

/** A double-faced permanent turns its other face up (rule 701.27a). */
const transformed: EventChange<OfPermanent> = (state, facts) => {
  const after = backOrFront(state, facts);
  return withTransformedMarked(after, sure(cardById(after, facts.card)));
};

/** A spell becomes a part of a permanent and leaves the stack (rule 702.140c). */
const mutated: EventChange<OfPermanent & { readonly spell: PinnedRef; readonly where: 'top' | 'bottom' }> = (
  state,
  { card: id, spell, where },
) => {
  const merging = sure(cardById(state, spell.id));
  return changeCard(removeCards(state, [merging]), id, (card) => mergedWith(card, merging, where));
};

/** A permanent phases out, by itself or with its host, and leaves combat (rules 702.26b, 506.4). */
const phasedOut: EventChange<OfCard, [along: string | undefined]> = (state, { card: { id } }, phasedWith) =>
  leaveCombat(
    changeCard(state, id, (card) => cardWith(card, { phasedOut: true, ...withoutUndefined({ phasedWith }) })),
    id,
  );

const phasedIn: EventChange<OfCard> = (state, { card: { id } }) =>
  changeCard(state, id, (card) => cardWith(card, { phasedOut: false }, ['phasedWith']));

/** Removes all damage from a permanent, and the mark of deathtouch (rules 701.19a, 702.89a). */
export const healed = (state: MtgMatchState, id: string): MtgMatchState =>
  matchWith(
    changeCard(state, id, (card) => cardWith(card, { damage: 0 })),
    withoutUndefined({ deathtouched: state.deathtouched?.filter((ref) => ref.id !== id) }),
  );

/**
 * A regeneration shield is used up: damage is removed, and the permanent leaves combat (rule 701.19a).
 * Tapping it is a separate event.
 */
const regenerated: EventChange<OfCard, [shield: number]> = (state, { card: { id } }, used) => {
  const shields = state.shields.filter((shield) => shield.id !== used);
  return leaveCombat(healed(matchWith(state, { shields }), id), id);
};

/** A permanent becomes attached to an object or a player (rule 701.3a). */
const attached: EventChange<OfCard & { readonly to: NonNullable<MtgCard['attachedTo']> }> = (
  state,
  { card: { id }, to },
) => changeCard(state, id, (card) => attachedTo(card, to));

/** A permanent becomes unattached, and stays where it is (rule 701.3d). */
const becameUnattached: EventChange<OfCard> = (state, { card: { id } }) => changeCard(state, id, withoutHost);

/** A token is created on the battlefield (rule 111.1). */
const tokenCreated: EventChange<OfCard & { readonly player: string }, [token: MtgCard]> = (
  state,
  _facts,
  token,
) =>
  withCounted(
    matchWith(state, { cards: [...state.cards, token], nextId: state.nextId + 1 }),
    token.instanceId,
  );

export const PERMANENTS = {
  becameTapped,
  becameUntapped,
  transformed,
  turnedFaceUp: sideUp<OfPermanent & { readonly amount?: number }>(turnedUp, ['power', 'toughness', 'sides']),
  mutated,
  phasedOut,
  phasedIn,
  destroyed: emitted<OfCard>(),
  regenerated,
  attached,
  becameUnattached,
  tokenCreated,
  /** It becomes monstrous or renowned: a lasting effect gives it the keyword. */
  marked: emitted<OfCard & { readonly mark: string }>(),
  stateBased: emitted<{ readonly rule: string; readonly card: PinnedRef }>(),
};
