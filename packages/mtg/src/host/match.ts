import type { JsonObject } from '@reticle/core';
import {
  madeOnce,
  seenPart,
  type DeckList,
  type HostMatch,
  type MatchPace,
  type SignView,
  type ThingView,
  type ZoneView,
} from '@reticle/core/host';
import * as z from 'zod';
import { cardDefinition, cardIdOf } from '../language/card-definition.js';
import { facesIn } from '../language/layouts.js';
import { MANA_TYPES, type ManaType, printManaAmounts } from '../language/mana.js';
import { manaPool } from '../state/mana-pool.js';
import {
  mtgMatch,
  mtgNarration,
  mtgStateOf,
  renderTable,
  type MtgMatchState,
  type MtgKeyword,
} from '../index.js';
import { SEATS } from '../play/options.js';
import { COLORS } from '../language/vocabulary.js';
import { STEP_NAMES } from '../play/show/terms.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';
import { isAttackDeclared } from '../rules/combat/attack.js';
import { cardById } from '../state/cards.js';
import { mtgAbility, mtgCard } from '../state/card.js';
import { STEPS, type Step } from '../state/match-state.js';
import { signed } from './face.js';
import { manaByHand } from './by-hand.js';
import { place } from './place.js';
import { triesWith } from './tries.js';
import { mtgWatch } from './watch.js';
import { mtgZones } from './zones.js';

const seenPlayer = z.object({
  id: z.string(),
  team: z.string().optional(),
  life: z.number(),
  hand: z.number(),
  library: z.number(),
  pool: manaPool,
  commanderDamage: z.array(z.object({ owner: z.string(), damage: z.number() })).optional(),
});
const parts = z.array(seenPart);
const cardSeen = madeOnce((seen: object) => mtgCard.parse(seen));
const definitionSeen = madeOnce((seen: object) => cardDefinition.parse(seen));
/** What the table needs of a view. Each card is parsed when it is seen first. */
const picture = z.object({
  players: z.array(seenPlayer),
  activePlayer: z.string().nullable(),
  turn: z.object({ priority: z.string().optional() }),
  cards: parts,
  abilities: z.array(mtgAbility),
  stack: z.array(z.string()),
  /** The definitions of the cards that are not in the set. */
  definitions: parts.default([]),
  /** Hidden cards among which the viewer must choose. */
  decision: z.object({ cards: parts.default([]) }).nullable(),
});
type Picture = z.infer<typeof picture>;

const playersZone = ({ players, activePlayer, turn }: Picture): ZoneView => {
  const active = players.find(({ id }) => id === activePlayer)?.team;
  // 805.4a: it is the turn of all players of a team.
  const isActive = ({ id, team }: Pick<Picture['players'][number], 'id' | 'team'>): boolean =>
    id === activePlayer || (team !== undefined && team === active);
  return playersView(players, isActive, turn);
};

const playersView = (
  players: Picture['players'],
  isActive: (player: Pick<Picture['players'][number], 'id' | 'team'>) => boolean,
  turn: Picture['turn'],
): ZoneView => ({
  id: 'players',
  name: 'players',
  layout: 'players',
  things: players.map((player) => {
    const { id, team, life, hand, library, pool, commanderDamage = [] } = player;
    const mates = team === undefined ? [] : players.filter((other) => other.team === team && other.id !== id);
    // The crests of players show their first letters.
    const withMates = mates.map((mate) => ({
      sign: `&${mate.id.slice(0, 1).toUpperCase()}`,
      words: `plays with ${mate.id}`,
    }));
    // 903.10a: a player with 21 damage of one commander loses.
    const hits = commanderDamage.map(({ owner, damage }) => ({
      words: `of 21 combat damage by the commander of ${owner}`,
      value: String(damage),
      sign: 'sword',
    }));
    return {
      ref: { kind: 'player', id, incarnation: 0 },
      name: id,
      facts: [
        `life ${life}`,
        `hand ${hand}, library ${library}`,
        ...manaFact(pool),
        ...hits.map(({ words, value }) => `${value} ${words}`),
        ...withMates.map(({ words }) => words),
      ],
      marks: [...(isActive({ id, team }) ? ['active'] : []), ...(id === turn.priority ? ['priority'] : [])],
      controller: id,
      values: [
        { words: 'life', value: String(life), sign: 'heart' },
        { words: 'cards in hand', value: String(hand), sign: 'hand' },
        { words: 'cards in library', value: String(library), sign: 'deck' },
        ...hits,
      ],
      badges: [...withMates, ...manaBadges(pool)],
    };
  }),
});

