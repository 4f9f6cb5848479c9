import { ok, parseWith, refuse, type Result } from '@reticle/core';
import type { PlacedCard } from '@reticle/core/host';
import * as z from 'zod';
import type { TaktikCard } from '../language/card.js';
import { taktikIssue } from '../language/event.js';
import { PLAYERS } from '../language/players.js';
import { catalogOf } from '../sets/standard.js';
import { holder, withPlayer } from '../state/holding.js';
import type { TaktikState } from '../state/state.js';

const zoneName = z.enum(['drawn', 'stored', 'tactics', 'deck']);
const noFacts = z.strictObject({});

/** What may lie in a zone. */
const FITS: { readonly [Zone in z.infer<typeof zoneName>]: readonly TaktikCard['kind'][] } = {
  drawn: ['bonus', 'malus'],
  stored: ['bonus'],
  tactics: ['tactic'],
  deck: ['bonus', 'malus', 'tactic'],
};

/** A state with one more card where it is wanted, under what lies there. */
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
    return refuse(taktikIssue('wrongPlace', { cardId: card.id, zone }));
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
        : refuse(taktikIssue('cardPending', { cardId: drawn }));
  }
}

/** A match that has begun, with these cards and no others, in the phase of cards; units lie where the options have them. */
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
