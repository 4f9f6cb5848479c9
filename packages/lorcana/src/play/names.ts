import type { TargetQuery, TargetRef, TargetSlot, TargetSpec } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import { likenessIn, nameAmong } from '@reticle/core/match';
import type { Prohibition } from '../language/facts.js';
import { inPlay } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { lorcanaTable } from '../state/game.js';
import type { LorcanaMatchState } from '../state/match.js';
import { cardById, knownCard } from '../state/board.js';
import { lorcanaGrammar } from '../text/lexicon/index.js';
import { keywordWords } from '../text/phrases/keyword-words.js';

/** The facts that only tell which copy a card is. Two cards that differ in nothing else are alike. */
const IDENTITY = ['instanceId', 'incarnation'];

/** Returns a card's name and version. A face-down card has none. */
export const fullName = ({ name, version, faceDown }: LorcanaCard): string =>
  faceDown ? 'a face-down card' : [name, version].filter((part) => part).join(' - ') || 'a card';

const CANT: Readonly<Record<Prohibition, string>> = {
  ready: "can't ready",
  readyAtStart: "can't ready at the start of its player's turn",
  exert: "can't be exerted",
  quest: "can't quest",
  challenge: "can't challenge",
  sing: "can't sing",
  move: "can't move",
  beChallenged: "can't be challenged",
  beDamaged: "can't be damaged",
  beDamagedInChallenges: 'takes no damage from challenges',
};

/** Returns a prohibition in words. */
export const cantWords = (cant: Prohibition): string => CANT[cant];

const numbers = ({ strength, willpower }: LorcanaCard): readonly string[] =>
  willpower === undefined
    ? []
    : [strength === undefined ? String(willpower) : `${Math.max(0, strength)}/${willpower}`];

/**
 * Returns the number of a character among those with its full name and controller, in the order in which they came into
 * play. Returns undefined if it is the only one.
 */
function numberOf(state: LorcanaMatchState, card: LorcanaCard): number | undefined {
  const equals = inPlay(state).filter(
    (other) =>
      other.types.includes('character') &&
      fullName(other) === fullName(card) &&
      other.controller === card.controller,
  );
  if (equals.length < 2) return undefined;
  const inOrder = equals.toSorted((one, other) => one.timestamp - other.timestamp);
  const at = inOrder.findIndex(({ instanceId }) => instanceId === card.instanceId);
  return at === -1 ? undefined : at + 1;
}

