import type { JsonObject, TargetSlot } from '@reticle/core';
import { amountWords, sameValue, type Stretch, type Token } from '@reticle/core/text';
import { wholePhrase } from './whole-phrase.js';

/** Returns the words after "with the greatest power among", if a phrase says so. */
function thingsIn(tokens: readonly Token[], phrase: Stretch): readonly Token[] | undefined {
  const amount = amountWords(tokens, phrase) ?? [];
  const among = amount.findIndex(({ text }) => text === 'among');
  const isExtreme = among > 0 && amount[1]?.text !== 'number';
  return isExtreme && tokens[phrase.to - amount.length - 1]?.text === 'with'
    ? amount.slice(among + 1)
    : undefined;
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
  const [query, ...others] = wholePhrase(things, true)?.accepts ?? [];
  if (!query || others.length > 0) return undefined;
  return {
    ...slot,
    accepts: slot.accepts.map((own) =>
      'filter' in own && own.kind === query.kind
        ? { ...own, filter: withAll(own.filter, query.filter) }
        : own,
    ),
  };
}
