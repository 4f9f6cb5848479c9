import type { ActivatedAbility } from '../../language/ability.js';
import { condition } from '../phrases/conditions.js';
import { HOST_MARK, textOf } from '../phrases/context.js';
import { withHost } from '../phrases/marks.js';
import type { Token } from '@reticle/core/text';

/** What "activate only ..." says. */
export type Limits = Pick<ActivatedAbility, 'timing' | 'perTurn' | 'onlyIf'>;

type LimitsInWords = NonNullable<Limits['timing']>;

/** What follows "activate only", and what it means. */
const TIMINGS: readonly (readonly [string, LimitsInWords])[] = [
  ['as a sorcery', { sorcery: true }],
  ['during your turn', { turn: 'yours' }],
  ["during an opponent's turn", { turn: 'opponents' }],
  ['during your upkeep', { turn: 'yours', during: 'upkeep' }],
  ["during an opponent's upkeep", { turn: 'opponents', during: 'upkeep' }],
  ['during combat', { during: 'combat' }],
  ['during your turn , before attackers are declared', { turn: 'yours', during: 'beforeAttackers' }],
  ['during any upkeep step', { during: 'upkeep' }],
  ['during your draw step', { turn: 'yours', during: 'draw' }],
  ['during your end step', { turn: 'yours', during: 'end' }],
];
const OFTEN: readonly (readonly [string, number])[] = [
  ['only once each turn', 1],
  ['no more than twice each turn', 2],
  ['no more than three times each turn', 3],
];

const ONLY_IF = 'activate only if ';

const spaced = (words: string): string => words.replaceAll("'s", " 's");
const timingOf = (words: string): LimitsInWords | undefined =>
  TIMINGS.find(([said]) => `only ${spaced(said)}` === words)?.[1];
const oftenOf = (words: string): number | undefined => OFTEN.find(([said]) => said === words)?.[1];

/** "Activate only as a sorcery and only once each turn": a sentence without its full stop. */
export function readLimits(words: readonly Token[], host: string): Limits | undefined {
  const text = textOf(words);
  if (text.startsWith(ONLY_IF)) {
    const onlyIf = condition.read(withHost(words.slice(3), host), { names: [], host });
    return onlyIf && { onlyIf };
  }
  if (!text.startsWith('activate ')) return undefined;
  const said = text.slice('activate '.length);
  const timing = timingOf(said);
  if (timing) return { timing };
  const perTurn = oftenOf(said);
  if (perTurn !== undefined) return { perTurn };
  const [one = '', two = '', ...others] = said.split(' and ');
  const both = { timing: timingOf(one), perTurn: oftenOf(two) };
  return others.length === 0 && both.timing && both.perTurn !== undefined
    ? { timing: both.timing, perTurn: both.perTurn }
    : undefined;
}

const same = (a: LimitsInWords, b: LimitsInWords): boolean =>
  a.turn === b.turn && a.during === b.during && a.sorcery === b.sorcery;

/** The sentence for limits; nothing where there are none, `undefined` where there are no words for them. */
export function printLimits(
  { timing, perTurn, onlyIf }: Limits,
  host: string,
): readonly string[] | undefined {
  if (onlyIf !== undefined) {
    const words = timing || perTurn !== undefined ? undefined : condition.print(onlyIf, { names: [], host });
    return words === undefined ? undefined : [`${ONLY_IF}${words.replaceAll(HOST_MARK, host)}.`];
  }
  const when = timing && TIMINGS.find(([, other]) => same(timing, other))?.[0];
  const often = OFTEN.find(([, other]) => other === perTurn)?.[0];
  if ((timing && when === undefined) || (perTurn !== undefined && often === undefined)) return undefined;
  const said = [
    ...(when === undefined ? [] : [`only ${when.replace(' ,', ',')}`]),
    ...(often === undefined ? [] : [often]),
  ];
  return said.length === 0 ? [] : [`activate ${said.join(' and ')}.`];
}
