import { type GameIssue, unwrap } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import { advance, playOf } from '../../rules/advance.js';
import { canExert, exert } from '../../rules/cards.js';
import { challengerIssues, challengeSpec, declareChallenge } from '../../rules/challenge.js';
import { payInk } from '../../rules/cost.js';
import { movePriceOf, readyInk } from '../../rules/ink.js';
import { gainLore } from '../../rules/players.js';
import { inPlay, isCharacter, isLocation, refTo, theCard } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { lorcanaIssue } from '../../state/issues.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { emitEvents } from '../../state/table.js';
import { chosenCard, movable, oneCard, ownCard } from './when.js';

/** Returns the reasons why a character cannot quest (rules 5.1.1.11, 8.7.2). */
export function questIssues(card: LorcanaCard): readonly GameIssue[] {
  const { instanceId: cardId, drying, keywords, cant } = card;
  if (!isCharacter(card)) return [lorcanaIssue('notACharacter', { cardId })];
  if (!canExert(card)) return [lorcanaIssue('notReady', { cardId })];
  if (drying) return [lorcanaIssue('drying', { cardId })];
  const forbidden = cant.includes('quest') || keywords.includes('reckless');
  return forbidden ? [lorcanaIssue('forbidden', { cardId, to: 'quest' })] : [];
}

/** Makes a character quest: it exerts, and its player gains its lore. */
export const quest = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = ownCard(state, player, cardId);
    return 'issues' in found ? found.issues : questIssues(found.card);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    movable(state, player, (card) => questIssues(card).length === 0),
  variantsAreLegal: true,
  execute({ state, player, params: { cardId }, random, emit }) {
    const card = theCard(state, cardId);
    const tools = { random, emit };
    const lore = Math.max(0, card.lore ?? 0);
    emit({ type: 'quested', player, cardId, name: card.name, lore });
    const gained = gainLore(exert(state, card, tools), player, lore, tools);
    return advance(emitEvents(gained, tools, { type: 'quests', card: refTo(card) }), tools);
  },
});

/** Makes a character challenge an exerted opposing character, or a location (rule 4.6). */
export const challenge = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = ownCard(state, player, cardId);
    return 'issues' in found ? found.issues : challengerIssues(found.card);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    movable(state, player, (card) => challengerIssues(card).length === 0),
  variantsAreLegal: true,
  getTargetSpecs({ state, params: { cardId } }) {
    return [challengeSpec(state, theCard(state, cardId))];
  },
  attempt: ({ state, player, params: { cardId } }) => ({
    controller: player,
    source: refTo(theCard(state, cardId)),
  }),
  execute({ state, params: { cardId }, targets, random, emit }) {
    const tools = { random, emit };
    const [challenger, challenged] = [theCard(state, cardId), chosenCard(state, targets)];
    return advance(declareChallenge(state, challenger, challenged, tools), tools);
  },
});

function moverIssues(card: LorcanaCard): readonly GameIssue[] {
  const { instanceId: cardId } = card;
  if (!isCharacter(card)) return [lorcanaIssue('notACharacter', { cardId })];
  return card.cant.includes('move') ? [lorcanaIssue('forbidden', { cardId, to: 'move' })] : [];
}

/**
 * Moves the player's character to one of the player's locations, for that location's move cost (rule 4.7). A
 * character can't move to the location where it is (4.7.2).
 */
export const moveToLocation = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = ownCard(state, player, cardId);
    return 'issues' in found ? found.issues : moverIssues(found.card);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    inPlay(state).some((card) => isLocation(card) && card.controller === player)
      ? movable(state, player)
      : [],
  getTargetSpecs({ state, player, params: { cardId } }) {
    const card = theCard(state, cardId);
    const { at } = card;
    const ink = readyInk(state, player);
    // The locations that cost less than their printed cost.
    const cheap = inPlay(state)
      .filter((one) => isLocation(one) && (one.moveCost ?? 0) > ink && movePriceOf(state, card, one) <= ink)
      .map(({ instanceId }) => instanceId);
    const payable = { moveCost: { lte: ink } };
    return [
      {
        slots: [
          {
            id: 'location',
            accepts: [
              {
                kind: 'card',
                filter: {
                  zone: 'play',
                  controller: 'self',
                  type: 'location',
                  ...(cheap.length > 0 ? { anyOf: [payable, { instanceId: cheap }] } : payable),
                  ...(at === undefined ? {} : { not: { instanceId: at } }),
                },
              },
            ],
            min: 1,
            max: 1,
            chooser: 'controller',
            mode: 'target',
          },
        ],
        relations: [],
        timing: 'announcement',
      },
    ];
  },
  execute({ state, player, params: { cardId }, targets, random, emit }) {
    const [card, location] = [theCard(state, cardId), chosenCard(state, targets)];
    const tools = { random, emit };
    const paid = unwrap(payInk(state, player, card, movePriceOf(state, card, location), tools));
    const frame = {
      controller: player,
      source: refTo(card),
      variables: {},
      bound: { to: [refTo(location)] },
      todo: [{ effect: 'moveToLocation' as const, what: 'this', to: 'to' }],
    };
    return advance(playOf(state).begin(paid, frame), tools);
  },
});
