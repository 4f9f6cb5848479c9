import { json, targetSpec, type TargetSpec } from '@reticle/core';
import { mapStrings, someWithin, type Span, type Token } from '@reticle/core/text';
import * as z from 'zod';
import { type Effect, effects as effectsSchema } from '../../language/effects/effect.js';
import { WITHIN } from '../phrases/context.js';
import { beginsDelayed } from '../targets/abilities.js';
import { targetSpecOf } from '../targets/parse.js';
import type { AbilityText } from './card-text.js';

const aRecord = z.record(z.string(), json);

/** The effects that create a trigger with targets of its own. */
type LaterEffect = 'delayed' | 'reflexive';

/**
 * The prepared words of a reflexive or delayed trigger, to be added after those of the ability that it continues
 * (rules 603.7, 603.12).
 */
export interface LaterText {
  readonly kind: LaterEffect;
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a target is "another": than the source, or than an earlier target. */
const isAnother = (spec: TargetSpec): boolean =>
  someWithin(spec.slots, (part) => isRecord(part) && part['excludeSelf'] === true);

/**
 * Prepares the words of such a trigger. Returns undefined if its targets refer to something that it doesn't target
 * itself, as "another target creature" may do after earlier targets.
 */
export function laterText(later: NonNullable<AbilityText['later']>, count: number): LaterText | undefined {
  const { ability, words, own } = later;
  const kind = beginsDelayed(words, 0) ? 'delayed' : 'reflexive';
  const tokens = words.map((word, at) => {
    const next = words[at + 1];
    const begins = at === 0 || words[at - 1]?.text === '.';
    const first = begins ? { ...word, capital: false } : word;
    const ends = word.text === '.' && word.depth === 0;
    return ends && next && !OF_THE_WHOLE.has(next.text) ? { ...first, text: WITHIN } : first;
  });
  const spec = own.length > 0 ? targetSpecOf(own, ability) : undefined;
  if (!spec) return own.length > 0 ? undefined : { kind, tokens, phrases: [], spec };
  if (count > 0 && isAnother(spec)) return undefined;
  const ids = new Map(spec.slots.map(({ id }) => [id, numberedOn(id, count)]));
  const renamed = (text: string): string => {
    const [path = '', id = '', ...rest] = text.split('.');
    return ids.get(text) ?? (path === 'slots' ? [path, ids.get(id) ?? id, ...rest].join('.') : text);
  };
  const moved = targetSpec.safeParse(mapStrings(aRecord.parse(spec), renamed));
  const phrases = own.map(({ id, span }) => ({ id: ids.get(id) ?? id, span }));
  return moved.success ? { kind, tokens, phrases, spec: moved.data } : undefined;
}

/** Whether JSON mentions one of some targets. */
const mentions = (value: unknown, ids: ReadonlySet<string>): boolean =>
  someWithin(
    value,
    (part) =>
      (typeof part === 'string' && part.startsWith('role.') && ids.has(part.slice('role.'.length))) ||
      (isRecord(part) && typeof part['bound'] === 'string' && ids.has(part['bound'])),
  );

/**
 * Gives the targets of such a trigger to the effect that creates it. Returns undefined unless one effect of that
 * kind mentions them, and nothing outside it does.
 */
export function withLaterTargets(
  effects: readonly Effect[],
  { kind, spec }: Pick<LaterText, 'kind' | 'spec'>,
): readonly Effect[] | undefined {
  if (!spec) return effects;
  const ids = new Set(spec.slots.map(({ id }) => id));
  const seen = { count: 0, isOutside: false };
  const given = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((part) => given(part));
    if (!isRecord(value)) return value;
    if (value['effect'] === kind && mentions(value, ids)) {
      seen.count++;
      return { ...value, targets: spec };
    }
    const { effects: _effects, else: _else, win: _win, lose: _lose, ...own } = value;
    seen.isOutside ||= mentions(own, ids);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, given(part)]));
  };
  const read = effectsSchema.safeParse(given(effects));
  return seen.count === 1 && !seen.isOutside && read.success ? read.data : undefined;
}

/** What an ability does and targets, prepared for printing: a trigger that it creates is printed with its targets. */
interface LaterPrinted {
  /** The effects, of which none has targets. */
  readonly effects: readonly Effect[];
  readonly spec: TargetSpec | undefined;
  /** The targets of a delayed trigger. */
  readonly delayed?: readonly string[];
}

/** Joins the targets of a reflexive or delayed trigger among effects, at any depth, to those of the ability. */
export function withLaterSpec(effects: readonly Effect[], targets: TargetSpec | undefined): LaterPrinted {
  let found: LaterText | Pick<LaterText, 'kind' | 'spec'> | undefined;
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((part) => plain(part));
    if (!isRecord(value) || 'keyword' in value) return value;
    const parts = Object.entries(value).map(([key, part]) => [key, plain(part)] as const);
    const { effect, targets: own } = value;
    const spec = effect === 'delayed' || effect === 'reflexive' ? targetSpec.safeParse(own).data : undefined;
    if (!spec || (effect !== 'delayed' && effect !== 'reflexive')) return Object.fromEntries(parts);
    found ??= { kind: effect, spec };
    return Object.fromEntries(parts.filter(([key]) => key !== 'targets'));
  };
  const without = effectsSchema.safeParse(plain(effects)).data ?? effects;
  if (!found?.spec) return { effects, spec: targets };
  const ids = found.spec.slots.map(({ id }) => id);
  const spec = joinedSpec(targets, found.spec);
  return { effects: without, spec, ...(found.kind === 'delayed' ? { delayed: ids } : {}) };
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
