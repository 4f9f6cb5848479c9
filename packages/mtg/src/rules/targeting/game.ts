import { type Game, type StepRules, defineGame } from '@reticle/core';
import { mtgMessages } from '../../language/messages.js';
import { type MtgState, mtgState } from '../../state/state.js';
import { lacksActsAs } from './acts-as.js';
import { mtgAbilityKind, mtgCardKind, mtgPlayerKind } from './kinds.js';

/** The rules on targets by the steps that keep them. */
export const mtgRules: StepRules = {
  known: '115.1',
  incarnation: '400.7',
  kind: '115.1',
  zone: '115.2',
  filter: '115.1',
  quantity: '601.2c',
  distinct: '115.3',
  division: '601.2d',
  relation: '601.2c',
};

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
