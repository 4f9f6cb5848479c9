import type { Narration } from '@reticle/core/match';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownCard } from '../../state/state.js';
import type { MtgMatchSetup } from '../match.js';
import { describeWith } from './describe-move.js';
import { factsLine, plainName, slotName, thingName } from './names.js';
import { ASIDES, endingWords, narrateWith } from './narrate.js';
import { MOVE_KINDS, STEP_NAMES } from './spoken.js';
import { textsOf } from './texts.js';

/** How matches with these cards are told. @throws RefusedError where two cards have one id */
export function mtgNarration({ cards }: Pick<MtgMatchSetup, 'cards'>): Narration<MtgMatchState> {
  const texts = textsOf(cards);
  return {
    narrate: narrateWith(texts),
    opening: ({ turn, activePlayer: player }) => [{ type: 'turnBegan', player, turn: turn.number }],
    turnEvent: 'turnBegan',
    asides: ASIDES,
    describeMove: describeWith(texts),
    moveKind: (move) => MOVE_KINDS.get(move) ?? move,
    nameOf: thingName,
    slotName,
    cardText(state, ref) {
      const card = ref.kind === 'card' ? knownCard(state, ref) : undefined;
      return card
        ? [`${plainName(card)}: ${factsLine(card)}`, ...(card.faceDown ? [] : texts.linesOf(card))]
        : [];
    },
    turn: ({ turn }) => turn.number,
    moment: ({ turn, stack }) =>
      `${STEP_NAMES[turn.step]}${stack.length > 0 ? `, ${stack.length} on the stack` : ''}`,
    endingWords,
  };
}
