import type { TargetRef } from '@reticle/core';
import type { MoveAnswer } from '@reticle/core/match';
import { isCastAs, mayPlayFrom } from '../play/cast.js';
import { type Casting, definitionOf } from '../play/proposed.js';
import { modeLists } from '../play/variants.js';
import { asksX, castingCosts, modesFor, waysToPay } from '../play/ways.js';
import { candidatesIn } from '../rules/activating/candidates.js';
import type { MtgCard } from '../state/card.js';
import { cardById } from '../state/cards.js';
import { withoutUndefined } from '../state/without-undefined.js';
import type { MtgMatchState } from '../state/match-state.js';
import { rulesAt } from './rules.js';
import { isActive } from '../state/teams.js';

/** The most choices of modes that are tried: what forbids one usually forbids all. */
const MOST_MODES = 8;

/** Returns how a card may be played from its zone: as a land, or cast in the plainest way, as either face. */
function playAnswers(state: MtgMatchState, player: string, card: MtgCard): readonly MoveAnswer[] {
  if (!mayPlayFrom(state, player, card)) return [];
  const whole = definitionOf(rulesAt(state), card);
  const mayBeOther = whole?.other !== undefined && isCastAs(whole, 'other', card.zone);
  return [...playedAs(state, card, undefined), ...(mayBeOther ? playedAs(state, card, 'other') : [])];
}

function playedAs(state: MtgMatchState, card: MtgCard, face: Casting['face']): readonly MoveAnswer[] {
  const { instanceId, zone } = card;
  const definition = definitionOf(rulesAt(state), card, face);
  const which = { card: instanceId, ...withoutUndefined({ face }) };
  const { types } = face !== undefined && definition ? definition : card;
  if (types.includes('land')) return [{ move: 'playLand', params: which }];
  const [costs = []] = definition ? waysToPay(definition, zone) : [];
  const total = definition && castingCosts(definition, costs);
  const how = {
    ...which,
    ...(total && asksX(total) ? { X: 0 } : {}),
    ...(costs.length > 0 ? { costs: [...costs] } : {}),
  };
  const modes = definition && modesFor(definition, costs);
  const lists = modes ? modeLists(modes).slice(0, MOST_MODES) : [];
  return modes
    ? lists.map((list) => ({ move: 'cast', params: { ...how, modes: [...list] } }))
    : [{ move: 'cast', params: how }];
}

/** Returns how a creature may fight: its controller attacks in their own turn and blocks in others'. */
function fightAnswers(state: MtgMatchState, player: string, card: MtgCard): readonly MoveAnswer[] {
  const { instanceId, types, zone } = card;
  if (zone !== 'battlefield' || !types.includes('creature')) return [];
  return isActive(state, player)
    ? [{ move: 'attack', params: { attacker: instanceId } }]
    : [{ move: 'block', params: { blocker: instanceId } }];
}

/** Returns what a player may mean by a card: to play it, to fight with it, or to use its abilities. */
export function triesWith(
  state: MtgMatchState,
  player: string,
  { kind, id }: TargetRef,
): readonly MoveAnswer[] {
  const card = kind === 'card' ? cardById(state, id) : undefined;
  if (!card) return [];
  const used = candidatesIn(rulesAt(state).registry, state, true)
    .filter((found) => found.card.instanceId === id)
    .map(({ ability }) => ({ move: 'activate', params: { card: id, ability: ability.id } }));
  return [...playAnswers(state, player, card), ...fightAnswers(state, player, card), ...used];
}
