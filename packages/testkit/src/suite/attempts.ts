import type { JsonObject, TargetRef } from '@reticle/core';
import type { Match, MatchRuntime, Move } from '@reticle/core/match';
import { isObject, sameJson } from '../json.js';
import { spread } from './play.js';

const MOST_TEMPLATES = 12;
const MOST_THINGS = 4;

/** The things of all kinds that are not the same in two states. */
export function thingsApart<State>(
  { game }: MatchRuntime<State>,
  one: State,
  other: State,
): readonly TargetRef[] {
  const apart = game.kinds.flatMap((kind) => {
    const [before, after] = [kind.open(one), kind.open(other)];
    return Array.from({ length: before.size }, (_thing, index) => before.ref(index))
      .filter(({ id }, index) => {
        const at = after.indexOf(id);
        return at < 0 || !sameJson(before.object(index), after.object(at));
      })
      .map(({ id }) => ({ kind: kind.name, id }));
  });
  return spread(apart, MOST_THINGS);
}

/** One move of each name, with targets where there are such: what other moves are written like. */
export function templatesOf(moves: readonly Move[]): readonly Move[] {
  const found = new Map<string, Move>();
  for (const move of moves) {
    const key = JSON.stringify([move.move, Object.keys(move.params ?? {}), move.targets !== undefined]);
    if (!found.has(key)) found.set(key, move);
  }
  return spread([...found.values()], MOST_TEMPLATES);
}

/** The move as another player makes it of a thing: in place of each text of the params, and as the one target of each slot. */
export function attemptsAt(template: Move, player: string, { kind, id }: TargetRef): readonly Move[] {
  const { params = {}, targets = [] } = template;
  const texts = Object.entries(params).filter(([, value]) => typeof value === 'string' || isList(value));
  return [
    ...texts.map(([key, value]): Move => {
      const named: JsonObject = { ...params, [key]: isList(value) ? [id] : id };
      return { ...template, player, params: named };
    }),
    ...targets.map((_slot, at): Move => {
      const chosen = targets.map((slot, index) => (index === at ? { targets: [{ kind, id }] } : slot));
      return { ...template, player, targets: chosen };
    }),
  ];
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((entry) => !isObject(entry));

/** What a player is told of a move: why it is refused, or that it is not. */
export function answerTo<State>(runtime: MatchRuntime<State>, match: Match<State>, move: Move): string {
  const applied = runtime.apply(match, move);
  return applied.ok ? '"accepted"' : JSON.stringify(applied.issues);
}
