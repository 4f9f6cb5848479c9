import type { CardDefinition } from '../language/card-definition.js';
import type { AbilityCost } from '../language/cost.js';
import { type PaidKeyword, costsOfKeyword } from '../language/keyword.js';
import type { ManaCost } from '../language/mana.js';
import { totalManaCost } from '../rules/mana/total.js';
import type { MtgCard } from '../state/card.js';
import { lately } from '../state/memo.js';

/** What is paid for a spell: one amount of mana, and what else its costs take. */
export interface CastingCosts {
  readonly mana: ManaCost;
  readonly more: readonly AbilityCost[];
}

/** Costs that a player may pay on top, by their keywords (rules 601.2b, 702.27a, 702.33a). */
const OPTIONAL = ['kicker', 'buyback'] as const;
const FLASHBACK = 'flashback';

/** Costs that a player may pay instead of the mana cost (rules 118.9, 702.74a). */
const INSTEAD = ['alternativeCost', 'evoke'] as const;

const costsNamed = (
  { keywords }: Pick<CardDefinition, 'keywords'>,
  name: PaidKeyword['keyword'],
): readonly AbilityCost[] => costsOfKeyword(keywords, name);

/** Whether a card in a graveyard may be cast from there by its owner for a cost of its own (rule 702.34a). */
export const hasFlashback = (card: MtgCard): boolean =>
  card.zone === 'graveyard' && card.keywords.some(({ keyword }) => keyword === FLASHBACK);

/** The cards of a graveyard that may be cast from there: the same list for as long as the graveyards are the same. */
export const withFlashback = lately((graveyard: readonly MtgCard[]): readonly MtgCard[] =>
  graveyard.filter(hasFlashback),
);

const PLAIN: readonly (readonly string[])[] = [[]];

/** Which optional and alternative costs may be paid together for a card in a zone. */
export function waysToPay(definition: CardDefinition, zone: MtgCard['zone']): readonly (readonly string[])[] {
  const offered = OPTIONAL.filter((name) => costsNamed(definition, name).length > 0);
  const instead = INSTEAD.filter((name) => costsNamed(definition, name).length > 0);
  const fromGraveyard = zone === 'graveyard' && costsNamed(definition, FLASHBACK).length > 0;
  if (offered.length + instead.length === 0 && !fromGraveyard) return PLAIN;
  const base = fromGraveyard ? [[FLASHBACK]] : [[], ...instead.map((name) => [name])];
  return offered.reduce<readonly (readonly string[])[]>(
    (ways, name) => ways.flatMap((way) => [way, [...way, name]]),
    base,
  );
}

/** What a spell costs where such costs are paid (rule 601.2f); nothing for what has no mana cost (118.6). */
export function castingCosts(
  definition: CardDefinition,
  paid: readonly string[] = [],
): CastingCosts | undefined {
  const instead = ([FLASHBACK, ...INSTEAD] as const).find((name) => paid.includes(name));
  const { cost } = definition;
  if (cost === undefined) return undefined;
  const all: readonly AbilityCost[] = [
    ...(instead ? costsNamed(definition, instead) : [{ cost: 'mana' as const, mana: cost }]),
    ...costsNamed(definition, 'additionalCost'),
    ...OPTIONAL.flatMap((name) => (paid.includes(name) ? costsNamed(definition, name) : [])),
  ];
  const mana = all.flatMap((part) => (part.cost === 'mana' ? [part.mana] : []));
  const more = all.filter((part) => part.cost !== 'mana');
  if (mana.length === 1 && mana[0]) return { mana: mana[0], more };
  const total = totalManaCost([], { more: mana.length === 0 ? [[0]] : mana }, {});
  return total.ok ? { mana: total.value, more } : undefined;
}
