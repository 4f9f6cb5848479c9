import type { Acting, EffectKind, PinnedRef, Scene } from '@reticle/core';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName, pinnedRef } from '../state/pinned.js';
import { cardById, knownNow } from '../state/state.js';
import { inTurnOrder } from '../state/turn-order.js';
import { changeZone, refOf } from '../state/zone-change.js';
import { placeInLibrary } from '../zones/place.js';
import { cardDecision, chosenRefs } from './asking.js';
import type { Effect } from './effect.js';

/**
 * Puts cards and permanents into another zone: bounce, exile, reanimation, "on top of its owner's library". Several that
 * go into one library are put there in an order that their owner chooses (rule 401.4).
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
  /** Orders that were chosen so far; written as it goes on, never on a card. */
  readonly arranged?: readonly (readonly PinnedRef[])[] | undefined;
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
  arranged: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
});

const cardsOf = ({ what }: MoveCardsEffect, scene: Scene<MtgMatchState>): readonly PinnedRef[] =>
  select(what, scene).filter(({ kind }) => kind === 'card');

/** Cards whose owner chooses their order: two or more into that player's library; in turn order. */
function toArrange(
  effect: MoveCardsEffect,
  scene: Scene<MtgMatchState>,
): readonly { readonly owner: string; readonly cards: readonly PinnedRef[] }[] {
  if (effect.to !== 'library' || effect.position === 'shuffled' || effect.order === 'random') return [];
  const { state } = scene;
  const cards = cardsOf(effect, scene);
  const everyone = state.players.map(({ id }) => id);
  return inTurnOrder(state, everyone).flatMap((owner) => {
    const own = cards.filter((ref) => knownNow(state, ref)?.owner === owner);
    return own.length < 2 ? [] : [{ owner, cards: own }];
  });
}

/** The cards from the top down: those that were arranged as they were, the others as they stand or by chance. */
function orderedIds(effect: MoveCardsEffect, acting: Acting<MtgMatchState>): readonly string[] {
  const arranged = effect.arranged?.flat() ?? [];
  const isArranged = ({ id }: PinnedRef) => arranged.some((ref) => ref.id === id);
  const cards = [...arranged, ...cardsOf(effect, acting).filter((ref) => !isArranged(ref))];
  return (effect.order === 'random' ? acting.random.shuffle(cards) : cards).map(({ id }) => id);
}

const CALLED = { sacrifice: 'sacrificed', discard: 'discarded' } as const;

/** What a card is as it enters the battlefield, by what its text says (rule 614.1c). */
export type Entering = (card: MtgCard) => Partial<MtgCard>;

function moveOne(
  { to, under, tapped, as }: MoveCardsEffect,
  { state, controller, emit }: Acting<MtgMatchState>,
  id: string,
  entering: Entering,
): MtgMatchState {
  const card = cardById(state, id);
  if (!card) return state;
  if (as) emit({ type: CALLED[as], card: refOf(card), player: controllerOf(card) });
  const becomes = {
    ...(to === 'battlefield' ? entering(card) : {}),
    ...(to === 'battlefield' && under === 'you' ? { controller } : {}),
    ...(to === 'battlefield' && tapped ? { tapped } : {}),
    ...(as === 'discard' ? { thisTurn: ['discarded' as const] } : {}),
  };
  return changeZone(state, id, to, emit, becomes);
}

/** The kind of effect, with how cards enter the battlefield. */
export const moveCardsWith = (entering: Entering): EffectKind<MtgMatchState, MoveCardsEffect, Effect> => ({
  asks(effect, scene) {
    const next = toArrange(effect, scene)[effect.arranged?.length ?? 0];
    if (!next) return undefined;
    const { owner, cards } = next;
    const all = { cards, min: cards.length, max: cards.length, description: 'topDown' };
    return cardDecision(owner, all, scene);
  },
  apply(effect, acting) {
    const { decided } = acting;
    const arranged = [...(effect.arranged ?? []), ...(decided ? [chosenRefs(decided)] : [])];
    if (toArrange(effect, acting).length > arranged.length) {
      return { state: acting.state, first: [{ ...effect, arranged }] };
    }
    const ids = orderedIds({ ...effect, arranged }, acting);
    const state =
      effect.to === 'library'
        ? placeInLibrary(acting.state, ids, effect.position ?? 'top', acting)
        : ids.reduce((now, id) => moveOne(effect, { ...acting, state: now }, id, entering), acting.state);
    const arrived = ids.flatMap((id) => cardById(state, id) ?? []).map(refOf);
    return { state, ...(effect.bind === undefined ? {} : { bind: { [effect.bind]: arrived } }) };
  },
});

/** Permanents enter as they are. */
export const moveCards = moveCardsWith(() => ({}));
