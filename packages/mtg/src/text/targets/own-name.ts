import { MARK, type Token, tokenize, replaceOwnName } from '@reticle/core/text';

const BULLETS: ReadonlySet<string> = new Set(['-', '*', MARK.dash, '◦', '‣', '▪', '■']);

/** Marks that people type for other ones. */
const TYPED: ReadonlySet<string> = new Set([...BULLETS, '[', ']']);

/** Whether the brackets are those of a loyalty cost, "[+1]: ...". Other square brackets belong to cleave. */
function isLoyaltyBracket(tokens: readonly Token[], at: number): boolean {
  const open = tokens[at]?.text === '[' ? at : at - 2;
  const [first, number, close, colon] = [0, 1, 2, 3].map((ahead) => tokens[open + ahead]?.text ?? '');
  return first === '[' && /^[+-]?(?:\d{1,2}|x)$/u.test(number ?? '') && close === ']' && colon === ':';
}

/**
 * Replaces marks as people type them: a hyphen, dash or star at the beginning of a line becomes a bullet, a
 * hyphen between spaces a dash. Brackets of loyalty costs are removed.
 */
function withTypedMarks(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => TYPED.has(text))) return tokens;
  return tokens.flatMap((token, at) => {
    const { text, start, end } = token;
    if (text === '[' || text === ']') return isLoyaltyBracket(tokens, at) ? [] : token;
    if (!BULLETS.has(text)) return token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (!next || next.start === end) return token;
    if (before === undefined || before.text === MARK.line)
      return { ...token, text: MARK.bullet, raw: MARK.bullet };
    return text === '-' && before.end < start ? { ...token, text: MARK.dash, raw: MARK.dash } : token;
  });
}

const THIS = [
  'creature',
  'spell',
  'card',
  'permanent',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
  'battle',
  'token',
  'equipment',
  'vehicle',
  'aura',
  'saga',
  'siege',
  'class',
  'ability',
];
const COMMON: readonly (readonly string[])[] = THIS.map((noun) => ['this', noun]);

/** Returns the names by which a text means its own card: the whole name, and the part before a comma. */
function namesOf(name: string): readonly (readonly string[])[] {
  const whole = tokenize(name).map(({ text }) => text);
  const comma = whole.indexOf(',');
  const short = comma > 0 ? [whole.slice(0, comma)] : [];
  return [whole, ...short].filter(({ length }) => length > 0);
}

/** The verbs of effects that are also names of cards. */
const VERBS: ReadonlySet<string> = new Set(
  'exile counter destroy sacrifice regenerate draw discard reveal search untap tap'.split(' '),
);
const OBJECTS: ReadonlySet<string> = new Set(
  'target a an all any each the that those it them up one two three x another'.split(' '),
);

/** Whether a name is a single word that is also a verb of effects. */
export const isVerbName = (name: string): boolean => VERBS.has(name.toLowerCase());

/** Whether a name occurs only as a verb: "Exile target creature" on a card named Exile. */
const isVerb = ([only, ...others]: readonly string[], tokens: readonly Token[]): boolean =>
  only !== undefined &&
  others.length === 0 &&
  VERBS.has(only) &&
  tokens.every(({ text }, at) => text !== only || OBJECTS.has(tokens[at + 1]?.text ?? ''));

/** Replaces each mention of the card itself by `~`, and typed marks by the right ones. */
export function withOwnName(tokens: readonly Token[], name: string | undefined): readonly Token[] {
  const names = name === undefined ? [] : namesOf(name).filter((words) => !isVerb(words, tokens));
  const replaced = replaceOwnName(withTypedMarks(tokens), [...names, ...COMMON]);
  return name === undefined ? replaced : withPronouns(withNumber(replaced, tokens));
}

const JOINS: ReadonlySet<string> = new Set(['and', '&']);
/** Verbs that follow the name of a card, in the plural and the singular. */
const PLURAL_VERBS: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['have', 'has'],
  ...'attack become block connive deal die enter explore fight gain get leave lose'
    .split(' ')
    .map((verb) => [verb, `${verb}s`] as const),
]);

const areSeveral = (words: readonly Token[]): boolean =>
  words.some(({ text }) => JOINS.has(text)) ||
  (words[0]?.text === 'the' && /(?:s|four)$/u.test(words.at(-1)?.text ?? ''));
/** Whether a name may be that of several, after which verbs are in the plural. */
export const isNameOfSeveral = (name: string): boolean =>
  namesOf(name).some((words) => areSeveral(tokenize(words.join(' '))));

/** Writes what follows the name of several, "Moss and Bark" or "The Moss Twins", as after the name of one. */
function withNumber(replaced: readonly Token[], given: readonly Token[]): readonly Token[] {
  const isSeveral = ({ text, start, end }: Token): boolean =>
    text === MARK.self && areSeveral(given.filter((word) => word.start >= start && word.end <= end));
  const isTold = (at: number): boolean => {
    const [before, verb] = [replaced[at - 1], replaced[at - 2]];
    if (!before || !PLURAL_VERBS.has(replaced[at]?.text ?? '')) return false;
    return (
      isSeveral(before) ||
      ((before.text === 'or' || before.text === 'and') && verb !== undefined && isTold(at - 2))
    );
  };
  return replaced.map((token, at) =>
    isTold(at) ? { ...token, text: PLURAL_VERBS.get(token.text) ?? token.text } : token,
  );
}

/** "He" and "she" are said of the card itself alone: players are "they", or "he or she" on old cards. */
const PRONOUNS: ReadonlyMap<string, 'object' | 'owns' | 'either'> = new Map([
  ['he', 'object'],
  ['she', 'object'],
  ['him', 'object'],
  ['his', 'owns'],
  ['her', 'either'],
]);
/** What is told of a card: after "her", it belongs to her. */
const ITS: ReadonlySet<string> = new Set(
  'owner controller power toughness base name counters mana abilities'.split(' '),
);

/** Replaces "he", "her" and the like by the card itself, and "his" by "its". */
function withPronouns(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => PRONOUNS.has(text))) return tokens;
  return tokens.map((token, at) => {
    const kind = PRONOUNS.get(token.text);
    const [before, next] = [tokens[at - 1]?.text, tokens[at + 1]?.text ?? ''];
    if (kind === undefined || before === 'or' || next === 'or') return token;
    const owns = kind === 'owns' || (kind === 'either' && ITS.has(next.replace(/'s$/u, '')));
    return owns ? { ...token, text: 'its' } : { ...token, text: MARK.self, raw: MARK.self };
  });
}

/** Whether a line is the keyword cleave, whose square brackets other lines have. Elsewhere they are words that nobody knows. */
const hasCleave = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => text === 'cleave' && (tokens[at - 1]?.text ?? MARK.line) === MARK.line);

/** Returns the words if the cleave cost is not paid: all of them, without the square brackets. */
export const wordsWithoutCleave = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ text }) => text !== '[' && text !== ']');

/**
 * Returns the words if the cleave cost is paid (rule 702.148a): without what is in square brackets. Returns
 * undefined if nothing is, or if there is no such cost.
 */
export function wordsWithCleave(tokens: readonly Token[]): readonly Token[] | undefined {
  if (!hasCleave(tokens)) return undefined;
  let open = false;
  const kept = tokens.filter(({ text }) => {
    const outside = !open && text !== '[' && text !== ']';
    if (text === '[') open = true;
    else if (text === ']') open = false;
    return outside;
  });
  return kept.length < tokens.length ? kept : undefined;
}
