/** Tables for tests of the engine: made-up cards in any zone, and moves by name. */
import { type JsonObject, unwrap } from '@reticle/core';
import { type Match, type MatchEvent, randomFrom, seedRandom } from '@reticle/core/match';
import { emptyStore, type Tools, withObject } from '@reticle/core/play';
import { type CardDefinition, cardIdOf, type CardRules, define } from '../src/language/card.js';
import type { CardFacts, Zone } from '../src/language/facts.js';
import { lorcanaMatch } from '../src/play/match.js';
import { cardById, cardsOf } from '../src/state/board.js';
import { type LorcanaCard, freshCard } from '../src/state/card.js';
import { plainCard } from '../src/state/links.js';
import { type LorcanaMatchState, PLAYERS, ZONE_RULES } from '../src/state/match.js';

export type Table = Match<LorcanaMatchState>;
type Keyword = CardFacts['keywords'][number]['keyword'];
type Said = Partial<Omit<CardFacts, 'keywords'>> & {
  readonly has?: readonly (Keyword | readonly [Keyword, number])[];
};

/** Builds a made-up card. By default it is a character with cost 2, strength 2, willpower 3 and lore 1. */
export function made(name: string, { has = [], ...facts }: Said = {}, rules: CardRules = {}): CardDefinition {
  const { type = 'character' } = facts;
  const numbers = type === 'character' ? { strength: 2, willpower: 3, lore: 1 } : {};
  return define(
    {
      number: 1,
      name,
      type,
      cost: 2,
      inkwell: true,
      ink: 'steel',
      classifications: [],
      keywords: has.map((one) =>
        typeof one === 'string' ? { keyword: one } : { keyword: one[0], value: one[1] },
      ),
      ...numbers,
      ...facts,
    },
    rules,
  );
}

/** Puts cards into an object store, each in its zone. A deck is given from the top. */
export const storeOf = (
  cards: readonly LorcanaCard[],
  players: readonly string[] = PLAYERS,
): LorcanaMatchState['objects'] =>
  cards.reduce<LorcanaMatchState['objects']>(
    (store, one) => withObject(store, one),
    emptyStore(ZONE_RULES, players),
  );

/** Tools that emit nothing to anyone. */
export const QUIET: Tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };

/** A plain card, for decks and inkwells. */
export const PLAIN = made('Pebble');

type Lying = CardDefinition | readonly [CardDefinition, Partial<LorcanaCard>];
export type Side = Partial<Record<'play' | 'hand' | 'discard' | 'deck', readonly Lying[]>> & {
  readonly ink?: number;
  readonly lore?: number;
};

/**
 * Builds a match in the main part of north's turn 3. The id of a card is its name, with a number from the
 * second copy on. Decks default to six plain cards. Other players come after south.
 */
export function table(north: Side, south: Side = {}, others: Readonly<Record<string, Side>> = {}): Table {
  const sides: Readonly<Record<string, Side>> = { north, south, ...others };
  const players = Object.keys(sides);
  const defined = new Map<string, CardDefinition>([[cardIdOf(PLAIN), PLAIN]]);
  const seen = new Map<string, number>();
  const cards: LorcanaCard[] = [];
  const put = (owner: string, zone: Zone, lying: readonly Lying[]): void =>
    lying.forEach((one) => {
      const [definition, status] = 'facts' in one ? [one, {}] : one;
      const { name } = definition.facts;
      defined.set(cardIdOf(definition), definition);
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const instanceId = count === 1 ? name : `${name} ${count}`;
      const arrival = { instanceId, owner, incarnation: 0, zone, faceDown: zone === 'inkwell' };
      cards.push({ ...freshCard(definition, arrival), ...status });
    });
  const plain = (count: number) => Array.from({ length: count }, () => PLAIN);
  const seats = Object.entries(sides).map(([player, side]) => {
    put(player, 'play', side.play ?? []);
    put(player, 'hand', side.hand ?? []);
    put(player, 'discard', side.discard ?? []);
    put(player, 'deck', side.deck ?? plain(6));
    put(player, 'inkwell', plain(side.ink ?? 0));
    return { player, inked: 0, altered: true };
  });
  const started = unwrap(lorcanaMatch.start({ cards: [...defined.values()], players }, 1));
  const state: LorcanaMatchState = {
    ...started.state,
    players: players.map((id) => ({ id, lore: sides[id]?.lore ?? 0 })),
    activePlayer: 'north',
    objects: storeOf(cards, players),
    seats,
    turn: 3,
    phase: 'main',
  };
  return { ...started, random: randomFrom(seedRandom(1)).state, state };
}

