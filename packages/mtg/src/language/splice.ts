import type { CardDefinition } from './card-definition.js';
import { saysX } from './announced-x.js';
import { type PaidKeyword, costsOfKeyword } from './keyword.js';
import type { PaidPart } from './spell-paid.js';

/** A card as it is cast with the text of other cards spliced onto it (rule 702.47b). */
export type SpellDefinition = CardDefinition & { readonly spliced?: readonly PaidPart[] };

const NAME = /^splice\d+:(.+)$/u;

/** Returns the name under which an announcement lists a spliced card, by its place among them. */
export const spliceName = (id: string, at: number): string => `splice${at + 1}:${id}`;

/** Returns the ids of the cards that an announcement splices onto the spell, in order. */
export const splicedIn = (costs: readonly string[]): readonly string[] =>
  costs.flatMap((cost) => NAME.exec(cost)?.[1] ?? []);

/** Returns the prefix of slot ids that exist only if this cost is paid. */
export const costPrefix = (cost: string): string => `${cost.split(':')[0]}_`;

/** Returns the splice ability of a card: what it is spliced onto, and for which cost (rule 702.47a). */
export const spliceOf = ({ keywords }: Pick<CardDefinition, 'keywords'>): PaidKeyword | undefined =>
  keywords.find((entry): entry is PaidKeyword => entry.keyword === 'splice' && 'costs' in entry);

/**
 * Whether a match can perform the card's splice, if it has any: its text must have effects, and no X, modes
 * or costs.
 */
export const splicesPlainly = (card: Pick<CardDefinition, 'keywords' | 'spell'>): boolean =>
  spliceOf(card) === undefined ||
  (card.spell?.effects !== undefined && !card.spell.modes && !card.spell.paid && !saysX(card.spell));

/**
 * The most choices of spliced cards that are cached for one card. An announcement may contain anything, so
 * the cache needs a limit.
 */
const MOST_KEPT = 64;
const made = new WeakMap<CardDefinition, Map<string, SpellDefinition>>();

/**
 * Returns a card with the text of the announced cards after its own: their targets and effects, and their
 * splice costs in addition to its own (rule 702.47b). Equal questions get the same object. Returns the card
 * itself if nothing is spliced onto it.
 */
export function withSpliced(
  definition: CardDefinition,
  costs: readonly string[],
  find: (id: string) => CardDefinition | undefined,
): SpellDefinition {
  const ids = costs.length === 0 ? [] : splicedIn(costs);
  if (ids.length === 0) return definition;
  const known = made.get(definition) ?? new Map<string, SpellDefinition>();
  made.set(definition, known);
  const key = ids.join(' ');
  const found = known.get(key) ?? put(definition, ids, find);
  if (known.size === MOST_KEPT) known.clear();
  known.set(key, found);
  return found;
}

function put(
  definition: CardDefinition,
  ids: readonly string[],
  find: (id: string) => CardDefinition | undefined,
): SpellDefinition {
  const cards = ids.flatMap((id) => find(id) ?? []);
  const added = cards.map(({ keywords }) => ({
    keyword: 'additionalCost' as const,
    costs: costsOfKeyword(keywords, 'splice'),
  }));
  const spliced = cards.map(({ id, spell }, at): PaidPart => {
    const { targets, effects } = spell ?? {};
    return { cost: spliceName(id, at), ...(targets ? { targets } : {}), ...(effects ? { effects } : {}) };
  });
  return { ...definition, keywords: [...definition.keywords, ...added], spliced };
}
