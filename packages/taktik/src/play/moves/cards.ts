import { defineMove, type Random } from '@reticle/core/match';
import * as z from 'zod';
import { STORE_LIMIT } from '../../language/card.js';
import { taktikIssue } from '../../language/event.js';
import { actor } from '../../rules/actor.js';
import { begin, closeWindow } from '../../rules/advance.js';
import { takeEffect } from '../../rules/play-card.js';
import { enterPhase } from '../../rules/turn.js';
import {
  cardFacts,
  cardNamed,
  discarded,
  hasTargets,
  holder,
  withPlayer,
  heldBy,
  playIssues,
  takeFrom,
} from '../../state/holding.js';
import { type TaktikState, type Tools, targetSpecOf } from '../../state/state.js';
import { whenIssues } from './turn.js';

interface Piles {
  readonly deck: readonly string[];
  readonly discard: readonly string[];
}

/** Returns the top card of a deck. An empty deck is replaced by the shuffled discard pile. */
function top(
  { deck, discard }: Piles,
  random: Random,
): (Piles & { readonly card: string; readonly shuffled: boolean }) | undefined {
  const shuffled = deck.length === 0;
  const [card, ...rest] = shuffled ? random.stream('shuffle').shuffle(discard) : deck;
  return card === undefined ? undefined : { card, deck: rest, discard: shuffled ? [] : discard, shuffled };
}

function drawCard(state: TaktikState, { random, emit }: Tools): TaktikState {
  const player = state.active;
  const drawn = top(state, random);
  if (!drawn) return state;
  if (drawn.shuffled) emit({ type: 'deckShuffled', deck: 'cards' });
  const card = cardNamed(state, drawn.card);
  const open = card?.kind === 'malus';
  if (open) emit({ type: 'malusDrawn', player, cardId: drawn.card });
  else emit({ type: 'cardDrawn', player, cardId: drawn.card, visibleTo: [player] });
  const without = { ...state, deck: drawn.deck, discard: drawn.discard };
  if (open && !hasTargets(without, player, card)) {
    emit({ type: 'cardDiscarded', player, cardId: drawn.card, reason: 'noTarget' });
    return discarded(without, drawn.card);
  }
  return withPlayer(without, player, { drawn: drawn.card });
}

function drawTactic(state: TaktikState, { random, emit }: Tools): TaktikState {
  const player = state.active;
  const { tactics } = holder(state, player);
  if (tactics.length >= state.config.handSize) return state;
  const drawn = top({ deck: state.tacticDeck, discard: state.tacticDiscard }, random);
  if (!drawn) return state;
  if (drawn.shuffled) emit({ type: 'deckShuffled', deck: 'tactics' });
  emit({ type: 'tacticDrawn', player, cardId: drawn.card });
  const next = { ...state, tacticDeck: drawn.deck, tacticDiscard: drawn.discard };
  return withPlayer(next, player, { tactics: [...tactics, drawn.card] });
}

/** Draws in the draw phase: one card of the common deck, and one tactic if the hand has room. */
export const draw = defineMove({
  params: z.strictObject({}),
  refuses: ({ state }) => whenIssues(state, 'draw'),
  variants: ({ phase }: TaktikState) => (phase === 'draw' ? [{}] : []),
  execute({ state, player, random, emit }) {
    const tools = { random, emit };
    const cards = state.deck.length + state.discard.length > 0 ? 1 : 0;
    const before = holder(state, player).tactics.length;
    const next = drawTactic(drawCard(state, tools), tools);
    emit({ type: 'drew', player, cards, tactics: holder(next, player).tactics.length - before });
    return enterPhase(next, 'cards', tools);
  },
});

/**
 * Plays a card: a drawn or stored one in the player's own phase of cards, a tactic or a reaction in its
 * window.
 */
export const playCard = defineMove({
  params: z.strictObject({ cardId: z.string().min(1).max(64) }),
  refuses: ({ state, player, params: { cardId } }) => playIssues(state, player, cardId),
  variants: (state: TaktikState, player: string) =>
    state.phase === 'cards' || state.window ? heldBy(state, player).map((cardId) => ({ cardId })) : [],
  getTargetSpecs({ state, params: { cardId } }) {
    const card = cardNamed(state, cardId);
    return card ? [targetSpecOf(card.targeting)] : [];
  },
  execute({ state, params: { cardId }, targets, random, emit }) {
    const tools = { random, emit };
    const player = actor(state);
    const targetUnitIds = targets.slots.flatMap((slot) => slot.targets.map(({ id }) => id));
    const played = { cardId, player, targetUnitIds };
    emit({ type: 'cardPlayed', ...played });
    const taken = takeFrom(state, player, cardId);
    if (state.window) return closeWindow(takeEffect(taken, played, tools), tools);
    if (cardNamed(state, cardId)?.kind !== 'malus') return takeEffect(taken, played, tools);
    return begin(
      { ...taken, pending: { type: 'card', stage: 'malusPlayed', ...played, cancelled: false } },
      tools,
    );
  },
});

const params = z.strictObject({ cardId: z.string().min(1).max(64) });

const drawnCard = (state: TaktikState, player: string) => {
  const { drawn } = holder(state, player);
  return drawn === null ? [] : [{ cardId: drawn }];
};

/**
 * Returns why the player cannot put the drawn card aside, whether the store is full or not: it was not drawn,
 * or is not a bonus.
 */
function asideIssues(state: TaktikState, player: string, cardId: string) {
  const issues = whenIssues(state, 'cards');
  if (issues.length > 0) return issues;
  if (holder(state, player).drawn !== cardId) return [taktikIssue('notDrawn', cardFacts(state, cardId))];
  const kind = cardNamed(state, cardId)?.kind ?? 'unknown';
  return kind === 'bonus' ? [] : [taktikIssue('notStorable', { ...cardFacts(state, cardId), kind })];
}

const isFull = (state: TaktikState, player: string) => holder(state, player).stored.length >= STORE_LIMIT;

/** Stores the drawn bonus, face down. At most six are stored. */
export const storeCard = defineMove({
  params,
  refuses({ state, player, params: { cardId } }) {
    const issues = asideIssues(state, player, cardId);
    if (issues.length > 0) return issues;
    return isFull(state, player) ? [taktikIssue('storeFull', { limit: STORE_LIMIT })] : [];
  },
  variants: drawnCard,
  execute({ state, params: { cardId }, emit }) {
    const player = state.active;
    emit({ type: 'cardStored', player });
    return withPlayer(state, player, { drawn: null, stored: [...holder(state, player).stored, cardId] });
  },
});

/** Discards the drawn bonus if there is no room to store it. */
export const discardCard = defineMove({
  params,
  refuses({ state, player, params: { cardId } }) {
    const issues = asideIssues(state, player, cardId);
    if (issues.length > 0) return issues;
    return isFull(state, player) ? [] : [taktikIssue('storeNotFull', { limit: STORE_LIMIT })];
  },
  variants: drawnCard,
  execute({ state, params: { cardId }, emit }) {
    emit({ type: 'cardDiscarded', player: state.active, cardId, reason: 'storeFull' });
    return discarded(withPlayer(state, state.active, { drawn: null }), cardId);
  },
});
