import type { Named } from '@reticle/core';
import { PlaceCache } from '@reticle/core/play';
import * as z from 'zod';
import { countName, HAPPENED } from '../language/happened.js';
import { type MtgAbility, mtgAbility, type Announcement, type MtgCard, mtgCard } from './card.js';
import { copyAbility, copyCard } from './copies.js';
import { lately, whileSame } from './memo.js';
import type { MtgPlayer } from './player.js';
import { mapSame } from './refs.js';
import { cardById, permanentsIn } from './cards.js';
import { type MtgState, knownCard, abilityById, playerInGame } from './state.js';
import { withoutUndefined } from './without-undefined.js';

const anyCard: z.ZodType<MtgCard> = mtgCard;

const chosen = z.strictObject({
  /** Identifies the target, whether it still exists or not. */
  key: z.string(),
  card: anyCard.optional(),
  ability: z.boolean().optional(),
  player: z.string().optional(),
});

/**
 * A chosen target as it is now. It has no card, ability or player if the target left its zone or the game
 * (115.9b).
 */
export type ChosenNow = Named<z.infer<typeof chosen>>;

/**
 * A card together with the objects to which it is linked: its targets, its host and its attachments. Filters
 * look at linked cards, so that they need no state.
 */
export const linkedCard = mtgCard.extend({
  links: z
    .strictObject({
      targets: z.array(chosen).readonly(),
      attachedTo: anyCard.optional(),
      attachments: z.array(anyCard).readonly(),
    })
    .optional(),
});
export type LinkedCard = Named<z.infer<typeof linkedCard>>;

/**
 * An ability on the stack with its targets and its source. It has the source's power, toughness and mana
 * value as its own.
 */
export const linkedAbility = mtgAbility.extend({
  targets: z.array(chosen).readonly(),
  sourceId: z.string(),
  sourceIncarnation: z.int().nonnegative(),
  sourceCard: anyCard.optional(),
  power: z.number().optional(),
  toughness: z.number().optional(),
  manaValue: z.number().optional(),
});
export type LinkedAbility = Named<z.infer<typeof linkedAbility>>;

/** Returns every announced target as it is now, repeats included, in the order of the slots. */
function chosenNow(state: MtgState, announced: Announcement | undefined): readonly ChosenNow[] {
  const refs = announced?.targets.slots.flatMap(({ targets }) => targets) ?? [];
  return refs.map(({ kind, id, incarnation }) => {
    const key = `${kind} ${id} ${incarnation}`;
    if (kind === 'player') return playerInGame(state, id) ? { key, player: id } : { key };
    if (kind === 'ability') return abilityById(state, id) ? { key, ability: true } : { key };
    const card = cardById(state, id);
    return card && card.incarnation === incarnation && !card.phasedOut ? { key, card } : { key };
  });
}

/** The positions in a list of cards where cards announce targets, and where cards are attached. */
const announcing = new PlaceCache<MtgCard>(({ announced }) => announced !== undefined);
const attaching = new PlaceCache<MtgCard>(({ attachedTo }) => attachedTo !== undefined);

/**
 * Returns the cards of a state with their links. Cards without links are the same objects as in the state.
 */
export function linkedCards(state: MtgState): readonly LinkedCard[] {
  const { cards } = state;
  // Attachments depend on the cards alone; announced targets depend on players and abilities as well.
  if (announcing.of(cards).length > 0) return announcedCards(state);
  return attaching.of(cards).length > 0 ? attachedCards(cards) : cards;
}

const attachedCards = lately((cards: readonly MtgCard[]) => withLinks(cards, () => []));
const announcedCards = lately((state: MtgState) =>
  withLinks(state.cards, ({ announced }) => chosenNow(state, announced)),
);

function withLinks(
  cards: readonly MtgCard[],
  targetsOf: (card: MtgCard) => readonly ChosenNow[],
): readonly LinkedCard[] {
  const attachments = new Map<string, MtgCard[]>();
  for (const card of permanentsIn({ cards })) {
    if (card.attachedTo?.kind !== 'card' || card.phasedOut) continue;
    const already = attachments.get(card.attachedTo.id);
    if (already) already.push(card);
    else attachments.set(card.attachedTo.id, [card]);
  }
  return mapSame(cards, (card) => {
    const { announced, attachedTo, instanceId } = card;
    const attached = attachments.get(instanceId);
    if (!announced && attachedTo?.kind !== 'card' && !attached) return card;
    const host = attachedTo?.kind === 'card' ? cardById({ cards }, attachedTo.id) : undefined;
    const links = {
      targets: targetsOf(card),
      attachments: attached ?? [],
      ...withoutUndefined({ attachedTo: host }),
    };
    return Object.assign(copyCard(card, []), { links });
  });
}

/** A state of a match, which counts what happened to each player this turn. */
interface CountingState {
  readonly players: readonly MtgPlayer[];
  readonly turn?: { readonly happened?: Readonly<Record<string, number>> | undefined };
}

/**
 * Returns the players of a state with what happened to them this turn. They are the same objects as in the
 * state if it counts nothing.
 */
export const linkedPlayers = ({ players, turn }: CountingState): readonly MtgPlayer[] =>
  turn?.happened ? withHappened(players, turn.happened) : players;

const withHappened = whileSame(
  (players: readonly MtgPlayer[], counts: Readonly<Record<string, number>>): readonly MtgPlayer[] =>
    players.map((player) => ({
      ...player,
      thisTurn: HAPPENED.filter((what) => (counts[countName(what, player.id)] ?? 0) > 0),
    })),
);

/** Returns the abilities on the stack with their links. */
export const linkedAbilities = (state: MtgState): readonly LinkedAbility[] =>
  state.abilities.length === 0 ? NO_ABILITIES : abilitiesWithLinks(state);

const NO_ABILITIES: readonly LinkedAbility[] = [];
const abilitiesWithLinks = lately((state: MtgState): readonly LinkedAbility[] =>
  state.abilities.map((ability) => linkAbility(state, ability)),
);

function linkAbility(state: MtgState, ability: MtgAbility): LinkedAbility {
  const sourceCard = knownCard(state, ability.source);
  const { power, toughness, manaValue } = sourceCard ?? {};
  return Object.assign(copyAbility(ability), {
    targets: chosenNow(state, ability.announced),
    sourceId: ability.source.id,
    sourceIncarnation: ability.source.incarnation,
    ...withoutUndefined({ sourceCard, power, toughness, manaValue }),
  });
}
