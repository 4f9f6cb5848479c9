import type { DurationWords, GivingWords, ModalWords, WrapperWords } from '@reticle/core/text';

const ALL = ['state', 'limit', 'ready'];
/** How long a change lasts. Verbs say of which class they are: a state, or a limit to what can be done, or a ban on readying. */
export const DURATIONS: readonly DurationWords[] = [
  { words: 'for the rest of this turn', means: 'thisTurn', of: ['limit', 'ready'] },
  { words: ['this turn', 'for the rest of this turn'], means: 'thisTurn', of: ALL },
  {
    words: ['during their next turn', 'during its next turn', 'during his next turn', 'during her next turn'],
    means: 'theirNextTurn',
    of: ALL,
  },
  { words: 'until the start of your next turn', means: 'untilYourNextTurn', of: ALL },
  { words: 'during that challenge', means: 'thisChallenge', of: ALL },
  { words: 'while ~ is in play', means: 'whileInPlay', of: ALL },
  // While cards are readied, only readying can be forbidden.
  {
    words: [
      'at the start of their next turn',
      'at the start of its next turn',
      'at the start of his next turn',
      'at the start of her next turn',
    ],
    means: 'theirNextReady',
    of: ['ready'],
  },
];

/** Words that say more about a verb. */
export const GIVING: readonly GivingWords[] = [{ words: 'at random', gives: { random: true } }];

/** Words after a clause that change all of it. */
export const ADJUNCTS: readonly WrapperWords[] = [
  { words: 'if <condition:condition>', means: { effect: 'if', if: '$condition', do: '$effects' } },
  {
    words: 'unless <condition:condition>',
    means: { effect: 'if', if: { test: 'not', that: '$condition' }, do: '$effects' },
  },
];

/** The moments for what is done later, once. */
const LATER = [
  [['at the end of the turn ,', 'at the end of this turn ,'], 'turnEnds', 'any'],
  ['at the end of your turn ,', 'turnEnds', 'you'],
  ['at the start of your next turn ,', 'turnBegins', 'you'],
] as const;

/** Words before a sentence that change all of it. */
export const LEADS: readonly WrapperWords[] = [
  { words: 'if <condition:condition> ,', means: { effect: 'if', if: '$condition', do: '$effects' } },
  {
    words: 'if <kind:ofKind> is chosen ,',
    means: { effect: 'if', if: { test: 'is', what: 'IT', so: '$kind' }, do: '$effects' },
  },
  {
    words: 'if <kind:eitherKind> is discarded this way ,',
    means: { effect: 'if', if: { test: 'is', what: 'discarded', so: '$kind' }, do: '$effects' },
  },
  {
    words: ['<on:theirTrigger> this turn ,', 'this turn , <on:theirTrigger> ,'],
    means: { effect: 'whenever', on: ['$on'], whose: 'IT', do: '$effects' },
  },
  {
    words: ['<on:trigger> this turn ,', 'this turn , <on:trigger> ,'],
    means: { effect: 'whenever', on: ['$on'], do: '$effects' },
  },
  ...LATER.map(([words, event, player]) => ({
    words,
    means: { effect: 'delayed', at: { event, player }, do: '$effects' },
  })),
];

/** Who may do what. Each of several players decides alone (rule 6.7.5). */
export const MODALS: readonly ModalWords[] = [
  { words: 'may', of: (who) => who === 'you', means: { effect: 'may', do: '$effects' } },
  {
    words: 'may',
    of: (who) => who !== 'you',
    subject: { named: 'player' },
    means: { effect: 'may', who: '$subject', do: '$effects' },
  },
];
