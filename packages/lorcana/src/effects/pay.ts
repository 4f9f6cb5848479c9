import type { PinnedRef, SlotChoice } from '@reticle/core';
import type { Pay } from '../abilities/effects/schema.js';
import { banish, exert, intoDiscard, intoHand } from '../acts/cards.js';
import { costChoices, seemsChosen } from '../acts/cost.js';
import { cardAt, refTo } from '../board/cards.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import type { Act, Kind } from './kind.js';

const PAID: {
  readonly [To in Pay['choose'][number]['to']]: (
    state: LorcanaMatchState,
    cards: readonly LorcanaCard[],
    acting: Act,
  ) => LorcanaMatchState;
} = {
  banish: (state, cards, acting) => banish(state, cards, acting),
  exert: (state, cards, acting) => cards.reduce((now, card) => exert(now, card, acting), state),
  discard: intoDiscard,
  return: intoHand,
};

/** Pays what is chosen for a cost, part by part; the player is asked where it can be paid in several ways. */
export const pay: Kind<'pay'> = {
  asks({ choose }, scene) {
    return seemsChosen(scene.state, scene, choose)
      ? costChoices(scene.state, scene, choose)?.decision
      : undefined;
  },
  apply({ choose }, acting) {
    const only = acting.decided ? undefined : costChoices(acting.state, acting, choose)?.choices.nth(0n);
    const slots: readonly SlotChoice[] = acting.decided?.slots ?? (only?.ok ? only.value : []);
    const paid = slots.map(({ targets }) =>
      targets.flatMap(({ id }): readonly PinnedRef[] => {
        const card = cardById(acting.state, id);
        return card ? [refTo(card)] : [];
      }),
    );
    const state = choose.reduce((now, { to }, index) => {
      const cards = paid[index]?.flatMap((ref) => cardAt(now, ref) ?? []) ?? [];
      return PAID[to](now, cards, acting);
    }, acting.state);
    return {
      state,
      bind: Object.fromEntries(paid.map((refs, index) => [`paid${index}`, refs])),
    };
  },
};
