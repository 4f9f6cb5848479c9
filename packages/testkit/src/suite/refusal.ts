import type { Issue, TargetingGame, Result } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { someWithin } from '@reticle/core/text';
import { finding, type Finding } from '../finding.js';
import type { Stage } from '../fixtures.js';
import { flawOf, isObject } from '../json.js';
import { spread } from './play.js';
import type { Suite, SuiteMatches } from './suite.js';

const CODE = /^[A-Za-z]\w*(?:\.\w+)*$/;

const isCoded = (issue: Issue): boolean =>
  CODE.test(issue.code) &&
  typeof issue.data === 'object' &&
  flawOf(issue) === undefined &&
  (issue.path === undefined || Array.isArray(issue.path));

/** Words with nothing in them, or with holes where a value should stand. */
export const lacksWords = (words: string): boolean =>
  words.trim() === '' || /undefined|\[object|\{\w+\}/.test(words);

/** An issue without words of its own is told by its bare code and data. */
const isBare = (words: string, { code, data }: Issue): boolean =>
  words.endsWith(`${code} ${JSON.stringify(data)}`);

/** Whether a refusal says why: issues with codes and data, each with words of its own. */
export function refusalFindings(
  game: Pick<TargetingGame<unknown>, 'messages'>,
  what: string,
  issues: readonly Issue[],
): readonly Finding[] {
  if (issues.length === 0 || !issues.every(isCoded)) return [finding('refusals.uncoded', { what, issues })];
  return issues.flatMap((issue) => {
    const words = describeIssue(issue, game);
    const names = someWithin(issue, (inner) => typeof inner === 'string' && inner.includes('undefined'));
    return isBare(words, issue) || (lacksWords(words) && !names)
      ? [finding('refusals.wordless', { what, code: issue.code, words })]
      : [];
  });
}

/** A bad value, and what it is called. */
export type Hostile = readonly [what: string, value: unknown];

const DEEP = 5_000;
const MANY = 2_500_000;
const LONG = 1_100_000;

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
}

/** No door lets these in, wherever they stand: they are no JSON, too much of it, or reach for a prototype. */
export const INTRUDERS: readonly Hostile[] = [
  ['a key __proto__', JSON.parse('{"__proto__":{"legal":true}}')],
  ['a key constructor', JSON.parse('{"constructor":{"prototype":{"legal":true}}}')],
  ['JSON of great depth', nested(DEEP)],
  ['an endless list', Array.from({ length: MANY }, () => 0)],
  ['an endless text', 'x'.repeat(LONG)],
  ['a function', () => true],
  ['a number that is none', Number.NaN],
  ['an infinite number', Number.POSITIVE_INFINITY],
  ['a big integer', 10n],
  ['a symbol', Symbol('legal')],
  ['an object with a prototype', new Map([['legal', true]])],
  ['a getter', Object.defineProperty({}, 'legal', { enumerable: true, get: () => true })],
];

/** Plain values of each type. */
export const SCALARS: readonly Hostile[] = [
  ['null', null],
  ['a number', 5],
  ['a text', 'legal'],
  ['true', true],
  ['a list', [5]],
  ['an empty object', {}],
];

/** Places inside a document: the keys that lead to each value, the root's own first. */
export function placesIn(document: unknown, most: number): readonly (readonly (string | number)[])[] {
  const places: (readonly (string | number)[])[] = [];
  const open: { readonly value: unknown; readonly path: readonly (string | number)[] }[] = [
    { value: document, path: [] },
  ];
  for (let next = open.shift(); next !== undefined && places.length < most; next = open.shift()) {
    const { value, path } = next;
    places.push(path);
    if (Array.isArray(value)) {
      for (const [at, inner] of value.slice(0, 2).entries()) open.push({ value: inner, path: [...path, at] });
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) open.push({ value: inner, path: [...path, key] });
    }
  }
  return places;
}

/** A copy of a document with another value at a place. */
export function planted(
  document: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document))
    return document.map((inner: unknown, at) => (at === key ? planted(inner, rest, value) : inner));
  if (!isObject(document)) return document;
  return { ...document, [key]: planted(document[key], rest, value) };
}

