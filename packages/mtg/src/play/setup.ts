import { type GameIssue, type Issue, ok, refuse, type Result } from '@reticle/core';
import type { DeckList } from '@reticle/core/host';
import type { Random } from '@reticle/core/match';
import { type CardDefinition, cardIdOf } from '../language/card-definition.js';
import { cardsByDeckId } from '../language/layouts.js';
import { FORMATS, mtgFormat, type MtgFormat } from '../language/format.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { drawCards } from '../rules/actions/change-zone.js';
import { mulligansOf, OPENING_HAND } from '../rules/effects/mulligan.js';
import { executionOf, type RulesOfMatch } from '../rules/execution.js';
import type { MtgRules } from '../rules/move-execution.js';
import { advance } from '../rules/turn/advance.js';
import type { MtgCard } from '../state/card.js';
import { cardWith } from '../state/copies.js';
import type { MtgMatchState } from '../state/match-state.js';
import { memo } from '../state/memo.js';
import { libraryCard } from '../state/printed.js';
import { withoutUndefined } from '../state/without-undefined.js';
import { withRanges } from '../state/range.js';
import { deckIssues, ofBareDeck } from './decks.js';
import { type DealtDeck, drawDeck, drawLedDeck, whole } from './drawing.js';
import { type MtgOptions, type SeatedOptions, seatedOptions } from './options.js';
import { teamIssues, teamsOf, unfitForTeams } from './teams.js';
import { entryAt } from '../state/sure.js';

/** The starting life total (rule 103.4). */
const LIFE = 20;

/** One entry of a deck list: the card's id, how many copies, and the path of the entry in the options. */
interface ListedCard {
  readonly id: string;
  readonly named: string;
  readonly count: number;
  readonly path: readonly (string | number)[];
}

type Deck = NonNullable<MtgOptions['decks']>[string];

const isList = (deck: Deck): deck is readonly string[] => Array.isArray(deck);
const isSectioned = (deck: Deck): deck is Extract<Deck, DeckList> =>
  'main' in deck && typeof deck['main'] === 'object';

/** Returns the entries of counts by name, with their paths. */
const entriesIn = (counts: DeckList['main'], path: ListedCard['path']): readonly ListedCard[] =>
  Object.entries(counts).map(([named, count]) => ({
    id: cardIdOf(named),
    named,
    count,
    path: [...path, named],
  }));

/** Returns the entries of a deck, which is a list of ids or counts by name. */
function entriesOf(deck: Deck, player: string): readonly ListedCard[] {
  const path = ['decks', player];
  if (isList(deck)) return deck.map((id, at) => ({ id, named: id, count: 1, path: [...path, at] }));
  return isSectioned(deck) ? entriesIn(deck.main, [...path, 'main']) : entriesIn(deck, path);
}

/** Returns a deck in the form that formats judge. */
function listOf(deck: Deck): DeckList {
  if (isSectioned(deck)) return deck;
  if (!isList(deck)) return { main: deck };
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { main: Object.fromEntries(counts) };
}

/** Returns the format of a match. Returns undefined if decks are unrestricted. */
const formatOf = ({ format }: MtgOptions): MtgFormat | undefined =>
  typeof format === 'string' ? mtgFormat.parse(FORMATS[format]) : format;

/** Returns all known cards without second faces. Cached by definitions. */
const cardsKnown = memo((definitions: MtgRules['definitions']) => {
  const all = [...definitions.values()];
  const faces = new Set(all.flatMap(({ other }) => (other ? [other.id] : [])));
  return faces.size === 0 ? all : all.filter(({ id }) => !faces.has(id));
});

/** Returns a lookup of cards by the names that decks use, with both names of two-faced cards. */
const cardsNamed = memo((definitions: MtgRules['definitions']) => cardsByDeckId(cardsKnown(definitions)));

/** Returns the cards that decks are drawn from. */
function poolOf(
  { definitions }: Pick<MtgRules, 'definitions'>,
  options: SeatedOptions,
): readonly CardDefinition[] {
  const { cards, only = false } = options;
  const all = cardsKnown(definitions);
  const own = new Set(cards?.map(({ id }) => id));
  const known = only ? all.filter(({ id, supertypes }) => own.has(id) || supertypes.includes('basic')) : all;
  const isTeamed = teamsOf(options, formatOf(options)) !== undefined;
  return isTeamed ? known.filter((card) => !unfitForTeams(card)) : known;
}

