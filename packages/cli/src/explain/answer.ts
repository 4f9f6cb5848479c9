import type {
  PinnedRef,
  Result,
  SlotChoice,
  TargetingGame,
  TargetResolver,
  TargetSelection,
} from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import type { HostBoard } from '@reticle/core/host';
import { inWords, named, reasonsOf } from './reason.js';
import { recheck } from './recheck.js';
import type { Answer, Named, Question, SlotAnswer } from './shapes.js';

/** Answers a question about targets; refused where the question lacks something. */
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

/** Every slot with every object of the board: legal, or why not. */
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
    // What is legal may depend on what was chosen before.
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
