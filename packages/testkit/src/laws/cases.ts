import type { Attempt, Issue, TargetingGame, TargetRef } from '@reticle/core';
import { jsonSchemas } from '@reticle/core/schema';
import { finding, type Finding } from '../finding.js';
import type { FilterCase, Staged } from '../fixtures.js';
import { isObject, objectOf } from '../json.js';
import { casesOf, type Suite } from '../suite/suite.js';

const COMBINATORS: ReadonlySet<string> = new Set(['anyOf', 'allOf', 'not']);

/** The keys of a kind's filter, as the game publishes them. */
function keysOf<State>(game: TargetingGame<State>, kind: string): readonly string[] {
  const properties: unknown = jsonSchemas(game)[`filter.${kind}`]?.['properties'];
  return isObject(properties) ? Object.keys(properties).filter((key) => !COMBINATORS.has(key)) : [];
}

/** What a filter has against an object; `undefined` where the filter is none, or cannot be asked. Protections aside. */
function against<State>(
  game: TargetingGame<State>,
  kind: string,
  filter: object,
  {
    state,
    attempt,
    target,
  }: { readonly state: State; readonly attempt: Attempt; readonly target: TargetRef },
): readonly Issue[] | undefined {
  const slot = { accepts: [{ kind, filter }], min: 0, max: 'any', chooser: 'all' };
  const spec = game.parseSpec({ slots: [slot] });
  const why = spec.ok ? game.resolver(state).explain(spec.value, attempt, target) : spec;
  return why.ok ? why.value.issues : undefined;
}

/** The filter with one of its keys left out; a key inside of `not` counts as the filter's. */
function without(filter: object, key: string): object {
  const { [key]: _left, not, ...rest } = objectOf(filter);
  if (not === undefined) return rest;
  return { ...rest, ...(isObject(not) && Object.hasOwn(not, key) ? {} : { not }) };
}

/** The keys of a case without which one of its two verdicts is another. */
function shownBy<State>(
  game: TargetingGame<State>,
  kind: string,
  { filter, accepts, refuses }: FilterCase<State>,
): readonly string[] {
  const written = objectOf(filter);
  const negated = isObject(written['not']) ? Object.keys(written['not']) : [];
  return [...Object.keys(written), ...negated].filter((key) => {
    const rest = without(filter, key);
    const [yes, no] = [against(game, kind, rest, accepts), against(game, kind, rest, refuses)];
    return yes?.length !== 0 || no?.length === 0;
  });
}

function ofCase<State>(game: TargetingGame<State>, kind: string, one: FilterCase<State>): readonly Finding[] {
  const { filter, accepts, refuses } = one;
  const parsed = game.parseFilter(kind, filter);
  if (!parsed.ok) return [finding('cases.invalid', { kind, filter, issues: parsed.issues })];
  const asked = (staged: Staged<State>, which: object = filter) => against(game, kind, which, staged);
  const [yes, no] = [asked(accepts), asked(refuses)];
  if (!yes || !no) return [finding('cases.invalid', { kind, filter, issues: [] })];
  const anyway = asked(refuses, {}) ?? [];
  return [
    ...(yes.length === 0
      ? []
      : [finding('cases.notAccepted', { kind, filter, target: accepts.target, issues: yes })]),
    ...(no.length > 0 ? [] : [finding('cases.notRefused', { kind, filter, target: refuses.target })]),
    ...(anyway.length === 0
      ? []
      : [finding('cases.refusedAnyway', { kind, filter, target: refuses.target, issues: anyway })]),
  ];
}

/** Each key of each kind has a case: an object that the filter accepts, and one that it refuses, because of that key. */
export function cases<State, MatchState>({
  game,
  fixtures,
  kinds,
}: Suite<State, MatchState>): readonly Finding[] {
  return kinds.flatMap((kind): readonly Finding[] => {
    const all = casesOf(fixtures, kind);
    if (all.length === 0) return [finding('cases.noKind', { kind })];
    const shown = new Set(all.flatMap((one) => shownBy(game, kind, one)));
    return [
      ...keysOf(game, kind)
        .filter((key) => !shown.has(key))
        .map((key) => finding('cases.noKey', { kind, key })),
      ...all.flatMap((one) => ofCase(game, kind, one)),
    ];
  });
}
