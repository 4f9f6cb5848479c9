/** What the laws of the testkit need to know of this game. */
import { filterCases, type GameFixtures, type Guard, type HiddenSwap, type Staged } from '@reticle/testkit';
import { changeObject, objectById, objectsIn } from '@reticle/core/play';
import { attackSpec, lexicon, match, uses, type Card, type State } from '../src/index.js';
import { cardOf, creature, energies, stateOf } from './board.js';
import { cardCases, placeCases, playerCases, type Facts } from './cases.js';

const attempt = { controller: 'ann', source: { kind: 'card', id: 'source' } };
const around: readonly Card[] = [
  creature('source', 'moray-eel', 'ann reef front'),
  ...energies('source', 'ann', 2),
  creature('crab', 'reef-crab', 'bob deep front', { damage: 1 }),
  creature('turtle', 'old-turtle', 'bob deep back'),
  cardOf('spare', 'deep-current', { zone: 'discard', controller: 'ann' }),
];

/**
 * Makes a board with a card of bob's that has these facts, among others. Ann asks, with an eel with two
 * energy.
 */
function stage({ energy = 0, ...facts }: Facts): Staged<State> {
  const it = { ...creature('it', 'cuttlefish', 'bob shoal front'), ...facts };
  const on = energies('it', it.controller, energy);
  return { state: stateOf(...around, it, ...on), attempt, target: { kind: 'card', id: 'it' } };
}

const stageFor =
  (kind: string) =>
  (id: string): Staged<State> => ({ ...stage({}), target: { kind, id } });

/** Gives one card the keyword ward. Nothing may become legal by that. */
const ward: Guard<State> = {
  name: 'ward',
  on: (state, { kind, id }) => {
    const found = kind === 'card' ? objectById(state.objects, id) : undefined;
    if (!found || found.keywords.includes('ward')) return undefined;
    const warded = { ...found, keywords: [...found.keywords, 'ward'] };
    return { ...state, objects: changeObject(state.objects, id, () => warded) };
  },
};

/** Returns the first or the last card of a player's zone. */
const cardIn = (state: State, owner: string, zone: string, at = 0): Card | undefined =>
  objectsIn(state.objects, zone, owner).at(at);

/** Exchanges the places of two cards: each lies where the other lay, in the same way. */
const exchanged = (state: State, one: Card | undefined, other: Card | undefined): State | undefined => {
  if (!one || !other || one === other) return undefined;
  const place = ({ zone, incarnation, timestamp }: Card) => ({ zone, incarnation, timestamp });
  const objects = state.objects.objects.map((card) => {
    if (card === one) return { ...other, ...place(one) };
    return card === other ? { ...one, ...place(other) } : card;
  });
  const swapped = (id: string): string =>
    id === one.instanceId ? other.instanceId : id === other.instanceId ? one.instanceId : id;
  const zones = state.objects.zones.map((zone) => ({ ...zone, ids: zone.ids.map(swapped) }));
  return { ...state, objects: { ...state.objects, objects, zones } };
};

const hidden: readonly HiddenSwap<State>[] = [
  {
    name: 'the hand of bob',
    viewer: 'ann',
    swap: (state) => exchanged(state, cardIn(state, 'bob', 'hand'), cardIn(state, 'bob', 'deck')),
  },
  {
    name: "the order of ann's deck",
    viewer: 'ann',
    swap: (state) => exchanged(state, cardIn(state, 'ann', 'deck'), cardIn(state, 'ann', 'deck', -1)),
  },
  {
    name: 'the hand of ann',
    viewer: 'bob',
    swap: (state) => exchanged(state, cardIn(state, 'ann', 'hand'), cardIn(state, 'ann', 'deck')),
  },
  {
    name: 'the hand of ann, from a spectator',
    swap: (state) => exchanged(state, cardIn(state, 'ann', 'hand'), cardIn(state, 'ann', 'deck')),
  },
];

export const fixtures: GameFixtures<State, 'card' | 'place' | 'player'> = {
  // The laws run in every other stage: in all of them the thirteen specs take twice as long.
  stagesPerSpec: 22,
  cases: {
    card: filterCases(stage, cardCases),
    place: filterCases(stageFor('place'), placeCases),
    player: filterCases(stageFor('player'), playerCases),
  },
  stages: [stage({ keywords: ['ward'], energy: 3 }), stage({ lane: 'deep', row: 'back' })],
  specs: [
    ...[...uses.values()].map(({ spec }) => spec),
    attackSpec(undefined),
    attackSpec(cardOf('far', 'spitting-shrimp')),
  ],
  guards: [ward],
  lexicon,
  match: { runtime: match, options: [{ lives: 2, turns: 12 }], seeds: [1], moments: 4, hidden },
};
