import * as z from 'zod';
import type { JsonObject } from '../json.js';
import { phraseGrammar, type PhraseGrammar } from '../text/grammar.js';
import type { Lexicon, LexiconEntry, Vocabulary } from '../text/lexicon.js';
import type { NounRule } from '../text/clause/declarations.js';
import { fixedNouns, nounsOf } from '../text/clause/nouns.js';
import type { HoleTypes } from '../text/clause/pattern.js';
import { knownWordsOf } from '../text/clause/rule.js';
import { holeRule } from '../text/clause/terminals.js';
import { countable, plainNumber } from '../text/clause/units.js';
import { phraseHole } from '../text/phrase-hole.js';
import type { Hole } from '../text/sentence.js';
import type { EffectObject } from './effects.js';

/** The nouns of a game's cards, as the game declares them. */
export interface CardNounWords<CardFilter> {
  /** Makes the entries of the lexicon: adjectives, heads and tails. The anchor is the word with which their examples begin. */
  readonly entries: (anchor: string) => readonly LexiconEntry[];
  readonly vocabularies?: Readonly<Record<string, Vocabulary>>;
  /** The names of single cards, and what effects call them: `{ 'this unit': 'it', 'that unit': 'card' }`. */
  readonly names: Readonly<Record<string, string>>;
  /** The schema of the game's filter on cards. */
  readonly filter: z.ZodType<CardFilter>;
}

/** The noun phrases of a game's cards, for its clauses. */
export interface CardNouns<CardFilter> {
  /** The names of single cards, and what effects call them. */
  readonly names: Readonly<Record<string, string>>;
  /** The lexicon of targets. */
  readonly lexicon: Lexicon;
  /** Its grammar: "target unit you control". */
  readonly targets: PhraseGrammar;
  /** What an effect is done to: "target unit", "chosen unit", "this unit". */
  readonly what: Hole<EffectObject, undefined>;
  /** Which cards an ability watches or changes: "this unit", "any other unit you control". */
  readonly which: Hole<'self' | CardFilter, undefined>;
  /** The types of holes of clauses: `what`, `which`, `number` and `cards`. */
  readonly types: HoleTypes<undefined>;
  /** The subjects of events and of static abilities. */
  readonly watchedSubjects: NounRule<undefined>;
  /** The subject "you" of conditions: "you control two units". */
  readonly you: NounRule<unknown>;
}

const textOf = (words: readonly { readonly text: string }[]): string =>
  words.map(({ text }) => text).join(' ');

/**
 * Makes the noun phrases of a game's cards from its lexicon. What stands after "target" is chosen when an ability is announced,
 * what stands after "chosen" when its effect happens, and "any" is said of each card that an ability watches.
 */
export function cardNouns<CardFilter extends JsonObject>({
  entries,
  vocabularies = {},
  names,
  filter,
}: CardNounWords<CardFilter>): CardNouns<CardFilter> {
  const lexiconOf = (anchor: string): Lexicon => ({
    anchor: { one: anchor, many: anchor, agrees: true },
    kinds: ['card'],
    adding: {},
    required: { card: ['zone'] },
    entries: [...entries(anchor)],
    vocabularies: { ...vocabularies },
  });
  const grammar = (anchor: string): PhraseGrammar => phraseGrammar(lexiconOf(anchor));
  const lexicon = lexiconOf('target');
  const targets = phraseGrammar(lexicon);
  const [target, chosen, any] = [
    phraseHole(targets),
    phraseHole(grammar('chosen')),
    phraseHole(grammar('any')),
  ];
  const named = Object.entries(names);
  const wordsFor = (name: string): string | undefined => named.find(([, each]) => each === name)?.[0];
  const nameOf = (words: string): string | undefined => named.find(([said]) => said === words)?.[1];

  const nameWords = named.flatMap(([said]) => said.split(' '));

  const what: Hole<EffectObject, undefined> = {
    read(words, context) {
      const phrase = target.read(words, context);
      if (phrase) return { target: phrase };
      const later = chosen.read(words, context);
      return later ? { choose: later } : nameOf(textOf(words));
    },
    print(object, context) {
      if (typeof object === 'string') return wordsFor(object);
      return 'target' in object ? target.print(object.target, context) : chosen.print(object.choose, context);
    },
    words: () => [...nameWords, ...knownWordsOf(target, chosen)],
    plural: (object) =>
      typeof object !== 'string' && ('target' in object ? object.target : object.choose).max !== 1,
  };
  /** Reads "any unit": the words of one filter, and nothing that a filter does not have. */
  const anyOf = (words: Parameters<typeof any.read>[0]): JsonObject | undefined => {
    const { accepts, min, max, ...further } = any.read(words, undefined) ?? { accepts: [] };
    const [query, second] = accepts;
    const isOne = min === 1 && max === 1 && !second && Object.keys(further).length === 0;
    return isOne ? query?.filter : undefined;
  };
  const watched: z.ZodType<'self' | CardFilter> = z.union([z.literal('self'), filter]);
  const which: Hole<'self' | CardFilter, undefined> = {
    read: (words) => watched.safeParse(nameOf(textOf(words)) === 'it' ? 'self' : anyOf(words)).data,
    print: (cards, context) =>
      typeof cards === 'string'
        ? wordsFor('it')
        : any.print({ accepts: [{ kind: 'card', filter: { ...cards } }], min: 1, max: 1 }, context),
    words: () => [...nameWords, ...knownWordsOf(any)],
  };
  return {
    names,
    lexicon,
    targets,
    what,
    which,
    types: {
      what: holeRule(what),
      which: holeRule(which),
      number: plainNumber('digits'),
      cards: countable<number, undefined>('card', 1, { number: plainNumber('words') }),
    },
    you: fixedNouns([['you', 'you', 'many']]),
    watchedSubjects: nounsOf(which, (value) => watched.safeParse(value).data),
  };
}
