import { describeSpec } from '@reticle/core/describe';
import type { Narration } from '@reticle/core/match';
import { STANDARD_CARDS } from '../../sets/standard.js';
import { taktik } from '../../state/game.js';
import type { TaktikState } from '../../state/state.js';
import { UNIT_TYPE } from '../../language/unit-types.js';
import { unitNamed } from '../../language/unit.js';
import { describeMove } from './describe-move.js';
import { cardName, unitName } from './names.js';
import { ASIDES, endingWords, narrate } from './narrate.js';
import { PHASE_NAMES, WINDOW_NAMES } from './spoken.js';

const MOVE_KINDS: ReadonlyMap<string, string> = new Map([
  ['draw', 'draw'],
  ['playCard', 'play a card'],
  ['storeCard', 'store a card'],
  ['discardCard', 'discard a card'],
  ['moveUnit', 'move a unit'],
  ['declareAttack', 'attack'],
  ['endPhase', 'end the phase'],
  ['pass', 'pass'],
]);

/** How matches of Taktik are told. */
export const taktikNarration: Narration<TaktikState> = {
  narrate: (event) => narrate(event),
  opening: ({ turn, active: player }) => [{ type: 'turnBegan', player, turn }],
  turnEvent: 'turnBegan',
  asides: ASIDES,
  describeMove,
  moveKind: (move) => MOVE_KINDS.get(move) ?? move,
  nameOf: (_state, { kind, id }) => (kind === 'unit' ? unitName(id) : id),
  slotName: (slot, spec) =>
    slot.description ?? describeSpec({ ...spec, slots: [slot], relations: [] }, taktik),
  cardText(state, { kind, id }) {
    const unit = kind === 'unit' ? unitNamed(state.units, id) : undefined;
    if (!unit) return STANDARD_CARDS.some((card) => card.id === id) ? [cardName(id)] : [];
    const { movement, range } = UNIT_TYPE[unit.type];
    return [
      `${unitName(id)}: movement ${movement}, range ${range}, ${unit.hits === 0 ? 'sound' : 'damaged'}`,
    ];
  },
  turn: ({ turn }) => turn,
  moment: ({ phase, window }) =>
    `phase of ${PHASE_NAMES[phase]}${window ? `, ${WINDOW_NAMES[window.name]}` : ''}`,
  endingWords,
};
