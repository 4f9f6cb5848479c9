import type { PinnedRef } from '@reticle/core';
import type { Acting, Scene } from '@reticle/core/match';
import { select } from '../abilities/selector.js';
import { legalHosts } from '../attach/attachments.js';
import type { Host } from '../attach/host.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById, knownNow } from '../state/state.js';
import { inTurnOrder } from '../state/turn-order.js';
import { PERMANENT_TYPES } from '../state/vocabulary.js';
import { playerRefOf, refOf } from '../state/zone-change.js';
import { withCard } from '../state/zones.js';
import type { Offer } from './asking.js';
import type { MoveCardsEffect } from './move-cards.js';

type InScene = Scene<MtgMatchState>;

/** A card that moves, and what it enters attached to. */
export interface Going {
  readonly card: PinnedRef;
  readonly host?: Host | undefined;
}

/** What is asked before cards move: an order, or the host of an Aura. */
interface MoveQuestion {
  readonly player: string;
  readonly offer: Offer;
}

const isPermanent = ({ types }: MtgCard): boolean =>
  types.some((type) => PERMANENT_TYPES.some((known) => known === type));

/** Who will control a card on the battlefield. */
const newController = ({ under }: MoveCardsEffect, { controller }: InScene, { owner }: MtgCard): string =>
  under === 'you' ? controller : owner;

/** What an Aura could enter attached to (rule 303.4f). */
function hostsFor(effect: MoveCardsEffect, scene: InScene, card: MtgCard): readonly Host[] {
  const controlled = withCard(scene.state, { ...card, controller: newController(effect, scene, card) });
  return legalHosts(controlled, card.instanceId);
}

const isAura = ({ to }: MoveCardsEffect, card: MtgCard): boolean =>
  to === 'battlefield' && card.subtypes.includes('Aura');

/** The cards that move: not those that are there already, nor what can't enter the battlefield. */
function cardsOf(effect: MoveCardsEffect, scene: InScene): readonly MtgCard[] {
  const { what, to } = effect;
  return select(what, scene).flatMap((ref) => {
    const card = ref.kind === 'card' ? knownNow(scene.state, ref) : undefined;
    if (!card || (card.zone === to && to !== 'library')) return [];
    if (to === 'battlefield' && !isPermanent(card)) return [];
    return isAura(effect, card) && hostsFor(effect, scene, card).length === 0 ? [] : [card];
  });
}

/** Two cards or more into one library: in turn order their owners order them, from the top down. */
function orderQuestions(effect: MoveCardsEffect, scene: InScene): readonly MoveQuestion[] {
  if (effect.to !== 'library' || effect.position === 'shuffled' || effect.order === 'random') return [];
  const cards = cardsOf(effect, scene);
  const owners = inTurnOrder(
    scene.state,
    cards.map(({ owner }) => owner),
  );
  return owners.flatMap((player) => {
    const refs = cards.filter(({ owner }) => owner === player).map(refOf);
    const offer = { refs, min: refs.length, max: refs.length, description: 'topDown' };
    return refs.length < 2 ? [] : [{ player, offer }];
  });
}

function refOfHost({ state }: InScene, { kind, id }: Host): readonly PinnedRef[] {
  if (kind === 'player') return [playerRefOf(id)];
  const card = cardById(state, id);
  return card ? [refOf(card)] : [];
}

function hostQuestions(effect: MoveCardsEffect, scene: InScene): readonly MoveQuestion[] {
  return cardsOf(effect, scene).flatMap((card) => {
    if (!isAura(effect, card)) return [];
    const refs = hostsFor(effect, scene, card).flatMap((host) => refOfHost(scene, host));
    return [
      { player: newController(effect, scene, card), offer: { refs, min: 1, max: 1, description: 'host' } },
    ];
  });
}

/** All that is asked before cards move, in order. */
export function moveQuestions(effect: MoveCardsEffect, scene: InScene): readonly MoveQuestion[] {
  return [...orderQuestions(effect, scene), ...hostQuestions(effect, scene)];
}

const asHost = (ref: PinnedRef | undefined): Host | undefined =>
  ref && (ref.kind === 'player' || ref.kind === 'card') ? { kind: ref.kind, id: ref.id } : undefined;

/** The cards that move, with all that was chosen; those for a library from the top down. */
export function goingCards(effect: MoveCardsEffect, acting: Acting<MtgMatchState>): readonly Going[] {
  const { chosen = [], to, order } = effect;
  const cards = cardsOf(effect, acting);
  if (to === 'library') {
    const arranged = chosen.flat();
    const others = cards.map(refOf).filter(({ id }) => !arranged.some((ref) => ref.id === id));
    const refs = [...arranged, ...others];
    return (order === 'random' ? acting.random.shuffle(refs) : refs).map((card) => ({ card }));
  }
  const auras = cards.filter((card) => isAura(effect, card));
  return cards.map((card) => {
    const host = isAura(effect, card) ? asHost(chosen[auras.indexOf(card)]?.[0]) : undefined;
    return { card: refOf(card), ...(host ? { host } : {}) };
  });
}
