import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import type { CardDefinition } from '../language/card-definition.js';
import { colorsOfCost } from '../language/mana.js';
import { isWhole, unexpressedOf } from '../language/unexpressed.js';
import { COLORS, type Color } from '../language/vocabulary.js';
import { drawCards } from '../rules/actions/change-zone.js';
import { executionOf } from '../rules/execution.js';
import type { MtgRules } from '../rules/move-execution.js';
import { advance } from '../rules/turn/advance.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { libraryCard } from '../state/printed.js';
import { type MtgOptions, PLAYERS, type PlayerId } from './options.js';
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
 * A deck of two colours: random cards of them, up to four of each, and their basic lands. Refused with
 * `mtg.tooFewCards` where the cards do not make one.
 */
function drawDeck(cards: readonly CardDefinition[], size: number, random: Random): Result<readonly string[]> {
  const playable = COLORS.filter((color) => basicOf(cards, color));
  const colors = random.shuffle(playable).slice(0, 2);
  const basics = colors.flatMap((color) => basicOf(cards, color)?.id ?? []);
  const spells = castable(cards, colors).flatMap(({ id }) => Array.from({ length: MOST_COPIES }, () => id));
  const lands = Math.round(size * LANDS);
  if (basics.length === 0 || spells.length < size - lands) {
    return refuse({ code: 'mtg.tooFewCards', data: { size, cards: spells.length, basics: basics.length } });
  }
  const drawn = random.shuffle(spells).slice(0, size - lands);
  return ok([
    ...drawn,
    ...Array.from({ length: lands }, (_land, index) => basics[index % basics.length] ?? ''),
  ]);
}

/** Cards in the opening hand (rule 103.5). There are no mulligans. */
const OPENING_HAND = 7;

/** Where in the options a card is first named. */
function placeIn({ decks }: MtgOptions, id: string): readonly (string | number)[] {
  for (const player of PLAYERS) {
    const at = decks?.[player].indexOf(id) ?? -1;
    if (at >= 0) return ['decks', player, at];
  }
  return [];
}

/** The given decks, or drawn ones. Refused where a card is not known, or does what its definition can't say. */
function decksOf(
  { definitions }: MtgRules,
  options: MtgOptions,
  random: Random,
): Result<readonly (readonly string[])[]> {
  const cards = [...definitions.values()];
  const decks: (readonly string[])[] = [];
  for (const player of PLAYERS) {
    const given = options.decks?.[player];
    const deck: Result<readonly string[]> = given ? ok(given) : drawDeck(cards, options.deckSize, random);
    if (!deck.ok) return deck;
    decks.push(deck.value);
  }
  const issues = [...new Set(decks.flat())].flatMap((id): GameIssue[] => {
    const definition = definitions.get(id);
    const path = placeIn(options, id);
    if (!definition) return [{ code: 'mtg.unknownCard', data: { card: id }, path }];
    const lacks = whole(definition)
      ? []
      : unexpressedOf(definition).map(({ code, data }) => ({ code, data }));
    return lacks.length === 0 ? [] : [{ code: 'mtg.notWhole', data: { card: id, lacks }, path }];
  });
  const [first, ...others] = issues;
  return first ? refuse(first, ...others) : ok(decks);
}

function libraryFor(
  { definitions }: MtgRules,
  owner: PlayerId,
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

/**
 * The state before the first move (rule 103): decks shuffled, seven cards drawn, the first turn begun. Refused with
 * `mtg.unknownCard`, `mtg.notWhole`, `mtg.tooFewCards`.
 */
export function setUp(rules: MtgRules, options: MtgOptions, random: Random): Result<MtgMatchState> {
  const decks = decksOf(rules, options, random);
  if (!decks.ok) return decks;
  const { startingLife, turnLimit, stops } = options;
  const first = options.first === 'random' ? (PLAYERS[random.below(PLAYERS.length)] ?? 'ann') : options.first;
  const dealt: MtgMatchState = {
    players: PLAYERS.map((id) => ({ id, life: startingLife, pool: {} })),
    activePlayer: first,
    cards: PLAYERS.flatMap((player, seat) => libraryFor(rules, player, decks.value[seat] ?? [], random)),
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
    house: { turnLimit, stops },
    nextId: 1,
  };
  const silent = { random, emit: () => undefined };
  const hands = PLAYERS.reduce((state, player) => drawCards(state, player, OPENING_HAND, silent), dealt);
  return ok(advance({ ...hands, lastKnown: [] }, executionOf(rules, hands, silent)));
}
