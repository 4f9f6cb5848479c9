import type { Token } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import { COLORS } from '../../language/vocabulary.js';
import { textOf } from '../phrases/context.js';

const BEFORE = 'spend only ';
const AFTER = ' mana on x';

/** Whether a sentence says with which mana X is paid. */
export const isOnlyOnX = (words: readonly Token[]): boolean =>
  words[0]?.text === 'spend' && textOf(words).endsWith(AFTER);

/** Costs with what "spend only black and red mana on X" says of them; `undefined` where it is not understood. */
export function withOnlyOnX(
  costs: readonly AbilityCost[],
  sentence: readonly Token[],
): readonly AbilityCost[] | undefined {
  const text = textOf(sentence);
  const said =
    text.startsWith(BEFORE) && text.endsWith(AFTER)
      ? text.slice(BEFORE.length, -AFTER.length).split(/ and(?:\/or)? /u)
      : [];
  const colors = COLORS.filter((color) => said.includes(color));
  if (colors.length !== said.length || colors.length === 0) return undefined;
  const paysX = (cost: AbilityCost) =>
    cost.cost === 'mana' && cost.mana.includes('X') && cost.onlyOnX === undefined;
  return costs.filter(paysX).length === 1
    ? costs.map((cost) => (cost.cost === 'mana' && paysX(cost) ? { ...cost, onlyOnX: colors } : cost))
    : undefined;
}

/** A cost as it stands before the colon. */
export function withoutOnlyOnX(cost: AbilityCost): AbilityCost {
  return cost.cost === 'mana' ? { cost: 'mana', mana: cost.mana } : cost;
}

/** The sentences that say with which mana X is paid. */
export const onlyOnXWords = (costs: readonly AbilityCost[]): readonly string[] =>
  costs.flatMap((cost) =>
    cost.cost === 'mana' && cost.onlyOnX ? [`spend only ${cost.onlyOnX.join(' and ')} mana on X.`] : [],
  );
