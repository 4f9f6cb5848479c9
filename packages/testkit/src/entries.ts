import type { Issue, TargetingGame } from '@reticle/core';
import { finding, type Finding } from './finding.js';
import { isObject, reasonOf } from './json.js';
import {
  type Hostile,
  INTRUDERS,
  placesIn,
  planted,
  refusalFindings,
  SCALARS,
  withUnknownKey,
} from './suite/refusal.js';

/** A public function that takes text or JSON from outside the program. */
export interface Entry {
  /** What it takes: a text, or a document of JSON. It is spoilt in every way. */
  readonly valid: unknown;
  /** Gives it raw input. It returns a `Result`, or throws as `unwrap` does where it refuses. */
  readonly read: (raw: unknown) => unknown;
  /** Whether documents may have keys that it does not know, as files of others do. */
  readonly isOpen?: true;
}

/** Names by which functions take raw input. */
const FUNCTIONS = /^(?:parse|read|register|match)[A-Z]\w*$|FromJson$/u;
/** Names by which methods of games and matches take raw input. */
const METHODS = /^(?:parse[A-Z]\w*|start|apply|replay|record|migrate|undo)$/u;

/** Lists the functions that take raw input among the exports of a package, by its ways in: `text.parseCard`, `mtg.parseSpec`. */
function entryNames(ways: Readonly<Record<string, object>>): readonly string[] {
  const names = Object.values(ways).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'function') return FUNCTIONS.test(name) ? [name] : [];
      // A schema is itself what judges raw input.
      if (!isObject(value) || '_zod' in value) return [];
      return Object.keys(value).flatMap((method) =>
        METHODS.test(method) && typeof value[method] === 'function' ? [`${name}.${method}`] : [],
      );
    }),
  );
  return [...new Set(names)].toSorted();
}

const PLACES = 8;

const isRefusal = (found: unknown): found is { readonly issues: readonly Issue[] } =>
  isObject(found) &&
  Array.isArray(found['issues']) &&
  (found['ok'] === false || found['name'] === 'RefusedError');

/** Returns the issues of a refusal. Returns undefined if the input was taken. @throws whatever else was thrown */
function refusedBy(read: Entry['read'], raw: unknown): readonly Issue[] | undefined {
  try {
    const answer = read(raw);
    return isRefusal(answer) ? answer.issues : undefined;
  } catch (error) {
    if (isRefusal(error)) return error.issues;
    throw error;
  }
}

/** Documents that must be refused, and whether the refusal must name a path. */
function spoilt({ valid, isOpen }: Entry): readonly (readonly [...Hostile, isInside: boolean])[] {
  const isText = typeof valid === 'string';
  const roots = [...SCALARS, ...INTRUDERS, ['nothing at all', undefined] as const]
    .filter(([, value]) => !(isText && typeof value === 'string'))
    .filter(
      ([, value]) =>
        isText || typeof value !== 'object' || value === null || INTRUDERS.some((one) => one[1] === value),
    )
    .map(([what, value]) => [what, value, false] as const);
  if (isText) return roots;
  const unknown = isOpen ? [] : [['a key that nothing knows', withUnknownKey(valid), false] as const];
  const inside = placesIn(valid, PLACES)
    .filter((place) => place.length > 0)
    .flatMap((place, at) => {
      const found = INTRUDERS[(at * 5) % INTRUDERS.length];
      return found
        ? [[`${found[0]} at ${place.join('.')}`, planted(valid, place, found[1]), true] as const]
        : [];
    });
  return [...roots, ...unknown, ...inside];
}

/** Input that may mean something: it is refused with codes, or taken; nothing else is thrown. */
function doubtful({ valid }: Entry): readonly Hostile[] {
  if (typeof valid === 'string')
    return [
      '',
      ' ',
      '\n\n',
      '__proto__',
      'constructor: toString',
      '{'.repeat(2_000),
      '\u{0}\u{feff}',
      valid.repeat(200),
      'x'.repeat(1_100_000),
    ].map((text) => [`the text ${text.slice(0, 20)}`, text] as const);
  return placesIn(valid, PLACES).flatMap((place) =>
    [
      ...SCALARS,
      ['a huge number', 1e300] as const,
      ['a name that every object has', 'constructor'] as const,
    ].map(([what, value]) => [`${what} at ${place.join('.')}`, planted(valid, place, value)] as const),
  );
}

function findingsOf(
  door: string,
  entry: Entry,
  game: Pick<TargetingGame<unknown>, 'messages'>,
): readonly Finding[] {
  const asked = (
    what: string,
    raw: unknown,
    judge: (issues: readonly Issue[] | undefined) => readonly Finding[],
  ) => {
    try {
      const issues = refusedBy(entry.read, raw);
      return [...(issues ? refusalFindings(game, `${what} by ${door}`, issues) : []), ...judge(issues)];
    } catch (error) {
      return [finding('hostile.threw', { door, what, message: reasonOf(error) })];
    }
  };
  return [
    ...asked('what it takes', entry.valid, (issues) =>
      issues ? [finding('entries.refused', { door, refusals: issues.map(({ code }) => code) })] : [],
    ),
    ...spoilt(entry).flatMap(([what, raw, isInside]) =>
      asked(what, raw, (issues) => {
        if (!issues) return [finding('hostile.accepted', { door, what })];
        return isInside && issues.some(({ path = [] }) => path.length === 0)
          ? [finding('entries.pathless', { door, what })]
          : [];
      }),
    ),
    ...doubtful(entry).flatMap(([what, raw]) => asked(what, raw, () => [])),
  ];
}

/**
 * Finds what is wrong with a table of the functions of a package that take text or JSON from outside: one that is exported
 * and not in the table, or the other way round; one that throws anything but a refusal, takes what it should refuse, or
 * refuses without a code, words or a path.
 *
 * @param entries the functions by their names, or the reason why one of such a name takes nothing from outside
 * @param ways the exports of the package, by its ways in
 * @param game whose words the refusals have
 */
export function entryFindings(
  entries: Readonly<Record<string, Entry | string>>,
  ways: Readonly<Record<string, object>>,
  game: Pick<TargetingGame<unknown>, 'messages'>,
): readonly Finding[] {
  const exported = entryNames(ways);
  return [
    ...exported
      .filter((name) => !Object.hasOwn(entries, name))
      .map((name) => finding('entries.untested', { name })),
    ...Object.keys(entries)
      .filter((name) => !exported.includes(name))
      .map((name) => finding('entries.unknown', { name })),
    ...Object.entries(entries).flatMap(([name, entry]) =>
      typeof entry === 'string' ? [] : findingsOf(name, entry, game),
    ),
  ];
}
