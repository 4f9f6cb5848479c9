import type { Issue } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import type { MatchEvent } from '@reticle/core/match';
import { taktikEvent, type TaktikEvent } from '../../language/event.js';
import { taktikMessages } from '../../language/messages.js';
import { cardName, listed, tileName, unitName } from './names.js';
import { ENDINGS, HOOKS, PHASE_NAMES, WINDOW_NAMES } from './spoken.js';

const on = (ids: readonly string[]): string => (ids.length === 0 ? '' : ` on ${listed(ids.map(unitName))}`);
const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);
const because = (reasons: readonly Issue[]): string =>
  reasons.map((reason) => ` ${describeIssue(reason, { messages: taktikMessages })}`).join('');

function line(event: TaktikEvent): string {
  switch (event.type) {
    case 'turnBegan':
      return `--- turn ${event.turn}: ${event.player}`;
    case 'phaseBegan':
      return `${event.player}: ${PHASE_NAMES[event.phase]}`;
    case 'deckShuffled':
      return `The discarded ${event.deck} are shuffled into a new deck.`;
    case 'drew':
      return `${event.player} draws ${event.cards} card(s) and ${event.tactics} tactic(s).`;
    case 'cardDrawn':
    case 'malusDrawn':
    case 'tacticDrawn':
      return `${event.player} has drawn ${cardName(event.cardId)}.`;
    case 'cardPlayed':
      return `${event.player} plays ${cardName(event.cardId)}${on(event.targetUnitIds)}.`;
    case 'cardStored':
      return `${event.player} stores a card, face down.`;
    case 'cardDiscarded':
      return `${event.player} discards ${cardName(event.cardId)}: ${event.reason === 'noTarget' ? 'it has no target' : 'no room to store it'}.`;
    case 'cardCancelled':
      return `${cardName(event.cardId)} of ${event.player} is cancelled.`;
    case 'effectBegan':
      return `${cardName(event.cardId)} takes effect${on(event.targetUnitIds)}: it ${HOOKS.get(event.hook) ?? 'does what it says'}.`;
    case 'effectEnded':
      return `${cardName(event.cardId)} ends.`;
    case 'windowOpened':
      return `${event.player} may react: ${WINDOW_NAMES[event.window]}.`;
    case 'passed':
      return `${event.player} passes: ${WINDOW_NAMES[event.window]}.`;
    case 'moveDeclared':
      return `${unitName(event.unitId)} sets out for ${tileName(event.to)}.`;
    case 'unitMoved':
      return `${unitName(event.unitId)} moves from ${tileName(event.from)} to ${tileName(event.to)}.`;
    case 'moveStopped':
      return `${unitName(event.unitId)} is stopped on its way to ${tileName(event.to)}.${because(event.reasons)}`;
    case 'attackDeclared':
      return `${unitName(event.attackerId)} will attack ${unitName(event.targetId)}.`;
    case 'attackBegan':
      return `${unitName(event.attackerId)} attacks ${unitName(event.targetId)}.`;
    case 'attackCancelled':
      return `The attack of ${unitName(event.attackerId)} on ${unitName(event.targetId)} is cancelled.`;
    case 'attackVoid':
      return `${unitName(event.attackerId)} cannot attack ${unitName(event.targetId)} any more.${because(event.reasons)}`;
    case 'rolled':
      return `${unitName(event.attackerId)} rolls ${event.again ? 'again' : 'the die'}: ${event.die}.`;
    case 'attackJudged': {
      const modifiers = event.modifiers
        .map(({ from, amount }) => ` ${signed(amount)} (${cardName(from)})`)
        .join('');
      return `${event.die}${modifiers} makes ${event.total}: ${event.hit ? 'a hit' : 'a miss'}.`;
    }
    case 'unitDamaged':
      return `${unitName(event.unitId)} is damaged.`;
    case 'unitDestroyed':
      return `${unitName(event.unitId)} is destroyed.`;
    case 'matchEnded':
      return `The match is over (${endingWords(event.reason)}): ${event.winners.length === 1 ? `${listed(event.winners)} wins` : 'a draw'}.`;
  }
}

/** The reason why a match ended, in words. */
export const endingWords = (reason: string): string => ENDINGS.get(reason) ?? reason;

/** An event in one readable line; one that is not of this game as its JSON. */
export function narrate(event: MatchEvent): string {
  const known = taktikEvent.safeParse(event);
  return known.success ? line(known.data) : JSON.stringify(event);
}

/** Types of events that only a verbose log tells of. */
export const ASIDES: readonly TaktikEvent['type'][] = [
  'phaseBegan',
  'deckShuffled',
  'drew',
  'effectBegan',
  'windowOpened',
  'passed',
  'moveDeclared',
  'rolled',
];
