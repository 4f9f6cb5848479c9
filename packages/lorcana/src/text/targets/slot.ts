import type { Json, JsonObject, TargetSlot } from '@reticle/core';
import { phraseSlot, type MadeSlot, type TargetPhrase } from '@reticle/core/text';
import { leaningOn } from './references.js';

type Query = TargetPhrase['accepts'][number];

/** The types that a filter asks for; none where it names none for all that it accepts. */
function typesOf({ type, anyOf }: JsonObject): readonly Json[] | undefined {
  if (type !== undefined) return [type];
  if (!Array.isArray(anyOf)) return undefined;
  const each = anyOf.map((one: Json) => (isObject(one) ? typesOf(one) : undefined));
  return each.includes(undefined) ? undefined : each.flatMap((types) => types ?? []);
}

const isObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Whether something might be chosen for both: a character is never another location. */
function overlap(one: Query, other: Query): boolean {
  if (one.kind !== other.kind) return false;
  const [types, others] = [typesOf(one.filter), typesOf(other.filter)];
  return !types || !others || types.some((type) => others.includes(type));
}

const mayShare = ({ accepts }: TargetSlot, phrase: TargetPhrase): boolean =>
  accepts.some((one) => 'filter' in one && phrase.accepts.some((other) => overlap(one, other)));

/**
 * A phrase as a slot of its ability; `undefined` where it leans on an earlier choice that is not there. "Another" is not
 * what the ability chose before, or else not the card that it is on (rule 6.1.6).
 */
export function slotOf(
  phrase: TargetPhrase,
  own: Pick<TargetSlot, 'id' | 'chooser' | 'mode'>,
  earlier: readonly TargetSlot[],
): MadeSlot | undefined {
  const accepts = leaningOn(phrase.accepts, earlier);
  return accepts && phraseSlot({ ...phrase, accepts }, own, { earlier, mayShare });
}
