import type { TargetRelation, TargetSlot } from '@reticle/core';
import type { Clause, TargetPhrase, Token } from '@reticle/core/text';
import { divisionOf } from './division.js';
import { eachOpponentBefore } from './each-opponent.js';
import { antecedentsAmong, chooserBefore, chooserOf, leansUnclearly, leaningOn } from './references.js';

/** A slot with what ties it to itself and to earlier slots. */
export interface MadeSlot {
  readonly slot: TargetSlot;
  readonly relations: readonly TargetRelation[];
}

/** It leans on an earlier target that is not there; or how much is divided is not said as a number. */
export type Refusal = 'mtg.unclearReference' | 'mtg.unknownDivision';

type Phrase = Extract<Clause, { found: 'phrase' }>;

const sharesKind = ({ accepts }: TargetSlot, phrase: TargetPhrase): boolean =>
  accepts.some(({ kind }) => phrase.accepts.some((query) => query.kind === kind));

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
  const others = phrase.other ? earlier.filter((slot) => sharesKind(slot, phrase)) : [];
  const antecedents = antecedentsAmong(earlier, name);
  const accepts = leaningOn(acceptsOf(phrase, others.length === 0), antecedents);
  const relations = relationsOf(phrase, id, others, antecedents.earlier);
  const chooser = chooserOf(phrase.chooser ?? chooserBefore(tokens, from), antecedents);
  const unclear = chooser === undefined || leansUnclearly(tokens, clause, earlier);
  if (!accepts || !relations || unclear) return 'mtg.unclearReference';
  const total = divisionOf(tokens, from, clause.to);
  if (total === 'unknown') return 'mtg.unknownDivision';
  const slot: TargetSlot = {
    id,
    accepts,
    min: phrase.min,
    max: phrase.max,
    chooser,
    mode: 'target',
    ...(total === undefined ? {} : { division: { total } }),
  };
  return { slot, relations };
}

function relationsOf(
  phrase: TargetPhrase,
  id: string,
  others: readonly TargetSlot[],
  earlier: string | undefined,
): readonly TargetRelation[] | undefined {
  const relations: TargetRelation[] =
    others.length > 0 ? [{ relation: 'different', slots: [...others.map((other) => other.id), id] }] : [];
  for (const { relation, property, is, with: leans } of phrase.relations ?? []) {
    if (leans && earlier === undefined) return undefined;
    // One thing alone shares everything with itself: it is tied to those that it is another than, if to any.
    const alone = !leans && relation !== 'sum' && phrase.max === 1;
    if (alone && others.length === 0) return undefined;
    const slots =
      leans && earlier !== undefined
        ? [earlier, id]
        : [...(alone ? others.map((other) => other.id) : []), id];
    if (relation !== 'sum') relations.push({ relation, property, slots });
    else if (is) relations.push({ relation, property, slots, is });
  }
  return relations;
}

/** "Another" with no earlier target to differ from means: not the source itself. */
function acceptsOf({ accepts, other }: TargetPhrase, fromSource: boolean): TargetPhrase['accepts'] {
  if (!other || !fromSource) return accepts;
  return accepts.map(({ kind, filter }) =>
    kind === 'card' ? { kind, filter: { ...filter, excludeSelf: true } } : { kind, filter },
  );
}
