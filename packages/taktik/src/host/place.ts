import { ok, parseWith, refuse, type Result, type TargetRef } from '@reticle/core';
import type { PlacedCard } from '@reticle/core/host';
import type { MoveAnswer } from '@reticle/core/match';
import * as z from 'zod';
import type { TaktikCard } from '../language/card.js';
import { taktikIssue } from '../language/event.js';
import { PLAYERS } from '../language/players.js';
import { unitNamed } from '../language/unit.js';
import { catalogOf } from '../sets/standard.js';
import { cardFacts, heldBy, holder, withPlayer } from '../state/holding.js';
import type { TaktikState } from '../state/state.js';

const zoneName = z.enum(['drawn', 'stored', 'tactics', 'deck']);
const noFacts = z.strictObject({});

/** The kinds of cards that may lie in each zone. */
const FITS: { readonly [Zone in z.infer<typeof zoneName>]: readonly TaktikCard['kind'][] } = {
  drawn: ['bonus', 'malus'],
  stored: ['bonus'],
  tactics: ['tactic'],
  deck: ['bonus', 'malus', 'tactic'],
};

/** Puts one more card into a zone, under what lies there. */
function withCard(state: TaktikState, { card: name, of, zone, facts }: PlacedCard): Result<TaktikState> {
  const card = [...catalogOf(state.config.cards).values()].find(
    (each) => each.id === name || each.name === name,
  );
  if (!card) return refuse(taktikIssue('unknownCard', { cardId: name }));
  const where = parseWith(zoneName, zone);
  if (!where.ok) return where;
  const owner = parseWith(z.enum(PLAYERS), of);
  if (!owner.ok) return owner;
  const how = parseWith(noFacts, facts);
  if (!how.ok) return how;
  if (!FITS[where.value].includes(card.kind))
    return refuse(taktikIssue('wrongPlace', { ...cardFacts(state, card.id), zone }));
  const { stored, tactics, drawn } = holder(state, of);
  switch (where.value) {
    case 'deck':
      return ok(
        card.kind === 'tactic'
          ? { ...state, tacticDeck: [...state.tacticDeck, card.id] }
          : { ...state, deck: [...state.deck, card.id] },
      );
    case 'stored':
      return ok(withPlayer(state, of, { stored: [...stored, card.id] }));
    case 'tactics':
      return ok(withPlayer(state, of, { tactics: [...tactics, card.id] }));
    case 'drawn':
      return drawn === null
        ? ok(withPlayer(state, of, { drawn: card.id }))
        : refuse(taktikIssue('cardPending', cardFacts(state, drawn)));
  }
}

/**
 * Places cards in a match that has begun, which then has these cards and no others, in the phase of cards.
 * Units stay where the options put them.
 */
export function place(state: TaktikState, cards: readonly PlacedCard[]): Result<TaktikState> {
  const bare = PLAYERS.reduce(
    (so, player) => withPlayer(so, player, { drawn: null, stored: [], tactics: [] }),
    state,
  );
  return cards.reduce<Result<TaktikState>>(
    (so, card) => (so.ok ? withCard(so.value, card) : so),
    ok({ ...bare, deck: [], tacticDeck: [], discard: [], tacticDiscard: [], phase: 'cards' }),
  );
}

/**
 * Lists the moves that a player may mean by a thing: with a unit to march or to attack, with a card to play
 * it or to put it aside.
 */
export function triesWith(
  state: TaktikState,
  player: string,
  { kind, id }: TargetRef,
): readonly MoveAnswer[] {
  const unit = kind === 'unit' ? unitNamed(state.units, id) : undefined;
  if (unit?.owner === player) {
    const { x, y } = unit;
    // Any neighbour will do: what keeps a unit from moving at all is told first.
    const to = { x: x > 0 ? x - 1 : x + 1, y };
    return [
      { move: 'moveUnit', params: { unitId: id, to } },
      { move: 'declareAttack', params: { unitId: id } },
    ];
  }
  if (kind !== 'heldCard' || !heldBy(state, player).includes(id)) return [];
  const isDrawn = holder(state, player).drawn === id;
  const params = { cardId: id };
  return [{ move: 'playCard', params }, ...(isDrawn ? [{ move: 'storeCard', params }] : [])];
}
