import type { Hole, Token } from '@reticle/core/text';
import type { Prohibition } from '../../language/facts.js';
import type { Modification } from '../../language/effects/schema.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { computed, times, byOne } from './amounts.js';
import { QUOTED, token, wordsOf, type WordsContext } from './context.js';
import { keywordWords, readKeyword } from './keyword-words.js';
import { said, withArticle } from './said.js';
import { noun, readNoun, readOneOf } from './things.js';

/** Words for one thing, or several, that a card gets. */
type Given = Hole<Modification, WordsContext>;
type GivenList = Hole<readonly Modification[], WordsContext>;

const STATS = [
  ['{s}', 'strength'],
  ['{w}', 'willpower'],
  ['{l}', 'lore'],
] as const;
const signOf = (stat: string): string | undefined => STATS.find(([, one]) => one === stat)?.[0].toUpperCase();
const statOf = (word: Token | undefined) => STATS.find(([sign]) => sign === word?.text)?.[1];

const SIGNED = /^[+-]\d{1,3}$/u;
/** "+2 {S}". */
export const stat: Given = {
  read(words) {
    const [amount, sign] = words;
    const known = statOf(sign);
    return words.length === 2 && known && SIGNED.test(amount?.text ?? '')
      ? { stat: known, amount: Number(amount?.text) }
      : undefined;
  },
  print(part) {
    if (!('stat' in part) || typeof part.amount !== 'number') return undefined;
    return `${part.amount < 0 ? '' : '+'}${part.amount} ${signOf(part.stat)}`;
  },
};

/** "+3". */
export const added: Hole<number, WordsContext> = {
  read: ([word, ...others]) =>
    others.length === 0 && /^\+\d{1,2}$/u.test(word?.text ?? '') ? Number(word?.text) : undefined,
  print: (value) => `+${value}`,
};

/** "{S} equal to their {W}". */
const equal = (by: 1 | -1): Given => ({
  read(words, context) {
    const known = statOf(words[0]);
    if (!known || wordsOf(words.slice(1, 3)) !== 'equal to') return undefined;
    const amount = computed.read(words.slice(3), context);
    return amount === undefined ? undefined : { stat: known, amount: times(amount, by) };
  },
  print(part, context) {
    if (!('stat' in part)) return undefined;
    const parts = part.amount === 'result' ? { by: 1, amount: part.amount } : byOne(part.amount);
    if (parts?.by !== by) return undefined;
    return said`${signOf(part.stat)} equal to ${computed.print(parts.amount, context)}`;
  },
});
/** "+{S} equal to their {W}". */
export const computedStat: Given = {
  read: ([plus, ...words], context) => (plus?.text === '+' ? equal(1).read(words, context) : undefined),
  print: (part, context) => said`+${equal(1).print(part, context)}`,
};
/** "{S} equal to their {W}", which is lost. */
export const lostStat = equal(-1);

/** "Rush", "Challenger +2". */
export const keyword: Given = {
  read(words) {
    const found = readKeyword(words, 0);
    if (found?.end !== words.length) return undefined;
    const { keyword: is, value } = found;
    return { keyword: is, ...(value === undefined ? {} : { value }) };
  },
  print: (part) => ('keyword' in part ? keywordWords(part.keyword, part.value) : undefined),
};
/** A keyword that is lost. */
export const lostKeyword: Given = {
  read(words) {
    const found = readKeyword(words, 0);
    return found?.end === words.length && found.value === undefined
      ? { losesKeyword: found.keyword }
      : undefined;
  },
  print: (part) => ('losesKeyword' in part ? keywordWords(part.losesKeyword, undefined) : undefined),
};

/** "Pirate", of "the Pirate classification". */
export const classification: Hole<string, WordsContext> = {
  read(words, context) {
    const {
      zone,
      type,
      withClassification: is,
      ...more
    } = readNoun([...words, token('character')], false, context) ?? {};
    return zone === 'play' && type === 'character' && typeof is === 'string' && Object.keys(more).length === 0
      ? is
      : undefined;
  },
  print: (is) =>
    noun({ type: 'character', withClassification: is, zone: 'play' }) === undefined ? undefined : is,
};

/** The ability in quotation marks, for which one word stands. */
export const quoted: GivenList = {
  read: (words, context) => (wordsOf(words) === QUOTED ? context.quoted : undefined),
  print: ([part, ...others]) => (part && 'ability' in part && others.length === 0 ? QUOTED : undefined),
};

/** "Rush and Evasive", "Rush, Evasive, and Ward". Only one is printed: the others have sentences of their own. */
export const listOf = (one: Given, all?: GivenList): GivenList => ({
  read(words, context) {
    const whole = one.read(words, context);
    if (whole) return [whole];
    const several = all?.read(words, context);
    if (several) return several;
    const at = words.findIndex(({ text }) => text === ',' || text === 'and');
    if (at < 1) return undefined;
    const joint = words[at]?.text === ',' && words[at + 1]?.text === 'and' ? 2 : 1;
    const first = one.read(words.slice(0, at), context);
    const rest = first && listOf(one, all).read(words.slice(at + joint), context);
    return rest && [first, ...rest];
  },
  print: ([part, ...others], context) =>
    part && others.length === 0 ? (one.print(part, context) ?? all?.print([part], context)) : undefined,
});

/** A kind of character, as the filter that makes it one: "a Villain character". */
export const ofKind: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const { zone, type, ...so } = readOneOf(words, context) ?? {};
    return zone === 'play' && type === 'character' && Object.keys(so).length > 0 ? so : undefined;
  },
  print(so) {
    const words = noun({ ...so, type: 'character', zone: 'play' });
    return words && withArticle(words);
  },
};

/** The words after "can't" for each prohibition. The first are printed. */
export const CANT: { readonly [P in Prohibition]: readonly [string, ...string[]] } = {
  ready: ['ready'],
  readyAtStart: [
    'ready at the start of their turn',
    'ready at the start of your turn',
    "ready at the start of their players' turns",
  ],
  exert: ['be exerted'],
  quest: ['quest'],
  challenge: ['challenge'],
  sing: ['{E} to sing songs', 'sing songs', 'exert to sing songs'],
  move: ['move to locations'],
  beChallenged: ['be challenged'],
  beDamaged: ['be dealt damage', 'be damaged'],
  beDamagedInChallenges: ['be dealt damage in challenges'],
};
