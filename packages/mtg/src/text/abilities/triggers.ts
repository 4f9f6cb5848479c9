import { sameValue, type Token } from '@reticle/core/text';
import { type SimpleTrigger, type Trigger, eventsOf } from '../../language/trigger.js';
import type { WordsContext } from '../phrases/context.js';
import { EVENT_PATTERNS } from './trigger-words.js';

/** More words than any trigger has. */
const LONGEST = 40;

function readEvent(words: readonly Token[], context: WordsContext): SimpleTrigger | undefined {
  const reading =
    words.length === 0 || words.length > LONGEST ? undefined : EVENT_PATTERNS.read(words, context);
  return reading?.found === 'one' ? reading.value : undefined;
}

/** Reads the event of a trigger, without the comma: one event, or two with "or" between them. */
export function readTrigger(words: readonly Token[], context: WordsContext): Trigger | undefined {
  const one = readEvent(words, context);
  if (one) return one;
  const [when] = words;
  if (!when || words.length > LONGEST) return undefined;
  const ways: (readonly [SimpleTrigger, SimpleTrigger])[] = [];
  for (const [at, { text }] of words.entries()) {
    if (text !== 'or' && !(text === 'and' && words[at + 1]?.text === 'whenever')) continue;
    ways.push(...waysAt(words, at, context));
  }
  const [first, ...others] = ways;
  return first && others.every((way) => sameValue(way, first)) ? { on: 'anyOf', of: first } : undefined;
}

/** Reads the words as two events, cut at an "or". */
function waysAt(
  words: readonly Token[],
  or: number,
  context: WordsContext,
): readonly (readonly [SimpleTrigger, SimpleTrigger])[] {
  const [when] = words;
  if (!when) return [];
  const [before, after] = [words.slice(0, or), words.slice(or + 1)];
  const isWhen = WHEN.has(after[0]?.text ?? '');
  const left = readEvent(before, context);
  if (left) {
    const right = readEvent(isWhen ? after : [when, ...after], context);
    if (right) return [[withOther(left, right), right]];
    // "When ~ enters or dies": the second event has the subject of the first.
    for (let end = 2; end < before.length; end++) {
      const shared = readEvent([...before.slice(0, end), ...after], context);
      if (shared && sameSubject(left, shared)) return [[withOther(left, shared), shared]];
    }
    return [];
  }
  // "Whenever ~ or another creature dies": the first event has the verb of the second.
  const right = readEvent([when, ...after], context);
  if (!right) return [];
  for (let from = or + 2; from < words.length; from++) {
    const shared = readEvent([...before, ...words.slice(from)], context);
    if (shared && shared.on === right.on) return [[shared, right]];
  }
  return [];
}
/** "Blocks or becomes blocked by a creature": the creature applies to both. */
const withOther = (left: SimpleTrigger, right: SimpleTrigger): SimpleTrigger =>
  left.on === 'blocks' && left.other === undefined && right.on === 'becomesBlocked' && right.other
    ? { ...left, other: right.other }
    : left;

const WHEN: ReadonlySet<string> = new Set(['when', 'whenever']);

function sameSubject(one: SimpleTrigger, other: SimpleTrigger): boolean {
  if ('who' in one && 'who' in other) return one.who === other.who;
  return 'what' in one && 'what' in other && sameValue(one.what, other.what);
}

/** Prints the event of a trigger, without the comma. */
export function printTrigger(trigger: Trigger, context: WordsContext): string | undefined {
  const [first, ...others] = eventsOf(trigger).map((event) => EVENT_PATTERNS.print(event, context));
  if (first === undefined || others.includes(undefined)) return undefined;
  return [first, ...others].join(' or ');
}
