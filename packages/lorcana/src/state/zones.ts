import { frozenCopy, type PinnedRef } from '@reticle/core';
import { type CardDefinition, cardIdOf } from '../language/card.js';
import { namesOf } from '../language/names.js';
import type { Zone } from '../language/vocabulary.js';
import { isLocation, seatOf, withCards, withSeat } from './board.js';
import { blankCard, type LorcanaCard } from './card.js';
import { definitionOf, type LorcanaMatchState } from './match.js';
import { cardById } from './state.js';

/** A song is an action. */
const typesOf = (type: string): readonly string[] => (type === 'song' ? ['action', 'song'] : [type]);

/** The facts that effects change. */
export interface Printed {
  readonly strength?: number;
  readonly willpower?: number;
  readonly lore?: number;
  readonly keywords: readonly string[];
  readonly keywordValues: Readonly<Record<string, number>>;
}

const kept = new WeakMap<CardDefinition, Printed>();

/** The facts that effects change, as they are printed. */
export function printedFacts(definition: CardDefinition): Printed {
  let found = kept.get(definition);
  if (!found) {
    const { strength, willpower, lore, keywords } = definition.facts;
    found = frozenCopy({
      ...(strength === undefined ? {} : { strength }),
      ...(willpower === undefined ? {} : { willpower }),
      ...(lore === undefined ? {} : { lore }),
      keywords: keywords.map(({ keyword }) => keyword),
      keywordValues: Object.fromEntries(
        keywords.flatMap(({ keyword, value }) => (value === undefined ? [] : [[keyword, value]])),
      ),
    });
    kept.set(definition, found);
  }
  return found;
}

/** Which card it is, whose, and where it begins to be. */
export interface Arrival {
  readonly instanceId: string;
  readonly owner: string;
  readonly incarnation: number;
  readonly zone: Zone;
  readonly exerted?: boolean;
  readonly faceDown?: boolean;
}

const always = new WeakMap<CardDefinition, Omit<LorcanaCard, 'instanceId' | 'owner' | 'controller'>>();

/** What is the same for all copies of a card, wherever they come. */
function alwaysOf(definition: CardDefinition) {
  const known = always.get(definition);
  if (known) return known;
  const { name, version, type, cost, inkwell, ink, moveCost, classifications } = definition.facts;
  const types = typesOf(type);
  const found = {
    ...blankCard,
    ...printedFacts(definition),
    publicId: cardIdOf(definition),
    name,
    names: namesOf(name, types),
    ...(version === undefined ? {} : { version }),
    types,
    cost,
    inkwell,
    inks: [ink],
    ...(moveCost === undefined ? {} : { moveCost }),
    characteristics: classifications,
  };
  always.set(definition, found);
  return found;
}

/** A card as it is when it comes into a zone: nothing of what it was before clings to it (rule 7.1.6). */
export function freshCard(definition: CardDefinition, arrival: Arrival): LorcanaCard {
  return { ...alwaysOf(definition), controller: arrival.owner, ...arrival };
}

/** Where a card goes, and how it lies there. */
export interface Place {
  readonly zone: Zone;
  readonly exerted?: boolean;
  readonly faceDown?: boolean;
  /** In a deck: the bottom, if it says nothing. */
  readonly top?: boolean;
}

/** A card under another one, faceup or facedown. */
const cardsUnder = ({ cards }: LorcanaMatchState, id: string): readonly LorcanaCard[] =>
  cards.filter((card) => card.zone === 'under' && card.under === id);

/** The state without what a card leaves behind as it leaves its zone. */
function left(state: LorcanaMatchState, card: LorcanaCard): LorcanaMatchState {
  const { instanceId, owner, zone } = card;
  if (zone === 'deck') {
    const deck = seatOf(state, owner).deck.filter((id) => id !== instanceId);
    return withSeat(state, owner, { deck });
  }
  if (zone !== 'play') return state;
  const lastKnown = [...state.lastKnown.filter((known) => known.instanceId !== instanceId), card];
  if (!isLocation(card)) return { ...state, lastKnown };
  const there = state.cards.filter(({ at }) => at === instanceId).map((found) => found.instanceId);
  return withCards({ ...state, lastKnown }, there, ({ at: _at, ...rest }) => rest);
}

function arrived(state: LorcanaMatchState, card: LorcanaCard, place: Place): LorcanaMatchState {
  const { instanceId, owner, publicId, incarnation } = card;
  const definition = definitionOf(state, publicId);
  if (!definition) return state;
  const { zone, exerted = false, faceDown = false, top = false } = place;
  const fresh = freshCard(definition, {
    instanceId,
    owner,
    incarnation: incarnation + 1,
    zone,
    exerted,
    faceDown,
  });
  const moved = withCards(state, [instanceId], () => fresh);
  if (zone !== 'deck') return moved;
  const { deck } = seatOf(moved, owner);
  return withSeat(moved, owner, { deck: top ? [instanceId, ...deck] : [...deck, instanceId] });
}

/**
 * Moves a card to another zone, where it is a new card (rule 7.1.6); what lies under it goes the same way. A card that is
 * in a deck and stays there only changes its place in it.
 */
export function moveCard(state: LorcanaMatchState, instanceId: string, place: Place): LorcanaMatchState {
  const card = cardById(state, instanceId);
  if (!card) return state;
  if (card.zone === 'deck' && place.zone === 'deck') {
    const rest = seatOf(state, card.owner).deck.filter((id) => id !== instanceId);
    const deck = place.top === true ? [instanceId, ...rest] : [...rest, instanceId];
    return withSeat(state, card.owner, { deck });
  }
  const under = cardsUnder(state, instanceId);
  const moved = arrived(left(state, card), card, place);
  return under.reduce((now, below) => arrived(now, below, place), moved);
}

/** Puts a card under another one, where it is not in play (rule 5.1.1.5). */
export function putUnder(
  state: LorcanaMatchState,
  instanceId: string,
  above: string,
  faceDown: boolean,
): LorcanaMatchState {
  const put = withCards(moveCard(state, instanceId, { zone: 'under', faceDown }), [instanceId], (card) => ({
    ...card,
    under: above,
  }));
  return withCards(put, [above], (card) => ({ ...card, cardsUnder: card.cardsUnder + 1 }));
}

/** The card where it is now, if it is the one that a reference meant before it moved. */
export const followed = (ref: PinnedRef): PinnedRef => ({ ...ref, incarnation: ref.incarnation + 1 });
