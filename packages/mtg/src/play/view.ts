import type { JsonObject, TargetRef } from '@reticle/core';
import type { OpenDecision } from '../rules/move-execution.js';
import { resolverOf } from '../rules/targeting/legal.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById, permanentsIn } from '../state/cards.js';
import { among } from '../state/memo.js';
import { withoutUndefined } from '../state/without-undefined.js';
import { isInRange } from '../state/range.js';
import { areOpponents } from '../state/state.js';
import type { CardDefinition } from '../language/card-definition.js';
import { hasKeyword } from '../language/keyword.js';
import type { Table } from './table.js';

/** A copy as it is written in JSON: facts that are left out are not there. */
function asJson<Seen extends JsonObject>(seen: Seen): Seen;
function asJson(seen: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(seen));
  return copy;
}

/** The players who play with their hands revealed: the same answer for as long as the permanents are the same. */
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
 * Whether a viewer sees a card's face: hands are their owners', unless these play with them revealed, libraries nobody's (rules
 * 400.2, 401.2, 402.3).
 */
function isSeen(state: MtgMatchState, { zone, owner }: MtgCard, viewer: string | undefined): boolean {
  return zone === 'hand' ? owner === viewer || playsOpenly(state, owner) : zone !== 'library';
}

/** A face-down permanent as others see it: what it hides is not there (rule 708.5), nor that it is a commander. */
function faceOf(card: MtgCard, viewer: string | undefined): MtgCard {
  if (controllerOf(card) === viewer || !(card.faceDown || card.parts)) return card;
  const { printed, sides, commander, commandCasts, parts, ...rest } = card;
  // What is face down among the parts of a merged permanent nobody else sees either.
  const seen = parts?.map((part) => {
    if (!part.faceDown) return part;
    const { sides: _sides, commander: _mark, commandCasts: _casts, ...face } = part;
    return face;
  });
  if (!card.faceDown)
    return { ...rest, ...withoutUndefined({ printed, sides, commander, commandCasts, parts: seen }) };
  return { ...rest, ...withoutUndefined({ parts: seen }), publicId: 'faceDown' };
}

/** Hidden cards among which a player is to choose: that player sees them, though not where they lie. */
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
 * Whether a player must not be told anything of a card that a move names: it lies hidden, and is none among which that
 * player chooses.
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

/** The cards of a state that a player must not be told anything of: {@link isHidden} of many cards. */
export function hiddenFrom(table: Table, state: MtgMatchState, viewer: string): (card: MtgCard) => boolean {
  const open = table.decision(state);
  const shown = open?.player === viewer ? cardsToChoose(state, open) : [];
  const ids = new Set(shown.map(({ instanceId }) => instanceId));
  return (card) => !isSeen(state, card, viewer) && !ids.has(card.instanceId);
}

/** What the cards say that a viewer sees, of those that the match has beside its set. */
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

/** What a viewer may see of a state; a spectator where none is named. Hands and libraries of others are numbers. */
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
  const seen = cards.filter((card) => isSeen(state, card, viewer)).map((card) => faceOf(card, viewer));
  const toChoose = open?.player === viewer && open ? cardsToChoose(state, open) : [];
  return asJson({
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
    delayed: delayed.map(({ frame, ...when }) => ({ ...when, ...ofFrame(frame) })),
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
  });
}
