import { withSigns, type FaceView, type Hue, type SignView, type ValueView } from '@reticle/core/host';
import { type Ink, type LorcanaCard } from '../index.js';
import { keywordWords } from '../text/phrases/keyword-words.js';
import { printCard } from '../text/abilities/print-card.js';
import type { CardDefinition } from '../language/card.js';

const INK_HUES: Readonly<Record<Ink, Hue>> = {
  amber: 'gold',
  amethyst: 'violet',
  emerald: 'green',
  ruby: 'red',
  sapphire: 'blue',
  steel: 'grey',
};

/** The symbols of the rules (rule 6.1): exert, ink, lore, strength, willpower. */
const SIGNS: Readonly<Record<string, SignView>> = {
  E: { sign: 'turn', words: 'exert' },
  I: { sign: 'drop', words: 'ink' },
  L: { sign: 'diamond', words: 'lore' },
  S: { sign: 'sword', words: 'strength' },
  W: { sign: 'shield', words: 'willpower' },
};
const signOf = (symbol: string): SignView | undefined => SIGNS[symbol];

const MOTIFS: readonly (readonly [string, FaceView['motif']])[] = [
  ['character', 'being'],
  ['location', 'place'],
  ['item', 'object'],
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function textOf(card: LorcanaCard, definition: CardDefinition | undefined): readonly string[] {
  const keywords = card.keywords.map((keyword) =>
    capital(keywordWords(keyword, card.keywordValues[keyword])),
  );
  if (!definition) return keywords;
  const printed = printCard(definition);
  const lines = printed.ok ? printed.value : ['It does more than is said here.'];
  return [...keywords.filter((keyword) => lines.every((line) => !line.startsWith(keyword))), ...lines];
}

/** The face of a card; what it says is that of its definition, if that is known. */
export function faceOf(card: LorcanaCard, definition: CardDefinition | undefined): FaceView | undefined {
  const { types, characteristics, inks, cost, inkwell } = card;
  if (card.faceDown) return undefined;
  return {
    cost:
      cost === undefined
        ? []
        : [
            {
              sign: String(cost),
              words: `${cost}${inkwell ? ', can be inked' : ', cannot be inked'}`,
              hue: inkwell ? 'gold' : 'grey',
            },
          ],
    hues: inks.map((ink) => INK_HUES[ink]),
    types: capital([types.join(' '), characteristics.join(' ')].filter((part) => part !== '').join(' - ')),
    motif: MOTIFS.find(([type]) => types.some((each) => each === type))?.[1] ?? 'deed',
    text: textOf(card, definition).map((line) => withSigns(line, signOf)),
  };
}

/** The numbers of a card as they are now. */
export const valuesOf = ({ strength, willpower, lore, damage }: LorcanaCard): readonly ValueView[] => [
  ...(strength === undefined
    ? []
    : [{ words: 'strength', value: String(Math.max(0, strength)), sign: 'sword' }]),
  ...(willpower === undefined
    ? []
    : [
        {
          words: damage > 0 ? `willpower left of ${willpower}` : 'willpower',
          value: String(willpower - damage),
          sign: 'shield',
          change: damage > 0 ? ('less' as const) : undefined,
        },
      ]),
  ...(lore === undefined ? [] : [{ words: 'lore', value: String(lore), sign: 'diamond' }]),
];

/** Damage and what lies under a card. */
export const badgesOf = ({ damage, cardsUnder }: LorcanaCard): readonly SignView[] => [
  ...(damage > 0 ? [{ sign: `-${damage}`, words: `${damage} damage`, tone: 'harm' as const }] : []),
  ...(cardsUnder > 0 ? [{ sign: `+${cardsUnder}`, words: `${cardsUnder} under it` }] : []),
];
