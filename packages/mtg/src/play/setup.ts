import { type GameIssue, type Issue, type Result, ok, refuse } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { type CardDefinition, cardIdOf } from '../language/card-definition.js';
import { colorsOfCost } from '../language/mana.js';
import { isWhole, unexpressedOf } from '../language/unexpressed.js';
import { COLORS, type Color } from '../language/vocabulary.js';
import { drawCards } from '../rules/actions/change-zone.js';
import { executionOf, type RulesOfMatch } from '../rules/execution.js';
import type { MtgRules } from '../rules/move-execution.js';
import { advance } from '../rules/turn/advance.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { libraryCard } from '../state/printed.js';
import { OPENING_HAND, mulligansOf } from './mulligans.js';
import type { MtgOptions } from './options.js';
import { memo } from '../state/memo.js';

/** At most so many of one card (rule 100.2a), basic lands aside. */
const MOST_COPIES = 4;

/** Of a drawn deck, so much are lands. */
const LANDS = 17 / 40;

/** The basic land type of each colour (rule 305.6). */
const LAND_OF: { readonly [Of in Color]: string } = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};

const basicOf = (cards: readonly CardDefinition[], color: Color): CardDefinition | undefined =>
  cards.find(({ supertypes, subtypes }) => supertypes.includes('basic') && subtypes.includes(LAND_OF[color]));

/** Whether a match does all of a card: looked at once for each card, not once for each deck. */
const whole = memo(isWhole);

/** Cards that can be cast with the mana of these colours, and are no lands. */
function castable(cards: readonly CardDefinition[], colors: readonly Color[]): readonly CardDefinition[] {
  return cards.filter(
    (card) =>
      card.cost !== undefined &&
      whole(card) &&
      !card.types.includes('land') &&
      colorsOfCost(card.cost).every((color) => colors.includes(color)),
  );
}

/**
 * A deck of two colours: random cards of them, up to four of each, and their basic lands. The colours are the first two, in the order
 * of the seed, that have cards enough; refused with `mtg.tooFewCards` if none have.
 */
function drawDeck(cards: readonly CardDefinition[], size: number, random: Random): Result<readonly string[]> {
  const playable = random.shuffle(COLORS.filter((color) => basicOf(cards, color)));
  const lands = Math.round(size * LANDS);
  let most = 0;
  for (const colors of pairsOf(playable)) {
    const basics = colors.flatMap((color) => basicOf(cards, color)?.id ?? []);
    const spells = castable(cards, colors).flatMap(({ id }) => Array.from({ length: MOST_COPIES }, () => id));
    most = Math.max(most, spells.length);
    if (spells.length < size - lands) continue;
    const drawn = random.shuffle(spells).slice(0, size - lands);
    return ok([
      ...drawn,
      ...Array.from({ length: lands }, (_land, index) => basics[index % basics.length] ?? ''),
    ]);
  }
  return refuse({ code: 'mtg.tooFewCards', data: { size, cards: most, basics: playable.length } });
}

/** Two colours each, in their order; one alone if there is no other. */
const pairsOf = (colors: readonly Color[]): readonly (readonly Color[])[] =>
  colors.length < 2
    ? colors.map((color) => [color])
    : colors.flatMap((color, at) => colors.slice(at + 1).map((other) => [color, other]));

/** A card as a deck names it: its id, how often it is there, and where in the options that stands. */
interface Entry {
  readonly id: string;
  readonly named: string;
  readonly count: number;
  readonly path: readonly (string | number)[];
}

type Deck = NonNullable<MtgOptions['decks']>[string];

const isList = (deck: Deck): deck is readonly string[] => Array.isArray(deck);

/** What a deck names: cards by their ids, or counts by their names. */
function entriesOf(deck: Deck, player: string): readonly Entry[] {
  const path = ['decks', player];
  return isList(deck)
    ? deck.map((id, at) => ({ id, named: id, count: 1, path: [...path, at] }))
    : Object.entries(deck).map(([named, count]) => ({
        id: cardIdOf(named),
        named,
        count,
        path: [...path, named],
      }));
}

