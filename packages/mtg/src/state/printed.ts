import { type CardDefinition, NO_TARGETS } from '../language/card-definition.js';
import { hasKeyword } from '../language/keyword.js';
import { fusedKeywords, otherHalf } from '../language/layouts.js';
import { ENCHANTS_CREATURES } from '../language/keyword-parts.js';
import { colorsOfCost, type ManaCost, manaValueOf } from '../language/mana.js';
import { COLORS } from '../language/vocabulary.js';
import { type MtgCard, mtgCardOf } from './card.js';
import { cardWith, copyCard } from './copies.js';
import type { PrintedFacts } from './facts.js';
import { withoutUndefined } from './without-undefined.js';
import { memo } from './memo.js';

const numberOf = (value: CardDefinition['power']): number | undefined =>
  typeof value === 'number' ? value : undefined;

/**
 * Returns what is printed on a card: its copiable values (rule 707.2). A number that has to be counted is 0
 * here (208.2). All cards of a definition share one object. A split card has the facts of both halves
 * (709.4); every other card has those of its first face.
 */
export const printedFactsOf = memo((definition: CardDefinition): PrintedFacts => {
  const half = otherHalf(definition);
  const own = faceFactsOf(definition);
  if (!half) return own;
  const { names, supertypes, types, subtypes, colors, manaValue, manaSymbols = [] } = faceFactsOf(half);
  const symbols = [...(own.manaSymbols ?? []), ...manaSymbols];
  return {
    ...own,
    names: [...own.names, ...names],
    supertypes: unionOf(own.supertypes, supertypes),
    types: unionOf(own.types, types),
    subtypes: unionOf(own.subtypes, subtypes),
    colors: COLORS.filter((color) => own.colors.includes(color) || colors.includes(color)),
    keywords: fusedKeywords(definition, half),
    // 202.3d
    manaValue: own.manaValue + manaValue,
    ...(symbols.length > 0 ? { manaSymbols: symbols } : {}),
  };
});

const unionOf = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];

