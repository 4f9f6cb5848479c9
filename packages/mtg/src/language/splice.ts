import type { CardDefinition } from './card-definition.js';
import { saysX } from './announced-x.js';
import { type PaidKeyword, costsOfKeyword } from './keyword.js';
import type { PaidPart } from './spell-paid.js';

/** A card with the text of others as it is cast (rule 702.47b). */
export type SpellDefinition = CardDefinition & { readonly spliced?: readonly PaidPart[] };

const NAME = /^splice\d+:(.+)$/u;

/** How it is announced that the text of a card is spliced onto a spell, the first, second ... of them. */
export const spliceName = (id: string, at: number): string => `splice${at + 1}:${id}`;

/** The cards whose texts are spliced onto a spell, by the names under which that is announced, in order. */
export const splicedIn = (costs: readonly string[]): readonly string[] =>
  costs.flatMap((cost) => NAME.exec(cost)?.[1] ?? []);

/** With what the names begin of targets that are there only where a cost is paid. */
export const costPrefix = (cost: string): string => `${cost.split(':')[0]}_`;

/** The splice ability of a card: what it is spliced onto, and for which costs (rule 702.47a). */
export const spliceOf = ({ keywords }: Pick<CardDefinition, 'keywords'>): PaidKeyword | undefined =>
  keywords.find((entry): entry is PaidKeyword => entry.keyword === 'splice' && 'costs' in entry);

/** Whether a card has splice, and a text that a spell can take on: targets and effects, of which no part hangs on an X, a mode or a cost. */
export const splicesPlainly = (card: Pick<CardDefinition, 'keywords' | 'spell'>): boolean =>
  spliceOf(card) === undefined ||
  (card.spell?.effects !== undefined && !card.spell.modes && !card.spell.paid && !saysX(card.spell));

/** Of so many choices of cards for one spell it is known what it is with them; what is announced may be anything. */
const MOST_KEPT = 64;
const made = new WeakMap<CardDefinition, Map<string, SpellDefinition>>();

/**
 * A card with the text of others after its own, as that is announced: their targets and effects, and their splice costs in addition to
 * its own (rule 702.47b). The very same each time that it is asked for; the card itself if nothing is spliced onto it.
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
