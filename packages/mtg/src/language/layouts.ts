import { sameValue } from '@reticle/core/text';
import { type CardDefinition, cardIdOf } from './card-definition.js';
import { type MtgKeyword, hasKeyword } from './keyword.js';
import type { ManaCost } from './mana.js';
import type { PerformedKeyword } from './performed.js';

type Face = Omit<CardDefinition, 'other'>;
type OtherFace = NonNullable<CardDefinition['other']>;

/** Returns the second half of a split card (rule 709.1). Returns undefined for every other card. */
export const otherHalf = ({ other }: Pick<CardDefinition, 'other'>): OtherFace | undefined =>
  other?.layout === 'split' ? other : undefined;

/** Whether a face is the inset one of an adventurer card or of a card with an Omen (rules 715.2, 720.2). */
export const isAdventure = ({ subtypes }: Pick<Face, 'subtypes'>): boolean =>
  subtypes.includes(ADVENTURE) || subtypes.includes(OMEN);
export const ADVENTURE = 'Adventure';
export const OMEN = 'Omen';

/**
 * Returns all faces of some cards. Each face has its own id; the first face of a card stands for the whole
 * card.
 */
export const facesIn = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
  cards.flatMap((card) => (card.other ? [card, card.other] : [card]));

/**
 * Returns the ids by which decks may name a card: its own id, the id of both names together, and the id of
 * its first name.
 */
export const deckIdsOf = ({ id, name, other }: CardDefinition): readonly string[] =>
  other ? [id, cardIdOf(`${name} // ${other.name}`), cardIdOf(name)] : [id];

/**
 * Returns a function that finds cards by the ids that decks use. The own id of a card never stands for
 * another card.
 */
export function cardsByDeckId(cards: readonly CardDefinition[]): (id: string) => CardDefinition | undefined {
  const known = new Map(cards.map((card) => [card.id, card]));
  for (const card of cards)
    if (card.other) for (const id of deckIdsOf(card)) if (!known.has(id)) known.set(id, card);
  return (id) => known.get(id);
}

/** The keyword of the half that is cast from graveyards only (rule 702.127a). */
export const AFTERMATH: PerformedKeyword = 'aftermath';

/** The keywords that both halves of a card with fuse may have. */
const FUSED: ReadonlySet<MtgKeyword['keyword']> = new Set(['fuse', 'cantBeCountered']);
const isPlain = ({ keywords, spell, cost = [] }: Face): boolean =>
  keywords.every(({ keyword }) => FUSED.has(keyword)) && !spell?.modes && !spell?.paid && !cost.includes('X');

/** Whether both halves may be cast together (rule 702.102a). */
export const canFuse = (card: CardDefinition): boolean => {
  const half = otherHalf(card);
  return half !== undefined && (hasKeyword(card, 'fuse') || hasKeyword(half, 'fuse'));
};

/**
 * Whether a match can cast both halves together, if the card has fuse: both must have nothing but targets and
 * effects.
 */
export const fusesPlainly = (card: CardDefinition, half: OtherFace): boolean =>
  !canFuse(card) || (isPlain(card) && isPlain(half));

/** Returns the mana costs of both halves as one cost (rules 702.102c, 709.4b). */
export const fusedCost = ({ cost = [], other }: CardDefinition): ManaCost => [
  ...cost,
  ...(other?.cost ?? []),
];

/** Returns the keywords of both halves, each once (rule 709.4c). */
export const fusedKeywords = ({ keywords }: Face, half: Face): readonly MtgKeyword[] => [
  ...keywords,
  ...half.keywords.filter((keyword) => !keywords.some((own) => sameValue(own, keyword))),
];
