import type { PinnedRef } from '@reticle/core';
import type { MtgKeyword } from '../language/keyword.js';
import type { MtgCard, MergedPart } from './card.js';
import { cardWith } from './copies.js';
import { withoutUndefined } from './without-undefined.js';
import { NUMBERS } from './printed.js';
import { becameName, movedRef, refOf } from './refs.js';
import { sure } from './sure.js';

/**
 * Merged permanents (rule 730): several cards and tokens of one owner that represent one object. The object
 * keeps the identity that it had before. The other cards are in no zone: they are stored in `parts` until the
 * permanent leaves, when each becomes an object of its own.
 */

/** Returns what an object is as a part of a merged permanent. */
function partOf(card: MtgCard): MergedPart {
  const { instanceId, incarnation, publicId, token, copy, faceDown, printed, original, sides } = card;
  const { commander, commandCasts } = card;
  return {
    instanceId,
    incarnation,
    publicId,
    // A copy of a spell becomes a token as part of a permanent (rules 608.3f, 730.2d).
    token: token || copy,
    faceDown,
    printed: sure(printed),
    ...withoutUndefined({ original, sides, commander, commandCasts }),
  };
}

const partsOf = (card: MtgCard): readonly MergedPart[] => card.parts ?? [partOf(card)];

/**
 * Returns what a part below the top contributes: the abilities of its text (rule 702.140e). A face-down part
 * contributes nothing.
 */
const abilitiesOf = ({ faceDown, printed, publicId }: MergedPart): readonly MtgKeyword[] =>
  faceDown ? [] : [...printed.keywords, { keyword: 'abilitiesOf', of: publicId }];

/**
 * Returns a permanent represented by these parts: it has the characteristics of the top part and the
 * abilities of all (rules 702.140e, 730.2a).
 */
function madeOf(card: MtgCard, parts: readonly MergedPart[]): MtgCard {
  const [top, ...under] = parts;
  const { publicId, token, faceDown, sides, printed: own } = sure(top);
  const printed = { ...own, keywords: [...own.keywords, ...under.flatMap(abilitiesOf)] };
  const leads = parts.some(({ commander }) => commander === true) ? { commander: true } : {};
  return cardWith(
    card,
    { ...printed, printed, publicId, token, faceDown, parts, ...leads, ...withoutUndefined({ sides }) },
    [...NUMBERS, 'sides', 'original'],
  );
}

/**
 * Merges a permanent with a spell, on top or at the bottom. The permanent's status and all that happened to
 * it stay (730.2b).
 */
export const mergedWith = (permanent: MtgCard, spell: MtgCard, where: 'top' | 'bottom'): MtgCard =>
  madeOf(
    permanent,
    where === 'top' ? [...partsOf(spell), ...partsOf(permanent)] : [...partsOf(permanent), ...partsOf(spell)],
  );

/** Returns a merged permanent with each part turned over that can be (rule 730.2h). */
export const withPartsTurned = (
  card: MtgCard,
  parts: readonly MergedPart[],
  turn: (part: MergedPart) => Partial<MtgCard> | undefined,
): MtgCard =>
  madeOf(
    card,
    parts.map((part) => {
      const { publicId, printed, sides, faceDown = false } = turn(part) ?? {};
      if (publicId === undefined || !printed) return part;
      const { sides: _before, ...rest } = part;
      return { ...rest, publicId, printed, faceDown, ...withoutUndefined({ sides }) };
    }),
  );

/**
 * Splits a merged permanent into its parts, as if each were the permanent alone. The part with the
 * permanent's identity comes first.
 */
export function partsApart(card: MtgCard): readonly MtgCard[] {
  if (!card.parts) return [card];
  const alone = card.parts.map(({ printed, ...part }) =>
    cardWith(card, { ...printed, printed, ...part }, [
      ...NUMBERS,
      'parts',
      'sides',
      'original',
      'commander',
      'commandCasts',
    ]),
  );
  const isIt = ({ instanceId }: MtgCard): boolean => instanceId === card.instanceId;
  return [...alone.filter(isIt), ...alone.filter((part) => !isIt(part))];
}

/** Names an object as it was and what it became as it left, for the words of a triggered ability: {@link becameName}. */
export const bothOf = (
  name: string,
  was: PinnedRef,
  known: MtgCard | undefined,
): Readonly<Record<string, readonly PinnedRef[]>> => ({
  [name]: [was],
  [becameName(name)]: known ? becameOf(known) : [movedRef(was)],
});

/**
 * Returns the objects that a permanent became as it moved to another zone once: a merged permanent becomes
 * one for each of its parts (rules 400.7, 730.3c).
 */
export const becameOf = (card: MtgCard): readonly PinnedRef[] =>
  partsApart(card).map((part) => movedRef(refOf(part)));
