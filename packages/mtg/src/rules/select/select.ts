import type { PinnedRef, Attempt, LegalTargets, TargetSpec } from '@reticle/core';
import { type EffectContext, type Decision, optionDecision } from '@reticle/core/play';
import {
  type AbilityAmount,
  type CardsAt,
  type NAMED,
  type Selector,
  isBound,
} from '../../language/selector.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, cardsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import { countName } from '../../language/happened.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { libraryOf } from '../../state/library.js';
import { isInRange, withinRange } from '../../state/range.js';
import { becameName, refOf } from '../../state/refs.js';
import { abilityById, knownCard, playerOf, opponentsOf, playerInGame } from '../../state/state.js';
import { among, matching, attemptOf } from './matching.js';
import { sharers } from './alike.js';
import { devotionTo, differentAmong, reckonedAmong } from './numbers.js';
import { manaSpentAs } from './mana-spent.js';
import { partySize } from './party.js';
import { doneThisWay } from './this-way.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import { activePlayersOf } from '../../state/teams.js';

const playerRef = (id: string): PinnedRef => ({ kind: 'player', id, incarnation: 0 });

/** Whether that object or player still exists. */
function isThere(state: MtgMatchState, { kind, id, incarnation }: PinnedRef): boolean {
  if (kind === 'player') return playerInGame(state, id) !== undefined;
  if (kind === 'ability') return abilityById(state, id) !== undefined;
  const card = cardById(state, id);
  // 702.26b: a phased-out permanent is treated as though it didn't exist.
  return card?.incarnation === incarnation && !card.phasedOut;
}

type Finders = {
  readonly [Name in (typeof NAMED)[number]]: (scene: EffectContext<MtgMatchState>) => readonly PinnedRef[];
};

const FINDERS: Finders = {
  self({ state, source, bound }) {
    if (isThere(state, source)) return [source];
    const became = bound[becameName('self')] ?? [];
    return became.filter((ref) => isThere(state, ref) && cardById(state, ref.id)?.zone === 'graveyard');
  },
  host: (scene) => hostKnown(scene).filter((ref) => isThere(scene.state, ref)),
  you: ({ controller }) => [playerRef(controller)],
  eachOpponent: ({ state, controller }) => opponentsOf(state, controller).map((id) => playerRef(id)),
  eachPlayer: ({ state }) => state.players.filter(({ left }) => left !== true).map(({ id }) => playerRef(id)),
  activePlayer({ state }) {
    return activePlayersOf(state).map((id) => playerRef(id));
  },
  monarch: ({ state: { monarch } }) => (monarch === undefined ? [] : [playerRef(monarch)]),
  chosenPlayer({ state, source }) {
    const { player } = knownCard(state, source)?.chosen ?? {};
    return player === undefined || !playerInGame(state, player) ? [] : [playerRef(player)];
  },
};

/** Returns what the source is attached to, or was as it left, even if that has left as well. */
function hostKnown({ state, source }: EffectContext<MtgMatchState>): readonly PinnedRef[] {
  const host = knownCard(state, source)?.attachedTo;
  if (host === undefined) return [];
  if (host.kind === 'player') return [playerRef(host.id)];
  const incarnation = host.incarnation ?? cardById(state, host.id)?.incarnation;
  return incarnation === undefined ? [] : [{ kind: 'card', id: host.id, incarnation }];
}

/** Finds what a selector means now, each once, in a fixed order, within range (rules 801.10, 801.11). */
export const select = (wanted: Selector, scene: EffectContext<MtgMatchState>): readonly PinnedRef[] =>
  withinRange(scene.state, scene.controller, anywhere(wanted, scene));

