import { listed, listedWithMatches, phraseWords, type ListedGame } from '@reticle/cli/game';
import { phraseGrammar } from '@reticle/core/text';
import type { Card } from './card.js';
import { game } from './game.js';
import { lexicon } from './lexicon/lexicon.js';
import { match } from './match.js';
import { cardFrom } from './set-card.js';
import { set } from './set/index.js';
import { state } from './state.js';

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

/** One card of each, bob's: something to ask about. */
const board = {
  turn: 'ann',
  left: 10,
  cards: set.map((printed) => cardFrom(printed, { instanceId: printed.publicId, owner: 'bob' })),
};
const attempt = { controller: 'ann' };

/** The game as the command `reticle` is told of it: package.json names this module. */
export const reticleGames: readonly ListedGame[] = [
  listedWithMatches(
    {
      runtime: match,
      render: (seen) => state.parse(seen).cards.map(lineOf).join('\n'),
      narrate: ({ type, card, effect, on }) =>
        type === 'used' && Array.isArray(on) ? `${String(card)}: ${String(effect)} ${on.join(', ')}.` : '',
      describeMove: (_state, { player, move, params }) =>
        `${player} ${move} ${typeof params?.['card'] === 'string' ? params['card'] : ''}`.trimEnd(),
      nameOf: ({ cards }, { id }) =>
        `${cards.find(({ instanceId }) => instanceId === id)?.name ?? 'something'} (${id})`,
      example: { options: {}, spec: { slots: [{ kind: 'card', filter: { lit: false } }] } },
    },
    listed({
      game,
      example: () => ({ game: game.id, text: 'target unlit lamp', attempt, state: board }),
      words: phraseWords(game, phraseGrammar(lexicon)),
    }),
  ),
];
