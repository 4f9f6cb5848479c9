import type { Protection, ProtectionContext } from '@reticle/core';
import type { QualityFilter } from '../../language/filter.js';
import { type MtgKeyword, hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { LinkedCard } from '../../state/links.js';
import type { MtgPlayer } from '../../state/player.js';
import { type MtgState, type Permission, areOpponents, knownCard, abilityById } from '../../state/state.js';
import { type ActsAs, actsAs, isAsSaid } from './acts-as.js';
import { abilityMatchers, cardMatchers, playerMatchers } from './matchers.js';
import { type Seat, hasQuality } from './quality.js';

/** What bears a protection: a permanent for its controller, or a player. */
interface Bearer {
  readonly player: string;
  readonly keywords: readonly MtgKeyword[];
  readonly card?: MtgCard;
}
type Context = ProtectionContext<MtgState>;

/** Whether the bearer refuses to be a target. Only targets are asked for: being chosen or affected is none (115.10a). */
type Refusal = (bearer: Bearer, context: Context) => boolean;

/** A refusal as a protection of permanents: abilities of other cards do nothing there (rule 113.6). */
function ofPermanents<Card extends MtgCard>(rule: string, refuses: Refusal): Protection<Card, MtgState> {
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
function ofPlayers(rule: string, refuses: Refusal): Protection<MtgPlayer, MtgState> {
  return {
    rule,
    refuses: ({ id, keywords }, context) =>
      context.mode === 'target' && keywords !== undefined && refuses({ player: id, keywords }, context),
  };
}

/** What targets: a spell, or an ability of its source card. */
interface Aimer {
  /** Unknown, where neither the question nor the source tells it: `lacksActsAs` refuses where that matters. */
  readonly as: ActsAs | undefined;
  /** The spell, or the object whose ability it is, as it is now or last was (rule 113.7a). */
  readonly card: MtgCard | undefined;
}
type AimingContext = Pick<ProtectionContext<MtgState>, 'state' | 'sourceRef' | 'controller' | 'as'>;

/** A card as the spell that it will be: on the stack, under the control of who casts it (rules 601.2a, 112.2). */
const asSpell = (card: MtgCard, controller: string): MtgCard =>
  card.zone === 'stack' ? card : { ...card, zone: 'stack', controller };

/** Who aims. */
function aimerOf({ state, sourceRef, controller, as: said }: AimingContext): Aimer {
  const as = actsAs(state, { source: sourceRef, as: said });
  if (sourceRef?.kind === 'ability') {
    const ability = abilityById(state, sourceRef.id);
    return { as, card: ability && knownCard(state, ability.source) };
  }
  const card = sourceRef?.kind === 'card' ? knownCard(state, sourceRef) : undefined;
  return { as, card: card && as === 'spell' ? asSpell(card, controller) : card };
}

/** A player's seat: whose "you" and "opponent" the words on something of that player's mean. */
export function seatOf(state: MtgState, player: string): Seat {
  return { player, isOpponent: (other) => areOpponents(state, player, other) };
}

/** Whether the source has a quality, as the protected thing's controller sees it. A source never known has none. */
function sourceHas(
  quality: QualityFilter,
  context: ProtectionContext<MtgState>,
  player: string,
  { card } = aimerOf(context),
): boolean {
  if (Object.keys(quality).length === 0) return true;
  return card !== undefined && hasQuality(card, quality, context, seatOf(context.state, player));
}

/** Whether the asking player may target as though the bearer didn't have it; for nothing else (rule 609.4). */
function permitted(what: Permission['ignores'], { card }: Bearer, context: Context): boolean {
  return context.state.permissions.some(({ controller, ignores, cards, players }) => {
    if (ignores !== what || controller !== context.controller) return false;
    if (card === undefined) return players === true;
    return cards !== undefined && hasQuality(card, cards, context, seatOf(context.state, controller));
  });
}

/** "Can't be the target of ...": beats every "can", and no permission lifts it (rules 101.2 and 613.11). */
const cantBeTargeted: Refusal = (bearer, context) => {
  const found = keywordsNamed(bearer.keywords, 'cantBeTargeted');
  if (found.length === 0) return false;
  const aimer = aimerOf(context);
  return found.some(({ by = {} }) => {
    const { as, quality, opponentsOnly } = by;
    return (
      (as === undefined || isAsSaid(as, aimer.as)) &&
      (opponentsOnly !== true || areOpponents(context.state, bearer.player, context.controller)) &&
      (quality === undefined || sourceHas(quality, context, bearer.player, aimer))
    );
  });
};

/** Hexproof: no target of spells and abilities that opponents control (rules 702.11b and 702.11c). */
const hexproof: Refusal = (bearer, context) =>
  keywordsNamed(bearer.keywords, 'hexproof').some(({ from, as }) => from === undefined && as === undefined) &&
  areOpponents(context.state, bearer.player, context.controller) &&
  !permitted('hexproof', bearer, context);

/**
 * Hexproof from a quality: no target of such spells, and of abilities from such sources, that opponents control (rule
 * 702.11d); or from abilities, or activated or triggered ones, alone. "As though it didn't have hexproof" lifts it too (rule 702.11e).
 */
const hexproofFrom: Refusal = (bearer, context) =>
  areOpponents(context.state, bearer.player, context.controller) &&
  keywordsNamed(bearer.keywords, 'hexproof').some(
    ({ from, as }) =>
      (from !== undefined || as !== undefined) &&
      (as === undefined || isAsSaid(as, aimerOf(context).as)) &&
      (from === undefined || sourceHas(from, context, bearer.player)),
  ) &&
  !permitted('hexproof', bearer, context);

/**
 * Protection: no target of spells with the quality, and of abilities from sources with it, one's own included (rules
 * 702.16b, 702.16j), nor of what a named player controls (702.16k).
 */
const protection: Refusal = (bearer, context) => {
  const found = keywordsNamed(bearer.keywords, 'protection');
  if (found.length === 0) return false;
  const aimer = aimerOf(context);
  return found.some(
    ({ from, fromPlayer }) =>
      (from !== undefined && sourceHas(from, context, bearer.player, aimer)) ||
      (fromPlayer !== undefined && belongsTo(aimer.card, fromPlayer, context.controller)),
  );
};

/** Controlled by the player, or where nobody else controls it, owned (702.16k). An unknown source is the asking player's. */
function belongsTo(card: MtgCard | undefined, player: string, asking: string): boolean {
  return (card === undefined ? asking : controllerOf(card)) === player;
}

/** Shroud: no target of any spell or ability, one's own included (rules 702.18a and 702.18b). */
const shroud: Refusal = (bearer, context) =>
  hasKeyword(bearer, 'shroud') && !permitted('shroud', bearer, context);

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

/**
 * What each restriction means: for every key of every filter the code that validates it. Exhaustive by type: a key
 * without a validator, or a validator without a key, does not compile.
 */
export const RESTRICTION_VALIDATORS = {
  card: cardMatchers,
  ability: abilityMatchers,
  player: playerMatchers,
} as const;
