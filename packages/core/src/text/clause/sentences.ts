import { joinWords } from '../sentence.js';
import { aroundRule } from './around.js';
import type { NounKind } from './declarations.js';
import type { WholeWords } from './whole-words.js';
import { beginnings, wordsIn } from './notation.js';
import { fitsKind, jointsAt, type Person, phraseRules } from './phrases.js';
import { rule, type Rule, type Ways, type TextWords } from './rule.js';
import type { Around, ClauseTree, Phrase, SentenceTree, Subject, TextTree } from './tree.js';

const MOST_LEADS = 3;

/** The person of the verb after a subject. Without one, it is said to "you". */
const personOf = (subject: { readonly many: boolean } | undefined): Person =>
  subject === undefined || subject.many ? 'base' : 'third';

/**
 * Whether a clause without a subject may follow another one: only if its verb can't share the subject of that,
 * or it would be unclear whether it does.
 */
function mayFollow(before: ClauseTree, { subject, phrases: [first] }: ClauseTree): boolean {
  if (subject !== undefined) return true;
  const shared = before.subject?.kind;
  return shared !== undefined && first !== undefined && !fitsKind(first.said.by, shared);
}

/** Whether no comma of a list stands without the "and" that ends it. */
function endsItsLists({ clauses }: SentenceTree): boolean {
  const joints = clauses.flatMap(({ phrases, joint }) => [
    ...phrases.flatMap((phrase) => phrase.joint ?? []),
    ...(joint === undefined ? [] : [joint]),
  ]);
  return joints.at(-1) !== ',';
}

/** Whether it is a lead that no other may follow. */
const endsLeads = (lead: Around): boolean => lead.kind === 'wrapper' && lead.said.by.last === true;

/** The rule of sentences in a row, and the words before which a hole may end. */
export interface TextRule<Context> extends Rule<TextTree, Context> {
  readonly stops: ReadonlySet<string>;
  /** The words of all patterns. */
  readonly patternWords: readonly string[];
  /** The words of which a sentence has at least one. */
  readonly verbs: ReadonlySet<string>;
}

export function textRule<Effect, Context>(game: WholeWords<Effect, Context>): TextRule<Context> {
  const phrases = phraseRules(game);
  const lead = aroundRule(game, ['leads']);
  const first = aroundRule(game, ['durations'], [{ words: [[',']], print: ',' }]);

  /** A subject, or several with "or" between them. */
  const subjectsAt = (
    kind: NounKind,
    words: TextWords<Context>,
    at: number,
  ): Ways<readonly [Subject, ...Subject[]]> =>
    game.subjects[kind].read(words, at).flatMap(([noun, end]) => {
      const subject: Subject = { ...noun, kind, from: at, to: end };
      const more =
        game.either === undefined || !words.stands(['or'], end) ? [] : subjectsAt(kind, words, end + 1);
      return [[[subject], end] as const, ...more.map(([others, to]) => [[subject, ...others], to] as const)];
    });

  /** Whether the first verb after a subject is said with "each". */
  const areEach = (subject: Subject | undefined, [one]: readonly Phrase[]): boolean =>
    subject?.each === true && one?.modal === undefined && one?.said.by.aux === undefined;
  const saysEach = ([one]: readonly Phrase[]): boolean => one?.adverb === 'each';
  const withEach = ([one, ...others]: readonly Phrase[]): readonly Phrase[] =>
    one ? [{ ...one, adverb: 'each' }, ...others] : [];

  const clause: Rule<ClauseTree, Context> = rule(
    (words, at) => [
      ...(game.finite ? [] : phrases.row('base', 'player').read(words, at))
        .filter(([[one]]) => one?.modal === undefined && one?.adverb !== 'each')
        .map(([row, end]): readonly [ClauseTree, number] => [{ phrases: row }, end]),
      ...(['player', 'object'] as const).flatMap((kind) =>
        subjectsAt(kind, words, at).flatMap(([[subject, ...or], end]) =>
          phrases
            .row(personOf(or.at(-1) ?? subject), kind)
            .read(words, end)
            .filter(([row]) => !areEach(or.at(-1) ?? subject, row) || saysEach(row))
            .map(([row, to]): readonly [ClauseTree, number] => [
              { subject, phrases: row, ...(or.length > 0 ? { or } : {}) },
              to,
            ]),
        ),
      ),
    ],
    ({ subject, or = [], phrases: row }, context) => {
      const all = subject === undefined ? [] : [subject, ...or];
      const who = all.map((one) => game.subjects[one.kind].print(one, context));
      const said = areEach(all.at(-1), row) ? withEach(row) : row;
      const does = phrases.row(personOf(all.at(-1)), subject?.kind ?? 'player').print(said, context);
      return who.includes(undefined) || does === undefined ? undefined : joinWords([who.join(' or '), does]);
    },
  );

  const clauses: Rule<readonly ClauseTree[], Context> = rule(
    (words, at) =>
      clause.read(words, at).flatMap(([one, end]) => [
        [[one], end] as const,
        ...jointsAt(game, words, end).flatMap((joint) =>
          clauses
            .read(words, end + joint.length)
            .filter(([[next]]) => next && mayFollow(one, next))
            .map(([others, to]): readonly [readonly ClauseTree[], number] => [
              [{ ...one, joint: joinWords(joint) }, ...others],
              to,
            ]),
        ),
      ]),
    (all, context) => {
      const words = all.flatMap((one) => [clause.print(one, context), one.joint ?? '']);
      return words.includes(undefined) ? undefined : joinWords(words.flatMap((one) => one || []));
    },
  );

  const leadsAt = (words: TextWords<Context>, at: number): Ways<SentenceTree['leads']> => {
    const out: (readonly [SentenceTree['leads'], number])[] = [];
    const go = (before: SentenceTree['leads'], from: number): void => {
      out.push([before, from]);
      if (before.length < MOST_LEADS)
        for (const [one, end] of [...lead.read(words, from), ...first.read(words, from)])
          if (one.kind !== 'wrapper' || !before.some(endsLeads)) go([...before, one], end);
    };
    go([], at);
    return out;
  };

  const sentence = rule<SentenceTree, Context>(
    (words, at) =>
      leadsAt(words, at).flatMap(([leads, end]) =>
        clauses
          .read(words, end)
          .map(([all, to]): readonly [SentenceTree, number] => [{ leads, clauses: all }, to])
          .filter(([one]) => endsItsLists(one)),
      ),
    ({ leads, clauses: all }, context) => {
      const before = leads.map((one) => (one.kind === 'duration' ? first : lead).print(one, context));
      const words = [...before, clauses.print(all, context)];
      return words.includes(undefined) ? undefined : joinWords(words.flatMap((one) => one ?? []));
    },
  );

  const text: Rule<TextTree, Context> = rule(
    (words, at) =>
      sentence.read(words, at).flatMap(([one, end]): Ways<TextTree> => {
        if (end === words.texts.length) return [[[one], end]];
        if (words.texts[end] !== '.') return [];
        const next = end + (words.texts[end + 1] === 'then' ? 2 : 1);
        return text.read(words, next).map(([others, to]) => [[one, ...others], to] as const);
      }),
    (all, context) => {
      const said = all.map((one) => sentence.print(one, context));
      return said.includes(undefined) ? undefined : said.join('. ');
    },
  );

  return {
    ...text,
    patternWords: [...phrases.words, ...lead.patterns.flatMap((parts) => wordsIn(parts))],
    verbs: phrases.verbs,
    stops: new Set([...phrases.stops, ...lead.patterns.flatMap((parts) => beginnings(parts))]),
  };
}
