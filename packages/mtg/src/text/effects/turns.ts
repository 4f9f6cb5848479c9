import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** "Take an extra turn after this one" (rule 500.7). */
const extraTurnWords: EffectWords = [
  says('extraTurn', {
    words: '<who> takes|take an extra turn after this one',
    holes: { who },
    make: ({ who: player }) => ({ effect: 'extraTurn', ...unlessYou(player) }),
    parts: ({ who: player = 'you', atEnd }) =>
      atEnd === undefined && player !== 'you' ? { who: player } : undefined,
  }),
  ...(['youLose', undefined] as const).map((atEnd) =>
    says('extraTurn', {
      words: `take an extra turn after this one${atEnd ? ". at the beginning of that turn's end step, you lose the game" : ''}`,
      holes: {},
      make: () => ({ effect: 'extraTurn', ...(atEnd ? { atEnd } : {}) }),
      parts: ({ who: player = 'you', atEnd: ends }) => (ends === atEnd && player === 'you' ? {} : undefined),
    }),
  ),
];

const COMBAT = 'there is an additional combat phase';
const BOTH = `${COMBAT} followed by an additional main phase`;

/** "After this main phase, there is an additional combat phase followed by an additional main phase" (rule 500.8). */
const morePhasesWords: EffectWords = (
  [
    [`after this main phase, ${BOTH}`, ['combat', 'main'], 'main'],
    [`after this main phase, ${COMBAT}`, ['combat'], 'main'],
    [`after this combat phase, ${BOTH}`, ['combat', 'main'], 'combat'],
    [`after this combat phase, ${COMBAT}`, ['combat'], 'combat'],
    [`after this phase, ${BOTH}`, ['combat', 'main'], undefined],
    [`after this phase, ${COMBAT}`, ['combat'], undefined],
  ] as const
).map(([words, phases, after]) =>
  says('morePhases', {
    words,
    holes: {},
    make: () => ({ effect: 'morePhases', phases, ...(after ? { after } : {}) }),
    parts: (effect) =>
      effect.after === after && effect.phases.join(' ') === phases.join(' ') ? {} : undefined,
  }),
);

/** Additional turns and phases. */
export const turnWords: EffectWords = [...extraTurnWords, ...morePhasesWords];
