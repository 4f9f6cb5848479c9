import { describeIssue } from '../describe/index.js';
import type { TargetingGame } from '../game.js';
import type { GameIssue, GameMessages, Issue, JsonPath, Result } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { TargetRef } from '../ref.js';
import type { TargetSpec } from '../targeting/spec.js';
import { UNREAD, unreadDetails } from '../text/clause-types.js';
import type { PhraseGrammar } from '../text/grammar.js';
import { textMessages } from '../text/messages.js';
import { phraseSlot } from '../text/phrase.js';
import type { AbilityInText, TextContext, TextRequirement } from '../text/requirement.js';
import type { Span, Token } from '../text/tokenize.js';
import type { FaceView } from './views.js';
import type { DeckList, DeckRules } from './decks.js';
import type { EditField, ThingView } from './views.js';

/** A requirement of a text, as a game reads it. */
export interface HostRequirement extends TextRequirement {
  readonly ability: AbilityInText & {
    /** The name on the card, if the game names abilities. */
    readonly name?: string;
    /** The condition under which the ability exists, in the text's words: "level 1-3". */
    readonly onlyAs?: string;
  };
  /** The condition under which the target is asked for, in the text's words. */
  readonly onlyIf?: { readonly words: string; readonly instead?: true };
}

/** An ability of a text, and one of its modes. */
export interface WhichAbility {
  readonly index: number;
  readonly mode?: number;
}

/** A text, as a game has read it. */
export interface ReadText {
  readonly requirements: readonly HostRequirement[];
  /** Returns the spec of one ability and mode. Returns undefined if part of it is not understood. */
  readonly specOf: (which: WhichAbility) => TargetSpec | undefined;
}

/** One face of a card in a file. */
export interface CardFace extends Pick<TextContext, 'types'> {
  readonly name: string;
  readonly text: string;
  /** Its printed facts, in the form of the game's states, if the file has them. */
  readonly facts?: object;
  /** The facts that were there but not understood. */
  readonly unread?: readonly string[];
}

/** An entry of a file of cards: a card, or something that is skipped for a reason. */
export type CardInFile =
  | {
      /** The same for every printing of the card. Undefined if the file does not tell printings apart. */
      readonly id: string | undefined;
      readonly name?: string;
      readonly layout?: string;
      /** The code of the set of this printing, in lower case. Absent if the file does not say. */
      readonly set?: string;
      readonly faces: readonly CardFace[];
    }
  | { readonly skipped: string };

/** A card of a file, in the form that matches use. */
export interface PlayableCard {
  /** The id by which decks name it. */
  readonly id: string;
  /** Other ids by which decks name it, for example for a card with two names. */
  readonly also?: readonly string[];
  /**
   * The game's own data. A card of which something is not understood says so in its data, and is put into no
   * deck.
   */
  readonly definition: object;
  /** What was not understood, each with a code. */
  readonly lacks: readonly GameIssue[];
}

/** A source of cards: how a game reads the files of one database. */
export interface CardSource {
  /** Reads one value of a file. */
  readonly read: (json: unknown) => Result<CardInFile>;
  /** The key of the list of cards, if a file is an object with such a list. */
  readonly list?: string;
  /**
   * The columns of cards in a table (CSV), of which its first line names at least one: a row is read as an object of the texts
   * in its cells. Absent if no such tables are read.
   */
  readonly columns?: readonly string[];
  /** Reads the same value as a card for matches. Absent if no match uses cards of such files. */
  readonly playable?: (json: unknown) => Result<PlayableCard | { readonly skipped: string }>;
  /**
   * Returns every name by which a deck may mean the card of a value, without reading the rest of the value, so that
   * of a large file only the cards of some decks are read. Returns an empty list if it finds no name.
   */
  readonly namesOf?: (json: unknown) => readonly string[];
}

/** The shape of a card in a file. */
export interface CardShape {
  /**
   * The keys of which a card has at least one. An object that has none is refused; it is not taken for a card
   * without words.
   */
  readonly keys: readonly string[];
  readonly example: JsonObject;
}

/** An example of a card that is made by hand. */
interface DraftExample {
  readonly title: string;
  /** The values of fields. Fields that are left out are empty. */
  readonly values: Readonly<Record<string, string>>;
}

/** A form for cards that are made by hand: its fields, and the card that they make. */
export interface CardDraft {
  readonly fields: readonly EditField[];
  /** Examples to begin with, besides the initial values: made-up cards, as values by the names of the fields. */
  readonly examples?: readonly DraftExample[];
  /** Returns a deck in which to try a card of this data: copies of it, and known cards that suit it. */
  readonly trialDeck?: (definition: object) => DeckList;
  /** Returns a line as it was typed with its symbols as signs, for cards whose words are not all understood. Defaults to the line. */
  readonly line?: (typed: string) => FaceView['text'][number];
  /** Makes the card as a value of a file, for `playable`, from values by the names of the fields. */
  readonly card: (values: Readonly<Record<string, string>>) => object;
}

