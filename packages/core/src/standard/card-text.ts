import * as z from 'zod';
import { sameValue } from '../json.js';
import { ok, refuse, type GameIssue, type Result } from '../issue.js';
import type { Ability, AbilityWords, WordSchemas } from '../play/effect.js';
import { clauseGrammar } from '../text/clause/clause-grammar.js';
import type { DurationWords, Verb } from '../text/clause/declarations.js';
import type { HoleTypes } from '../text/clause/pattern.js';
import { isOtherUnclear } from '../text/guarded-words.js';
import { nounsOf } from '../text/clause/nouns.js';
import { holeRule } from '../text/clause/terminals.js';
import { sentence, sentenceTable, type Sentence } from '../text/sentence.js';
import { tokenize } from '../text/tokenize.js';
import { doings, type Doing, type DoingRefusal } from './doing.js';
import { effectObject } from './effects.js';
import type { ActivatedAbility } from './moves.js';
import type { CardNouns } from './nouns.js';
import { inOrder, othersIn } from './others.js';

/** One ability of a card: one that works by itself, or one that its player uses. */
export type CardAbility<W extends AbilityWords, Cost> = Ability<W> | ActivatedAbility<W['effect'], Cost>;

/** What the text of a card says. */
export interface CardSays<W extends AbilityWords, Cost> {
  readonly keywords: readonly string[];
  readonly abilities: readonly Ability<W>[];
  readonly activated: readonly ActivatedAbility<W['effect'], Cost>[];
}

/** What a static ability gives, and to what. */
export interface StaticWords<W extends AbilityWords> {
  readonly affects: 'self' | W['filter'];
  readonly gives: readonly W['change'][];
}

/** The words of a game's cards: its nouns, its verbs, and the schemas of what they mean. */
export interface CardTextWords<W extends AbilityWords, Cost> {
  readonly nouns: CardNouns<W['filter']>;
  /** The schemas of the vocabulary of the game's abilities. */
  readonly words: WordSchemas<W>;
  /** The schema of the game's costs. */
  readonly cost: z.ZodType<Cost>;
  readonly effects: readonly Verb[];
  /** What abilities wait for. A verb has the subject to which it happens. */
  readonly events: readonly Verb[];
  /** What is paid: things that you do first. */
  readonly costs: readonly Verb[];
  /** What static abilities give: "any other unit you control has 1 more power". */
  readonly statics?: readonly Verb[];
  /** What stands after "if" and "while": "you control 2 or more other units". */
  readonly conditions?: readonly Verb[];
  readonly durations?: readonly DurationWords[];
  /** Further types of holes, beside those of the nouns. */
  readonly types?: HoleTypes<undefined>;
  /** The keywords that stand alone: "Swift." */
  readonly keywords?: readonly string[];
  /** Further sentences of abilities. The id of what they make is `a`. */
  readonly more?: readonly Sentence<CardAbility<W, Cost>, undefined>[];
  /** Makes the refusal of words that are not understood. */
  readonly unread: (words: string) => GameIssue;
}

/** Reads and prints the texts of cards. */
export interface CardText<W extends AbilityWords, Cost> {
  /** Reads the text of a card. Refuses words that are not understood to their end. */
  read(text: string): Result<CardSays<W, Cost>>;
  /** Prints what a card says. Returns undefined if there are no words for it. */
  print(says: CardSays<W, Cost>): string | undefined;
  /** Lists the words that it knows: of nouns and verbs, and of what stands around them. */
  words(): readonly string[];
}

/** A sentence of a text, with its full stop, and where it begins. */
export interface CardSentence {
  readonly words: string;
  readonly start: number;
}

/** Splits the text of a card into its sentences, each of which is read by itself. */
export const sentencesIn = (text: string): readonly CardSentence[] =>
  [...text.matchAll(/[^.\s][^.]*(?:\.|$)/gu)].map(({ 0: words, index }) => ({
    words: words.trimEnd(),
    start: index,
  }));

/** The id of an ability before it has its place among the others. */
const ID = 'a';

/**
 * Makes the reader and printer of card texts from the words of a game. A text is a row of sentences: keywords, "whenever
 * (event), (effects)." with "if", "you may" and "once a turn", static abilities with "while", "(cost): (effects).", and the game's
 * own.
 */
