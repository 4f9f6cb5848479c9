import { defineGame, type Game } from '@reticle/core';
import type { LorcanaKinds } from '../game.js';
import { lorcanaCardKind } from '../kinds/card.js';
import { lorcanaPlayerKind } from '../kinds/player.js';
import { lorcanaMessages } from '../messages.js';
import { lorcanaRules } from '../targeting/rules.js';
import { matchMessages } from './messages.js';
import { lorcanaMatchState, type LorcanaMatchState } from './state.js';

/** Lorcana as it is played: the same kinds and the same legality as `lorcana`, over the state of a match. */
export const lorcanaTable: Game<LorcanaMatchState, LorcanaKinds> = defineGame({
  id: 'lorcana',
  state: lorcanaMatchState,
  players: ({ players }) => players,
  kinds: [lorcanaCardKind, lorcanaPlayerKind],
  messages: { ...lorcanaMessages, ...matchMessages },
  rules: lorcanaRules,
  defaults: { mode: 'choose', timing: 'resolution' },
});
