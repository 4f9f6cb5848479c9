import { asJson, type TargetRef } from '@reticle/core';
import {
  madeOnce,
  withSigns,
  type FaceView,
  type Hue,
  type SignView,
  type ValueView,
  type ThingView,
  type ZoneView,
} from '@reticle/core/host';
import type { LorcanaCard, LorcanaState } from '../index.js';
import type { Ink, Zone } from '../language/facts.js';
import { cardIdOf, type CardDefinition } from '../language/card.js';
import { freshCard } from '../state/card.js';
import { cantWords } from '../play/names.js';
import { memo } from '../language/memo.js';
import { printCard } from '../text/abilities/print-card.js';
import { keywordWords } from '../text/phrases/keyword-words.js';

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
/** Returns a line of text with its symbols as signs. */
export const signed = (line: string): FaceView['text'][number] => withSigns(line, signOf);

const MOTIFS: readonly (readonly [string, FaceView['motif']])[] = [
  ['character', 'being'],
  ['location', 'place'],
  ['item', 'object'],
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the text of a card. It is printed once, since every view of a match shows it. */
const linesOf = memo((definition: CardDefinition): readonly string[] => {
  const printed = printCard(definition);
  return printed.ok ? printed.value : ['It does more than is said here.'];
});

function textOf(card: LorcanaCard, definition: CardDefinition | undefined): readonly string[] {
  const keywords = card.keywords.map((keyword) =>
    capital(keywordWords(keyword, card.keywordValues[keyword])),
  );
  if (!definition) return keywords;
  const lines = linesOf(definition);
  return [...keywords.filter((keyword) => lines.every((line) => !line.startsWith(keyword))), ...lines];
}

/** Builds the face of a card. Its text comes from its definition, if that is known. */
function faceOf(card: LorcanaCard, definition: CardDefinition | undefined): FaceView | undefined {
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
    text: textOf(card, definition).map(signed),
  };
}

/** Returns the numbers of a card as they are now. */
const valuesOf = ({ strength, willpower, lore, damage }: LorcanaCard): readonly ValueView[] => [
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

/** Returns the badges for damage and for cards under a card. */
const badgesOf = ({ damage, cardsUnder }: LorcanaCard): readonly SignView[] => [
  ...(damage > 0 ? [{ sign: `-${damage}`, words: `${damage} damage`, tone: 'harm' as const }] : []),
  ...(cardsUnder > 0 ? [{ sign: `+${cardsUnder}`, words: `${cardsUnder} under it` }] : []),
];

type ShownPlayer = LorcanaState['players'][number];

function factsOf(card: LorcanaCard): readonly string[] {
  const { types, cost, strength, willpower, lore, keywords, keywordValues, characteristics, damage } = card;
  const worth = keywords.map((keyword) => keywordWords(keyword, keywordValues[keyword]));
  return [
    [types.join(' '), characteristics.join(' ')].filter((part) => part !== '').join(' - '),
    cost === undefined ? '' : `cost ${cost}`,
    strength === undefined ? '' : `strength ${strength}, willpower ${willpower ?? 0}`,
    lore === undefined ? '' : `lore ${lore}`,
    worth.join(', '),
    damage > 0 ? `damage ${damage}` : '',
    card.cant.map((each) => cantWords(each)).join(', '),
    card.mustBeChosen ? 'must be chosen if able' : '',
    card.controller === card.owner ? '' : `of ${card.owner}, controlled by ${card.controller}`,
  ].filter((fact) => fact !== '');
}

const MARKS: readonly (readonly [string, (card: LorcanaCard) => boolean])[] = [
  ['exerted', ({ exerted }) => exerted],
  ['drying', ({ drying }) => drying],
  ['face down', ({ faceDown }) => faceDown],
];

/** The definitions of cards, by id. */
type Definitions = ReadonlyMap<string, CardDefinition>;

const cardRef = (id: string): TargetRef => ({ kind: 'card', id });
const refTo = (id: string | undefined): readonly TargetRef[] => (id === undefined ? [] : [cardRef(id)]);

/** Builds the view of a card. */
const cardView = madeOnce((card: LorcanaCard, definition: CardDefinition | undefined): ThingView => {
  const [on] = refTo(card.under ?? card.at);
  return asJson({
    ref: { kind: 'card', id: card.instanceId, incarnation: card.incarnation },
    name: [card.name === '' ? 'a card without a name' : card.name, card.version]
      .filter((part) => part)
      .join(' - '),
    facts: factsOf(card),
    marks: MARKS.flatMap(([mark, holds]) => (holds(card) ? [mark] : [])),
    controller: card.controller,
    face: faceOf(card, definition),
    values: valuesOf(card),
    badges: badgesOf(card),
    turned: card.exerted,
    resting: card.zone === 'play' && card.drying,
    lane: card.zone === 'play' && !card.types.includes('character') ? 'back' : 'front',
    ...(on ? { on } : {}),
    aims: refTo(card.challenging),
  });
});

/** Builds the view of a card outside a match. */
export const shownCard = (definition: CardDefinition): ThingView =>
  cardView(
    freshCard(definition, {
      instanceId: cardIdOf(definition),
      owner: '',
      incarnation: 0,
      zone: 'hand',
      faceDown: false,
    }),
    definition,
  );

const playerView = ({ id, lore }: ShownPlayer): ThingView => ({
  ref: { kind: 'player', id, incarnation: 0 },
  name: id,
  facts: ['player', `lore ${lore}`],
  marks: [],
  controller: id,
});

/** The zones that each player has, and whether they are shown when they are empty. */
const EACH: readonly {
  readonly zone: Zone;
  readonly always: boolean;
  readonly layout: ZoneView['layout'];
}[] = [
  { zone: 'play', always: true, layout: 'field' },
  { zone: 'hand', always: true, layout: 'hand' },
  { zone: 'discard', always: true, layout: 'pile' },
  { zone: 'inkwell', always: true, layout: 'pile' },
  { zone: 'resolving', always: false, layout: 'stack' },
  { zone: 'under', always: false, layout: 'pile' },
  { zone: 'deck', always: false, layout: 'pile' },
];

const UNKNOWN: Definitions = new Map();

/** Builds a board of Lorcana for people: the players, and the zones of each. */
export function lorcanaZones({ players, cards }: LorcanaState, definitions = UNKNOWN): readonly ZoneView[] {
  const viewOf = (card: LorcanaCard): ThingView => cardView(card, definitions.get(card.publicId));
  const zonesOf = (player: string): readonly ZoneView[] =>
    EACH.flatMap(({ zone, always, layout }) => {
      const things = cards.filter((card) => card.zone === zone && card.controller === player).map(viewOf);
      const view = { id: `${player}-${zone}`, name: `${player}: ${zone}`, owner: player, layout, things };
      return always || things.length > 0 ? [view] : [];
    });
  return [
    { id: 'players', name: 'players', layout: 'players', things: players.map(playerView) },
    ...players.toReversed().flatMap(({ id }) => zonesOf(id)),
  ];
}
