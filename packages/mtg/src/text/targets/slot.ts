import type { TargetSlot } from '@reticle/core';
import {
  phraseSlot,
  type PhraseClause,
  type MadeSlot,
  type TargetPhrase,
  type Token,
} from '@reticle/core/text';
import { divisionOf } from './division.js';
import { notHost, otherThan } from './another.js';
import { eachPlayerOf } from './each-player.js';
import { ofOnePlayer } from './one-player.js';
import {
  antecedentsAmong,
  chooserBefore,
  chooserOf,
  leansOnNobody,
  leansUnclearly,
  leaningOn,
} from './references.js';

/** It leans on something that is not there, asks for so many of each player, or divides what is not said as a number. */
export type SlotRefusal = 'mtg.unclearReference' | 'mtg.unclearEach' | 'mtg.unknownDivision';

/** A slot, and in words what its X counts where no word of the phrase says it. */
interface SlotOfPhrase extends MadeSlot {
  readonly where?: string;
}

/** Where a phrase stands in its ability. */
interface Place {
  readonly id: string;
  /** The slots before it. */
  readonly earlier?: readonly TargetSlot[];
  /** The card's name. */
  readonly name: string | undefined;
  /** The token from which on something may be named on which it leans. */
  readonly start?: number;
}

/** A phrase as a slot of its ability, or why it cannot be one. */
export function slotOf(
  tokens: readonly Token[],
  clause: PhraseClause,
  { id, earlier = [], name, start = 0 }: Place,
): SlotOfPhrase | SlotRefusal {
  const { from } = clause;
  const each = eachPlayerOf(tokens, clause);
  if (each === 'unclear') return 'mtg.unclearEach';
  const found = each?.phrase ?? clause.phrase;
  const than = found.other && !sharesKind(found, earlier) ? otherThan(tokens, from) : 'self';
  if (than === 'unclear') return 'mtg.unclearReference';
  const phrase = than === 'host' ? notHost(found) : found;
  const said = phrase.chooser ?? chooserBefore(tokens, from);
  const antecedents = antecedentsAmong(earlier, name, said);
  const accepts = leaningOn(phrase.accepts, antecedents);
  if (accepts && leansOnNobody(accepts, tokens.slice(start, from))) return 'mtg.unclearReference';
  const chooser = chooserOf(said, antecedents);
  const made =
    accepts && chooser !== undefined && !leansUnclearly(tokens, clause, earlier)
      ? phraseSlot(
          { ...phrase, accepts, ...ofOnePlayer(tokens, clause, phrase) },
          { id, chooser, mode: 'target' },
          { earlier, leansOn: antecedents.earlier },
        )
      : undefined;
  if (!made) return 'mtg.unclearReference';
  const total = divisionOf(tokens, from, clause.to);
  if (total === 'unknown') return 'mtg.unknownDivision';
  const where = each?.where === undefined ? {} : { where: each.where };
  return {
    ...made,
    ...where,
    ...(total === undefined ? {} : { slot: { ...made.slot, division: { total } } }),
  };
}

const sharesKind = ({ accepts }: TargetPhrase, earlier: readonly TargetSlot[]): boolean =>
  earlier.some((slot) => slot.accepts.some(({ kind }) => accepts.some((query) => query.kind === kind)));
