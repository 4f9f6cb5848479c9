import type { Condition } from '../filter/compile.js';
import type { Words } from '../filter/matcher.js';
import { valueWords } from '../filter/value.js';
import { ok, type Result } from '../issue.js';
import { parseWith, type JsonObject } from '../json.js';
import { kindNamed } from '../targeting/kind.js';
import { selection, splitFilter } from '../targeting/spec.js';

/** What describing needs of a kind. */
export interface WordyKind {
  readonly name: string;
  conditions(filter: JsonObject): Result<readonly Condition[]>;
}

/** Where the words of a condition go: of a key that has none its JSON is given, so that nothing is hidden. */
function conditionWords({ key, wanted, words, inner }: Condition): Words {
  if (words) return words;
  const parts = inner.map(({ checks }) => aroundNoun(checks)).join(' or ');
  if (key === 'not') return { after: `but not ${parts}` };
  if (key === 'anyOf') return { after: `that is ${inner.length > 1 ? 'either ' : ''}${parts}` };
  return { after: `with ${key} ${JSON.stringify(wanted)}` };
}

/**
 * The words of conditions around a noun: "exerted lamp card with cost 3 or less in play". Without a noun only what they
 * say; "anything" where they say nothing. Qualities ("with ...") follow the noun, then places, then clauses.
 */
export function aroundNoun(conditions: readonly Condition[], ...noun: readonly string[]): string {
  const words = conditions.map(conditionWords);
  const before = words.flatMap((one) => ('before' in one && one.before !== '' ? [one.before] : []));
  const after = words.flatMap((one) => ('after' in one && one.after !== '' ? [one.after] : []));
  const qualities = after.filter((one) => one.startsWith('with'));
  const clauses = after.filter((one) => /^(?:but|that is) /.test(one));
  const places = after.filter((one) => !qualities.includes(one) && !clauses.includes(one));
  const joined = qualities.map((one, at) => (at === 0 ? one : `and ${one.replace(/^with /, '')}`));
  const all = [...before, ...noun, ...joined, ...places, ...clauses];
  return all.length === 0 ? 'anything' : all.join(' ');
}

/** A predicate of a kind in words, around the kind's name. */
export function predicateWords(kind: WordyKind, filter: JsonObject): Result<string> {
  const found = kind.conditions(filter);
  return found.ok ? ok(aroundNoun(found.value, kind.name)) : found;
}

/**
 * A filter of one of a game's kinds in words, as a slot writes it too: "up to 2: ready unit". Refused where there is no such
 * kind (`unknownKind`), it is no filter of the kind, or its numbers are none.
 */
export function describeFilter(
  kind: string,
  flat: JsonObject,
  { kinds }: { readonly kinds: readonly WordyKind[] },
): Result<string> {
  const found = kindNamed(kinds, kind);
  if (!found.ok) return found;
  const split = splitFilter(flat);
  const words = predicateWords(found.value, split.predicate);
  if (!words.ok || Object.keys(split.selection).length === 0) return words;
  const parsed = parseWith(selection, split.selection);
  if (!parsed.ok) return parsed;
  const { count = 1, upTo = false, random = false } = parsed.value;
  const howMany = count === 'all' ? 'all' : `${upTo ? 'up to ' : ''}${valueWords(count)}`;
  return ok(`${howMany}${random ? ' at random' : ''}: ${words.value}`);
}