/** Finds what a selector means now, in or out of range. */
function anywhere(wanted: Selector, scene: EffectContext<MtgMatchState>): readonly PinnedRef[] {
  const { state } = scene;
  if (typeof wanted === 'string') return FINDERS[wanted](scene);
  if ('bound' in wanted) return boundNow(wanted.bound, scene);
  if ('each' in wanted) return matching(wanted.each, scene);
  if ('those' in wanted) return thoseOf(wanted, scene);
  if ('thisWay' in wanted) return doneThisWay(wanted, scene);
  const found =
    'among' in wanted
      ? wanted.among.flatMap((part) => select(part, scene))
      : playersOf(wanted, scene, (id) => playerInGame(state, id) !== undefined);
  const seen = new Set<string>();
  return found.filter(({ kind, id }) => {
    const key = `${kind} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns what a name means that is still there: the objects themselves, and what they became as they left. */
function boundNow(name: string, { state, bound }: EffectContext<MtgMatchState>): readonly PinnedRef[] {
  const named = bound[name] ?? [];
  const became = bound[becameName(name)] ?? [];
  return (became.length === 0 ? named : [...named, ...became]).filter((ref) => isThere(state, ref));
}

/** Returns objects among some, without others. */
function thoseOf(
  { those, are, except, sharing, with: others }: Extract<Selector, { readonly those: Selector }>,
  scene: EffectContext<MtgMatchState>,
): readonly PinnedRef[] {
  const all = select(those, scene);
  const fitting = are === undefined ? all : among(are, all, scene);
  const like = others === undefined ? [] : selectKnown(others, scene);
  const found = sharing === undefined ? fitting : sharers(fitting, sharing, like, scene.state);
  const without = except === undefined ? [] : select(except, scene);
  return found.filter(({ kind, id }) => !without.some((other) => other.kind === kind && other.id === id));
}

type PlayerOfObject = Extract<Selector, { readonly ownerOf: unknown } | { readonly controllerOf: unknown }>;

/** Also finds the last controllers of objects that left, if `isMeant` accepts them. */
function playersOf(
  wanted: PlayerOfObject,
  scene: EffectContext<MtgMatchState>,
  isMeant: (player: string) => boolean = () => true,
): readonly PinnedRef[] {
  const isOwner = 'ownerOf' in wanted;
  return knownAnywhere(isOwner ? wanted.ownerOf : wanted.controllerOf, scene).flatMap((ref) => {
    if (ref.kind === 'player') return [ref];
    if (ref.kind === 'ability') {
      const ability = abilityById(scene.state, ref.id);
      return ability ? [playerRef(ability.controller)] : [];
    }
    const card = knownCard(scene.state, ref);
    const player = card && (isOwner ? card.owner : controllerOf(card));
    return player !== undefined && isMeant(player) ? [playerRef(player)] : [];
  });
}

/** Returns the name that a selector refers to. Returns undefined for other selectors. */
export const boundName = (wanted: Selector): string | undefined =>
  isBound(wanted) ? wanted.bound : undefined;

/**
 * Does what {@link select} does, but keeps the source and bound objects that are gone. Questions about them
 * are answered with their last known information (rule 608.2h).
 */
export const selectKnown = (wanted: Selector, scene: EffectContext<MtgMatchState>): readonly PinnedRef[] =>
  withinRange(scene.state, scene.controller, knownAnywhere(wanted, scene));

function knownAnywhere(wanted: Selector, scene: EffectContext<MtgMatchState>): readonly PinnedRef[] {
  if (wanted === 'self') return [scene.source];
  if (wanted === 'host') return hostKnown(scene);
  const name = boundName(wanted);
  return name === undefined ? select(wanted, scene) : (scene.bound[name] ?? []);
}

/** Finds the first card that a selector means. */
export function selectCard(
  wanted: Selector,
  scene: EffectContext<MtgMatchState>,
  find: typeof select = select,
): MtgCard | undefined {
  const [ref] = find(wanted, scene);
  return ref && knownCard(scene.state, ref);
}

/** Returns the ids of the players that a selector means. */
export function selectPlayers(wanted: Selector, scene: EffectContext<MtgMatchState>): readonly string[] {
  return select(wanted, scene).flatMap(({ kind, id }) => (kind === 'player' ? [id] : []));
}

/**
 * Returns the ids of the players who must choose. Includes a player who was named, or whose object was named,
 * and who has left: another player chooses instead (rule 800.4g). A named player chooses even outside the
 * range of influence (801.5c).
 */
export function selectChoosers(wanted: Selector, scene: EffectContext<MtgMatchState>): readonly string[] {
  const ids = selectPlayers(wanted, scene);
  if (ids.length > 0 || typeof wanted === 'string') return ids;
  const isOf = 'ownerOf' in wanted || 'controllerOf' in wanted;
  const found = isOf ? playersOf(wanted, scene) : 'bound' in wanted ? knownAnywhere(wanted, scene) : [];
  return found.flatMap(({ kind, id }) => (kind === 'player' ? [id] : [])).slice(0, 1);
}

/** Returns the one player that a selector means. Returns undefined if it means nobody, or several. */
export function selectPlayer(wanted: Selector, scene: EffectContext<MtgMatchState>): string | undefined {
  const [player, ...others] = selectPlayers(wanted, scene);
  return others.length > 0 ? undefined : player;
}

/** Returns the ids of the cards that a selector means. */
export function selectCards(wanted: Selector, scene: EffectContext<MtgMatchState>): readonly string[] {
  return select(wanted, scene).flatMap(({ kind, id }) => (kind === 'card' ? [id] : []));
}

/** Counts an amount now. Unknown values count 0: a source that never existed, an X that nobody announced. */
export function amountOf(amount: AbilityAmount, scene: EffectContext<MtgMatchState>): number {
  const { state, variables } = scene;
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return variables.X ?? 0;
  if ('count' in amount) return matching(amount.count, scene).length;
  if ('minus' in amount) return -amountOf(amount.minus, scene);
  if ('halfUp' in amount) return Math.ceil(amountOf(amount.halfUp, scene) / 2);
  if ('halfDown' in amount) return Math.floor(amountOf(amount.halfDown, scene) / 2);
  if ('partyOf' in amount) return partySize(selectPlayers(amount.partyOf, scene), scene);
  if ('multiply' in amount) return amountOf(amount.multiply, scene) * amount.by;
  if ('plus' in amount) return amountOf(amount.plus, scene) + amountOf(amount.more, scene);
  if ('devotion' in amount) return devotionTo(amount.devotion, scene);
  if ('numberOf' in amount) return select(amount.numberOf, scene).length;
  if ('timesPaid' in amount) return timesPaid(amount.timesPaid, scene);
  if ('happened' in amount) return happenedTo(amount, scene);
  if ('amongPlayers' in amount) return takenAmong(amount, scene);
  if ('different' in amount) return differentAmong(amount, scene);
  if ('cardsIn' in amount) {
    const owners = selectPlayers(amount.whose, scene);
    return cardsIn(state, amount.cardsIn).filter(({ owner }) => owners.includes(owner)).length;
  }
  if ('among' in amount || 'basicLandTypes' in amount) return reckonedAmong(amount, scene);
  if ('counters' in amount) return countersOf(amount, scene);
  if ('manaSpent' in amount) return spentOn(amount, scene);
  const [first] = selectKnown('life' in amount ? amount.life : amount.what, scene);
  if (first === undefined) return 0;
  if ('life' in amount) return playerOf(state, first.id)?.life ?? 0;
  const card = knownCard(state, first);
  // 702.140d: how often something has merged with it.
  if (amount.of === 'mutations') return (card?.parts?.length ?? 1) - 1;
  return card?.[amount.of] ?? 0;
}

/** Returns what happened in a turn: to all players together, or to the one of some to whom most happened. */
function happenedTo(
  { happened, who, are, turn }: Extract<AbilityAmount, { readonly happened: unknown }>,
  scene: EffectContext<MtgMatchState>,
): number {
  const { state } = scene;
  const counts = turn === 'last' ? state.turn.before : state.turn.happened;
  const much = (player: string): number => counts?.[countName(happened, player, are)] ?? 0;
  return who === undefined
    ? state.players.reduce(
        (sum, { id }) => (isInRange(state, scene.controller, id) ? sum + much(id) : sum),
        0,
      )
    : Math.max(0, ...selectPlayers(who, scene).map(much));
}

/** Returns the greatest, the least or the total of an amount of each of several players; 0 if there are none. */
function takenAmong(
  { amongPlayers, take, amount }: Extract<AbilityAmount, { readonly amongPlayers: unknown }>,
  scene: EffectContext<MtgMatchState>,
): number {
  const numbers = selectPlayers(amongPlayers, scene).map((id) =>
    amountOf(amount, { ...scene, bound: { ...scene.bound, someone: [playerRef(id)] } }),
  );
  if (numbers.length === 0) return 0;
  if (take === 'total') return numbers.reduce((sum, number) => sum + number, 0);
  return take === 'greatest' ? Math.max(...numbers) : Math.min(...numbers);
}

/** Counts the counters of a kind, or of all kinds, on all that a selector means, as it is or last was. */
function countersOf(
  { counters: kind, on }: Extract<AbilityAmount, { counters: string }>,
  scene: EffectContext<MtgMatchState>,
): number {
  const { state } = scene;
  const numbers = selectKnown(on, scene).flatMap((ref) => {
    const { counters = {} } = (ref.kind === 'player' ? playerOf(state, ref.id) : knownCard(state, ref)) ?? {};
    return kind === 'any' ? Object.values(counters) : (counters[kind] ?? 0);
  });
  return numbers.reduce((sum, number) => sum + number, 0);
}

const spentOn = (
  { manaSpent, as }: Extract<AbilityAmount, { readonly manaSpent: unknown }>,
  scene: EffectContext<MtgMatchState>,
): number => {
  const [first] = selectKnown(manaSpent, scene);
  return manaSpentAs(first && knownCard(scene.state, first), as);
};

/** Counts how often a cost was paid for the source, while it is cast or before (rules 702.33d, 607.2). */
export function timesPaid(cost: string, { state, source }: EffectContext<MtgMatchState>): number {
  const { announced, paid } = knownCard(state, source) ?? {};
  return (announced?.costs ?? paid ?? []).filter((name) => name === cost).length;
}

/** Finds the cards that are at a place now; from libraries the top ones first, as many as there are. */
export function findCardsAt(at: CardsAt, scene: EffectContext<MtgMatchState>): readonly PinnedRef[] {
  const { state } = scene;
  if ('cards' in at) return select(at.cards, scene).filter(({ kind }) => kind === 'card');
  if ('hand' in at) {
    const players = selectPlayers(at.hand, scene);
    return cardsIn(state, 'hand')
      .filter(({ owner }) => players.includes(owner))
      .map(refOf);
  }
  const players = selectPlayers('top' in at ? (at.of ?? 'you') : at.library, scene);
  const count = 'top' in at ? Math.max(0, amountOf(at.top, scene)) : Infinity;
  return players.flatMap((player) => libraryOf(state, player).slice(0, count).map(refOf));
}

/** Returns what an event tells about cards that are shown: their references and printed ids. */
export function shownCards(
  state: MtgMatchState,
  refs: readonly PinnedRef[],
): readonly (PinnedRef & { readonly publicId: string })[] {
  return refs.map(({ kind, id, incarnation }) => ({
    kind,
    id,
    incarnation,
    publicId: sure(cardById(state, id)).publicId,
  }));
}

/** Returns the attempt of a question to a player. */
export const askedBy = (player: string, scene: EffectContext<MtgMatchState>): Attempt =>
  attemptOf({ ...scene, controller: player });

/** Which things a player can choose from, and how many. */
export interface OfferedRefs {
  readonly refs: readonly PinnedRef[];
  readonly min: number;
  readonly max: number;
  readonly description?: string | undefined;
}

const KINDS = [
  ['card', 'instanceId'],
  ['player', 'playerId'],
] as const;

/** Builds the question which of some cards and players, by name, so it reveals nothing of a hidden zone. */
export function refSpec({ refs, min, max, description }: OfferedRefs): TargetSpec {
  const accepts = KINDS.flatMap(([kind, key]) => {
    const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ kind, filter: { [key]: ids } }];
  });
  const offered = accepts.length === 0 ? [{ kind: 'card', filter: { not: {} } }] : accepts;
  return {
    slots: [{ id: 'chosen', accepts: offered, min, max, chooser: 'controller', mode: 'choose' }],
    relations: [],
    timing: 'resolution',
    ...withoutUndefined({ description }),
  };
}

/** Returns the decision in which a player chooses among cards and players: {@link refSpec}. */
export const refDecision = (
  player: string,
  offer: OfferedRefs,
  scene: EffectContext<MtgMatchState>,
): Decision => ({ player, attempt: askedBy(player, scene), spec: refSpec(offer) });

/** More numbers than anybody chooses among. */
const MOST_NUMBERS = 1_000;

/** Returns the numbers that a player chooses among, as options, from the least one on; at most a thousand. */
export const numberOptions = (least: number, most: number): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(MOST_NUMBERS, most - least + 1)) }, (_number, at) =>
    String(least + at),
  );

/** Returns what was chosen in the first slot, in the order of the choice. */
export const chosenRefs = (decided: LegalTargets | undefined): readonly PinnedRef[] =>
  decided?.slots[0]?.targets ?? [];

/** Returns the chosen option. */
export const chosenOption = (decided: LegalTargets | undefined): string | undefined =>
  chosenRefs(decided)[0]?.id;

/** Returns a yes-or-no decision about an effect of that name. */
export function yesOrNo(player: string, scene: EffectContext<MtgMatchState>, effect: string): Decision {
  return optionDecision(askedBy(player, scene), ['yes', 'no'], effect);
}
