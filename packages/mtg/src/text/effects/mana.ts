import { fixedHole, type Hole, sameValue, standsAt, type Token } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import { MANA_TYPES, type ManaAmounts, manaAmounts, printManaAmounts } from '../../language/mana.js';
import type { AbilityAmount } from '../../language/selector.js';
import { type Color, COLORS } from '../../language/vocabulary.js';
import { eachCounted, reckoned } from '../phrases/amounts.js';
import type { WordsContext } from '../phrases/context.js';
import { effectAt, type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';
import { printThing, readThing, readThings } from '../phrases/things.js';

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

/** Returns the amount of a choice among the five colours. Returns undefined for other mana. */
function amountIn(mana: ManaAmounts | readonly ManaAmounts[]): number | undefined {
  const amount = isList(mana) ? mana[0]?.white : undefined;
  return amount !== undefined && sameValue(mana, inEachColor(amount)) ? amount : undefined;
}

/** X, as announced or as defined after "where". */
const theX: Hole<AbilityAmount, WordsContext> = {
  read: ([word, ...others], { x = 'X' }) => (word?.text === 'x' && others.length === 0 ? x : undefined),
  print: (value) => (value === 'X' ? 'X' : undefined),
};

/** Returns every way to divide an amount of mana among some colours. */
function combinations(colors: readonly Color[], amount: number): readonly ManaAmounts[] {
  const [color, ...others] = colors;
  if (color === undefined) return amount === 0 ? [{}] : [];
  return Array.from({ length: amount + 1 }, (_, less) => amount - less).flatMap((much) =>
    combinations(others, amount - much).map((rest) => (much === 0 ? rest : { [color]: much, ...rest })),
  );
}
const MOST_WAYS = 64;

/** "Colors", "{R} and/or {G}". */
const someColors: Hole<readonly Color[], unknown> = {
  read(words) {
    if (words.length === 1 && words[0]?.text === 'colors') return COLORS;
    const symbolsOnly = words.filter(({ text }) => text !== ',' && text !== 'and/or');
    const said: ReadonlySet<string> = new Set(symbolsOnly.flatMap(({ text }) => LETTERS.get(text) ?? []));
    const colors = COLORS.filter((color) => said.has(color));
    const isRow = colors.length === symbolsOnly.length && words.at(-2)?.text === 'and/or';
    return isRow && colors.length > 1 ? colors : undefined;
  },
  print(colors) {
    if (colors.length === COLORS.length) return 'colors';
    const words = colors.map((color) => printManaAmounts({ [color]: 1 }));
    return words.length === 2
      ? words.join(' and/or ')
      : `${words.slice(0, -1).join(', ')}, and/or ${words.at(-1) ?? ''}`;
  },
};

/** Returns the amount and the colours of mana that its controller may combine freely. */
function sharedIn(mana: readonly ManaAmounts[]) {
  const colors = COLORS.filter((color) => mana.some((one) => one[color] !== undefined));
  const [first = {}] = mana;
  const amount = colors.reduce((sum, color) => sum + (first[color] ?? 0), 0);
  const isShared = colors.length > 1 && amount > 1 && amount <= NUMBERS.length;
  return isShared && sameValue(mana, combinations(colors, amount)) ? { amount, colors } : undefined;
}

/** "Add {G}", "add {W} or {U}", "add one mana of any color". */
export const addManaWords: EffectWords = [
  says('addMana', {
    words: 'add one mana of any color',
    holes: {},
    make: () => ({ effect: 'addMana', mana: inEachColor(1) }),
    parts: ({ mana, times }) => (times === undefined && amountIn(mana) === 1 ? {} : undefined),
  }),
  says('addMana', {
    words: 'add <amount> mana of any one color',
    holes: { amount: several },
    make: ({ amount }) => (amount > 1 ? { effect: 'addMana', mana: inEachColor(amount) } : undefined),
    parts: ({ mana, times }) => {
      const amount = times === undefined ? amountIn(mana) : undefined;
      return amount === 2 || amount === 3 || amount === 4 || amount === 5 ? { amount } : undefined;
    },
  }),
  says('addMana', {
    words: 'add <times> mana of any one color',
    holes: { times: theX },
    make: ({ times }) => ({ effect: 'addMana', mana: inEachColor(1), times }),
    parts: ({ mana, times }) => (times !== undefined && amountIn(mana) === 1 ? { times } : undefined),
  }),
  says('addMana', {
    words: 'add <amount> mana in any combination of <colors>',
    holes: { amount: several, colors: someColors },
    make({ amount, colors }) {
      const mana = amount > 1 ? combinations(colors, amount) : [];
      return mana.length > 1 && mana.length <= MOST_WAYS ? { effect: 'addMana', mana } : undefined;
    },
    parts({ mana, times }) {
      const shared = isList(mana) && times === undefined ? sharedIn(mana) : undefined;
      const amount = ([2, 3, 4, 5] as const).find((one) => one === shared?.amount);
      return shared && amount ? { amount, colors: shared.colors } : undefined;
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

/** Whether somebody taps something for mana, beside which more mana is additional. */
const isTapped = ({ names }: WordsContext): boolean => names.some(({ tapsForMana }) => tapsForMana === true);

/** "That player adds {G}", "its controller adds an additional {G}": a player other than you. */
export const othersManaWords: EffectWords = (
  [
    ['<who> adds an additional <mana>', isTapped],
    ['<who> adds <mana>', () => true],
  ] as const
).map(([words, fits]) =>
  says('addMana', {
    words,
    holes: { who, mana: symbols },
    make: ({ who: player, mana }, context) =>
      typeof player === 'object' && fits(context) ? { effect: 'addMana', who: player, mana } : undefined,
    parts: ({ who: player, mana, times }, context) =>
      typeof player === 'object' && !isList(mana) && times === undefined && fits(context)
        ? { who: player, mana }
        : undefined,
  }),
);

/** "That player loses all unspent mana". */
export const loseManaWords: EffectWords = [
  says('loseMana', {
    words: '<who> loses|lose all unspent mana',
    holes: { who },
    make: (values) => ({ effect: 'loseMana', ...unlessYou(values.who) }),
    parts: ({ who: player = 'you' }) => ({ who: player }),
  }),
];

type Uses = NonNullable<EffectNamed<'addMana'>['spendOnly']>;
type SpentOn = Uses[number];

/** "Creature spells", "a Goblin spell". */
function readSpells(words: readonly Token[]): QualityFilter | undefined {
  const isOne = words[0]?.text === 'a' || words[0]?.text === 'an';
  const { zone, ...of } = readThing(isOne ? words.slice(1) : words, !isOne) ?? {};
  return zone === 'stack' && of.controller === undefined && of.owner === undefined
    ? qualityFilter.safeParse(of).data
    : undefined;
}

/**
 * Reads "artifacts" or "an artifact" as the sources of abilities, and "artifact sources" or "an artifact source". Without that
 * word they are permanents (rule 109.2); with it, a card in a hand or graveyard that has an ability there is one, too.
 */
function readSources(words: readonly Token[]): QualityFilter | undefined {
  const isOne = words[0]?.text === 'a' || words[0]?.text === 'an';
  const things = isOne ? words.slice(1) : words;
  const isAnywhere = things.at(-1)?.text === (isOne ? SOURCE : `${SOURCE}s`);
  const kind = isAnywhere ? things.slice(0, -1) : things;
  const { zone, ...of } = (isOne || isAnywhere ? readThing(kind) : readThings(kind)) ?? {};
  if (zone !== undefined || Object.keys(of).length === 0) return undefined;
  return qualityFilter.safeParse(isAnywhere ? of : { zone: 'battlefield', ...of }).data;
}
const SOURCE = 'source';

/** Prints the sources of abilities: "artifacts", "artifact sources". */
function sourceWords({ zone, ...of }: QualityFilter): string | undefined {
  if (zone !== undefined) return zone === 'battlefield' ? printThing(of, true) : undefined;
  const words = printThing(of, false);
  return words && `${words} ${SOURCE}s`;
}

const ABILITIES = ['activate', 'abilities'] as const;
const ABILITIES_OF = [...ABILITIES, 'of'] as const;
const ANY_ABILITY: SpentOn = { spentTo: 'activate', of: {} };
/** The words before the sources of abilities; the first are printed. */
const BEFORE_SOURCES = [ABILITIES_OF, [...ABILITIES, 'from'], ['activate', 'an', 'ability', 'of']];

function readUse(said: readonly Token[]): SpentOn | undefined {
  const words = said[0]?.text === 'to' ? said.slice(1) : said;
  if (words[0]?.text === 'cast') {
    const of = readSpells(words.slice(1));
    return of && { spentTo: 'cast', of };
  }
  if (words.length === ABILITIES.length && standsAt(ABILITIES, words, 0)) return ANY_ABILITY;
  const before = BEFORE_SOURCES.find((one) => standsAt(one, words, 0));
  const of = before && readSources(words.slice(before.length));
  return of && { spentTo: 'activate', of };
}

function printUse(use: SpentOn): string | undefined {
  if (sameValue(use, ANY_ABILITY)) return ABILITIES.join(' ');
  const { spentTo, of } = use;
  const words = spentTo === 'cast' ? printThing({ zone: 'stack', ...of }, true) : sourceWords(of);
  return words && `${spentTo === 'cast' ? 'cast' : ABILITIES_OF.join(' ')} ${words}`;
}

const OR_ACTIVATE = [
  ['or', 'activate'],
  ['or', 'to', 'activate'],
];
/** "Cast artifact spells or activate abilities of artifacts". */
const uses: Hole<Uses, unknown> = {
  read(words) {
    const at = words.findIndex((_, index) => OR_ACTIVATE.some((or) => standsAt(or, words, index)));
    const parts = at < 0 ? [words] : [words.slice(0, at), words.slice(at + 1)];
    const read = parts.flatMap((part) => readUse(part) ?? []);
    return read.length === parts.length ? read : undefined;
  },
  print(value) {
    const words = value.flatMap((use) => printUse(use) ?? []);
    return words.length === value.length ? words.join(' or ') : undefined;
  },
};

const spells: Hole<QualityFilter, unknown> = {
  read: readSpells,
  print: (of) => printThing({ zone: 'stack', ...of }, true),
};

/** What a sentence after "add {C}" says of that mana, which is yours: it is said to you. */
const ofMana =
  <Key extends 'spendOnly' | 'neverCast' | 'lasts'>(key: Key) =>
  (added: readonly Effect[], said: EffectNamed<'addMana'>[Key]): EffectNamed<'addMana'> | undefined => {
    const mana = added.length === 1 ? effectAt(added, 0, 'addMana') : undefined;
    return mana && mana.who === undefined && mana[key] === undefined ? { ...mana, [key]: said } : undefined;
  };

/**
 * "Add {C}{C}. Spend this mana only to cast artifact spells" (rule 106.6), "Until end of turn, you don't lose this
 * mana as steps and phases end" (rule 106.4).
 */
export const spendOnlyWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('addMana', {
    words: '<effects>. spend this mana only to <uses>',
    holes: { effects, uses },
    make: ({ effects: added, uses: only }) => ofMana('spendOnly')(added, only),
    parts: ({ spendOnly, ...mana }) =>
      spendOnly && mana.lasts === undefined ? { effects: [mana], uses: spendOnly } : undefined,
  }),
  says('addMana', {
    words: "<effects>. this mana can't be spent to cast <spells>",
    holes: { effects, spells },
    make: ({ effects: added, spells: never }) => ofMana('neverCast')(added, never),
    parts: ({ neverCast, ...mana }) =>
      neverCast && mana.lasts === undefined ? { effects: [mana], spells: neverCast } : undefined,
  }),
  says('addMana', {
    words: "<effects>. until end of turn, you don't lose this mana as steps and phases end",
    holes: { effects },
    make: ({ effects: added }) => ofMana('lasts')(added, true),
    parts: ({ lasts, ...mana }) => (lasts === true ? { effects: [mana] } : undefined),
  }),
];
