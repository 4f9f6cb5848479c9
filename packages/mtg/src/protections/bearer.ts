import type { Protection, ProtectionContext } from '@reticle/core';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgKeyword } from '../state/keyword.js';
import type { MtgPlayer } from '../state/player.js';
import type { MtgState } from '../state/state.js';

/** What bears a protection: a permanent for its controller, or a player. */
export interface Bearer {
  readonly player: string;
  readonly keywords: readonly MtgKeyword[];
  readonly card?: MtgCard;
}

export type Context = ProtectionContext<MtgState>;
/** Whether the bearer refuses to be a target. Only targets are asked for: being chosen or affected is none (115.10a). */
export type Refusal = (bearer: Bearer, context: Context) => boolean;

/** A refusal as a protection of permanents: abilities of other cards do nothing there (rule 113.6). */
export function ofPermanents<Card extends MtgCard>(
  rule: string,
  refuses: Refusal,
): Protection<Card, MtgState> {
  return {
    rule,
    refuses: (card, context) =>
      context.mode === 'target' &&
      card.keywords.length > 0 &&
      card.zone === 'battlefield' &&
      refuses({ player: controllerOf(card), keywords: card.keywords, card }, context),
  };
}

/** The same refusal as a protection of players. */
export function ofPlayers(rule: string, refuses: Refusal): Protection<MtgPlayer, MtgState> {
  return {
    rule,
    refuses: ({ id, keywords }, context) =>
      context.mode === 'target' && keywords !== undefined && refuses({ player: id, keywords }, context),
  };
}