/** Returns the cards that the decks of a match may have: those of the given decks, or all if a deck is drawn. */
export function cardsPlayed(
  rules: Pick<MtgRules, 'definitions'>,
  agreed: MtgOptions,
): readonly CardDefinition[] {
  const options = seatedOptions(agreed, formatOf(agreed));
  const { players, decks: listed = {} } = options;
  const decks = players.flatMap((player) => {
    const deck = Object.hasOwn(listed, player) ? listed[player] : undefined;
    return deck ? [deck] : [];
  });
  if (decks.length < players.length) return poolOf(rules, options);
  const cardOf = cardsNamed(rules.definitions);
  const names = decks.flatMap((deck) => {
    const { main, sideboard, commander } = listOf(deck);
    return Object.keys({ ...main, ...sideboard, ...commander });
  });
  return [...new Set(names.flatMap((name) => cardOf(cardIdOf(name)) ?? []))];
}

/**
 * Returns the given decks, or draws decks. Refuses unknown cards, cards that a match can't play completely,
 * and what the format refuses.
 */
function decksOf(
  { definitions }: MtgRules,
  options: SeatedOptions,
  random: Random,
): Result<readonly DealtDeck[]> {
  const { players, decks: listed = {}, deckSize } = options;
  const format = formatOf(options);
  const cardOf = cardsNamed(definitions);
  const idOf = ({ id }: ListedCard): string => cardOf(id)?.id ?? id;
  const isTeamed = teamsOf(options, format) !== undefined;
  const pool = poolOf({ definitions }, options);
  const decks: DealtDeck[] = [];
  const issues: GameIssue[] = [];
  const judged = new Set<string>();
  for (const player of players) {
    const deck = Object.hasOwn(listed, player) ? listed[player] : undefined;
    if (!deck) {
      const own = random.stream('deck', player);
      const drawn = format?.commander ? drawLedDeck(pool, format, own) : drawDeck(pool, deckSize, own);
      if (!drawn.ok) return drawn;
      decks.push(drawn.value);
      continue;
    }
    const sections = isSectioned(deck) ? deck : undefined;
    const entries = entriesOf(deck, player);
    const leaders = entriesIn(sections?.commander ?? {}, ['decks', player, 'commander']);
    decks.push({
      main: entries.flatMap((entry) => Array.from({ length: entry.count }, () => idOf(entry))),
      leaders: leaders.map(idOf),
    });
    if (leaders.length > 0 && !format)
      issues.push({
        code: 'mtg.commander',
        data: { why: 'the match is of no format with one', rule: '903.3' },
        path: ['decks', player, 'commander'],
      });
    for (const { id, named, path } of [...entries, ...leaders]) {
      if (judged.has(id)) continue;
      judged.add(id);
      const definition = cardOf(id);
      if (!definition) issues.push({ code: 'mtg.unknownCard', data: { card: named }, path });
      else if (!whole(definition)) {
        const lacks = unexpressedOf(definition).map(({ code, data }) => ({ code, data }));
        issues.push({ code: 'mtg.notWhole', data: { card: named, lacks }, path });
      } else if (isTeamed) {
        const unfit = unfitForTeams(definition);
        if (unfit)
          issues.push({
            code: 'mtg.notInTeams',
            data: { card: named, what: unfit.what, rule: unfit.rule },
            path,
          });
      }
    }
    const wrong = format ? deckIssues(listOf(deck), cardOf, format) : [];
    for (const found of wrong) {
      // Unknown cards of the main deck are reported above.
      if (found.code === 'mtg.unknownCard' && found.path?.[0] !== 'sideboard') continue;
      const { path = [], ...issue } = sections ? found : ofBareDeck(found);
      issues.push({ ...issue, path: ['decks', player, ...path] });
    }
  }
  const [first, ...others] = issues;
  return first ? refuse(first, ...others) : ok(decks);
}

/**
 * Returns the cards of a deck: the shuffled library and the commanders. They are listed by their ids, which
 * tell neither the entry of the deck list nor the place in the library.
 */
