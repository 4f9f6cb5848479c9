import { type Kind, defineKind, type Game, type StepRules, defineGame } from '@reticle/core';
import {
  type AbilityKeys,
  type CardKeys,
  type PlayerKeys,
  abilityKeys,
  cardKeys,
  playerKeys,
} from '../../language/filter.js';
import { mtgMessages } from '../../language/messages.js';
import { controllerOf } from '../../state/facts.js';
import {
  type LinkedAbility,
  type LinkedCard,
  linkedAbilities,
  linkedCards,
  linkedPlayers,
  linkedAbility,
  linkedCard,
} from '../../state/links.js';
import { type MtgPlayer, mtgPlayer } from '../../state/player.js';
import { mayFallOn } from '../../state/range.js';
import { type MtgState, knownCard, mtgState } from '../../state/state.js';
import { lacksActsAs } from './acts-as.js';
import { abilityMatchers, cardMatchers, playerMatchers } from './matchers.js';
import { cardProtections, playerProtections } from './protections.js';
import { creatureTypes } from './quality.js';

/** The rule that nobody targets, chooses or affects what is outside the range of influence. */
const IN_RANGE = '801.2';

/** The kind of abilities on the stack. Mana abilities are never there (rule 605.3b). */
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
    inRange: { rule: IN_RANGE, passes: ({ controller }, asked) => mayFallOn(asked, controller) },
  },
});

/** The kind of permanents, spells and cards in every other zone; their `zone` tells them apart. */
export const mtgCardKind: Kind<MtgState, 'card', LinkedCard, CardKeys> = defineKind({
  name: 'card',
  object: linkedCard,
  filter: cardKeys,
  matchers: cardMatchers,
  list: linkedCards,
  id: ({ instanceId }: LinkedCard) => instanceId,
  incarnation: ({ incarnation }) => incarnation,
  controller: controllerOf,
  properties: { creatureTypes },
  lastKnown: knownCard,
  protections: cardProtections,
  steps: {
    /** A spell can't target itself (rule 115.5). */
    notItself: {
      rule: '115.5',
      passes: ({ zone, instanceId }, { sourceRef, mode }) =>
        mode !== 'target' || zone !== 'stack' || sourceRef?.kind !== 'card' || sourceRef.id !== instanceId,
    },
    /** A phased-out permanent is treated as though it didn't exist (rule 702.26b). */
    phasedIn: { rule: '702.26b', passes: ({ phasedOut }) => !phasedOut },
    inRange: { rule: IN_RANGE, passes: (card, asked) => mayFallOn(asked, controllerOf(card)) },
  },
});

/** The kind of players. A team is never a target, only its players (rule 810.9). */
export const mtgPlayerKind: Kind<MtgState, 'player', MtgPlayer, PlayerKeys> = defineKind({
  name: 'player',
  object: mtgPlayer,
  filter: playerKeys,
  matchers: playerMatchers,
  list: (state: MtgState) => linkedPlayers(state),
  id: ({ id }: MtgPlayer) => id,
  controller: ({ id }) => id,
  protections: playerProtections,
  steps: {
    /** A player who left the game is no legal target (rule 800.4a). */
    inGame: { rule: '800.4a', passes: ({ left }) => left !== true },
    inRange: { rule: IN_RANGE, passes: ({ id }, asked) => mayFallOn(asked, id) },
  },
});

/** The numbers of the rules about targets, by the step that checks each of them. */
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

/** The kinds of things that can be chosen in Magic. */
export type MtgKinds = readonly [typeof mtgCardKind, typeof mtgAbilityKind, typeof mtgPlayerKind];

/**
 * Magic's targeting: answers questions about targets of the kinds `card`, `ability` and `player` in an {@link
 * MtgState}.
 */
export const mtg: Game<MtgState, MtgKinds> = defineGame({
  id: 'mtg',
  state: mtgState,
  players: ({ players }) => players,
  kinds: [mtgCardKind, mtgAbilityKind, mtgPlayerKind],
  messages: mtgMessages,
  rules: mtgRules,
  lacks: lacksActsAs,
});
