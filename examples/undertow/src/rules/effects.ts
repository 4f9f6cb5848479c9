import type { PinnedRef } from '@reticle/core';
import { type EventRequest, effectRunner, type EffectExecution, type EffectKinds } from '@reticle/core/play';
import { placesOf } from '../state/places.js';
import type { State } from '../state/state.js';
import { table, type Undertow } from './table.js';
import { choiceFor, meant } from './aims.js';
import type { Effect, Effects } from '../language/effect.js';

/** Makes a kind of effect that asks for its phrases, and then consists only of events. */
const of = <Each extends Effect>(
  events: (effect: Each, acting: EffectExecution<State>) => readonly EventRequest<Undertow>[],
) => ({ asks: choiceFor, apply: table.emitting(events) });

/** Makes the events by which a player draws cards. */
export const draws = (state: State, player: string, amount: number): readonly EventRequest<Undertow>[] =>
  table.moves(state, { from: 'deck', to: 'hand', player, count: amount });

/** Makes the events of a hit by the source of the effect. Cards that have changed their zone are not hit. */
const hit = (
  { state, source }: EffectExecution<State>,
  card: PinnedRef,
  amount: number,
): readonly EventRequest<Undertow>[] =>
  table.thingAt(state, card) && amount > 0 ? [{ type: 'damaged', card, by: source, amount }] : [];

/** The kinds of effects: what each one asks and does. */
const kinds: EffectKinds<State, Effects> = {
  damage: of(({ to, amount }, acting) => meant(to, 'to', acting).flatMap((ref) => hit(acting, ref, amount))),
  spread: of(({ to, shares }, acting) => {
    const each = shares ?? acting.decided?.slots[0]?.division ?? [];
    return meant(to, 'to', acting).flatMap((ref, at) => hit(acting, ref, each[at] ?? 0));
  }),
  recall: of(({ to }, acting) =>
    meant(to, 'to', acting).map((card) => ({ type: 'moved', card, to: 'hand' })),
  ),
  move: of(({ to, where }, acting) => {
    const [card] = meant(to, 'to', acting);
    const [ref] = meant(where, 'where', acting);
    const place = placesOf(acting.state).find(({ id }) => id === ref?.id);
    const there = card && table.thingAt(acting.state, card);
    return there && place?.free === true ? [{ type: 'placed', card, place: place.id }] : [];
  }),
  attach: of(({ what, to }, acting) => {
    const [on] = meant(to, 'to', acting);
    if (!on || !table.thingAt(acting.state, on)) return [];
    const arriving = { on: on.id };
    return meant(what, 'what', acting).map((card) => ({ type: 'moved', card, to: 'attached', arriving }));
  }),
  give: {
    asks: choiceFor,
    apply: ({ to, strength: by }, acting) => ({
      state: table.modify(acting.state, {
        controller: acting.controller,
        source: acting.source,
        affects: meant(to, 'to', acting),
        gives: [{ change: 'strength', by }],
        lasts: { until: { on: 'turnEnded' } },
      }),
    }),
  },
  draw: of(({ amount }, { state, controller }) => draws(state, controller, amount)),
  either: {
    asks: choiceFor,
    apply: ({ one, other }, { state, decided }) => ({
      state,
      first: [decided?.slots[0]?.targets[0]?.id === 'other' ? other : one],
    }),
  },
};

/** Runs what cards do. */
export const runner = effectRunner(kinds, undefined, table.differs);
