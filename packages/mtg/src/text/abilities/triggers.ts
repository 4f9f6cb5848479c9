import { someWithin, type Token } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import { type SimpleTrigger, type Trigger, eventsOf } from '../../language/trigger.js';
import { condition, uncontracted } from '../phrases/conditions.js';
import type { WordsContext } from '../phrases/context.js';
import { eventGrammar } from '../verbs/events.js';
import { printStep, readStep } from './steps.js';

/** More words than any trigger has. */
const LONGEST = 40;
/** The most events of one ability. */
const MOST = 4;

const HEADS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);
/** "At the beginning of", but not "at least". */
const isHead = (head: string | undefined, next: string | undefined): boolean =>
  head !== undefined && HEADS.has(head) && (head !== 'at' || next === 'the' || next === 'end');
const JOINTS: ReadonlySet<string> = new Set(['or', 'and']);

/** Splits words before each "or when", "and whenever", "and at". */
function parts(words: readonly Token[]): readonly (readonly Token[])[] {
  const at = words.findIndex(
    ({ text }, index) =>
      index > 0 && JOINTS.has(text) && isHead(words[index + 1]?.text, words[index + 2]?.text),
  );
  return at < 0 ? [words] : [words.slice(0, at), ...parts(words.slice(at + 1))];
}

function readPart(words: readonly Token[], context: WordsContext): Trigger | undefined {
  const [head, ...rest] = words;
  if (head?.text === 'at') return readStep(words, context);
  if (!head || !HEADS.has(head.text)) return undefined;
  const event = eventGrammar.read(uncontracted(rest), context);
  if (event.found === 'one') return event.value[0];
  const is = event.found === 'none' && head.text === 'when' ? condition.read(rest, context) : undefined;
  // 603.8: how something was cast is no state that begins.
  return is === undefined || isOfCasting(is) ? undefined : { on: 'state', is };
}

/** Whether a condition asks how the card was cast, or what was paid for it. */
const isOfCasting = (is: Condition): boolean =>
  someWithin(
    is,
    (part) => typeof part === 'object' && part !== null && ('castFrom' in part || 'paid' in part),
  );

/** Reads the event of a trigger, without the comma: one event, or several with "or" between them. */
export function readTrigger(words: readonly Token[], context: WordsContext): Trigger | undefined {
  if (words.length > LONGEST) return undefined;
  const all = parts(words).map((part) => readPart(part, context));
  const events = all.flatMap((one) => (one ? eventsOf(one) : []));
  const [only, ...others] = events;
  if (!only || all.includes(undefined) || events.length > MOST) return undefined;
  return others.length === 0 ? only : { on: 'anyOf', of: events };
}

const ONLY_OF_SELF: ReadonlySet<SimpleTrigger['on']> = new Set([
  'moves',
  'casts',
  'cycles',
  'sacrifices',
  'exerted',
]);

/** Whether it can happen only once: "when ~ dies", but "whenever a creature dies". */
const isOnce = (event: SimpleTrigger): boolean =>
  event.on === 'state' ||
  event.on === 'losesLastCounter' ||
  (ONLY_OF_SELF.has(event.on) && 'what' in event && (event.what === 'self' || event.what === 'haunted'));

function printEvent(event: Trigger, context: WordsContext): string | undefined {
  if (event.on === 'step') return printStep(event, context);
  const words =
    event.on === 'state' ? condition.print(event.is, context) : eventGrammar.print([event], context);
  return words && `${eventsOf(event).every(isOnce) ? 'when' : 'whenever'} ${words}`;
}

/** Prints the event of a trigger, without the comma. */
export function printTrigger(trigger: Trigger, context: WordsContext): string | undefined {
  const together = printEvent(trigger, context);
  if (together !== undefined || trigger.on !== 'anyOf') return together;
  const each = trigger.of.map((event) => printEvent(event, context));
  return each.includes(undefined) ? undefined : each.join(' or ');
}
