import type { Hue, SignView, ThingView } from '@reticle/core/host';
import { printable } from '../failure.js';
import { wrap, type Terminal } from '../terminal.js';

const textOf = (part: string | SignView): string =>
  typeof part === 'string' ? part : part.sign.length > 1 ? `{${part.words}}` : `{${part.sign}}`;

const costOf = ({ face }: ThingView): string => face?.cost.map(textOf).join('') ?? '';
const textLines = ({ face }: ThingView): readonly string[] =>
  face?.text.map((line) => line.map(textOf).join('')) ?? [];
const valuesOf = ({ values = [] }: ThingView): string =>
  values.map(({ words, value }) => `${words} ${value}`).join(', ');

/** Wraps a text to a width, with each line indented below the first word. A word that is wider is cut. */
export const linesOf = (text: string, width: number, first = ''): readonly string[] =>
  printable(text)
    .split('\n')
    .flatMap((line) => {
      if (first.length + line.length <= width) return [first + line];
      const words = line.trimStart();
      return wrap(words, first + line.slice(0, line.length - words.length), width).split('\n');
    })
    .map((line) => cut(line, width));

/** Cuts a text to a width, with an ellipsis for the rest. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;

/**
 * Returns a card in few lines, as a player reads it in a hand: its name and cost, then its types and words.
 */
export function cardLines(thing: ThingView, width: number): readonly string[] {
  const { name, face, facts } = thing;
  if (!face) return linesOf([name, ...facts].join(', '), width, '* ');
  const cost = costOf(thing);
  const text = textLines(thing).join(' / ');
  const values = valuesOf(thing);
  const is = values === '' ? face.types : `${face.types}, ${values}`;
  const says = text === '' ? is : `${is}: ${text}`;
  return [...linesOf(cost === '' ? name : `${name}  ${cost}`, width, '* '), ...linesOf(says, width, '    ')];
}

/** Returns the current facts of a thing that are not printed on its card. */
function newsOf(thing: ThingView): readonly string[] {
  const { facts, marks, face } = thing;
  const printed = [
    face?.types ?? '',
    ...textLines(thing),
    valuesOf(thing),
    `cost ${costOf(thing).replaceAll(/[{}]/g, '')}`,
  ];
  const known = printed.join('\n').toLowerCase();
  const parts = [...facts, ...marks].flatMap((fact) => fact.split(', '));
  return [...new Set(parts)].filter((fact) => fact !== '' && !known.includes(fact.toLowerCase()));
}

/**
 * The colours of cards in a terminal. Each is readable on a dark and on a light ground, and no fact is shown
 * by colour alone.
 */
const SHADES: Readonly<
  Record<
    Hue,
    keyof Pick<Terminal['paint'], 'blue' | 'bold' | 'gray' | 'green' | 'magenta' | 'red' | 'reset' | 'yellow'>
  >
> = {
  white: 'bold',
  blue: 'blue',
  black: 'gray',
  red: 'red',
  green: 'green',
  gold: 'yellow',
  grey: 'reset',
  brown: 'yellow',
  violet: 'magenta',
};

/** Paints a text in the colour of a card or a side. */
export const inHue = (text: string, hue: Hue, paint: Terminal['paint']): string => paint[SHADES[hue]](text);

/**
 * Returns a painter of lines: it paints the names and signs of these cards, each in the colour of its card.
 */
export function huePainter(things: readonly ThingView[], paint: Terminal['paint']): (line: string) => string {
  if (!paint.isColorSupported) return (line) => line;
  const hues = new Map<string, Hue>();
  for (const { name, face } of things) {
    const [hue, other] = face?.hues ?? [];
    if (hue !== undefined && name !== '') hues.set(printable(name), other === undefined ? hue : 'gold');
    for (const sign of [...(face?.cost ?? []), ...(face?.text.flat() ?? [])])
      if (typeof sign === 'object' && sign.hue !== undefined) hues.set(textOf(sign), sign.hue);
  }
  if (hues.size === 0) return (line) => line;
  const longestFirst = [...hues.keys()].toSorted((one, other) => other.length - one.length);
  const found = new RegExp(
    `(?<!\\w)(?:${longestFirst.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')).join('|')})(?!\\w)`,
    'gu',
  );
  return (line) => line.replaceAll(found, (word) => inHue(word, hues.get(word) ?? 'grey', paint));
}

/** The most columns of a card. */
const WIDEST = 60;

/**
 * Draws a card in a frame, large enough to be read: name and cost, types, words, numbers, and its current
 * facts.
 *
 * @param width the available columns, at least 20
 */
export function cardBox(thing: ThingView, width: number): readonly string[] {
  const inside = Math.min(WIDEST, width) - 4;
  const { name, face } = thing;
  const cost = costOf(thing);
  const rule = '─'.repeat(inside + 2);
  const row = (text: string): string => `│ ${text.padEnd(inside)} │`;
  const shared = name.length + cost.length + 1 <= inside;
  const head = shared
    ? [name + cost.padStart(inside - name.length)]
    : [...linesOf(name, inside), ...linesOf(cost, inside)];
  const now = newsOf(thing).join(', ');
  const values = valuesOf(thing);
  const words = textLines(thing).flatMap((line) => linesOf(line, inside));
  return [
    `┌${rule}┐`,
    ...head.map(row),
    ...(face ? linesOf(face.types, inside).map(row) : []),
    ...(words.length === 0 ? [] : [`├${rule}┤`, ...words.map(row)]),
    ...(values === '' && now === '' ? [] : [`├${rule}┤`]),
    ...(values === '' ? [] : linesOf(values, inside).map(row)),
    ...(now === '' ? [] : linesOf(`now ${now}`, inside).map(row)),
    `└${rule}┘`,
  ];
}
