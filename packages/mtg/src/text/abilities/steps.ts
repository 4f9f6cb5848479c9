import type { Token } from '@reticle/core/text';
import type { SimpleTrigger } from '../../language/trigger.js';
import { HOST_MARK, type WordsContext, textOf } from '../phrases/context.js';

type StepTrigger = Extract<SimpleTrigger, { readonly on: 'step' }>;

/** The words of steps. The first are printed. */
const STEPS: readonly (readonly [step: StepTrigger['step'], ...words: string[]])[] = [
  ['upkeep', 'upkeep'],
  ['draw', 'draw step'],
  ['main1', 'precombat main phase', 'first main phase'],
  ['main2', 'postcombat main phase', 'second main phase'],
  ['end', 'end step'],
];

/** Whose step it is: the words before it, the words before it if it is the end step, and those after it. */
const WHOSE: readonly (readonly [whose: StepTrigger['whose'], ...words: string[]])[] = [
  ['you', 'your #', 'each of your #s'],
  ['opponent', "each opponent's #"],
  ['each', "each player's #", 'each #'],
  ['host', `the # of ${HOST_MARK}'s controller`],
];
/** The same if an ability's source enchants a player. */
const OF_PLAYER: (typeof WHOSE)[number] = ['host', `${HOST_MARK}'s #`];

/** Whose turn it is as combat begins. */
const COMBATS: readonly (readonly [whose: StepTrigger['whose'], ...words: string[]])[] = [
  ['you', 'combat on your turn'],
  ['opponent', "combat on each opponent's turn"],
  ['each', 'each combat'],
];

const whoseOf = (host: string) =>
  host.endsWith(' player') ? [...WHOSE.filter(([whose]) => whose !== 'host'), OF_PLAYER] : WHOSE;

/** Lists steps with their words. The first words of a step are printed. */
const wordsOf = (host: string): readonly (readonly [words: string, step: StepTrigger])[] => [
  ...whoseOf(host).flatMap(([whose, ...heads]) =>
    STEPS.flatMap(([step, ...names]) =>
      heads.flatMap((head) =>
        names.map((name) => [head.replace('#', name), { on: 'step', step, whose }] as const),
      ),
    ),
  ),
  ['the end step', { on: 'step', step: 'end', whose: 'each' }],
  ...COMBATS.flatMap(([whose, ...ways]) =>
    ways.map((words) => [words, { on: 'step', step: 'beginCombat', whose }] as const),
  ),
];

const BEGINNING = 'at the beginning of ';
const END_OF_COMBAT = 'at end of combat';
const endOfCombat: StepTrigger = { on: 'step', step: 'endCombat', whose: 'each' };

/** Reads the moment at which a step begins: "at the beginning of your upkeep". */
export function readStep(words: readonly Token[], { host }: WordsContext): StepTrigger | undefined {
  const text = textOf(words);
  if (text === END_OF_COMBAT) return endOfCombat;
  if (!text.startsWith(BEGINNING)) return undefined;
  const said = text.slice(BEGINNING.length);
  return wordsOf(host).find(([one]) => one.replace("'s", " 's") === said)?.[1];
}

/** Prints the moment at which a step begins. */
export function printStep({ step, whose }: StepTrigger, { host }: WordsContext): string | undefined {
  if (step === 'endCombat') return whose === 'each' ? END_OF_COMBAT : undefined;
  const found = wordsOf(host).find(([, one]) => one.step === step && one.whose === whose);
  return found && `${BEGINNING}${found[0]}`;
}
