import type { PinnedRef } from '@reticle/core';
import type { EffectOutcome, EffectExecution, EffectContext } from '@reticle/core/play';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { MOVED_AS } from '../../language/this-way.js';
import { PERMANENT_TYPES } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState, Step } from '../../state/match-state.js';
import { hostOf, playerRefOf, refOf } from '../../state/refs.js';
import { leftAtOnce } from '../../state/zones.js';
import { cardById, cardsById, withCard } from '../../state/cards.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { happen } from '../events/happen.js';
import { inTurnOrder, knownCard, knownNow } from '../../state/state.js';
import { isActive } from '../../state/teams.js';
import { changeZone, placeInLibrary } from '../actions/change-zone.js';
import { keepersIn } from '../actions/instead-of-dying.js';
import { aimsIn } from '../actions/aims.js';
import {
  type OfferedRefs,
  chosenRefs,
  refDecision,
  amountOf,
  select,
  selectKnown,
} from '../select/select.js';
import type { Kind } from './kind.js';
import { type EnteringChoices, NO_CHOICES, choosing } from './entering.js';
import { type Host, legalHosts } from '../stack/attach.js';
import { cardWith } from '../../state/copies.js';
import { NUMBERS, backUp, turnedOver } from '../../state/printed.js';
import { bound } from './bound.js';
import { sure } from '../../state/sure.js';

type InScene = EffectContext<MtgMatchState>;

/** A card that moves, with what it enters attached to and what it enters attacking. */
interface Going {
  readonly card: PinnedRef;
  readonly host?: Host | undefined;
  readonly aim?: PinnedRef | undefined;
}

/** A question before cards move: an order, the host of an Aura, or what a creature attacks. */
interface MoveQuestion {
  readonly player: string;
  readonly offer: OfferedRefs;
  /** The card about which it is asked, if it is about one card. */
  readonly card?: MtgCard;
}

const isPermanent = ({ types }: MtgCard): boolean =>
  types.some((type) => PERMANENT_TYPES.some((known) => known === type));

/** Returns who will control a card on the battlefield. */
const newController = (
  { under }: EffectNamed<'moveCards'>,
  { controller }: InScene,
  { owner }: MtgCard,
): string => (under === 'you' ? controller : owner);

/** Returns what an Aura could enter attached to (rule 303.4f). */
function hostsFor(effect: EffectNamed<'moveCards'>, scene: InScene, card: MtgCard): readonly Host[] {
  const controlled = withCard(
    scene.state,
    cardWith(card, { controller: newController(effect, scene, card) }),
  );
  return legalHosts(controlled, card.instanceId);
}

const isAura = ({ to }: EffectNamed<'moveCards'>, card: MtgCard): boolean =>
  to === 'battlefield' && card.subtypes.includes('Aura');

/**
 * Returns the cards that move: not those that are there already, and not those that can't enter the
 * battlefield.
 */
function cardsOf(effect: EffectNamed<'moveCards'>, scene: InScene): readonly MtgCard[] {
  const { what, to, transformed } = effect;
  return select(what, scene).flatMap((ref) => {
    const card = ref.kind === 'card' ? knownNow(scene.state, ref) : undefined;
    if (!card || (card.zone === to && to !== 'library')) return [];
    if (to === 'battlefield' && !isPermanent(card)) return [];
    if (transformed && !turnedOver(card)) return [];
    return isAura(effect, card) && hostsFor(effect, scene, card).length === 0 ? [] : [card];
  });
}

