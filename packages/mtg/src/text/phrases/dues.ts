import { type Hole, sameValue, standsAt, type Token } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import { type EffectNamed, isMultiple } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { eachCounted, reckoned } from './amounts.js';
import { asToken, markedId, textOf, type WordsContext } from './context.js';
import { manaCostHole, payment } from './cost-words.js';
import { what, who } from './selectors.js';

type MayPay = EffectNamed<'mayPay'>;
/** What a player may pay: costs, perhaps several times over, or the mana cost of an object. */
type Dues = Pick<MayPay, 'costs' | 'times' | 'manaCostOf' | 'less'>;
/** Who may pay: one player, you if absent, or several until one of them does. */
export type Payer = Pick<MayPay, 'who' | 'any'>;

/** The verbs of payments, for you and for others. */
const VERBS = [
  ['pay', 'pays'],
  ['discard', 'discards'],
  ['sacrifice', 'sacrifices'],
  ['exile', 'exiles'],
  ['return', 'returns'],
  ['remove', 'removes'],
  ['put', 'puts'],
  ['tap', 'taps'],
  ['mill', 'mills'],
  ['reveal', 'reveals'],
] as const;

/** Reads "pay {1}", "pay {1} and 1 life": one verb, so that the second is no effect. */
function costsIn(words: readonly Token[], context: WordsContext): readonly AbilityCost[] | undefined {
  const one = payment.read(words, context);
  if (one) return [one];
  const at = words.findIndex(({ text }) => text === 'and');
  const [verb] = words;
  if (at < 0 || !verb) return undefined;
  const rest = words.slice(at + 1);
  const first = payment.read(words.slice(0, at), context);
  const second = payment.read([verb, ...rest], context);
  return first && second ? [first, second] : undefined;
}

function costWords(costs: readonly AbilityCost[], context: WordsContext): string | undefined {
  const [first, second, ...others] = costs.map((cost) => payment.print(cost, context));
  if (costs.length <= 1) return first;
  const verb = `${first?.split(' ')[0]} `;
  return others.length === 0 && first && second?.startsWith(verb)
    ? `${first} and ${second.slice(verb.length)}`
    : undefined;
}

const FOR_EACH = ' for each ';
const LIFE = ['pay', 'life', 'equal', 'to'];
const ONE_LIFE: AbilityCost = { cost: 'life', amount: 1 };

/** Reads "pay {X}" and "pay X life" of an X that the sentence defines, "pay life equal to its power". */
function measured(words: readonly Token[], context: WordsContext): Dues | undefined {
  const { x } = context;
  const text = textOf(words);
  if (text === 'pay {x}')
    return x === undefined ? undefined : { costs: [{ cost: 'mana', mana: [1] }], times: x };
  if (text === 'pay x life') return { costs: [ONE_LIFE], times: x ?? 'X' };
  const times = standsAt(LIFE, words, 0) ? reckoned.read(words.slice(LIFE.length), context) : undefined;
  return times === undefined ? undefined : { costs: [ONE_LIFE], times };
}

const TAIL = ["'s", 'mana', 'cost'];
const LESS = ['reduced', 'by', 'up', 'to'];

/** Reads "pay its mana cost", "pay that creature's mana cost reduced by up to {2}" (rule 118.7a). */
function manaCostIn([verb, ...words]: readonly Token[], context: WordsContext): Dues | undefined {
  const at = words.findIndex((_word, index) => standsAt(TAIL, words, index));
  const of = verb?.text !== 'pay' || at < 1 ? undefined : what.read(words.slice(0, at), context);
  const rest = words.slice(at + TAIL.length);
  if (of === undefined || what.plural?.(of, context) === true) return undefined;
  if (rest.length === 0) return { costs: [], manaCostOf: of };
  const lower = standsAt(LESS, rest, 0);
  const [less, ...others] = (lower ? manaCostHole.read(rest.slice(LESS.length), context) : undefined) ?? [];
  return typeof less === 'number' && less > 0 && others.length === 0
    ? { costs: [], manaCostOf: of, less }
    : undefined;
}

