import type { BaseCard } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';

/** A state of the bench's game: two players and their cards. */
export interface BenchState {
  readonly players: readonly { readonly id: string }[];
  readonly cards: readonly BaseCard[];
}

export const BOARDS = 64;
const PLAYERS = [{ id: 'ann' }, { id: 'bob' }];
const TYPES = ['lamp', 'warden', 'relic', 'moth'];
const KEYWORDS = ['flying', 'swift', 'veil', 'ward'];

/** Makes boards of one size, all different, and the same in every run. */
export function boardsOf(size: number, boards = BOARDS): readonly BenchState[] {
  const random = randomFrom(seedRandom(`bench ${size}`));
  const oneOf = <T>(first: T, ...others: readonly T[]): T =>
    [first, ...others][random.below(others.length + 1)] ?? first;
  const some = (words: readonly string[], percent: number) => words.filter(() => random.below(100) < percent);
  const card = (index: number): BaseCard => ({
    instanceId: `c${index}`,
    incarnation: random.below(4),
    publicId: `p${random.below(60)}`,
    name: `Card ${random.below(60)}`,
    types: [TYPES[random.below(4)] ?? 'lamp', ...some(['legend'], 10)],
    zone: oneOf('play', 'play', 'play', 'hand', 'pit'),
    owner: oneOf('ann', 'bob'),
    controller: oneOf('ann', 'bob'),
    exerted: random.below(3) === 0,
    damage: Math.max(0, random.below(5) - 2),
    cost: random.below(8),
    strength: random.below(7),
    keywords: some(KEYWORDS, 20),
    characteristics: [],
  });
  return Array.from({ length: boards }, () => ({
    players: PLAYERS,
    cards: Array.from({ length: size }, (_card, index) => card(index)),
  }));
}

/** Returns the same board as a new state, whose list of cards nobody has seen. */
export function unseen(state: BenchState): BenchState {
  return { ...state, cards: [...state.cards] };
}

/**
 * Returns a function that makes states one after the other, each with one card changed from the one before.
 */
export function search(size: number): () => BenchState {
  let [now = { players: PLAYERS, cards: [] }] = boardsOf(size, 1);
  let step = 0;
  return () => {
    const index = (step++ * 7) % now.cards.length;
    const cards = now.cards.map((card, at) => (at === index ? { ...card, exerted: !card.exerted } : card));
    now = { ...now, cards };
    return now;
  };
}
