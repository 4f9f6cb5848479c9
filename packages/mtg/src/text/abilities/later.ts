import { json, targetSpec, type TargetSpec } from '@reticle/core';
import { mapStrings, type Span, type Token } from '@reticle/core/text';
import * as z from 'zod';
import type { Effect } from '../../language/effects/effect.js';
import { WITHIN } from '../phrases/context.js';
import { targetSpecOf } from '../targets/parse.js';
import type { AbilityText } from './card-text.js';

const aRecord = z.record(z.string(), json);

/**
 * The prepared words of a reflexive trigger, to be added after those of the ability that it continues (rule
 * 603.12).
 */
export interface LaterText {
  /** Full stops between its sentences are marks, so that the trigger does all of them. */
  readonly tokens: readonly Token[];
  /** Its targets, with ids that the ability doesn't use. */
  readonly phrases: readonly { readonly id: string; readonly span: Span }[];
  readonly spec: TargetSpec | undefined;
}

/** Words that begin a sentence about the ability as a whole. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['activate', 'this']);

/** Numbers an id of a spec after those of another one. */
const numberedOn = (id: string, count: number): string => `t${Number(id.slice(1)) + count}`;

/**
 * Prepares the words of a reflexive trigger. Returns undefined if its targets refer to something that it
 * doesn't target itself.
 */
export function laterText(later: NonNullable<AbilityText['later']>, count: number): LaterText | undefined {
  const { ability, words, own } = later;
  const tokens = words.map((word, at) => {
    const next = words[at + 1];
    const first = words[at - 1]?.text === '.' ? { ...word, capital: false } : word;
    const ends = word.text === '.' && word.depth === 0;
    return ends && next && !OF_THE_WHOLE.has(next.text) ? { ...first, text: WITHIN } : first;
  });
  const spec = own.length > 0 ? targetSpecOf(own, ability) : undefined;
  if (!spec) return own.length > 0 ? undefined : { tokens, phrases: [], spec };
  const ids = new Map(spec.slots.map(({ id }) => [id, numberedOn(id, count)]));
  const renamed = (text: string): string => {
    const [path = '', id = '', ...rest] = text.split('.');
    return ids.get(text) ?? (path === 'slots' ? [path, ids.get(id) ?? id, ...rest].join('.') : text);
  };
  const moved = targetSpec.safeParse(mapStrings(aRecord.parse(spec), renamed));
  const phrases = own.map(({ id, span }) => ({ id: ids.get(id) ?? id, span }));
  return moved.success ? { tokens, phrases, spec: moved.data } : undefined;
}

/** Finds the targets of a reflexive trigger among effects, at any depth. */
export function laterSpecOf(effects: readonly Effect[]): TargetSpec | undefined {
  for (const effect of effects) {
    if (effect.effect === 'reflexive') return effect.targets;
    const inner = 'effects' in effect ? laterSpecOf(effect.effects ?? []) : undefined;
    const found = inner ?? ('else' in effect ? laterSpecOf(effect.else ?? []) : undefined);
    if (found) return found;
  }
  return undefined;
}

/** Joins two specs, for their words. */
export function joinedSpec(
  one: TargetSpec | undefined,
  other: TargetSpec | undefined,
): TargetSpec | undefined {
  if (!one || !other) return one ?? other;
  return {
    ...one,
    slots: [...one.slots, ...other.slots],
    relations: [...one.relations, ...other.relations],
  };
}
