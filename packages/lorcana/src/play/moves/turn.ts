import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import { advance } from '../../rules/advance.js';
import { intoInkwell, moveAll } from '../../rules/cards.js';
import { canChallenge } from '../../rules/challenge.js';
import { inkLimit } from '../../rules/ink.js';
import { draw } from '../../rules/players.js';
import { beginTurn } from '../../rules/turn.js';
import { cardsIn, inPlay, seatOf, theCard } from '../../state/board.js';
import { lorcanaIssue } from '../../state/issues.js';
import { lorcanaTable } from '../../state/game.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { emitEvents } from '../../state/table.js';
import { questIssues } from './characters.js';
import { handCard, isFree, nothing, oneCard, whenIssues } from './when.js';

const ALTERED = lorcanaTable.spec({
  slots: [
    {
      id: 'altered',
      kind: 'card',
      filter: { zone: 'hand', owner: 'self' },
      min: 0,
      max: 'any',
      mode: 'target',
    },
  ],
  timing: 'announcement',
});

/**
 * Alters the opening hand, once: any cards go to the bottom of the deck, the player draws as many, and the
 * deck is shuffled.
 */
export const alterHand = defineMove({
  params: nothing,
  refuses: ({ state: { phase } }) =>
    phase === 'opening' ? [] : [lorcanaIssue('wrongPhase', { phase, wanted: 'opening' })],
  variants: (_state: LorcanaMatchState) => [{}],
  getTargetSpecs: () => [ALTERED],
  execute({ state, player, targets, random, emit }) {
    const chosen = targets.slots.flatMap((slot) => slot.targets);
    const tools = { random, emit };
    const cards = chosen.map(({ id }) => theCard(state, id));
    const put = moveAll(state, cards, { zone: 'deck' }, tools);
    emit({ type: 'altered', player, count: cards.length });
    const drawn = draw(put, player, cards.length, tools);
    const shuffled =
      cards.length > 0 ? emitEvents(drawn, tools, { type: 'shuffled', zone: 'deck', player }) : drawn;
    const settled = emitEvents(shuffled, tools, { type: 'settlesHand', player });
    if (settled.seats.some(({ altered }) => !altered)) return settled;
    return advance(beginTurn(settled, state.activePlayer, tools), tools);
  },
});

const roomFor = (state: LorcanaMatchState, player: string): boolean =>
  seatOf(state, player).inked < inkLimit(state, player);

/** Puts a card with the inkwell symbol into the inkwell, facedown and ready, once a turn. */
export const ink = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = handCard(state, player, cardId);
    if ('issues' in found) return found.issues;
    if (!found.card.inkwell) return [lorcanaIssue('notInkable', { cardId })];
    return roomFor(state, player) ? [] : [lorcanaIssue('alreadyInked', { limit: inkLimit(state, player) })];
  },
  variants: (state: LorcanaMatchState, player: string) =>
    isFree(state) && roomFor(state, player)
      ? cardsIn(state, player, 'hand').flatMap((card) => (card.inkwell ? [{ cardId: card.instanceId }] : []))
      : [],
  variantsAreLegal: true,
  execute({ state, player, params: { cardId }, random, emit }) {
    const card = theCard(state, cardId);
    // The card is shown before it goes facedown.
    emit({ type: 'inked', player, cardId, name: card.name });
    const tools = { random, emit };
    const put = intoInkwell(state, [card], false, { ...tools, emit: () => undefined });
    return advance(emitEvents(put, tools, { type: 'usesInking', player }), tools);
  },
});

/**
 * Returns the issues for characters that must still act this turn if they can: Reckless challenges (8.7.3),
 * Adventurous quests (8.16).
 */
function obligations(state: LorcanaMatchState, player: string): readonly GameIssue[] {
  const own = inPlay(state).filter(({ controller }) => controller === player);
  const reckless = own.filter((card) => card.keywords.includes('reckless') && canChallenge(state, card));
  const adventurous = own.filter(
    (card) => card.keywords.includes('adventurous') && questIssues(card).length === 0,
  );
  return [
    ...reckless.map(({ instanceId }) => lorcanaIssue('mustChallenge', { cardId: instanceId })),
    ...adventurous.map(({ instanceId }) => lorcanaIssue('mustQuest', { cardId: instanceId })),
  ];
}

/** Ends the turn. */
export const endTurn = defineMove({
  params: nothing,
  refuses({ state, player }) {
    const issues = whenIssues(state);
    return issues.length > 0 ? issues : obligations(state, player);
  },
  variants: (_state: LorcanaMatchState) => [{}],
  execute({ state, player, random, emit }) {
    const tools = { random, emit };
    return advance(emitEvents(state, tools, { type: 'turnEnds', player }), tools);
  },
});
