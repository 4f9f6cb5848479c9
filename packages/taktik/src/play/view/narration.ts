import type { Issue } from '@reticle/core';
import { counted, describeIssue, describeSpec } from '@reticle/core/describe';
import type { Move, MatchEvent, Narration } from '@reticle/core/match';
import * as z from 'zod';
import { position } from '../../language/board.js';
import type { HookName } from '../../language/card.js';
import { taktikEvent, type TaktikEvent, taktikMessages } from '../../language/event.js';
import type { Phase, WindowName } from '../../language/players.js';
import { UNIT_TYPE, unitNamed } from '../../language/unit.js';
import { STANDARD_CARDS } from '../../sets/standard.js';
import { cardNamed } from '../../state/holding.js';
import { type TaktikState, taktik } from '../../state/state.js';

const NAMES: ReadonlyMap<string, string> = new Map(STANDARD_CARDS.map(({ id, name }) => [id, name]));

/** Returns a card's name if it is a standard card, otherwise its id. */
const cardName = (cardId: string): string => NAMES.get(cardId) ?? cardId;

const tileName = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

/** Names a unit: its owner, its type, and its number. */
export const unitName = (id: string): string => id.replaceAll('-', ' ');

const listed = (ids: readonly string[]): string => ids.join(' and ');

/** The names of the phases of a turn. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  draw: 'drawing',
  cards: 'cards',
  movement: 'movement',
  attacks: 'attacks',
  dice: 'dice',
  end: 'the end of the turn',
};

/** The names of the windows in which players may react. */
export const WINDOW_NAMES: Readonly<Record<WindowName, string>> = {
  malusPlayed: 'a malus may be answered',
  beforeMove: 'before a move',
  afterMove: 'after a move',
  beforeAttackRoll: 'before the roll of an attack',
  afterAttackRoll: 'after the roll of an attack',
  beforeDamage: 'before damage',
};

const hooks: Readonly<Record<HookName, string>> = {
  modifyMovement: 'changes how far units move',
  modifyAttackRoll: 'changes the rolls of attacks',
  canMoveUnit: 'keeps units from moving',
  canAttack: 'keeps units from attacking',
  cancelCard: 'cancels a card',
  cancelAttack: 'cancels an attack',
  reroll: 'rolls the die again',
};
/** The names of what cards do. */
const HOOKS: ReadonlyMap<string, string> = new Map(Object.entries(hooks));

/** The reasons why a match ends, in words. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['annihilation', 'no units left'],
  ['hold', 'the field was held'],
  ['survive', 'the time is over'],
  ['mostUnits', 'the most units'],
  ['turnLimit', 'the most units at the turn limit'],
]);

const facts = z.object({ cardId: z.string(), unitId: z.string(), to: position }).partial();

/** Describes a move as a player would say it. A move of an unknown kind is given as its JSON. */
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

const on = (ids: readonly string[]): string => (ids.length === 0 ? '' : ` on ${listed(ids.map(unitName))}`);
const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);
const because = (reasons: readonly Issue[]): string =>
  reasons
    .map((reason) => ` ${withUnitNames(describeIssue(reason, { messages: taktikMessages }), reason)}`)
    .join('');

const aboutUnit = z.object({ target: z.object({ kind: z.literal('unit'), id: z.string() }) });

/** Writes the name of the unit that a reason is about in place of its id. */
function withUnitNames(words: string, { data }: Issue): string {
  const { id } = aboutUnit.safeParse(data).data?.target ?? {};
  if (id === undefined) return words;
  const name = unitName(id);
  return words
    .replaceAll(`The unit ${id}`, name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll(`unit ${id}`, name);
}

function line(event: TaktikEvent): string {
  switch (event.type) {
    case 'turnBegan':
      return `--- turn ${event.turn}: ${event.player}`;
    case 'phaseBegan':
      return `${event.player}: ${PHASE_NAMES[event.phase]}`;
    case 'deckShuffled':
      return `The discarded ${event.deck} are shuffled into a new deck.`;
    case 'drew':
      return `${event.player} draws ${counted(event.cards, 'card')} and ${counted(event.tactics, 'tactic')}.`;
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
      const modifiers = event.modifiers.map(({ from, amount }) => `${signed(amount)} for ${cardName(from)}`);
      const what = event.hit ? 'a hit' : 'a miss';
      return modifiers.length === 0
        ? `A ${event.total} is ${what}.`
        : `The die shows ${event.die}, with ${modifiers.join(' and ')} it counts as ${event.total}: ${what}.`;
    }
    case 'unitDamaged':
      return `${unitName(event.unitId)} is damaged.`;
    case 'unitDestroyed':
      return `${unitName(event.unitId)} is destroyed.`;
    case 'matchEnded':
      return `The match is over (${endingWords(event.reason)}): ${event.winners.length === 1 ? `${listed(event.winners)} wins` : 'a draw'}.`;
  }
}

/** Describes the reason why a match ended. */
const endingWords = (reason: string): string => ENDINGS.get(reason) ?? reason;

/** Describes an event in one readable line. An event of another game is given as its JSON. */
export function narrate(event: MatchEvent): string {
  const known = taktikEvent.safeParse(event);
  return known.success ? line(known.data) : JSON.stringify(event);
}

/** The types of events that only a verbose log reports. */
const ASIDES: readonly TaktikEvent['type'][] = [
  'phaseBegan',
  'deckShuffled',
  'drew',
  'effectBegan',
  'windowOpened',
  'passed',
  'moveDeclared',
  'rolled',
];

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

/** The narration of Taktik's matches. */
export const taktikNarration: Narration<TaktikState> = {
  narrate: (event) => narrate(event),
  opening: ({ turn, active: player }) => [{ type: 'turnBegan', player, turn }],
  turnEvent: 'turnBegan',
  asides: ASIDES,
  describeMove,
  moveKind: (move) => MOVE_KINDS.get(move) ?? move,
  nameOf: (state, { kind, id }) =>
    kind === 'unit' ? unitName(id) : ((kind === 'heldCard' ? cardNamed(state, id)?.name : undefined) ?? id),
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