/** Counts the mana of a type that may be spent on some things only (rule 106.6). */
const keptIn = ({ restricted = [] }: z.infer<typeof manaPool>, type: ManaType): number =>
  restricted.reduce((sum, { mana, amount }) => sum + (mana === type ? amount : 0), 0);

const manaBadges = (pool: z.infer<typeof manaPool>): readonly SignView[] =>
  MANA_TYPES.flatMap((type) => {
    const hue = type === 'colorless' ? ('grey' as const) : type;
    const [free, kept] = [pool[type] ?? 0, keptIn(pool, type)];
    return [
      { amount: free, sign: String(free), words: `${free} ${type} mana`, hue },
      { amount: kept, sign: `${kept}*`, words: `${kept} ${type} mana for some things only`, hue },
    ].flatMap(({ amount, ...badge }) => (amount > 0 ? [badge] : []));
  });

function manaFact(pool: z.infer<typeof manaPool>): readonly string[] {
  const kept = (pool.restricted ?? []).map(
    ({ mana, amount }) => `${printManaAmounts({ [mana]: amount })} for some things only`,
  );
  const words = [printManaAmounts(pool), ...kept].filter((said) => said !== '');
  return words.length === 0 ? [] : [`mana ${words.join(', ')}`];
}

/** Cards in a hand are shown with their mana value, since they have to be paid for. */
const withCost = madeOnce((thing: ThingView, cost: number): ThingView => ({
  ...thing,
  facts: cost > 0 ? [...thing.facts, `mana value ${cost}`] : thing.facts,
}));

/** Matches zones that are not shown while they are empty. */
const QUIET = /(?:-(?:hand|graveyard)|^stack)$/u;

function zones(seen: JsonObject): readonly ZoneView[] {
  const found = picture.parse(seen);
  const { players, abilities, stack, decision } = found;
  const state = mtgStateOf({
    players: players.map(({ id, life }) => ({ id, life })),
    cards: [...found.cards, ...(decision?.cards ?? [])].map((card) => cardSeen(card)),
    abilities,
    stack,
  });
  const costs = new Map(state.cards.map(({ instanceId, manaValue }) => [instanceId, manaValue]));
  const priced = (zone: ZoneView): ZoneView =>
    zone.id.endsWith('-hand')
      ? { ...zone, things: zone.things.map((thing) => withCost(thing, costs.get(thing.ref.id) ?? 0)) }
      : zone;
  /** Counts the cards of a zone that the viewer doesn't see. */
  const hiddenIn = ({ id, owner, things }: ZoneView): number => {
    const player = players.find((each) => each.id === owner);
    if (!player) return 0;
    if (id.endsWith('-library')) return player.library - things.length;
    return id.endsWith('-hand') ? player.hand - things.length : 0;
  };
  const own = facesIn(found.definitions.map((card) => definitionSeen(card))).map(
    (face) => [face.id, face] as const,
  );
  const all = mtgZones(state, own.length > 0 ? new Map([...DEFINITIONS, ...own]) : DEFINITIONS);
  const libraries = players
    .filter(({ id }) => all.every((zone) => zone.id !== `${id}-library`))
    .map(({ id }): ZoneView => ({
      id: `${id}-library`,
      name: `${id}: library`,
      owner: id,
      layout: 'pile',
      things: [],
    }));
  const counted = [...all, ...libraries].map((zone): ZoneView => {
    const hidden = hiddenIn(zone);
    return hidden > 0 ? { ...zone, hidden } : zone;
  });
  const others = counted.filter(
    ({ id, things, hidden = 0 }) => id !== 'players' && (things.length + hidden > 0 || !QUIET.test(id)),
  );
  return [playersZone(found), ...others.map(priced)];
}

const CARDS = { id: '6ed', cards: SIXTH_EDITION };
const DEFINITIONS = new Map(SIXTH_EDITION.map((definition) => [definition.id, definition]));

/**
 * Returns the options for these cards and decks by seat; a single deck is everybody's. Without decks, decks
 * are drawn from all cards.
 */
function withCards(
  cards: readonly object[],
  decks: readonly DeckList[],
  players: readonly string[] = decks.length > 2 ? SEATS : SEATS.slice(0, 2),
): object {
  const [first] = decks;
  if (!first) return { cards, only: true };
  const each = decks.length === 1 ? players.map(() => first) : decks;
  const seats = each.map((_deck, at) => players[at] ?? `player ${at + 1}`);
  const wanted = new Set(
    decks.flatMap(({ main, sideboard, commander }) =>
      Object.keys({ ...main, ...sideboard, ...commander }).map(cardIdOf),
    ),
  );
  const used = z
    .array(cardDefinition)
    .parse(cards)
    .filter(({ id }) => wanted.has(id));
  const given = each.map(
    (deck, at) =>
      [
        seats[at] ?? '',
        deck.sideboard === undefined && deck.commander === undefined ? deck.main : deck,
      ] as const,
  );
  return {
    cards: used,
    ...(each.length > 2 ? { players: seats } : {}),
    ...(decks.some(({ commander }) => commander) ? { format: 'commander' } : {}),
    decks: Object.fromEntries(given),
  };
}

