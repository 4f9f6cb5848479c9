import { HOOKS } from './hooks.js';
import type { PlayerId } from '../language/players.js';
import type { TaktikState, Tools } from '../state/state.js';
import { cardNamed, discarded } from '../state/holding.js';

/** Applies a card's effects, one by one in order, and discards the card. */
export function takeEffect(
  state: TaktikState,
  card: { readonly cardId: string; readonly player: PlayerId; readonly targetUnitIds: readonly string[] },
  tools: Tools,
): TaktikState {
  const effects = cardNamed(state, card.cardId)?.effects ?? [];
  const then = effects.reduce(
    (now, effect) => HOOKS[effect.hook]({ ...card, state: now, effect, tools }),
    state,
  );
  return discarded(then, card.cardId);
}
