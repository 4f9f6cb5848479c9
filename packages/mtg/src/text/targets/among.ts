import type { JsonObject, TargetSlot } from '@reticle/core';
import { sameValue, type Stretch, type Token } from '@reticle/core/text';
import { mtgGrammar } from '../lexicon/index.js';

const MOST: ReadonlySet<string> = new Set(['greatest', 'highest', 'least', 'lowest']);

const token = (text: string): Token => ({ text, raw: text, start: 0, end: 0, capital: false, depth: 0 });
const TWO_TARGETS = [token('two'), token('target')];

/** Returns the words after "with the greatest power among", if a phrase says so. */
function thingsIn(tokens: readonly Token[], { from, to }: Stretch): readonly Token[] | undefined {
  const words = tokens.slice(from, to);
  const says = words.findIndex(
    ({ text }, at) => text === 'with' && words[at + 1]?.text === 'the' && MOST.has(words[at + 2]?.text ?? ''),
  );
  const among = words.findIndex(({ text }, at) => at > says && text === 'among');
  return says < 0 || among < 0 ? undefined : words.slice(among + 1);
}

/** Returns a filter with the keys of another one, which must hold, too. */
const withAll = (own: JsonObject, other: JsonObject): JsonObject =>
  Object.entries(other).every(([key, value]) => own[key] === undefined || sameValue(own[key], value))
    ? { ...other, ...own }
    : { allOf: [own, other] };

/**
 * Narrows the slot of "with the greatest power among creatures you control": the target is one of those.
 * Returns the slot if its words don't say so, and undefined if it can't be read which things are meant.
 */
export function oneAmong(
  tokens: readonly Token[],
  phrase: Stretch,
  slot: TargetSlot,
): TargetSlot | undefined {
  const things = thingsIn(tokens, phrase);
  if (!things) return slot;
  const clause = mtgGrammar.readAt([...TWO_TARGETS, ...things], 1);
  const [query, ...others] = clause.found === 'phrase' ? clause.phrase.accepts : [];
  const isWhole = clause.found === 'phrase' && clause.to === things.length + TWO_TARGETS.length;
  if (!query || others.length > 0 || !isWhole) return undefined;
  return {
    ...slot,
    accepts: slot.accepts.map((own) =>
      'filter' in own && own.kind === query.kind
        ? { ...own, filter: withAll(own.filter, query.filter) }
        : own,
    ),
  };
}
