import { counted } from '@reticle/core/describe';
import type { MatchEvent, Move, Narration } from '@reticle/core/match';
import * as z from 'zod';
import type { Modification } from '../language/effects/schema.js';
import { decisionOf } from '../rules/advance.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { cardById, knownCard } from '../state/board.js';
import { keywordWords } from '../text/phrases/keyword-words.js';
import { abilityWords, printCard } from '../text/abilities/print-card.js';
import { lorcanaEvent, type LorcanaEvent } from './event.js';
import { activatedOf } from './moves/abilities.js';
import { cantWords, factsLine, fullName, questionWords, slotName, thingName, nameInEvent } from './names.js';

const listed = (cards: readonly { readonly name: string }[]): string =>
  cards.map(({ name }) => name).join(' and ');

const signed = (amount: unknown): string =>
  typeof amount === 'number' ? `${amount > 0 ? '+' : ''}${amount}` : 'some';

const modificationWords = (part: Modification): string => {
  if ('stat' in part) return `${signed(part.amount)} ${part.stat}`;
  if ('keyword' in part) return keywordWords(part.keyword, part.value);
  if ('cant' in part) return cantWords(part.cant);
  if ('ability' in part) return `"${abilityWords('character', part.ability) ?? 'an ability'}"`;
  if ('losesKeyword' in part) return `no ${keywordWords(part.losesKeyword, undefined)}`;
  if ('canChallengeReady' in part) return 'can challenge some that are ready';
  if ('singCost' in part) return `+${part.singCost} cost to sing songs`;
  if ('classification' in part) return `the ${part.classification} classification`;
  if ('floor' in part) return `no less ${part.floor} than is printed`;
  return 'mustBeChosen' in part ? 'must be chosen if able' : "can't be challenged by some";
};

const ENDS = {
  lore: 'enough lore',
  deck: 'an empty deck',
  turnLimit: 'the turn limit',
  endless: 'it would never end',
} as const;

/** Returns the reason why a match ended, in words. */
const endingWords = (reason: string): string =>
  Object.entries(ENDS).find(([known]) => known === reason)?.[1] ?? reason;

type Lines = {
  readonly [Type in LorcanaEvent['type']]: (event: Extract<LorcanaEvent, { readonly type: Type }>) => string;
};

