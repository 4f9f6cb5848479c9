import { pinnedRef, type Acting, type Decision, type EffectKind, type Scene } from '@reticle/core/match';
import type { PinnedRef } from '@reticle/core';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { among, matching } from '../abilities/matching.js';
import { select, selector, selectPlayers, type Selector } from '../abilities/selector.js';
import type { MtgCardFilter } from '../filter/schema.js';
import { mtgCardKind } from '../kinds/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { inTurnOrder } from '../state/turn-order.js';
import { refDecision, chosenRefs, type Offer } from './asking.js';
import type { Effect } from './effect.js';

/**
 * Players choose cards or permanents and give them a name. Each chooses among what the filter lets through as that
 * player sees it, on the battlefield where it names no zone; with `from`, among those only, wherever they are. Several
 * players choose in turn order, and what they chose is named once all have (rule 101.4).
 */
export interface ChooseEffect {
  readonly effect: 'choose';
  /** You, where it is left out. */
  readonly who?: Selector | undefined;
  readonly from?: Selector | undefined;
  readonly filter?: MtgCardFilter | undefined;
  /** 1, where it is left out; as many as there are, where there are fewer (rule 609.3). */
  readonly count?: AbilityAmount | 'all' | undefined;
  readonly upTo?: true | undefined;
  /** Chance chooses. */
  readonly random?: true | undefined;
  readonly bind: string;
  /** What players have chosen so far; written as it goes on, never on a card. */
  readonly chosen?: readonly (readonly PinnedRef[])[] | undefined;
}

export const chooseEffect = z.strictObject({
  effect: z.literal('choose'),
  who: selector.optional(),
  from: selector.optional(),
  filter: mtgCardKind.filter.optional(),
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  upTo: z.literal(true).optional(),
  random: z.literal(true).optional(),
  bind: bindName,
  chosen: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
});

type Chosen = NonNullable<ChooseEffect['chosen']>;

const choosers = ({ who = 'you' }: ChooseEffect, scene: Scene<MtgMatchState>): readonly string[] =>
  inTurnOrder(scene.state, selectPlayers(who, scene));

function offerTo(player: string, effect: ChooseEffect, scene: Scene<MtgMatchState>): Offer {
  const { from, filter = {}, count = 1, upTo, bind } = effect;
  const seen = { ...scene, controller: player };
  const cards = from === undefined ? matching(filter, seen) : among(filter, select(from, scene), seen);
  const wanted = count === 'all' ? cards.length : amountOf(count, scene);
  const max = Math.min(cards.length, Math.max(0, wanted));
  return { refs: cards, min: upTo ? 0 : max, max, description: bind };
}

/** What is chosen without a question: all that there is, nothing, or what chance takes. */
function unasked(
  { random }: ChooseEffect,
  { refs, min, max }: Offer,
  acting: Pick<Acting<MtgMatchState>, 'random'> | undefined,
): readonly PinnedRef[] | undefined {
  if (max === 0) return [];
  if (random) return acting?.random.shuffle(refs).slice(0, max) ?? [];
  return min === refs.length ? refs : undefined;
}

export const choose: EffectKind<MtgMatchState, ChooseEffect, Effect> = {
  asks(effect, scene): Decision | undefined {
    const player = choosers(effect, scene)[effect.chosen?.length ?? 0];
    if (player === undefined) return undefined;
    const offer = offerTo(player, effect, scene);
    return unasked(effect, offer, undefined) ? undefined : refDecision(player, offer, scene);
  },
  apply(effect, acting) {
    const { state, decided } = acting;
    let chosen: Chosen = effect.chosen ?? [];
    if (decided) chosen = [...chosen, chosenRefs(decided)];
    for (const player of choosers(effect, acting).slice(chosen.length)) {
      const taken = unasked(effect, offerTo(player, effect, acting), acting);
      if (!taken) return { state, first: [{ ...effect, chosen }] };
      chosen = [...chosen, taken];
    }
    return { state, bind: { [effect.bind]: chosen.flat() } };
  },
};
