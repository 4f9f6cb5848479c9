/** Combat in which a card of the set takes part. */
import { refTo } from '../match.js';
import { made, matchAt, waysUntil, type Played, type Rig } from './rig.js';
import { IT, moment } from './uses.js';
import type { CardDefinition } from '../../src/language/card-definition.js';
import type { MtgMatchState } from '../../src/state/match-state.js';

type State = MtgMatchState;

/** Attackers or blockers are still to be declared. */
function declaring(state: State, step: 'declareAttackers' | 'declareBlockers'): State {
  return { ...state, turn: { ...state.turn, step, declaring: true } };
}

const done = (rig: Rig, played: Played, move: string, player: string): Played =>
  made(rig, played, { move, player, params: {} });

/** The card attacks, alone. */
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

/** The card blocks an attacker that is no Wall. */
export const blocked = (rig: Rig, card: CardDefinition): Played =>
  withBlock(rig, matchAt(declaring(moment(card, 'defending'), 'declareBlockers')), 'you', IT, 'foe-green');

/** The card attacks, and a creature blocks it: one that is no Wall, if none is named. */
export function becameBlocked(rig: Rig, card: CardDefinition, blocker = 'foe-green'): Played {
  const attack = attacked(rig, card);
  const [before = attack] = waysUntil(
    rig,
    attack,
    ({ turn }) => turn.step === 'declareBlockers' && turn.declaring === true,
  );
  return withBlock(rig, before, 'foe', blocker, IT);
}

/** The card attacks among others, if it is a creature; damage is still to come. */
export function fighting(card: CardDefinition): Played {
  const state = moment(card, 'attacking');
  const attacks = card.types.includes('creature');
  const cards = state.cards.map((found) =>
    attacks && found.instanceId === IT ? { ...found, attacking: { player: 'foe' } } : found,
  );
  return matchAt({ ...state, cards });
}