/** How a game reads files of cards, from whatever source. */
export interface CardFiles extends CardSource {
  /** The shape of a card in such a file, to explain why another file is refused. */
  readonly shape: CardShape;
  /** The databases whose files are imported with their facts, by name. */
  readonly sources?: Readonly<Record<string, CardSource>>;
  /** The cards of the game's sets, as data. */
  readonly known?: readonly object[];
  /** Makes the view of a card from its data. Absent if cards are not shown by themselves. */
  readonly shown?: (definition: object) => ThingView;
  /** Prints what a card says from its data, a line for each ability. Leaves out what has no words. */
  readonly printed?: (definition: object) => readonly string[];
  /** The form for cards that are made by hand. Absent if there is none. */
  readonly draft?: CardDraft;
  /** Returns the id of a playable card by its name, as decks write it. Defaults to the name itself. */
  readonly idOf?: (name: string) => string;
  /** How decks of such cards are judged. Absent if no formats are known. */
  readonly decks?: DeckRules;
  /** The messages of what is refused in files, if they are not all among the game's. */
  readonly messages?: GameMessages;
}

/** An example text. */
export interface WordsExample {
  readonly title: string;
  readonly text: string;
  readonly about?: Pick<TextContext, 'name' | 'types'>;
}

/** A part of a text that was read whole: an ability, a line of keywords, or the effects of a spell. */
export interface ReadPart {
  readonly span: Span;
  /** `effect` is also the kind of an ability that is always there. */
  readonly kind: 'keyword' | 'activated' | 'triggered' | 'effect';
  /** Where it stands in the JSON of the card. */
  readonly path: JsonPath;
}

/** A part of a text that no card holds: an ability of which something was not read. */
export interface RefusedPart extends Omit<ReadPart, 'path'> {
  /** Whether it is read together with such parts beside it: a line of a spell's effects. */
  readonly together?: boolean;
}

/** A card's text, as its game reads it. */
export interface ReadCard {
  /** The card as data, as matches use it. Plain JSON. */
  readonly json: object;
  /** The words that the data print, a line for each ability. */
  readonly printed: readonly string[];
  readonly parts: readonly ReadPart[];
  /**
   * The parts of which something was not read, whole: sentences of them may be read alone. Defaults to the places
   * of `unread`.
   */
  readonly refused?: readonly RefusedPart[];
  /** What was not read: each issue has the `words` that it is about, and if possible their `span`. */
  readonly unread: readonly Issue[];
}

/** Words that are read of any card of a game, in the place of those that are not: so the others are read alone. */
interface StandIns {
  /** The beginning of an ability, up to its effect: "At the beginning of your upkeep, ", "{T}: ". */
  readonly triggered: string;
  readonly activated: string;
  /** An effect, in lower case, and another one: "draw a card." */
  readonly effect: string;
  readonly otherEffect: string;
  /** The keys of an ability's data that say its trigger or its cost. */
  readonly headKeys: readonly string[];
  /** The keys that say nothing of the words: an id. */
  readonly ownKeys: readonly string[];
  /** The keys of a choice of modes that say what these do. */
  readonly modeKeys: readonly string[];
}

/** What is printed on a card beside its words, and changes how they are read: a value that the game knows how to read. */
export interface PrintedValue {
  /** Matches the values that are read. */
  readonly values: RegExp;
  /** What they are, in words: "a number or X, such as 4". */
  readonly are: string;
  /** The types of the cards that have it. Absent if any card may. */
  readonly of?: readonly string[];
}

/** A reader of whole cards. `readingOf` makes of what it reads what is shown. */
export interface CardReader {
  /** Reads a text as all that a card says. */
  readonly readCard: (text: string, context: TextContext) => ReadCard;
  /**
   * The types of the game's usual kinds of cards. A text without types is read as each of them, and taken as
   * the one of which most is understood.
   */
  readonly readAs?: readonly (readonly string[])[];
  /** What is `printed` beside the words and changes how they are read, by name. Defaults to nothing. */
  readonly takes?: Readonly<Record<string, PrintedValue>>;
  /** Words to read triggers, costs and effects alone with. Without them only whole sentences are read alone. */
  readonly standIns?: StandIns;
  /** Returns the words that the game's language knows, to name those that may have been meant. */
  readonly known?: () => ReadonlySet<string>;
}

