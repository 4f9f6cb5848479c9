/** What holds of every state, event and refusal that a test sees, whatever else the test is about. */
import type { Issue } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { mtg } from '../src/index.js';

const seen = new WeakSet<object>();

/** Gives a value back that is plain JSON: what may be absent is absent. @throws where something of it is not, with its path */
export function plain<T>(value: T): T {
  walk(value, '');
  return value;
}

function walk(value: unknown, path: string): void {
  if (typeof value === 'object' && value !== null) {
    if (seen.has(value)) return;
    for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`);
    seen.add(value);
  } else if (value === undefined || value === '' || typeof value === 'function' || Number.isNaN(value))
    throw new Error(`No JSON at ${path}: ${String(value)}`);
}

const RULE = /^\d{3}(?:\.\d+[a-z]?)?$/u;

/** Gives refusals back that can be told in words, with the numbers of their rules. @throws where one can not */
export function sayable<T extends Issue>(issues: readonly T[]): readonly T[] {
  for (const found of plain(issues)) {
    const words = describeIssue(found, mtg);
    if (/undefined|\[object/u.test(words)) throw new Error(`${found.code} lacks data: ${words}`);
    if ('rule' in found.data && !RULE.test(String(found.data.rule)))
      throw new Error(`${found.code} names no rule: ${String(found.data.rule)}`);
  }
  return issues;
}
