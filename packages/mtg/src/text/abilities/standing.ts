import type { Reading, Token } from '@reticle/core/text';
import type { StaticAbility } from '../../language/card-definition.js';
import type { Condition } from '../../language/condition.js';
import type { Selector } from '../../language/selector.js';
import { condition } from '../phrases/conditions.js';
import { HOST_MARK, type WordsContext } from '../phrases/context.js';
import { printStates, readStates, type StaticChange } from '../verbs/states.js';

/** A static ability without its id, with its condition. */
type Conditional = StaticChange & Pick<StaticAbility, 'if'>;

const NONE = { found: 'none' } as const;
const YOUR_TURN: Condition = { same: ['you', 'activePlayer'] };
const TURN = ['during', 'your', 'turn', ','] as const;
const AS_LONG_AS = ['as', 'long', 'as'] as const;
const begins = (words: readonly Token[], with_: readonly string[], at = 0): boolean =>
  with_.every((text, index) => words[at + index]?.text === text);

const isEach = (what: Selector): boolean => typeof what === 'object' && 'each' in what;

/** Returns what "it" means after a condition: "as long as ~ is tapped, it gets +1/+1". */
const subjectOf = (asked: Condition): string | undefined => {
  if ('not' in asked) return subjectOf(asked.not);
  if ('allOf' in asked) {
    const [only, ...others] = new Set(asked.allOf.flatMap((part) => subjectOf(part) ?? []));
    // "It" could also mean an object of which the other condition speaks.
    const isClear = others.length === 0 && !asked.allOf.some((part) => 'what' in part && isEach(part.what));
    return isClear ? only : undefined;
  }
  if ('what' in asked) return asked.what === 'self' ? '~' : asked.what === 'host' ? HOST_MARK : undefined;
  if (!('amount' in asked) || typeof asked.amount !== 'object') return undefined;
  const on =
    'counters' in asked.amount ? asked.amount.on : 'of' in asked.amount ? asked.amount.what : undefined;
  return on === 'self' ? '~' : on === 'host' ? HOST_MARK : undefined;
};

/** Replaces "it" in a condition at the end, if it is clear: "~ gets +1/+1 as long as it's tapped". */
function itsOwn(words: readonly Token[], subject: Token | undefined): readonly Token[] {
  const [first, ...rest] = words;
  const one = subject?.text === '~' || subject?.text === HOST_MARK ? subject : undefined;
  if (!first || !one) return words;
  if (first.text === "it's") return [{ ...one }, { ...first, text: 'is' }, ...rest];
  if (first.text === 'its') return [{ ...one }, { ...first, text: "'s" }, ...rest];
  return first.text === 'it' ? [{ ...one }, ...rest] : words;
}

const named = (words: readonly Token[], what: string | undefined): readonly Token[] => {
  const [first, ...rest] = words;
  return first?.text === 'it' && what !== undefined ? [{ ...first, text: what }, ...rest] : words;
};

/**
 * Reads what a sentence changes of objects, with "as long as ..." before or after it, and with "where X is
 * ...".
 */
export function readStanding(
  given: readonly Token[],
  context: WordsContext,
): Reading<readonly Conditional[]> {
  const own = ownOf(given);
  const before = readStates(given, context);
  const whole = before.found === 'none' && own !== given ? readStates(own, context) : before;
  if (whole.found !== 'none') return whole;
  const words = own;
  if (begins(words, TURN)) return readConditional(YOUR_TURN, words.slice(TURN.length), context);
  if (begins(words, AS_LONG_AS)) {
    for (const [comma, { text }] of words.entries()) {
      const asked = text === ',' ? condition.read(words.slice(AS_LONG_AS.length, comma), context) : undefined;
      if (asked) return readConditional(asked, named(words.slice(comma + 1), subjectOf(asked)), context);
    }
    return NONE;
  }
  for (const { said, isNot } of CONJUNCTIONS) {
    const at = words.findLastIndex((_, index) => begins(words, said, index));
    const tail = words.slice(at + said.length);
    const asked =
      at > 0 ? (condition.read(tail, context) ?? condition.read(itsOwn(tail, words[0]), context)) : undefined;
    if (asked) return readConditional(isNot ? { not: asked } : asked, words.slice(0, at), context);
  }
  return NONE;
}
/** The words before a condition at the end of a sentence. */
const CONJUNCTIONS = [
  { said: AS_LONG_AS, isNot: false },
  { said: ['if'], isNot: false },
  { said: ['unless'], isNot: true },
] as const;

/**
 * Replaces "it" and "its" by the subject of the sentence in an amount: "~ gets +1/+1 for each Aura attached to it",
 * "enchanted creature gets +1/+1 for each card in its controller's hand".
 */
function ownOf(words: readonly Token[]): readonly Token[] {
  const [own] = words;
  const from = words.findIndex((_, at) => FOR_EACH.every((text, next) => words[at + next]?.text === text));
  if (!own || from < 0 || (own.text !== '~' && own.text !== HOST_MARK)) return words;
  return words.flatMap((word, at) => {
    if (at < from) return [word];
    const isThat = word.text === 'it' && words[at - 1]?.text === 'to' && words[at - 2]?.text === 'attached';
    if (isThat) return [{ ...word, text: own.text, raw: own.raw }];
    return word.text === 'its'
      ? [
          { ...word, text: own.text },
          { ...word, text: "'s" },
        ]
      : [word];
  });
}
const FOR_EACH = ['for', 'each'];

/**
 * Whether the condition is that the card isn't on the battlefield. Such abilities work elsewhere (rule
 * 113.6b) and aren't read.
 */
const worksElsewhere = (asked: Condition): boolean =>
  'allOf' in asked
    ? asked.allOf.some(worksElsewhere)
    : 'what' in asked && asked.what === 'self' && asked.is?.zone !== undefined;

function readConditional(
  asked: Condition,
  words: readonly Token[],
  context: WordsContext,
): Reading<readonly Conditional[]> {
  if (worksElsewhere(asked)) return NONE;
  const found = readStates(words, context);
  return found.found === 'one'
    ? { found: 'one', value: found.value.map((one) => ({ ...one, if: asked })) }
    : found;
}

/** Prints static abilities with the same condition as one sentence, without the full stop. */
export function printStanding(standings: readonly Conditional[], context: WordsContext): string | undefined {
  const [{ if: asked } = {}] = standings;
  const words = printStates(
    standings.map(({ affects, change }) => ({ affects, change })),
    context,
  );
  if (words === undefined || asked === undefined) return words;
  const says = condition.print(asked, context);
  if (says !== undefined) return `${words} as long as ${says}`;
  const but = 'not' in asked ? condition.print(asked.not, context) : undefined;
  return but && `${words} unless ${but}`;
}
