import { keywordsNamed } from '../../language/keyword.js';
import { MANA_TYPES, type ManaAs, type ManaType } from '../../language/mana.js';
import { COLORS } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { permanentsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { among, keyed } from '../../state/memo.js';

/**
 * What one permanent says about spending mana: for whom (for everybody if absent), which types, as which
 * types, and whether in no other way.
 */
interface SpendingRule {
  readonly by?: string;
  readonly types: readonly ManaType[];
  readonly as: readonly ManaType[];
  readonly only: boolean;
}

const AS_ANY: Readonly<Record<string, readonly ManaType[]>> = { anyColor: COLORS, anyType: MANA_TYPES };

function rulesOn(card: MtgCard): readonly SpendingRule[] {
  if (card.phasedOut) return [];
  const said = keywordsNamed(card.keywords, 'spendsManaAs');
  const named = new Set<string>(said.map(({ mana }) => mana));
  return said.map(({ who, mana, as, only = false }) => ({
    ...(who === 'any' ? {} : { by: controllerOf(card) }),
    types: MANA_TYPES.filter(
      (type) => mana === type || mana === 'any' || (mana === 'other' && !named.has(type)),
    ),
    as: AS_ANY[as] ?? MANA_TYPES.filter((type) => type === as),
    only,
  }));
}

/**
 * Returns the types as which mana of a type may be spent. What "only" forbids takes precedence over what
 * another rule allows (rule 101.2).
 */
function asTypes(type: ManaType, rules: readonly SpendingRule[]): readonly ManaType[] {
  const own = rules.filter(({ types }) => types.includes(type));
  const limits = own.filter(({ only }) => only);
  if (limits.length > 0) return MANA_TYPES.filter((as) => limits.every((limit) => limit.as.includes(as)));
  return MANA_TYPES.filter((as) => as === type || own.some((rule) => rule.as.includes(as)));
}

const spendingAmong = among(rulesOn, (rules) =>
  rules.length === 0
    ? undefined
    : keyed((player): ManaAs | undefined => {
        const own = rules.filter(({ by }) => by === undefined || by === player);
        if (own.length === 0) return undefined;
        return Object.fromEntries(MANA_TYPES.map((type) => [type, asTypes(type, own)]));
      }),
);

/**
 * Returns as what a player may spend mana if permanents change that (rule 609.4b). Returns undefined if none
 * does.
 */
export const spendingOf = (state: Pick<MtgMatchState, 'cards'>, player: string): ManaAs | undefined =>
  spendingAmong(permanentsIn(state))?.(player);
