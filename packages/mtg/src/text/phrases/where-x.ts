import { type Reading, type Sentence, type Token, sameValue } from '@reticle/core/text';
import { type Effect, effects as effectsSchema } from '../../language/effects/effect.js';
import { type AbilityAmount, abilityAmount } from '../../language/selector.js';
import { reckoned } from './amounts.js';
import type { WordsContext } from './context.js';

const TAIL = ', where X is ';
const LEAD = [',', 'where', 'x', 'is'] as const;

/** Where ", where X is" begins, in words whose last sentence says it. */
function tailAt(words: readonly Token[]): number {
  const at = words.findLastIndex((_, index) =>
    LEAD.every((text, next) => words[index + next]?.text === text),
  );
  return words.slice(Math.max(at, 0)).some(({ text }) => text === '.') ? -1 : at;
}

/** Words without ", where X is ...", in a context in which X is that; `undefined` where they do not say it. */
export function withX(
  words: readonly Token[],
  context: WordsContext,
):
  | { readonly words: readonly Token[]; readonly context: WordsContext; readonly x: AbilityAmount }
  | undefined {
  const at = tailAt(words);
  const x =
    at < 1 || context.x !== undefined ? undefined : reckoned.read(words.slice(at + LEAD.length), context);
  return x === undefined
    ? undefined
    : { words: words.slice(0, at), context: { ...context, x, known: new Map() }, x };
}

const AMOUNTS: ReadonlySet<string> = new Set(
  'amount count power toughness top minus times setPower setToughness'.split(' '),
);

/** The outermost amounts somewhere in JSON that have words of their own. */
function amountsIn(value: unknown, context: WordsContext, key = ''): readonly AbilityAmount[] {
  if (typeof value !== 'object' || value === null) return [];
  const amount = AMOUNTS.has(key) ? abilityAmount.safeParse(value).data : undefined;
  if (amount !== undefined && reckoned.print(amount, context) !== undefined) return [amount];
  return Object.entries(value).flatMap(([name, part]) => amountsIn(part, context, name));
}

const saysX = (value: unknown): boolean =>
  value === 'X' || (typeof value === 'object' && value !== null && Object.values(value).some(saysX));

function replaced(value: unknown, amount: AbilityAmount): unknown {
  if (sameValue(value, amount)) return 'X';
  if (Array.isArray(value)) return value.map((part: unknown) => replaced(part, amount));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, amount)]));
}

/** JSON with X in the place of the one amount that has words of its own, and those words; `undefined` if there is none. */
export function namingX(
  value: unknown,
  context: WordsContext,
): { readonly value: unknown; readonly tail: string } | undefined {
  const [amount] = saysX(value) ? [] : amountsIn(value, context);
  const words = amount === undefined ? undefined : reckoned.print(amount, context);
  return amount === undefined || words === undefined
    ? undefined
    : { value: replaced(value, amount), tail: `${TAIL}${words}` };
}

/** "Target creature gets +X/+X until end of turn, where X is the number of cards in your hand". */
export function whereX(
  read: (words: readonly Token[], context: WordsContext) => Reading<readonly Effect[]>,
  print: (effects: readonly Effect[], context: WordsContext) => string | undefined,
): Sentence<readonly Effect[], WordsContext> {
  return {
    read(tokens, context, present) {
      if (present && !present.has('where')) return [];
      const found = withX(tokens, context);
      if (!found) return [];
      const reading = read(found.words, found.context);
      if (reading.found === 'ambiguous') return undefined;
      return reading.found === 'one' && usesX(reading.value, found.x) ? [reading.value] : [];
    },
    print(effects, context) {
      const found = namingX(effects, context);
      const named = found && effectsSchema.safeParse(found.value);
      const words = named?.success ? print(named.data, context) : undefined;
      return found && words && `${words}${found.tail}`;
    },
  };
}

const usesX = (value: unknown, x: AbilityAmount): boolean =>
  sameValue(value, x) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => usesX(part, x)));
