import { standardEvents } from '@reticle/core/standard';

/** Everything that can happen: the events that most games have, and those of this one. Each fact has a role. */
export const EVENTS = {
  ...standardEvents,
  attacked: { card: 'object' },
  blocked: { card: 'object', attacker: 'object' },
  struck: { player: 'player', by: 'object', amount: 'number' },
  gainedLife: { player: 'player', amount: 'number' },
  spentEnergy: { player: 'player', amount: 'number' },
} as const;
