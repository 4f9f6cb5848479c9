import type { ActivatedAbility } from '../../language/ability.js';
import { condition } from './conditions.js';
import { HOST_MARK, textOf } from './context.js';
import { withHost } from './marks.js';
import type { Token } from '@reticle/core/text';

/** The limits in "activate only ...". */
export type Limits = Pick<ActivatedAbility, 'timing' | 'perTurn' | 'once' | 'onlyIf' | 'anyPlayer'>;

type LimitsInWords = NonNullable<Limits['timing']>;

/** The words after "activate only", and what they mean. */
const TIMINGS: readonly (readonly [string, LimitsInWords])[] = [
  ['as a sorcery', { sorcery: true }],
  ['during your turn', { turn: 'yours' }],
  ["during an opponent's turn", { turn: 'opponents' }],
  ['during your upkeep', { turn: 'yours', during: 'upkeep' }],
  ["during an opponent's upkeep", { turn: 'opponents', during: 'upkeep' }],
  ['during combat', { during: 'combat' }],
  ['during combat before blockers are declared', { during: 'beforeBlocks' }],
  ['during combat after blockers are declared', { during: 'afterBlocks' }],
  ['during the declare attackers step', { during: 'declareAttackers' }],
  ['during your declare attackers step', { turn: 'yours', during: 'declareAttackers' }],
  ['during the declare blockers step', { during: 'declareBlockers' }],
  ['during your turn, before attackers are declared', { turn: 'yours', during: 'beforeAttackers' }],
  ['during any upkeep step', { during: 'upkeep' }],
  ['during your draw step', { turn: 'yours', during: 'draw' }],
  ['during your end step', { turn: 'yours', during: 'end' }],
  [
    "during an opponent's turn, before attackers are declared",
    { turn: 'opponents', during: 'beforeAttackers' },
  ],
  ['before attackers are declared', { during: 'beforeAttackers' }],
];
const OFTEN: readonly (readonly [string, number])[] = [
  ['only once each turn', 1],
  ['no more than twice each turn', 2],
  ['no more than three times each turn', 3],
];

const withSpaces = (words: string): string => words.replaceAll("'s", " 's").replaceAll(', ', ' , ');
const timingOf = (words: string): LimitsInWords | undefined =>
  TIMINGS.find(([said]) => `only ${withSpaces(said)}` === words)?.[1];
const oftenOf = (words: string): number | undefined => OFTEN.find(([said]) => said === words)?.[1];

/** Reads the condition of "only if you control a Forest". */
function askedOf(words: readonly Token[], host: string): Limits | undefined {
  if (!textOf(words).startsWith('only if ')) return undefined;
  const onlyIf = condition.read(withHost(words.slice(2), host), { names: [], host });
  return onlyIf && { onlyIf };
}

function limitOf(words: readonly Token[], host: string): Limits | undefined {
  const text = textOf(words);
  const timing = timingOf(text);
  if (timing) return { timing };
  const perTurn = oftenOf(text);
  return perTurn === undefined ? askedOf(words, host) : { perTurn };
}

const ANYBODY = 'any player may activate ~'.split(' ');
/**
 * Reads what limits an ability that any player may activate. Whose turn it is then depends on who does, which no
 * match looks at.
 */
function forAnybody([but, ...said]: readonly Token[], host: string): Limits | undefined {
  if (!but) return { anyPlayer: true };
  const limits = but.text === 'but' ? limitOf(said, host) : undefined;
  const { timing, onlyIf } = limits ?? {};
  const isOfYou = timing?.sorcery === true || timing?.turn !== undefined || onlyIf !== undefined;
  return limits && !isOfYou ? { anyPlayer: true, ...limits } : undefined;
}
/** Whether a sentence limits an ability, or lets others activate it. */
export const isLimit = (words: readonly Token[]): boolean =>
  words[0]?.text === 'activate' || textOf(words).startsWith(ANYBODY.join(' '));

/**
 * Reads "activate only as a sorcery and only once each turn": a sentence without its full stop, with at most
 * two limits.
 */
export function readLimits(words: readonly Token[], host: string): Limits | undefined {
  if (textOf(words.slice(0, ANYBODY.length)) === ANYBODY.join(' '))
    return forAnybody(words.slice(ANYBODY.length), host);
  const [activate, ...said] = words;
  if (activate?.text !== 'activate') return undefined;
  const whole = limitOf(said, host);
  if (whole) return whole;
  const at = said.findIndex(({ text }, index) => text === 'and' && said[index + 1]?.text === 'only');
  const one = at > 0 ? limitOf(said.slice(0, at), host) : undefined;
  const two = one && limitOf(said.slice(at + 1), host);
  return two && Object.keys(one).every((key) => !(key in two)) ? { ...one, ...two } : undefined;
}

const same = (a: LimitsInWords, b: LimitsInWords): boolean =>
  a.turn === b.turn && a.during === b.during && a.sorcery === b.sorcery;

/**
 * Prints limits as a sentence. Returns an empty list if there are none, and undefined if they have no words.
 */
export function printLimits(
  { timing, perTurn, once, onlyIf, anyPlayer }: Limits,
  host: string,
): readonly string[] | undefined {
  if (once !== undefined) return undefined;
  const when = timing && TIMINGS.find(([, other]) => same(timing, other))?.[0];
  const often = OFTEN.find(([, other]) => other === perTurn)?.[0];
  const asked = onlyIf && condition.print(onlyIf, { names: [], host })?.replaceAll(HOST_MARK, host);
  if ((timing && when === undefined) || (perTurn !== undefined && often === undefined)) return undefined;
  if (onlyIf !== undefined && asked === undefined) return undefined;
  const said = [
    ...(when === undefined ? [] : [`only ${when}`]),
    ...(often === undefined ? [] : [often]),
    ...(asked === undefined ? [] : [`only if ${asked}`]),
  ];
  const limits = said.join(' and ');
  if (anyPlayer) return [`any player may activate this ability${limits === '' ? '' : ` but ${limits}`}.`];
  return said.length === 0 ? [] : [`activate ${limits}.`];
}
