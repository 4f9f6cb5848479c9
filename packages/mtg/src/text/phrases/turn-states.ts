import { holeRule, type HoleTypes, type Template, type Verb } from '@reticle/core/text';
import type { WordsContext } from './context.js';
import { deedHole, type DeedName } from './deeds.js';

/** How much life players gained or lost in a turn, or damage they were dealt. */
const MUCH = [
  ['lifeGained', 'gain life', 'gain <n:digits> or more life'],
  ['lifeLost', 'lose life', 'lose <n:digits> or more life'],
  ['damaged', 'are dealt damage', 'are dealt <n:digits> or more damage'],
] as const;

/** What players did to objects in a turn: the words before the objects and after them. */
const DONE: readonly (readonly [deed: DeedName, verb: string, tail?: string])[] = [
  ['cast', 'cast'],
  ['attacked', 'attack with'],
  ['discarded', 'discard'],
  ['drawn', 'draw'],
  ['sacrificed', 'sacrifice'],
  ['created', 'create'],
  ['entered', 'have', ' enter_the_battlefield|enter under {their} control'],
];
/** The objects of deeds in words: one, and several. */
export const DEED_TYPES: HoleTypes<WordsContext> = Object.fromEntries(
  DONE.flatMap(([name]) => [
    [`${name}One`, holeRule(deedHole(name, false))],
    [`${name}Several`, holeRule(deedHole(name, true))],
  ]),
);

const happened = (name: string): Template => ({ happened: name, who: '$subject.who', turn: '$turn=this' });

const TURN = '{turn:this|last} turn';
const done = { '...': '$deed', who: '$subject.who', turn: '$turn=this' } as const;

/** What players did, gained and lost in a turn. */
export const deedVerbs: readonly Verb[] = [
  ...MUCH.flatMap(([name, once, often]): readonly Verb[] => [
    { subject: 'player', tense: 'past', words: `${once} ${TURN}`, means: { amount: happened(name), gte: 1 } },
    {
      subject: 'player',
      tense: 'past',
      words: `${often} ${TURN}`,
      means: { amount: happened(name), gte: '$n' },
    },
  ]),
  {
    subject: 'player',
    tense: 'past',
    words: `attack ${TURN}`,
    means: { amount: happened('attacked'), gte: 1 },
  },
  ...DONE.flatMap(([name, verb, tail = '']): readonly Verb[] => [
    {
      subject: 'player',
      tense: 'past',
      words: `${verb} <deed:${name}One>${tail} ${TURN}`,
      means: { amount: done, gte: 1 },
    },
    {
      subject: 'player',
      tense: 'past',
      words: `${verb} <n:number> or more <deed:${name}Several>${tail} ${TURN}`,
      means: { amount: done, gte: '$n' },
    },
  ]),
];
