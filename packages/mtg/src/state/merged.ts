import type { PinnedRef } from '@reticle/core';
import type { MtgKeyword } from '../language/keyword.js';
import type { MtgCard, MergedPart } from './card.js';
import { cardWith } from './copies.js';
import { given } from './given.js';
import { NUMBERS } from './printed.js';
import { movedRef, refOf } from './refs.js';
import { sure } from './sure.js';

/**
 * Merged permanents (rule 730): several cards and tokens of one owner that represent one object. It is the object that the first of them
 * was; the others are in no zone and stand among its parts, until it leaves and each of them is an object by itself.
 */

/** What an object is as a part of another one. */
function partOf(card: MtgCard): MergedPart {
  const { instanceId, incarnation, publicId, token, copy, faceDown, printed, original, sides } = card;
  const { commander, commandCasts } = card;
  return {
    instanceId,
    incarnation,
    publicId,
    // A copy of a spell is a token as a part of a permanent (rules 608.3f, 730.2d).
    token: token || copy,
    faceDown,
    printed: sure(printed),
    ...given({ original, sides, commander, commandCasts }),
  };
}

const partsOf = (card: MtgCard): readonly MergedPart[] => card.parts ?? [partOf(card)];

/** What a part that is not on top gives: the abilities of its text (rule 702.140e). A face that is down has none. */
const abilitiesOf = ({ faceDown, printed, publicId }: MergedPart): readonly MtgKeyword[] =>
  faceDown ? [] : [...printed.keywords, { keyword: 'abilitiesOf', of: publicId }];

/** A permanent that such parts represent: what the topmost is, with the abilities of all (rules 702.140e, 730.2a). */
function madeOf(card: MtgCard, parts: readonly MergedPart[]): MtgCard {
  const [top, ...under] = parts;
  const { publicId, token, faceDown, sides, printed: own } = sure(top);
  const printed = { ...own, keywords: [...own.keywords, ...under.flatMap(abilitiesOf)] };
  const leads = parts.some(({ commander }) => commander === true) ? { commander: true } : {};
  return cardWith(
    card,
    { ...printed, printed, publicId, token, faceDown, parts, ...leads, ...given({ sides }) },
    [...NUMBERS, 'sides', 'original'],
  );
}

/** A permanent with which a spell has merged, on top of it or at its bottom; its status and all that happened to it stay (730.2b). */
export const mergedWith = (permanent: MtgCard, spell: MtgCard, where: 'top' | 'bottom'): MtgCard =>
  madeOf(
    permanent,
    where === 'top' ? [...partsOf(spell), ...partsOf(permanent)] : [...partsOf(permanent), ...partsOf(spell)],
  );

/** A merged permanent with each part turned that can be: another side of it is up then (rule 730.2h). */
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
      return { ...rest, publicId, printed, faceDown, ...given({ sides }) };
    }),
  );

/** Each part as an object by itself, as if it were the permanent alone: the object that the permanent is comes first. */
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

/** All that an object became as it moved to another zone once: a merged permanent as many as its parts (rules 400.7, 730.3c). */
export const becameOf = (card: MtgCard): readonly PinnedRef[] =>
  partsApart(card).map((part) => movedRef(refOf(part)));
