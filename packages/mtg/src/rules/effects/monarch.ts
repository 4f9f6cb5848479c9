import { happen } from '../events/happen.js';
import { selectPlayer } from '../select/select.js';
import type { Kind } from './kind.js';

/** Makes a player the monarch. Nothing happens if the player is the monarch already. */
export const becomeMonarch: Kind<'becomeMonarch'> = {
  apply({ who }, acting) {
    const { state, emit } = acting;
    const player = selectPlayer(who, acting);
    return {
      state:
        player === undefined || player === state.monarch
          ? state
          : happen(state, { type: 'becameMonarch', player }, emit),
    };
  },
};
