import { type Named, pinnedRef } from '@reticle/core';
import * as z from 'zod';
import { cardFilter } from '../filter.js';
import { abilityAmount, cardsAt, selector } from '../selector.js';
import { bindName } from '../vocabulary.js';

/** Players draw cards, in turn order; you, where nobody is named; one, where no number is. */
export const drawEffect = z.strictObject({
  effect: z.literal('draw'),
  who: selector.optional(),
  amount: abilityAmount.optional(),
  /** Each of them says how many, up to that. */
  upTo: z.literal(true).optional(),
  /** Names the cards that were drawn. */
  bind: bindName.optional(),
  /** Those drawn so far, where something happens instead of draws; written as it goes on, never on a card. */
  drawn: z.array(pinnedRef).readonly().optional(),
});
export type DrawEffect = Named<z.infer<typeof drawEffect>>;

/**
 * Players discard cards from their hands (rule 701.9a): they choose which (701.9b), or chance does, or you do: then they
 * reveal their hands first.
 */
export const discardEffect = z.strictObject({
  effect: z.literal('discard'),
  who: selector.optional(),
  /** 1, where it is left out. */
  amount: z.union([abilityAmount, z.literal('all')]).optional(),
  /** Only such cards: "a creature card". */
  filter: cardFilter.optional(),
  chooser: z.enum(['random', 'you']).optional(),
  /** Names the cards as they were in the hand; `discarded`, where it is left out. */
  bind: bindName.optional(),
});
export type DiscardEffect = Named<z.infer<typeof discardEffect>>;

/** Players put cards from the top of their libraries into their graveyards (rule 701.17a); as many as there are. */
export const millEffect = z.strictObject({
  effect: z.literal('mill'),
  who: selector.optional(),
  amount: abilityAmount,
  /** Names the cards in the graveyards. */
  bind: bindName.optional(),
});
export type MillEffect = Named<z.infer<typeof millEffect>>;

/** Players look at cards; nobody else sees them. They may get a name. */
export const lookEffect = z.strictObject({
  effect: z.literal('look'),
  /** You, where it is left out. */
  who: selector.optional(),
  at: cardsAt,
  bind: bindName.optional(),
});
export type LookEffect = Named<z.infer<typeof lookEffect>>;

/** Cards are shown to all players (rule 701.20a); they stay where they are (701.20b), and may get a name. */
export const revealEffect = z.strictObject({
  effect: z.literal('reveal'),
  at: cardsAt,
  bind: bindName.optional(),
});
export type RevealEffect = Named<z.infer<typeof revealEffect>>;

/**
 * A player searches a library for cards, puts them somewhere, and the library is shuffled (rule 701.23a). Who looks for
 * cards of a quality need not find them (701.23b); who looks for cards of any kind must (701.23d).
 */
