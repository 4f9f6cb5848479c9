import { MANA_TYPES } from '../../language/mana.js';
import type { Amounts } from '../../language/selector.js';
import { COLORS } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';

/**
 * Counts the mana that was spent to cast an object, as it is or last was: all of it, that of one color, or its
 * colors. Nothing was spent on what was not cast.
 */
export function manaSpentAs(card: MtgCard | undefined, as: Amounts['manaSpent']['as']): number {
  const { spent = {} } = card ?? {};
  if (as === 'colors') return COLORS.filter((color) => (spent[color] ?? 0) > 0).length;
  if (as !== undefined) return spent[as] ?? 0;
  return MANA_TYPES.reduce((sum, type) => sum + (spent[type] ?? 0), 0);
}
