import { type Kind, defineKind } from '@reticle/core';
import {
  type AbilityKeys,
  type CardKeys,
  type PlayerKeys,
  abilityKeys,
  cardKeys,
  playerKeys,
} from '../../language/filter.js';
import { controllerOf } from '../../state/facts.js';
import {
  type LinkedAbility,
  type LinkedCard,
  linkedAbilities,
  linkedCards,
  linkedAbility,
  linkedCard,
} from '../../state/links.js';
import { type MtgPlayer, mtgPlayer } from '../../state/player.js';
import { type MtgState, knownCard } from '../../state/state.js';
import { abilityMatchers, cardMatchers, playerMatchers } from './matchers.js';
import { cardProtections, playerProtections } from './protections.js';

/** Activated and triggered abilities on the stack. Mana abilities are never there (rule 605.3b). */
export const mtgAbilityKind: Kind<MtgState, 'ability', LinkedAbility, AbilityKeys> = defineKind({
  name: 'ability',
  object: linkedAbility,
  filter: abilityKeys,
  matchers: abilityMatchers,
  list: linkedAbilities,
  id: ({ id }: LinkedAbility) => id,
  controller: ({ controller }) => controller,
  steps: {
    /** An ability can't target itself (rule 115.5). */
    notItself: {
      rule: '115.5',
      passes: ({ id }, { sourceRef, mode }) =>
        mode !== 'target' || sourceRef?.kind !== 'ability' || sourceRef.id !== id,
    },
  },
});

/** Permanents, spells and cards in every other zone: one kind, told apart by `zone`. */
export const mtgCardKind: Kind<MtgState, 'card', LinkedCard, CardKeys> = defineKind({
  name: 'card',
  object: linkedCard,
  filter: cardKeys,
  matchers: cardMatchers,
  list: linkedCards,
  id: ({ instanceId }: LinkedCard) => instanceId,
  incarnation: ({ incarnation }) => incarnation,
  controller: controllerOf,
  lastKnown: knownCard,
  protections: cardProtections,
  steps: {
    /** A spell can't target itself (rule 115.5). */
    notItself: {
      rule: '115.5',
      passes: ({ zone, instanceId }, { sourceRef, mode }) =>
        mode !== 'target' || zone !== 'stack' || sourceRef?.kind !== 'card' || sourceRef.id !== instanceId,
    },
    /** What is phased out is treated as though it did not exist (rule 702.26b). */
    phasedIn: { rule: '702.26b', passes: ({ phasedOut }) => !phasedOut },
  },
});

/** The players; a team is never a target, only its players are (rule 810.9). */
export const mtgPlayerKind: Kind<MtgState, 'player', MtgPlayer, PlayerKeys> = defineKind({
  name: 'player',
  object: mtgPlayer,
  filter: playerKeys,
  matchers: playerMatchers,
  list: (state: MtgState) => state.players,
  id: ({ id }: MtgPlayer) => id,
  controller: ({ id }) => id,
  protections: playerProtections,
  steps: {
    /** A player who left the game is no legal target (rule 800.4a). */
    inGame: { rule: '800.4a', passes: ({ left }) => left !== true },
  },
});
