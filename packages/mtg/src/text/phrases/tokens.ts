import { articleOf, type Hole, type Token, sameValue } from '@reticle/core/text';
import { predefinedTokens } from '../../language/predefined-tokens.js';
import type { TokenFacts } from '../../language/effects/permanents.js';
import type { AbilityAmount } from '../../language/selector.js';
import { leadingNumber, spelled } from './amounts.js';
import { capitalised, printBody, printWith, readBody, readWith } from './bodies.js';
import { type WordsContext, textOf } from './context.js';

/** A number of tokens of one kind. */
export interface Tokens {
  readonly token: TokenFacts;
  readonly count: AbilityAmount;
  readonly tapped: boolean;
  /** "That's tapped and attacking" (rule 508.4). */
  readonly attacking?: true | undefined;
}
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/** Reads tokens that the rules define by name (rule 111.10). */
function readDefined(all: readonly Token[], context: WordsContext): Tokens | undefined {
  const said = all[0]?.text ?? '';
  const found = ARTICLES.has(said) ? { value: 1, length: 1 } : leadingNumber(all, context);
  const words = all.slice(found?.length ?? 1);
  const tapped = words[0]?.text === 'tapped';
  const [name, noun, ...others] = tapped ? words.slice(1) : words;
  const token = predefinedTokens().find(({ subtypes }) => subtypes[0].toLowerCase() === name?.text);
  const fits = found && noun?.text === (found.value === 1 ? 'token' : 'tokens') && others.length === 0;
  return token && fits ? { token, count: found.value, tapped } : undefined;
}

function printDefined({ token, count, tapped }: Tokens, context: WordsContext): string | undefined {
  const found = predefinedTokens().find((known) => sameValue(known, token));
  const number = count === 1 ? 'a' : spelled.print(count, context);
  return found && number === undefined
    ? undefined
    : found && `${number} ${tapped ? 'tapped ' : ''}${found.subtypes[0]} ${count === 1 ? 'token' : 'tokens'}`;
}

function read(all: readonly Token[], context: WordsContext): Tokens | undefined {
  const defined = readDefined(all, context);
  if (defined) return defined;
  const said = all[0]?.text ?? '';
  const found = ARTICLES.has(said) ? { value: 1, length: 1 } : leadingNumber(all, context);
  const number = found?.value;
  const words = all.slice(found?.length ?? 1);
  const tapped = words[0]?.text === 'tapped';
  const from = tapped ? 1 : 0;
  const made = readBody(words.slice(from), context);
  if (
    !made ||
    !made.body.colors ||
    made.body.subtypes.length === 0 ||
    number === undefined ||
    said === 'one'
  ) {
    return undefined;
  }
  const [noun, ...after] = words.slice(from + made.length);
  if (noun?.text !== (number === 1 ? 'token' : 'tokens')) return undefined;
  const at = after.findIndex(({ text }) => text === 'named');
  const name = at < 0 ? [] : after.slice(at + 1);
  const keywords = readWith(at < 0 ? after : after.slice(0, at), context);
  if (!keywords || (at >= 0 && name.length === 0) || !name.every(({ capital }) => capital)) return undefined;
  const { power, toughness, colors, subtypes, types } = made.body;
  return {
    count: number,
    tapped,
    token: {
      ...(at < 0 ? {} : { name: name.map(({ text }) => capitalised(text)).join(' ') }),
      types,
      subtypes,
      ...(colors.length === 0 ? {} : { colors }),
      power,
      toughness,
      ...(keywords.length === 0 ? {} : { keywords }),
    },
  };
}

function print(made: Tokens, context: WordsContext): string | undefined {
  const defined = printDefined(made, context);
  if (defined !== undefined) return defined;
  const { token, count, tapped } = made;
  const { name, supertypes = [], types, subtypes = [], colors = [], power, toughness, keywords = [] } = token;
  if (power === undefined || toughness === undefined || supertypes.length > 0) return undefined;
  const body = printBody({ power, toughness, colors, subtypes, types, keywords });
  const number = count === 1 ? articleOf(tapped ? 'tapped' : (body ?? '')) : spelled.print(count, context);
  const having = printWith(keywords, context);
  if (number === undefined || body === undefined || having === undefined) return undefined;
  const noun = count === 1 ? 'token' : 'tokens';
  return `${number} ${tapped ? 'tapped ' : ''}${body} ${noun}${having}${name === undefined ? '' : ` named ${name}`}`;
}

/** The words for tokens that enter attacking, singular and plural. */
const ATTACKING = [
  { one: "that's tapped and attacking", many: 'that are tapped and attacking', tapped: true },
  { one: "that's attacking", many: 'that are attacking', tapped: false },
] as const;

/** Removes the words for attacking, and returns whether the tokens enter tapped. */
function attackers(words: readonly Token[]) {
  const text = textOf(words);
  for (const { one, many, tapped } of ATTACKING) {
    const said = [one, many].find((tail) => text.endsWith(` ${tail}`));
    if (said !== undefined)
      return { rest: words.slice(0, -said.split(' ').length), isOne: said === one, tapped };
  }
  return undefined;
}

/** "A 1/1 white Soldier creature token", "X 2/2 green Wolf creature tokens with trample". */
export const tokens: Hole<Tokens, WordsContext> = {
  read(words, context) {
    const found = attackers(words);
    if (!found) return read(words, context);
    const made = read(found.rest, context);
    return made && !made.tapped && (made.count === 1) === found.isOne
      ? { ...made, tapped: found.tapped, attacking: true }
      : undefined;
  },
  print({ attacking, ...made }, context) {
    if (!attacking) return print(made, context);
    const words = print({ ...made, tapped: false }, context);
    const how = ATTACKING.find(({ tapped }) => tapped === made.tapped);
    return words && how && `${words} ${made.count === 1 ? how.one : how.many}`;
  },
};
