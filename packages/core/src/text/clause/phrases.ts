import { joinWords } from '../sentence.js';
import { aroundRule } from './around.js';
import type { NounKind, Verb } from './declarations.js';
import type { WholeWords } from './whole-words.js';
import { agreed, beginnings, formsOf, type PatternPart, wordsIn } from './notation.js';
import { matchPattern, printPattern } from './pattern.js';
import { rule, type Rule, type Ways, type TextWords } from './rule.js';
import type { Around, Phrase } from './tree.js';
import { verbForms } from './verb-forms.js';

/** The number and person of a verb: "draw" after "you" and plurals, "draws" after others. */
export type Person = 'base' | 'third';

/** What joins verb phrases and clauses, the longer first. A comma alone joins only what another joint goes on with. */
const JOINTS: readonly (readonly string[])[] = [
  [',', 'and', 'then'],
  [',', 'and'],
  [',', 'then'],
  ['and', 'then'],
  ['and'],
  ['then'],
  [','],
];
const ORS: readonly (readonly string[])[] = [['or'], [',', 'or']];
/** What joins verb phrases and clauses in a game's sentences. */
const jointsOf = ({ either }: { readonly either?: unknown }) => (either === undefined ? JOINTS : ORS);
const MOST_ADJUNCTS = 4;
const ADVERBS = ['each', 'also'] as const;
const NEGATED = { base: "don't", third: "doesn't" } as const;

/** The forms of a verb: its persons, and those that are negated. */
const FORMS = ['base', 'third', 'notBase', 'notThird'] as const;
type NumberedForm = (typeof FORMS)[number];
const NOT = { base: 'notBase', third: 'notThird' } as const satisfies Record<Person, NumberedForm>;
const PERSON = { base: 'base', third: 'third', notBase: 'base', notThird: 'third' } as const satisfies Record<
  NumberedForm,
  Person
>;

interface Row {
  readonly verb: Verb;
  readonly form: number;
  /** The words by the form of the verb, and by the person of its subject. */
  readonly parts: Readonly<Record<NumberedForm, Readonly<Record<Person, readonly PatternPart[]>>>>;
}

/** The words of a verb in each of its forms. */
function wordsOf(base: string, tense: Verb['tense']): Readonly<Record<NumberedForm, string>> {
  const { third: present, past } = verbForms(base);
  const isPast = tense === 'past';
  if (base === 'are') {
    const [many, one] = isPast ? ['were', 'was'] : ['are', 'is'];
    return { base: many, third: one, notBase: `${many}n't`, notThird: `${one}n't` };
  }
  const [many, one] = isPast ? [past, past] : [base, present];
  const not = isPast ? { base: "didn't", third: "didn't" } : NEGATED;
  return { base: many, third: one, notBase: `${not.base} ${base}`, notThird: `${not.third} ${base}` };
}

/** The auxiliary as it is said. */
const auxOf = ({ aux }: Verb, person: Person): string | undefined =>
  aux === "doesn't" ? NEGATED[person] : aux;

/** Returns a part with its further verbs in the third person. */
function third(part: PatternPart): PatternPart {
  if ('optional' in part) return { ...part, optional: part.optional.map(third) };
  if (!('words' in part) || part.inflects !== true) return part;
  const words = part.words.map(([base = '', ...others]) => [verbForms(base).third, ...others]);
  return { words, print: words[0]?.join(' ') ?? '' };
}

function rowsOf(verb: Verb): readonly Row[] {
  return formsOf(verb.words).map((parts, form) => {
    const [first, ...rest] = parts;
    const bases = first && 'words' in first ? first.words.flatMap(([word]) => word ?? []) : [];
    if (bases.length === 0) throw new TypeError(`"${String(verb.words)}" does not begin with a verb.`);
    const all = bases.map((base) => wordsOf(base, verb.tense));
    const said = (name: NumberedForm, inflect: (part: PatternPart) => PatternPart) => {
      const head: PatternPart = {
        words: all.map(({ [name]: words }) => words.split(' ')),
        print: all[0]?.[name] ?? '',
      };
      const after = (number: 'one' | 'many') => [head, ...agreed(rest, number).map((part) => inflect(part))];
      return { base: after('many'), third: after('one') };
    };
    const same = (part: PatternPart): PatternPart => part;
    return {
      verb,
      form,
      parts: {
        base: said('base', same),
        third: said('third', third),
        notBase: said('notBase', same),
        notThird: said('notThird', same),
      },
    };
  });
}

