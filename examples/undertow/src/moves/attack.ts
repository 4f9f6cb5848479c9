import type { TargetSpec } from '@reticle/core';
import { defineMove, type EnumerableMove } from '@reticle/core/match';
import type { Card } from '../card.js';
import { game } from '../game.js';
import { play } from '../rules.js';
import type { State } from '../state.js';
import { table } from '../table.js';
import { byCard, fromCard, happening } from './acting.js';
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

/** Attacks with a ready creature. What is attacked strikes back, unless from afar; a player loses a life. */
export const attack: EnumerableMove<State> = defineMove({
  params: byCard,
  refuses: ({ state, player, params }) => whyNot(state, player, params.card, inPlay),
  variants: (state, player) => cardsOf(state, player, inPlay),
  getTargetSpecs: ({ state, params }) => [attackSpec(table.thing(state, params.card))],
  attempt: ({ player, params }) => fromCard(player, params.card),
  execute: ({ state, params, targets, ...tools }) => {
    const attacker = table.thing(state, params.card);
    const prey = targets.slots[0]?.targets[0];
    if (!attacker || !prey) return state;
    const card = { kind: 'card', id: params.card, incarnation: attacker.incarnation };
    const begun = table.emit(state, tools, { type: 'attacked', card, prey }, { type: 'exerted', card });
    if (prey.kind === 'player') return happening(begun, tools, { type: 'lostLife', player: prey.id });
    const { strength: back = 0 } = table.thingAt(begun, prey) ?? {};
    const struck = table.emit(
      begun,
      tools,
      { type: 'damaged', card: prey, by: card, amount: attacker.strength },
      ...(isRanged(attacker) ? [] : [{ type: 'damaged' as const, card, by: prey, amount: back }]),
    );
    return play.advance(struck, tools);
  },
});
