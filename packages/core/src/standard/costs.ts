import * as z from 'zod';
import type { ZoneMove } from '../play/event.js';
import type { PinnedRef } from '../ref.js';
import type { TargetSpec } from '../targeting/spec.js';
import { handSlot, type StandardZones } from './effects.js';

const amount = z.int().min(1).max(1000);

/** The schemas of the standard costs, by name. A game takes those that its cards have into the union of its costs. */
export const costSchemas = {
  exert: z.strictObject({ cost: z.literal('exert') }),
  damage: z.strictObject({ cost: z.literal('damage'), amount }),
  destroy: z.strictObject({ cost: z.literal('destroy') }),
  discard: z.strictObject({ cost: z.literal('discard'), amount }),
};

interface PayingScene {
  readonly source: PinnedRef;
  readonly thing: (ref: PinnedRef) => { readonly exerted: boolean } | undefined;
}
type Damage = {
  readonly type: 'damaged';
  readonly card: PinnedRef;
  readonly by: PinnedRef;
  readonly amount: number;
};

const DISCARDED = 'discarded';

/**
 * The standard costs, for a game's `cashier`: the source is exerted, damages itself or is destroyed; cards of the hand are
 * discarded, which the player chooses.
 */
export const standardCosts = ({ hand = 'hand', discard = 'discard' }: StandardZones = {}) => ({
  exert: {
    pay: (_part: object, { thing, source }: PayingScene) =>
      thing(source)?.exerted === false ? [{ type: 'exerted' as const, card: source }] : undefined,
  },
  damage: {
    pay: (part: { readonly amount: number }, { thing, source }: PayingScene): readonly Damage[] | undefined =>
      thing(source) ? [{ type: 'damaged', card: source, by: source, amount: part.amount }] : undefined,
  },
  destroy: {
    pay: (_part: object, { thing, source }: PayingScene): readonly ZoneMove[] | undefined =>
      thing(source) ? [{ type: 'moved', card: source, to: discard }] : undefined,
  },
  discard: {
    slots: (part: { readonly amount: number }): Pick<TargetSpec, 'slots' | 'relations'> =>
      handSlot({ zone: hand, controller: 'self', excludeSelf: true }, DISCARDED, part.amount),
    pay: (
      part: { readonly amount: number },
      _scene: object,
      chosen: (slot: string) => readonly PinnedRef[],
    ): readonly ZoneMove[] | undefined => {
      const cards = chosen(DISCARDED);
      return cards.length === part.amount
        ? cards.map((card) => ({ type: 'moved', card, to: discard }))
        : undefined;
    },
  },
});
