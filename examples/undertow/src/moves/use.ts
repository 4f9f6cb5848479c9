import { defineMove, type EnumerableMove } from '@reticle/core/match';
import { objectById, type Emitted } from '@reticle/core/play';
import { announcedEffects, uses, type Use } from '../effects/ability.js';
import { costs } from '../effects/costs.js';
import { play } from '../rules.js';
import type { State } from '../state.js';
import { table, type Undertow } from '../table.js';
import { byCard, fromCard, refIn } from './acting.js';
import { cardsOf, refusal, whyNot, type Wanted } from './refusals.js';

const useIn = ({ objects }: State, id: string): Use | undefined =>
  uses.get(objectById(objects, id)?.publicId ?? '');

/** A move that uses what is printed on a card; `spent` is what becomes of the card itself. */
const using = (
  wanted: Wanted,
  spent: (state: State, id: string) => Emitted<Undertow>,
): EnumerableMove<State> =>
  defineMove({
    params: byCard,
    refuses: ({ state, player, params }) => {
      const because = whyNot(state, player, params.card, wanted);
      if (because.length > 0 || useIn(state, params.card)) return because;
      return [refusal('noUse', { card: params.card })];
    },
    variants: (state: State, player) => cardsOf(state, player, wanted),
    getTargetSpecs: ({ state, params }) => {
      const use = useIn(state, params.card);
      return use ? [use.spec] : [];
    },
    attempt: ({ player, params }) => fromCard(player, params.card),
    execute: ({ state, player: controller, params, targets, ...tools }) => {
      const found = useIn(state, params.card);
      if (!found) return state;
      const source = refIn(state, params.card);
      const used = table.emit(
        state,
        tools,
        { type: 'used', player: controller, card: source },
        spent(state, params.card),
      );
      const setting = { controller, source: refIn(used, params.card), variables: {} };
      const bound = Object.fromEntries(targets.slots.map(({ slot, targets: refs }) => [slot, refs]));
      const paid = costs.pay(used, tools, found.cost, { ...setting, bound, targets });
      if (!paid.ok) return state;
      const todo = announcedEffects(found.does, targets);
      return play.advance(play.begin(paid.value, { ...setting, bound, todo }), tools);
    },
  });

/** Uses a creature's ability; it is spent until its player's next turn. */
export const use = using({ type: 'creature', zone: 'play' }, (state, id) => ({
  type: 'exerted',
  card: refIn(state, id),
}));

/** Casts a surge from the hand. */
export const cast = using({ type: 'surge', zone: 'hand' }, (state, id) => ({
  type: 'moved',
  card: refIn(state, id),
  to: 'discard',
}));
