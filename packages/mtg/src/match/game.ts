import { defineGame, type Game } from '@reticle/core';
import type { MtgKinds } from '../game.js';
import { mtgAbilityKind } from '../kinds/ability.js';
import { mtgCardKind } from '../kinds/card.js';
import { mtgPlayerKind } from '../kinds/player.js';
import { mtgMatchState, type MtgMatchState } from '../state/match-state.js';
import { mtgMessages } from '../messages.js';
import { lacksActsAs } from '../protections/acts-as.js';
import { mtgRules } from '../targeting/rules.js';
import { matchMessages } from './messages.js';

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