const LINES: Lines = {
  turnBegan: ({ turn, player }) => `--- turn ${turn}: ${player}`,
  altered: ({ player, count }) => `${player} alters ${counted(count, 'card')} of the opening hand.`,
  drew: ({ player, count }) => `${player} draws ${counted(count, 'card')}.`,
  cardDrawn: ({ player, name }) => `${player} has drawn ${name}.`,
  inked: ({ player, name }) => `${player} inks ${name}.`,
  played: ({ player, name }) => `${player} plays ${name}.`,
  shifted: ({ player, name, ontoId }) => `${player} shifts ${name} onto ${ontoId}.`,
  sang: ({ player, name, singers }) =>
    `${player}: ${listed(singers)} ${singers.length === 1 ? 'sings' : 'sing'} ${name}.`,
  quested: ({ player, name, lore }) => `${player}: ${name} quests for ${lore}.`,
  challenged: ({ player, name, targetName }) => `${player}: ${name} challenges ${targetName}.`,
  activated: ({ player, name, ability }) =>
    `${player} uses ${name}${ability === undefined ? '' : ` (${ability})`}.`,
  triggered: ({ name }) => `${name} triggers.`,
  moved: ({ name, location }) => `${name} moves to ${location}.`,
  exerted: ({ name }) => `${name} exerts.`,
  readied: ({ name }) => `${name} readies.`,
  damaged: ({ name, amount }) => `${name} takes ${amount} damage.`,
  healed: ({ name, amount }) => `${name} loses ${amount} damage.`,
  banished: ({ name }) => `${name} is banished.`,
  given: ({ name, gives }) => `${name} gets ${gives.map(modificationWords).join(', ')}.`,
  putUnder: ({ name }) => `A card goes under ${name}.`,
  putIntoInkwell: ({ player, name = 'A card' }) => `${name} goes into the inkwell of ${player}.`,
  putIntoHand: ({ player, name = 'A card' }) => `${name} goes to the hand of ${player}.`,
  putIntoDeck: ({ player, name = 'A card' }) => `${name} goes into the deck of ${player}.`,
  putOnDeck: ({ player, place }) => `A card goes to the ${place} of the deck of ${player}.`,
  putIntoDiscard: ({ player, name }) => `${name} goes to the discard of ${player}.`,
  discarded: ({ player, name }) => `${player} discards ${name}.`,
  shuffled: ({ player }) => `The deck of ${player} is shuffled.`,
  looked: ({ player, count, at = 'deck', of }) =>
    `${player} looks at ${counted(count, 'card')} of the ${at}${of === undefined ? '' : ` of ${of}`}.`,
  lookedAt: ({ player, cards }) => `${player} sees ${listed(cards)}.`,
  revealed: ({ player, name }) => `${player} reveals ${name}.`,
  named: ({ player, name }) => `${player} names ${name}.`,
  handRevealed: ({ player, cards }) => `${player} shows ${listed(cards)}.`,
  loreGained: ({ player, amount, lore }) => `${player} gains ${amount} lore and has ${lore}.`,
  loreLost: ({ player, amount, lore }) => `${player} loses ${amount} lore and has ${lore}.`,
  matchEnded: ({ winners, reason }) =>
    `The match is over (${ENDS[reason]}): ${winners.length === 1 ? `${winners.join('')} wins` : 'a draw'}.`,
};

function line<Type extends LorcanaEvent['type']>(
  type: Type,
  event: Extract<LorcanaEvent, { readonly type: Type }>,
): string {
  return LINES[type](event);
}

interface NamedCard {
  readonly cardId: string;
  readonly name: string;
}

/** Returns an event with the name and version of every card that the state knows. */
function withFullNames(event: LorcanaEvent, state: LorcanaMatchState): LorcanaEvent {
  const named = (card: NamedCard): NamedCard => ({
    ...card,
    name: nameInEvent(state, card.cardId, card.name),
  });
  switch (event.type) {
    case 'sang':
      return { ...event, ...named(event), singers: event.singers.map(named) };
    case 'challenged':
      return { ...event, ...named(event), targetName: nameInEvent(state, event.targetId, event.targetName) };
    case 'moved':
      return { ...event, ...named(event), location: nameInEvent(state, event.locationId, event.location) };
    case 'shifted': {
      const onto = cardById(state, event.ontoId);
      return { ...event, ...named(event), ontoId: nameInEvent(state, event.ontoId, onto?.name) };
    }
    case 'lookedAt':
    case 'handRevealed':
      return { ...event, cards: event.cards.map(named) };
    default:
      return 'cardId' in event && event.name !== undefined && event.cardId !== undefined
        ? { ...event, name: nameInEvent(state, event.cardId, event.name) }
        : event;
  }
}

/**
 * Prints an event as one line, with names and versions from the state. An event of another game is printed as
 * JSON.
 */
export function narrate(event: MatchEvent, state: LorcanaMatchState): string {
  const known = lorcanaEvent.safeParse(event);
  if (!known.success) return JSON.stringify(event);
  const told = withFullNames(known.data, state);
  return line(told.type, told);
}

/** The types of events that only a verbose log shows. */
const ASIDES: readonly LorcanaEvent['type'][] = ['drew', 'exerted', 'readied', 'looked', 'shuffled'];

const facts = z
  .object({
    cardId: z.string(),
    ability: z.number(),
    exerted: z.boolean(),
    free: z.boolean(),
    id: z.number(),
  })
  .partial();
type EventFacts = z.infer<typeof facts>;

