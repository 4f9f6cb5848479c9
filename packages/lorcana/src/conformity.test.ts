/** Lorcana keeps the laws of all games. */
import type { Guard, HiddenSwap } from '@reticle/testkit';
import { describeGame } from '@reticle/testkit/vitest';
import { action, board, character } from '../test/board.js';
import { lorcanaCases } from '../test/filter-cases.js';
import { lorcana, lorcanaMatch, type LorcanaMatchState, type LorcanaState } from './index.js';
import { lorcanaLexicon } from './text/lexicon/index.js';

/** Ward (8.15.1). */
const ward: Guard<LorcanaState> = {
  name: 'ward',
  on: (state, { kind, id }) =>
    kind === 'card'
      ? {
          ...state,
          cards: state.cards.map((found) =>
            found.instanceId === id && !found.keywords.includes('ward')
              ? { ...found, keywords: [...found.keywords, 'ward'] }
              : found,
          ),
        }
      : undefined,
};

type Cards = LorcanaMatchState['cards'];
const inZone = (cards: Cards, owner: string, zone: string): Cards =>
  cards.filter((found) => found.owner === owner && found.zone === zone);

/** Two zones of a player that the other cannot look into exchange a card (rules 8.2.1, 8.3.1). */
const hiddenFrom = (
  viewer: string,
  owner: string,
  one: string,
  other: string,
): HiddenSwap<LorcanaMatchState> => ({
  name: `${owner}'s ${one} and ${other}`,
  viewer,
  swap({ cards, ...state }) {
    const [first] = inZone(cards, owner, one);
    const [second] = inZone(cards, owner, other);
    if (!first || !second) return undefined;
    const { zone } = first;
    return {
      ...state,
      cards: cards.map((found) =>
        found === first
          ? { ...second, zone, exerted: first.exerted, incarnation: first.incarnation }
          : found === second
            ? { ...first, zone: second.zone, exerted: second.exerted, incarnation: second.incarnation }
            : found,
      ),
    };
  },
});

describeGame(lorcana, {
  cases: lorcanaCases,
  stages: [
    {
      state: board(
        action('song'),
        character('plain', 'foe'),
        character('warded', 'foe', { keywords: ['ward'] }),
        character('own', 'you', { keywords: ['ward'] }),
      ),
      attempt: { controller: 'you', source: { kind: 'card', id: 'song' }, variables: { X: 1 } },
    },
  ],
  specs: [
    { slots: [{ id: 'target', kind: 'card', filter: { zone: 'play', type: 'character' } }] },
    {
      slots: [
        { id: 'one', kind: 'card', filter: { zone: 'play', count: 2, upTo: true } },
        { id: 'other', kind: 'card', filter: { zone: 'play', owner: 'opponent' } },
      ],
      relations: [{ relation: 'different', slots: ['one', 'other'] }],
    },
  ],
  guards: [ward],
  lexicon: lorcanaLexicon,
  match: {
    runtime: lorcanaMatch,
    maxMoves: 250,
    moments: 6,
    hidden: [
      hiddenFrom('north', 'south', 'hand', 'deck'),
      hiddenFrom('south', 'north', 'hand', 'deck'),
      hiddenFrom('north', 'south', 'inkwell', 'deck'),
    ],
  },
});
