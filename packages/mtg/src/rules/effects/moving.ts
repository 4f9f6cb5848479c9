import type { PinnedRef } from '@reticle/core';
import type { Done, EffectExecution, EffectKind, EffectContext } from '@reticle/core/play';
import type { MoveCardsEffect } from '../../language/effects/cards.js';
import type { Effect } from '../../language/effects/effect.js';
import { PERMANENT_TYPES } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState, Step } from '../../state/match-state.js';
import { playerRefOf, refOf } from '../../state/refs.js';
import { cardById, cardsById, permanentsIn, withCard } from '../../state/cards.js';
import { inTurnOrder, knownNow, opponentsOf } from '../../state/state.js';
import { changeZone, placeInLibrary } from '../actions/change-zone.js';
import { type OfferedRefs, chosenRefs, refDecision, amountOf, select } from '../select/select.js';
import { type EnteringChoices, NO_CHOICES, choosing } from './entering.js';
import { type Host, legalHosts } from '../stack/attach.js';
import { cardWith } from '../../state/copies.js';
import { bound } from './bound.js';

type InScene = EffectContext<MtgMatchState>;

/** A card that moves, and what it enters attached to. */
interface Going {
  readonly card: PinnedRef;
  readonly host?: Host | undefined;
}

/** What is asked before cards move: an order, or the host of an Aura. */
interface MoveQuestion {
  readonly player: string;
  readonly offer: OfferedRefs;
}

const isPermanent = ({ types }: MtgCard): boolean =>
  types.some((type) => PERMANENT_TYPES.some((known) => known === type));

/** Who will control a card on the battlefield. */
const newController = ({ under }: MoveCardsEffect, { controller }: InScene, { owner }: MtgCard): string =>
  under === 'you' ? controller : owner;

/** What an Aura could enter attached to (rule 303.4f). */
function hostsFor(effect: MoveCardsEffect, scene: InScene, card: MtgCard): readonly Host[] {
  const controlled = withCard(
    scene.state,
    cardWith(card, { controller: newController(effect, scene, card) }),
  );
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
function moveQuestions(effect: MoveCardsEffect, scene: InScene): readonly MoveQuestion[] {
  return [...orderQuestions(effect, scene), ...hostQuestions(effect, scene)];
}

const asHost = (ref: PinnedRef | undefined): Host | undefined =>
  ref && (ref.kind === 'player' || ref.kind === 'card') ? { kind: ref.kind, id: ref.id } : undefined;

/** The cards that move, with all that was chosen; those for a library from the top down. */
function goingCards(effect: MoveCardsEffect, acting: EffectExecution<MtgMatchState>): readonly Going[] {
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
const CALLED = { sacrifice: 'sacrificed', discard: 'discarded' } as const;

/** What a card is as it enters the battlefield, by what its text says (rule 614.1c). */
export type Entering = (state: MtgMatchState, card: MtgCard) => Partial<MtgCard>;

/** Counters with so many more of a kind. */
const withMore = (counters: MtgCard['counters'] = {}, kind: string, amount: number): MtgCard['counters'] =>
  amount > 0 ? { ...counters, [kind]: (counters[kind] ?? 0) + amount } : counters;

/**
 * It attacks with the others, if its controller attacks now and it is a creature (rules 508.4, 506.3): the player whom the first of them
 * attacks, or else the next opponent.
 */
function attackingIn(state: MtgMatchState, controller: string, { types }: MtgCard): Partial<MtgCard> {
  const { activePlayer, turn } = state;
  const isCombat = IN_COMBAT.has(turn.step) && activePlayer === controller;
  const [player] = [
    ...permanentsIn(state).flatMap(({ attacking }) => attacking?.player ?? []),
    ...inTurnOrder(state, opponentsOf(state, controller)),
  ];
  return isCombat && player !== undefined && types.includes('creature') ? { attacking: { player } } : {};
}

/** The steps in which creatures attack. */
const IN_COMBAT: ReadonlySet<Step> = new Set([
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
]);

function moveOne(
  { to, under, tapped, attacking, as, counters }: MoveCardsEffect,
  acting: EffectExecution<MtgMatchState>,
  { card: ref, host }: Going,
  entering: Entering,
): MtgMatchState {
  const { state, controller, emit } = acting;
  const card = knownNow(state, ref);
  if (!card) return state;
  if (as) emit({ type: CALLED[as], card: ref, player: controllerOf(card) });
  const mine = under === 'you' ? { controller } : {};
  const enters = entering(state, cardWith(card, mine));
  const arriving: Partial<MtgCard> = {
    ...enters,
    ...mine,
    ...(counters
      ? { counters: withMore(enters.counters, counters.counter, amountOf(counters.amount, acting)) }
      : {}),
    ...(tapped ? { tapped } : {}),
    ...(attacking ? attackingIn(state, under === 'you' ? controller : card.owner, card) : {}),
    ...(host ? { attachedTo: host } : {}),
  };
  const becomes = as === 'discard' ? { thisTurn: ['discarded' as const] } : {};
  return changeZone(state, ref.id, to, emit, to === 'battlefield' ? arriving : becomes);
}

/** The cards as which something must be chosen before they enter (rule 614.12a). */
const choosers = (
  effect: MoveCardsEffect,
  scene: InScene,
  { choicesOf }: EnteringChoices,
): readonly MtgCard[] =>
  effect.to === 'battlefield' && effect.asked === undefined
    ? cardsOf(effect, scene).filter((card) => choicesOf(card).length > 0)
    : [];
const asksEntering = (effect: MoveCardsEffect, scene: InScene, choices: EnteringChoices): boolean =>
  choosers(effect, scene, choices).length > 0;

/** First all that is chosen as the cards enter, each by a name of its own; then they move. */
function chosenFirst(
  effect: MoveCardsEffect,
  acting: EffectExecution<MtgMatchState>,
  choices: EnteringChoices,
): Done<MtgMatchState, Effect> {
  const cards = choosers(effect, acting, choices);
  const bind = Object.fromEntries(cards.map((card, at) => [`entering${at}`, [refOf(card)]]));
  const first = cards.flatMap((card, at) => {
    const what = { bound: `entering${at}` };
    return choosing(choices.choicesOf(card), what, effect.under === 'you' ? undefined : { ownerOf: what });
  });
  return { state: acting.state, bind, first: [...first, { ...effect, asked: true }] };
}

/** The kind of effect, with how cards enter the battlefield. */
export const moveCardsWith = (
  entering: Entering,
  choices: EnteringChoices,
): EffectKind<MtgMatchState, MoveCardsEffect, Effect> => ({
  asks(effect, scene) {
    if (asksEntering(effect, scene, choices)) return undefined;
    const next = moveQuestions(effect, scene)[effect.chosen?.length ?? 0];
    return next && refDecision(next.player, next.offer, scene);
  },
  apply(effect, acting) {
    const { decided } = acting;
    if (asksEntering(effect, acting, choices)) return chosenFirst(effect, acting, choices);
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
    const arrived = cardsById(state, ids).map(refOf);
    return { state, ...bound(effect.bind, arrived) };
  },
});

/** Permanents enter as they are. */
export const moveCards = moveCardsWith(() => ({}), NO_CHOICES);
