import { frozenCopy } from '@reticle/core';
import type { Scene } from '@reticle/core/match';
import type { Discard } from '../abilities/effects/players.js';
import { intoDiscard } from '../acts/cards.js';
import { amountOf } from '../board/amount.js';
import { cardAt } from '../board/cards.js';
import type { LorcanaCardFilter } from '../filter/card-schema.js';
import type { LorcanaMatchState } from '../match/state.js';
import { askCards, type Asked } from './ask.js';
import { targetsOf, withResult, type Kind } from './kind.js';
import { playersOf } from './players.js';

const HAND: LorcanaCardFilter = frozenCopy({ zone: 'hand', owner: 'role.chooser' });

/** Cards of a hand, asked of the one who chooses, which is the one who holds it (rule 7.3.4). */
function ask(scene: Scene<LorcanaMatchState>, player: string, { amount, of }: Discard): Asked {
  const { state } = scene;
  const filter: LorcanaCardFilter = of ? { allOf: [HAND, of] } : HAND;
  const most = amount === 'all' ? 'any' : Math.max(0, amountOf(state, scene, amount));
  const min = most === 'any' ? Infinity : most;
  return askCards(state, scene, { player, filter, min, max: most, description: 'discard' });
}

/** Players choose and discard, one after the other; each from the own hand. */
export const discard: Kind<'discard'> = {
  asks(effect, scene) {
    const [player, ...others] = playersOf(scene.state, scene, effect.who);
    if (player === undefined || others.length > 0 || effect.random) return undefined;
    return ask(scene, player, effect).decision;
  },
  apply(effect, acting) {
    const { state, random } = acting;
    const [player, ...others] = playersOf(state, acting, effect.who);
    if (player === undefined) return withResult(state, 0);
    if (others.length > 0)
      return {
        ...withResult(state, 0),
        first: [player, ...others].map((one) => ({ ...effect, who: { player: one }, more: true })),
      };
    const asked = ask(acting, player, effect.random ? { ...effect, amount: 'all' } : effect);
    const all = asked.decision ? [] : asked.targets;
    const most = effect.amount === 'all' ? all.length : Math.max(0, amountOf(state, acting, effect.amount));
    const refs = targetsOf(acting) ?? (effect.random ? random.shuffle(all).slice(0, most) : all);
    const cards = refs.flatMap((ref) => cardAt(state, ref) ?? []);
    const before = effect.more ? amountOf(state, acting, 'result') : 0;
    return withResult(intoDiscard(state, cards, acting), before + cards.length);
  },
};

/** Players show their hands to all. */
export const revealHand: Kind<'revealHand'> = {
  apply({ who }, acting) {
    const { state, emit } = acting;
    for (const player of playersOf(state, acting, who)) {
      const hand = state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === player);
      emit({
        type: 'handRevealed',
        player,
        cards: hand.map(({ instanceId, name }) => ({ cardId: instanceId, name })),
      });
    }
    return { state };
  },
};
