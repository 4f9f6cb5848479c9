import type { PinnedRef } from '@reticle/core';
import { pinnedRef } from '@reticle/core/match';
import * as z from 'zod';
import { type MtgCardFilter, cardFilter } from '../filter.js';
import {
  type AbilityAmount,
  type CardsAt,
  type Selector,
  abilityAmount,
  cardsAt,
  selector,
} from '../selector.js';
import { bindName } from '../vocabulary.js';

/** Players draw cards, in turn order; you, where nobody is named; one, where no number is. */
export interface DrawEffect {
  readonly effect: 'draw';
  readonly who?: Selector | undefined;
  readonly amount?: AbilityAmount | undefined;
  /** Names the cards that were drawn. */
  readonly bind?: string | undefined;
}

export const drawEffect = z.strictObject({
  effect: z.literal('draw'),
  who: selector.optional(),
  amount: abilityAmount.optional(),
  bind: bindName.optional(),
});

/**
 * Players discard cards from their hands (rule 701.9a): they choose which (701.9b), or chance does, or you do: then they
 * reveal their hands first.
 */
export interface DiscardEffect {
  readonly effect: 'discard';
  readonly who?: Selector | undefined;
  /** 1, where it is left out. */
  readonly amount?: AbilityAmount | 'all' | undefined;
  /** Only such cards: "a creature card". */
  readonly filter?: MtgCardFilter | undefined;
  readonly chooser?: 'random' | 'you' | undefined;
  /** Names the cards as they were in the hand; `discarded`, where it is left out. */
  readonly bind?: string | undefined;
}

export const discardEffect = z.strictObject({
  effect: z.literal('discard'),
  who: selector.optional(),
  amount: z.union([abilityAmount, z.literal('all')]).optional(),
  filter: cardFilter.optional(),
  chooser: z.enum(['random', 'you']).optional(),
  bind: bindName.optional(),
});

/** Players put cards from the top of their libraries into their graveyards (rule 701.17a); as many as there are. */
export interface MillEffect {
  readonly effect: 'mill';
  readonly who?: Selector | undefined;
  readonly amount: AbilityAmount;
  /** Names the cards in the graveyards. */
  readonly bind?: string | undefined;
}

export const millEffect = z.strictObject({
  effect: z.literal('mill'),
  who: selector.optional(),
  amount: abilityAmount,
  bind: bindName.optional(),
});

/** Players look at cards; nobody else sees them. They may get a name. */
export interface LookEffect {
  readonly effect: 'look';
  /** You, where it is left out. */
  readonly who?: Selector | undefined;
  readonly at: CardsAt;
  readonly bind?: string | undefined;
}

export const lookEffect = z.strictObject({
  effect: z.literal('look'),
  who: selector.optional(),
  at: cardsAt,
  bind: bindName.optional(),
});

/** Cards are shown to all players (rule 701.20a); they stay where they are (701.20b), and may get a name. */
export interface RevealEffect {
  readonly effect: 'reveal';
  readonly at: CardsAt;
  readonly bind?: string | undefined;
}

export const revealEffect = z.strictObject({
  effect: z.literal('reveal'),
  at: cardsAt,
  bind: bindName.optional(),
});

/**
 * A player searches a library for cards, puts them somewhere, and the library is shuffled (rule 701.23a). Who looks for
 * cards of a quality need not find them (701.23b); who looks for cards of any kind must (701.23d).
 */
export interface SearchEffect {
  readonly effect: 'search';
  /** Who searches; you, where it is left out. Several players search one after the other. */
  readonly who?: Selector | undefined;
  /** Whose library; that of who searches, where it is left out. */
  readonly library?: Selector | undefined;
  readonly filter?: MtgCardFilter | undefined;
  /** At most so many; 1, where it is left out. */
  readonly count?: AbilityAmount | 'all' | undefined;
  /** `top`: on top of the library, once it is shuffled. */
  readonly to: 'hand' | 'battlefield' | 'graveyard' | 'exile' | 'top';
  readonly under?: 'owner' | 'you' | undefined;
  readonly tapped?: true | undefined;
  readonly reveal?: true | undefined;
  /** Names the cards where they arrive; `found`, where it is left out. */
  readonly bind?: string | undefined;
}

export const searchEffect = z.strictObject({
  effect: z.literal('search'),
  who: selector.optional(),
  library: selector.optional(),
  filter: cardFilter.optional(),
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  to: z.enum(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
  under: z.enum(['owner', 'you']).optional(),
  tapped: z.literal(true).optional(),
  reveal: z.literal(true).optional(),
  bind: bindName.optional(),
});

/** Players shuffle their libraries; you, where nobody is named. */
export interface ShuffleEffect {
  readonly effect: 'shuffle';
  readonly who?: Selector | undefined;
}
export const shuffleEffect = z.strictObject({ effect: z.literal('shuffle'), who: selector.optional() });

/** "Until the beginning of your next upkeep, you may play that card", from wherever it is; for its costs. */
export interface LetPlayEffect {
  readonly effect: 'letPlay';
  readonly what: Selector;
}
export const letPlayEffect = z.strictObject({ effect: z.literal('letPlay'), what: selector });

/** You may play up to so many additional lands this turn (rule 305.2); in another player's turn it is of no use. */
export interface MoreLandsEffect {
  readonly effect: 'moreLands';
  readonly amount: AbilityAmount;
}
export const moreLandsEffect = z.strictObject({ effect: z.literal('moreLands'), amount: abilityAmount });

/**
 * Puts cards and permanents into another zone: bounce, exile, reanimation, "on top of its owner's library". Several that
 * go into one library are put there in an order that their owner chooses (rule 401.4); an Aura enters attached to what its
 * controller chooses, or stays where it is (303.4f, 303.4g), and so do instants and sorceries (304.4, 307.4).
 */
export interface MoveCardsEffect {
  readonly effect: 'moveCards';
  readonly what: Selector;
  readonly to: 'hand' | 'graveyard' | 'exile' | 'library' | 'battlefield';
  /** Onto the battlefield under whose control: its owner's, where it is left out. */
  readonly under?: 'owner' | 'you' | undefined;
  readonly tapped?: true | undefined;
  /** In the library: on top, where it is left out. */
  readonly position?: 'top' | 'bottom' | 'shuffled' | undefined;
  readonly order?: 'random' | undefined;
  /** Names what the cards are where they arrive: new objects (rules 400.7, 400.7j). */
  readonly bind?: string | undefined;
  /** What it is called: triggers look at it (rules 701.9a, 701.21a). */
  readonly as?: 'sacrifice' | 'discard' | undefined;
  /** Orders and hosts that were chosen so far; written as it goes on, never on a card. */
  readonly chosen?: readonly (readonly PinnedRef[])[] | undefined;
}

export const moveCardsEffect = z.strictObject({
  effect: z.literal('moveCards'),
  what: selector,
  to: z.enum(['hand', 'graveyard', 'exile', 'library', 'battlefield']),
  under: z.enum(['owner', 'you']).optional(),
  tapped: z.literal(true).optional(),
  position: z.enum(['top', 'bottom', 'shuffled']).optional(),
  order: z.literal('random').optional(),
  bind: bindName.optional(),
  as: z.enum(['sacrifice', 'discard']).optional(),
  chosen: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
});
