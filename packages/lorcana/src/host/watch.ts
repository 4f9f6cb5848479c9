import type { JsonObject } from '@reticle/core';
import type { CardWatch, WatchedMove } from '@reticle/core/host';
import type { Ability } from '../language/ability.js';
import { cardIdOf, type CardDefinition } from '../language/card.js';
import type { Subject } from '../language/filter.js';
import type { Modification } from '../language/effects/schema.js';
import { lorcanaOptions, poolOf } from '../play/setup.js';
import { cardById, cardsIn, cardsSo, inPlay, isSubject, refTo } from '../state/board.js';
import type { LinkedCard } from '../state/links.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { amountOf, holds } from '../state/table.js';

/** The place of an action's effects, which count as its only ability. */
const EFFECTS = 'effects';

/** Returns the name of an ability: its card, its place on the card, and its own name if it has one. */
function abilityName(card: CardDefinition, at: number | typeof EFFECTS): string {
  const ability = at === EFFECTS ? undefined : card.abilities[at];
  const place = at === EFFECTS ? EFFECTS : `${at + 1}`;
  return [`${cardIdOf(card)} / ${place}`, ability?.name ?? ability?.kind].filter(Boolean).join(' ');
}

function partsOf(options: JsonObject): ReturnType<CardWatch<LorcanaMatchState>['parts']> {
  const cards = poolOf(lorcanaOptions.parse(options));
  return {
    cards: cards.map(cardIdOf),
    abilities: cards.flatMap((card) => [
      ...(card.effects ? [abilityName(card, EFFECTS)] : []),
      ...card.abilities.map((_ability, at) => abilityName(card, at)),
    ]),
  };
}

/** A card with an ability, and on whose behalf the ability asks. */
interface Speaker {
  readonly state: LorcanaMatchState;
  readonly card: LinkedCard;
  readonly asking: { readonly controller: string; readonly source: ReturnType<typeof refTo> };
}

const givesAnything = ({ state, asking }: Speaker, part: Modification): boolean =>
  !('stat' in part) || amountOf(state, { ...asking, bound: {} }, part.amount) !== 0;

/**
 * Whether a static ability does something now: its condition holds, and something that it is about exists.
 */
function isAtWork(ability: Ability, speaker: Speaker): boolean {
  const { state, card, asking } = speaker;
  const holding = 'while' in ability ? ability.while : undefined;
  if (holding && !holds(state, { ...asking, bound: {} }, holding)) return false;
  const anyInHand = (players: readonly string[], on: Subject): boolean =>
    players.some((id) => cardsIn(state, id, 'hand').some((each) => isSubject(state, each, on, asking)));
  switch (ability.kind) {
    case 'static':
      return (
        ability.gives.some((part) => givesAnything(speaker, part)) &&
        (ability.for === 'this' || cardsSo(state, ability.for, asking).length > 0)
      );
    case 'discount':
      return (
        amountOf(state, { ...asking, bound: {} }, ability.amount) > 0 &&
        (ability.on === 'this' || anyInHand([asking.controller], ability.on))
      );
    case 'ban':
      return anyInHand(
        state.players.map(({ id }) => id),
        ability.on,
      );
    case 'redirect':
      return cardsSo(state, ability.from, asking).some(({ instanceId }) => instanceId !== card.instanceId);
    case 'enters':
      return (
        card.thisTurn.includes('played') &&
        (ability.exerted !== true || card.exerted) &&
        card.damage >= (ability.damage ?? 0)
      );
    case 'extraInk':
    case 'shiftName':
    case 'skip':
      return true;
    default:
      return false;
  }
}

/** Whether an ability works in the hand, from where its card is played. */
const worksInHand = (ability: Ability): boolean => ability.kind === 'discount' && ability.on === 'this';

/** Returns the static abilities that do something on a board now, except those in `known`. */
function atWork(state: LorcanaMatchState, known: ReadonlySet<string>): readonly string[] {
  const hands = state.players.flatMap(({ id }) => cardsIn(state, id, 'hand'));
  return [...inPlay(state), ...hands].flatMap((card) => {
    const definition = definitionOf(state, card.publicId);
    if (!definition) return [];
    const asking = { controller: card.controller, source: refTo(card) };
    return definition.abilities.flatMap((ability, at) => {
      const name = abilityName(definition, at);
      const here = worksInHand(ability) ? card.zone === 'hand' : card.zone === 'play';
      return here && !known.has(name) && isAtWork(ability, { state, card, asking }) ? [name] : [];
    });
  });
}

const definitionIn = (
  state: LorcanaMatchState,
  cardId: unknown,
  also: LorcanaMatchState,
): CardDefinition | undefined => {
  const card = typeof cardId === 'string' ? (cardById(state, cardId) ?? cardById(also, cardId)) : undefined;
  return card && definitionOf(state, card.publicId);
};

/** Counts what lasts or is still to come in a state. It shows the effects that only start something. */
const lasting = ({ modifiers, shields, watches, discounts, standing }: LorcanaMatchState): number =>
  [modifiers, shields, watches, discounts, standing].reduce((sum, { length }) => sum + length, 0);

/** Returns the index among all abilities of the nth ability of a kind. */
function placeOf({ abilities }: CardDefinition, kind: Ability['kind'], nth: number): number | undefined {
  const places = abilities.flatMap((ability, at) => (ability.kind === kind ? [at] : []));
  return places[nth];
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * Starts to watch a match. What resolves continues over several moves, so what happens in them counts for it.
 */
function begin(): (made: WatchedMove<LorcanaMatchState>) => readonly string[] {
  const known = new Set<string>();
  let resolving: string | undefined;
  return ({ before, move: { params = {} }, after, events }) => {
    const shown: string[] = [];
    /** Returns the ability of a card that a move used, if it used one. */
    const ofMove = (card: CardDefinition, type: string): string | undefined => {
      const { ability, way, free } = params;
      const at =
        type === 'activated'
          ? placeOf(card, 'activated', numberOf(ability))
          : type === 'shifted'
            ? placeOf(card, 'shift', Math.max(0, numberOf(way) - 1))
            : free === true
              ? placeOf(card, 'free', 0)
              : undefined;
      return at === undefined ? undefined : abilityName(card, at);
    };
    for (const { type, cardId, ability } of events) {
      const card = definitionIn(after, cardId, before);
      const began = type === 'triggered' || type === 'activated';
      if (!began && resolving !== undefined) shown.push(resolving);
      if (!card) continue;
      if (type === 'played' || type === 'shifted') shown.push(cardIdOf(card));
      const used = params['cardId'] === cardId ? ofMove(card, type) : undefined;
      if (used !== undefined && type !== 'activated') shown.push(used);
      if (type === 'triggered')
        resolving = /^\d+$/u.test(String(ability)) ? abilityName(card, Number(ability)) : undefined;
      else if (type === 'activated') resolving = used;
      else if (type === 'played' && card.effects) resolving = abilityName(card, EFFECTS);
    }
    if (resolving !== undefined && lasting(after) > lasting(before)) shown.push(resolving);
    if (after.resolving.length === 0) resolving = undefined;
    const found = [...new Set([...shown, ...atWork(after, known)])].filter((name) => !known.has(name));
    for (const name of found) known.add(name);
    return found;
  };
}

/**
 * Reports what cards do in matches: that they were played, and that each of their abilities did something.
 */
export const lorcanaWatch: CardWatch<LorcanaMatchState> = { parts: partsOf, begin };
