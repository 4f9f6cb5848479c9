/** Combats in which a card of the set takes part. */
import { refTo } from '../match.js';
import { made, matchAt, waysUntil, type Played, type Rig } from './rig.js';
import { IT, moment } from './uses.js';
import type { CardDefinition } from '../../src/language/card-definition.js';
import type { MtgMatchState } from '../../src/state/match-state.js';

type State = MtgMatchState;

/** Returns the state in which attackers or blockers are still to be declared. */
function declaring(state: State, step: 'declareAttackers' | 'declareBlockers'): State {
  return { ...state, turn: { ...state.turn, step, declaring: true } };
}

const done = (rig: Rig, played: Played, move: string, player: string): Played =>
  made(rig, played, { move, player, params: {} });

/** Makes the card attack alone. */
export function attacked(rig: Rig, card: CardDefinition): Played {
  const state = declaring(moment(card, 'main'), 'declareAttackers');
  const declared = made(rig, matchAt(state), { move: 'attack', player: 'you', params: { attacker: IT } });
  return done(rig, declared, 'doneAttacking', 'you');
}

function withBlock(rig: Rig, played: Played, player: string, blocker: string, attacker: string): Played {
  const targets = [{ targets: [refTo(played.match.state, attacker)] }];
  const declared = made(rig, played, { move: 'block', player, params: { blocker }, targets });
  return done(rig, declared, 'doneBlocking', player);
}

/** Makes the card block an attacker that is not a Wall. */
export const blocked = (rig: Rig, card: CardDefinition): Played =>
  withBlock(rig, matchAt(declaring(moment(card, 'defending'), 'declareBlockers')), 'you', IT, 'foe-green');

/** Makes the card attack and a creature block it. The blocker is the named one, or any that is not a Wall. */
export function becameBlocked(rig: Rig, card: CardDefinition, blocker = 'foe-green'): Played {
  const attack = attacked(rig, card);
  const [before = attack] = waysUntil(
    rig,
    attack,
    ({ turn }) => turn.step === 'declareBlockers' && turn.declaring === true,
  );
  return withBlock(rig, before, 'foe', blocker, IT);
}

/** Makes the card attack among others if it is a creature, up to the moment before damage. */
export function fighting(card: CardDefinition): Played {
  const state = moment(card, 'attacking');
  const attacks = card.types.includes('creature');
  const cards = state.cards.map((found) =>
    attacks && found.instanceId === IT ? { ...found, attacking: { player: 'foe' } } : found,
  );
  return matchAt({ ...state, cards });
}
