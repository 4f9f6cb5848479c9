import {
  shouldSpellFizzle,
  type Attempt,
  type Issue,
  type Result,
  type TargetingGame,
  type TargetRef,
  type TargetResolver,
  type TargetSelection,
  type TargetSpec,
} from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import { keyOf, slotsAlone, thingsFor, told, verdictOf, type Question } from '../suite/question.js';
import { overQuestions, type Suite } from '../suite/suite.js';

const STRANGER = 'nothing-of-that-name';

/** One slot of a spec, opened: everything that is asked about it is asked here. */
interface Slot<State> {
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  readonly index: number;
  /** How many slots are open: a slot of each player is as many as there are players. */
  readonly open: number;
  readonly automatic: boolean;
}

function only<State>({ index, open }: Slot<State>, ...targets: readonly TargetRef[]): TargetSelection {
  return Array.from({ length: open }, (_slot, at) => ({ targets: at === index ? targets : [] }));
}

interface Asked<State> extends Slot<State> {
  readonly question: Question<State>;
}

function compared<State>(
  { question }: Asked<State>,
  one: string,
  ones: readonly TargetRef[],
  other: string,
  others: readonly TargetRef[],
): readonly Finding[] {
  const [first, second] = [ones.map(keyOf), others.map(keyOf)];
  const without = (these: readonly string[], those: readonly string[]) =>
    these.filter((key) => !those.includes(key));
  const differing = { one: without(first, second), other: without(second, first) };
  const same = differing.one.length + differing.other.length === 0 && first.length === second.length;
  return same
    ? []
    : [finding('legality.disagrees', { one, other, only: differing, question: told(question) })];
}

/** Everything that is to agree with what is listed, where somebody chooses. */
function ofChooser<State>(asked: Asked<State>, listed: readonly TargetRef[]): readonly Finding[] {
  const { resolver, spec, attempt, index, question } = asked;
  const things = thingsFor(resolver, spec);
  const checked = things.filter((target) => resolver.check(spec, attempt, only(asked, target)).ok);
  const choices = resolver.choices(spec, attempt);
  const next = choices.ok ? choices.value.next(index) : choices;
  const still = listed.flatMap((target) => {
    const legal = resolver.check(spec, attempt, only(asked, target));
    const report = legal.ok ? resolver.checkTargetsStillLegal(spec, legal.value) : legal;
    const issues: readonly Issue[] = report.ok
      ? report.value.slots.flatMap(({ targets }) => targets.flatMap((found) => found.issues))
      : report.issues;
    const fizzles = report.ok && shouldSpellFizzle(report.value);
    return issues.length > 0 || fizzles
      ? [finding('legality.notStill', { target, issues, question: told(question) })]
      : [];
  });
  return [
    ...compared(asked, 'listed', listed, 'accepted by the check', checked),
    ...(next.ok ? compared(asked, 'listed', listed, 'offered as the next pick', next.value) : []),
    ...still,
  ];
}

/** What nobody chooses is taken from what is listed. */
function ofNobody<State>(asked: Asked<State>, listed: readonly TargetRef[]): readonly Finding[] {
  const { resolver, spec, attempt, index } = asked;
  const all = resolver.takeAll(spec, attempt, index);
  const some = resolver.takeRandom(spec, attempt, randomFrom(seedRandom('legality')), index);
  const keys = new Set(listed.map(keyOf));
  const strange = some.ok ? some.value.filter((target) => !keys.has(keyOf(target))) : [];
  return [
    ...compared(asked, 'listed', listed, 'taken', all.ok ? all.value : []),
    ...compared(asked, 'taken by chance and not listed', strange, 'nothing', []),
  ];
}

function ofSlot<State>(asked: Asked<State>, all: Result<readonly TargetRef[]>): readonly Finding[] {
  const { resolver, spec, attempt, index, automatic, question } = asked;
  const things = thingsFor(resolver, spec);
  const why = things.map((target) => resolver.explain(spec, attempt, target, index));
  if (!all.ok) {
    const answered = things.filter((_target, at) => why[at]?.ok);
    return compared(asked, `refused (${verdictOf(all)})`, [], 'explained', answered);
  }
  const explained = things.filter((_target, at) => {
    const found = why[at];
    return found?.ok && found.value.legal && found.value.issues.length === 0;
  });
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const strangers = kinds.flatMap((kind) => {
    const target = { kind, id: STRANGER };
    const found = resolver.explain(spec, attempt, target, index);
    const legal = found.ok && (found.value.legal || found.value.issues.length === 0);
    return legal || (!automatic && resolver.check(spec, attempt, only(asked, target)).ok)
      ? [finding('legality.stranger', { target, question: told(question) })]
      : [];
  });
  return [
    ...compared(asked, 'listed', all.value, 'explained as legal', explained),
    ...(automatic ? ofNobody(asked, all.value) : ofChooser(asked, all.value)),
    ...strangers,
  ];
}

function ofQuestion<State>(game: TargetingGame<State>, question: Question<State>): readonly Finding[] {
  const { state, attempt } = question;
  const resolver = game.resolver(state);
  return slotsAlone(game, question.spec).flatMap((spec) => {
    const opened = resolver.ask(spec, attempt);
    const slots = opened.ok ? opened.value.slots : [];
    const count = Math.max(1, slots.length);
    return Array.from({ length: count }, (_slot, index) => index).flatMap((index) =>
      ofSlot(
        {
          resolver,
          spec,
          attempt,
          index,
          open: count,
          automatic: spec.slots.some(({ chooser }) => chooser === 'all' || chooser === 'random'),
          question: { state, spec, attempt },
        },
        resolver.legalTargets(spec, attempt, index),
      ),
    );
  });
}

/** What is listed, explained as legal, accepted, offered next and still legal at once is one and the same. */
export function legality<State, MatchState>(suite: Suite<State, MatchState>): readonly Finding[] {
  return overQuestions(suite, ofQuestion);
}
