import {
  shouldSpellFizzle,
  type Attempt,
  type Issue,
  type NearMiss,
  type ResolutionReport,
  type Result,
  type SlotChoice,
  type SlotKey,
  type TargetingGame,
  type TargetRef,
} from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';

/** For what a thing should be a legal target. */
interface TargetQuestion<State> {
  readonly game: TargetingGame<State>;
  readonly state: State;
  /** A spec, also as authors write it. */
  readonly spec: object;
  readonly attempt: Attempt;
  /** Its position or id; the first, where it is left out. */
  readonly slot?: SlotKey;
  /** What earlier slots hold. */
  readonly partial?: readonly SlotChoice[];
}

interface MatcherVerdict {
  readonly pass: boolean;
  readonly message: () => string;
}

type Describer = Pick<TargetingGame<unknown>, 'messages'>;
const core: Describer = { messages: {} };

const inWords = (issues: readonly Issue[], game: Describer): string =>
  issues.map((found) => describeIssue(found, game)).join(' ');

function nearMissWords(miss: NearMiss): string {
  if (miss.change === 'protection') return `without ${miss.without}`;
  const facts = Object.entries(miss.set).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return `with ${facts.join(' and ')}`;
}

function toBeLegalTarget<State>(
  target: TargetRef,
  { game, state, spec, attempt, slot = 0, partial = [] }: TargetQuestion<State>,
): MatcherVerdict {
  const what = `the ${target.kind} ${target.id}`;
  const parsed = game.parseSpec(spec);
  const why = parsed.ok ? game.resolver(state).explain(parsed.value, attempt, target, slot, partial) : parsed;
  if (!why.ok) return { pass: false, message: () => `The question is refused: ${inWords(why.issues, game)}` };
  const { legal, issues, nearMisses } = why.value;
  const [near] = nearMisses;
  return {
    pass: legal,
    message: () =>
      legal
        ? `expected ${what} to be no legal target, and nothing is against it`
        : `expected ${what} to be a legal target: ${inWords(issues, game)}${near ? ` It would be ${nearMissWords(near)}.` : ''}`,
  };
}

function toBeRefusedWith(result: Result<unknown>, code: string, game: Describer = core): MatcherVerdict {
  const issues = result.ok ? [] : result.issues;
  const pass = issues.some((found) => found.code === code);
  const said = result.ok
    ? 'it was accepted'
    : `it was refused with ${[...new Set(issues.map((found) => found.code))].join(', ')}: ${inWords(issues, game)}`;
  return {
    pass,
    message: () =>
      pass
        ? `expected no refusal with ${code}: ${inWords(issues, game)}`
        : `expected a refusal with ${code}, and ${said}`,
  };
}

function toFizzle(
  report: ResolutionReport | Result<ResolutionReport>,
  game: Describer = core,
): MatcherVerdict {
  const result: Result<ResolutionReport> = 'ok' in report ? report : { ok: true, value: report };
  if (!result.ok)
    return { pass: false, message: () => `The re-check is refused: ${inWords(result.issues, game)}` };
  const all = result.value.slots.flatMap(({ targets }) => targets);
  const pass = shouldSpellFizzle(result.value);
  const each = all.map(
    ({ target, legal, issues }) =>
      `${target.kind} ${target.id}: ${legal ? 'still legal' : inWords(issues, game)}`,
  );
  const told = all.length === 0 ? 'nothing was chosen, so nothing can be illegal' : each.join('; ');
  return { pass, message: () => `expected it to ${pass ? 'resolve' : 'fizzle'}: ${told}` };
}

/** Matchers for vitest: `expect.extend(matchers)`. */
export const matchers = { toBeLegalTarget, toBeRefusedWith, toFizzle } as const;

/** What the matchers take, once they are registered. */
interface ReticleMatchers<R> {
  /** Of a reference: whether it is a legal target; a failure says why not, and what would help. */
  toBeLegalTarget<State>(question: TargetQuestion<State>): R;
  /** Of a result: whether one of its issues has the code. The game, where given, has the words. */
  toBeRefusedWith(code: Issue['code'], game?: Describer): R;
  /** Of the report of a re-check, or its result: whether all that was chosen is illegal. */
  toFizzle(game?: Describer): R;
}

declare module 'vitest' {
  interface Matchers<T> extends ReticleMatchers<T> {}
}
