import { defineMove, type Random } from '@reticle/core/match';
import * as z from 'zod';
import { cardNamed, discarded, hasTargets, holder, withPlayer } from '../../state/holding.js';
import type { TaktikState } from '../../state/state.js';
import type { Tools } from '../../state/tools.js';
import { enterPhase } from '../../rules/turn.js';
import { whenIssues } from './when.js';

interface Piles {
  readonly deck: readonly string[];
  readonly discard: readonly string[];
}

/** The top card of a deck; an empty deck is the shuffled discard pile. */
function top(
  { deck, discard }: Piles,
  random: Random,
): (Piles & { readonly card: string; readonly shuffled: boolean }) | undefined {
  const shuffled = deck.length === 0;
  const [card, ...rest] = shuffled ? random.shuffle(discard) : deck;
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

/** The draw phase: one card of the common deck, and one tactic where the hand has room. */
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