/** The steps in which people are usually asked: in their own turn, and in another player's. */
const USUAL: Readonly<Record<'own' | 'their', readonly Step[]>> = {
  own: ['main1', 'declareBlockers', 'main2'],
  their: ['declareAttackers', 'declareBlockers'],
};
const SIDES = [
  ['own', 'your'],
  ['their', 'their'],
] as const;

/**
 * Where players get priority, as a list of stops, since nobody wants to be asked at each of them (rule
 * 117.3).
 */
const PACE: MatchPace<MtgMatchState> = {
  passes: ['pass'],
  all: [{ move: 'attack', words: 'All attack' }],
  forgoes: (state, move) => move === 'doneAttacking' && !isAttackDeclared(state),
  stops: [
    { id: 'answer', words: 'to answer what others cast', usual: true },
    { id: 'own-stack', words: 'before what you cast resolves', usual: false },
    ...SIDES.flatMap(([side, whose]) =>
      STEPS.map((step) => ({
        id: `${side}-${step}`,
        words: `${whose} ${STEP_NAMES[step]}`,
        usual: USUAL[side].includes(step),
        isOwn: side === 'own',
      })),
    ),
  ],
  stopOf(state, player) {
    const { stack, turn, activePlayer } = state;
    const top = stack.at(-1);
    if (top === undefined) return `${activePlayer === player ? 'own' : 'their'}-${turn.step}`;
    const by = cardById(state, top)?.controller ?? state.abilities.find(({ id }) => id === top)?.controller;
    return by === player ? 'own-stack' : 'answer';
  },
};

/** Magic's matches with the Sixth Edition. */
export const mtgMatches: HostMatch<MtgMatchState> = {
  runtime: mtgMatch(CARDS),
  signed,
  setups: [
    { id: 'standard', title: 'Sixth Edition, decks of 40 drawn by the seed', options: {} },
    { id: 'short', title: 'The same with 10 life', options: { startingLife: 10 } },
    {
      id: 'four',
      title: 'Four players, each against all others',
      options: { players: ['ann', 'bob', 'cat', 'dan'] },
    },
    {
      id: 'two-headed-giant',
      title: 'Two-Headed Giant: two teams of two',
      options: { format: 'two-headed-giant' },
    },
    {
      id: 'large',
      title: 'Decks of 60 drawn by the seed',
      options: { deckSize: 60 },
    },
  ],
  zones,
  withCards,
  place,
  puzzles: async () => (await import('./puzzles.js')).mtgPuzzles,
  render: renderTable,
  ...mtgNarration(CARDS),
  tries: triesWith,
  pace: PACE,
  byHand: manaByHand,
  watch: mtgWatch(CARDS),
  code: {
    imports: [
      "import { mtgMatch } from '@reticle/mtg';",
      "import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';",
    ],
    runtime: "mtgMatch({ id: '6ed', cards: SIXTH_EDITION })",
  },
};

/** The keywords that can be given, by their names here. */
export const NAMED_KEYWORDS: ReadonlyMap<string, MtgKeyword> = new Map<string, MtgKeyword>([
  ...['hexproof', 'shroud', 'flying', 'trample', 'deathtouch'].map((keyword): [string, MtgKeyword] => [
    keyword,
    { keyword },
  ]),
  ...COLORS.flatMap((color): [string, MtgKeyword][] => [
    [`hexproof from ${color}`, { keyword: 'hexproof', from: { color } }],
    [`protection from ${color}`, { keyword: 'protection', from: { color } }],
  ]),
]);

/** Returns the name of a keyword here, or its JSON if it has none. */
export const nameOf = (found: MtgKeyword): string => {
  const same = JSON.stringify(found);
  return [...NAMED_KEYWORDS].find(([, given]) => JSON.stringify(given) === same)?.[0] ?? same;
};
/** Returns the keyword of that name, if there is one. */
export const keywordNamed = (name: string): readonly MtgKeyword[] => {
  const found = NAMED_KEYWORDS.get(name);
  return found ? [found] : [];
};
/** Returns the keywords without those of that name. */
export const withoutKeyword = (keywords: readonly MtgKeyword[], name: string): readonly MtgKeyword[] =>
  keywords.filter((found) => nameOf(found) !== name);
