import {
  cardTable,
  cardWords,
  withCardFiles,
  type GameHost,
  type ThingView,
  type ZoneView,
} from '@reticle/core/host';
import type { JsonObject } from '@reticle/core';
import { objectById, refTo } from '@reticle/core/play';
import * as z from 'zod';
import { match } from './match.js';
import { cardFrom, set } from './set.js';
import { PLAYERS, stateWith, type State } from './state.js';
import { game, table } from './table.js';
import { nouns, text } from './text.js';
import { card, type Card } from './words.js';

/** The schema of what a player sees of a match. */
const seen = z.object({
  turn: z.string(),
  step: z.string(),
  players: z.array(z.object({ id: z.string(), life: z.int(), energy: z.int() })),
  cards: z.array(card),
  counts: z.record(z.string(), z.record(z.string(), z.int())),
});
type Seen = z.infer<typeof seen>;

/** Shows a card: its numbers, what happened to it, and its text. */
const thingOf = (shown: Card): ThingView => ({
  ref: refTo(shown),
  name: shown.name,
  facts: [`${shown.power}/${shown.health}`, ...shown.keywords],
  marks: shown.exerted ? ['exerted'] : [],
  controller: shown.controller,
  turned: shown.exerted,
  values: [
    { words: 'power', value: String(shown.power), sign: 'sword' },
    { words: 'health', value: String(shown.health - shown.damage), sign: 'heart' },
  ],
  face: {
    cost: [{ sign: String(shown.cost), words: `${shown.cost} energy` }],
    hues: ['red'],
    types: shown.types.join(' '),
    motif: 'being',
    text: [[shown.text]],
  },
});

/** The zones of a player: what they have, their hand, and their units. */
const zonesOf = ({ players, cards, counts }: Seen, player: string): readonly ZoneView[] => {
  const lying = (zone: string) =>
    cards.filter((each) => each.zone === zone && each.controller === player).map(thingOf);
  const hand = lying('hand');
  const plate = players.find(({ id }) => id === player);
  const plateView: ThingView = {
    ref: { kind: 'player', id: player, incarnation: 0 },
    name: player,
    facts: [`${plate?.life ?? 0} life`, `${plate?.energy ?? 0} energy`],
    marks: [],
  };
  return [
    { id: `${player}-player`, name: player, owner: player, layout: 'players', things: [plateView] },
    {
      id: `${player}-deck`,
      name: 'deck',
      owner: player,
      layout: 'pile',
      hidden: counts[player]?.['deck'] ?? 0,
      things: [],
    },
    { id: `${player}-discard`, name: 'discard', owner: player, layout: 'pile', things: lying('discard') },
    {
      id: `${player}-hand`,
      name: 'hand',
      owner: player,
      layout: 'hand',
      hidden: (counts[player]?.['hand'] ?? 0) - hand.length,
      things: hand,
    },
    { id: `${player}-play`, name: 'play', owner: player, layout: 'field', things: lying('play') },
  ];
};

/** Renders the table as text. */
function render(view: JsonObject): string {
  const shown = seen.parse(view);
  const lines = PLAYERS.flatMap((player) =>
    zonesOf(shown, player).map(
      ({ name, hidden = 0, things }) =>
        `  ${name}: ${[
          ...things.map((thing) => [thing.name, ...thing.facts, ...thing.marks].join(' ')),
          ...(hidden > 0 ? [`${hidden} hidden`] : []),
        ].join(', ')}`,
    ),
  );
  return [`${shown.turn}: ${shown.step}`, ...lines].join('\n');
}

const named = (value: unknown, state: State): string => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(value);
  return objectById(state.objects, id)?.name ?? id;
};

/** A board to ask questions about: the first cards of the set, all bob's. */
const board = stateWith(
  set.cards.slice(0, 3).map((printed, at) => ({ ...cardFrom(printed, `b${at + 1}`, 'bob'), zone: 'play' })),
);

/** The host: everything that the command, screens and the server need of the game. package.json names this module. */
export const host: GameHost<State> = {
  title: 'Emberfall',
  board: {
    game,
    example: () => ({
      game: game.id,
      text: 'target unit an opponent controls',
      attempt: { controller: 'ann' },
      state: board,
    }),
  },
  match: {
    runtime: match,
    render,
    zones: (view) => [...zonesOf(seen.parse(view), 'bob'), ...zonesOf(seen.parse(view), 'ann').toReversed()],
    narrate: ({ type, visibleTo: _told, otherwise: _otherwise, ...facts }, state) =>
      [type, ...Object.entries(facts).map(([fact, value]) => `${fact} ${named(value, state)}`)].join(', '),
    describeMove: (state, { player, move, params }) =>
      [player, move, ...(params?.['card'] === undefined ? [] : [named(params['card'], state)])].join(' '),
    nameOf: (state, { id }) => objectById(state.objects, id)?.name ?? id,
    turn: ({ left }) => 30 - left,
    withCards: withCardFiles,
    // What the cards do, for `reticle simulate --unseen`.
    watch: {
      cards: () =>
        new Map(
          set.cards.map((printed) => {
            const { abilities, activated } = set.says(printed);
            return [printed.name, [...abilities, ...activated].map((says) => ({ id: says.id, says }))];
          }),
        ),
      cardOf: (state, { id }) => objectById(state.objects, id)?.name,
      played: ({ move: { params }, after }) => {
        const played = params?.['card'];
        return typeof played === 'string' ? [objectById(after.objects, played)?.name ?? ''] : [];
      },
      staticUses: ({ after }) => table.staticUses(after),
    },
  },
  words: cardWords(game, text, nouns.targets),
  // Files of cards, as JSON or CSV: the column of each fact, by other names if files have them.
  cards: cardTable({
    game: game.id,
    set,
    columns: {
      name: { as: 'text' },
      cost: { as: 'number', from: ['energy'] },
      power: { as: 'number' },
      health: { as: 'number' },
      text: { as: 'text', from: ['rules'], default: '' },
    },
    ignores: ['painter', 'number', 'rarity'],
    types: () => ['unit'],
  }),
};
