import type { Narration } from '@reticle/core/match';
import { definitionOf } from '../match/catalog.js';
import type { LorcanaMatchState } from '../match/state.js';
import { cardById, knownCard } from '../state/state.js';
import { printCard } from '../text/print/print-card.js';
import { describeMove } from './describe-move.js';
import { factsLine, fullName, thingName } from './names.js';
import { ASIDES, endingWords, narrate } from './narrate.js';
import { slotName } from './slot-name.js';

const PHASES: Readonly<Record<LorcanaMatchState['phase'], string>> = {
  opening: 'opening hands',
  ready: 'ready phase',
  set: 'set phase',
  draw: 'draw phase',
  main: 'main phase',
  end: 'end of turn',
};

const MOVE_KINDS: ReadonlyMap<string, string> = new Map([
  ['alterHand', 'alter the hand'],
  ['ink', 'put a card into the inkwell'],
  ['play', 'play a card'],
  ['shift', 'shift a character'],
  ['sing', 'sing a song'],
  ['quest', 'quest'],
  ['challenge', 'challenge'],
  ['activate', 'use an ability'],
  ['moveToLocation', 'move to a location'],
  ['decide', 'decide'],
  ['resolveTrigger', 'resolve an ability'],
  ['endTurn', 'end the turn'],
]);

/** How matches of Lorcana are told. */
export const lorcanaNarration: Narration<LorcanaMatchState> = {
  narrate,
  turnEvent: 'turnBegan',
  asides: ASIDES,
  describeMove,
  moveKind: (move) => MOVE_KINDS.get(move) ?? move,
  nameOf: thingName,
  slotName,
  cardText(state, ref) {
    const card = ref.kind === 'card' ? (knownCard(state, ref) ?? cardById(state, ref.id)) : undefined;
    if (!card || card.faceDown) return [];
    const definition = definitionOf(state, card.publicId);
    const lines = definition && printCard(definition);
    const words =
      lines?.ok === false ? ['(There are no words here for all that it does.)'] : (lines?.value ?? []);
    return [`${fullName(card)}: ${factsLine(card)}`, ...words];
  },
  turn: ({ turn }) => turn,
  moment: ({ phase }) => PHASES[phase],
  endingWords,
};