/** The words part of a host: how a game reads the printed words of its cards. */
export interface HostWords {
  readonly read: (text: string, context: TextContext) => ReadText;
  /** Fetches the reader of whole cards: it is more code than reading what a text targets. */
  readonly reader: () => Promise<CardReader>;
  /** Whether a token is the word that marks a target. */
  readonly isAnchor: (token: Token) => boolean;
  /** Returns what a card acts as with an ability of its text, in the game's words: `as` of an attempt. */
  readonly actsAs?: (ability: HostRequirement['ability']) => string | undefined;
  /** The card types that tell what a text is: a spell's, or a permanent's. */
  readonly types?: readonly string[];
  readonly examples?: readonly WordsExample[];
  /** The messages of its refusals, if they are not all among the game's. */
  readonly messages?: GameMessages;
}

/** The most characters of a phrase. */
const MAX_TEXT = 2_000;

/**
 * Makes the words part for a game whose texts are one phrase of a grammar, from the first word to the last.
 * The phrase becomes a slot, `t1`, chosen in the game's usual way. What is not understood is refused, and so
 * is what refers to something that is not there ("the same name as it"). Files of cards are not read.
 */
export function phraseWords<State>(game: TargetingGame<State>, grammar: PhraseGrammar): HostWords {
  return {
    isAnchor: grammar.isAnchor,
    messages: textMessages,
    read(text) {
      const found = requirementOf(game, grammar, text);
      const { slot, relations } = found;
      const spec = slot && game.parseSpec({ slots: [slot], relations });
      return {
        requirements: [found],
        specOf: ({ index }) => (index === 0 && spec?.ok ? spec.value : undefined),
      };
    },
    reader: () => Promise.resolve(phraseReader(game, grammar)),
  };
}

const phraseReader = <State>(game: TargetingGame<State>, grammar: PhraseGrammar): CardReader => ({
  known: () => grammar.words(),
  readCard(text) {
    const { understood, issues, words, slot, relations, span } = requirementOf(game, grammar, text);
    if (understood && slot)
      return {
        json: { slots: [slot], relations },
        printed: words === undefined ? [] : [words],
        parts: [{ span, kind: 'effect', path: ['slots', 0] }],
        unread: [],
      };
    return { json: {}, printed: [], parts: [], unread: text.trim() === '' ? [] : issues };
  },
});

function requirementOf<State>(
  game: TargetingGame<State>,
  grammar: PhraseGrammar,
  text: string,
): HostRequirement {
  const span = { start: 0, end: text.length };
  const place = { ability: { kind: 'text', index: 0 }, id: 't1', span, from: 'text', relations: [] } as const;
  const refused = (...issues: readonly Issue[]): HostRequirement => ({ ...place, understood: false, issues });
  const because = (code: GameIssue['code'], data: GameIssue['data']): HostRequirement =>
    refused({ code, data: { ...data, span } });

  if (text.length > MAX_TEXT) return because(UNREAD.tooLong, { limit: MAX_TEXT });
  const clause = grammar.read(text);
  if (clause.found === 'mention') return because(UNREAD.noun, { words: text });
  const { words } = clause;
  if (clause.found === 'unread') return because(clause.code, { words, ...unreadDetails(clause) });
  const made = phraseSlot(clause.phrase, { id: place.id, mode: 'target' });
  if (!made) return because('text.leansOnNothing', { words });
  const { mode: _unsaid, ...slot } = made.slot;
  const spec = game.parseSpec({ slots: [slot], relations: made.relations });
  if (!spec.ok) return refused(...spec.issues);
  const [first] = spec.value.slots;
  const { relations } = spec.value;
  return { ...place, relations, understood: true, words, issues: [], ...(first ? { slot: first } : {}) };
}

/** Lists the things that the data of a refusal name. */
function refsIn(data: unknown): readonly TargetRef[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('kind' in data && 'id' in data && typeof data.kind === 'string' && typeof data.id === 'string')
    return [{ kind: data.kind, id: data.id }];
  return Object.values(data).flatMap(refsIn);
}

/** Describes a refusal that is about a thing, with what people call the things in it. */
export function namedWords<State>(
  found: Issue,
  about: TargetRef,
  game: Pick<TargetingGame<State>, 'messages' | 'rules'>,
  nameOf: (ref: TargetRef) => string,
): string {
  return [about, ...refsIn(found.data)].reduce(
    (text, ref) => text.replaceAll(`${ref.kind} ${ref.id}`, ref.id).replaceAll(ref.id, nameOf(ref)),
    describeIssue(found, game),
  );
}
