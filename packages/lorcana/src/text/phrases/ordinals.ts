import type { Token } from '@reticle/core/text';
import type { Trigger } from '../../language/trigger.js';
import { said, type Words } from './said.js';
import { wordsOf } from './context.js';

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];
const TYPES = ['character', 'action', 'item', 'location'] as const;

/** A kind of event that is counted in a turn: the trigger without the count, and the words for the count. */
interface CountedTrigger {
  readonly fits: (trigger: Trigger) => boolean;
  /** The count as a sentence behind the trigger, with `#` for the ordinal. The first is printed. */
  readonly said: readonly string[];
}

const COUNTINGS: readonly CountedTrigger[] = [
  {
    fits: ({ event, ...more }) => event === 'drawsCard' && 'player' in more && more.player === 'you',
    said: ["it's the # card you've drawn this turn", "it's the # card you drew this turn"],
  },
  {
    fits: (trigger) =>
      trigger.event === 'isInked' && trigger.card !== 'this' && trigger.card.owner === 'self',
    said: [
      "it's the # card you've put into your inkwell this turn",
      "it's the # card put into your inkwell this turn",
    ],
  },
  { fits: ({ event }) => event === 'challenges', said: ["it's the # challenge this turn"] },
];

/** Whether a trigger asks only for the type of what its controller plays. */
const isOfType = (trigger: Trigger, type: string): boolean =>
  trigger.event === 'played' &&
  trigger.card !== 'this' &&
  trigger.card.type === type &&
  trigger.card.controller === 'self' &&
  Object.keys(trigger.card).length === 2;

const plain = (word: string): string => word.replaceAll("'", " '").replaceAll("it 's", "it's");

/**
 * Reads "whenever you play a second action in a turn", "whenever you draw a card, if it's the second card you've
 * drawn this turn".
 */
export function readNth(
  words: readonly Token[],
  read: (words: readonly Token[]) => Trigger | undefined,
): Trigger | undefined {
  const text = wordsOf(words);
  const at = words.findIndex(({ text: word }) => ORDINALS.indexOf(word) > 0);
  const nth = ORDINALS.indexOf(words[at]?.text ?? '') + 1;
  const ordinal = words[at];
  if (nth < 2 || !ordinal) return undefined;
  if (text.endsWith(' in a turn')) {
    const every = [...words.slice(0, at), ...words.slice(at + 1, -3)];
    const trigger = read(every);
    const counted = trigger && TYPES.some((type) => isOfType(trigger, type));
    return counted ? { ...trigger, nth } : undefined;
  }
  const comma = words.findLastIndex(({ text: word }, index) => word === ',' && index < at);
  if (comma < 1 || words[comma + 1]?.text !== 'if') return undefined;
  const behind = wordsOf(words.slice(comma + 2)).replace(ordinal.text, '#');
  const trigger = read(words.slice(0, comma));
  const counted = trigger && COUNTINGS.find(({ fits }) => fits(trigger));
  return trigger && counted?.said.some((one) => one === behind || plain(one) === behind)
    ? { ...trigger, nth }
    : undefined;
}

/** Prints a trigger that waits for the nth such event. `words` are those of the trigger without the count. */
export function nthWords(trigger: Trigger, words: Words): Words {
  const ordinal = ORDINALS[(trigger.nth ?? 0) - 1];
  if (ordinal === undefined || words === undefined) return undefined;
  if (TYPES.some((type) => isOfType(trigger, type)))
    return `${words.replace(/ an? (?=\w+$)/u, ` a ${ordinal} `)} in a turn`;
  const { nth: _nth, ...every } = trigger;
  const counted = COUNTINGS.find(({ fits }) => fits(every));
  return said`${words}, if ${counted?.said[0]?.replace('#', ordinal)}`;
}
