import type { Protection, ProtectionContext } from '@reticle/core';
import type { QualityFilter } from '../../language/filter.js';
import { type MtgKeyword, hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { cardWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import type { LinkedCard } from '../../state/links.js';
import { permanentsWith } from '../../state/permanents-with.js';
import type { MtgPlayer } from '../../state/player.js';
import { type MtgState, type Permission, areOpponents, knownCard, abilityById } from '../../state/state.js';
import { type ActsAs, actsAs, isAsSaid } from './acts-as.js';
import { abilityMatchers, cardMatchers, playerMatchers } from './matchers.js';
import { type Seat, hasQuality } from './quality.js';

/** What has a protection: a permanent, for its controller, or a player. */
interface Bearer {
  readonly player: string;
  readonly keywords: readonly MtgKeyword[];
  readonly card?: MtgCard;
}
type Context = ProtectionContext<MtgState>;

/**
 * Whether the bearer can't be a target. This applies to targets only, not to what is chosen or affected
 * (115.10a).
 */
type Refusal = (bearer: Bearer, context: Context) => boolean;

/** Makes a refusal a protection of permanents. Abilities of cards elsewhere don't work (rule 113.6). */
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

/** What permanents give to the player who controls them, by the keyword that says so. */
const GIVEN = [
  ['youHaveHexproof', 'hexproof'],
  ['youHaveShroud', 'shroud'],
] as const;
const NO_KEYWORDS: readonly MtgKeyword[] = [];

/** Returns the keywords that a player has, those that permanents give included. */
function keywordsOf(state: MtgState, { id, keywords = NO_KEYWORDS }: MtgPlayer): readonly MtgKeyword[] {
  const given = GIVEN.flatMap(([by, keyword]) =>
    permanentsWith(state, by).some((card) => controllerOf(card) === id) ? [{ keyword }] : [],
  );
  return given.length === 0 ? keywords : [...keywords, ...given];
}

/** Makes a refusal a protection of players. */
function ofPlayers(rule: string, refuses: Refusal): Protection<MtgPlayer, MtgState> {
  return {
    rule,
    refuses(player, context) {
      if (context.mode !== 'target') return false;
      const keywords = keywordsOf(context.state, player);
      return keywords.length > 0 && refuses({ player: player.id, keywords }, context);
    },
  };
}

/** What targets: a spell, or an ability of its source. */
interface Aimer {
  /** Undefined if neither the question nor the source tells. `lacksActsAs` refuses if that matters. */
  readonly as: ActsAs | undefined;
  /** The spell, or the object that has the ability, as it is now or last was (rule 113.7a). */
  readonly card: MtgCard | undefined;
}
type AimingContext = Pick<ProtectionContext<MtgState>, 'state' | 'sourceRef' | 'controller' | 'as'>;

/**
 * Returns a card as the spell that it will be: on the stack, under the control of the player who casts it
 * (rules 601.2a, 112.2).
 */
const asSpell = (card: MtgCard, controller: string): MtgCard =>
  card.zone === 'stack' ? card : cardWith(card, { zone: 'stack', controller });

/** Returns what targets in a context. */
function aimerOf({ state, sourceRef, controller, as: said }: AimingContext): Aimer {
  const as = actsAs(state, { source: sourceRef, as: said });
  if (sourceRef?.kind === 'ability') {
    const ability = abilityById(state, sourceRef.id);
    return { as, card: ability && knownCard(state, ability.source) };
  }
  const card = sourceRef?.kind === 'card' ? knownCard(state, sourceRef) : undefined;
  return { as, card: card && as === 'spell' ? asSpell(card, controller) : card };
}

/** Returns a player's seat: the "you" and the "opponents" of the words on that player's objects. */
export function seatOf(state: MtgState, player: string): Seat {
  return { player, isOpponent: (other) => areOpponents(state, player, other) };
}

/**
 * Whether the source has a quality, as the controller of the protected object sees it. A source that was
 * never known has none.
 */
function sourceHas(
  quality: QualityFilter,
  context: ProtectionContext<MtgState>,
  player: string,
  { card } = aimerOf(context),
): boolean {
  if (Object.keys(quality).length === 0) return true;
  return card !== undefined && hasQuality(card, quality, context, seatOf(context.state, player));
}

/**
 * Whether the asking player may target as though the bearer didn't have this; it applies to nothing else
 * (rule 609.4).
 */
function isPermitted(what: Permission['ignores'], { card }: Bearer, context: Context): boolean {
  return context.state.permissions.some(({ controller, ignores, cards, players }) => {
    if (ignores !== what || controller !== context.controller) return false;
    if (card === undefined) return players === true;
    return cards !== undefined && hasQuality(card, cards, context, seatOf(context.state, controller));
  });
}

/** "Can't be the target of ...". It beats every "can", and no permission lifts it (rules 101.2, 613.11). */
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

/**
 * Hexproof: it can't be the target of spells and abilities that opponents control (rules 702.11b, 702.11c).
 */
const hexproof: Refusal = (bearer, context) =>
  keywordsNamed(bearer.keywords, 'hexproof').some(({ from, as }) => from === undefined && as === undefined) &&
  areOpponents(context.state, bearer.player, context.controller) &&
  !isPermitted('hexproof', bearer, context);

/**
 * Hexproof from a quality: it can't be the target of such spells, or of abilities from such sources, that
 * opponents control (rule 702.11d); or only of abilities, or of activated or triggered ones. "As though it
 * didn't have hexproof" lifts it too (rule 702.11e).
 */
const hexproofFrom: Refusal = (bearer, context) =>
  areOpponents(context.state, bearer.player, context.controller) &&
  keywordsNamed(bearer.keywords, 'hexproof').some(
    ({ from, as }) =>
      (from !== undefined || as !== undefined) &&
      (as === undefined || isAsSaid(as, aimerOf(context).as)) &&
      (from === undefined || sourceHas(from, context, bearer.player)),
  ) &&
  !isPermitted('hexproof', bearer, context);

/**
 * Protection: it can't be the target of spells with the quality, or of abilities from sources with it, even
 * of its own controller (rules 702.16b, 702.16j), or of what a named player controls (702.16k).
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

/**
 * Whether the player controls the card, or owns it if nobody controls it (702.16k). An unknown source belongs
 * to the asking player.
 */
function belongsTo(card: MtgCard | undefined, player: string, asking: string): boolean {
  return (card === undefined ? asking : controllerOf(card)) === player;
}

/**
 * Shroud: it can't be the target of any spell or ability, even of its own controller (rules 702.18a,
 * 702.18b).
 */
const shroud: Refusal = (bearer, context) =>
  hasKeyword(bearer, 'shroud') && !isPermitted('shroud', bearer, context);

/** All protections of permanents, with the rules that their refusals name. */
export const cardProtections: { readonly [name: string]: Protection<LinkedCard, MtgState> } = {
  hexproof: ofPermanents('702.11b', hexproof),
  hexproofFrom: ofPermanents('702.11d', hexproofFrom),
  shroud: ofPermanents('702.18a', shroud),
  protection: ofPermanents('702.16b', protection),
  cantBeTargeted: ofPermanents('101.2', cantBeTargeted),
};

/** All protections of players. */
export const playerProtections: { readonly [name: string]: Protection<MtgPlayer, MtgState> } = {
  hexproof: ofPlayers('702.11c', hexproof),
  hexproofFrom: ofPlayers('702.11d', hexproofFrom),
  shroud: ofPlayers('702.18b', shroud),
  protection: ofPlayers('702.16b', protection),
  cantBeTargeted: ofPlayers('101.2', cantBeTargeted),
};

/**
 * The validator of each restriction: the matcher for every key of every filter. A key without a validator, or
 * a validator without a key, doesn't compile.
 */
export const RESTRICTION_VALIDATORS = {
  card: cardMatchers,
  ability: abilityMatchers,
  player: playerMatchers,
} as const;
