import type { Move } from '@reticle/core/match';
import * as z from 'zod';
import { position } from '../../language/board.js';
import { cardNamed } from '../../state/holding.js';
import type { TaktikState } from '../../state/state.js';
import { listed, tileName, unitName } from './names.js';
import { PHASE_NAMES, WINDOW_NAMES } from './spoken.js';

const facts = z.object({ cardId: z.string(), unitId: z.string(), to: position }).partial();

/** A move in words, as a player would say it; a move of no known kind as its JSON. */
export function describeMove(state: TaktikState, move: Move): string {
  const { cardId = '', unitId = '', to = { x: -1, y: -1 } } = facts.safeParse(move.params ?? {}).data ?? {};
  const card = cardNamed(state, cardId)?.name ?? cardId;
  const targets = listed((move.targets ?? []).flatMap((slot) => slot.targets.map(({ id }) => unitName(id))));
  switch (move.move) {
    case 'draw':
      return 'draw';
    case 'playCard':
      return targets === '' ? `play ${card}` : `play ${card} on ${targets}`;
    case 'storeCard':
      return `store ${card}`;
    case 'discardCard':
      return `discard ${card}`;
    case 'moveUnit':
      return `move ${unitName(unitId)} to ${tileName(to)}`;
    case 'declareAttack':
      return `attack ${targets === '' ? '' : `${targets} `}with ${unitName(unitId)}`;
    case 'endPhase':
      return `end the phase of ${PHASE_NAMES[state.phase]}`;
    case 'pass':
      return state.window ? `pass (${WINDOW_NAMES[state.window.name]})` : 'pass';
    default:
      return JSON.stringify(move);
  }
}