/** Asks owners, in turn order, to order two or more cards that go into one library, from the top down. */
function orderQuestions(effect: EffectNamed<'moveCards'>, scene: InScene): readonly MoveQuestion[] {
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

const HOST = 'host';
/** The description of the question what a creature attacks that enters attacking. */
export const AIM = 'whom it attacks';

function hostQuestions(effect: EffectNamed<'moveCards'>, scene: InScene): readonly MoveQuestion[] {
  return cardsOf(effect, scene).flatMap((card) => {
    if (!isAura(effect, card)) return [];
    const refs = hostsFor(effect, scene, card).flatMap((host) => refOfHost(scene, host));
    return [
      {
        player: newController(effect, scene, card),
        offer: { refs, min: 1, max: 1, description: HOST },
        card,
      },
    ];
  });
}

/** The steps in which creatures are attacking. */
const IN_COMBAT: ReadonlySet<Step> = new Set([
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
]);

/**
 * Returns what a creature could enter attacking under a player's control: each player and planeswalker that
 * can be attacked. Returns an empty list if that player doesn't attack now (rules 506.3, 508.4).
 */
export function aimsOf(state: MtgMatchState, controller: string): readonly PinnedRef[] {
  if (!IN_COMBAT.has(state.turn.step) || !isActive(state, controller)) return [];
  return aimsIn(state).flatMap(({ player, planeswalker }) => {
    const aimed = planeswalker === undefined ? undefined : cardById(state, planeswalker);
    return aimed ? [refOf(aimed)] : [playerRefOf(player)];
  });
}

/**
 * Returns what a card could enter attacking: any of those, or what other named creatures attack. Returns an
 * empty list if it is no creature.
 */
function aimsFor(effect: EffectNamed<'moveCards'>, scene: InScene, card: MtgCard): readonly PinnedRef[] {
  const { attacking, to } = effect;
  const { state } = scene;
  if (!attacking || to !== 'battlefield' || !card.types.includes('creature')) return [];
  const all = aimsOf(state, newController(effect, scene, card));
  if (attacking === true || all.length === 0) return all;
  const [first] = selectKnown(attacking.as, scene).flatMap((ref) => knownCard(state, ref)?.attacking ?? []);
  return all.filter(({ id }) => id === (first?.permanent ?? first?.player));
}

/** Asks the controller what a creature attacks that enters attacking, if there is a choice (rule 508.4). */
function attackQuestions(effect: EffectNamed<'moveCards'>, scene: InScene): readonly MoveQuestion[] {
  return cardsOf(effect, scene).flatMap((card) => {
    const refs = aimsFor(effect, scene, card);
    const offer = { refs, min: 1, max: 1, description: AIM };
    return refs.length > 1 ? [{ player: newController(effect, scene, card), offer, card }] : [];
  });
}

/** Returns the attack of a card that enters attacking: the player, and the planeswalker of that player. */
export function attackOn(state: MtgMatchState, { kind, id, incarnation }: PinnedRef): MtgCard['attacking'] {
  if (kind === 'player') return { player: id };
  const aimed = cardById(state, id);
  return aimed && { player: controllerOf(aimed), permanent: id, incarnation };
}

/** Returns all questions before cards move, in order. */
function moveQuestions(effect: EffectNamed<'moveCards'>, scene: InScene): readonly MoveQuestion[] {
  return [
    ...orderQuestions(effect, scene),
    ...hostQuestions(effect, scene),
    ...attackQuestions(effect, scene),
  ];
}

/** Returns the cards that move with all that was chosen; for a library from the top down. */
function goingCards(
  effect: EffectNamed<'moveCards'>,
  acting: EffectExecution<MtgMatchState>,
): readonly Going[] {
  const { chosen = [], to, order } = effect;
  const cards = cardsOf(effect, acting);
  if (to === 'library') {
    const arranged = chosen.flat();
    const others = cards.map(refOf).filter(({ id }) => !arranged.some((ref) => ref.id === id));
    const refs = [...arranged, ...others];
    return (order === 'random' ? acting.random.stream('order').shuffle(refs) : refs).map((card) => ({
      card,
    }));
  }
  const questions = moveQuestions(effect, acting);
  const answerTo = (description: string, card: MtgCard): PinnedRef | undefined =>
    chosen[
      questions.findIndex((asked) => asked.card === card && asked.offer.description === description)
    ]?.[0];
  return cards.map((card) => {
    const host = answerTo(HOST, card);
    const aim = answerTo(AIM, card) ?? aimsFor(effect, acting, card)[0];
    return { card: refOf(card), ...withoutUndefined({ host: host && hostOf(host), aim }) };
  });
}

/** Returns how a card enters the battlefield by its own text (rule 614.1c). */
export type Entering = (state: MtgMatchState, card: MtgCard) => Partial<MtgCard>;

/** Adds counters of a kind. */
const withMore = (counters: MtgCard['counters'] = {}, kind: string, amount: number): MtgCard['counters'] =>
  amount > 0 ? { ...counters, [kind]: (counters[kind] ?? 0) + amount } : counters;

/** Returns what a card in exile haunts. */
function creatureIn([found]: readonly PinnedRef[]): MtgCard['haunting'] {
  return found?.kind === 'card' ? { kind: 'card', id: found.id, incarnation: found.incarnation } : undefined;
}

function moveOne(
  { to, under, tapped, transformed, as, exploits, counters, haunting }: EffectNamed<'moveCards'>,
  acting: EffectExecution<MtgMatchState>,
  { card: ref, host, aim }: Going,
  entering: Entering,
  keepers: readonly MtgCard[],
): MtgMatchState {
  const { state, controller, emit } = acting;
  const card = sure(knownNow(state, ref));
  const by = exploits ? { exploitedBy: acting.source } : {};
  const told = as
    ? happen(state, { type: MOVED_AS[as], card: ref, player: controllerOf(card), ...by }, emit)
    : state;
  const mine = under === 'you' ? { controller } : {};
  const becomes = {
    ...(as === 'discard' ? { thisTurn: ['discarded' as const] } : {}),
    ...(haunting === undefined ? {} : withoutUndefined({ haunting: creatureIn(select(haunting, acting)) })),
  };
  if (to !== 'battlefield') return changeZone(told, ref.id, to, emit, becomes, keepers);
  const turned = transformed ? cardWith(card, { ...turnedOver(card) }, NUMBERS) : card;
  const enters = entering(state, cardWith(turned, mine));
  const arriving: Partial<MtgCard> = {
    ...backUp(turned),
    ...enters,
    ...mine,
    ...(counters
      ? { counters: withMore(enters.counters, counters.counter, amountOf(counters.amount, acting)) }
      : {}),
    ...(tapped ? { tapped } : {}),
    ...(aim ? withoutUndefined({ attacking: attackOn(state, aim) }) : {}),
    ...(host ? { attachedTo: host } : {}),
  };
  return changeZone(told, ref.id, to, emit, arriving, keepers);
}

/** Returns the cards for which something must be chosen before they enter (rule 614.12a). */
const choosers = (
  effect: EffectNamed<'moveCards'>,
  scene: InScene,
  { choicesOf }: EnteringChoices,
): readonly MtgCard[] =>
  effect.to === 'battlefield' && effect.asked === undefined
    ? cardsOf(effect, scene).filter((card) => choicesOf(card).length > 0)
    : [];
const asksEntering = (effect: EffectNamed<'moveCards'>, scene: InScene, choices: EnteringChoices): boolean =>
  choosers(effect, scene, choices).length > 0;

/** Returns the effects of all choices as the cards enter, each under its own name, and then of their move. */
function chosenFirst(
  effect: EffectNamed<'moveCards'>,
  acting: EffectExecution<MtgMatchState>,
  choices: EnteringChoices,
): EffectOutcome<MtgMatchState, Effect> {
  const cards = choosers(effect, acting, choices);
  const bind = Object.fromEntries(cards.map((card, at) => [`entering${at}`, [refOf(card)]]));
  const first = cards.flatMap((card, at) => {
    const what = { bound: `entering${at}` };
    return choosing(choices.choicesOf(card), what, effect.under === 'you' ? undefined : { ownerOf: what });
  });
  return { state: acting.state, bind, first: [...first, { ...effect, asked: true }] };
}

/** Defines the kind of effect with how cards enter the battlefield. */
export const moveCardsWith = (entering: Entering, choices: EnteringChoices): Kind<'moveCards'> => ({
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
    const keepers = keepersIn(acting.state);
    const state =
      effect.to === 'library'
        ? placeInLibrary(acting.state, ids, effect.position ?? 'top', acting)
        : going.reduce(
            (now, one) => moveOne(effect, { ...acting, state: now }, one, entering, keepers),
            acting.state,
          );
    const all = leftAtOnce(acting.state, state);
    // 730.3c: where a merged permanent went, all cards that it became are found.
    const parts = cardsById(acting.state, ids).flatMap((card) => card.parts ?? []);
    const arrived = cardsById(all, [
      ...ids,
      ...parts.flatMap(({ instanceId }) => (ids.includes(instanceId) ? [] : [instanceId])),
    ]).map(refOf);
    return { state: all, ...bound(effect.bind, arrived) };
  },
});

/** The kind of effect for permanents that enter unchanged. */
export const moveCards = moveCardsWith(() => ({}), NO_CHOICES);
