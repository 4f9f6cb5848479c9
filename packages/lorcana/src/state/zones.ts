import { frozenCopy, type PinnedRef } from '@reticle/core';
import { movedObject, orderedZone, remembering } from '@reticle/core/play';
import { type CardDefinition, cardIdOf } from '../language/card.js';
import { namesOf } from '../language/names.js';
import type { Zone } from '../language/vocabulary.js';
import { cardsUnder, deckOf, inPlay, isLocation, withCards } from './board.js';
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

/** What was at a location is at none as it leaves play. */
function withoutLocation(state: LorcanaMatchState, card: LorcanaCard): LorcanaMatchState {
  if (card.zone !== 'play' || !isLocation(card)) return state;
  const there = inPlay(state).filter(({ at }) => at === card.instanceId);
  return withCards(
    state,
    there.map(({ instanceId }) => instanceId),
    ({ at: _at, ...rest }) => rest,
  );
}

/** The state that remembers a card as it last was in play (rule 6.7.7). */
const remembered = (state: LorcanaMatchState, card: LorcanaCard): LorcanaMatchState =>
  card.zone === 'play' ? { ...state, objects: remembering(state.objects, card) } : state;

function arrived(state: LorcanaMatchState, card: LorcanaCard, place: Place): LorcanaMatchState {
  const { instanceId, owner, publicId } = card;
  const definition = definitionOf(state, publicId);
  if (!definition) return state;
  const { zone, exerted = false, faceDown = false, top = false } = place;
  const { clock } = state;
  const objects = movedObject(
    state.objects,
    card,
    { zone, position: top ? 'top' : 'bottom', timestamp: clock },
    ({ incarnation }) => freshCard(definition, { instanceId, owner, incarnation, zone, exerted, faceDown }),
  );
  return { ...state, objects, clock: clock + 1 };
}

/**
 * Moves a card to another zone, where it is a new card (rule 7.1.6); what lies under it goes the same way. A card that is
 * in a deck and stays there only changes its place in it.
 */
export function moveCard(state: LorcanaMatchState, instanceId: string, place: Place): LorcanaMatchState {
  const card = cardById(state, instanceId);
  if (!card) return state;
  if (card.zone === 'deck' && place.zone === 'deck') {
    const rest = deckOf(state, card.owner).filter((id) => id !== instanceId);
    const order = place.top === true ? [instanceId, ...rest] : [...rest, instanceId];
    return withDeck(state, card.owner, order);
  }
  const under = cardsUnder(state, instanceId);
  const moved = arrived(withoutLocation(remembered(state, card), card), card, place);
  return under.reduce((now, below) => arrived(now, below, place), moved);
}

/** The state with a player's deck in another order. */
export const withDeck = (
  state: LorcanaMatchState,
  player: string,
  order: readonly string[],
): LorcanaMatchState => ({ ...state, objects: orderedZone(state.objects, 'deck', player, order) });

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
