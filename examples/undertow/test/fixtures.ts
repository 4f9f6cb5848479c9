/** What the laws of all games need to know of this one. */
import { filterCases, type GameFixtures, type Guard, type HiddenSwap, type Staged } from '@reticle/testkit';
import { abilities, attackSpec, lexicon, match, type Card, type State } from '../src/index.js';
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

/** A card of bob's with those facts among others; ann asks, by an eel with two energy. */
function stage({ energy = 0, ...facts }: Facts): Staged<State> {
  const it = { ...creature('it', 'cuttlefish', 'bob shoal front'), ...facts };
  const on = energies('it', it.controller, energy);
  return { state: stateOf(...around, it, ...on), attempt, target: { kind: 'card', id: 'it' } };
}

const stageFor =
  (kind: string) =>
  (id: string): Staged<State> => ({ ...stage({}), target: { kind, id } });

/** The keyword ward, given to one card: nothing becomes legal by it. */
const ward: Guard<State> = {
  name: 'ward',
  on: (state, { kind, id }) => {
    const found = kind === 'card' ? state.cards.find(({ instanceId }) => instanceId === id) : undefined;
    if (!found || found.keywords.includes('ward')) return undefined;
    const warded = { ...found, keywords: [...found.keywords, 'ward'] };
    return { ...state, cards: state.cards.map((card) => (card === found ? warded : card)) };
  },
};

const isIn = (owner: string, zone: string) => (card: Card) => card.owner === owner && card.zone === zone;

/** Two cards change places. */
const exchanged = (state: State, one: Card | undefined, other: Card | undefined): State | undefined => {
  if (!one || !other || one === other) return undefined;
  const place = ({ zone, incarnation }: Card) => ({ zone, incarnation });
  const cards = state.cards.map((card) => {
    if (card === one) return { ...other, ...place(one) };
    return card === other ? { ...one, ...place(other) } : card;
  });
  return { ...state, cards };
};

const hidden: readonly HiddenSwap<State>[] = [
  {
    name: 'the hand of bob',
    viewer: 'ann',
    swap: (state) =>
      exchanged(state, state.cards.find(isIn('bob', 'hand')), state.cards.find(isIn('bob', 'deck'))),
  },
  {
    name: "the order of ann's deck",
    viewer: 'ann',
    swap: (state) =>
      exchanged(state, state.cards.find(isIn('ann', 'deck')), state.cards.findLast(isIn('ann', 'deck'))),
  },
  {
    name: 'the hand of ann',
    viewer: 'bob',
    swap: (state) =>
      exchanged(state, state.cards.find(isIn('ann', 'hand')), state.cards.find(isIn('ann', 'deck'))),
  },
  {
    name: 'the hand of ann, from a spectator',
    swap: (state) =>
      exchanged(state, state.cards.find(isIn('ann', 'hand')), state.cards.find(isIn('ann', 'deck'))),
  },
];

export const fixtures: GameFixtures<State, 'card' | 'place' | 'player'> = {
  cases: {
    card: filterCases(stage, cardCases),
    place: filterCases(stageFor('place'), placeCases),
    player: filterCases(stageFor('player'), playerCases),
  },
  stages: [stage({ keywords: ['ward'], energy: 3 }), stage({ lane: 'deep', row: 'back' })],
  specs: [
    ...[...abilities.values()].map(({ spec }) => spec),
    attackSpec(undefined),
    attackSpec(cardOf('far', 'spitting-shrimp')),
  ],
  guards: [ward],
  lexicon,
  match: { runtime: match, options: [{ lives: 2, turns: 12 }], hidden },
};
