import { type PinnedRef, type TargetSelection, unwrap } from '@reticle/core';
import type { EffectContext, EffectExecution, Tools } from '@reticle/core/play';
import type { stackEffects } from '../../language/effects/stack.js';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { hasKeyword } from '../../language/keyword.js';
import type { Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, withCard } from '../../state/cards.js';
import { refOf } from '../../state/refs.js';
import { PERMANENT_TYPES } from '../../language/vocabulary.js';
import { changeZone } from '../actions/change-zone.js';
import {
  amountOf,
  chosenOption,
  chosenRefs,
  refDecision,
  select,
  selectCards,
  selectKnown,
  selectPlayers,
  yesOrNo,
} from '../select/select.js';
import { copyOnStack } from '../stack/copy.js';
import { choiceAnew } from '../stack/choose-anew.js';
import { counter as offStack } from '../stack/resolve.js';
import { announcedFor, asSelection, changeTargets } from '../stack/retarget.js';
import { resolverOf } from '../targeting/legal.js';
import { cardWith, matchWith } from '../../state/copies.js';
import { among } from '../select/matching.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { happen, emitAll } from '../events/happen.js';
import { sure } from '../../state/sure.js';
import type { Actions, Kind } from './kind.js';
import { castCard } from './casting.js';
import { eachDecides } from './each-decides.js';

function counterSpell(
  state: MtgMatchState,
  by: PinnedRef,
  { into, those }: EffectNamed<'counter'>,
  { emit, ...scene }: EffectExecution<MtgMatchState>,
): MtgMatchState {
  const spell = sure(cardById(state, by.id));
  if (spell.zone !== 'stack' || hasKeyword(spell, 'cantBeCountered')) return state;
  const told = happen(state, { type: 'countered', what: by }, emit);
  const isElsewhere = into !== undefined && (!those || among(those, [by], { ...scene, state }).length > 0);
  // The spell enters next, after all that is chosen as it does.
  if (isElsewhere && into === 'battlefield' && entersInstead(spell)) return told;
  return changeZone(told, by.id, isElsewhere && into !== 'battlefield' ? into : 'graveyard', emit);
}

/** Removes an ability from the stack, with the effects that it would have had. */
function counterAbility(state: MtgMatchState, by: PinnedRef, { emit }: Tools): MtgMatchState {
  const told = happen(state, { type: 'countered', what: by }, emit);
  const { [by.id]: _gone, ...frames } = told.frames ?? {};
  return { ...offStack(told, by), ...withoutUndefined({ frames: told.frames && frames }) };
}

const counter: Kind<'counter'> = {
  apply(effect, acting) {
    const { what, into } = effect;
    const state = select(what, acting).reduce((now, ref) => {
      if (ref.kind === 'ability') return counterAbility(now, ref, acting);
      return ref.kind === 'card' ? counterSpell(now, ref, effect, acting) : now;
    }, acting.state);
    if (into !== 'battlefield') return { state };
    const left = selectCards(what, acting).flatMap((id) => {
      const card = cardById(state, id);
      return card?.zone === 'stack' && !hasKeyword(card, 'cantBeCountered') ? [refOf(card)] : [];
    });
    return {
      state,
      bind: { [COUNTERED]: left },
      first: [{ effect: 'moveCards', what: { bound: COUNTERED }, to: 'battlefield', under: 'you' }],
    };
  },
};
const COUNTERED = 'countered';

/**
 * Whether a countered spell can enter the battlefield: a copy (rule 111.13), an Aura without a host, or an
 * instant can't.
 */
const entersInstead = ({ copy, subtypes, types }: MtgCard): boolean =>
  !copy &&
  !subtypes.includes('Aura') &&
  types.some((type) => PERMANENT_TYPES.some((permanent) => permanent === type));

/** Returns the choice of a spell or ability with another target instead of its only one. */
type Replace = (target: PinnedRef) => TargetSelection;

/** A spell or ability on the stack, with what its only target could be instead. */
interface Changeable {
  readonly by: PinnedRef;
  readonly others: readonly PinnedRef[];
  readonly replace: Replace;
}

function changeableOf(what: Selector, scene: EffectContext<MtgMatchState>): Changeable | undefined {
  const { state } = scene;
  const [by] = select(what, scene);
  const announced = by && announcedFor(state, by);
  if (!announced) return undefined;
  const before = asSelection(announced.targets);
  const used = before.flatMap(({ targets }, slot) => targets.map(() => slot));
  const [slot] = used;
  if (slot === undefined || used.length > 1) return undefined;
  const replace: Replace = (target) =>
    before.map((choice, index) => (index === slot ? { targets: [target] } : choice));
  const legal = resolverOf(state).legalTargets(announced.spec, announced.targets.attempt, slot);
  const others = unwrap(legal).filter(
    (target) =>
      (target.kind === 'card' || target.kind === 'player') &&
      changeTargets(state, by, 'changeTheTargets', replace(target)).ok,
  );
  return { by, others, replace };
}

