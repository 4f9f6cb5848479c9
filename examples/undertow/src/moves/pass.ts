import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import { draws } from '../effects/kinds.js';
import { play } from '../rules.js';
import { rival, type State } from '../state.js';
import { table } from '../table.js';
import { happening } from './acting.js';
import { whyNotNow } from './refusals.js';

/** Ends the turn: the other player's creatures are ready, and they draw a card. */
export const pass: EnumerableMove<State> = defineMove({
  params: z.strictObject({}),
  refuses: ({ state }) => whyNotNow(state),
  variants: () => [{}],
  execute: ({ state, player, ...tools }) => {
    const next = rival(player);
    const begun = happening(state, tools, { type: 'turnEnded', player }, { type: 'turnBegan', player: next });
    return play.advance(table.emit(begun, tools, ...draws(begun, next, 1)), tools);
  },
});
