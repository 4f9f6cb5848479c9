import { canonicalJson, jsonFlaw, STATE_LIMITS, type Issue } from '@reticle/core';
import * as z from 'zod';

const record = z.record(z.string(), z.json());
type PlainObject = z.infer<typeof record>;

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as it is after it was written and read. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The value as a JSON object; what holds `undefined` is left out. @throws where it is none */
export const objectOf = (value: object): PlainObject => record.parse(throughJson(value));

export const sameJson = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** Why a value is not plain JSON; roomy, for whole states. */
export const flawOf = (value: unknown): Issue | undefined => jsonFlaw(value, STATE_LIMITS);

const MOST = 300;

/** A value as a line of bounded length, from where two texts begin to differ. */
export function difference(one: string, other: string): readonly [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  const cut = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + MOST)}${text.length > from + MOST ? '…' : ''}`;
  return [cut(one), cut(other)];
}

/** What was thrown, in one line. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
