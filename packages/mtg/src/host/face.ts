import { withSigns, type FaceView, type Hue, type SignView, type ValueView } from '@reticle/core/host';
import type { CardDefinition } from '../language/card-definition.js';
import { otherHalf } from '../language/layouts.js';
import type { Color } from '../language/vocabulary.js';
import type { MtgCard } from '../index.js';
import type { ManaCost } from '../entries/mana.js';
import { printFaces } from '../text/abilities/print-card.js';
import { memo } from '../state/memo.js';
import { keywordName } from '../text/verbs/keyword-names.js';

const MANA: Readonly<Record<string, SignView>> = {
  W: { sign: 'ray', words: 'white', hue: 'white' },
  U: { sign: 'wave', words: 'blue', hue: 'blue' },
  B: { sign: 'moon', words: 'black', hue: 'black' },
  R: { sign: 'flame', words: 'red', hue: 'red' },
  G: { sign: 'leaf', words: 'green', hue: 'green' },
  C: { sign: 'gem', words: 'colorless', hue: 'grey' },
  T: { sign: 'turn', words: 'tap', hue: 'grey' },
  Q: { sign: 'return', words: 'untap', hue: 'grey' },
};

/** Returns the sign of a mana or cost symbol. Two-coloured symbols keep their letters. */
const signOf = (symbol: string): SignView =>
  MANA[symbol] ?? { sign: symbol.replaceAll('/', ''), words: symbol, hue: 'grey' };

const costSigns = (cost: ManaCost = []): readonly SignView[] => cost.map((part) => signOf(String(part)));

/** The look of lands with a basic land type, and the mana that they give (rule 305.6). */
const LANDS: ReadonlyMap<string, { readonly hue: Hue; readonly mana: string }> = new Map([
  ['Plains', { hue: 'white', mana: 'W' }],
  ['Island', { hue: 'blue', mana: 'U' }],
  ['Swamp', { hue: 'black', mana: 'B' }],
  ['Mountain', { hue: 'red', mana: 'R' }],
  ['Forest', { hue: 'green', mana: 'G' }],
]);

const landsOf = ({ types, subtypes }: MtgCard) =>
  types.includes('land') ? subtypes.flatMap((subtype) => LANDS.get(subtype) ?? []) : [];

function huesOf(card: MtgCard): readonly Hue[] {
  if (card.colors.length > 0) return card.colors satisfies readonly Color[];
  const lands = landsOf(card).map(({ hue }) => hue);
  if (lands.length > 0) return lands;
  return card.types.includes('land') ? ['brown'] : ['grey'];
}

const MOTIFS: readonly (readonly [string, FaceView['motif']])[] = [
  ['creature', 'being'],
  ['land', 'place'],
  ['artifact', 'object'],
  ['enchantment', 'object'],
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const typeLine = ({ supertypes, types, subtypes }: MtgCard): string =>
  [[...supertypes, ...types].join(' '), subtypes.join(' ')].filter((part) => part !== '').join(' - ');

/** Returns a line of text with its symbols as signs. */
export const signed = (line: string): FaceView['text'][number] => withSigns(line, signOf);

/** Returns a card's text. Cached by definition, since every view of a match shows it. */
const textOf = memo((definition: CardDefinition): FaceView['text'] => {
  const { lines, unsaid } = printFaces(definition);
  return (unsaid.length === 0 ? lines : [...lines, 'It does more than is said here.']).map(signed);
});

const AND: SignView = { sign: '+', words: 'and', hue: 'grey' };

/** Returns the printed cost of a card; for a split card, that of both halves. */
function costsOn({ names }: MtgCard, definition: CardDefinition): readonly SignView[] {
  const half = otherHalf(definition);
  const own = costSigns(definition.cost);
  return half && names.includes(half.name) ? [...own, AND, ...costSigns(half.cost)] : own;
}

/** Returns the face of a card. Its cost and text are those of its definition, if that is known. */
export function faceOf(card: MtgCard, definition: CardDefinition | undefined): FaceView | undefined {
  if (card.faceDown) return undefined;
  const own = definition
    ? textOf(definition)
    : card.keywords.map((each) => signed(capital(keywordName(each))));
  return {
    cost: definition ? costsOn(card, definition) : [],
    hues: huesOf(card),
    types: capital(typeLine(card)),
    motif: MOTIFS.find(([type]) => card.types.includes(type))?.[1] ?? 'deed',
    text: [...landsOf(card).map(({ mana }) => signed(`{T}: Add {${mana}}.`)), ...own],
  };
}

const changeOf = (now: number, printed: number | undefined): ValueView['change'] =>
  printed === undefined || now === printed ? undefined : now > printed ? 'more' : 'less';

/** Returns the current numbers of a card. */
export function valuesOf({ power, toughness, loyalty, damage, printed }: MtgCard): readonly ValueView[] {
  const change =
    power === undefined || toughness === undefined || !printed
      ? undefined
      : changeOf(power + toughness, (printed.power ?? 0) + (printed.toughness ?? 0));
  return [
    ...(power === undefined
      ? []
      : [
          {
            words: 'power and toughness',
            value: `${power}/${toughness ?? 0}`,
            change: damage > 0 ? ('less' as const) : change,
          },
        ]),
    ...(loyalty === undefined ? [] : [{ words: 'loyalty', value: String(loyalty), sign: 'shield' }]),
  ];
}

/** Returns the damage and counters on a card. */
export const badgesOf = ({ damage, counters }: MtgCard): readonly SignView[] => [
  ...(damage > 0 ? [{ sign: `-${damage}`, words: `${damage} damage`, tone: 'harm' as const }] : []),
  ...Object.entries(counters).map(([name, count]) => ({
    sign: String(count),
    words: `${count} ${name} counter${count === 1 ? '' : 's'}`,
    tone: name.startsWith('-') ? ('harm' as const) : ('good' as const),
  })),
];
