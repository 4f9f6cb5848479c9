import { type Result, ok, refuse } from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import type { CardDefinition, StaticAbility } from '../../language/card-definition.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { abilityInKeyword } from '../../language/keyword-abilities.js';
import { printKeyword } from '../phrases/keywords.js';
import { printAbility } from './print-ability.js';
import { type PrintOptions, sentenceCase } from './print-options.js';
import { noWords, printStatic, printTriggered } from './print-parts.js';

/** One level of a leveler (rule 711): its range, its size, and its lines with their place in the text. */
export interface LevelText {
  readonly from: number;
  readonly to?: number;
  readonly power: number;
  readonly toughness: number;
  /** The lines below, which are abilities. */
  readonly text: string;
  readonly start: number;
}

const SYMBOL = /^LEVEL (\d{1,3})(?:-(\d{1,3})|\+)$/u;
const SIZE = /^(\d{1,2})\/(\d{1,2})$/u;

/**
 * Splits the text of a leveler into the lines above all levels, and each level. Returns undefined for any
 * other text.
 */
export function levelsIn(
  text: string,
): { readonly above: string; readonly levels: readonly LevelText[] } | undefined {
  if (!/^LEVEL \d/mu.test(text)) return undefined;
  const levels: LevelText[] = [];
  const [above = '', ...blocks] = text.split(/^(?=LEVEL \d)/mu);
  let start = above.length;
  for (const block of blocks) {
    const [symbol = '', size = '', ...lines] = block.trimEnd().split('\n');
    const [, from, to] = SYMBOL.exec(symbol.trim()) ?? [];
    const [, power, toughness] = SIZE.exec(size.trim()) ?? [];
    if (from === undefined || power === undefined || toughness === undefined) return undefined;
    levels.push({
      from: Number(from),
      ...(to === undefined ? {} : { to: Number(to) }),
      power: Number(power),
      toughness: Number(toughness),
      text: lines.join('\n'),
      start: start + symbol.length + size.length + 2,
    });
    start += block.length;
  }
  return { above: above.trimEnd(), levels };
}

/** "At least this many level counters, but no more than that many" (rule 711.2a). */
const atLevel = ({ from, to }: Pick<LevelText, 'from' | 'to'>): NonNullable<StaticAbility['if']> => ({
  amount: { counters: 'level', on: 'self' },
  gte: from,
  ...(to === undefined ? {} : { lte: to }),
});

/**
 * Returns what a leveler is at some levels, from the lines of those read as a card. Returns undefined if they
 * say more.
 */
export function standingAt(
  level: LevelText,
  { keywords, activated, triggered, static: standings, ...rest }: CardDefinition,
  idOf: (at: number) => string,
): readonly StaticAbility[] | undefined {
  const { power, toughness } = level;
  const isMore = rest.spell ?? rest.entersWith ?? rest.entersAs ?? rest.entersTapped ?? rest.replacesDraws;
  if (isMore !== undefined || standings.some((ability) => ability.if !== undefined)) return undefined;
  const quoted = (ability: Extract<MtgKeyword, { keyword: 'has' }>['ability']): MtgKeyword => ({
    keyword: 'has',
    ability,
  });
  const added = [
    ...keywords,
    ...activated.map((ability) => quoted({ activated: { ...ability, id: `level-${ability.id}` } })),
    ...triggered.map((ability) => quoted({ triggered: { ...ability, id: `level-${ability.id}` } })),
  ];
  const own: StaticAbility = {
    id: idOf(0),
    affects: 'self',
    change: {
      setPower: power,
      setToughness: toughness,
      ...(added.length > 0 ? { addKeywords: added } : {}),
    },
    if: atLevel(level),
  };
  return [own, ...standings.map((ability, at) => ({ ...ability, id: idOf(at + 1), if: atLevel(level) }))];
}

/**
 * Returns the levels to which a static ability of a leveler belongs. Returns undefined for any other ability.
 */
function levelOf({ if: asked }: StaticAbility): Pick<LevelText, 'from' | 'to'> | undefined {
  if (!asked || !('amount' in asked)) return undefined;
  const { gte: from, lte: to } = asked;
  if (typeof from !== 'number' || (to !== undefined && typeof to !== 'number')) return undefined;
  const level = to === undefined ? { from } : { from, to };
  return sameValue(asked, atLevel(level)) ? level : undefined;
}

/**
 * Whether a static ability says what a leveler is at some levels: it sets its size, as the line below the
 * symbol does.
 */
const isLevel = (ability: StaticAbility): boolean =>
  levelOf(ability) !== undefined && ability.affects === 'self' && ability.change.setPower !== undefined;

/** Prints the lines of a leveler's levels, each symbol before its lines. */
export function printLevels(
  { id, static: standings }: CardDefinition,
  options: PrintOptions,
): readonly Result<string>[] {
  return standings.filter(isLevel).flatMap((ability): readonly Result<string>[] => {
    const level = levelOf(ability);
    const { setPower, setToughness, addKeywords = [], ...more } = ability.change;
    const isSized = typeof setPower === 'number' && typeof setToughness === 'number';
    if (!level || !isSized || Object.keys(more).length > 0) return [refuse(noWords('level', id))];
    const to = level.to === undefined ? '+' : `-${level.to}`;
    const plain = addKeywords.filter(({ keyword }) => keyword !== 'has');
    const words = plain.flatMap((keyword) => printKeyword(keyword) ?? []);
    const quoted = addKeywords.flatMap((keyword): readonly Result<string>[] => {
      const { activated = [], triggered = [] } = abilityInKeyword(keyword) ?? {};
      return [
        ...activated.map((one) => printAbility(one, options)),
        ...triggered.map((one) => printTriggered(one, options)),
      ];
    });
    const others = standings.filter((one) => one !== ability && sameValue(one.if, ability.if));
    const said = [`LEVEL ${level.from}${to}`, `${setPower}/${setToughness}`];
    if (words.length < plain.length) return [refuse(noWords('level', id))];
    if (words.length > 0) said.push(sentenceCase(words.join(', ')));
    return [
      ...said.map((line) => ok(line)),
      ...others.map(({ if: _level, ...one }) => printStatic(one, options)),
      ...quoted,
    ];
  });
}

/** Whether a static ability belongs below the symbol of some levels. */
export const isBelowLevel = (ability: StaticAbility, all: readonly StaticAbility[]): boolean =>
  levelOf(ability) !== undefined && all.some((one) => isLevel(one) && sameValue(one.if, ability.if));
