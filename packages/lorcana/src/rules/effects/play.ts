import { optionDecision } from '@reticle/core/match';
import { cardAt, isCharacter, isLocation, refTo } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { named } from '../../state/conditions.js';
import { emitEvents } from '../../state/table.js';
import { attemptOf } from '../ask.js';
import { play } from '../play.js';
import { isBanned } from '../standing.js';
import { playersOf } from './players.js';
import { cardsNamed, type Kind, type LorcanaExecution, nameOf, optionOf } from './kind.js';

const EXERTED = 'exerted';

/** Cards of a name that are not in play: as they were named, or where the ability itself has just put them (6.1.11). */
const playable = (
  scene: Pick<LorcanaExecution, 'state' | 'bound' | 'source' | 'controller'>,
  name: string,
): readonly LorcanaCard[] =>
  named(scene, name).flatMap((ref) => {
    const card =
      cardAt(scene.state, ref) ?? cardAt(scene.state, { ...ref, incarnation: ref.incarnation + 1 });
    return card && card.zone !== 'play' ? [card] : [];
  });

/** The controller plays cards for free, one after the other. With Bodyguard it may enter exerted (rule 8.3.2). */
export const playForFree: Kind<'playForFree'> = {
  asks({ what, who, exerted }, scene) {
    const [player] = playersOf(scene.state, scene, who);
    if (typeof what !== 'string' || exerted || player === undefined) return undefined;
    const [card, ...others] = playable(scene, what);
    return others.length === 0 && card?.keywords.includes('bodyguard') === true
      ? optionDecision(attemptOf(scene.state, scene, player), ['ready', EXERTED], 'enters play')
      : undefined;
  },
  apply(effect, acting) {
    const { what, afterwards } = effect;
    const { state } = acting;
    if (typeof what !== 'string')
      return {
        state,
        first: [
          { effect: 'choose', what },
          { ...effect, what: nameOf(what) },
        ],
      };
    const [card, ...others] = playable(acting, what);
    const [player] = playersOf(state, acting, effect.who);
    if (!card || player === undefined) return { state };
    if (others.length > 0) {
      const each = (one: LorcanaCard) => [
        { effect: 'choose' as const, what: { these: [refTo(one)], as: 'played' } },
        { ...effect, what: 'played' },
      ];
      return { state, first: [card, ...others].flatMap(each) };
    }
    const exerted = effect.exerted === true || optionOf(acting) === EXERTED;
    const now = cardAt(state, refTo(card));
    if (now && isBanned(state, player, now)) return { state };
    return { state: play(state, card.instanceId, { player, exerted, afterwards }, acting) };
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
