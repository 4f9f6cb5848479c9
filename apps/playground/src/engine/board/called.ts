import { targetRef, type Issue, type Json, type TargetingGame } from '@reticle/core';
import { describeFilter } from '@reticle/core/describe';
import type { ZoneView } from '@reticle/core/host';
import type { Describer } from '../answer.js';
import type { Seat } from './seats.js';
import { keyOf } from './shapes.js';
import * as z from 'zod';

/** The names of things by their keys. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = (zones: readonly ZoneView[]): Names =>
  new Map(zones.flatMap(({ things }) => things.map((thing) => [keyOf(thing.ref), thing.name] as const)));

/** Returns the keys of the things that the data of a refusal name. */
function keysIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'kind' in data && 'id' in data ? [`${String(data.kind)} ${String(data.id)}`] : [];
  return [...own, ...Object.values(data).flatMap(keysIn)];
}

/** Returns a value as people read it, without quotes and brackets. */
export function plainWords(value: Json | undefined): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plainWords).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, each]) => `${key} ${plainWords(each)}`)
      .join(', ');
  return value === undefined || value === null ? 'nothing' : String(value);
}

const jsonValue: z.ZodType<Json> = z.json();
const mismatch = z.object({
  target: targetRef,
  key: z.string(),
  wanted: jsonValue,
  actual: jsonValue.optional(),
});

/** Returns what a thing does not match, in the words of the filter. */
function mismatchWords(found: Issue, kinds: TargetingGame<never>['kinds']): string | undefined {
  const parsed = found.code === 'filterMismatch' ? mismatch.safeParse(found.data) : undefined;
  if (!parsed?.success) return undefined;
  const { target, key, wanted, actual } = parsed.data;
  const described = describeFilter(target.kind, { [key]: wanted }, { kinds });
  const asked = described.ok ? described.value : `${key} ${plainWords(wanted)}`;
  const has = actual === undefined ? '' : `: it has ${plainWords(actual)}`;
  return `The ${target.kind} ${target.id} is not what is asked, ${asked}${has}.`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENDS = [' ', ':', '.', ','] as const;

/** Replaces the id of a slot in a refusal by people's name for it. */
const withLabel = (words: string, id: string, label: string): string =>
  ENDS.reduce(
    (text, end) =>
      text
        .replaceAll(`Slot ${id}${end}`, `${upper(label)}${end}`)
        .replaceAll(`slot ${id}${end}`, `${label}${end}`),
    words.replace(/^Chosen for [^:]+:/u, (listed) =>
      listed
        .split(' ')
        .map((word) => (word.replace(/:$/u, '') === id ? word.replace(id, label) : word))
        .join(' '),
    ),
  );

/** Makes a function that puts a game's refusals into words, with people's names for things and slots. */
export const tellerOf = (
  { messages, rules, kinds }: Describer & Pick<TargetingGame<never>, 'kinds'>,
  names: Names,
  seats: readonly Pick<Seat, 'id' | 'label'>[],
): Describer => ({
  messages,
  ...(rules ? { rules } : {}),
  say(words: string, found: Issue) {
    const things = keysIn(found.data).reduce(
      (text, key) => {
        const name = names.get(key);
        return name === undefined ? text : text.replaceAll(`The ${key}`, name).replaceAll(key, name);
      },
      mismatchWords(found, kinds) ?? words,
    );
    return seats.reduce((text, { id, label }) => withLabel(text, id, label), things);
  },
});