function printManaCostOf({ manaCostOf, less }: Dues, context: WordsContext): string | undefined {
  const words = manaCostOf === undefined ? undefined : what.print(manaCostOf, context);
  const lower = less === undefined ? '' : ` ${LESS.join(' ')} {${less}}`;
  return words && `pay ${words}'s mana cost${lower}`;
}

/** Words of what another player has, as that player would say them. */
const OWN: readonly (readonly [theirs: readonly string[], yours: readonly string[]])[] = [
  [
    ['they', 'control'],
    ['you', 'control'],
  ],
  [['their'], ['your']],
];
const ownOf = (mark: string) =>
  [
    [
      [mark, 'controls'],
      ['you', 'control'],
    ],
    [[mark, "'s"], ['your']],
  ] as const;

/** Rewrites "a card from their graveyard" as "a card from your graveyard". */
function asOwn(words: readonly Token[]): readonly Token[] {
  const marks = words.filter(({ text }) => markedId(text) !== undefined && text !== '{=host}');
  const pairs = [...OWN, ...marks.flatMap(({ text }) => ownOf(text))];
  const out: Token[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    const [from, to] = pairs.find(([theirs]) => standsAt(theirs, words, at)) ?? [];
    out.push(...(to ? to.map((text) => asToken(word, text)) : [word]));
    at += from?.length ?? 1;
  }
  return out;
}
const asTheirs = (words: string): string =>
  words.replaceAll('you control', 'they control').replaceAll(/\byour\b/gu, 'their');

/** Reads what a player must pay, with the verb in its base form. */
function readDues(words: readonly Token[], context: WordsContext, isYou: boolean): Dues | undefined {
  // What is counted is as the card says it; only the costs are the payer's own.
  const costsOf = (some: readonly Token[]) =>
    (isYou ? undefined : costsIn(asOwn(some), context)) ?? costsIn(some, context);
  const costs = costsOf(words);
  // An X that the sentence defines is no announced one.
  const known = costs && context.x !== undefined && textOf(words) === 'pay {x}' ? undefined : costs;
  if (known) return { costs: known };
  const at = words.findLastIndex(({ text }, index) => text === 'for' && words[index + 1]?.text === 'each');
  const once = at < 0 ? undefined : costsOf(words.slice(0, at));
  const times = once?.every(isMultiple) ? eachCounted.read(words.slice(at + 2), context) : undefined;
  if (once && times !== undefined) return { costs: once, times };
  return measured(words, context) ?? manaCostIn(words, context);
}

function printDues(dues: Dues, context: WordsContext, isYou: boolean): string | undefined {
  const { costs, times } = dues;
  if (dues.manaCostOf !== undefined) return printManaCostOf(dues, context);
  const said = costWords(costs, context);
  const own = isYou ? said : said && asTheirs(said);
  if (times === undefined) return own;
  const [only, ...others] = costs;
  const isOneLife = others.length === 0 && only?.cost === 'life' && only.amount === 1;
  if (times === 'X') return isOneLife ? 'pay X life' : undefined;
  const each = eachCounted.print(times, context);
  if (own !== undefined && each !== undefined) return `${own}${FOR_EACH}${each}`;
  const equal = isOneLife ? reckoned.print(times, context) : undefined;
  return equal && `pay life equal to ${equal}`;
}

/** Who says the verb: you, one other player, or "they". */
type Person = 'you' | 'one' | 'they';

/**
 * What a player must pay: "pay {2}", "discards a card", "pays {1} for each creature you control", "exiles a card
 * from their graveyard".
 */
