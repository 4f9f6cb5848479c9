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
  return replaceOwnName(withTypedMarks(tokens), [...names, ...COMMON]);
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