/** Returns the number of the final chapter (rule 714.2d). Returns undefined if there are no chapters. */
function finalChapter({ triggered }: CardDefinition): number | undefined {
  const numbers = triggered.flatMap(({ trigger }) => (trigger.on === 'chapter' ? trigger.chapters : []));
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

/** Returns the coloured symbols of a cost. Returns undefined if there are none. */
function colouredIn(cost: ManaCost): readonly string[] | undefined {
  const symbols = cost.filter((part) => typeof part === 'string' && colorsOfCost([part]).length > 0);
  return symbols.length === 0 ? undefined : symbols.map(String);
}

/** Returns what is printed on one face. */
const faceFactsOf = memo((definition: CardDefinition): PrintedFacts => {
  const { name, supertypes, types, subtypes, keywords, cost = [], power, toughness, loyalty } = definition;
  const { colorIndicator: indicated = [] } = definition;
  return {
    names: [name],
    supertypes,
    types,
    subtypes,
    keywords,
    // 702.114a: devoid.
    colors: hasKeyword({ keywords }, 'devoid')
      ? []
      : COLORS.filter((color) => indicated.includes(color) || colorsOfCost(cost).includes(color)),
    manaValue: manaValueOf(cost),
    ...(definition.activated.some(({ isManaAbility }) => isManaAbility) ? { manaAbility: true } : {}),
    ...withoutUndefined({ manaSymbols: colouredIn(cost), chapters: finalChapter(definition) }),
    ...(power === undefined ? {} : { power: numberOf(power) ?? 0 }),
    ...(toughness === undefined ? {} : { toughness: numberOf(toughness) ?? 0 }),
    ...(loyalty === undefined ? {} : { loyalty: numberOf(loyalty) ?? 0 }),
  };
});

/**
 * Returns the sides of a double-faced card with its front up. The back of a transforming card has the mana
 * value of the front (rule 202.3b); a back that is played by itself has its own (202.3c).
 */
export const sidesOf = memo(({ other, cost = [] }: CardDefinition): MtgCard['sides'] => {
  if (other?.layout !== 'transform' && other?.layout !== 'modal') return undefined;
  const printed = faceFactsOf(other);
  const manaValue = other.layout === 'modal' ? printed.manaValue : manaValueOf(cost);
  const modal = other.layout === 'modal' ? ({ modal: true } as const) : {};
  return { up: 'front', other: { publicId: other.id, printed: { ...printed, manaValue } }, ...modal };
});

/**
 * Returns what a card is as a spell of one of its faces: a side that is turned up, a half, or an Adventure.
 * It has only that face's characteristics, and is the whole card again when it leaves the stack (rules
 * 709.3b, 712.8, 715.3b).
 *
 * @param face the definition of that face
 */
export function asOneFace(card: MtgCard, face: CardDefinition): Partial<MtgCard> {
  const up = turnedOver(card);
  if (up) return up;
  const printed = faceFactsOf(face);
  const whole = { publicId: card.publicId, printed: card.printed ?? printed };
  return { ...printed, printed, publicId: face.id, original: card.original ?? whole };
}

/** Returns what a double-faced card is with its other side up. Returns undefined for any other card. */
export function turnedOver({
  sides,
  publicId,
  printed,
}: Pick<MtgCard, 'sides' | 'publicId' | 'printed'>): Partial<MtgCard> | undefined {
  if (!sides || !printed) return undefined;
  const { up, other } = sides;
  return {
    ...other.printed,
    publicId: other.publicId,
    printed: other.printed,
    sides: { ...sides, up: up === 'front' ? 'back' : 'front', other: { publicId, printed } },
  };
}

/** The facts that one face may have and another may lack. */
export const NUMBERS = [
  'power',
  'toughness',
  'loyalty',
  'defense',
  'manaAbility',
  'manaSymbols',
  'chapters',
] as const;

/**
 * Returns what a card keeps as it enters the battlefield with its back up; elsewhere cards turn to their
 * fronts (712.8a).
 */
export const backUp = ({ sides, printed, publicId }: MtgCard): Partial<MtgCard> | undefined =>
  sides?.up === 'back' && printed ? { ...printed, printed, sides, publicId } : undefined;

/**
 * The characteristics of a face-down spell or permanent: a 2/2 creature without a name, cost or anything else
 * (rules 708.2a, 702.37a).
 */
const FACE_DOWN: PrintedFacts = {
  names: [],
  supertypes: [],
  types: ['creature'],
  subtypes: [],
  colors: [],
  keywords: [],
  manaValue: 0,
  power: 2,
  toughness: 2,
};

/** Those of a card that is cast face down by disguise: it has ward {2} as well (rule 702.168a). */
const DISGUISED: PrintedFacts = {
  ...FACE_DOWN,
  keywords: [{ keyword: 'ward', cost: '{2}', price: [{ cost: 'mana', mana: [2] }] }],
};
const downOf = (printed: PrintedFacts | undefined): PrintedFacts =>
  printed && hasKeyword(printed, 'disguise') ? DISGUISED : FACE_DOWN;

/** The characteristics of a face-down card in exile, which only its owner may look at: none (rule 406.3a). */
export const UNSEEN: PrintedFacts = {
  names: [],
  supertypes: [],
  types: [],
  subtypes: [],
  colors: [],
  keywords: [],
  manaValue: 0,
};

/** Returns what a card is face down. The hidden face is stored as its other side. */
export const turnedDown = (
  { publicId, printed }: MtgCard,
  as: PrintedFacts = downOf(printed),
): Partial<MtgCard> =>
  printed
    ? {
        ...as,
        printed: as,
        publicId: 'faceDown',
        faceDown: true,
        sides: { up: 'back', other: { publicId, printed } },
      }
    : {};

/** The name of the cost for which a creature card is cast as an Aura (rule 702.103a). */
export const BESTOW = 'bestow';

/** Whether it was cast as an Aura and still is one. */
export const isBestowed = ({ announced, paid = announced?.costs }: MtgCard): boolean =>
  paid?.includes(BESTOW) === true;

/** The name of the cost for which a creature card is cast to merge with a creature (rule 702.140a). */
export const MUTATE = 'mutate';

/**
 * Whether it is a creature spell again if its target is illegal: a bestowed or mutating spell (rule 608.3b).
 */
export const isElseCreature = ({ announced }: MtgCard): boolean =>
  announced?.costs.some((cost) => cost === BESTOW || cost === MUTATE) === true;

/**
 * Returns what a creature card is when it is cast for its bestow cost. It becomes the creature again as a
 * permanent that is unattached, or before (rule 702.103b).
 */
export function turnedAura({ publicId, printed }: MtgCard): Partial<MtgCard> {
  if (!printed) return {};
  const { power: _power, toughness: _toughness, ...facts } = printed;
  const aura = {
    ...facts,
    types: ['enchantment'],
    subtypes: ['Aura'],
    keywords: [...printed.keywords, ENCHANTS_CREATURES],
  };
  return { ...aura, printed: aura, original: { publicId, printed } };
}

/** Returns a bestowed or mutating spell as the plain creature spell (rules 608.3b, 702.103e, 702.140b). */
export function asCreatureSpell(card: MtgCard): MtgCard {
  const { original, announced } = card;
  if (!announced) return card;
  const costs = announced.costs.filter((cost) => cost !== BESTOW && cost !== MUTATE);
  const targets = { ...announced.targets, slots: [] };
  const spell = { ...announced, spec: NO_TARGETS, targets, costs };
  const aura = announced.costs.includes(BESTOW) ? original : undefined;
  return cardWith(card, { ...aura?.printed, ...aura, announced: spell }, aura ? ['original'] : []);
}

/** Attaches a permanent to a host. It gets a new timestamp (rule 613.7e). */
export const attachedTo = (card: MtgCard, host: NonNullable<MtgCard['attachedTo']>): MtgCard =>
  cardWith(card, { attachedTo: host }, ['timestamp']);

/** Unattaches a permanent. A bestowed Aura becomes a creature again (rule 702.103f). */
export function withoutHost(card: MtgCard): MtgCard {
  const { paid = [] } = card;
  const left = paid.filter((cost) => cost !== BESTOW);
  return cardWith(card, left.length === paid.length ? {} : { paid: left }, ['attachedTo']);
}

/** Returns what a face-down card is face up. It has only one side then. */
export function turnedUp({
  sides,
  faceDown,
}: Pick<MtgCard, 'sides' | 'faceDown'>): Partial<MtgCard> | undefined {
  if (!faceDown || !sides) return undefined;
  const { publicId, printed } = sides.other;
  return { ...printed, publicId, printed, faceDown: false };
}

/** Returns a card of a definition in its owner's library. */
export function libraryCard(
  definition: CardDefinition,
  { instanceId, owner, order }: Pick<MtgCard, 'instanceId' | 'owner'> & { readonly order: number },
): MtgCard {
  const card = copyCard(inLibrary(definition), []);
  card.instanceId = instanceId;
  card.owner = owner;
  card.order = order;
  return card;
}

/** Returns what every card of a definition is in a library, apart from its owner and position. */
const inLibrary = memo((definition: CardDefinition): MtgCard => {
  const printed = printedFactsOf(definition);
  const sides = sidesOf(definition);
  return mtgCardOf({
    ...printed,
    printed,
    ...(sides ? { sides } : {}),
    instanceId: '',
    owner: '',
    publicId: definition.id,
    zone: 'library',
    order: 0,
  });
});
