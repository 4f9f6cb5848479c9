import { type Hole, fixedHole } from '@reticle/core/text';
import type { Change } from '../../language/change.js';
import type { AbilityAmount } from '../../language/selector.js';
import { COLORS, type Color } from '../../language/vocabulary.js';
import type { WordsContext } from '../phrases/context.js';
import { digits } from '../phrases/amounts.js';
import { duration, isSaid } from '../phrases/bodies.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { things } from '../phrases/selectors.js';

interface Size {
  readonly power: AbilityAmount;
  readonly toughness: AbilityAmount;
}
const SIZE = /^(\d{1,2}|x)\/(\d{1,2}|x)$/u;

/** "3/3", "X/X". */
const size: Hole<Size, WordsContext> = {
  read([word, ...others], { x = 'X' }) {
    const [, power, toughness] = SIZE.exec(word?.text ?? '') ?? [];
    if (power === undefined || toughness === undefined || others.length > 0) return undefined;
    const amount = (said: string): AbilityAmount => (said === 'x' ? x : Number(said));
    return { power: amount(power), toughness: amount(toughness) };
  },
  print: ({ power, toughness }) =>
    typeof power === 'object' || typeof toughness === 'object' ? undefined : `${power}/${toughness}`,
};

const color = fixedHole<Color>(COLORS.map((one) => [one, one]));
const cardType = fixedHole([
  ['an artifact', 'artifact'],
  ['an enchantment', 'enchantment'],
]);

/** Whether a change has exactly these parts. */
const doesOnly = (change: Change, ...parts: readonly (keyof Change)[]): boolean =>
  Object.entries(change).every(([part, value]) => value === undefined || parts.some((one) => one === part)) &&
  parts.every((part) => change[part] !== undefined);

/**
 * An object becomes something else in one respect (rules 613.1d to 613.1f, 613.4b): size, colour, or an
 * additional type.
 */
export const becomePartsWords: EffectWords = [
  says('become', {
    words: "switch <what>'s power and toughness <until>",
    holes: { what: things, until: duration },
    make: ({ what, until }) => ({ effect: 'become', what, change: { switched: true }, until }),
    parts: ({ what, change, until }) =>
      doesOnly(change, 'switched') && isSaid(until) ? { what, until } : undefined,
  }),
  says('become', {
    words: '<what> has|have base power and toughness <size> <until>',
    also: ['<until>, <what> has|have base power and toughness <size>'],
    holes: { what: things, size, until: duration },
    make: ({ what, size: { power, toughness }, until }) => ({
      effect: 'become',
      what,
      change: { setPower: power, setToughness: toughness },
      until,
    }),
    parts({ what, change, until }) {
      const { setPower: power, setToughness: toughness } = change;
      const fits = doesOnly(change, 'setPower', 'setToughness') && isSaid(until);
      return fits && power !== undefined && toughness !== undefined && isSaid(until)
        ? { what, size: { power, toughness }, until }
        : undefined;
    },
  }),
  says('become', {
    words: '<until>, <what> has|have base power and toughness <size> and gains|gain <keywords>',
    also: ['<what> has|have base power and toughness <size> and gains|gain <keywords> <until>'],
    holes: { what: things, size, keywords: keywordList, until: duration },
    make: ({ what, size: { power, toughness }, keywords, until }) => ({
      effect: 'become',
      what,
      change: { setPower: power, setToughness: toughness, addKeywords: keywords },
      until,
    }),
    parts({ what, change, until }) {
      const { setPower: power, setToughness: toughness, addKeywords: keywords } = change;
      const fits = doesOnly(change, 'setPower', 'setToughness', 'addKeywords');
      return fits && power !== undefined && toughness !== undefined && keywords && isSaid(until)
        ? { what, size: { power, toughness }, keywords, until }
        : undefined;
    },
  }),
  says('become', {
    words: '<what> has|have base power <power> <until>',
    also: ['<until>, <what> has|have base power <power>'],
    holes: { what: things, power: digits, until: duration },
    make: ({ what, power, until }) => ({ effect: 'become', what, change: { setPower: power }, until }),
    parts({ what, change, until }) {
      const { setPower: power } = change;
      return power !== undefined && doesOnly(change, 'setPower') && isSaid(until)
        ? { what, power, until }
        : undefined;
    },
  }),
  says('become', {
    words: '<what> becomes|become colorless <until>',
    holes: { what: things, until: duration },
    make: ({ what, until }) => ({ effect: 'become', what, change: { colors: [] }, until }),
    parts: ({ what, change, until }) =>
      change.colors?.length === 0 && doesOnly(change, 'colors') && isSaid(until)
        ? { what, until }
        : undefined,
  }),
  says('become', {
    words: '<what> becomes|become <color> <until>',
    holes: { what: things, color, until: duration },
    make: ({ what, color: one, until }) => ({ effect: 'become', what, change: { colors: [one] }, until }),
    parts({ what, change, until }) {
      const [one, ...others] = change.colors ?? [];
      return one && others.length === 0 && doesOnly(change, 'colors') && isSaid(until)
        ? { what, color: one, until }
        : undefined;
    },
  }),
  says('become', {
    words: '<what> becomes|become <type> in addition to its other types <until>',
    holes: { what: things, type: cardType, until: duration },
    make: ({ what, type, until }) => ({ effect: 'become', what, change: { addTypes: [type] }, until }),
    parts({ what, change, until }) {
      const [one, ...others] = change.addTypes ?? [];
      const type = (['artifact', 'enchantment'] as const).find((known) => known === one);
      return type && others.length === 0 && doesOnly(change, 'addTypes') && isSaid(until)
        ? { what, type, until }
        : undefined;
    },
  }),
  says('become', {
    words: '<what> becomes|become <type> in addition to its other types',
    holes: { what: things, type: cardType },
    make: ({ what, type }) => ({ effect: 'become', what, change: { addTypes: [type] }, until: 'forever' }),
    parts({ what, change, until }) {
      const [one, ...others] = change.addTypes ?? [];
      const type = (['artifact', 'enchantment'] as const).find((known) => known === one);
      return type && others.length === 0 && doesOnly(change, 'addTypes') && until === 'forever'
        ? { what, type }
        : undefined;
    },
  }),
];
