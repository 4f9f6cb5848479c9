import type { TargetSlot } from '@reticle/core';
import { phraseSlot, type Clause, type MadeSlot, type Token } from '@reticle/core/text';
import { divisionOf } from './division.js';
import { eachOpponentBefore } from './each-opponent.js';
import { antecedentsAmong, chooserBefore, chooserOf, leansUnclearly, leaningOn } from './references.js';

/** It leans on an earlier target that is not there; or how much is divided is not said as a number. */
export type Refusal = 'mtg.unclearReference' | 'mtg.unknownDivision';

type Phrase = Extract<Clause, { found: 'phrase' }>;

/** A phrase as a slot of its ability, or why it cannot be one. */
export function slotOf(
  tokens: readonly Token[],
  clause: Phrase,
  id: string,
  earlier: readonly TargetSlot[],
  name: string | undefined,
): MadeSlot | Refusal {
  const { from } = clause;
  const each = eachOpponentBefore(tokens, clause);
  const phrase = each ?? clause.phrase;
  const antecedents = antecedentsAmong(earlier, name);
  const accepts = leaningOn(phrase.accepts, antecedents);
  const chooser = chooserOf(phrase.chooser ?? chooserBefore(tokens, from), antecedents);
  const made =
    accepts && chooser !== undefined && !leansUnclearly(tokens, clause, earlier)
      ? phraseSlot(
          { ...phrase, accepts },
          { id, chooser, mode: 'target' },
          { earlier, leansOn: antecedents.earlier },
        )
      : undefined;
  if (!made) return 'mtg.unclearReference';
  const total = divisionOf(tokens, from, clause.to);
  if (total === 'unknown') return 'mtg.unknownDivision';
  return total === undefined ? made : { ...made, slot: { ...made.slot, division: { total } } };
}
