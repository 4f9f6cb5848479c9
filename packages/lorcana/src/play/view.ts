import { asJson, type JsonObject, type TargetRef } from '@reticle/core';
import { idsIn } from '@reticle/core/play';
import { cardIdOf } from '../language/card.js';
import { memo } from '../language/memo.js';
import { actor, decisionOf } from '../rules/advance.js';
import { LOOKED } from '../rules/effects/kind.js';
import { readyInk } from '../rules/ink.js';
import { cardAt, cardById, cardsOf } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { plainCard, type LinkedCard } from '../state/links.js';
import type { LorcanaMatchState } from '../state/match.js';

const PUBLIC: ReadonlySet<LorcanaCard['zone']> = new Set(['play', 'discard', 'resolving']);

/** Returns a card as views hold it: one object while the card stays as it is. */
const shown = memo((card: LinkedCard): JsonObject => asJson({ ...plainCard(card) }));

/** Returns the cards of a deck that a player is looking at while deciding where they go. */
function lookedAt(state: LorcanaMatchState, viewer: string): ReadonlySet<string> {
  const top = state.resolving.at(-1);
  if (!top || decisionOf(state)?.player !== viewer) return new Set();
  return new Set((top.bound[LOOKED] ?? []).map(({ id }) => id));
}

/** Returns a test of whether a player may see a card. */
function seenBy(state: LorcanaMatchState, viewer: string | undefined): (card: LorcanaCard) => boolean {
  const looked = viewer === undefined ? new Set<string>() : lookedAt(state, viewer);
  return ({ zone, owner, faceDown, instanceId }) =>
    !faceDown &&
    (PUBLIC.has(zone) || zone === 'under' || (zone === 'hand' && owner === viewer) || looked.has(instanceId));
}

/** Whether a player may not know what a card is. */
export function hides(state: LorcanaMatchState, viewer: string, { kind, id }: TargetRef): boolean {
  const card = kind === 'card' ? cardById(state, id) : undefined;
  return card !== undefined && !seenBy(state, viewer)(card);
}

/**
 * Returns the definitions of the cards that a player sees, for the cards that the match has besides its sets.
 */
function definitionsOf({ config: { cards } }: LorcanaMatchState, seen: readonly LorcanaCard[]): JsonObject {
  if (cards.length === 0) return {};
  const ids = new Set(seen.map(({ publicId }) => publicId));
  return { definitions: cards.filter((card) => ids.has(cardIdOf(card))) };
}

/**
 * Returns what a player may see: everything in play and in discards, the player's own hand, and cards being
 * looked at. Of everything else, only the count. Nobody sees an inkwell or facedown cards (rules 7.1.3.1,
 * 7.4.2.1).
 */
export function view(state: LorcanaMatchState, viewer: string | undefined): JsonObject {
  const sees = seenBy(state, viewer);
  const count = (player: string, zone: 'hand' | 'deck' | 'inkwell') =>
    idsIn(state.objects, zone, player).length;
  const seen = cardsOf(state).filter((card) => sees(card));
  const { players, activePlayer, turn, phase, challenge, ended } = state;
  return {
    players: players.map((player) => ({
      ...player,
      hand: count(player.id, 'hand'),
      deck: count(player.id, 'deck'),
      inkwell: count(player.id, 'inkwell'),
      readyInk: readyInk(state, player.id),
    })),
    activePlayer,
    turn,
    phase,
    toAct: actor(state),
    cards: seen.map((card) => shown(card)),
    ...definitionsOf(state, seen),
    challenge,
    lasting: state.modifiers.flatMap(({ affects, controller, gives }) =>
      affects.flatMap((card) =>
        cardAt(state, card)
          ? [{ card: { ...card }, controller, gives: gives.map(({ gives: given }) => ({ ...given })) }]
          : [],
      ),
    ),
    bag: state.waiting.map(({ id, frame: { controller, source } }) => ({
      id,
      controller,
      source: { ...source },
    })),
    ended,
  };
}
