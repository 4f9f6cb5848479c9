import { finding, type Finding } from '../finding.js';
import { describeFilter, describeSpec } from '@reticle/core/describe';
import { thingsFor } from '../suite/question.js';
import { lacksWords, refusalFindings } from '../suite/refusal.js';
import { overQuestions, type Suite } from '../suite/suite.js';

/** Every filter, spec and refusal has words, without holes. */
export function words<State, MatchState>(suite: Suite<State, MatchState>): readonly Finding[] {
  const { game, filters } = suite;
  const missing = (what: string, of: unknown, said: string): readonly Finding[] =>
    lacksWords(said) ? [finding('words.missing', { what, of, words: said })] : [];
  return [
    ...Object.entries(filters).flatMap(([kind, all]) =>
      all.flatMap((filter) => {
        const said = describeFilter(kind, filter, game);
        return missing(`filter of ${kind}`, filter, said.ok ? said.value : '');
      }),
    ),
    ...overQuestions(suite, (of, { state, spec, attempt }) => {
      const resolver = of.resolver(state);
      const refusals = spec.slots.flatMap(({ id }) =>
        thingsFor(resolver, spec).flatMap((target) => {
          const why = resolver.explain(spec, attempt, target, id);
          const issues = why.ok ? why.value.issues : why.issues;
          return why.ok && issues.length === 0
            ? []
            : refusalFindings(of, `${target.kind} ${target.id}`, issues);
        }),
      );
      return [...missing('spec', spec, describeSpec(spec, of)), ...refusals];
    }),
  ];
}
