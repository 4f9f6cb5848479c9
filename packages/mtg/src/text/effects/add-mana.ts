import { type Hole, type Token, fixedHole } from '@reticle/core/text';
import { printManaAmounts } from '../../language/mana-symbols.js';
import { MANA_TYPES, type ManaAmounts, manaAmounts } from '../../language/mana.js';
import { COLORS } from '../../language/vocabulary.js';
import { eachCounted, reckoned } from '../phrases/amounts.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

const LETTERS: ReadonlyMap<string, (typeof MANA_TYPES)[number]> = new Map([
  ['{w}', 'white'],
  ['{u}', 'blue'],
  ['{b}', 'black'],
  ['{r}', 'red'],
  ['{g}', 'green'],
  ['{c}', 'colorless'],
]);

function readSymbols(words: readonly Token[]): ManaAmounts | undefined {
  const types = words.flatMap(({ text }) => LETTERS.get(text) ?? []);
  if (types.length < words.length || types.length === 0) return undefined;
  const counts = MANA_TYPES.flatMap((type) => {
    const count = types.filter((other) => other === type).length;
    return count === 0 ? [] : [[type, count] as const];
  });
  return manaAmounts.parse(Object.fromEntries(counts));
}

/** "{C}{C}": symbols of types. */
const symbols: Hole<ManaAmounts, unknown> = { read: readSymbols, print: (value) => printManaAmounts(value) };

/** "{W} or {U}", "{R}, {G}, or {W}". */
const options: Hole<readonly ManaAmounts[], unknown> = {
  read(words) {
    const items: Token[][] = [[]];
    for (const [at, token] of words.entries()) {
      if (
        token.text === 'or' &&
        (at === words.length - 1 || !words.slice(0, at).some(({ text }) => text.startsWith('{')))
      )
        return undefined;
      if (token.text === ',' || (token.text === 'or' && words[at - 1]?.text !== ',')) items.push([]);
      else if (token.text !== 'or') items.at(-1)?.push(token);
    }
    const read = items.flatMap((item) => readSymbols(item) ?? []);
    const last = words.findLastIndex(({ text }) => text === 'or');
    const joined = last > 0 && !words.slice(last).some(({ text }) => text === ',');
    return joined && read.length === items.length && read.length > 1 ? read : undefined;
  },
  print(value) {
    const words = value.map(printManaAmounts);
    if (words.length <= 2) return words.join(' or ');
    return `${words.slice(0, -1).join(', ')}, or ${words.at(-1) ?? ''}`;
  },
};
const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;
const several = fixedHole(NUMBERS.map((word, index) => [word, index + 1] as const));

const inEachColor = (amount: number): readonly ManaAmounts[] =>
  COLORS.map((color) => manaAmounts.parse({ [color]: amount }));

const isList = (mana: ManaAmounts | readonly ManaAmounts[]): mana is readonly ManaAmounts[] =>
  Array.isArray(mana);

/** So much mana of the first colour: the number of a choice among the five colours. */
const amountIn = (mana: ManaAmounts | readonly ManaAmounts[]): number | undefined =>
  isList(mana) && mana.length === COLORS.length ? mana[0]?.white : undefined;

/** "Add {G}", "add {W} or {U}", "add one mana of any color". */
export const addManaWords: EffectWords = [
  says('addMana', {
    words: 'add one mana of any color',
    holes: {},
    make: () => ({ effect: 'addMana', mana: inEachColor(1) }),
    parts: () => ({}),
  }),
  says('addMana', {
    words: 'add <amount> mana of any one color',
    holes: { amount: several },
    make: ({ amount }) => (amount > 1 ? { effect: 'addMana', mana: inEachColor(amount) } : undefined),
    parts: ({ mana }) => {
      const amount = amountIn(mana);
      return amount === 2 || amount === 3 || amount === 4 || amount === 5 ? { amount } : undefined;
    },
  }),
  says('addMana', {
    words: 'add <mana>',
    holes: { mana: symbols },
    make: ({ mana }) => ({ effect: 'addMana', mana }),
    parts: ({ mana }) => (isList(mana) ? undefined : { mana }),
  }),
  says('addMana', {
    words: 'add <mana>',
    holes: { mana: options },
    make: ({ mana }) => ({ effect: 'addMana', mana }),
    parts: ({ mana }) => (isList(mana) ? { mana } : undefined),
  }),
  ...[
    { words: 'add <mana> for each <times>', times: eachCounted },
    { words: 'add an amount of <mana> equal to <times>', times: reckoned },
  ].map(({ words, times }) =>
    says('addMana', {
      words,
      holes: { mana: symbols, times },
      make: (values) => ({ effect: 'addMana', ...values }),
      parts: ({ mana, times: often }) =>
        isList(mana) || often === undefined ? undefined : { mana, times: often },
    }),
  ),
];
