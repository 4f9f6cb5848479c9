import type { Token } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import type { NamedThing, WordsContext } from '../phrases/context.js';
import { COST_PATTERNS } from '../phrases/cost-words.js';
import { withoutOnlyOnX } from './only-on-x.js';

/** A cost as it stands before the colon, its parts between commas; `undefined` where a part is not understood. */
export function readCosts(
  tokens: readonly Token[],
  context: WordsContext,
): readonly AbilityCost[] | undefined {
  const known = new Map<number, readonly AbilityCost[] | undefined>();
  const from = (at: number): readonly AbilityCost[] | undefined => {
    if (at === tokens.length) return [];
    if (!known.has(at)) known.set(at, cut(at));
    return known.get(at);
  };
  const cut = (at: number): readonly AbilityCost[] | undefined => {
    const ways: (readonly AbilityCost[])[] = [];
    for (let end = at + 1; end <= tokens.length; end++) {
      if (end < tokens.length && (tokens[end]?.text !== ',' || end + 1 === tokens.length)) continue;
      const rest = from(Math.min(end + 1, tokens.length));
      const part = rest && COST_PATTERNS.read(tokens.slice(at, end), context);
      if (rest && part?.found === 'one') ways.push([part.value, ...rest]);
    }
    return ways.length === 1 ? ways[0] : undefined;
  };
  return tokens.length > MOST_WORDS ? undefined : from(0);
}
const MOST_WORDS = 80;

/** "{2}{R}, {T}, Sacrifice a creature"; `undefined` where a part has no words. */
export function printCosts(costs: readonly AbilityCost[], context: WordsContext): string | undefined {
  const words = costs.flatMap((cost) => COST_PATTERNS.print(withoutOnlyOnX(cost), context) ?? []);
  return words.length === costs.length ? words.map(capitalised).join(', ') : undefined;
}
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How effects speak of what was chosen for a cost: "the sacrificed creature". */
const CALLED: Partial<Record<AbilityCost['cost'], string>> = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
};
const NOUNS = ['creature', 'artifact', 'land', 'enchantment'] as const;

/** What is chosen for a cost, as named things: `cost1`, `cost2` ... in the order of the parts that choose. */
export function costNames(costs: readonly AbilityCost[]): readonly NamedThing[] {
  const choosing = costs.filter(
    (cost) => 'what' in cost && cost.what !== 'self' && !('random' in cost && cost.random),
  );
  const once = (cost: AbilityCost) => choosing.filter((other) => other.cost === cost.cost).length === 1;
  return choosing.map((cost, index) => {
    const called = CALLED[cost.cost];
    const filter = 'what' in cost && typeof cost.what === 'object' ? cost.what : {};
    const noun =
      cost.cost === 'sacrifice' ? (NOUNS.find((type) => filter.type === type) ?? 'permanent') : 'card';
    const words = called !== undefined && once(cost) ? [`the ${called} ${noun}`] : [];
    return { id: `cost${index + 1}`, kind: 'card', words, many: 'count' in cost && (cost.count ?? 1) > 1 };
  });
}
