import { HOOKS } from '../effects/hooks.js';
import type { PlayerId } from '../players.js';
import type { TaktikState } from '../state.js';
import type { Tools } from '../tools.js';
import { cardNamed, discarded } from './holding.js';

/** A card's effects take place, one by one in their order, and the card is put away. */
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
