import type { TargetingGame, TargetRef, TargetSpec } from '@reticle/core';
import { finding, type Finding } from '../finding.js';
import type { Guard } from '../fixtures.js';
import { keyOf, slotsAlone, told, type Question } from '../suite/question.js';
import { search } from '../suite/oracle.js';
import { overQuestions, type Suite } from '../suite/suite.js';

/** The same slot where nobody chooses: no protection is asked. */
function takingAll<State>(game: TargetingGame<State>, spec: TargetSpec): TargetSpec | undefined {
  const slots = spec.slots.map((slot) => ({ ...slot, chooser: 'all', max: 'any' }));
  const taken = game.parseSpec({ ...spec, slots });
  return taken.ok ? taken.value : undefined;
}

interface Legal {
  /** What the filter and the game's steps let through. */
  readonly all: readonly TargetRef[];
  /** What the protections let through, too. */
  readonly chosen: readonly TargetRef[];
}

function legalIn<State>(
  game: TargetingGame<State>,
  { state, spec, attempt }: Question<State>,
): Legal | undefined {
  const taken = takingAll(game, spec);
  if (!taken) return undefined;
  const resolver = game.resolver(state);
  const [all, chosen] = [resolver.legalTargets(taken, attempt), resolver.legalTargets(spec, attempt)];
  return all.ok && chosen.ok ? { all: all.value, chosen: chosen.value } : undefined;
}

const chooses = ({ slots }: TargetSpec): boolean =>
  slots.every(({ chooser }) => chooser === 'controller' || chooser === 'opponent');

/** What may be chosen may be taken; what may be taken and not chosen is protected, and says by what. */
function ofQuestion<State>(game: TargetingGame<State>, asked: Question<State>): readonly Finding[] {
  return slotsAlone(game, asked.spec)
    .filter(chooses)
    .flatMap((spec) => {
      const question = { ...asked, spec };
      const legal = legalIn(game, question);
      if (!legal) return [];
      const chosen = new Set(legal.chosen.map(keyOf));
      const all = new Set(legal.all.map(keyOf));
      const resolver = game.resolver(asked.state);
      const odd = legal.all
        .filter((target) => !chosen.has(keyOf(target)))
        .flatMap((target) => {
          const why = resolver.explain(spec, asked.attempt, target);
          const issues = why.ok ? why.value.issues : why.issues;
          const isProtected = issues.length > 0 && issues.every(({ code }) => code === 'protectedTarget');
          return isProtected
            ? []
            : [finding('protections.notProtected', { target, issues, question: told(question) })];
        });
      const unguarded = legal.chosen.filter((target) => !all.has(keyOf(target)));
      return [
        ...odd,
        ...unguarded.map((target) =>
          finding('protections.notProtected', { target, issues: [], question: told(question) }),
        ),
      ];
    });
}

/** The things that are legal with a guard on one of them, and were not without it, though the filter takes them anyway. */
function widenedBy<State>(
  game: TargetingGame<State>,
  guard: Guard<State>,
  asked: Question<State>,
): { readonly found: readonly Finding[]; readonly narrowed: boolean } {
  const { state, attempt } = asked;
  let narrowed = false;
  const found = slotsAlone(game, asked.spec)
    .filter(chooses)
    .flatMap((spec) => {
      const question = { state, spec, attempt };
      const before = legalIn(game, question);
      if (!before) return [];
      const chosen = new Set(before.chosen.map(keyOf));
      const all = new Set(before.all.map(keyOf));
      return game
        .resolver(state)
        .things()
        .flatMap((guarded) => {
          const then = guard.on(state, { kind: guarded.kind, id: guarded.id });
          const after = then === undefined ? undefined : legalIn(game, { state: then, spec, attempt });
          if (!after) return [];
          const left = new Set(after.chosen.map(keyOf));
          narrowed ||= after.all.some((target) => chosen.has(keyOf(target)) && !left.has(keyOf(target)));
          return after.chosen
            .filter((target) => all.has(keyOf(target)) && !chosen.has(keyOf(target)))
            .map((target) =>
              finding('protections.widens', { guard: guard.name, guarded, target, question: told(question) }),
            );
        });
    });
  return { found, narrowed };
}

/** Protections only narrow: one more never makes anything legal, one less nothing illegal. */
export function protections<State, MatchState>(suite: Suite<State, MatchState>): readonly Finding[] {
  const { game, fixtures, random, runs, questions } = suite;
  const guards = fixtures.guards ?? [];
  const ofGuards = guards.flatMap((guard) => {
    const effects = new Set<boolean>();
    const judge = (question: Question<State>): readonly Finding[] => {
      const { found, narrowed } = widenedBy(game, guard, question);
      effects.add(narrowed);
      return found;
    };
    const found = [...questions.flatMap(judge).slice(0, 1), ...(random ? search(random, judge, runs) : [])];
    return found.length > 0 || effects.has(true)
      ? found
      : [finding('protections.idle', { guard: guard.name })];
  });
  return [...overQuestions(suite, ofQuestion), ...ofGuards];
}
