import { type Game, defineGame } from '@reticle/core';
import { matchMessages, mtgMessages } from '../language/messages.js';
import { lacksActsAs } from '../rules/targeting/acts-as.js';
import { type MtgKinds, mtgRules } from '../rules/targeting/game.js';
import { mtgAbilityKind, mtgCardKind, mtgPlayerKind } from '../rules/targeting/kinds.js';
import { type MtgMatchState, mtgMatchState } from '../state/match-state.js';

/** Magic over the states of matches: the same kinds and the same legality as `mtg`, with more in the state. */
export const mtgMatchGame: Game<MtgMatchState, MtgKinds> = defineGame({
  id: 'mtg',
  state: mtgMatchState,
  players: ({ players }: MtgMatchState) => players,
  kinds: [mtgCardKind, mtgAbilityKind, mtgPlayerKind],
  messages: { ...mtgMessages, ...matchMessages },
  rules: mtgRules,
  lacks: lacksActsAs,
});