/** The given decks, or drawn ones. Refused where a card is not known, or does what its definition can't say. */
function decksOf(
  { definitions }: MtgRules,
  { players, decks: given = {}, deckSize, cards, only = false }: MtgOptions,
  random: Random,
): Result<readonly (readonly string[])[]> {
  const own = new Set(cards?.map(({ id }) => id));
  const pool = [...definitions.values()].filter(
    ({ id, supertypes }) => !only || own.has(id) || supertypes.includes('basic'),
  );
  const decks: (readonly string[])[] = [];
  const issues: GameIssue[] = [];
  const judged = new Set<string>();
  for (const player of players) {
    const deck = Object.hasOwn(given, player) ? given[player] : undefined;
    if (!deck) {
      const drawn = drawDeck(pool, deckSize, random);
      if (!drawn.ok) return drawn;
      decks.push(drawn.value);
      continue;
    }
    const entries = entriesOf(deck, player);
    decks.push(entries.flatMap(({ id, count }) => Array.from({ length: count }, () => id)));
    for (const { id, named, path } of entries) {
      if (judged.has(id)) continue;
      judged.add(id);
      const definition = definitions.get(id);
      if (!definition) issues.push({ code: 'mtg.unknownCard', data: { card: named }, path });
      else if (!whole(definition)) {
        const lacks = unexpressedOf(definition).map(({ code, data }) => ({ code, data }));
        issues.push({ code: 'mtg.notWhole', data: { card: named, lacks }, path });
      }
    }
  }
  const [first, ...others] = issues;
  return first ? refuse(first, ...others) : ok(decks);
}

function libraryFor(
  { definitions }: MtgRules,
  owner: string,
  deck: readonly string[],
  random: Random,
): readonly MtgCard[] {
  const places = random.shuffle(deck.map((_id, place) => place));
  return deck.flatMap((id, index) => {
    const definition = definitions.get(id);
    const card = { instanceId: `${owner}-${index + 1}`, owner, order: places[index] ?? 0 };
    return definition ? [libraryCard(definition, card)] : [];
  });
}

/** What is refused of the cards that the options add stands there. */
const inCards = (found: Issue): Issue => ({ ...found, path: ['cards', ...(found.path ?? [])] });

/** Who has a deck or begins, and does not play. */
function strangersIn({ players, decks = {}, first }: MtgOptions): readonly GameIssue[] {
  const stranger = (player: string, path: readonly string[]): readonly GameIssue[] =>
    players.includes(player) ? [] : [{ code: 'mtg.unknownPlayer', data: { player }, path }];
  return [
    ...Object.keys(decks).flatMap((player) => stranger(player, ['decks', player])),
    ...(first === 'random' ? [] : stranger(first, ['first'])),
  ];
}

/**
 * The state before the first move (rule 103): decks shuffled, seven cards drawn, the first turn begun. Refused with
 * `mtg.unknownCard`, `mtg.notWhole`, `mtg.tooFewCards`, `mtg.unknownPlayer`, and with the codes of `registerCards`.
 */
export function setUp(rulesFor: RulesOfMatch, options: MtgOptions, random: Random): Result<MtgMatchState> {
  const { cards } = options;
  const [stranger, ...strangers] = strangersIn(options);
  if (stranger) return refuse(stranger, ...strangers);
  const made = rulesFor(cards);
  if (!made.ok) return { ok: false, issues: made.issues.map((found) => inCards(found)) };
  const rules = made.value;
  const decks = decksOf(rules, options, random);
  if (!decks.ok) return decks;
  const { players, startingLife, turnLimit, stops, asks } = options;
  const first = options.first === 'random' ? (players[random.below(players.length)] ?? '') : options.first;
  const dealt: MtgMatchState = {
    players: players.map((id) => ({ id, life: startingLife, pool: {} })),
    activePlayer: first,
    cards: players.flatMap((player, seat) => libraryFor(rules, player, decks.value[seat] ?? [], random)),
    abilities: [],
    stack: [],
    lastKnown: [],
    permissions: [],
    turn: { number: 1, step: 'untap', passes: 0, landsPlayed: 0 },
    resolving: [],
    continuous: [],
    shields: [],
    delayed: [],
    waiting: [],
    activated: {},
    house: { turnLimit, stops, ...(asks.length > 0 ? { asks } : {}), ...(cards ? { cards } : {}) },
    nextId: 1,
  };
  const silent = { random, emit: () => undefined };
  const hands = players.reduce((state, player) => drawCards(state, player, OPENING_HAND, silent), dealt);
  const resolving = asks.includes('mulligans') ? mulligansOf(hands) : [];
  return ok(advance({ ...hands, resolving, lastKnown: [] }, executionOf(rules, hands, silent)));
}
