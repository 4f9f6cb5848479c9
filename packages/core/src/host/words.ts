import { describeIssue } from '../describe/index.js';
import type { TargetingGame } from '../game.js';
import type { GameIssue, GameMessages, Issue, Result } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { TargetRef } from '../ref.js';
import type { TargetSpec } from '../targeting/spec.js';
import { UNREAD, unreadDetails } from '../text/clause-types.js';
import type { PhraseGrammar } from '../text/grammar.js';
import { textMessages } from '../text/messages.js';
import { phraseSlot } from '../text/phrase.js';
import type { AbilityInText, TextContext, TextRequirement } from '../text/requirement.js';
import type { Token } from '../text/tokenize.js';
import type { DeckRules } from './decks.js';
import type { EditField, ThingView } from './views.js';

/** One thing that a text targets, as a game reads it. */
export interface HostRequirement extends TextRequirement {
  readonly ability: AbilityInText & {
    /** As it stands on the card, if the game names abilities. */
    readonly name?: string;
    /** There only then, in the text's words: "level 1-3". */
    readonly onlyAs?: string;
  };
  /** The condition under which alone it is asked for, in the text's words. */
  readonly onlyIf?: { readonly words: string; readonly instead?: true };
}

/** One ability of a text, and one of its modes. */
export interface WhichAbility {
  readonly index: number;
  readonly mode?: number;
}

/** A text as a game reads it. */
export interface ReadText {
  readonly requirements: readonly HostRequirement[];
  /** The spec of one ability and mode; `undefined` if some of it is not understood. */
  readonly specOf: (which: WhichAbility) => TargetSpec | undefined;
}

/** One face of a card in a file. */
export interface CardFace extends Pick<TextContext, 'types'> {
  readonly name: string;
  readonly text: string;
  /** Its printed facts as the game's states have them, if the file tells them. */
  readonly facts?: object;
  /** Facts that were there and were not understood. */
  readonly unread?: readonly string[];
}

/** What stands in a file of cards: a card, or something that is passed over for a reason. */
export type CardInFile =
  | {
      /** The same for every printing of the card; absent if the file does not tell printings apart. */
      readonly id: string | undefined;
      readonly name?: string;
      readonly layout?: string;
      readonly faces: readonly CardFace[];
    }
  | { readonly skipped: string };

/** A card of a file as a match takes it. */
export interface PlayableCard {
  /** By which decks name it. */
  readonly id: string;
  /** Other ids by which they do: of a card with two names, say. */
  readonly also?: readonly string[];
  /** The game's own data of it. A card of which something is not read says so in its data, and is put into no deck. */
  readonly definition: object;
  /** What was not read, each with a code. */
  readonly lacks: readonly GameIssue[];
}

/** How a game reads the files of one database of cards. */
export interface CardSource {
  /** One value of a file. */
  readonly read: (json: unknown) => Result<CardInFile>;
  /** The key of the list of cards, if a file is one object that has them under it. */
  readonly list?: string;
  /** The same value as a card for matches; absent if no match takes cards of such files. */
  readonly playable?: (json: unknown) => Result<PlayableCard | { readonly skipped: string }>;
}

/** How a card looks in a file. */
export interface CardShape {
  /** A card has at least one of these keys: an object that has none is refused, and is no card without words. */
  readonly keys: readonly string[];
  readonly example: JsonObject;
}

/** A card that is made by hand: what it is asked for, and what comes of the answers. */
export interface CardDraft {
  readonly fields: readonly EditField[];
  /** The card as a value of a file, for `playable`; by the names of the fields. */
  readonly card: (values: Readonly<Record<string, string>>) => object;
}

/** How a game reads files of cards, of whatever source. */
export interface CardFiles extends CardSource {
  /** How a card looks in such a file, for whoever gives another file. */
  readonly shape: CardShape;
  /** Databases whose files are imported with their facts, by their names. */
  readonly sources?: Readonly<Record<string, CardSource>>;
  /** The cards that the game's sets have, as data. */
  readonly known?: readonly object[];
  /** A card as people see it, by its data; absent if cards are not shown by themselves. */
  readonly shown?: (definition: object) => ThingView;
  /** What a card says, printed from its data, a line for each ability; what there are no words for is left out. */
  readonly printed?: (definition: object) => readonly string[];
  /** Absent if no cards are made by hand. */
  readonly draft?: CardDraft;
  /** The id of a playable card by its name, as decks write it; the name itself if it is absent. */
  readonly idOf?: (name: string) => string;
  /** How decks of such cards are judged; absent if no formats are known. */
  readonly decks?: DeckRules;
}

/** A text to begin with. */
export interface WordsExample {
  readonly title: string;
  readonly text: string;
  readonly about?: Pick<TextContext, 'name' | 'types'>;
}

/** How a game reads the printed words of its cards. */
export interface HostWords {
  readonly read: (text: string, context: TextContext) => ReadText;
  /** Whether a word is the one that marks a target. */
  readonly isAnchor: (token: Token) => boolean;
  /** What a card acts as with an ability of its text, in the game's words: `as` of an attempt. */
  readonly actsAs?: (ability: HostRequirement['ability']) => string | undefined;
  /** Card types that tell what a text is: a spell's, a permanent's. */
  readonly types?: readonly string[];
  readonly examples?: readonly WordsExample[];
  /** The words of its refusals, if they are not all among the game's. */
  readonly messages?: GameMessages;
}

const leansOnNothing = ({ words }: GameIssue['data']): string =>
  `"${String(words)}" leans on something that is not there.`;

/** No phrase is longer. */
const MAX_TEXT = 2_000;

/**
 * How a game reads words that are one phrase of a grammar, from the first word to the last: they are a slot, `t1`,
 * chosen in the game's usual way. What is not understood is refused, and so is what leans on something that is not there ("the
 * same name as it"). Files of cards are not read.
 */
export function phraseWords<State>(game: TargetingGame<State>, grammar: PhraseGrammar): HostWords {
  return {
    isAnchor: grammar.isAnchor,
    messages: { ...textMessages, 'text.leansOnNothing': leansOnNothing },
    read(text) {
      const found = requirementOf(game, grammar, text);
      const { slot, relations } = found;
      const spec = slot && game.parseSpec({ slots: [slot], relations });
      return {
        requirements: [found],
        specOf: ({ index }) => (index === 0 && spec?.ok ? spec.value : undefined),
      };
    },
  };
}

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

/** The things that the data of a refusal name. */
function refsIn(data: unknown): readonly TargetRef[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('kind' in data && 'id' in data && typeof data.kind === 'string' && typeof data.id === 'string')
    return [{ kind: data.kind, id: data.id }];
  return Object.values(data).flatMap(refsIn);
}

/** A refusal that is about a thing, in words, with what people call the things in it. */
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
