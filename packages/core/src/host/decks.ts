import * as z from 'zod';
import { ok, refuse, type GameIssue, type GameMessages, type Issue, type Result } from '../issue.js';
import { parseJsonText, parseWith, STATE_LIMITS, type JsonObject } from '../json.js';

/** The number of copies of each card, by its name. */
type CardCounts = Readonly<Record<string, number>>;

/** The sections beside the deck itself, in games that have them. */
const SECTIONS = ['sideboard', 'commander'] as const;

/** A section of a deck that is not played like its other cards. */
type DeckSection = (typeof SECTIONS)[number];

/**
 * A deck list: the number of copies of each card by its name, in the deck itself and in the sections beside
 * it.
 */
export type DeckList = { readonly main: CardCounts } & {
  readonly [Section in DeckSection]?: CardCounts | undefined;
};

/** A game's rules for judging decks, by formats that are data. */
export interface DeckRules {
  /** The sections that may stand beside a deck. Defaults to none. */
  readonly sections?: readonly DeckSection[];
  /**
   * A group of at most `most` cards without a heading, after an empty line and a deck of at least `behind`
   * cards, is the deck's sideboard.
   */
  readonly unheaded?: { readonly most: number; readonly behind: number };
  /** The known formats, by their names. Others are given as data of the same shape. */
  readonly formats: Readonly<Record<string, JsonObject>>;
  /**
   * Judges a deck of these cards by a format. A card may occur several times, once for each printing. Returns
   * no issues if the deck satisfies the format. Refuses what is not a format, with paths.
   */
  readonly judge: (deck: DeckList, cards: readonly object[], format: unknown) => readonly Issue[];
}

const MOST_DECKS = 64;
const MOST_ISSUES = 100;
const LONGEST_NAME = 256;

const counts = z.record(z.string().min(1).max(LONGEST_NAME), z.int().min(1).max(9_999));
const sectioned = z.strictObject({
  main: counts,
  sideboard: counts.optional(),
  commander: counts.optional(),
});
const deckList = z.union([
  counts.transform((main): DeckList => ({ main })),
  sectioned.transform((deck): DeckList => deck),
]);
const deckFile = z.union([
  z.array(deckList).min(1).max(MOST_DECKS).readonly(),
  // One deck by itself: its counts are numbers, and those of decks by players are objects.
  counts
    .refine((cards) => Object.keys(cards).length > 0)
    .transform((main): readonly DeckList[] => [{ main }]),
  sectioned.transform((deck): readonly DeckList[] => [deck]),
  z.record(z.string(), deckList).transform((named) => Object.values(named)),
]);

/** The messages for what is refused in a text of decks. */
export const deckMessages: GameMessages = {
  'deck.noCount': ({ line, words }) =>
    `Line ${String(line)}, "${String(words)}", has no count: a card is written "4 Name".`,
  'deck.badCount': ({ line, count }) => `Line ${String(line)}: ${String(count)} is no count of cards.`,
  'deck.badName': ({ line, limit }) =>
    `Line ${String(line)}: the name is longer than ${String(limit)} characters.`,
  'deck.section': ({ line, section }) =>
    `Line ${String(line)} begins a ${String(section)}, which no deck of this game has: leave it out.`,
  'deck.noSection': ({ deck, section }) =>
    `Deck ${String(deck)} has a ${String(section)}, which no deck of this game has: leave it out.`,
  'deck.tooMany': ({ line, limit }) => `Line ${String(line)} begins a deck more than ${String(limit)}.`,
  'deck.shape': ({ at, found }) =>
    `This JSON is no deck: ${String(at)} is ${String(found)}. A deck is { "Name": 4 }; several are a list of them, or stand by the names of players.`,
  'deck.none': () => 'There is no deck in this text.',
  'deck.notWritten': ({ name }) => `"${String(name)}" cannot be written in a line of a list.`,
};

const refusal = (reason: string, data: GameIssue['data']): GameIssue => ({ code: `deck.${reason}`, data });

