import { pinnedRef, type Acting, type EffectKind } from '@reticle/core/match';
import type { PinnedRef } from '@reticle/core';
import * as z from 'zod';
import { selector, type Selector } from '../abilities/selector.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { cardById, knownNow } from '../state/state.js';
import { changeZone, refOf } from '../state/zone-change.js';
import { placeInLibrary } from '../zones/place.js';
import { chosenRefs, refDecision } from './asking.js';
import type { Effect } from './effect.js';
import { goingCards, moveQuestions, type Going } from './moving.js';

/**
 * Puts cards and permanents into another zone: bounce, exile, reanimation, "on top of its owner's library". Several that
 * go into one library are put there in an order that their owner chooses (rule 401.4); an Aura enters attached to what its
 * controller chooses, or stays where it is (303.4f, 303.4g), and so do instants and sorceries (304.4, 307.4).
 */
export interface MoveCardsEffect {
  readonly effect: 'moveCards';
  readonly what: Selector;
  readonly to: 'hand' | 'graveyard' | 'exile' | 'library' | 'battlefield';
  /** Onto the battlefield under whose control: its owner's, where it is left out. */
  readonly under?: 'owner' | 'you' | undefined;
  readonly tapped?: true | undefined;
  /** In the library: on top, where it is left out. */
  readonly position?: 'top' | 'bottom' | 'shuffled' | undefined;
  readonly order?: 'random' | undefined;
  /** Names what the cards are where they arrive: new objects (rules 400.7, 400.7j). */
  readonly bind?: string | undefined;
  /** What it is called: triggers look at it (rules 701.9a, 701.21a). */
  readonly as?: 'sacrifice' | 'discard' | undefined;
  /** Orders and hosts that were chosen so far; written as it goes on, never on a card. */
  readonly chosen?: readonly (readonly PinnedRef[])[] | undefined;
}

export const moveCardsEffect = z.strictObject({
  effect: z.literal('moveCards'),
  what: selector,
  to: z.enum(['hand', 'graveyard', 'exile', 'library', 'battlefield']),
  under: z.enum(['owner', 'you']).optional(),
  tapped: z.literal(true).optional(),
  position: z.enum(['top', 'bottom', 'shuffled']).optional(),
  order: z.literal('random').optional(),
  bind: bindName.optional(),
  as: z.enum(['sacrifice', 'discard']).optional(),
  chosen: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
});

const CALLED = { sacrifice: 'sacrificed', discard: 'discarded' } as const;

/** What a card is as it enters the battlefield, by what its text says (rule 614.1c). */
export type Entering = (state: MtgMatchState, card: MtgCard) => Partial<MtgCard>;

function moveOne(
  { to, under, tapped, as }: MoveCardsEffect,
  { state, controller, emit }: Acting<MtgMatchState>,
  { card: ref, host }: Going,
  entering: Entering,
): MtgMatchState {
  const card = knownNow(state, ref);
  if (!card) return state;
  if (as) emit({ type: CALLED[as], card: ref, player: controllerOf(card) });
  const mine = under === 'you' ? { controller } : {};
  const arriving: Partial<MtgCard> = {
    ...entering(state, { ...card, ...mine }),
    ...mine,
    ...(tapped ? { tapped } : {}),
    ...(host ? { attachedTo: host } : {}),
  };
  const becomes = as === 'discard' ? { thisTurn: ['discarded' as const] } : {};
  return changeZone(state, ref.id, to, emit, to === 'battlefield' ? arriving : becomes);
}

/** The kind of effect, with how cards enter the battlefield. */
export const moveCardsWith = (entering: Entering): EffectKind<MtgMatchState, MoveCardsEffect, Effect> => ({
  asks(effect, scene) {
    const next = moveQuestions(effect, scene)[effect.chosen?.length ?? 0];
    return next && refDecision(next.player, next.offer, scene);
  },
  apply(effect, acting) {
    const { decided } = acting;
    const chosen = [...(effect.chosen ?? []), ...(decided ? [chosenRefs(decided)] : [])];
    if (moveQuestions(effect, acting).length > chosen.length) {
      return { state: acting.state, first: [{ ...effect, chosen }] };
    }
    const going = goingCards({ ...effect, chosen }, acting);
    const ids = going.map(({ card }) => card.id);
    const state =
      effect.to === 'library'
        ? placeInLibrary(acting.state, ids, effect.position ?? 'top', acting)
        : going.reduce((now, one) => moveOne(effect, { ...acting, state: now }, one, entering), acting.state);
    const arrived = ids.flatMap((id) => cardById(state, id) ?? []).map(refOf);
    return { state, ...(effect.bind === undefined ? {} : { bind: { [effect.bind]: arrived } }) };
  },
});

/** Permanents enter as they are. */
export const moveCards = moveCardsWith(() => ({}));
