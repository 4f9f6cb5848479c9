import type { PinnedRef } from '@reticle/core';
import { effectRunner, optionDecision, type EffectKinds } from '@reticle/core/match';
import { drawn, leaving, movedTo, placedAt, settled, withCard } from '../board/changes.js';
import { placesOf } from '../board/places.js';
import { cardIn } from '../board/things.js';
import type { State } from '../state.js';
import { meant } from './aims.js';
import { choiceFor } from './decisions.js';
import type { Effects } from './effect.js';

/** The ids of those that are still what was chosen. */
const still = (state: State, refs: readonly PinnedRef[]): readonly string[] =>
  refs.filter(({ id, incarnation }) => cardIn(state, id)?.incarnation === incarnation).map(({ id }) => id);

const hurt = (state: State, id: string, amount: number): State =>
  withCard(state, id, (card) => ({ ...card, damage: card.damage + amount }));

/** What each effect asks and does. */
const kinds: EffectKinds<State, Effects> = {
  damage: {
    asks: choiceFor,
    apply: ({ to, amount }, acting) => {
      const ids = still(acting.state, meant(to, 'to', acting));
      acting.emit({ type: 'damage', on: ids, amount });
      return { state: ids.reduce((state, id) => hurt(state, id, amount), acting.state) };
    },
  },
  spread: {
    asks: choiceFor,
    apply: ({ to, shares }, acting) => {
      const refs = meant(to, 'to', acting);
      const each = shares ?? acting.decided?.slots[0]?.division ?? [];
      acting.emit({ type: 'spread', on: refs.map(({ id }) => id), shares: each });
      const state = refs.reduce(
        (now, ref, at) => still(now, [ref]).reduce((then, id) => hurt(then, id, each[at] ?? 0), now),
        acting.state,
      );
      return { state };
    },
  },
  recall: {
    asks: choiceFor,
    apply: ({ to }, acting) => {
      const ids = still(acting.state, meant(to, 'to', acting));
      acting.emit({ type: 'recall', on: ids });
      return { state: leaving(acting.state, ids, 'hand') };
    },
  },
  move: {
    asks: choiceFor,
    apply: ({ to, where }, acting) => {
      const [id] = still(acting.state, meant(to, 'to', acting));
      const [ref] = meant(where, 'where', acting);
      const place = placesOf(acting.state).find((one) => one.id === ref?.id);
      if (id === undefined || place?.free !== true) return { state: acting.state };
      acting.emit({ type: 'move', card: id, to: place.id });
      return { state: withCard(acting.state, id, (card) => placedAt(card, place)) };
    },
  },
  attach: {
    asks: choiceFor,
    apply: ({ what, to }, acting) => {
      const [on] = still(acting.state, meant(to, 'to', acting));
      if (on === undefined) return { state: acting.state };
      const ids = still(acting.state, meant(what, 'what', acting));
      acting.emit({ type: 'attach', cards: ids, on });
      const attach = (state: State, id: string) =>
        withCard(state, id, (card) => ({ ...movedTo(card, 'attached'), on }));
      return { state: ids.reduce(attach, acting.state) };
    },
  },
  draw: {
    apply: ({ amount }, { state, controller, emit }) => {
      const { state: next, ids } = drawn(state, controller, amount);
      emit({ type: 'drew', player: controller, amount: ids.length });
      emit({ type: 'drewCards', cards: ids, visibleTo: [controller] });
      return { state: next };
    },
  },
  either: {
    asks: (_effect, { controller }) => optionDecision({ controller }, ['one', 'other']),
    apply: ({ one, other }, { state, decided }) => {
      const [option] = decided?.slots[0]?.targets ?? [];
      return { state, first: [option?.id === 'other' ? other : one] };
    },
  },
};

/** Runs what cards do; creatures that are hurt too much are discarded after each effect. */
export const runner = effectRunner(kinds, settled);
