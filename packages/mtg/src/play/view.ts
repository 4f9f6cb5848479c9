import { asJson, type JsonObject, type TargetRef } from '@reticle/core';
import type { OpenDecision } from '../rules/move-execution.js';
import { resolverOf } from '../rules/targeting/legal.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById, permanentsIn } from '../state/cards.js';
import { among, memo } from '../state/memo.js';
import { withoutUndefined } from '../state/without-undefined.js';
import { isInRange } from '../state/range.js';
import { areOpponents } from '../state/state.js';
import type { CardDefinition } from '../language/card-definition.js';
import { hasKeyword } from '../language/keyword.js';
import type { Table } from './table.js';

/**
 * Returns the permanents that make players play with their hands revealed. Cached while the permanents are
 * the same.
 */
const revealing = among(
  (card: MtgCard) =>
    !card.phasedOut && REVEALING.some((keyword) => hasKeyword(card, keyword)) ? [card] : [],
  (found) => found,
);
const REVEALING = ['handsRevealed', 'opponentsHandsRevealed'] as const;

/** Whether a player plays with the hand revealed. */
const playsOpenly = (state: MtgMatchState, player: string): boolean =>
  revealing(permanentsIn(state)).some(
    (card) =>
      isInRange(state, controllerOf(card), player) &&
      (hasKeyword(card, 'handsRevealed') || areOpponents(state, controllerOf(card), player)),
  );

/**
 * Whether a viewer sees a card's face. Owners see their hands; others see a hand only if it is revealed;
 * nobody sees libraries (rules 400.2, 401.2, 402.3).
 */
function isSeen(state: MtgMatchState, { zone, owner }: MtgCard, viewer: string | undefined): boolean {
  return zone === 'hand' ? owner === viewer || playsOpenly(state, owner) : zone !== 'library';
}

/**
 * Returns a permanent as others see it: without what a face-down card hides (rule 708.5), even that it is a
 * commander.
 */
function faceOf(card: MtgCard, viewer: string | undefined): MtgCard {
  if (controllerOf(card) === viewer || !(card.faceDown || card.parts)) return card;
  const { printed, sides, commander, commandCasts, parts, ...rest } = card;
  // Other players don't see the face-down parts of a merged permanent either.
  const seen = parts?.map((part) => {
    if (!part.faceDown) return part;
    const { sides: _sides, commander: _mark, commandCasts: _casts, ...face } = part;
    return face;
  });
  if (!card.faceDown)
    return { ...rest, ...withoutUndefined({ printed, sides, commander, commandCasts, parts: seen }) };
  return { ...rest, ...withoutUndefined({ parts: seen }), publicId: 'faceDown' };
}

/** Returns a card as views hold it: one object while the card stays as it is. */
const plainly = memo((card: MtgCard): MtgCard => asJson(card));

/**
 * Returns the hidden cards among which a player must choose. That player sees them, but not where they lie.
 */
function cardsToChoose(state: MtgMatchState, { spec, attempt, state: at }: OpenDecision): readonly MtgCard[] {
  const ids = new Set(
    spec.slots.flatMap(({ id }) => {
      const legal = resolverOf(at).legalTargets(spec, attempt, id);
      return legal.ok ? legal.value.flatMap((ref) => (ref.kind === 'card' ? [ref.id] : [])) : [];
    }),
  );
  const hidden = state.cards.filter(
    (card) => ids.has(card.instanceId) && !isSeen(state, card, attempt.controller),
  );
  return hidden
    .map(({ order: _order, ...card }) => card)
    .toSorted((a, b) => (a.instanceId < b.instanceId ? -1 : 1));
}

/**
 * Whether a player must learn nothing about a card that a move names: it is hidden, and the player doesn't
 * choose among such cards.
 */
export function isHidden(
  table: Table,
  state: MtgMatchState,
  viewer: string,
  { kind, id }: TargetRef,
): boolean {
  const card = kind === 'card' ? cardById(state, id) : undefined;
  if (!card || isSeen(state, card, viewer)) return false;
  const open = table.decision(state);
  return open?.player !== viewer || !cardsToChoose(state, open).some(({ instanceId }) => instanceId === id);
}

/** Returns the test of {@link isHidden} for many cards of one state. */
export function hiddenFrom(table: Table, state: MtgMatchState, viewer: string): (card: MtgCard) => boolean {
  const open = table.decision(state);
  const shown = open?.player === viewer ? cardsToChoose(state, open) : [];
  const ids = new Set(shown.map(({ instanceId }) => instanceId));
  return (card) => !isSeen(state, card, viewer) && !ids.has(card.instanceId);
}

/**
 * Returns the definitions of the cards that a viewer sees, among the cards of the match that are not in its
 * set.
 */
function ownOf(
  { house }: MtgMatchState,
  seen: readonly MtgCard[],
): { definitions?: readonly CardDefinition[] } {
  if (house?.cards === undefined) return {};
  const ids = new Set(seen.map(({ publicId }) => publicId));
  return {
    definitions: house.cards.filter(({ id, other }) => ids.has(id) || (other && ids.has(other.id))),
  };
}

/**
 * Returns what a viewer may see of a state. Without a viewer, it is what a spectator sees. Other players'
 * hands and libraries are only counted.
 */
export function viewOf(table: Table, state: MtgMatchState, viewer: string | undefined): JsonObject {
  const { players, cards, abilities, stack, turn, activePlayer, continuous, shields, delayed, activated } =
    state;
  const open = table.decision(state);
  const count = (zone: MtgCard['zone'], player: string) =>
    cards.filter((card) => card.zone === zone && card.owner === player).length;
  const ofFrame = ({ controller, source }: { readonly controller: string; readonly source: TargetRef }) => ({
    controller,
    source,
  });
  const seen = cards
    .filter((card) => isSeen(state, card, viewer))
    .map((card) => plainly(faceOf(card, viewer)));
  const toChoose = open?.player === viewer && open ? cardsToChoose(state, open) : [];
  return {
    turn,
    activePlayer: activePlayer ?? null,
    players: players.map((player) => ({
      ...player,
      hand: count('hand', player.id),
      library: count('library', player.id),
    })),
    cards: seen,
    ...ownOf(state, [...seen, ...toChoose]),
    abilities,
    stack,
    continuous,
    shields,
    activated,
    delayed: delayed.map(({ frame, targets: _targets, ...when }) => ({ ...when, ...ofFrame(frame) })),
    waiting: state.waiting.map(({ ability, frame }) => ({ ability, ...ofFrame(frame) })),
    resolving: state.resolving.map(({ by, frame }) => ({ by: by ?? null, ...ofFrame(frame) })),
    decision: open
      ? {
          player: open.player,
          kind: open.kind,
          ...(open.player === viewer ? { spec: open.spec, cards: toChoose } : {}),
        }
      : null,
    ended: state.ended ?? null,
  };
}
