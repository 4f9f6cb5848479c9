import type { WholeWords } from './whole-words.js';
import { formsOf, type PatternPart } from './notation.js';
import { matchPattern, printPattern } from './pattern.js';
import { rule, type Rule } from './rule.js';
import type { Around, Said } from './tree.js';

/** An entry of a table of words around clauses. */
interface AroundEntry {
  readonly forms: readonly (readonly PatternPart[])[];
  readonly around: (said: Omit<Said<undefined>, 'by'>) => Around;
  readonly owner: object | string;
}

type Tables = 'durations' | 'giving' | 'adjuncts' | 'leads' | 'each' | 'where';

/** Makes the entries of some tables of a game. */
function entriesOf<Effect, Context>(
  game: WholeWords<Effect, Context>,
  tables: readonly Tables[],
): readonly AroundEntry[] {
  const has = (table: Tables): boolean => tables.includes(table);
  const counted = (kind: 'each' | 'where', words: string | undefined): readonly AroundEntry[] =>
    words === undefined || !has(kind)
      ? []
      : [
          {
            forms: formsOf(words),
            owner: kind,
            around: (said) => ({ kind, said: { ...said, by: undefined } }),
          },
        ];
  return [
    ...(has('durations') ? game.durations : []).map((by): AroundEntry => ({
      forms: formsOf(by.words),
      owner: by,
      around: (said) => ({ kind: 'duration', said: { ...said, by } }),
    })),
    ...(has('giving') ? game.giving : []).map((by): AroundEntry => ({
      forms: formsOf(by.words),
      owner: by,
      around: (said) => ({ kind: 'giving', said: { ...said, by } }),
    })),
    ...[...(has('adjuncts') ? game.adjuncts : []), ...(has('leads') ? game.leads : [])].map(
      (by): AroundEntry => ({
        forms: formsOf(by.words),
        owner: by,
        around: (said) => ({ kind: 'wrapper', said: { ...said, by } }),
      }),
    ),
    ...counted('each', game.each),
    ...counted('where', game.where),
  ];
}

/** The rule of the words that may stand around a clause: leads, or adjuncts. */
export interface AroundRule<Context> extends Rule<Around, Context> {
  /** All patterns of the rule. */
  readonly patterns: readonly (readonly PatternPart[])[];
}

export function aroundRule<Effect, Context>(
  game: WholeWords<Effect, Context>,
  tables: readonly Tables[],
  tail: readonly PatternPart[] = [],
): AroundRule<Context> {
  const entries = entriesOf(game, tables);
  const ownerOf = (around: Around): object | string => around.said.by ?? around.kind;
  return {
    patterns: entries.flatMap(({ forms }) => forms),
    ...rule<Around, Context>(
      (words, at) =>
        entries.flatMap(({ forms, around }) =>
          forms.flatMap((parts, form) =>
            matchPattern(game.types, [...parts, ...tail], words, at).map(
              ([values, end]) => [around({ form, values, from: at, to: end }), end] as const,
            ),
          ),
        ),
      (around, context) => {
        const entry = entries.find(({ owner }) => owner === ownerOf(around));
        const parts = entry?.forms[around.said.form];
        return parts && printPattern(game.types, [...parts, ...tail], around.said.values, context);
      },
    ),
  };
}