const changeTarget: Kind<'changeTarget'> = {
  asks({ what }, scene) {
    const found = changeableOf(what, scene);
    if (!found || found.others.length === 0) return undefined;
    const offer = { refs: found.others, min: 1, max: 1, description: 'newTarget' };
    return refDecision(scene.controller, offer, scene);
  },
  apply({ what }, acting) {
    const { state, decided, emit } = acting;
    const found = changeableOf(what, acting);
    const [chosen] = chosenRefs(decided);
    if (!found || !chosen) return { state };
    const { events, state: changed } = unwrap(
      changeTargets(state, found.by, 'changeTheTargets', found.replace(chosen)),
    );
    emitAll(events, emit);
    const { cards, abilities } = changed;
    return { state: matchWith(state, { cards, abilities }) };
  },
};

/** The most copies that an effect makes at once. */
const MOST_COPIES = 200;
const COPIES = 'copies';
const COPY = 'copy';

/** Returns the state in which a spell has lost some keywords. */
function withoutKeywords(state: MtgMatchState, { id }: PinnedRef, names: readonly string[]): MtgMatchState {
  const card = sure(cardById(state, id));
  const keywords = card.keywords.filter(({ keyword }) => !names.includes(keyword));
  const printed = card.printed && { ...card.printed, keywords };
  return withCard(state, cardWith(card, { keywords, ...withoutUndefined({ printed }) }));
}

const copySpell: Kind<'copySpell'> = {
  apply(effect, acting) {
    const { what, who = 'you', times = 1, newTargets: anew, without = [] } = effect;
    const { emit } = acting;
    const [of] = selectKnown(what, acting);
    const [player, ...others] = selectPlayers(who, acting);
    const copies: PinnedRef[] = [];
    let { state } = acting;
    if (!of || player === undefined) return { state };
    if (others.length > 0) return { state, first: [eachDecides(effect, who, acting)] };
    const count = Math.min(MOST_COPIES, Math.max(0, amountOf(times, acting)));
    for (let made = 0; made < count; made++) {
      const copied = copyOnStack(state, of, `copy-${state.nextId}`, player);
      if (!copied.ok) break;
      const { by, events } = copied.value;
      emitAll(events, emit);
      const { cards, abilities, stack } = copied.value.state;
      const frame = of.kind === 'ability' ? state.frames?.[of.id] : undefined;
      const frames = frame ? { frames: { ...state.frames, [by.id]: { ...frame, controller: player } } } : {};
      state = matchWith(state, { cards, abilities, stack, nextId: state.nextId + 1, ...frames });
      if (without.length > 0) state = withoutKeywords(state, by, without);
      copies.push(by);
    }
    const asked: Effect = { effect: 'newTargets', what: { bound: COPY } };
    return {
      state,
      bind: { [COPIES]: copies },
      ...(anew
        ? { first: [{ effect: 'forEach', what: { bound: COPIES }, as: COPY, effects: [asked] }] }
        : {}),
    };
  },
};

/** Returns what could be targeted anew, all of it, in the name of its controller. */
function retargetable(what: Selector, scene: EffectContext<MtgMatchState>) {
  const [by] = select(what, scene);
  const announced = by && announcedFor(scene.state, by);
  const choice = announced && choiceAnew(scene.state, announced);
  return by && choice ? { by, ...choice } : undefined;
}

const newTargets: Kind<'newTargets'> = {
  asks({ what, agreed }, scene) {
    const found = retargetable(what, scene);
    if (!found) return undefined;
    const { spec, attempt } = found;
    const player = attempt.controller;
    return agreed ? { player, spec, attempt } : yesOrNo(player, scene, 'newTargets');
  },
  apply(effect, acting) {
    const { state, decided, emit } = acting;
    if (!effect.agreed)
      return { state, first: chosenOption(decided) === 'yes' ? [{ ...effect, agreed: true }] : [] };
    const found = retargetable(effect.what, acting);
    if (!found) return { state };
    const changed = changeTargets(state, found.by, 'chooseNewTargets', found.final(sure(decided)));
    if (!changed.ok) return { state };
    emitAll(changed.value.events, emit);
    const { cards, abilities } = changed.value.state;
    return { state: matchWith(state, { cards, abilities }) };
  },
};

export const stackActions: Actions<typeof stackEffects> = {
  castCard,
  changeTarget,
  copySpell,
  counter,
  newTargets,
};