interface DescribedMove {
  readonly state: LorcanaMatchState;
  readonly card: string;
  /** The chosen things, if any. */
  readonly targets: string;
  /** Whether anything has been chosen yet. */
  readonly isChosen: boolean;
  readonly facts: EventFacts;
}

const on = (preposition: string, targets: string): string =>
  targets === '' ? '' : ` ${preposition} ${targets}`;
const exerted = ({ exerted: enters }: EventFacts): string => (enters === true ? ', exerted' : '');

function abilityUse({ state, card, facts: { cardId, ability: index = 0 } }: DescribedMove): string {
  const found = cardById(state, cardId);
  const name = found && activatedOf(state, found)[index]?.name;
  const which = name ?? (found && activatedOf(state, found).length > 1 ? `ability ${index + 1}` : undefined);
  return `use ${card}${which === undefined ? '' : ` (${which})`}`;
}

function decision({ state, targets, isChosen }: DescribedMove): string {
  const asked = decisionOf(state);
  const source = asked?.attempt.source;
  const found = source && knownCard(state, source);
  const of = found && fullName(found);
  const what = questionWords(asked?.spec.description) ?? 'choose';
  const said = targets === '' && isChosen ? 'nothing' : targets;
  return `${of === undefined ? '' : `${of}: `}${what}${on('-', said)}`;
}

const bagWords = ({ state, facts: { id } }: DescribedMove): string => {
  const entry = state.waiting.find((found) => found.id === id);
  const source = entry && knownCard(state, entry.frame.source);
  return `resolve the ability of ${source ? fullName(source) : 'a card'}`;
};

/** Says what is done about the opening hand: nothing is known yet, it is kept, or cards of it are altered. */
const handWords = (targets: string, isChosen: boolean): string =>
  targets === '' ? (isChosen ? 'keep the hand' : 'alter the hand') : `alter ${targets}`;

const MOVES: ReadonlyMap<string, (said: DescribedMove) => string> = new Map([
  ['alterHand', ({ targets, isChosen }) => handWords(targets, isChosen)],
  ['ink', ({ card }) => `ink ${card}`],
  ['play', ({ card, facts: found }) => `play ${card}${exerted(found)}${found.free ? ' for free' : ''}`],
  ['shift', ({ card, targets, facts: found }) => `shift ${card}${on('onto', targets)}${exerted(found)}`],
  ['sing', ({ card, targets }) => `sing ${card}${on('with', targets)}`],
  ['quest', ({ card }) => `quest with ${card}`],
  ['challenge', ({ card, targets }) => `challenge${targets === '' ? '' : ` ${targets}`} with ${card}`],
  ['activate', abilityUse],
  ['moveToLocation', ({ card, targets }) => `move ${card}${on('to', targets)}`],
  ['decide', decision],
  ['resolveTrigger', bagWords],
  ['endTurn', () => 'end the turn'],
]);

/** Prints a move as a player would say it. A move of an unknown kind is printed as JSON. */
export function describeMove(state: LorcanaMatchState, move: Move): string {
  const found = facts.safeParse(move.params ?? {}).data ?? {};
  const refs = (move.targets ?? []).flatMap((slot) => slot.targets);
  const targets = refs.map((ref) => thingName(state, ref)).join(' and ');
  const card = thingName(state, { kind: 'card', id: found.cardId ?? '' });
  const isChosen = move.targets !== undefined;
  return MOVES.get(move.move)?.({ state, card, targets, isChosen, facts: found }) ?? JSON.stringify(move);
}

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

/** How matches of Lorcana are narrated. */
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
    const granted = (card.granted ?? []).flatMap((one) => abilityWords('character', one) ?? []);
    return [`${fullName(card)}: ${factsLine(card)}`, ...words, ...granted];
  },
  turn: ({ turn }) => turn,
  moment: ({ phase }) => PHASES[phase],
  endingWords,
};
