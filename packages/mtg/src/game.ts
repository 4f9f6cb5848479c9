import { defineGame, type Game } from '@reticle/core';
import { mtgAbilityKind } from './kinds/ability.js';
import { mtgCardKind } from './kinds/card.js';
import { mtgPlayerKind } from './kinds/player.js';
import { mtgMessages } from './messages.js';
import { lacksActsAs } from './protections/acts-as.js';
import { mtgRules } from './targeting/rules.js';
import { mtgState, type MtgState } from './state/state.js';

/** What can be chosen in Magic. */
export type MtgKinds = readonly [typeof mtgCardKind, typeof mtgAbilityKind, typeof mtgPlayerKind];

/** Magic, ready to answer about targets: kinds `card`, `ability` and `player` over an {@link MtgState}. */
export const mtg: Game<MtgState, MtgKinds> = defineGame({
  id: 'mtg',
  state: mtgState,
  players: ({ players }) => players,
  kinds: [mtgCardKind, mtgAbilityKind, mtgPlayerKind],
  messages: mtgMessages,
  rules: mtgRules,
  lacks: lacksActsAs,
});
