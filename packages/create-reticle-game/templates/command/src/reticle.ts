import { phraseWords, type GameHost } from '@reticle/core/host';
import { phraseGrammar } from '@reticle/core/text';
import type { Card } from './card.js';
import { game } from './game.js';
import { lexicon } from './lexicon/lexicon.js';
import { match } from './match.js';
import { cardFrom } from './set-card.js';
import { set } from './set/index.js';
import type { State } from './state.js';
import { seen, type Seen } from './view.js';

/** A card as a line of the board. */
const lineOf = ({ instanceId, name, controller, glow, lit, exerted }: Card): string =>
  [
    instanceId.padEnd(6),
    name.padEnd(16),
    controller.padEnd(5),
    (lit ? '*'.repeat(glow) : '-').padEnd(5),
    exerted ? 'spent' : '',
  ]
    .join(' ')
    .trimEnd();

const countOf = ({ hands, decks }: Seen, player: 'ann' | 'bob'): string =>
  `${player}: ${hands[player]} in hand, ${decks[player]} in the deck`;

/** What a player sees, in lines. */
function render(view: unknown): string {
  const shown = seen.parse(view);
  const hand = (zone: string) => (zone === 'hand' ? ' (hand)' : '');
  const lines = shown.cards.map((card) => `${lineOf(card)}${hand(card.zone)}`);
  return [...lines, countOf(shown, 'ann'), countOf(shown, 'bob')].join('\n');
}

/** What happened, in a line; nothing, where there is nothing to say. */
function narrate({ type, player, card, name, effect, on }: Readonly<Record<string, unknown>>): string {
  if (type === 'used' && Array.isArray(on)) return `${String(card)}: ${String(effect)} ${on.join(', ')}.`;
  if (type === 'drew') return `${String(player)} draws a card.`;
  if (type === 'drewCard') return `It is ${String(name)} (${String(card)}).`;
  return type === 'played' ? `${String(player)} plays ${String(name)} (${String(card)}).` : '';
}

/** One card of each, bob's: something to ask about. */
const board = {
  turn: 'ann',
  left: 10,
  cards: set.map((printed) => cardFrom(printed, { instanceId: printed.publicId, owner: 'bob' })),
};
const attempt = { controller: 'ann' };

/** The game for every surface: the command finds it here, since package.json names this module. */
export const host: GameHost<State> = {
  board: {
    game,
    example: () => ({ game: game.id, text: 'target unlit lamp', attempt, state: board }),
  },
  match: {
    runtime: match,
    render,
    narrate,
    describeMove: (_state, { player, move, params }) =>
      `${player} ${move} ${typeof params?.['card'] === 'string' ? params['card'] : ''}`.trimEnd(),
    nameOf: ({ cards }, { id }) =>
      `${cards.find(({ instanceId }) => instanceId === id)?.name ?? 'something'} (${id})`,
  },
  words: phraseWords(game, phraseGrammar(lexicon)),
};
