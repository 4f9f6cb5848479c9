import { type GameIssue, type Issue, type Result, ok, refuse } from '@reticle/core';
import type { DeckList } from '@reticle/core/host';
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
import { FORMATS, mtgFormat, type MtgFormat } from '../language/format.js';
import { deckIssues, ofBareDeck } from './decks.js';

/** At most so many of one card (rule 100.2a), basic lands aside. */
const MOST_COPIES = 4;

/** The life with which players begin (rule 103.4). */
const LIFE = 20;

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
interface ListedCard {
  readonly id: string;
  readonly named: string;
  readonly count: number;
  readonly path: readonly (string | number)[];
}

type Deck = NonNullable<MtgOptions['decks']>[string];

const isList = (deck: Deck): deck is readonly string[] => Array.isArray(deck);
const isSectioned = (deck: Deck): deck is Extract<Deck, DeckList> =>
  typeof deck === 'object' && 'main' in deck && typeof deck['main'] === 'object';

/** Counts as a deck names them, with the place where they stand. */
const entriesIn = (counts: DeckList['main'], path: ListedCard['path']): readonly ListedCard[] =>
  Object.entries(counts).map(([named, count]) => ({
    id: cardIdOf(named),
    named,
    count,
    path: [...path, named],
  }));

/** What a deck names: cards by their ids, or counts by their names. */
function entriesOf(deck: Deck, player: string): readonly ListedCard[] {
  const path = ['decks', player];
  if (isList(deck)) return deck.map((id, at) => ({ id, named: id, count: 1, path: [...path, at] }));
  return isSectioned(deck) ? entriesIn(deck.main, [...path, 'main']) : entriesIn(deck, path);
}

/** A deck as formats judge it. */
function listOf(deck: Deck): DeckList {
  if (isSectioned(deck)) return deck;
  if (!isList(deck)) return { main: deck };
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { main: Object.fromEntries(counts) };
}

/** The format of a match; none, if nothing is asked of decks. */
const formatOf = ({ format }: MtgOptions): MtgFormat | undefined =>
  typeof format === 'string' ? mtgFormat.parse(FORMATS[format]) : format;

/** The given decks, or drawn ones. Refused where a card is not known, or does what its definition can't say, and by the format. */
function decksOf(
  { definitions }: MtgRules,
  options: MtgOptions,
  random: Random,
): Result<readonly (readonly string[])[]> {
  const { players, decks: given = {}, deckSize, cards, only = false } = options;
  const format = formatOf(options);
  // A confident half of the rules of commanders (903.8 to 903.10) would be worse than none.
  if (format?.commander)
    return refuse({
      code: 'mtg.commander',
      data: { why: 'matches do not perform the command zone', rule: '903.8' },
      path: ['format'],
    });
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
    const sections = isSectioned(deck) ? deck : undefined;
    const entries = entriesOf(deck, player);
    const leaders = entriesIn(sections?.commander ?? {}, ['decks', player, 'commander']);
    const [leader] = leaders;
    decks.push(entries.flatMap(({ id, count }) => Array.from({ length: count }, () => id)));
    if (leader && !format)
      issues.push({
        code: 'mtg.commander',
        data: { why: 'the match is of no format with one', rule: '903.3' },
        path: ['decks', player, 'commander'],
      });
    for (const { id, named, path } of [...entries, ...leaders]) {
      if (judged.has(id)) continue;
      judged.add(id);
      const definition = definitions.get(id);
      if (!definition) issues.push({ code: 'mtg.unknownCard', data: { card: named }, path });
      else if (!whole(definition)) {
        const lacks = unexpressedOf(definition).map(({ code, data }) => ({ code, data }));
        issues.push({ code: 'mtg.notWhole', data: { card: named, lacks }, path });
      }
    }
    const wrong = format ? deckIssues(listOf(deck), (id) => definitions.get(id), format) : [];
    for (const found of wrong) {
      // Of what is played it is told above.
      if (found.code === 'mtg.unknownCard' && found.path?.[0] !== 'sideboard') continue;
      const { path = [], ...issue } = sections ? found : ofBareDeck(found);
      issues.push({ ...issue, path: ['decks', player, ...path] });
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
  const cardOf = (id: string, index: number): readonly MtgCard[] => {
    const definition = definitions.get(id);
    const card = { instanceId: `${owner}-${index + 1}`, owner, order: places[index] ?? 0 };
    return definition ? [libraryCard(definition, card)] : [];
  };
  return deck.flatMap(cardOf);
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
 * `mtg.unknownCard`, `mtg.notWhole`, `mtg.tooFewCards`, `mtg.unknownPlayer`, with what the format has against a deck (`deckIssues`),
 * and with the codes of `registerCards`.
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
  const { players, turnLimit, stops, asks } = options;
  const startingLife = options.startingLife ?? formatOf(options)?.startingLife ?? LIFE;
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
