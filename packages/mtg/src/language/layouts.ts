import { sameValue } from '@reticle/core/text';
import { type CardDefinition, cardIdOf } from './card-definition.js';
import { type MtgKeyword, hasKeyword } from './keyword.js';
import type { ManaCost } from './mana.js';
import type { PerformedKeyword } from './performed.js';

type Face = Omit<CardDefinition, 'other'>;
type OtherFace = NonNullable<CardDefinition['other']>;

/** The second half of a split card (rule 709.1); undefined for every other card. */
export const otherHalf = ({ other }: Pick<CardDefinition, 'other'>): OtherFace | undefined =>
  other?.layout === 'split' ? other : undefined;

/** Whether a face is the inset one of an adventurer card, or of a card with an Omen (rules 715.2, 720.2). */
export const isAdventure = ({ subtypes }: Pick<Face, 'subtypes'>): boolean =>
  subtypes.includes(ADVENTURE) || subtypes.includes(OMEN);
export const ADVENTURE = 'Adventure';
export const OMEN = 'Omen';

/** All faces of some cards, each with an id of its own: the first face of a card stands for the whole of it. */
export const facesIn = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
  cards.flatMap((card) => (card.other ? [card, card.other] : [card]));

/** The ids by which decks name a card: its own, that of both its names, that of the first. */
export const deckIdsOf = ({ id, name, other }: CardDefinition): readonly string[] =>
  other ? [id, cardIdOf(`${name} // ${other.name}`), cardIdOf(name)] : [id];

/** Finds cards by the ids by which decks name them; the id of one card stands for no other. */
export function cardsByDeckId(cards: readonly CardDefinition[]): (id: string) => CardDefinition | undefined {
  const known = new Map(cards.map((card) => [card.id, card]));
  for (const card of cards)
    if (card.other) for (const id of deckIdsOf(card)) if (!known.has(id)) known.set(id, card);
  return (id) => known.get(id);
}

/** The half that is cast from graveyards alone (rule 702.127a). */
export const AFTERMATH: PerformedKeyword = 'aftermath';

/** Keywords that two halves may have, and be cast together nonetheless. */
const FUSED: ReadonlySet<MtgKeyword['keyword']> = new Set(['fuse', 'cantBeCountered']);
const isPlain = ({ keywords, spell, cost = [] }: Face): boolean =>
  keywords.every(({ keyword }) => FUSED.has(keyword)) && !spell?.modes && !spell?.paid && !cost.includes('X');

/** Whether both halves may be cast together (rule 702.102a). */
export const canFuse = (card: CardDefinition): boolean => {
  const half = otherHalf(card);
  return half !== undefined && (hasKeyword(card, 'fuse') || hasKeyword(half, 'fuse'));
};

/** Whether two halves are cast together only if both have nothing but targets and effects, where they may be at all. */
export const fusesPlainly = (card: CardDefinition, half: OtherFace): boolean =>
  !canFuse(card) || (isPlain(card) && isPlain(half));

/** The mana costs of both halves, as one (rules 702.102c, 709.4b). */
export const fusedCost = ({ cost = [], other }: CardDefinition): ManaCost => [
  ...cost,
  ...(other?.cost ?? []),
];

/** The keywords of both halves, each once (rule 709.4c). */
export const fusedKeywords = ({ keywords }: Face, half: Face): readonly MtgKeyword[] => [
  ...keywords,
  ...half.keywords.filter((keyword) => !keywords.some((own) => sameValue(own, keyword))),
];
