import { ok, parseWith, refuse, type Result } from '@reticle/core';
import type { PlacedCard } from '@reticle/core/host';
import * as z from 'zod';
import { cardIdOf, type CardDefinition } from '../language/card-definition.js';
import { ZONES } from '../language/vocabulary.js';
import { staticsIn } from '../rules/continuous/statics.js';
import { refresh } from '../rules/continuous/refresh.js';
import { rulesOf } from '../rules/execution.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { libraryCard } from '../state/printed.js';

/**
 * The status of a card: tapped, damaged, entered this turn, attacking a player, with counters, and whether it
 * is its owner's commander.
 */
const status = z.strictObject({
  tapped: z.boolean().optional(),
  damage: z.int().nonnegative().optional(),
  arrived: z.boolean().optional(),
  attacking: z.string().optional(),
  counters: z.record(z.string(), z.int().positive()).optional(),
  commander: z.boolean().optional(),
});
const zoneName = z.enum(ZONES).exclude(['stack']);

const SET = new Map(SIXTH_EDITION.map((card) => [card.id, card]));

interface PlacedWithDefinition {
  readonly card: MtgCard;
  readonly definition: CardDefinition;
}

/** Builds one card as it lies there. `order` is its position in a library. */
function placedCard(state: MtgMatchState, wanted: PlacedCard, order: number): Result<PlacedWithDefinition> {
  const id = cardIdOf(wanted.card);
  const definition = state.house?.cards?.find((card) => card.id === id) ?? SET.get(id);
  if (!definition) return refuse({ code: 'mtg.unknownCard', data: { card: wanted.card } });
  const { of: owner } = wanted;
  const zone = parseWith(zoneName, wanted.zone);
  if (!zone.ok) return zone;
  const how = parseWith(status, wanted.facts);
  if (!how.ok) return how;
  const known = [owner, how.value.attacking ?? owner];
  const stranger = known.find((player) => state.players.every((each) => each.id !== player));
  if (stranger !== undefined) return refuse({ code: 'mtg.unknownPlayer', data: { player: stranger } });
  const { tapped = false, damage = 0, arrived = false, attacking, counters = {}, commander } = how.value;
  const card = libraryCard(definition, { instanceId: wanted.id, owner, order });
  const lying: Partial<MtgCard> = {
    controller: owner,
    tapped,
    damage,
    counters,
    thisTurn: arrived ? ['entered'] : [],
    ...(attacking === undefined ? {} : { attacking: { player: attacking } }),
  };
  return ok({
    definition,
    card: {
      ...card,
      zone: zone.value,
      ...(commander ? { commander } : {}),
      ...(zone.value === 'battlefield' ? lying : {}),
    },
  });
}

/**
 * Builds a match in progress with only these cards, in the third turn: the first main phase of the starting
 * player.
 */
export function place(state: MtgMatchState, cards: readonly PlacedCard[]): Result<MtgMatchState> {
  const placed = new Map<string, PlacedWithDefinition>();
  for (const [order, wanted] of cards.entries()) {
    const found = placedCard(state, wanted, order);
    if (!found.ok) return found;
    if (placed.has(wanted.id)) return refuse({ code: 'mtg.repeatedId', data: { id: wanted.id } });
    placed.set(wanted.id, found.value);
  }
  const there = [...placed.values()];
  const rules = rulesOf([...new Set(there.map(({ definition }) => definition))]);
  if (!rules.ok) return rules;
  const { activePlayer } = state;
  const lying: MtgMatchState = {
    ...state,
    cards: there.map(({ card }) => card),
    turn: {
      number: 3,
      step: 'main1',
      ...(activePlayer === undefined ? {} : { priority: activePlayer }),
      passes: 0,
      landsPlayed: 0,
    },
  };
  return ok(refresh(lying, staticsIn(rules.value)));
}
