import {
  type Issue,
  type PinnedRef,
  type Result,
  type StepRules,
  shouldSpellFizzle,
  type LegalTargets,
  type TargetingGame,
  type TargetSpec,
  type SlotChoice,
  type TargetResolver,
  type TargetSelection,
  type Attempt,
  type NearMiss,
} from '@reticle/core';
import { ruleOf, describeSpec } from '@reticle/core/describe';
import type { HostBoard } from '@reticle/core/host';
import { issueWords, type Describer } from '../failure.js';

/** A game that has words for its issues, and numbers for its rules. */
type Ruled = Describer & { readonly rules?: StepRules };

/** Returns issues as reasons, with their words and their rules. */
function inWords(issues: readonly Issue[], game: Ruled): readonly Reason[] {
  return issues.map((found) => {
    const rule = ruleOf(found, game);
    const words = issueWords(found, game);
    return { code: found.code, words, ...(rule === undefined ? {} : { rule }), data: found.data };
  });
}

/** Returns the reasons of a refusal, or none if the result is no refusal. */
function reasonsOf(result: Result<unknown>, game: Ruled): readonly Reason[] {
  return result.ok ? [] : inWords(result.issues, game);
}

/** Returns a target with its name, unless that is its id. */
function named(target: PinnedRef, object: object): Named {
  const name = nameOf(object);
  return name !== undefined && name !== '' && name !== target.id ? { target, name } : { target };
}

/** Returns the `name` of an object, or its `names` if it has several. */
function nameOf(object: object): string | undefined {
  const own = (key: string): unknown => (Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined);
  const name = own('name');
  if (typeof name === 'string') return name;
  const names = own('names');
  return Array.isArray(names) ? names.filter((each) => typeof each === 'string').join(' // ') : undefined;
}

/** Checks a choice again as it resolves. */
function recheck<State>(
  game: TargetingGame<State>,
  spec: TargetSpec,
  chosen: LegalTargets,
  later: State,
): Result<Recheck> {
  const report = game.resolver(later).checkTargetsStillLegal(spec, chosen);
  if (!report.ok) return report;
  const slots = report.value.slots.map(({ slot, targets }) => ({
    slot,
    targets: targets.map(({ target, legal, issues, known }) => ({
      ...named(target, known?.object ?? {}),
      legal,
      reasons: inWords(issues, game),
    })),
  }));
  return { ok: true, value: { fizzles: shouldSpellFizzle(report.value), slots } };
}

/** Answers a question about targets. It is refused if the question lacks something. */
export function answerTo<State>(module: HostBoard<State>, question: Question<State>): Result<Answer> {
  const { game, check } = module;
  const { state, spec, attempt, choice, later, read } = question;
  const resolver = game.resolver(state);
  const asked = resolver.ask(spec, attempt);
  if (!asked.ok) return asked;
  const solver = resolver.choices(spec, attempt);
  const count = solver.ok ? solver.value.count() : solver;
  const checked =
    choice && (check ? check(state, spec, attempt, choice) : resolver.check(spec, attempt, choice));
  const again = later !== undefined && checked?.ok ? recheck(game, spec, checked.value, later) : undefined;
  if (again && !again.ok) return again;
  return {
    ok: true,
    value: {
      words: describeSpec(spec, game),
      ...(read ? { read } : {}),
      slots: slotAnswers(game, question, resolver, checked?.ok ? choice : undefined),
      choices: count.ok ? { count: String(count.value), reasons: [] } : { reasons: reasonsOf(count, game) },
      ...(checked ? { choice: { ok: checked.ok, reasons: reasonsOf(checked, game) } } : {}),
      ...(again ? { later: again.value } : {}),
    },
  };
}

/** Returns every slot with every object of the board: legal, or why not. */
function slotAnswers<State>(
  game: TargetingGame<State>,
  { spec, attempt }: Question<State>,
  resolver: TargetResolver<State>,
  chosen: TargetSelection = [],
): readonly SlotAnswer[] {
  const asked = resolver.ask(spec, attempt);
  if (!asked.ok) return [];
  const { board, slots } = asked.value;
  const objects = Array.from({ length: board.size }, (_entry, at) => named(board.ref(at), board.object(at)));

  const refusal = (object: Named, slot: number, before: readonly SlotChoice[]) => {
    const why = resolver.explain(spec, attempt, object.target, slot, before);
    const { issues, nearMisses } = why.ok ? why.value : { issues: why.issues, nearMisses: [] };
    return { ...object, reasons: inWords(issues, game), nearMisses };
  };

  return slots.map(({ id, chooser, automatic, min, max }, index): SlotAnswer => {
    // The legal objects may depend on the earlier choices.
    const before = chosen.slice(0, index);
    const found = resolver.legalTargets(spec, attempt, index, before);
    const legal = new Set(found.ok ? found.value.map(keyOf) : []);
    const is = ({ target }: Named) => legal.has(keyOf(target));
    return {
      slot: id,
      chooser,
      ...(automatic ? { automatic } : {}),
      min,
      max: max === Infinity ? 'any' : max,
      legal: objects.filter(is),
      refused: objects.filter((object) => !is(object)).map((object) => refusal(object, index, before)),
    };
  });
}

const keyOf = ({ kind, id }: PinnedRef): string => JSON.stringify([kind, id]);

/** A question whose parts have been parsed. */
export interface Question<State> {
  readonly state: State;
  readonly spec: TargetSpec;
  readonly read?: ReadPart;
  readonly attempt: Attempt;
  readonly choice?: TargetSelection;
  readonly later?: State;
}

/** A reason: its code and data, and the same in words. */
export interface Reason {
  readonly code: string;
  readonly words: string;
  /** The number of the rule, if the game names it. */
  readonly rule?: string;
  readonly data: object;
}

export interface Named {
  readonly target: PinnedRef;
  /** The object's name, unless that is its id. */
  readonly name?: string;
}

export interface Refused extends Named {
  readonly reasons: readonly Reason[];
  /** Single changes that would make it legal. Each was tried. */
  readonly nearMisses: readonly NearMiss[];
}

export interface SlotAnswer {
  readonly slot: string;
  readonly chooser: string;
  /** How the objects are taken if nobody chooses. */
  readonly automatic?: 'all' | 'random';
  readonly min: number;
  readonly max: number | 'any';
  readonly legal: readonly Named[];
  readonly refused: readonly Refused[];
}

/** A yes, or the reasons for a no. */
export interface Verdict {
  readonly ok: boolean;
  readonly reasons: readonly Reason[];
}

export interface Recheck {
  readonly slots: readonly {
    readonly slot: string;
    readonly targets: readonly (Named & { readonly legal: boolean; readonly reasons: readonly Reason[] })[];
  }[];
  readonly fizzles: boolean;
}

/**
 * The part of a text that was asked about: an ability, a mode of it, and the words of its targets, printed
 * back.
 */
export interface ReadPart {
  readonly ability: number;
  readonly mode?: number;
  readonly words: readonly string[];
}

/** The whole answer to a question. Plain JSON. */
export interface Answer {
  readonly words: string;
  /** Present if the question has a text. */
  readonly read?: ReadPart;
  readonly slots: readonly SlotAnswer[];
  /**
   * The number of complete choices, in decimal (it may exceed any number type), or the reasons why it is
   * unknown.
   */
  readonly choices: { readonly count?: string; readonly reasons: readonly Reason[] };
  readonly choice?: Verdict;
  readonly later?: Recheck;
}