/** The verb phrases of a game. */
export interface PhraseRules<Context> {
  /** Verb phrases in a row that share a subject of this kind. */
  row(person: Person, kind: NounKind): Rule<readonly Phrase[], Context>;
  /** The words before which a hole may end. */
  readonly stops: ReadonlySet<string>;
  /** The words of all patterns. */
  readonly words: readonly string[];
  /** The first words of all verbs in all their forms. A sentence has at least one of them. */
  readonly verbs: ReadonlySet<string>;
}

/** Whether a verb may have a subject of a kind. */
export const fitsKind = ({ subject }: Verb, kind: NounKind): boolean =>
  subject === 'any' || (subject === 'object') === (kind === 'object');

export function phraseRules<Effect, Context>(game: WholeWords<Effect, Context>): PhraseRules<Context> {
  const rows = game.verbs.flatMap(rowsOf);
  const { types } = game;
  const adjunct = aroundRule(game, ['durations', 'giving', 'adjuncts', 'each', 'where']);
  const modals = [...new Set(game.modals.map(({ words }) => words))];
  const byWord = new Map<string, Row[]>();
  const keyOf = (name: NumberedForm, word: string): string => `${name} ${word}`;
  for (const row of rows) {
    for (const name of FORMS) {
      const [first] = row.parts[name][PERSON[name]];
      for (const word of new Set((first && 'words' in first ? first.words : []).map(([one = '']) => one))) {
        const key = keyOf(name, word);
        byWord.set(key, [...(byWord.get(key) ?? []), row]);
      }
    }
  }

  const adjuncts = (words: TextWords<Context>, at: number): Ways<readonly Around[]> => {
    const out: (readonly [readonly Around[], number])[] = [];
    const go = (before: readonly Around[], from: number): void => {
      out.push([before, from]);
      if (before.length < MOST_ADJUNCTS)
        for (const [one, end] of adjunct.read(words, from)) go([...before, one], end);
    };
    go([], at);
    return out;
  };

  /** Verbs in one form that stand at a place, with their complements and adjuncts. */
  const verbsAt = (
    words: TextWords<Context>,
    at: number,
    name: NumberedForm,
    aux: string | undefined,
    subject: Person = PERSON[name],
  ): Ways<Phrase> =>
    (byWord.get(keyOf(name, words.texts[at] ?? '')) ?? [])
      .filter(({ verb }) => verb.aux === aux)
      .flatMap(({ verb, form, parts }) =>
        matchPattern(types, parts[name][subject], words, at).flatMap(([values, end]) =>
          adjuncts(words, end).map(([around, to]): readonly [Phrase, number] => [
            { said: { by: verb, form, values, from: at, to: end }, adjuncts: around },
            to,
          ]),
        ),
      );

  const readPhrase = (words: TextWords<Context>, at: number, person: Person): Ways<Phrase> => {
    const word = words.texts[at] ?? '';
    const after = (modal: string): Ways<Phrase> =>
      words.stands([modal], at)
        ? verbsAt(words, at + 1, 'base', undefined, person).map(([phrase, end]) => [
            { ...phrase, modal },
            end,
          ])
        : [];
    const negated = word === NEGATED[person] ? "doesn't" : undefined;
    const aux = word === "can't" || word === 'must' ? word : negated;
    const adverb = ADVERBS.find((one) => one === word);
    return [
      ...verbsAt(words, at, person, undefined),
      ...(aux === undefined ? [] : verbsAt(words, at + 1, 'base', aux, person)),
      ...(game.negated === undefined
        ? []
        : verbsAt(words, at, NOT[person], undefined).map(([phrase, end]): readonly [Phrase, number] => [
            { ...phrase, negated: true },
            end,
          ])),
      ...(adverb === undefined || (adverb === 'each' && person !== 'base')
        ? []
        : verbsAt(words, at + 1, person, undefined).map(([phrase, end]): readonly [Phrase, number] => [
            { ...phrase, adverb },
            end,
          ])),
      ...modals.flatMap(after),
    ];
  };

  const printPhrase = (phrase: Phrase, person: Person, context: Context): string | undefined => {
    const { said, modal, adverb, negated } = phrase;
    const aux = auxOf(said.by, person);
    const row = rows.find(({ verb, form }) => verb === said.by && form === said.form);
    const form = modal === undefined && aux === undefined ? person : 'base';
    const words = row?.parts[negated ? NOT[form] : form][person];
    const verb = words && printPattern(types, words, said.values, context);
    const around = phrase.adjuncts.map((one) => adjunct.print(one, context));
    if (verb === undefined || around.includes(undefined)) return undefined;
    return joinWords([modal, adverb, aux, verb, ...around].flatMap((one) => one ?? []));
  };

  const phrase = {
    base: rule<Phrase, Context>(
      (words, at) => readPhrase(words, at, 'base'),
      (value, context) => printPhrase(value, 'base', context),
    ),
    third: rule<Phrase, Context>(
      (words, at) => readPhrase(words, at, 'third'),
      (value, context) => printPhrase(value, 'third', context),
    ),
  };

  /** Verbs after "or", which share "can't" with the one before: neither can be done. */
  const denied = (words: TextWords<Context>, at: number, first: Phrase): Ways<readonly Phrase[]> => {
    const { aux } = first.said.by;
    if (aux !== "can't" && aux !== "doesn't") return [];
    const joint = ORS.find((or) => words.stands(or, at));
    if (!joint) return [];
    return verbsAt(words, at + joint.length, 'base', aux).flatMap(([second, end]) =>
      [[[second], end] as const, ...denied(words, end, second)].map(
        ([others, to]): readonly [readonly Phrase[], number] => [
          [{ ...first, joint: joinWords(joint) }, ...others],
          to,
        ],
      ),
    );
  };

  /** After "may" the verbs that share it are bare. */
  const next = (person: Person, { modal }: Phrase): Person => (modal === undefined ? person : 'base');

  const made = new Map<string, Rule<readonly Phrase[], Context>>();
  const row = (person: Person, kind: NounKind): Rule<readonly Phrase[], Context> => {
    const key = `${person} ${kind}`;
    const known = made.get(key);
    if (known) return known;
    const one = rule<readonly Phrase[], Context>(
      (words, at) =>
        phrase[person].read(words, at).flatMap(([first, end], _, all) => {
          if (!fitsKind(first.said.by, kind)) return [];
          const joined = jointsAt(game, words, end).flatMap((joint) =>
            row(next(person, first), kind)
              .read(words, end + joint.length)
              .filter(([[second]]) => !(first.modal !== undefined && second?.modal !== undefined))
              .map(([others, to]): readonly [readonly Phrase[], number] => [
                [{ ...first, joint: joinWords(joint) }, ...others],
                to,
              ]),
          );
          // A verb whose own words have the "or" says it all: "can't attack or block alone".
          const saysAll = ([, to]: readonly [unknown, number]) => all.some(([, own]) => own === to);
          const rest = game.either === undefined ? joined : joined.filter((way) => !saysAll(way));
          const shared = denied(words, end, first).filter((way) => !saysAll(way));
          return [...rest, ...shared, [[first], end] as const];
        }),
      (phrases, context) => {
        let now = person;
        const out: string[] = [];
        for (const part of phrases) {
          const words = phrase[now].print(part, context);
          if (words === undefined) return undefined;
          out.push(words, ...(part.joint === undefined ? [] : [part.joint]));
          now = next(now, part);
        }
        return joinWords(out);
      },
    );
    made.set(key, one);
    return one;
  };

  const verbs = new Set([...byWord.keys()].map((key) => key.slice(key.indexOf(' ') + 1)));
  const patterns = [
    ...rows.flatMap(({ parts }) => [
      ...Object.values(parts.base),
      ...Object.values(parts.third),
      ...(game.negated === undefined ? [] : [parts.notBase.base, parts.notThird.third]),
    ]),
    ...adjunct.patterns,
    ...Object.values(game.complements ?? {}).flatMap((ways) => ways.flatMap(({ words }) => formsOf(words))),
  ];
  return {
    row,
    words: [...patterns.flatMap((parts) => wordsIn(parts)), ...jointsOf(game).flat(2)],
    verbs,
    stops: new Set([
      ...patterns.flatMap((parts) => beginnings(parts)),
      ...jointsOf(game).flat(),
      ...modals,
      ...ADVERBS,
      ...Object.values(NEGATED),
      "can't",
      'must',
      '.',
    ]),
  };
}

/** Lists the joints that stand at a place. */
export function jointsAt<Context>(
  game: { readonly either?: unknown },
  words: TextWords<Context>,
  at: number,
): readonly (readonly string[])[] {
  const found = jointsOf(game).find((joint) => words.stands(joint, at));
  return found ? [found] : [];
}
