import { MARK, sameValue, type Token } from '@reticle/core/text';
import type { ActivatedAbility } from '../../language/ability.js';
import type { Limits } from '../phrases/timing.js';
import type { AbilityText } from './card-text.js';

/** Keywords before the cost of an activated ability that limit when and how often it may be activated. */
export const LIMITING_KEYWORDS = {
  /** Rule 702.142a. */
  boast: { perTurn: 1, onlyIf: { what: 'self', is: { thisTurn: 'attacked' } } },
  /** Rule 702.177a. */
  exhaust: { once: 'exhaust' },
  /** Once, and for less in the turn in which its permanent entered. */
  'power-up': {
    once: 'power-up',
    cheaper: { less: 'manaCost', if: { what: 'self', is: { thisTurn: 'entered' } } },
  },
  /** Rule 702.57a. The card that its cost reveals says that it works in hand. */
  forecast: { perTurn: 1, timing: { turn: 'yours', during: 'upkeep' } },
} as const satisfies Readonly<Record<string, Limits & Pick<ActivatedAbility, 'cheaper'>>>;
type LimitingKeyword = keyof typeof LIMITING_KEYWORDS;

const isLimiting = (word: string): word is LimitingKeyword => Object.hasOwn(LIMITING_KEYWORDS, word);

/** Splits off the keyword before a dash. */
export function limitedByKeyword(words: readonly Token[]): {
  readonly keyword?: LimitingKeyword;
  readonly rest: readonly Token[];
} {
  const [first, dash] = words;
  return first && dash?.text === MARK.dash && isLimiting(first.text)
    ? { keyword: first.text, rest: words.slice(2) }
    : { rest: words };
}

/** Returns the keyword for the limits of an ability. A forecast reveals its card from the hand. */
export function keywordFor({
  timing,
  perTurn,
  once,
  cheaper,
  onlyIf,
  costs,
}: ActivatedAbility): LimitingKeyword | undefined {
  const reveals = costs.some(({ cost }) => cost === 'reveal');
  const limits = {
    ...(timing ? { timing } : {}),
    ...(perTurn ? { perTurn } : {}),
    ...(once ? { once } : {}),
    ...(once && cheaper ? { cheaper } : {}),
    ...(onlyIf ? { onlyIf } : {}),
  };
  if (once !== undefined && sameValue(limits, LIMITING_KEYWORDS[once])) return once;
  if (sameValue(limits, LIMITING_KEYWORDS.boast)) return 'boast';
  return reveals && sameValue(limits, LIMITING_KEYWORDS.forecast) ? 'forecast' : undefined;
}

/**
 * The keywords that are activated abilities, by their first word. Their rules say what they do (rule 702).
 */
const KEYWORDS: ReadonlySet<string> = new Set(
  `cycling embalm encore equip eternalize fortify level ninjutsu outlast reconfigure reinforce scavenge station
  transfigure transmute unearth crew saddle`.split(/\s+/u),
);

/** Whether a line is a keyword with its cost: "Equip {2}", "Islandcycling {2}", "Unearth—Pay 2 life". */
export function isKeywordAbility({ words, ability }: AbilityText): boolean {
  const [first, ...rest] = words.map(({ text }) => text);
  if (first === undefined || ability.kind === 'triggered' || rest.includes(':')) return false;
  const named = KEYWORDS.has(first) || (first.endsWith('cycling') && first.length > 'cycling'.length);
  return named && rest.some((text) => text.startsWith('{') || text === '—' || /^\d{1,2}$/u.test(text));
}