function deckFor(
  { definitions }: MtgRules,
  owner: string,
  { main, leaders }: DealtDeck,
  random: Random,
): readonly MtgCard[] {
  const places = random.stream('library', owner).shuffle(main.map((_id, place) => place));
  const listed = [...main, ...leaders];
  return random.numbers(listed.length, owner).flatMap((number, at) => {
    const entry = number - 1;
    const definition = definitions.get(entryAt(listed, entry));
    if (!definition) return [];
    const card = libraryCard(definition, {
      instanceId: `${owner}-${at + 1}`,
      owner,
      order: places[entry] ?? 0,
    });
    return [entry < main.length ? card : asCommander(card)];
  });
}

/** Returns a commander as the game begins: designated, and in the command zone (rules 903.3, 903.6). */
const asCommander = (card: MtgCard): MtgCard =>
  cardWith(card, { commander: true, zone: 'command' }, ['order']);

/** Adds `cards` to the path of an issue about cards that the options add. */
const inCards = (found: Issue): Issue => ({ ...found, path: ['cards', ...(found.path ?? [])] });

/** Returns how many seats away each player can affect others. Returns undefined if nobody is limited. */
function rangesOf({
  players,
  rangeOfInfluence: range,
}: SeatedOptions): Readonly<Record<string, number>> | undefined {
  return typeof range === 'number' ? Object.fromEntries(players.map((player) => [player, range])) : range;
}

/**
 * Finds players who have a deck or a range of influence, or begin, and don't play; and what is wrong with the
 * teams.
 */
function strangersIn(options: SeatedOptions): readonly GameIssue[] {
  const { players, decks = {}, first, rangeOfInfluence } = options;
  const stranger = (player: string, path: readonly string[]): readonly GameIssue[] =>
    players.includes(player) ? [] : [{ code: 'mtg.unknownPlayer', data: { player }, path }];
  return [
    ...teamIssues(options, formatOf(options)),
    ...Object.keys(decks).flatMap((player) => stranger(player, ['decks', player])),
    ...(first === 'random' ? [] : stranger(first, ['first'])),
    ...(typeof rangeOfInfluence === 'object'
      ? Object.keys(rangeOfInfluence).flatMap((player) => stranger(player, ['rangeOfInfluence', player]))
      : []),
  ];
}

/**
 * Builds the state before the first move (rules 103, 903.6): commanders in the command zone, decks shuffled,
 * seven cards drawn, the first turn begun. Refuses with `mtg.unknownCard`, `mtg.notWhole`, `mtg.teams`,
 * `mtg.notInTeams`, `mtg.tooFewCards`, `mtg.noCommander`, `mtg.unknownPlayer`, what the format has against a
 * deck (`deckIssues`), and the codes of `registerCards`.
 */
export function setUp(rulesFor: RulesOfMatch, agreed: MtgOptions, random: Random): Result<MtgMatchState> {
  const options = seatedOptions(agreed, formatOf(agreed));
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
  const teams = teamsOf(options, formatOf(options));
  const teamOfPlayer = new Map(
    teams?.flatMap((team, at) => team.map((id) => [id, `team ${at + 1}`] as const)),
  );
  const starts =
    options.first === 'random'
      ? entryAt(players, random.stream('first').below(players.length))
      : options.first;
  // 805.3: the starting team's primary player, who sits first in it, begins.
  const first = teams?.find((team) => team.includes(starts))?.[0] ?? starts;
  const dealt: MtgMatchState = {
    players: players.map((id) => ({
      id,
      life: startingLife,
      pool: {},
      ...withoutUndefined({ team: teamOfPlayer.get(id) }),
    })),
    activePlayer: first,
    cards: players.flatMap((player, seat) => deckFor(rules, player, entryAt(decks.value, seat), random)),
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
    house: {
      turnLimit,
      stops,
      ...withoutUndefined({ ranges: rangesOf(options), cards }),
      ...(asks.length > 0 ? { asks } : {}),
      ...(formatOf(options)?.sharedLife ? { sharedLife: true as const } : {}),
    },
    nextId: 1,
  };
  const silent = { random, emit: () => undefined };
  const hands = players.reduce(
    (state, player) => drawCards(state, player, OPENING_HAND, silent),
    withRanges(dealt),
  );
  const resolving = asks.includes('mulligans') ? mulligansOf(hands) : [];
  return ok(advance({ ...hands, resolving, lastKnown: [] }, executionOf(rules, hands, silent)));
}
