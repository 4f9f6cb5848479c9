// Rows about single questions, in a made-up game of cards.
import { built } from '../tree.mjs';
import { perSecond } from './games.mjs';

const PLAYERS = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'].map((id) => ({ id }));
const TYPES = ['lamp', 'warden', 'relic', 'moth'];
const KEYWORDS = ['flying', 'swift', 'veil', 'ward'];
const FILTERS = [
  { zone: 'play', type: 'lamp', controller: 'opponent', exerted: true },
  { zone: 'play', controller: 'self', strength: { lte: 3 } },
  { damaged: true, type: ['lamp', 'warden'], withKeyword: 'flying' },
  { zone: 'pit', owner: 'self', cost: { gte: 2, lt: 5 } },
  { zone: 'play', controller: 'opponent', withoutKeyword: 'swift', not: { type: 'relic' } },
  { zone: 'play', anyOf: [{ exerted: true }, { damaged: true }], cost: { lte: 4 } },
];
const attempt = { controller: 'ann' };
const BOARDS = 16;

async function questions(root, size, many = 2) {
  const players = PLAYERS.slice(0, many);
  const ids = players.map(({ id }) => id);
  const core = await built(root, 'core');
  const { randomFrom, seedRandom } = await built(root, 'core', 'match/index');
  const random = randomFrom(seedRandom(`bench ${size}`));
  const of = (words) => words[random.below(words.length)];
  const some = (words, percent) => words.filter(() => random.below(100) < percent);
  const card = (index) => ({
    instanceId: `c${index}`,
    incarnation: random.below(4),
    publicId: `p${random.below(60)}`,
    name: `Card ${random.below(60)}`,
    types: [of(TYPES), ...some(['legend'], 10)],
    zone: of(['play', 'play', 'play', 'hand', 'pit']),
    owner: of(ids),
    controller: of(ids),
    exerted: random.below(3) === 0,
    damage: Math.max(0, random.below(5) - 2),
    cost: random.below(8),
    strength: random.below(7),
    keywords: some(KEYWORDS, 20),
    characteristics: [],
  });
  const { baseCard, baseCardFilter, cardKind, coreMatchers, defineGame, defineKind, unwrap } = core;
  const kind = defineKind({
    ...cardKind,
    object: baseCard,
    filter: baseCardFilter,
    matchers: coreMatchers,
    list: ({ cards }) => cards,
  });
  const game = defineGame({
    id: 'bench',
    // Nothing is parsed here.
    state: baseCard,
    players: () => players,
    kinds: [kind],
  });
  const specs = FILTERS.map((filter) =>
    unwrap(game.parseSpec({ slots: [{ id: 'a', kind: 'card', filter }] })),
  );
  const boards = Array.from({ length: BOARDS }, () => ({
    players,
    cards: Array.from({ length: size }, (_none, index) => card(index)),
  }));
  return { game, specs, boards, unwrap };
}

const SIZES = [20, 200, 2_000];
export const question = (name, size, prepare, players = 2) => ({
  name: `${name}, ${size} objects`,
  unit: 'us, CPU',
  less: true,
  async run({ root, milliseconds }) {
    const { run, each } = await prepare(await questions(root, size, players));
    return 1e6 / (perSecond(run, milliseconds) * each);
  },
});

/** Asks one known list for the positions of the legal cards, into a buffer. */
export const asked = async ({ game, specs, boards }) => {
  const resolvers = boards.map((state) => game.resolver(state));
  const into = [];
  return {
    each: specs.length * resolvers.length,
    run() {
      for (const resolver of resolvers) {
        for (const spec of specs) {
          resolver.fillLegal(into, spec, attempt);
        }
      }
    },
  };
};

/** Changes one card, then asks six questions with a new resolver. The figure is for all seven. */
export const changed = async ({ game, specs, boards: [first] }) => {
  let state = first;
  let step = 0;
  const into = [];
  return {
    each: 1,
    run() {
      const index = (step++ * 7) % state.cards.length;
      const card = state.cards[index];
      state = { ...state, cards: state.cards.with(index, { ...card, exerted: !card.exerted }) };
      const resolver = game.resolver(state);
      for (const spec of specs) {
        resolver.fillLegal(into, spec, attempt);
      }
    },
  };
};

/** Asks a new list once. */
export const unseen = async ({ game, specs, boards }) => {
  let step = 0;
  const into = [];
  return {
    each: 1,
    run() {
      const state = boards[step % boards.length];
      const spec = specs[step++ % specs.length];
      game.resolver({ ...state, cards: [...state.cards] }).fillLegal(into, spec, attempt);
    },
  };
};

/** Finds what can be picked for the last of some slots that share nothing, with the question opened anew. */
export const picks =
  (count) =>
  async ({ game, boards, unwrap }) => {
    const filters = [
      {},
      { controller: 'self' },
      { exerted: false },
      { cost: { lte: 5 } },
      { zone: 'play' },
      { type: 'lamp' },
    ];
    const slots = Array.from({ length: count }, (_slot, index) => ({
      id: `s${index}`,
      kind: 'card',
      filter: filters[index % filters.length],
    }));
    const tied = count < 2 ? [] : [{ relation: 'different', slots: slots.map(({ id }) => id) }];
    const spec = unwrap(game.parseSpec({ slots, relations: tied }));
    const resolvers = boards.map((state) => game.resolver(state));
    return {
      each: resolvers.length,
      run() {
        for (const resolver of resolvers) unwrap(unwrap(resolver.choices(spec, attempt)).next(count - 1));
      },
    };
  };

export const questionRows = SIZES.flatMap((size) => [
  question('query, list asked before', size, asked),
  question('one change and six queries', size, changed),
  question('query, new list', size, unseen),
  question('completable picks of 6 slots', size, picks(6)),
]);