export const duesOf = (person: Person): Hole<Dues, WordsContext> => ({
  read([verb, ...rest], context) {
    const found = VERBS.find(([plain, third]) => verb?.text === (person === 'one' ? third : plain));
    if (!verb || !found) return undefined;
    const words = [asToken(verb, found[0]), ...rest];
    return readDues(words, context, person === 'you');
  },
  print(dues, context) {
    const words = printDues(dues, context, person === 'you');
    if (words === undefined || person === 'you') return words;
    const verb = VERBS.find(([plain]) => words.startsWith(`${plain} `));
    if (!verb) return undefined;
    const [plain, third] = verb;
    return `${person === 'one' ? third : plain}${words.slice(plain.length)}`;
  },
});

/** Several players of whom the first to pay does, with their words. */
const ANY = [
  ['eachPlayer', 'any player'],
  ['eachOpponent', 'any opponent'],
] as const;

/** Who pays besides you: one named player, or any of several, of whom the first to pay does. */
export const payer: Hole<Payer & { readonly who: Selector }, WordsContext> = {
  read(words, context) {
    const [several] = ANY.find(([, said]) => said === textOf(words)) ?? [];
    if (several !== undefined) return { who: several, any: true };
    const found = who.read(words, context);
    return typeof found === 'object' && ('bound' in found || 'controllerOf' in found)
      ? { who: found }
      : undefined;
  },
  print({ who: player, any }, context) {
    if (any) return ANY.find(([several]) => several === player)?.[1];
    return typeof player === 'object' ? who.print(player, context) : undefined;
  },
};

/** The one or two ways to pay of which a player may choose one. */
export type PaymentWays = readonly [Dues] | readonly [Dues, Dues];

/** "Pays {1}", "pays {1} or 1 life", "sacrifices a creature or discards a card". */
export const waysOf = (person: Person): Hole<PaymentWays, WordsContext> => {
  const dues = duesOf(person);
  return {
    read(words, context) {
      const one = dues.read(words, context);
      if (one) return [one];
      const [verb] = words;
      const found = words.flatMap(({ text }, at): readonly PaymentWays[] => {
        const first = text === 'or' ? dues.read(words.slice(0, at), context) : undefined;
        const rest = words.slice(at + 1);
        const second = first && verb && (dues.read(rest, context) ?? dues.read([verb, ...rest], context));
        return first && second ? [[first, second]] : [];
      });
      return found.length === 1 ? found[0] : undefined;
    },
    print([one, two], context) {
      const first = dues.print(one, context);
      const second = two && dues.print(two, context);
      return two ? first && second && `${first} or ${second}` : first;
    },
  };
};

/** Builds what happens unless somebody pays in one of some ways: each way is offered in turn (rule 118.12a). */
export function untilPaid(by: Payer, [one, two]: PaymentWays, effects: MayPay['else']): MayPay {
  const last: MayPay = { effect: 'mayPay', ...by, ...(two ?? one), else: effects };
  return two ? { effect: 'mayPay', ...by, ...one, else: [last] } : last;
}

const duesIn = ({ costs, times, manaCostOf, less }: MayPay): Dues => ({
  costs,
  ...(times === undefined ? {} : { times }),
  ...(manaCostOf === undefined ? {} : { manaCostOf }),
  ...(less === undefined ? {} : { less }),
});

/** Takes such an effect apart. Returns undefined if something happens because a player pays. */
export function untilPaidParts(
  effect: MayPay,
):
  | { readonly by: Payer; readonly ways: PaymentWays; readonly effects: NonNullable<MayPay['else']> }
  | undefined {
  const { who: player, any, effects, else: otherwise, must } = effect;
  if (effects !== undefined || must || !otherwise) return undefined;
  const by = { ...(player === undefined ? {} : { who: player }), ...(any ? { any } : {}) };
  const [only, ...others] = otherwise;
  const inner = only?.effect === 'mayPay' && others.length === 0 ? untilPaidParts(only) : undefined;
  const isSame = inner && sameValue(inner.by, by) && inner.ways.length === 1;
  return isSame
    ? { by, ways: [duesIn(effect), inner.ways[0]], effects: inner.effects }
    : { by, ways: [duesIn(effect)], effects: otherwise };
}
