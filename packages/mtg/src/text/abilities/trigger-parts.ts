import {
  type Hole,
  type Sentence,
  type SentenceWords,
  fixedHole,
  sameValue,
  sentence,
} from '@reticle/core/text';
import type { SimpleTrigger } from '../../language/trigger.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { HOST_MARK, type WordsContext, textOf } from '../phrases/context.js';
import { printThing, readOneThing, withArticle } from '../phrases/things.js';

/** The object to which an event happens. */
export type What = 'self' | 'host' | 'haunted' | MtgCardFilter;

/** The words for what a card in exile haunts (rule 702.55b). */
const HAUNTED = ['the creature it haunts', 'the creature ~ haunts', 'the creature this card haunts'];

/** "~", "enchanted creature", "a creature an opponent controls". */
export const subject: Hole<What, WordsContext> = {
  read(words) {
    const text = textOf(words);
    if (text === '~') return 'self';
    if (HAUNTED.includes(text)) return 'haunted';
    return text === HOST_MARK ? 'host' : readOneThing(words);
  },
  print(value) {
    if (value === 'self') return '~';
    if (value === 'host') return HOST_MARK;
    if (value === 'haunted') return HAUNTED[0];
    const words = printThing(value, false);
    return words && withArticle(words);
  },
};

/** The filter of "historic" (rule 700.6). Spelled out, its commas would end the event. */
const HISTORIC: MtgCardFilter = {
  anyOf: [{ type: 'artifact' }, { supertype: 'legendary' }, { subtype: 'Saga' }],
};

/** "A red spell". The words leave out the stack. */
export const spell: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const { zone, ...filter } = readOneThing(words) ?? {};
    return zone === 'stack' ? filter : undefined;
  },
  print(value) {
    if (sameValue(value, HISTORIC)) return 'a historic spell';
    const words = printThing({ ...value, zone: 'stack' }, false);
    return words && withArticle(words);
  },
};

/** An object with an article. */
export const thing: Hole<MtgCardFilter, WordsContext> = {
  read: (words) => readOneThing(words),
  print(filter) {
    const words = printThing(filter, false);
    return words && withArticle(words);
  },
};

/** The players of an event. */
export const DOERS: Hole<'you' | 'opponent' | 'each', WordsContext> = {
  ...fixedHole([
    ['you', 'you'],
    ['an opponent', 'opponent'],
    ['a player', 'each'],
  ]),
  plural: (who) => who === 'you',
};

/** The events that may have that name; some have one of several. */
type On<Name extends SimpleTrigger['on']> = SimpleTrigger extends infer One
  ? One extends { readonly on: infer Names }
    ? [Name & Names] extends [never]
      ? never
      : One
    : never
  : never;

/** Builds a sentence for one kind of event; `parts` gets only events of that kind. */
export function waits<Name extends SimpleTrigger['on'], Values extends object>(
  on: readonly Name[],
  given: Omit<SentenceWords<SimpleTrigger, Values, WordsContext>, 'parts'> & {
    readonly parts: (trigger: On<Name>) => NoInfer<Values> | undefined;
  },
): Sentence<SimpleTrigger, WordsContext> {
  const isOn = (trigger: SimpleTrigger): trigger is On<Name> => on.some((name) => name === trigger.on);
  const [only, ...others] = on;
  return sentence({
    ...given,
    kind: others.length === 0 ? only : undefined,
    parts: (trigger: SimpleTrigger) => (isOn(trigger) ? given.parts(trigger) : undefined),
  });
}