export const searchEffect = z.strictObject({
  effect: z.literal('search'),
  /** Who searches; you, where it is left out. Several players search one after the other. */
  who: selector.optional(),
  /** Whose library; that of who searches, where it is left out. */
  library: selector.optional(),
  filter: cardFilter.optional(),
  /** At most so many; 1, where it is left out. */
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  /** `top`: on top of the library, once it is shuffled. */
  to: z.enum(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
  under: z.enum(['owner', 'you']).optional(),
  tapped: z.literal(true).optional(),
  reveal: z.literal(true).optional(),
  /** The graveyard is searched, too; the library, only if the player wants it: otherwise it is not shuffled. */
  andGraveyard: z.literal(true).optional(),
  /** Names the cards where they arrive; `found`, where it is left out. */
  bind: bindName.optional(),
});
export type SearchEffect = Named<z.infer<typeof searchEffect>>;

/** Players shuffle their libraries; you, where nobody is named. */
export const shuffleEffect = z.strictObject({ effect: z.literal('shuffle'), who: selector.optional() });
export type ShuffleEffect = Named<z.infer<typeof shuffleEffect>>;

/** "Until the beginning of your next upkeep, you may play that card", from wherever it is; for its costs. Or so long as is said. */
export const letPlayEffect = z.strictObject({
  effect: z.literal('letPlay'),
  what: selector,
  until: z.enum(['endOfTurn', 'endOfYourNextTurn']).optional(),
});
export type LetPlayEffect = Named<z.infer<typeof letPlayEffect>>;

/** Cards are exiled face down; their owners may cast them from there on a later turn for their foretell costs (rule 702.143a). */
export const foretellEffect = z.strictObject({ effect: z.literal('foretell'), what: selector });
export type ForetellEffect = Named<z.infer<typeof foretellEffect>>;

/** You may play up to so many additional lands this turn (rule 305.2); in another player's turn it is of no use. */
export const moreLandsEffect = z.strictObject({ effect: z.literal('moreLands'), amount: abilityAmount });
export type MoreLandsEffect = Named<z.infer<typeof moreLandsEffect>>;

/**
 * Puts cards and permanents into another zone: bounce, exile, reanimation, "on top of its owner's library". Several that
 * go into one library are put there in an order that their owner chooses (rule 401.4); an Aura enters attached to what its
 * controller chooses, or stays where it is (303.4f, 303.4g), and so do instants and sorceries (304.4, 307.4).
 */
export const moveCardsEffect = z.strictObject({
  effect: z.literal('moveCards'),
  what: selector,
  to: z.enum(['hand', 'graveyard', 'exile', 'library', 'battlefield']),
  /** Onto the battlefield under whose control: its owner's, where it is left out. */
  under: z.enum(['owner', 'you']).optional(),
  tapped: z.literal(true).optional(),
  /** Onto the battlefield with its back up; what has none stays where it is (rule 712.14a). */
  transformed: z.literal(true).optional(),
  /** Onto the battlefield attacking: whom its controller chooses (rule 508.4), or whom some creature attacks or last attacked (702.49c). */
  attacking: z.union([z.literal(true), z.strictObject({ as: selector })]).optional(),
  /** Onto the battlefield with such counters (rule 122.6). */
  counters: z.strictObject({ counter: z.string().min(1).max(64), amount: abilityAmount }).optional(),
  /** In exile: it haunts this from then on (rule 702.55b). */
  haunting: selector.optional(),
  /** In the library: on top, where it is left out. */
  position: z.enum(['top', 'bottom', 'shuffled']).optional(),
  order: z.literal('random').optional(),
  /** Names what the cards are where they arrive: new objects (rules 400.7, 400.7j). */
  bind: bindName.optional(),
  /** What it is called: triggers look at it (rules 701.9a, 701.21a). */
  as: z.enum(['sacrifice', 'discard']).optional(),
  /** The source exploits what is sacrificed so (rule 702.110b). */
  exploits: z.literal(true).optional(),
  /** What is chosen as they enter has been; written as it goes on, never on a card. */
  asked: z.literal(true).optional(),
  /** Orders, hosts and whom they attack, as chosen so far; written as it goes on, never on a card. */
  chosen: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
});
export type MoveCardsEffect = Named<z.infer<typeof moveCardsEffect>>;

/**
 * A player reveals cards from the top of a library until one is such a card, or exiles them face up; all of them, where none is
 * (rule 701.20a). The card that was found has one name, and the others have another.
 */
export const digUntilEffect = z.strictObject({
  effect: z.literal('digUntil'),
  /** Whose library; yours, where it is left out. */
  who: selector.optional(),
  filter: cardFilter,
  exiled: z.literal(true).optional(),
  bind: bindName,
  rest: bindName,
});
export type DigUntilEffect = Named<z.infer<typeof digUntilEffect>>;

/**
 * A mulligan, the first or a further one (rule 103.5): the hand is shuffled away, as many cards come as at first, and one more of them
 * goes than the last time. Once the others were asked as well, the player may take another. Written by a match before its first turn,
 * never on a card.
 */
export const mulliganEffect = z.strictObject({
  effect: z.literal('mulligan'),
  /** How many the player has taken with this one. */
  taken: z.int().min(1).max(8),
});
export type MulliganEffect = Named<z.infer<typeof mulliganEffect>>;
