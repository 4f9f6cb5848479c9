import type { EventVocabulary, FactsOf } from '../play/event.js';
import { changeObject, type ObjectStore, type PlayObject } from '../play/object-store.js';
import type { PinnedRef } from '../ref.js';

/** The events that most card games have. A game spreads them into its own: `{ ...standardEvents, raided: ... }`. */
export const standardEvents = {
  damaged: { card: 'object', by: 'object', amount: 'number' },
  healed: { card: 'object', by: 'object', amount: 'number' },
  exerted: { card: 'object' },
  readied: { card: 'object' },
  turnBegan: { player: 'player' },
  turnEnded: { player: 'player' },
  stepBegan: { player: 'player', step: 'word' },
} as const satisfies EventVocabulary;

type Facts<Type extends keyof typeof standardEvents> = FactsOf<(typeof standardEvents)[Type]>;

/** What the standard events read and change of an object. */
export interface Damageable extends PlayObject {
  readonly damage: number;
  readonly exerted: boolean;
}
interface WithObjects {
  readonly objects: ObjectStore<Damageable, unknown>;
}

function changed<State extends WithObjects>(
  state: State,
  { id }: PinnedRef,
  change: (was: Damageable) => Partial<Damageable>,
): State {
  return {
    ...state,
    objects: changeObject(state.objects, id, (was) => ({ ...was, ...change(was) })),
  };
}

/**
 * What the standard events do: they count the `damage` of a card, set whether it is `exerted`, and set the `turn` and the
 * `step` of the state. A game spreads them into the `actions` of its table, and replaces those that do more in it.
 */
export const standardActions = {
  damaged: <State extends WithObjects>(state: State, { card, amount }: Facts<'damaged'>): State =>
    changed(state, card, ({ damage }) => ({ damage: damage + amount })),
  healed: <State extends WithObjects>(state: State, { card, amount }: Facts<'healed'>): State =>
    changed(state, card, ({ damage }) => ({ damage: Math.max(0, damage - amount) })),
  exerted: <State extends WithObjects>(state: State, { card }: Facts<'exerted'>): State =>
    changed(state, card, () => ({ exerted: true })),
  readied: <State extends WithObjects>(state: State, { card }: Facts<'readied'>): State =>
    changed(state, card, () => ({ exerted: false })),
  turnBegan: <State extends { readonly turn: string }>(
    state: State,
    { player }: Facts<'turnBegan'>,
  ): State => ({
    ...state,
    turn: player,
  }),
  turnEnded: <State>(state: State): State => state,
  stepBegan: <State extends { readonly step: string }>(
    state: State,
    { step }: Facts<'stepBegan'>,
  ): State => ({
    ...state,
    step,
  }),
};