/** Matches "4 Name" and "4x Name", with one space between words. */
const CARD = /^(\d+)x? (.+)$/iu;
/** Matches a line of a table, whose first columns are the count and the name: `4,"Name",ABC`. */
const ROW = /^(\d+), ?(?:"([^"]+)"|([^",]+))(?:,.*)?$/u;
/** Matches the first line of such a table. */
const COLUMNS = /^"?(?:count|quantity|qty|amount)"? ?, ?"?(?:card ?)?name"?(?:,|$)/iu;
/**
 * Matches where a card was printed, at the end of a line: "(ABC) 12", "(ABC) XYZ-12", "[ABC]", "[ABC 12]", "(12/204)",
 * "#12".
 */
const PRINTING =
  /(?: (?:(?:\([A-Z0-9]{2,6}\)|\[[A-Z0-9]{2,6}\])(?: (?:[A-Z0-9]{1,6}-)?\d{1,4}[a-z★]?)?|[([][A-Z0-9]{2,6} #?\d{1,4}[)\]]|\(\d{1,4}\/\d{1,4}\)|#\d{1,4}))+$/u;
/** Matches a mark of a copy: "*F*" for foil, "*CMDR*" for the commander. */
const MARK = / \*([A-Z]{1,8})\*$/u;
/** Matches a title, a comment, or the name of a part with the count of its cards. */
const HEADING = /^(?:\/\/|#)|(?::|\(\d{1,4}\))$/u;
/** The headings of sections. A section may also be named on a card's own line: "SB: 2 Name". */
const HEADINGS: readonly (readonly [RegExp, DeckSection | 'main'])[] = [
  [/^(?:\/\/ ?)?(?:sideboard|sb)\b/iu, 'sideboard'],
  [/^(?:\/\/ ?)?commanders?(?: ?:| ?\(\d{1,4}\)| ?: ?\d{1,4})?$/iu, 'commander'],
  [/^(?:\/\/ ?)?(?:main|main ?deck|deck)(?::| ?\(\d{1,4}\))?$/iu, 'main'],
];
const ON_LINE = /^(sb|cmdr|commander): *(?=\d)/iu;

/** Whether a line names a part of a deck: a type of cards, in the singular or the plural. */
const namesPart = (line: string, parts: readonly string[]): boolean => {
  const [word = ''] = line.toLowerCase().split(/[ :(]/u);
  return parts.some((part) => [part, `${part}s`, part.replace(/y$/u, 'ies')].includes(word));
};

/** One line of a list, as it was read. */
type Line =
  | { readonly is: 'empty' | 'part' | 'heading' | 'words' }
  | { readonly is: 'section'; readonly section: DeckSection | 'main' }
  | { readonly is: 'card'; readonly name: string; readonly count: number; readonly section?: DeckSection }
  | { readonly is: 'refused'; readonly issue: GameIssue };

function lineOf(whole: string, line: number, parts: readonly string[]): Line {
  if (whole === '') return { is: 'empty' };
  const [prefix = '', mark] = ON_LINE.exec(whole) ?? [];
  const text = whole.slice(prefix.length);
  if (COLUMNS.test(text)) return { is: 'heading' };
  const [, inRow, quoted, plain] = ROW.exec(text) ?? [];
  const [, digits = inRow, words = quoted ?? plain ?? ''] = CARD.exec(text) ?? [];
  if (digits === undefined) {
    const [, section] = HEADINGS.find(([heading]) => heading.test(whole)) ?? [];
    if (section !== undefined) return { is: 'section', section };
    if (namesPart(text, parts)) return { is: 'part' };
    return { is: HEADING.test(text) ? 'heading' : 'words' };
  }
  const count = digits.length > 4 ? 0 : Number(digits);
  if (count === 0) return { is: 'refused', issue: refusal('badCount', { line, count: digits.slice(0, 20) }) };
  const [marked, said] = MARK.exec(words) ?? [''];
  const name = words.slice(0, words.length - marked.length).replace(PRINTING, '');
  if (name.length > LONGEST_NAME)
    return { is: 'refused', issue: refusal('badName', { line, limit: LONGEST_NAME }) };
  const isLeading = said === 'CMDR' || (mark !== undefined && mark.toLowerCase() !== 'sb');
  const section = isLeading ? 'commander' : mark === undefined ? undefined : 'sideboard';
  return { is: 'card', name, count, ...(section === undefined ? {} : { section }) };
}

/** What a game knows of its deck lists. */
interface DeckWords {
  /** The types of cards, which head parts of a list: "character", "sorcery". */
  readonly parts?: readonly string[] | undefined;
  /** The sections that may stand beside a deck, and the rule for a sideboard without a heading. */
  readonly sections?: DeckRules['sections'] | undefined;
  readonly unheaded?: DeckRules['unheaded'] | undefined;
}

/** Says in one refusal where JSON is no deck, and what stands there. */
function shapeOf(value: unknown, issues: readonly Issue[]): Issue {
  const [first] = issues;
  if (!first || !SHAPES.has(first.code)) return first ?? refusal('none', {});
  const at = first.path ?? [];
  const there = at.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
  const words = there === undefined ? 'nothing' : JSON.stringify(there);
  const found = words.length > LONGEST_FOUND ? `${words.slice(0, LONGEST_FOUND)}...` : words;
  return refusal('shape', { at: at.length === 0 ? 'all of it' : at.join(', '), found });
}
const LONGEST_FOUND = 40;
const SHAPES: ReadonlySet<string> = new Set(['wrongType', 'unknownKey', 'invalidValue']);

/** Reads decks from JSON. Refuses a section that the game does not have. */
function fromJson(text: string, sections: readonly DeckSection[]): Result<readonly DeckList[]> {
  const json = parseJsonText(text);
  if (!json.ok) return json;
  const read = parseWith(deckFile, json.value, STATE_LIMITS);
  if (!read.ok) return refuse(shapeOf(json.value, read.issues));
  const [first, ...others] = read.value.flatMap((deck, at) =>
    SECTIONS.filter((section) => deck[section] !== undefined && !sections.includes(section)).map((section) =>
      refusal('noSection', { deck: at + 1, section }),
    ),
  );
  return first ? refuse(first, ...others) : read;
}

/** A deck that is being read: the counts of cards, by section. */
type Draft = Map<DeckSection | 'main', Map<string, number>>;

const sizeOf = (draft: Draft): number =>
  [...(draft.get('main')?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/**
 * Joins decks that were written in two groups: a commander that is listed last, or a sideboard without a
 * heading.
 */
function joinGroups(drafts: readonly Draft[], unheaded: DeckRules['unheaded']): readonly Draft[] {
  const decks: Draft[] = [];
  for (const draft of drafts) {
    const last = decks.at(-1);
    const [commander, main] = [draft.get('commander'), draft.get('main')];
    const isSide = unheaded && draft.size === 1 && sizeOf(draft) <= unheaded.most;
    if (last && commander && draft.size === 1 && !last.has('commander')) last.set('commander', commander);
    else if (last && main && isSide && !last.has('sideboard') && sizeOf(last) >= unheaded.behind)
      last.set('sideboard', main);
    else decks.push(draft);
  }
  return decks;
}

function deckOf(draft: Draft): DeckList {
  const countsOf = (section: DeckSection | 'main') => Object.fromEntries(draft.get(section) ?? []);
  const beside = SECTIONS.filter((section) => draft.has(section));
  return {
    main: countsOf('main'),
    ...Object.fromEntries(beside.map((section) => [section, countsOf(section)])),
  };
}

/**
 * Reads the decks of a text. The text is JSON: an array of decks, or decks by players, where a deck is counts
 * by names, or an object of such counts under `main` and the sections. Or it is a list with a line for each
 * card, "4 Name" or "4x Name", and an empty line between two decks. Titles stand before the cards of a deck.
 * A line that ends in a colon or a count of cards, a comment (`//`, `#`), and a type of cards are headings.
 * After a heading that is a type, the deck continues. If the game has sections, "Sideboard" and "Commander"
 * head them, and "SB: 2 Name" is one card of a section. After "Commander" and an empty line comes the deck
 * itself. Where a card was printed ("(ABC) 12") is left out.
 *
 * @returns at least one deck, or refusals, each with its line (`deck.noCount`, `deck.badCount`,
 * `deck.badName`, `deck.section`, `deck.tooMany`, `deck.none`) or its path in the JSON; what is no text is refused
 * (`wrongType`)
 */
export function readDecks(
  text: string,
  { parts = [], sections = [], unheaded }: DeckWords = {},
): Result<readonly DeckList[]> {
  const given = parseWith(z.string(), text, STATE_LIMITS);
  if (!given.ok) return given;
  if (/^\s*[[{]/u.test(text)) return fromJson(text, sections);
  const drafts: Draft[] = [];
  const issues: GameIssue[] = [];
  /** Lines of words that are a title if cards follow, at once or after an empty line. */
  let loose: GameIssue[] = [];
  /** The deck to which the next card belongs, and its section. */
  let open: Draft | undefined;
  let section: DeckSection | 'main' = 'main';
  for (const [index, raw] of text.split('\n').entries()) {
    if (issues.length >= MOST_ISSUES) break;
    const line = index + 1;
    const words = raw.trim().replaceAll(/\s+/gu, ' ');
    const found = lineOf(words, line, parts);
    const wanted = found.is === 'section' || found.is === 'card' ? found.section : undefined;
    if (wanted !== undefined && wanted !== 'main' && !sections.includes(wanted)) {
      issues.push(refusal('section', { line, section: wanted }));
      continue;
    }
    if (found.is === 'refused') issues.push(found.issue);
    else if (found.is === 'empty') {
      // After a heading its cards follow. The commander stands before the deck itself.
      const isHeading = section !== 'main' && open?.has(section) !== true;
      if (!isHeading && (section !== 'commander' || open?.has('main') === true)) open = undefined;
      if (!isHeading) section = 'main';
      if (drafts.length > 0) issues.push(...loose.splice(0));
    } else if (found.is === 'section') {
      const last = drafts.at(-1);
      if (found.section === 'sideboard') open ??= last;
      section = found.section;
    } else if (found.is === 'part') open ??= drafts.at(-1);
    else if (found.is === 'words') {
      const issue = refusal('noCount', { line, words: words.slice(0, 80) });
      (open ? issues : loose).push(issue);
    } else if (found.is === 'card') {
      loose = [];
      if (found.section) open ??= drafts.at(-1);
      if (!open && drafts.length === MOST_DECKS) {
        issues.push(refusal('tooMany', { line, limit: MOST_DECKS }));
        break;
      }
      if (!open) drafts.push((open = new Map()));
      const at = found.section ?? section;
      const into = open.get(at) ?? new Map<string, number>();
      open.set(at, into.set(found.name, (into.get(found.name) ?? 0) + found.count));
    }
  }
  const [first, ...others] = [...issues, ...loose].slice(0, MOST_ISSUES);
  if (first) return refuse(first, ...others);
  if (drafts.length === 0) return refuse(refusal('none', {}));
  return ok(joinGroups(drafts, unheaded).map(deckOf));
}

const linesOf = (listed: CardCounts = {}): string =>
  Object.entries(listed)
    .map(([name, count]) => `${count} ${name}\n`)
    .join('');

/**
 * Writes decks as lists that {@link readDecks} reads again. Refuses (`deck.notWritten`) a name that would be
 * read as another one.
 */
export function printDecks(decks: readonly DeckList[], words: DeckWords = {}): Result<string> {
  const unwritten = decks
    .flatMap(({ main, sideboard, commander }) => Object.keys({ ...main, ...sideboard, ...commander }))
    .filter((name) => {
      const again = readDecks(`1 ${name}`, words);
      return !(again.ok && again.value.length === 1 && again.value[0]?.main[name] === 1);
    });
  const [first, ...others] = unwritten
    .slice(0, MOST_ISSUES)
    .map((name) => refusal('notWritten', { name: name.slice(0, LONGEST_NAME) }));
  if (first) return refuse(first, ...others);
  const lists = decks.map(({ main, sideboard, commander }) =>
    [
      commander ? `Commander\n${linesOf(commander)}\n` : '',
      linesOf(main),
      sideboard ? `\nSideboard\n${linesOf(sideboard)}` : '',
    ].join(''),
  );
  return ok(lists.join('\n'));
}
