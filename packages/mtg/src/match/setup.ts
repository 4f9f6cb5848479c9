import { ok, refuse, type GameIssue, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { advance } from '../turn/advance.js';
import { drawCards } from '../zones/draw.js';
import { unexpressedOf } from '../sets/unexpressed.js';
import { drawDeck } from './decks.js';
import type { MtgOptions } from './options.js';
import { playWith, type MtgRules } from './play.js';
import { PLAYERS, type PlayerId } from './players.js';
import { libraryCard } from './printed.js';

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
    const lacks = unexpressedOf(definition).map(({ code, data }) => ({ code, data }));
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
  return ok(advance({ ...hands, lastKnown: [] }, playWith(rules, hands, silent)));
}
