import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { selectPlayers, selector, type Selector } from '../abilities/selector.js';
import { EMPTY_POOL } from '../mana/pool.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Players lose all unspent mana (rule 106.4); you, where nobody is named. */
export interface LoseManaEffect {
  readonly effect: 'loseMana';
  readonly who?: Selector | undefined;
}

export const loseManaEffect = z.strictObject({ effect: z.literal('loseMana'), who: selector.optional() });

export const loseMana: EffectKind<MtgMatchState, LoseManaEffect, Effect> = {
  apply({ who = 'you' }, acting) {
    const { state } = acting;
    const losing = selectPlayers(who, acting);
    const players = state.players.map((player) =>
      losing.includes(player.id) ? { ...player, pool: EMPTY_POOL } : player,
    );
    return { state: { ...state, players } };
  },
};
