import { optionDecision } from '@reticle/core/match';
import { holds, named } from '../board/amount.js';
import { canPay, openCost, payNow } from '../acts/cost.js';
import { attemptOf } from './ask.js';
import { isIdle } from './idle.js';
import { nameOf, optionOf, type Kind } from './kind.js';
import { playersOf } from './players.js';

const YES = 'yes';

/**
 * A player may do it. What cannot be paid for is declined (rule 6.1.4.1), and nobody is asked; nor where all of it is about
 * cards to be chosen, and there are none. Where only the player can know that, the question stands, and "no" answers it.
 */
export const may: Kind<'may'> = {
  asks(effect, scene) {
    const { who, cost } = effect;
    const [player] = playersOf(scene.state, scene, who);
    if (player === undefined || (cost && !canPay(scene.state, scene, openCost(cost)))) return undefined;
    if (!cost && isIdle(effect.do, scene)) return undefined;
    const able = !cost || canPay(scene.state, scene, cost);
    return optionDecision(
      { ...attemptOf(scene.state, scene, player), controller: player },
      able ? [YES, 'no'] : ['no'],
      'may',
    );
  },
  apply(effect, acting) {
    const { cost } = effect;
    if (optionOf(acting) !== YES) return { state: acting.state };
    if (!cost) return { state: acting.state, first: effect.do };
    const { state, chosen } = payNow(acting.state, acting, cost, acting);
    return { state, first: [...chosen, ...effect.do] };
  },
};

export const when: Kind<'if'> = {
  apply: (effect, acting) => ({
    state: acting.state,
    first: holds(acting.state, acting, effect.if) ? effect.do : (effect.else ?? []),
  }),
};

/** One of some, as the controller chooses (rule 6.1.5.2). */
export const either: Kind<'either'> = {
  asks: ({ of }, scene) =>
    optionDecision(
      attemptOf(scene.state, scene, scene.controller),
      of.map(({ label }) => label),
    ),
  apply: ({ of }, acting) => ({
    state: acting.state,
    first: of.find(({ label }) => label === optionOf(acting))?.do ?? [],
  }),
};

/** Once for each card, which is named `each`. */
export const forEach: Kind<'forEach'> = {
  apply(effect, acting) {
    const { what } = effect;
    const { state } = acting;
    if (typeof what !== 'string')
      return {
        state,
        first: [
          { effect: 'choose', what },
          { ...effect, what: nameOf(what) },
        ],
      };
    return {
      state,
      first: named(acting, what).flatMap((ref) => [
        { effect: 'choose' as const, what: { these: [ref], as: 'each' } },
        ...effect.do,
      ]),
    };
  },
};

/** An ability that is there for the rest of the turn. */
export const whenever: Kind<'whenever'> = {
  apply(effect, { state, controller, source }) {
    const watch = { controller, source, on: effect.on, do: effect.do };
    return { state: { ...state, watching: [...state.watching, watch] } };
  },
};
