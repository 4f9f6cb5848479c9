import type { Token } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import { COLORS } from '../../language/vocabulary.js';
import { capitalised } from '../phrases/bodies.js';
import { type NamedThing, textOf, type WordsContext } from '../phrases/context.js';
import { COST_PATTERNS } from '../phrases/cost-words.js';

const BEFORE = 'spend only ';
const AFTER = ' mana on x';

/** Whether a sentence says which mana may be spent on X. */
export const isOnlyOnX = (words: readonly Token[]): boolean =>
  words[0]?.text === 'spend' && textOf(words).endsWith(AFTER);

/** Adds "spend only black and red mana on X" to the costs. Returns undefined if it isn't understood. */
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

/** Returns a cost as it is printed before the colon. */
function withoutOnlyOnX(cost: AbilityCost): AbilityCost {
  return cost.cost === 'mana' ? { cost: 'mana', mana: cost.mana } : cost;
}

/** Prints the sentences about which mana may be spent on X. */
export const onlyOnXWords = (costs: readonly AbilityCost[]): readonly string[] =>
  costs.flatMap((cost) =>
    cost.cost === 'mana' && cost.onlyOnX ? [`spend only ${cost.onlyOnX.join(' and ')} mana on X.`] : [],
  );

/**
 * Reads a cost before the colon, with commas between its parts. Returns undefined if a part isn't understood.
 */
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

/**
 * Splits off the sacrifice of the card itself as a part of its own: "Remove three quest counters from ~ and
 * sacrifice it".
 */
export function itself(words: readonly Token[]): readonly Token[] {
  const at = words.length - SACRIFICE_IT.length;
  const own = words.find(({ text }) => text === '~');
  const [and, sacrifice] = words.slice(at);
  const ends = at > 0 && SACRIFICE_IT.every((text, index) => words[at + index]?.text === text);
  return own && and && sacrifice && ends
    ? [...words.slice(0, at), { ...and, text: ',' }, sacrifice, own]
    : words;
}
const SACRIFICE_IT = ['and', 'sacrifice', 'it'] as const;

const LOYALTY = /^(?:([+-])(\d{1,2}|x)|0)$/u;

/** Reads the cost of a loyalty ability: "+1", "0", "-X" (rule 606.4). */
export function loyaltyIn(words: readonly Token[]): readonly AbilityCost[] | undefined {
  const [only, ...others] = words;
  const found = LOYALTY.exec(only?.text ?? '');
  if (!found || others.length > 0) return undefined;
  const [, sign, number = '0'] = found;
  if (number === 'x') return sign === '-' ? [{ cost: 'loyalty', amount: '-X' }] : undefined;
  return [{ cost: 'loyalty', amount: sign === '-' ? 0 - Number(number) : Number(number) }];
}

function printLoyalty([only]: readonly AbilityCost[]): string | undefined {
  if (only?.cost !== 'loyalty') return undefined;
  return typeof only.amount === 'number' && only.amount > 0 ? `+${only.amount}` : String(only.amount);
}

/** Prints "{2}{R}, {T}, Sacrifice a creature". Returns undefined if a part has no words. */
export function printCosts(costs: readonly AbilityCost[], context: WordsContext): string | undefined {
  const loyalty = printLoyalty(costs);
  if (loyalty !== undefined) return loyalty;
  const words = costs.flatMap((cost) => COST_PATTERNS.print(withoutOnlyOnX(cost), context) ?? []);
  return words.length === costs.length ? words.map(capitalised).join(', ') : undefined;
}

/** Returns X if it is the number of counters that a cost removes. */
export const removedBy = (costs: readonly AbilityCost[]): 'X' | undefined =>
  costs.some((cost) => cost.cost === 'removeCounters' && cost.amount === 'X') ? 'X' : undefined;

/** How effects refer to what was chosen for a cost: "the sacrificed creature". */
const CALLED: Partial<Record<AbilityCost['cost'], string>> = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
};
const NOUNS = ['creature', 'artifact', 'land', 'enchantment'] as const;

/**
 * Returns what is chosen for a cost as named things: `cost1`, `cost2` ... in the order of the parts that need
 * a choice.
 */
export function costNames(costs: readonly AbilityCost[]): readonly NamedThing[] {
  const choosing = costs.filter(
    (cost) =>
      'what' in cost && cost.what !== undefined && cost.what !== 'self' && !('random' in cost && cost.random),
  );
  const once = (cost: AbilityCost) => choosing.filter((other) => other.cost === cost.cost).length === 1;
  return choosing.map((cost, index) => {
    const called = CALLED[cost.cost];
    const filter = 'what' in cost && typeof cost.what === 'object' ? cost.what : {};
    const noun =
      cost.cost === 'sacrifice' ? (NOUNS.find((type) => filter.type === type) ?? 'permanent') : 'card';
    const words = called !== undefined && once(cost) ? [`the ${called} ${noun}`] : [];
    return {
      id: `cost${index + 1}`,
      kind: 'card',
      words,
      many: 'count' in cost && cost.count !== 1 && cost.count !== undefined,
    };
  });
}
