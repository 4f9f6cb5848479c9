import type { TargetRef } from '@reticle/core';
import { likenessIn, nameAmong } from '@reticle/core/match';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import type { Prohibition } from '../state/vocabulary.js';
import { keywordWords } from '../text/print/modifications.js';
import { cardById, knownCard } from '../state/state.js';

type Cards = Pick<LorcanaMatchState, 'cards'>;

/** What tells only which one a card is: two that differ in nothing else are alike. */
const IDENTITY = ['instanceId', 'incarnation'];

/** A card by its name and version; a face-down one has none. */
export const fullName = ({ name, version, faceDown }: LorcanaCard): string =>
  faceDown ? 'a face-down card' : [name, version].filter((part) => part).join(' - ') || 'a card';

const CANT: Readonly<Record<Prohibition, string>> = {
  ready: "can't ready",
  exert: "can't be exerted",
  quest: "can't quest",
  challenge: "can't challenge",
  sing: "can't sing",
  move: "can't move",
  beChallenged: "can't be challenged",
  beDamaged: "can't be damaged",
};

/** What effects forbid for a card, in words. */
export const cantWords = (cant: Prohibition): string => CANT[cant];

const numbers = ({ strength, willpower }: LorcanaCard): readonly string[] =>
  willpower === undefined
    ? []
    : [strength === undefined ? String(willpower) : `${Math.max(0, strength)}/${willpower}`];

/** How a card in play looks: what tells it from others of its name. */
function looks({ cards }: Cards, card: LorcanaCard): string {
  const { controller, exerted, drying, damage, cardsUnder, cant, at } = card;
  const place = at === undefined ? undefined : cards.find(({ instanceId }) => instanceId === at);
  return [
    `of ${controller}`,
    ...numbers(card),
    ...(exerted ? ['exerted'] : []),
    ...(drying ? ['drying'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(cardsUnder > 0 ? [`${cardsUnder} under it`] : []),
    ...cant.map(cantWords),
    ...(place ? [`at ${fullName(place)}`] : []),
  ].join(', ');
}

/** A card by its full name; one in play with how it looks, where others of its name differ. */
function chosenName(state: LorcanaMatchState, card: LorcanaCard): string {
  const name = fullName(card);
  if (card.zone !== 'play') return name;
  const peers = state.cards.filter((other) => other.zone === 'play' && fullName(other) === name);
  const like = likenessIn(state, IDENTITY);
  return nameAmong(name, card, peers, {
    key: (one) => like(one, one.instanceId),
    looks: (one) => looks(state, one),
  });
}

/** What players call a thing: things that are called the same are alike. */
export function thingName(state: LorcanaMatchState, ref: TargetRef): string {
  if (ref.kind !== 'card') return ref.id;
  const card = knownCard(state, ref) ?? cardById(state, ref.id);
  return card ? chosenName(state, card) : 'a card';
}

/** A card of an event: by its full name where it is known, else by the name that the event tells. */
export function toldName({ cards }: Cards, cardId: string | undefined, name = 'a card'): string {
  const card = cards.find(({ instanceId }) => instanceId === cardId);
  return card && card.name === name ? [card.name, card.version].filter((part) => part).join(' - ') : name;
}

/** A card's types, numbers and what it has now, in a line. */
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
