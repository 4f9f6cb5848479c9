import * as z from 'zod';
import { lorcanaCard, type LorcanaCard } from '../state/card.js';

const side = z.object({
  id: z.string(),
  lore: z.number(),
  hand: z.number(),
  deck: z.number(),
  inkwell: z.number(),
  readyInk: z.number(),
});
const picture = z.object({
  players: z.array(side).readonly(),
  activePlayer: z.string(),
  turn: z.number(),
  cards: z.array(lorcanaCard).readonly(),
});

/**
 * Prints a card as a line. `3/4` is strength and willpower, `-1` damage, `*2` lore. `exerted` and `drying`
 * are words.
 */
function cardLine({
  publicId,
  strength,
  willpower,
  lore,
  damage,
  exerted,
  drying,
  keywords,
  at,
}: LorcanaCard): string {
  const numbers =
    willpower === undefined ? '' : ` ${strength === undefined ? '' : Math.max(0, strength)}/${willpower}`;
  const notes = [...(exerted ? ['exerted'] : []), ...(drying ? ['drying'] : []), ...keywords];
  return [
    `  ${publicId}${numbers}`,
    ...(damage > 0 ? [`-${damage}`] : []),
    ...(lore === undefined ? [] : [`*${lore}`]),
    ...(notes.length === 0 ? [] : [`(${notes.join(', ')})`]),
    ...(at === undefined ? [] : [`at ${at}`]),
  ].join(' ');
}

/**
 * Prints the table as text, for a terminal: for each player the lore, the counts, the cards in play, and the
 * viewer's hand.
 *
 * @param view the state of a view
 * @throws ZodError if it is not a view
 */
export function renderTable(view: unknown): string {
  const { players, activePlayer, turn, cards } = picture.parse(view);
  const zone = (player: string, of: LorcanaCard['zone']) =>
    cards.filter((card) => card.owner === player && card.zone === of);
  return players
    .flatMap(({ id, lore, hand, deck, inkwell, readyInk }) => {
      const own = zone(id, 'hand').map(({ publicId, cost = 0 }) => `${publicId} (${cost})`);
      return [
        `${id}${id === activePlayer ? ` (turn ${turn})` : ''}: ${lore} lore, ink ${readyInk}/${inkwell}, hand ${hand}, deck ${deck}`,
        ...zone(id, 'play').map(cardLine),
        ...(own.length === 0 ? [] : [`  hand: ${own.join(', ')}`]),
      ];
    })
    .join('\n');
}