export function cardText<W extends AbilityWords, Cost>({
  nouns,
  words: schemas,
  cost: costSchema,
  effects: effectVerbs,
  events: eventVerbs,
  costs: costVerbs,
  statics: staticVerbs = [],
  conditions: conditionVerbs = [],
  durations = [],
  types: further = {},
  keywords = [],
  more = [],
  unread,
}: CardTextWords<W, Cost>): CardText<W, Cost> {
  type Part = CardAbility<W, Cost>;
  const all = z.array(schemas.effect);
  const doing = doings(nouns, { effects: all, pattern: schemas.pattern });
  const types = { ...nouns.types, ...further };
  const watched = { object: nouns.watchedSubjects };
  const effects = clauseGrammar<W['effect'], undefined>(() => ({
    verbs: effectVerbs,
    subjects: { object: nounsOf(doing.what, (value) => effectObject.safeParse(value).data) },
    types: { ...nouns.types, what: holeRule(doing.what), ...further },
    durations,
    again: doing.again,
    parse: (made) => all.safeParse(made).data,
  }));
  // Two events in a row would be "or" in the data, and "and" in the words.
  const patterns = z.array(schemas.pattern).length(1);
  const events = clauseGrammar<W['pattern'], undefined>(() => ({
    finite: true,
    verbs: eventVerbs,
    subjects: watched,
    types,
    parse: (made) => patterns.safeParse(made).data,
  }));
  const paid = z.array(costSchema);
  const costs = clauseGrammar<Cost, undefined>(() => ({
    verbs: costVerbs,
    types,
    parse: (made) => paid.safeParse(made).data,
  }));
  const gift: z.ZodType<StaticWords<W>> = z.strictObject({
    affects: z.union([z.literal('self'), schemas.filter]),
    gives: z.array(schemas.change),
  });
  const gifts = z.array(gift).length(1);
  const statics = clauseGrammar<StaticWords<W>, undefined>(() => ({
    finite: true,
    verbs: staticVerbs,
    subjects: watched,
    types,
    parse: (made) => gifts.safeParse(made).data,
  }));
  const held = z.array(schemas.condition).length(1);
  const conditions = clauseGrammar<W['condition'], undefined>(() => ({
    finite: true,
    verbs: conditionVerbs,
    subjects: { ...watched, player: nouns.you },
    types,
    parse: (made) => held.safeParse(made).data,
  }));

  const others = othersIn(schemas.filter);
  /** Why effects of the sentence that is being read were refused. */
  const whys: DoingRefusal[] = [];
  const announced = (does: readonly W['effect'][], on?: W['pattern']): Doing<W['effect']> | undefined => {
    const made = doing.announced(does, on);
    if (!('why' in made)) return made;
    whys.push(made.why);
    return undefined;
  };

  /** The inverse of `announced`. */
  const saidOf = (
    { targets, do: does }: Doing<W['effect']>,
    on?: W['pattern'],
  ): readonly W['effect'][] | undefined => {
    const wanted = targets ? { targets, do: does } : { do: does };
    return doing
      .sayings(wanted)
      .find(
        (said) =>
          sameValue(doing.announced(said, on), wanted) && effects.hole.print(said, undefined) !== undefined,
      );
  };

  interface Triggered {
    readonly on: readonly W['pattern'][];
    readonly does: readonly W['effect'][];
  }
  const triggered = (
    words: string,
    flags: { readonly may?: true; readonly once?: true },
  ): Sentence<Part, undefined> =>
    sentence<Part, Triggered, undefined>({
      words,
      holes: { on: events.hole, does: effects.hole },
      make({ on, does }) {
        const done = announced(does, on[0]);
        return done && { kind: 'triggered', id: ID, on, ...flags, ...done };
      },
      parts(part) {
        if (part.kind !== 'triggered' || part.may !== flags.may || part.once !== flags.once) return undefined;
        const does = part.if === undefined && part.in === undefined ? saidOf(part, part.on[0]) : undefined;
        return does && { on: part.on, does };
      },
    });

  const triggeredIf = (words: string, flags: { readonly may?: true }): Sentence<Part, undefined> =>
    sentence<Part, Triggered & { readonly if: readonly W['condition'][] }, undefined>({
      words,
      holes: { on: events.hole, if: conditions.hole, does: effects.hole },
      make({ on, if: [condition], does }) {
        const done = announced(does, on[0]);
        return done && { kind: 'triggered', id: ID, on, if: condition, ...flags, ...done };
      },
      parts(part) {
        if (part.kind !== 'triggered' || part.may !== flags.may || part.once === true) return undefined;
        const does = part.if !== undefined && part.in === undefined ? saidOf(part, part.on[0]) : undefined;
        return does && { on: part.on, if: [part.if], does };
      },
    });

  interface Activated {
    readonly cost: readonly Cost[];
    readonly does: readonly W['effect'][];
  }
  const activated = (words: string, flags: { readonly once?: true }): Sentence<Part, undefined> =>
    sentence<Part, Activated, undefined>({
      words,
      holes: { cost: costs.hole, does: effects.hole },
      make({ cost, does }) {
        const done = announced(does);
        return done && { kind: 'activated', id: ID, cost, ...flags, ...done };
      },
      parts(part) {
        if (part.kind !== 'activated' || part.once !== flags.once || part.steps) return undefined;
        const does = saidOf(part);
        return does && { cost: part.cost, does };
      },
    });

  const standing = sentence<Part, { readonly gives: readonly StaticWords<W>[] }, undefined>({
    words: '<gives>.',
    holes: { gives: statics.hole },
    make: ({ gives: [given] }) => given && { kind: 'static', id: ID, ...given },
    parts: (part) =>
      part.kind === 'static' && part.while === undefined && part.in === undefined
        ? { gives: [{ affects: part.affects, gives: part.gives }] }
        : undefined,
  });

  interface Standing {
    readonly gives: readonly StaticWords<W>[];
    readonly while: readonly W['condition'][];
  }
  const standingWhile = sentence<Part, Standing, undefined>({
    words: 'while <while>, <gives>.',
    holes: { while: conditions.hole, gives: statics.hole },
    make: ({ gives: [given], while: [condition] }) =>
      given && { kind: 'static', id: ID, while: condition, ...given },
    parts: (part) =>
      part.kind === 'static' && part.while !== undefined && part.in === undefined
        ? { gives: [{ affects: part.affects, gives: part.gives }], while: [part.while] }
        : undefined,
  });

  const table = sentenceTable<Part, undefined>(() => [
    triggered('whenever <on>, <does>.', {}),
    triggered('whenever <on>, you may <does>.', { may: true }),
    triggered('once a turn, whenever <on>, <does>.', { once: true }),
    triggeredIf('whenever <on>, if <if>, <does>.', {}),
    triggeredIf('whenever <on>, if <if>, you may <does>.', { may: true }),
    standing,
    standingWhile,
    activated('<cost>: <does>.', {}),
    activated('once a turn, <cost>: <does>.', { once: true }),
    ...more,
  ]);

  return {
    words: () => [
      ...keywords.flatMap((each) => each.split(' ')),
      ...[effects, events, costs, statics, conditions].flatMap((clauses) => clauses.words()),
      ...table.words(),
    ],
    read(text) {
      const [found, abilities, uses]: [string[], Ability<W>[], ActivatedAbility<W['effect'], Cost>[]] = [
        [],
        [],
        [],
      ];
      for (const { words } of sentencesIn(text)) {
        const keyword = keywords.find((each) => `${each}.` === words.toLowerCase());
        if (keyword !== undefined) {
          found.push(keyword);
          continue;
        }
        whys.length = 0;
        const reading = table.read(tokenize(words), undefined);
        if (reading.found !== 'one') {
          const [why = 'unread'] = reading.found === 'none' ? whys : [];
          return refuse(why === 'unread' ? unread(words) : { code: why, data: { words } });
        }
        const part = reading.value;
        if (isOtherUnclear(inOrder(part), others))
          return refuse({ code: 'text.unclearOther', data: { words } });
        const id = `a${abilities.length + uses.length + 1}`;
        if (part.kind === 'activated') uses.push({ ...part, id });
        else abilities.push({ ...part, id });
      }
      return ok({ keywords: found, abilities, activated: uses });
    },
    print({ keywords: has, abilities, activated: uses }) {
      const parts: readonly Part[] = [...abilities, ...uses];
      const printed = [
        ...has.map((keyword) => (keywords.includes(keyword) ? `${keyword}.` : undefined)),
        ...parts.map((part) =>
          isOtherUnclear(inOrder(part), others) ? undefined : table.print({ ...part, id: ID }, undefined),
        ),
      ];
      if (printed.includes(undefined)) return undefined;
      return printed.map((words = '') => words.charAt(0).toUpperCase() + words.slice(1)).join(' ');
    },
  };
}
