import type { MatchEvent } from '@reticle/core/match';
import type { Modification } from '../abilities/modification.js';
import type { LorcanaMatchState } from '../match/state.js';
import { keywordWords } from '../text/print/modifications.js';
import { lorcanaEvent, type LorcanaEvent } from './event.js';
import { cantWords, toldName } from './names.js';

const listed = (cards: readonly { readonly name: string }[]): string =>
  cards.map(({ name }) => name).join(' and ');

const signed = (amount: unknown): string =>
  typeof amount === 'number' ? `${amount > 0 ? '+' : ''}${amount}` : 'some';

const given = (part: Modification): string => {
  if ('stat' in part) return `${signed(part.amount)} ${part.stat}`;
  if ('keyword' in part) return keywordWords(part.keyword, part.value);
  if ('cant' in part) return cantWords(part.cant);
  return 'mustBeChosen' in part ? 'must be chosen if able' : "can't be challenged by some";
};

const ENDS = {
  lore: 'enough lore',
  deck: 'an empty deck',
  turnLimit: 'the turn limit',
  endless: 'it would never end',
} as const;

/** The reason why a match ended, in words. */
export const endingWords = (reason: string): string =>
  Object.entries(ENDS).find(([known]) => known === reason)?.[1] ?? reason;

type Lines = {
  readonly [Type in LorcanaEvent['type']]: (event: Extract<LorcanaEvent, { readonly type: Type }>) => string;
};

const LINES: Lines = {
  turnBegan: ({ turn, player }) => `--- turn ${turn}: ${player}`,
  altered: ({ player, count }) => `${player} alters ${count} card(s) of the opening hand.`,
  drew: ({ player, count }) => `${player} draws ${count} card(s).`,
  cardDrawn: ({ player, name }) => `${player} has drawn ${name}.`,
  inked: ({ player, name }) => `${player} inks ${name}.`,
  played: ({ player, name }) => `${player} plays ${name}.`,
  shifted: ({ player, name, ontoId }) => `${player} shifts ${name} onto ${ontoId}.`,
  sang: ({ player, name, singers }) => `${player}: ${listed(singers)} sing(s) ${name}.`,
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
  given: ({ name, gives }) => `${name} gets ${gives.map(given).join(', ')}.`,
  putUnder: ({ name }) => `A card goes under ${name}.`,
  putIntoInkwell: ({ player, name = 'A card' }) => `${name} goes into the inkwell of ${player}.`,
  putIntoHand: ({ player, name = 'A card' }) => `${name} goes to the hand of ${player}.`,
  putIntoDeck: ({ player, name = 'A card' }) => `${name} goes into the deck of ${player}.`,
  putOnDeck: ({ player, place }) => `A card goes to the ${place} of the deck of ${player}.`,
  putIntoDiscard: ({ player, name }) => `${name} goes to the discard of ${player}.`,
  discarded: ({ player, name }) => `${player} discards ${name}.`,
  shuffled: ({ player }) => `The deck of ${player} is shuffled.`,
  looked: ({ player, count }) => `${player} looks at ${count} card(s) of the deck.`,
  lookedAt: ({ player, cards }) => `${player} sees ${listed(cards)}.`,
  revealed: ({ player, name }) => `${player} reveals ${name}.`,
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

/** The event with every card by its name and version, where the state knows it. */
function withFullNames(event: LorcanaEvent, state: LorcanaMatchState): LorcanaEvent {
  const named = (card: NamedCard): NamedCard => ({ ...card, name: toldName(state, card.cardId, card.name) });
  switch (event.type) {
    case 'sang':
      return { ...event, ...named(event), singers: event.singers.map(named) };
    case 'challenged':
      return { ...event, ...named(event), targetName: toldName(state, event.targetId, event.targetName) };
    case 'moved':
      return { ...event, ...named(event), location: toldName(state, event.locationId, event.location) };
    case 'shifted': {
      const onto = state.cards.find(({ instanceId }) => instanceId === event.ontoId);
      return { ...event, ...named(event), ontoId: toldName(state, event.ontoId, onto?.name) };
    }
    case 'lookedAt':
    case 'handRevealed':
      return { ...event, cards: event.cards.map(named) };
    default:
      return 'name' in event && event.name !== undefined && event.cardId !== undefined
        ? { ...event, name: toldName(state, event.cardId, event.name) }
        : event;
  }
}

/** An event in one readable line, with names and versions as the state has them; one that is not of this game as its JSON. */
export function narrate(event: MatchEvent, state: LorcanaMatchState): string {
  const known = lorcanaEvent.safeParse(event);
  if (!known.success) return JSON.stringify(event);
  const told = withFullNames(known.data, state);
  return line(told.type, told);
}

/** Types of events that only a verbose log tells of. */
export const ASIDES: readonly LorcanaEvent['type'][] = ['drew', 'exerted', 'readied', 'looked', 'shuffled'];
