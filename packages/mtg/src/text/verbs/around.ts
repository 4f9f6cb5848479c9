import {
  type DurationWords,
  type GivingWords,
  type ModalWords,
  sameValue,
  type WrapperWords,
} from '@reticle/core/text';
import { selector } from '../../language/selector.js';

/** How long a change lasts. Verbs say of which class they are: a state, or a limit to what can be done. */
export const DURATIONS: readonly DurationWords[] = [
  { words: 'until end of turn', means: 'endOfTurn', of: ['state'] },
  { words: 'this turn', means: 'endOfTurn', of: ['limit'] },
  { words: ['this turn', 'until end of turn'], means: 'endOfTurn', of: ['play'] },
  { words: 'until the end of your next turn', means: 'endOfYourNextTurn', of: ['play'] },
  { words: 'until your next turn', means: 'yourNextTurn', of: ['state', 'limit'] },
  { words: 'until end of combat', means: 'endOfCombat', of: ['state', 'limit'] },
  { words: 'for as long as ~ remains tapped', means: 'whileSourceTapped', of: ['state', 'limit'] },
  { words: 'for as long as you control ~', means: 'whileYouControl', of: ['state', 'limit'] },
  {
    words: 'for as long as ~ remains on_the_battlefield',
    means: 'whileSourceRemains',
    of: ['state', 'limit'],
  },
];

/** Words that say more about a verb. */
export const GIVING: readonly GivingWords[] = [{ words: 'at random', gives: { chooser: 'random' } }];

/** Words after a clause that change all of it. */
export const ADJUNCTS: readonly WrapperWords[] = [
  {
    words: 'if <condition:condition>',
    means: { effect: 'if', condition: '$condition', effects: '$effects' },
  },
  {
    words: 'unless <condition:condition>',
    means: { effect: 'if', condition: { not: '$condition' }, effects: '$effects' },
  },
];

/** Words before a sentence that change all of it. */
export const LEADS: readonly WrapperWords[] = [
  {
    words: 'if you search|searched your library this way ,',
    means: { effect: 'ifSearched', effects: '$effects' },
  },
  {
    words: 'if <condition:condition> ,',
    means: { effect: 'if', condition: '$condition', effects: '$effects' },
  },
  {
    words: 'at the beginning of the next end step ,',
    means: { effect: 'delayed', at: 'nextEndStep', effects: '$effects' },
    last: true,
  },
  {
    // The intervening "if" of rule 603.4.
    words: 'at the beginning of the next end step , if <condition:condition> ,',
    means: { effect: 'delayed', at: 'nextEndStep', if: '$condition', effects: '$effects' },
    last: true,
  },
];

const OTHERS = { those: 'eachPlayer', except: 'you' } as const;
const SEVERAL: ReadonlySet<unknown> = new Set(['eachPlayer', 'eachOpponent']);
const isYou = (subject: unknown): boolean => subject === 'you';
/** Whether it is one player other than you: a target, or the controller of something. */
function isOne(subject: unknown): boolean {
  const found = selector.safeParse(subject).data;
  return typeof found === 'object' && !('among' in found) && !('those' in found) && !('each' in found);
}
const EACH = { bound: 'player' } as const;

/** Who may do what. Each of several players decides alone. */
export const MODALS: readonly ModalWords[] = [
  { words: 'may', of: isYou, means: { effect: 'may', effects: '$effects' } },
  { words: 'may', of: isOne, means: { effect: 'may', who: '$subject', effects: '$effects' } },
  {
    words: 'may',
    of: (subject) => SEVERAL.has(subject) || sameValue(subject, OTHERS),
    subject: EACH,
    means: {
      effect: 'forEach',
      what: '$subject',
      as: EACH.bound,
      effects: [{ effect: 'may', who: EACH, effects: '$effects' }],
    },
  },
];
