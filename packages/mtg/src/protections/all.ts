import type { Protection } from '@reticle/core';
import type { LinkedCard } from '../state/links.js';
import type { MtgPlayer } from '../state/player.js';
import type { MtgState } from '../state/state.js';
import { ofPermanents, ofPlayers } from './bearer.js';
import { cantBeTargeted } from './cant-be-targeted.js';
import { hexproof, hexproofFrom } from './hexproof.js';
import { protection } from './protection.js';
import { shroud } from './shroud.js';

/** Every protection of permanents, with the rule that its refusal names. */
export const cardProtections: { readonly [name: string]: Protection<LinkedCard, MtgState> } = {
  hexproof: ofPermanents('702.11b', hexproof),
  hexproofFrom: ofPermanents('702.11d', hexproofFrom),
  shroud: ofPermanents('702.18a', shroud),
  protection: ofPermanents('702.16b', protection),
  cantBeTargeted: ofPermanents('101.2', cantBeTargeted),
};

/** Every protection of players. */
export const playerProtections: { readonly [name: string]: Protection<MtgPlayer, MtgState> } = {
  hexproof: ofPlayers('702.11c', hexproof),
  hexproofFrom: ofPlayers('702.11d', hexproofFrom),
  shroud: ofPlayers('702.18b', shroud),
  protection: ofPlayers('702.16b', protection),
  cantBeTargeted: ofPlayers('101.2', cantBeTargeted),
};
