/** Tables for tests of the engine: made-up cards lie where a test wants them, and moves are made by names. */
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

/** A made-up card: a character with cost 2, strength 2, willpower 3 and lore 1, if it says nothing else. */
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

/** Cards in an object store, each in its zone; decks from the top. */
export const storeOf = (
  cards: readonly LorcanaCard[],
  players: readonly string[] = PLAYERS,
): LorcanaMatchState['objects'] =>
  cards.reduce<LorcanaMatchState['objects']>(
    (store, one) => withObject(store, one),
    emptyStore(ZONE_RULES, players),
  );

/** For what tells nobody anything. */
export const QUIET: Tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };

/** A plain card, for decks and inkwells. */
export const PLAIN = made('Pebble');

type Lying = CardDefinition | readonly [CardDefinition, Partial<LorcanaCard>];
export type Side = Partial<Record<'play' | 'hand' | 'discard' | 'deck', readonly Lying[]>> & {
  readonly ink?: number;
  readonly lore?: number;
};

/**
 * A match in the main part of north's turn 3. The id of a card is its name, with a number from the second one on; decks are
 * six plain cards, unless they say something else. Others play after south.
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

/** The move that a player to act makes; targets by their ids, `yes` and the like as they are. */
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

/** The table after a move, and what happened. @throws where the move is refused */
export function told(
  at: Table,
  move: string,
  params: JsonObject = {},
  chosen?: readonly string[],
): { readonly at: Table; readonly events: readonly MatchEvent[] } {
  const { match, events } = unwrap(lorcanaMatch.apply(at, moveOf(at, move, params, chosen)));
  return { at: match, events };
}

/** The table after a move of some card, or one without. @throws where it is refused */
export const after = (
  at: Table,
  move: string,
  cardId?: string,
  chosen?: readonly string[],
  more: JsonObject = {},
): Table => told(at, move, { ...(cardId === undefined ? {} : { cardId }), ...more }, chosen).at;

/** The table after a decision. */
export const decided = (at: Table, ...chosen: readonly string[]): Table =>
  after(at, 'decide', undefined, chosen);

/** Why a move is refused; nothing where it is not. */
export function refusals(at: Table, move: string, params: JsonObject = {}, chosen?: readonly string[]) {
  const applied = lorcanaMatch.apply(at, moveOf(at, move, params, chosen));
  return applied.ok ? [] : applied.issues;
}

/** The codes for which a move is refused; none where it is not. */
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

/** The ids that may be chosen for a move that is offered; nothing where it is not offered. */
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

/** A card by its id. */
export function card({ state }: Table, id: string): LorcanaCard {
  const found = cardById(state, id);
  if (!found) throw new Error(`There is no card ${id}`);
  return plainCard(found);
}

/** The zone of a card. */
export const zoneOf = (at: Table, id: string): Zone => card(at, id).zone;

export const loreOf = ({ state }: Table, player: string): number =>
  state.players.find(({ id }) => id === player)?.lore ?? 0;

/** How many cards a player has in a zone. */
export const countIn = ({ state }: Table, player: string, zone: Zone): number =>
  cardsOf(state).filter((one) => one.owner === player && one.zone === zone).length;