const UNKNOWN_KEY = 'no-such-key';

/** A document with a key that nothing knows, at its root or in its first entry. */
export function withUnknownKey(document: unknown): unknown {
  if (Array.isArray(document)) {
    const entries: readonly unknown[] = document;
    const [first = {}, ...others] = entries;
    return [withUnknownKey(first), ...others];
  }
  return isObject(document) ? { ...document, [UNKNOWN_KEY]: 1 } : document;
}

/** A place where raw JSON comes in. */
export interface Door {
  readonly name: string;
  /** A document that it lets in; spoilt in every way. */
  readonly valid: unknown;
  /** Also a root that is an empty object or a list is refused here. */
  readonly read: (raw: unknown) => Result<unknown>;
  /** Whose words its refusals have. */
  readonly game: Pick<TargetingGame<unknown>, 'messages'>;
  /** What it must leave alone, as text. */
  readonly guarded?: () => string;
}

function ofTargeting<State, MatchState>(suite: Suite<State, MatchState>): readonly Door[] {
  const { game, filters, stages, fixtures } = suite;
  const specs = [...(fixtures.specs ?? []).slice(0, 2), ...simpleSpecs(filters)];
  const [stage] = stages;
  return [
    ...Object.entries(filters).flatMap(([kind, all]) =>
      spread(all, 3).map((valid) => ({
        name: `parseFilter of ${kind}`,
        valid,
        read: (raw: unknown) => game.parseFilter(kind, raw),
        game,
      })),
    ),
    ...specs.map((valid) => ({
      name: 'parseSpec',
      valid,
      read: (raw: unknown) => game.parseSpec(raw),
      game,
    })),
    ...(stage
      ? [
          { name: 'parseState', valid: stage.state, read: (raw: unknown) => game.parseState(raw), game },
          ...specs.flatMap((written) => checkOf(game, stage, written)),
        ]
      : []),
  ];
}

/** A spec over the first filter of each kind. */
const simpleSpecs = (filters: Suite<unknown>['filters']): readonly object[] =>
  Object.entries(filters).flatMap(([kind, [filter]]) =>
    filter === undefined ? [] : [{ slots: [{ id: 'one', accepts: [{ kind, filter }], min: 0, max: 1 }] }],
  );

function checkOf<State>(
  game: TargetingGame<State>,
  { state, attempt }: Stage<State>,
  written: object,
): readonly Door[] {
  const spec = game.parseSpec(written);
  if (!spec.ok) return [];
  const resolver = game.resolver(state);
  const [target = { kind: 'card', id: 'nothing-of-that-name' }] = resolver.things();
  return [
    {
      name: 'the check',
      valid: spec.value.slots.map(() => ({ targets: [target] })),
      read: (raw) => resolver.check(spec.value, attempt, raw),
      game,
      guarded: () => JSON.stringify(state),
    },
  ];
}

function ofMatches<State>({ runtime, plays, moments }: SuiteMatches<State>): readonly Door[] {
  const { game } = runtime;
  const [play] = plays();
  return [
    ...spread(moments(), 3).map(({ match, move }) => ({
      name: `the move ${move.move}`,
      valid: move,
      read: (raw: unknown) => runtime.apply(match, raw),
      game,
      guarded: () => JSON.stringify(match),
    })),
    ...(play
      ? [
          {
            name: 'the options',
            valid: play.record.options,
            read: (raw: unknown) => runtime.start(raw, 1),
            game,
          },
          {
            name: 'the record',
            valid: { ...play.record, moves: play.record.moves.slice(0, 2) },
            read: (raw: unknown) => runtime.replay(raw),
            game,
          },
          { name: 'parseMatch', valid: play.end, read: (raw: unknown) => runtime.parseMatch(raw), game },
        ]
      : []),
  ];
}

/** All doors of a game. */
export function doorsOf<State, MatchState>(suite: Suite<State, MatchState>): readonly Door[] {
  return [...ofTargeting(suite), ...(suite.matches ? ofMatches(suite.matches) : [])];
}
