import { MARK, type Span, type Token, tokenize } from '@reticle/core/text';
import type { Segment } from './abilities.js';
import { impliedTarget } from './implied.js';
import { KEYWORD_TARGETS, type KeywordTarget } from './keyword-table.js';
import type { AbilityInText, TargetRequirement, TextContext } from './requirement.js';

const BY_WORD: ReadonlyMap<string, KeywordTarget> = new Map(
  KEYWORD_TARGETS.map((entry) => [entry.keyword, entry]),
);
const STARTS = ',;';

/** After one of these a line is no list of keywords any more. */
const ENDS_KEYWORDS: ReadonlySet<string> = new Set([
  '.',
  ':',
  'has',
  'have',
  'gains',
  'gain',
  'with',
  'when',
  'whenever',
  'at',
  'if',
  'as',
]);

/** "Equip abilities you activate cost less": the keyword is spoken of, not had. */
const SPOKEN_OF: ReadonlySet<string> = new Set(['abilities', 'ability', 'costs', 'cost']);

/** The targets that only a keyword implies: "equip {2}", "mentor". */
export function keywordTargets(
  tokens: readonly Token[],
  segments: () => readonly Segment[],
  context: TextContext,
): readonly TargetRequirement[] {
  const found: TargetRequirement[] = [];
  let startsItem = true;
  let inSentence = false;
  for (const [at, { text, depth, start }] of tokens.entries()) {
    const keyword = startsItem && !inSentence && depth === 0 ? BY_WORD.get(text) : undefined;
    if (keyword && !SPOKEN_OF.has(tokens[at + 1]?.text ?? '')) {
      const end = itemEnd(tokens, at);
      const span = { start, end: tokens[end - 1]?.end ?? start };
      const segment = segments().find(({ from, to }) => at >= from && at < to);
      found.push(requirementOf(keyword, tokens.slice(at + 1, end), span, segment?.ability, context));
    }
    startsItem = text === MARK.line || STARTS.includes(text);
    if (text === MARK.line) inSentence = false;
    else if (ENDS_KEYWORDS.has(text)) inSentence = true;
  }
  return found;
}

/** One past the keyword's own words: up to a comma, a full stop or the end of the line. */
function itemEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (end < tokens.length && !['.', MARK.line].includes(tokens[end]?.text ?? MARK.line)) end++;
  return end;
}

function requirementOf(
  entry: KeywordTarget,
  rest: readonly Token[],
  span: Span,
  { index = 0, onlyAs }: Partial<AbilityInText> = {},
  { name }: TextContext,
): TargetRequirement {
  const { kind, phrase, quality } = entry;
  const cost = rest.findIndex(
    ({ text }) => text.startsWith('{') || text === MARK.dash || (quality !== 'whole' && text === ','),
  );
  const words = rest.slice(0, cost < 0 ? rest.length : cost);
  const base = { ability: { kind, index, ...(onlyAs === undefined ? {} : { onlyAs }) }, id: 't1', span };
  const said = words.map(({ text }) => text).join(' ');
  return impliedTarget(entry, base, phraseTokens(phrase, words, quality), said, name);
}

/** "Equip legendary creature", "equip planeswalker" say of what; "equip Knight" is of a Knight creature (rule 702.6c). */
const namesNoun = (words: readonly Token[]): boolean =>
  words.some(({ text }) => text === 'creature' || text === 'planeswalker');

/** The keyword's phrase as tokens, with its number or quality put in. */
function phraseTokens(
  phrase: string,
  words: readonly Token[],
  quality: KeywordTarget['quality'],
): readonly Token[] | undefined {
  const [number] = words;
  if (phrase.includes('<n>')) return number && tokenize(phrase.replace('<n>', number.text));
  const tokens = tokenize(phrase);
  if (quality === undefined || words.length === 0) return quality === 'whole' ? undefined : tokens;
  return quality === 'whole'
    ? [...tokens.slice(0, 1), ...words]
    : [...tokens.slice(0, 1), ...words, ...tokens.slice(namesNoun(words) ? 2 : 1)];
}