/** Returns what tells a card in play from others of its name. */
function looks(state: LorcanaMatchState, card: LorcanaCard): string {
  const { controller, exerted, drying, damage, cardsUnder, cant, at } = card;
  const place = cardById(state, at);
  const number = numberOf(state, card);
  return [
    `of ${controller}`,
    ...(number === undefined ? [] : [`number ${number}`]),
    ...numbers(card),
    ...(exerted ? ['exerted'] : []),
    ...(drying ? ['drying'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(cardsUnder > 0 ? [`${cardsUnder} under it`] : []),
    ...cant.map(cantWords),
    ...(place ? [`at ${fullName(place)}`] : []),
  ].join(', ');
}

/** Returns a card's full name, plus how it looks if another card of this name in play looks different. */
function chosenName(state: LorcanaMatchState, card: LorcanaCard): string {
  const name = fullName(card);
  if (card.zone !== 'play') return name;
  const peers = inPlay(state).filter((other) => fullName(other) === name);
  const like = likenessIn(state, IDENTITY);
  return nameAmong(name, card, peers, {
    key: (one) => like(one, one.instanceId),
    looks: (one) => looks(state, one),
  });
}

/** Returns the name by which players know a thing. Things with the same name are alike. */
export function thingName(state: LorcanaMatchState, ref: TargetRef): string {
  if (ref.kind !== 'card') return ref.id;
  const card = knownCard(state, ref) ?? cardById(state, ref.id);
  return card ? chosenName(state, card) : 'a card';
}

/**
 * Returns the name of a card in an event: its full name if it is known, otherwise the name in the event. In play it has its
 * controller if cards of that name are on several sides, and the number of one of several equal characters.
 */
export function nameInEvent(state: LorcanaMatchState, cardId: string | undefined, name = 'a card'): string {
  const card = cardById(state, cardId);
  if (card?.name !== name) return name;
  const full = [card.name, card.version].filter((part) => part).join(' - ');
  if (card.zone !== 'play' || card.faceDown) return full;
  const isShared = inPlay(state).some(
    (other) => other.controller !== card.controller && fullName(other) === full,
  );
  const number = numberOf(state, card);
  return [
    full,
    ...(isShared ? [`of ${card.controller}`] : []),
    ...(number === undefined ? [] : [`(number ${number})`]),
  ].join(' ');
}

/** Returns a line with a card's types, numbers and present characteristics. */
export function factsLine(card: LorcanaCard): string {
  const { types, characteristics, inks, cost, lore, keywords, keywordValues } = card;
  return [
    [...inks, ...types].join(' '),
    ...(cost === undefined ? [] : [`cost ${cost}`]),
    ...numbers(card),
    ...(lore === undefined ? [] : [`lore ${lore}`]),
    ...(characteristics.length === 0 ? [] : [characteristics.join(' ')]),
    ...keywords.map((keyword) => keywordWords(keyword, keywordValues[keyword])),
    card.inkwell ? 'can be inked' : 'no inkwell symbol',
  ].join(', ');
}

/** The words for the questions of effects, by the question's name. */
const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['cost', 'to pay the cost'],
  ['discard', 'to discard'],
  ['hand', 'for the hand'],
  ['inkwell', 'for the inkwell'],
  ['exertedInkwell', 'for the inkwell, exerted'],
  ['play', 'to play'],
  ['top', 'for the top of the deck'],
  ['bottom', 'for the bottom of the deck'],
  ['may', 'whether to do it'],
]);
/** The words for the questions of moves, by the slot's id. */
const SLOTS: ReadonlyMap<string, string> = new Map([
  ['altered', 'cards to put back'],
  ['challenged', 'whom to challenge'],
  ['singers', 'who sings'],
  ['onto', 'whom to shift onto'],
  ['location', 'the location'],
]);

/** Returns a question in words. Returns undefined if there are none. */
export const questionWords = (asked: string | undefined): string | undefined =>
  asked === undefined ? undefined : (QUESTIONS.get(asked) ?? (asked.includes(' ') ? asked : undefined));

function withoutIds(query: TargetQuery): TargetQuery {
  if (!('filter' in query)) return query;
  const { instanceId: _ids, ...filter } = query.filter;
  return { ...query, filter };
}

function phraseOf({ accepts, min, max }: TargetSlot): string | undefined {
  const queries = accepts.flatMap((query) => ('filter' in query ? [query] : []));
  if (
    queries.length < accepts.length ||
    typeof min !== 'number' ||
    (typeof max !== 'number' && max !== 'any')
  )
    return undefined;
  return lorcanaGrammar.print({ accepts: queries, min, max });
}

/** Returns a phrase as a player is asked: cards say "chosen character", and a player chooses "a character". */
const asAsked = (phrase: string): string =>
  phrase
    .replace(/^chosen (?<next>.)/u, (_all, next: string) => `${/[aeiou]/iu.test(next) ? 'an' : 'a'} ${next}`)
    .replace(/\bchosen /u, '');

/** Returns what a slot asks for, in the words of cards if possible, otherwise in the words of its filters. */
export function slotName(slot: TargetSlot, spec: TargetSpec): string {
  const question = questionWords(slot.description ?? spec.description) ?? SLOTS.get(slot.id);
  if (question !== undefined) return question;
  const shown = { ...slot, chooser: 'controller', accepts: slot.accepts.map(withoutIds) } as const;
  const phrase = phraseOf(shown);
  return phrase === undefined
    ? describeSpec({ ...spec, slots: [shown], relations: [] }, lorcanaTable)
    : asAsked(phrase);
}
