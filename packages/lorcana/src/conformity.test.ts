/** Lorcana keeps the laws of all games. */
import { readFileSync } from 'node:fs';
import { objectsIn } from '@reticle/core/play';
import type { Guard, HiddenSwap } from '@reticle/testkit';
import { describeGame } from '@reticle/testkit/vitest';
import { inject } from 'vitest';
import { action, board, character } from '../test/board.js';
import { lorcanaCases } from '../test/filter-cases.js';
import { lorcana, lorcanaMatch, type LorcanaMatchState, type LorcanaState } from './index.js';
import type { LorcanaCard } from './state/card.js';
import { lorcanaLexicon } from './text/lexicon/index.js';

const keptJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../test/kept/${name}.json`, import.meta.url), 'utf8'));

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

/** The cards of a player in a zone, a deck's from the top. */
const inZone = ({ objects }: LorcanaMatchState, owner: string, zone: string): readonly LorcanaCard[] =>
  objectsIn(objects, zone, owner);

/** Two places that a viewer cannot look into exchange a card of a player (rules 8.2.1, 8.3.1); a spectator looks into none. */
const hiddenFrom = (
  viewer: string | undefined,
  owner: string,
  one: string,
  other: string,
): HiddenSwap<LorcanaMatchState> => ({
  name: `${owner}'s ${one} and ${other}`,
  ...(viewer !== undefined && { viewer }),
  swap(state) {
    // Of one deck, its last two: a player may be looking at what lies on top.
    const first = inZone(state, owner, one).at(one === other ? -2 : 0);
    const second = inZone(state, owner, other).at(one === other ? -1 : 0);
    if (!first || !second || first === second) return undefined;
    const [a, b] = [first.instanceId, second.instanceId];
    const place = ({ zone, exerted, incarnation, faceDown }: typeof first) => ({
      zone,
      exerted,
      incarnation,
      faceDown,
    });
    const { objects } = state;
    return {
      ...state,
      objects: {
        ...objects,
        zones: objects.zones.map((contents) => ({
          ...contents,
          ids: contents.ids.map((id) => (id === a ? b : id === b ? a : id)),
        })),
        objects: objects.objects.map((found) =>
          found === first
            ? { ...second, ...place(first) }
            : found === second
              ? { ...first, ...place(second) }
              : found,
        ),
      },
    };
  },
});

describeGame(lorcana, {
  // All of them in the deep run.
  stagesPerSpec: inject('deep') ? 1_000 : 12,
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
    // Played by the version before what happened in a turn was remembered.
    kept: ['match-2', 'record-2'].map((name) => keptJson(name)),
    hidden: [
      hiddenFrom('north', 'south', 'hand', 'deck'),
      hiddenFrom('south', 'north', 'hand', 'deck'),
      hiddenFrom('north', 'south', 'inkwell', 'deck'),
      hiddenFrom('north', 'north', 'deck', 'deck'),
      hiddenFrom('south', 'south', 'deck', 'deck'),
      hiddenFrom(undefined, 'north', 'hand', 'deck'),
    ],
  },
});
