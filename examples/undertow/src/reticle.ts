import { unwrap, type JsonObject } from '@reticle/core';
import { phraseWords, type GameHost } from '@reticle/core/host';
import { objectById } from '@reticle/core/play';
import * as z from 'zod';
import { card, type Card } from './language/card.js';
import { game } from './rules/game.js';
import { table } from './rules/table.js';
import { set } from './set/index.js';
import { grammar } from './text/lexicon.js';
import { match } from './play/match.js';
import type { State } from './state/state.js';

/** The schema of what is shown of a view. Of hands it has only the cards that may be seen. */
const seen = z.object({
  turn: z.string(),
  left: z.int(),
  players: z.array(z.object({ id: z.string(), lives: z.int(), hand: z.int(), deck: z.int() })),
  cards: z.array(card),
});

const lineOf = ({ instanceId, name, zone, controller, lane, row, exerted, damage }: Card): string =>
  [
    `${instanceId.padEnd(12)} ${name.padEnd(18)} ${controller.padEnd(4)} ${zone.padEnd(9)}`,
    `${lane ?? ''} ${row ?? ''} ${damage > 0 ? `${damage} damage` : ''} ${exerted ? 'spent' : ''}`,
  ].join(' ');

/** Renders the table as text: what the players have, then every card that is not in a discard pile. */
function render(view: JsonObject): string {
  const { turn, left, players, cards } = seen.parse(view);
  return [
    `${turn}'s turn, ${left} left`,
    ...players.map(({ id, lives, hand, deck }) => `${id}: ${lives} lives, ${hand} in hand, ${deck} in deck`),
    ...cards.filter(({ zone }) => zone !== 'discard').map(lineOf),
  ].join('\n');
}

const words = (value: unknown): string =>
  Array.isArray(value) ? value.map(words).join(', ') : typeof value === 'object' ? '' : String(value);

/** The host: everything that surfaces need of the game. package.json names this module. */
export const host: GameHost<State> = {
  title: 'Undertow',
  board: {
    game,
    example: () => ({
      game: game.id,
      text: 'chosen creature an opponent controls',
      attempt: { controller: 'ann' },
      state: unwrap(match.start({}, 1)).state,
    }),
  },
  match: {
    runtime: match,
    render,
    narrate: ({ type, visibleTo: _told, ...facts }) =>
      `${type}: ${Object.entries(facts)
        .map(([fact, value]) => `${fact} ${words(value)}`)
        .join('; ')}`,
    describeMove: (_state, { player, move, params }) =>
      `${player} ${move} ${words(params?.['card'] ?? '')}`.trimEnd(),
    turn: ({ left }) => 40 - left,
    watch: {
      cards: () =>
        new Map(
          set.map(({ name, does, abilities }) => [
            name,
            [
              ...(does.length > 0 ? [{ id: 'does', says: { does } }] : []),
              ...abilities.map((says) => ({ id: says.id, says })),
            ],
          ]),
        ),
      cardOf: (state, { id }) => objectById(state.objects, id)?.name,
      played: ({ move: { params }, after }) => {
        const card = params?.['card'];
        const played = typeof card === 'string' ? objectById(after.objects, card) : undefined;
        return played ? [played.name] : [];
      },
      staticUses: ({ after }) => table.staticUses(after),
    },
  },
  words: phraseWords(game, grammar),
};
