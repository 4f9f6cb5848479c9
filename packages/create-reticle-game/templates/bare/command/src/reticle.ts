import { phraseWords, type GameHost } from '@reticle/core/host';
import { phraseGrammar } from '@reticle/core/text';
import type { Card } from './card.js';
import { game } from './game.js';
import { lexicon } from './lexicon/lexicon.js';
import { match } from './match.js';
import { cardFrom } from './set-card.js';
import { set } from './set/index.js';
import type { State } from './state.js';
import { visibleState, type VisibleState } from './view.js';

/** Writes a card as a line of the board. */
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

const countOf = ({ hands, decks }: VisibleState, player: 'ann' | 'bob'): string =>
  `${player}: ${hands[player]} in hand, ${decks[player]} in the deck`;

/** Writes what a player sees, as lines of text. */
function render(view: unknown): string {
  const shown = visibleState.parse(view);
  const hand = (zone: string) => (zone === 'hand' ? ' (hand)' : '');
  const lines = shown.cards.map((card) => `${lineOf(card)}${hand(card.zone)}`);
  return [...lines, countOf(shown, 'ann'), countOf(shown, 'bob')].join('\n');
}

/** Describes an event in a line. Returns an empty text if there is nothing to say. */
function narrate({ type, player, card, name, effect, on }: Readonly<Record<string, unknown>>): string {
  if (type === 'used' && Array.isArray(on)) return `${String(card)}: ${String(effect)} ${on.join(', ')}.`;
  if (type === 'drew') return `${String(player)} draws a card.`;
  if (type === 'drewCard') return `It is ${String(name)} (${String(card)}).`;
  return type === 'played' ? `${String(player)} plays ${String(name)} (${String(card)}).` : '';
}

/** A board with one card of each, all bob's, to ask questions about. */
const board = {
  turn: 'ann',
  left: 10,
  cards: set.map((printed) => cardFrom(printed, { instanceId: printed.publicId, owner: 'bob' })),
};
const attempt = { controller: 'ann' };

/**
 * The host: everything that the command and other surfaces need of the game. The command finds it because
 * package.json names this module.
 */
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
