/** What each viewer cannot see: exchanging it must make no difference to the viewer. */
import type { HiddenSwap } from '@reticle/testkit';
import { type TaktikState } from '../src/index.js';
import { PLAYERS } from '../src/language/players.js';
import { type TaktikPlayer } from '../src/state/state.js';

/** For red, blue, and a spectator. */
export const hidden: readonly HiddenSwap<TaktikState>[] = [...PLAYERS, undefined].flatMap((id) => {
  const viewer = id === undefined ? {} : { viewer: id };
  return [
    {
      ...viewer,
      name: 'the order of the deck',
      swap: (state: TaktikState) => ({ ...state, deck: state.deck.toReversed() }),
    },
    {
      ...viewer,
      name: 'the order of the tactics',
      swap: (state: TaktikState) => ({ ...state, tacticDeck: state.tacticDeck.toReversed() }),
    },
    {
      ...viewer,
      name: 'what others have stored',
      swap: ({ players: [red, blue], deck: [top = '', ...deck], ...state }: TaktikState) => {
        const other = [red, blue].find((one) => one.id !== id && one.stored.length > 0);
        const [first = top, ...stored] = other?.stored ?? [];
        const swapped = (one: TaktikPlayer) => (one === other ? { ...one, stored: [top, ...stored] } : one);
        return { ...state, deck: [first, ...deck], players: [swapped(red), swapped(blue)] as const };
      },
    },
  ];
});
