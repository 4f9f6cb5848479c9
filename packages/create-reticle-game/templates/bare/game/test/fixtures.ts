/** What the laws of the testkit need to know of this game. */
import { filterCases, type GameFixtures, type Guard, type HiddenSwap, type Staged } from '@reticle/testkit';
import { lexicon, match, set, type Card, type State } from '../src/index.js';
import { protections } from '../src/protections/index.js';
import { specOf } from '../src/lexicon/spec-of.js';
import { cardOf, stateOf } from './board.js';
import { cases } from './cases/index.js';

/** Makes a board with a card of bob's that has these facts, among others. Ann asks, with a card of hers. */
function stage(facts: Partial<Card>): Staged<State> {
  const others = [
    cardOf('source', { controller: 'ann' }),
    cardOf('lit', { lit: true }),
    cardOf('dim', { glow: 0 }),
  ];
  return {
    state: stateOf(...others, cardOf('it', facts)),
    attempt: { controller: 'ann', source: { kind: 'card', id: 'source' } },
    target: { kind: 'card', id: 'it' },
  };
}

/** Gives one card the keyword of a protection. Nothing may become legal by that. */
const guard = (name: string): Guard<State> => ({
  name,
  on: (state, { id }) => {
    const found = state.cards.find(({ instanceId }) => instanceId === id);
    if (!found || found.keywords.includes(name)) return undefined;
    const guarded = { ...found, keywords: [...found.keywords, name] };
    return { ...state, cards: state.cards.map((card) => (card === found ? guarded : card)) };
  },
});

const isIn = (owner: string, zone: string) => (card: Card) => card.owner === owner && card.zone === zone;

/**
 * Exchanges the printed facts of two cards. A viewer who may see neither must see no difference, in views,
 * events or refusals.
 */
const exchanged = (state: State, one: Card | undefined, other: Card | undefined): State | undefined => {
  if (!one || !other || one === other) return undefined;
  const print = ({ publicId, name, types, keywords, glow }: Card) => ({
    publicId,
    name,
    types,
    keywords,
    glow,
  });
  const cards = state.cards.map((card) => {
    if (card === one) return { ...one, ...print(other) };
    return card === other ? { ...other, ...print(one) } : card;
  });
  return { ...state, cards };
};

const otherHand = (state: State, owner: string) =>
  exchanged(state, state.cards.find(isIn(owner, 'hand')), state.cards.find(isIn(owner, 'deck')));
const otherDeck = (state: State, owner: string) =>
  exchanged(state, state.cards.find(isIn(owner, 'deck')), state.cards.findLast(isIn(owner, 'deck')));

/** What each viewer may not know. A viewer without a name is a spectator. */
const hidden: readonly HiddenSwap<State>[] = [
  { name: 'the hand of bob', viewer: 'ann', swap: (state) => otherHand(state, 'bob') },
  { name: 'the hand of ann', viewer: 'bob', swap: (state) => otherHand(state, 'ann') },
  { name: 'the own deck', viewer: 'ann', swap: (state) => otherDeck(state, 'ann') },
  { name: 'the own deck', viewer: 'bob', swap: (state) => otherDeck(state, 'bob') },
  { name: 'the hand of ann', swap: (state) => otherHand(state, 'ann') },
];

export const fixtures: GameFixtures<State, 'card'> = {
  cases: { card: filterCases(stage, cases) },
  stages: [stage({ keywords: ['veil'] })],
  specs: set.flatMap(({ chooses }) => {
    const spec = specOf(chooses);
    return spec.ok ? [spec.value] : [];
  }),
  guards: Object.keys(protections).map(guard),
  lexicon,
  match: { runtime: match, options: [{ cards: 3, moves: 12 }], hidden },
};
