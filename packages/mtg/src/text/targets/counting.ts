import type { TargetSpec } from '@reticle/core';
import { specOfRequirements } from '@reticle/core/text';
import { parseTargetRequirements } from './parse.js';
import type { AbilityInText, TargetRequirement, TextContext } from './requirement.js';

/** Whether the text of a spell, or any ability in it, asks for targets; "up to two" does (rule 115.6). */
export function requiresTargets(text: string, context: TextContext = {}): boolean {
  return parseTargetRequirements(text, context).length > 0;
}

const isSpell = ({ ability }: TargetRequirement): boolean =>
  ability.kind === 'spell' && ability.mode === undefined;

/** How many targets casting needs at least, modes aside; `undefined` where the number is X or was not understood. */
export function getRequiredTargetCount(text: string, context: TextContext = {}): number | undefined {
  return total(parseTargetRequirements(text, context).filter(isSpell), 'min');
}

/** How many targets casting may have, modes aside; `'any'` where there is no limit, `undefined` where it is not known. */
export function getMaxTargetCount(text: string, context: TextContext = {}): number | 'any' | undefined {
  const spell = parseTargetRequirements(text, context).filter(isSpell);
  return spell.some(({ slot }) => slot?.max === 'any') ? 'any' : total(spell, 'max');
}

function total(requirements: readonly TargetRequirement[], bound: 'min' | 'max'): number | undefined {
  let sum = 0;
  for (const { slot, onlyIf } of requirements) {
    const count = bound === 'min' && onlyIf ? 0 : slot?.[bound];
    if (typeof count !== 'number') return undefined;
    sum += count;
  }
  return sum;
}

/** An ability and mode, and whether what may be paid for beside the cost was paid: "if this spell was kicked". */
export interface Which extends Pick<AbilityInText, 'index' | 'mode'> {
  readonly paid?: boolean;
}

/**
 * The spec of one ability and mode, for core; targets that are asked for only if more was paid are in it where it was.
 * `undefined` where a target of it was not understood, or where one stands in for another.
 */
export function targetSpecOf(
  requirements: readonly TargetRequirement[],
  { index, mode, paid = false }: Which,
): TargetSpec | undefined {
  const own = requirements.filter(
    ({ ability, onlyIf }) => ability.index === index && ability.mode === mode && (paid || !onlyIf),
  );
  return own.some(({ onlyIf }) => onlyIf?.instead) ? undefined : specOfRequirements(own, 'announcement');
}