/**
 * Returns the move of the player who must act. Targets are given by id, options such as `yes` as they are.
 */
function moveOf(at: Table, move: string, params: JsonObject, chosen: readonly string[] | undefined) {
  const [player = ''] = lorcanaMatch.toAct(at);
  const ref = (id: string) => ({
    kind: cardById(at.state, id) ? 'card' : 'choice',
    id,
  });
  return {
    move,
    player,
    params,
    ...(chosen === undefined ? {} : { targets: [{ targets: chosen.map(ref) }] }),
  };
}

/** Makes a move. Returns the table after it, and the events. @throws if the move is refused */
export function told(
  at: Table,
  move: string,
  params: JsonObject = {},
  chosen?: readonly string[],
): { readonly at: Table; readonly events: readonly MatchEvent[] } {
  const { match, events } = unwrap(lorcanaMatch.apply(at, moveOf(at, move, params, chosen)));
  return { at: match, events };
}

/** Returns the table after a move, with or without a card. @throws if it is refused */
export const after = (
  at: Table,
  move: string,
  cardId?: string,
  chosen?: readonly string[],
  more: JsonObject = {},
): Table => told(at, move, { ...(cardId === undefined ? {} : { cardId }), ...more }, chosen).at;

/** Returns the table after a decision. */
export const decided = (at: Table, ...chosen: readonly string[]): Table =>
  after(at, 'decide', undefined, chosen);

/** Returns the issues with which a move is refused, or none. */
export function refusals(at: Table, move: string, params: JsonObject = {}, chosen?: readonly string[]) {
  const applied = lorcanaMatch.apply(at, moveOf(at, move, params, chosen));
  return applied.ok ? [] : applied.issues;
}

/** Returns the codes with which a move is refused, or none. */
export const refused = (
  at: Table,
  move: string,
  cardId?: string,
  chosen?: readonly string[],
  more: JsonObject = {},
) =>
  refusals(at, move, { ...(cardId === undefined ? {} : { cardId }), ...more }, chosen).map(
    ({ code }) => code,
  );

/** Returns the ids that may be chosen for an offered move, or none if it is not offered. */
export function choosable(at: Table, move: string, cardId?: string): readonly string[] {
  const [player = ''] = lorcanaMatch.toAct(at);
  const found = [...lorcanaMatch.offers(at, player)].filter(
    (offer) => offer.move === move && (cardId === undefined || offer.params['cardId'] === cardId),
  );
  return found.flatMap((offer) => {
    const { choices } = unwrap(lorcanaMatch.open(at, offer));
    return choices ? unwrap(choices.next(0)).map(({ id }) => id) : [];
  });
}

/** Returns a card by its id. */
export function card({ state }: Table, id: string): LorcanaCard {
  const found = cardById(state, id);
  if (!found) throw new Error(`There is no card ${id}`);
  return plainCard(found);
}

/** Returns the zone of a card. */
export const zoneOf = (at: Table, id: string): Zone => card(at, id).zone;

export const loreOf = ({ state }: Table, player: string): number =>
  state.players.find(({ id }) => id === player)?.lore ?? 0;

/** Counts a player's cards in a zone. */
export const countIn = ({ state }: Table, player: string, zone: Zone): number =>
  cardsOf(state).filter((one) => one.owner === player && one.zone === zone).length;
