import { numberOf, sameValue, standsAt, type Hole, type Token } from '@reticle/core/text';
import type { LorcanaCardFilter, ChosenSelection, Reference, Selection, Who } from '../../language/filter.js';
import { lorcanaGrammar } from '../lexicon/index.js';
import {
  askedBy,
  BEFORE,
  DISCARDED,
  IT,
  SEVERAL,
  SINGLE,
  thatOne,
  those,
  token,
  wordsOf,
  type WordsContext,
} from './context.js';
import { printPlace, readPlace } from './places.js';
import { said, withArticle, type Words } from './said.js';
import {
  allOf,
  anywhere,
  chosenWords,
  eachOf,
  kindOf,
  noun,
  nouns,
  oneOf,
  ownPart,
  readAllOf,
  readChoice,
  readNoun,
  readOneOf,
  type ReadChoice,
} from './things.js';

/** How a group is mentioned: all of it together, each card by itself, or as a kind ("opposing characters"). */
export type HowMany = 'all' | 'each' | 'kind';

/** The words for what was mentioned last. */
const PRONOUNS: ReadonlyMap<string, Reference> = new Map([
  ...['they', 'them'].map((words) => [words, IT] as const),
  ...['it', 'he', 'him', 'she', 'her', 'that card', 'that action', 'that song']
    .concat(
      ['chosen', 'returned'].map((done) => `the ${done} card`),
      ['banished', 'exerted', 'readied'].map((done) => `the ${done} character`),
    )
    .map((words) => [words, SINGLE] as const),
  ...['those cards', 'each of them', 'both characters'].map((words) => [words, SEVERAL] as const),
  ...(['character', 'item', 'location'] as const).flatMap((type) => [
    [`the chosen ${type}`, thatOne(type)] as const,
    [`the chosen ${type}s`, those(type)] as const,
    [`those ${type}s`, those(type)] as const,
  ]),
]);

const NAMED: readonly (readonly [words: string, name: Reference])[] = [
  ...(['character', 'item', 'location'] as const).map((type) => [`that ${type}`, thatOne(type)] as const),
  ['the discarded card', DISCARDED],
  ...(['character', 'item', 'location', 'action', 'song'] as const).map(
    (type) => [`the discarded ${type}`, DISCARDED] as const,
  ),
  ['the challenging character', 'challenger'],
  ['the challenged character', 'challenged'],
];

/** Reads a card that the ability knows already: "~", "them", "the challenging character". */
export function readReference(words: readonly Token[], { own }: WordsContext): Reference | undefined {
  const text = wordsOf(words);
  if (text === '~') return own;
  return PRONOUNS.get(text) ?? NAMED.find(([name]) => name === text)?.[1];
}

export function printReference(name: Reference, { own }: WordsContext, subject = false): Words {
  if (name === own) return '~';
  if (name === IT) return subject ? 'they' : 'them';
  return NAMED.find(([, one]) => one === name)?.[0];
}

const asChoice = ({ filter, min, max, other }: ReadChoice): ChosenSelection => ({
  choose: filter,
  ...(other ? { butNot: BEFORE } : {}),
  ...(max === 1 ? {} : { count: max }),
  ...(min === 0 && max !== 'any' ? { upTo: true } : {}),
});

/**
 * Reads "chosen opposing character", "up to 2 chosen characters", "one of your items", "a character card from your
 * discard".
 */
export function readChosen(
  words: readonly Token[],
  context: WordsContext,
  chooser: 'you' | 'them' = 'you',
): ChosenSelection | undefined {
  const anchor = words.findIndex((word) => lorcanaGrammar.isAnchor(word));
  const opens = anchor < 0 ? lorcanaGrammar.opensAt(words, 0) : undefined;
  if (anchor < 0 && opens === undefined) return undefined;
  const read = readChoice(words, Math.max(0, anchor), chooser);
  if (read) return read.min > 0 && read.min !== read.max ? undefined : asChoice(read);
  const one = chooser === 'you' ? readOneOf(words, context) : undefined;
  return one && { choose: one };
}

