import { defineMove, type EnumerableMove } from '@reticle/core/match';
import type { LegalTargets } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import { leaving, withCard } from '../board/changes.js';
import { cardIn } from '../board/things.js';
import { abilities, announcedEffects, type Ability } from '../effects/ability.js';
import { runner } from '../effects/kinds.js';
import type { State } from '../state.js';
import { byCard, fromCard } from './params.js';
import { cardsOf, refusal, whyNot, type Wanted } from './refusals.js';

const abilityIn = (state: State, id: string): Ability | undefined =>
  abilities.get(cardIn(state, id)?.publicId ?? '');

/** Pays, and does what the card says until somebody is asked. `paid` is the state in which the card was used. */
function resolved(paid: State, ability: Ability, id: string, targets: LegalTargets, tools: Tools): State {
  const bound = Object.fromEntries(targets.slots.map(({ slot, targets: refs }) => [slot, refs]));
  const energy = (bound['cost'] ?? []).map((ref) => ref.id);
  const incarnation = cardIn(paid, id)?.incarnation ?? 0;
  const run = runner.run(
    leaving(paid, energy, 'discard'),
    {
      controller: targets.attempt.controller,
      source: { kind: 'card', id, incarnation },
      variables: {},
      bound,
      todo: announcedEffects(ability.does, targets),
    },
    tools,
  );
  return { ...run.state, frame: run.decision ? run.frame : null };
}

/** A move that uses what is printed on a card; `spent` is what becomes of the card itself. */
const using = (wanted: Wanted, spent: (state: State, id: string) => State): EnumerableMove<State> =>
  defineMove({
    params: byCard,
    refuses: ({ state, player, params }) => {
      const because = whyNot(state, player, params.card, wanted);
      if (because.length > 0 || abilityIn(state, params.card)) return because;
      return [refusal('noUse', { card: params.card })];
    },
    variants: (state: State, player) => cardsOf(state, player, wanted),
    getTargetSpecs: ({ state, params }) => {
      const ability = abilityIn(state, params.card);
      return ability ? [ability.spec] : [];
    },
    attempt: ({ player, params }) => fromCard(player, params.card),
    execute: ({ state, player, params, targets, random, emit }) => {
      const ability = abilityIn(state, params.card);
      if (!ability) return state;
      emit({ type: 'used', player, card: params.card });
      return resolved(spent(state, params.card), ability, params.card, targets, { random, emit });
    },
  });

/** Uses a creature's ability; it is spent until its player's next turn. */
export const use = using({ type: 'creature', zone: 'play' }, (state, id) =>
  withCard(state, id, (card) => ({ ...card, exerted: true })),
);

/** Casts a surge from the hand. */
export const cast = using({ type: 'surge', zone: 'hand' }, (state, id) => leaving(state, [id], 'discard'));
