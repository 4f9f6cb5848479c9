import type { TargetSpec } from '@reticle/core';
import { defineMove, type EnumerableMove } from '@reticle/core/match';
import { settled, withCard } from '../board/changes.js';
import { cardIn } from '../board/things.js';
import type { Card } from '../card.js';
import { game } from '../game.js';
import type { State } from '../state.js';
import { byCard, fromCard } from './params.js';
import { cardsOf, whyNot } from './refusals.js';

const inPlay = { type: 'creature', zone: 'play' };
const theirs = { zone: 'play', type: 'creature', controller: 'opponent' } as const;
const openPlayer = { kind: 'player', filter: { is: 'opponent', open: true } } as const;
const near = game.spec({
  slots: [{ id: 'prey', accepts: [{ kind: 'card', filter: { ...theirs, across: true } }, openPlayer] }],
});
const far = game.spec({ slots: [{ id: 'prey', accepts: [{ kind: 'card', filter: theirs }, openPlayer] }] });

const isRanged = (card: Card | undefined): boolean => card?.keywords.includes('ranged') === true;
/** What a creature may attack: what is across from it, or, ranged, any creature; a player whose lane is open. */
export const attackSpec = (card: Card | undefined): TargetSpec => (isRanged(card) ? far : near);

const hurt = (state: State, id: string, amount: number): State =>
  withCard(state, id, (card) => ({ ...card, damage: card.damage + amount }));

/** Attacks with a ready creature. What is attacked strikes back, unless from afar; a player loses a life. */
export const attack: EnumerableMove<State> = defineMove({
  params: byCard,
  refuses: ({ state, player, params }) => whyNot(state, player, params.card, inPlay),
  variants: (state, player) => cardsOf(state, player, inPlay),
  getTargetSpecs: ({ state, params }) => [attackSpec(cardIn(state, params.card))],
  attempt: ({ player, params }) => fromCard(player, params.card),
  execute: ({ state, params, targets, emit }) => {
    const attacker = cardIn(state, params.card);
    const prey = targets.slots[0]?.targets[0];
    if (!attacker || !prey) return state;
    emit({ type: 'attacked', card: params.card, on: prey.id });
    const spent = withCard(state, params.card, (card) => ({ ...card, exerted: true }));
    if (prey.kind === 'player') {
      const players = spent.players.map((one) =>
        one.id === prey.id ? { ...one, lives: one.lives - 1 } : one,
      );
      return { ...spent, players };
    }
    const back = isRanged(attacker) ? 0 : (cardIn(state, prey.id)?.strength ?? 0);
    return settled(hurt(hurt(spent, prey.id, attacker.strength), params.card, back));
  },
});