/** The words for whose deck it is, except "your". The player is known from the context. */
const DECKS: readonly (readonly [whose: string, who: Who])[] = [
  ["each opponent's", 'eachOpponent'],
  ["chosen player's", { chosen: 'player' }],
  ["chosen opponent's", { chosen: 'opponent' }],
];
/** The player whose deck it is: "each opponent 's", "chosen player 's". */
export const deckOwner: Hole<Who, WordsContext> = {
  read: (words) => DECKS.find(([whose]) => whose.replace("'s", " 's") === wordsOf(words))?.[1],
  print: (value) => DECKS.find(([, who]) => sameValue(who, value))?.[0],
};

/** Reads "the top card of your deck", "the top 2 cards of each opponent's deck". */
function readTop(words: readonly Token[], context: WordsContext): Selection | undefined {
  const [lead, place, number] = words.map(({ text }) => text);
  const count = number === 'card' ? 1 : numberOf(number ?? '');
  const from = words.findIndex(({ text }) => text === 'of') + 1;
  if (lead !== 'the' || place !== 'top' || typeof count !== 'number' || words.at(-1)?.text !== 'deck')
    return undefined;
  if (wordsOf(words.slice(2, from)) !== (number === 'card' ? 'card of' : `${number} cards of`))
    return undefined;
  const owner = words.slice(from, -1);
  if (wordsOf(owner) === 'your') return { top: count };
  const who = deckOwner.read(owner, context);
  return who === undefined ? undefined : { top: count, who };
}

/** Reads what an effect acts on. */
export function readSelection(words: readonly Token[], context: WordsContext): Selection | undefined {
  const reference = readReference(words, context) ?? readTop(words, context) ?? readChosen(words, context);
  if (reference !== undefined) return reference;
  const all = readAllOf(words, context);
  if (all) return { all };
  const random = readRandom(words, context);
  if (random) return random;
  if (words[0]?.text !== 'all') return undefined;
  const place = readPlace(words.slice(words[1]?.text === 'the' ? 2 : 1), true, context);
  return place && place.zone !== 'play' ? { all: place } : undefined;
}

const AT_RANDOM = ['at', 'random', 'from'];
/** Reads "2 cards at random from your inkwell", "a character card at random from your discard". */
function readRandom(words: readonly Token[], context: WordsContext): Selection | undefined {
  const at = words.findIndex((_word, index) => standsAt(AT_RANDOM, words, index));
  const [first, ...kind] = words.slice(0, Math.max(at, 0));
  const count = first?.text === 'a' ? 1 : numberOf(first?.text ?? '');
  if (typeof count !== 'number') return undefined;
  const there = [...kind, token('in'), ...words.slice(at + AT_RANDOM.length)];
  const random = readPlace(there, count !== 1, context);
  return random && random.zone !== 'play' ? { random, ...(count === 1 ? {} : { count }) } : undefined;
}

function printRandom({ random, count = 1 }: Extract<Selection, { readonly random: unknown }>): Words {
  if (typeof count !== 'number') return undefined;
  const words = printPlace(random, count !== 1);
  if (random.zone === 'play' || words?.includes(' in ') !== true) return undefined;
  const there = words.replace(' in ', ' at random from ');
  return count === 1 ? withArticle(there) : `${count} ${there}`;
}

/** Returns whose zones cards go to. A character is "they"; a card that is not a character yet is "it". */
function whoseOf({ owner, controller, zone }: LorcanaCardFilter, one: boolean): string {
  if (owner === 'self' || controller === 'self') return 'your';
  if (!one) return "their players'";
  return zone === 'play' ? "their player's" : "its player's";
}

/** Returns the words for whose zones a selection goes to: "your", "their player's". */
export function whoseZone(what: Selection, { own }: WordsContext): string {
  if (typeof what === 'string') return what === own ? 'your' : "their player's";
  if ('choose' in what) return whoseOf(what.choose, (what.count ?? 1) === 1);
  if ('all' in what) return whoseOf(what.all, false);
  if ('random' in what) return whoseOf(what.random, what.count === undefined);
  return 'top' in what && what.who !== undefined ? 'their' : 'your';
}

