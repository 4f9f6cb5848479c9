import { optionDecision } from '@reticle/core/match';
import { isCharacter, isLocation, refTo } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { emitEvents } from '../../state/table.js';
import { attemptOf } from '../ask.js';
import { play } from '../play.js';
import { cardsNamed, type Kind, nameOf, optionOf } from './kind.js';

const EXERTED = 'exerted';

/** The controller plays cards for free, one after the other. With Bodyguard it may enter exerted (rule 8.3.2). */
export const playForFree: Kind<'playForFree'> = {
  asks({ what }, scene) {
    if (typeof what !== 'string') return undefined;
    const [card, ...others] = cardsNamed(scene, what).filter(({ zone }) => zone !== 'play');
    return others.length === 0 && card?.keywords.includes('bodyguard') === true
      ? optionDecision(attemptOf(scene.state, scene, scene.controller), ['ready', EXERTED], 'enters play')
      : undefined;
  },
  apply(effect, acting) {
    const { what } = effect;
    const { state, controller } = acting;
    if (typeof what !== 'string')
      return {
        state,
        first: [
          { effect: 'choose', what },
          { ...effect, what: nameOf(what) },
        ],
      };
    const [card, ...others] = cardsNamed(acting, what).filter(({ zone }) => zone !== 'play');
    if (!card) return { state };
    if (others.length > 0) {
      const each = (one: LorcanaCard) => [
        { effect: 'choose' as const, what: { these: [refTo(one)], as: 'played' } },
        { ...effect, what: 'played' },
      ];
      return { state, first: [card, ...others].flatMap(each) };
    }
    const exerted = optionOf(acting) === EXERTED;
    return { state: play(state, card.instanceId, { player: controller, exerted }, acting) };
  },
};

/** Moves characters to a location, for free; to where one is already nothing happens (rule 4.7.2). */
export const moveToLocation: Kind<'moveToLocation'> = {
  apply(effect, acting) {
    const { what, to } = effect;
    let { state } = acting;
    if (typeof what !== 'string')
      return {
        state,
        first: [
          { effect: 'choose', what },
          { ...effect, what: nameOf(what) },
        ],
      };
    if (typeof to !== 'string')
      return {
        state,
        first: [
          { effect: 'choose', what: to },
          { ...effect, to: nameOf(to) },
        ],
      };
    const [location] = cardsNamed(acting, to);
    if (!location || !isLocation(location) || location.zone !== 'play') return { state };
    for (const card of cardsNamed(acting, what)) {
      if (card.zone !== 'play' || !isCharacter(card) || card.at === location.instanceId) continue;
      if (card.cant.includes('move')) continue;
      acting.emit({
        type: 'moved',
        cardId: card.instanceId,
        name: card.name,
        locationId: location.instanceId,
        location: location.name,
      });
      const at = { type: 'movesToLocation', card: refTo(card), other: refTo(location) } as const;
      state = emitEvents(state, acting, at);
    }
    return { state };
  },
};
