import { changeObject, changeObjects, defineTable } from '@reticle/core/play';
import { withEnergy } from '../state/things.js';
import { placeNamed } from '../state/places.js';
import { card, thing, type Card, type Thing } from '../language/card.js';
import { cardKeys, matchers, type CardKeys } from '../language/filters.js';
import { protections } from './protections.js';
import { printedAs } from '../set/index.js';
import { ZONES, rival, type State } from '../state/state.js';
import { EVENTS, type Words } from '../language/words.js';

/** The types of the game, as core's runtime takes them. */
export interface Undertow {
  readonly object: Card;
  readonly now: Thing;
  readonly words: Words;
  readonly events: typeof EVENTS;
  readonly keys: CardKeys;
  readonly state: State;
}

const changed = (
  state: State,
  { id }: { readonly id: string },
  facts: (before: Card) => Partial<Card>,
): State => ({
  ...state,
  objects: changeObject(state.objects, id, (before) => ({ ...before, ...facts(before) })),
});
const seated = (state: State, player: string, change: (seat: State['players'][number]) => object): State => ({
  ...state,
  players: state.players.map((one) => (one.id === player ? { ...one, ...change(one) } : one)),
});

/** The table: the cards, where they lie, and everything that happens to them. */
export const table = defineTable<Undertow>(
  {
    zones: ZONES,
    object: card,
    players: ({ players }) => players,
    events: EVENTS,
    actions: {
      attacked: (state) => state,
      damaged: (state, { card: ref, amount }) =>
        changed(state, ref, ({ damage }) => ({ damage: damage + amount })),
      exerted: (state, { card: ref }) => changed(state, ref, () => ({ exerted: true })),
      placed: (state, { card: ref, place }) => {
        const { lane, row } = placeNamed(place) ?? {};
        return lane && row ? changed(state, ref, () => ({ lane, row })) : state;
      },
      lostLife: (state, { player }) => seated(state, player, ({ lives }) => ({ lives: lives - 1 })),
      used: (state) => state,
      didOnce: (state, { player, what }) => seated(state, player, ({ done }) => ({ done: [...done, what] })),
      turnEnded: (state, { player }) => ({
        ...seated(state, player, () => ({ done: [] })),
        turn: rival(player),
        left: state.left - 1,
      }),
      turnBegan: (state, { player }) => ({
        ...state,
        objects: changeObjects(state.objects, (card) =>
          card.controller === player && card.exerted ? { ...card, exerted: false } : card,
        ),
      }),
    },
    turnBegins: 'turnBegan',
    now: withEnergy,
    arrives: ({ lane: _lane, row: _row, on: _on, ...rest }) => ({
      ...rest,
      exerted: false,
      damage: 0,
      controller: rest.owner,
    }),
    abilities: ({ publicId }) => printedAs(publicId)?.abilities ?? [],
    holds: () => false,
    layers: ['strength'],
    changes: {
      strength: { layer: 'strength', apply: (now, { by }) => ({ ...now, strength: now.strength + by }) },
    },
  },
  {
    object: thing,
    filter: cardKeys,
    matchers,
    protections,
  },
);