function printChosen({ choose, count = 1, upTo = false, by = 'you', butNot }: ChosenSelection): Words {
  if (butNot !== undefined)
    return butNot === BEFORE && count === 1 && !upTo && by === 'you'
      ? said`another ${choose.zone === 'play' ? chosenWords(choose) : noun(choose)}`
      : undefined;
  if (by !== 'you' || (typeof count !== 'number' && count !== 'any')) return undefined;
  const max = count;
  const min = upTo || max === 'any' ? 0 : max;
  const one = max === 1 && min === 1;
  // A card outside play is not "chosen" in Lorcana's words: "a card from your discard".
  if (choose.zone !== 'play' && one) {
    const words = noun(choose);
    return words === undefined ? undefined : withArticle(words);
  }
  return one && ownPart(choose) !== undefined ? oneOf(choose) : chosenWords(choose, { min, max });
}

/** Prints what an effect acts on. Returns `undefined` if there are no words for it. */
export function printSelection(
  what: Selection,
  group: HowMany,
  context: WordsContext,
  subject = false,
): Words {
  if (typeof what === 'string') return printReference(what, context, subject);
  if ('as' in what && what.as !== undefined) return undefined;
  if ('choose' in what) return printChosen(what);
  if ('all' in what) {
    const all = { all: allOf, each: eachOf, kind: kindOf }[group];
    return all(what.all) ?? (what.all.zone === 'play' ? undefined : said`all ${printPlace(what.all, true)}`);
  }
  if ('random' in what) return printRandom(what);
  if (!('top' in what) || typeof what.top !== 'number') return undefined;
  const owner = what.who === undefined ? 'your' : deckOwner.print(what.who, context);
  return said`${what.top === 1 ? 'the top card' : `the top ${what.top} cards`} of ${owner} deck`;
}

/** Whether a selection takes a plural verb, as it is printed or in these words. */
export function isMany(what: Selection, group: HowMany, words?: readonly Token[]): boolean {
  if (words?.[0]?.text === 'each') return false;
  if (typeof what === 'string') return isPlural(what);
  if ('choose' in what) return (what.count ?? 1) !== 1;
  return 'all' in what && (group !== 'each' || ownPart(what.all) !== undefined);
}

/** Whether a verb is plural after a reference: after "they" it is, even if one thing is meant. */
const isPlural = (name: Reference): boolean => name === IT || askedBy(name)?.number === 'many';

/** Gives what is taken a name of its own, when two things are taken at once. A name that is already known stays. */
export const takenAs = (taken: Selection, as: Reference): Selection =>
  typeof taken === 'string' ? taken : { ...taken, as };
/** Removes that name, which the words imply. Returns undefined if it has another name. */
export function withoutName(taken: Selection, name: Reference): Selection | undefined {
  if (typeof taken === 'string') return taken;
  const { as, ...rest } = taken;
  return as === name ? rest : undefined;
}

const selections = (group: HowMany): Hole<Selection, WordsContext> => ({
  read: readSelection,
  print: (value, context) => printSelection(value, group, context),
  plural: (value, _context, words) => isMany(value, group, words),
});

/** What an effect acts on: "banish all characters". */
export const what = selections('all');
/** The same, for each card by itself: "deal 1 damage to each opposing character". */
export const each = selections('each');

/** Builds the hole for cards of a kind whose zone is said elsewhere, as in triggers and discounts. */
export const kindInPlay = (many: boolean): Hole<LorcanaCardFilter, WordsContext> => ({
  read(words, context) {
    const filter = many ? readAllOf(words, context) : readOneOf(words, context);
    return filter && anywhere(filter);
  },
  print(filter) {
    const inPlay: LorcanaCardFilter = { zone: 'play', ...filter };
    return many ? kindOf(inPlay) : oneOf(inPlay);
  },
});

/** A noun without an article, for cards whose zone is said elsewhere: "Villain character". */
export const bareNoun: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const filter = readNoun(words, false, context);
    return filter && anywhere(filter);
  },
  print: (filter) => noun({ zone: 'play', ...filter }),
};

/** As {@link bareNoun}, in the plural: "Villain characters". */
export const bareNouns: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const filter = readNoun(words, true, context);
    return filter && anywhere(filter);
  },
  print: (filter) => nouns({ zone: 'play', ...filter }),
};

export const isChosen = (value: Selection): value is ChosenSelection =>
  typeof value !== 'string' && 'choose' in value;
/** A choice: "chosen character", "up to 2 chosen items". */
export const chosen: Hole<ChosenSelection, WordsContext> = {
  read: (words, context) => readChosen(words, context),
  print: (value, context) => what.print(value, context),
};
