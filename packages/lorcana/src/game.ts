import { defineGame, type Game } from '@reticle/core';
import { lorcanaCardKind } from './kinds/card.js';
import { lorcanaPlayerKind } from './kinds/player.js';
import { lorcanaMessages } from './messages.js';
import { lorcanaRules } from './targeting/rules.js';
import { lorcanaState, type LorcanaState } from './state/state.js';

/** What can be chosen in Lorcana. */
export type LorcanaKinds = readonly [typeof lorcanaCardKind, typeof lorcanaPlayerKind];

/**
 * Lorcana, ready to answer about choices: kinds `card` and `player` over a {@link LorcanaState}.
 *
 * What a slot's choice is for is said by its mode. `choose`, which is meant where a spec says nothing, is a choice as an
 * effect resolves (6.1.3): Ward, Vanish and "must choose" look at it. `target` is what a player picks for an action of the
 * turn or for a cost (whom to challenge, what to shift on, who sings, what to banish for it): no effect chooses there.
 */
export const lorcana: Game<LorcanaState, LorcanaKinds> = defineGame({
  id: 'lorcana',
  state: lorcanaState,
  players: ({ players }) => players,
  kinds: [lorcanaCardKind, lorcanaPlayerKind],
  messages: lorcanaMessages,
  rules: lorcanaRules,
  defaults: { mode: 'choose', timing: 'resolution' },
});
