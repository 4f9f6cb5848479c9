import { MARK, type Span, type Token, tokenize } from '@reticle/core/text';
import type { Segment } from './abilities.js';
import type { AbilityInText, AbilityKindInText, TargetRequirement, TextContext } from './requirement.js';
import { impliedTarget } from './slot.js';
import { isInstantOrSorcery } from '../../language/vocabulary.js';

/**
 * A keyword that implies a target (rule 115.1e), with the phrase of its rule; `<n>` is the number after the
 * keyword.
 */
interface KeywordTarget {
  readonly keyword: string;
  readonly kind: AbilityKindInText;
  readonly rule: string;
  readonly phrase: string;
  /**
   * Whether words after the keyword can say which objects instead: "equip legendary creature", "enchant land
   * you control".
   */
  readonly quality?: 'of the phrase' | 'whole';
}

export const KEYWORD_TARGETS: readonly KeywordTarget[] = [
  { keyword: 'enchant', kind: 'spell', rule: '702.5a', phrase: 'target permanent', quality: 'whole' },
  {
    keyword: 'equip',
    kind: 'activated',
    rule: '702.6a',
    phrase: 'target creature you control',
    quality: 'of the phrase',
  },
  { keyword: 'fortify', kind: 'activated', rule: '702.67a', phrase: 'target land you control' },
  {
    keyword: 'reconfigure',
    kind: 'activated',
    rule: '702.151a',
    phrase: 'another target creature you control',
  },
  { keyword: 'scavenge', kind: 'activated', rule: '702.97a', phrase: 'target creature' },
  { keyword: 'reinforce', kind: 'activated', rule: '702.77a', phrase: 'target creature' },
  {
    keyword: 'mentor',
    kind: 'triggered',
    rule: '702.134a',
    phrase: "target attacking creature with power less than ~'s power",
  },
  { keyword: 'modular', kind: 'triggered', rule: '702.43a', phrase: 'target artifact creature' },
  {
    keyword: 'soulshift',
    kind: 'triggered',
    rule: '702.46a',
    phrase: 'target Spirit card from your graveyard with mana value <n> or less',
  },
  {
    keyword: 'provoke',
    kind: 'triggered',
    rule: '702.39a',
    phrase: 'target creature defending player controls',
  },
  { keyword: 'haunt', kind: 'triggered', rule: '702.55a', phrase: 'target creature' },
  { keyword: 'backup', kind: 'triggered', rule: '702.165a', phrase: 'target creature' },
  { keyword: 'mutate', kind: 'spell', rule: '702.140a', phrase: 'target non-Human creature you own' },
  { keyword: 'bestow', kind: 'spell', rule: '702.103b', phrase: 'target creature' },
  { keyword: 'awaken', kind: 'spell', rule: '702.113b', phrase: 'target land you control' },
];

/** A keyword action that implies a target. It may stand anywhere in an ability, followed by its number. */
interface ActionTarget {
  readonly keyword: string;
  readonly rule: string;
  readonly phrase: string;
  /** The phrase in abilities of permanents, if it is another one. */
  readonly ofPermanent?: string;
}

/** The prefix of the ids of targets that keyword actions imply. */
export const ACTION_ID = 'k';

export const ACTION_TARGETS: readonly ActionTarget[] = [
  {
    keyword: 'support',
    rule: '701.41a',
    phrase: 'up to <n> target creatures',
    ofPermanent: 'up to <n> other target creatures',
  },
  { keyword: 'earthbend', rule: '701.66a', phrase: 'target land you control' },
];

const BY_WORD: ReadonlyMap<string, KeywordTarget> = new Map(
  KEYWORD_TARGETS.map((entry) => [entry.keyword, entry]),
);
const STARTS = ',;';

/** Marks and words after which a line is no list of keywords any more. */
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

/** "Equip abilities you activate cost less": the words talk about the keyword. */
const SPOKEN_OF: ReadonlySet<string> = new Set(['abilities', 'ability', 'costs', 'cost']);

/** Finds the targets that only a keyword implies: "equip {2}", "mentor". */
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
    if (keyword && !SPOKEN_OF.has(tokens[at + 1]?.text ?? '') && !isFlavourWord(tokens, at)) {
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

/** The most words before a dash. */
const MOST_BEFORE_DASH = 5;
const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);

/** "Provoke Doubt — When ...": flavour words, which precede an event, may begin like a keyword (rule 207.2d). */
function isFlavourWord(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at, at + MOST_BEFORE_DASH + 1).map(({ text }) => text);
  const dash = rest.indexOf(MARK.dash);
  return dash > 0 && TRIGGERS.has(tokens[at + dash + 1]?.text ?? '');
}

/** Returns the end of the keyword's own words: a full stop or the end of the line. */
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

/**
 * "Equip legendary creature" and "equip planeswalker" contain their noun; "equip Knight" means a Knight
 * creature (rule 702.6c).
 */
const namesNoun = (words: readonly Token[]): boolean =>
  words.some(({ text }) => text === 'creature' || text === 'planeswalker');

/** Returns the keyword's phrase as tokens, with its number or quality. */
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

const ACTIONS_BY_WORD: ReadonlyMap<string, ActionTarget> = new Map(
  ACTION_TARGETS.map((entry) => [entry.keyword, entry]),
);
const SPELL = { kind: 'spell', index: 0 } as const;
const isNumber = (text: string): boolean => /^(?:x|\d{1,4})$/u.test(text);

/** Finds the targets of keyword actions, anywhere in an ability: "support 2" (rule 701.41a). */
export function actionTargets(
  tokens: readonly Token[],
  segments: () => readonly Segment[],
  context: TextContext,
): readonly TargetRequirement[] {
  return tokens.flatMap((token, at) => {
    const action = ACTIONS_BY_WORD.get(token.text);
    const number = tokens[at + 1];
    if (!action || !number || !isNumber(number.text)) return [];
    const ability = segments().find(({ from, to }) => at >= from && at < to)?.ability;
    const span = { start: token.start, end: number.end };
    const base = { ability: ability ?? SPELL, id: `${ACTION_ID}${at}`, span };
    const isSpell = context.types ? isInstantOrSorcery(context.types) : base.ability.kind === 'spell';
    const { phrase, ofPermanent = phrase } = action;
    const words = tokenize((isSpell ? phrase : ofPermanent).replace('<n>', number.text));
    return [impliedTarget(action, base, words, number.text, context.name)];
  });
}
