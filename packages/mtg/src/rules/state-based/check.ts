import type { PinnedRef } from '@reticle/core';
import { PlaceCache } from '@reticle/core/play';
import { hasKeyword } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MatchPlayer, MtgMatchState } from '../../state/match-state.js';
import { lately } from '../../state/memo.js';
import { refOf, mapSame } from '../../state/refs.js';

import { knownNow, playerInGame } from '../../state/state.js';
import { changeZone } from '../actions/change-zone.js';
import { keepersIn } from '../actions/instead-of-dying.js';
import { destroy } from '../actions/permanents.js';
import { isAtFinalChapter, hasPendingChapter } from '../actions/sagas.js';
import { countersOn } from '../events/counters.js';
import { type Emit, happen } from '../events/happen.js';
import { looseAttachments, mayComeOff } from '../stack/attach.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import { matchWith, playerWith } from '../../state/copies.js';
import { leftAtOnce } from '../../state/zones.js';
import { returnCommanders, returningCommanders } from './commanders.js';
import { fallenLegends } from './legends.js';
import { losingWith } from '../../state/teams.js';

/**
 * A way to lose, with the number of its rule, and of the rule for teams that share a life total (rule 810).
 */
interface Losing {
  readonly rule: string;
  readonly ofTeam?: string;
  readonly holds: (player: MatchPlayer, isShared: boolean) => boolean;
}

/** The ways to lose (rules 704.5a to 704.5c, 704.6a to 704.6c). */
const LOSING: readonly Losing[] = [
  { rule: '704.5a', ofTeam: '704.6a', holds: ({ life }) => life <= 0 },
  { rule: '704.5b', holds: ({ drewFromEmpty }) => drewFromEmpty === true },
  { rule: '104.3e', holds: ({ loses }) => loses === true },
  {
    rule: '704.5c',
    ofTeam: '704.6b',
    holds: ({ counters }, isShared) => (counters?.['poison'] ?? 0) >= (isShared ? 15 : 10),
  },
  {
    rule: '704.6c',
    holds: ({ commanderDamage = [] }) => commanderDamage.some(({ damage }) => damage >= 21),
  },
];

/** Finds the rule by which a player who is still in the game loses now. */
function losesBy({ house }: MtgMatchState, player: MatchPlayer): string | undefined {
  if (player.left === true) return undefined;
  const isShared = house?.sharedLife === true;
  const found = LOSING.find(({ holds }) => holds(player, isShared));
  return isShared ? (found?.ofTeam ?? found?.rule) : found?.rule;
}

/** What a state-based action does to a permanent, with the number of the rule. */
interface StateBasedAction {
  readonly rule: string;
  readonly what: PinnedRef;
  readonly how: 'graveyard' | 'destroyed';
}
type StateBasedTest = (card: MtgCard, deathtouched: readonly PinnedRef[]) => boolean;
const isCreature = ({ types }: MtgCard): boolean => types.includes('creature');

const isAmong = (card: MtgCard, refs: readonly PinnedRef[]): boolean =>
  refs.some(({ id, incarnation }) => id === card.instanceId && incarnation === card.incarnation);

/**
 * The first condition that holds for a permanent decides: a permanent that is put into the graveyard isn't
 * destroyed. All conditions after the first can assume a toughness above 0.
 */
const CONDITIONS: readonly { rule: string; how: StateBasedAction['how']; holds: StateBasedTest }[] = [
  { rule: '704.5f', how: 'graveyard', holds: (card) => isCreature(card) && (card.toughness ?? 0) <= 0 },
  {
    rule: '704.5g',
    how: 'destroyed',
    holds: (card) => isCreature(card) && card.damage >= (card.toughness ?? 0),
  },
  {
    rule: '704.5h',
    how: 'destroyed',
    holds: (card, deathtouched) => isCreature(card) && isAmong(card, deathtouched),
  },
  {
    rule: '704.5i',
    how: 'graveyard',
    holds: ({ types, loyalty }) => types.includes('planeswalker') && loyalty === 0,
  },
  {
    rule: '704.5v',
    how: 'graveyard',
    holds: ({ types, defense }) => types.includes('battle') && defense === 0,
  },
];

/**
 * Whether any of these conditions can hold for a permanent: for lands, artifacts and enchantments none can.
 */
const hasConditions = ({ types }: MtgCard): boolean =>
  types.includes('creature') || types.includes('planeswalker') || types.includes('battle');

const NO_REFS: readonly PinnedRef[] = [];
const conditionOf = (card: MtgCard, deathtouched = NO_REFS) =>
  hasConditions(card)
    ? CONDITIONS.find(({ how, holds }) => holds(card, deathtouched) && !isSpared(card, how))
    : undefined;

const onBattlefield = (state: MtgMatchState): readonly MtgCard[] =>
  permanentsIn(state).filter(({ phasedOut }) => !phasedOut);

/** Whether a permanent can't be destroyed and stays, with its damage (rule 702.12b). */
const isSpared = (card: MtgCard, how: StateBasedAction['how']): boolean =>
  how === 'destroyed' && hasKeyword(card, 'indestructible');

/**
 * Returns every permanent that a state-based action destroys or puts into the graveyard now, apart from
 * attachments.
 */
function actionsOnPermanents(state: MtgMatchState): readonly StateBasedAction[] {
  const permanents = onBattlefield(state);
  const found: StateBasedAction[] = [];
  for (const card of permanents) {
    const condition = conditionOf(card, state.deathtouched);
    if (condition) found.push({ rule: condition.rule, how: condition.how, what: refOf(card) });
  }
  const legends = fallenLegends(state).map((what) => ({ rule: '704.5j', how: 'graveyard' as const, what }));
  return legends.length === 0 ? found : [...found, ...legends];
}

/** No board needs as many rounds, since each removes something. */
const MOST_ROUNDS = 1_000;

/**
 * Performs state-based actions (rule 704.3): all that apply at once, again and again until none applies.
 * Before each round, `settle` brings up to date what follows from the state (continuous effects: `refresh`).
 *
 * A player who loses gets `left` and `{ type: 'playerLost', player, rule }`; the caller decides what that
 * means for the match, and removes what leaves with the player (rule 800.4a). For permanents it emits `{
 * type: 'stateBased', rule, card }`, and the events of what happens to them. Tokens and copies of spells in
 * other zones cease to exist as they move (704.5d, 704.5e).
 */
export function checkStateBased(
  start: MtgMatchState,
  emit: Emit,
  settle: (state: MtgMatchState) => MtgMatchState = (state) => state,
): MtgMatchState {
  let state = settle(start);
  for (let count = 0; count < MOST_ROUNDS && !isCalm(state); count++) {
    const after = performAtOnce(state, emit);
    if (after === state) {
      // What a Saga waits for is neither among permanents nor players.
      if (!permanentsIn(state).some(isAtFinalChapter)) calm(permanentsIn(state)).players = state.players;
      return state;
    }
    state = settle(after);
    if (isLeaving(start, state)) return state;
  }
  return state;
}

/**
 * Whether a player who lost must leave while others play on: what leaves with the player goes before the next
 * check (rule 800.4a).
 */
function isLeaving(before: MtgMatchState, { players }: MtgMatchState): boolean {
  if (players === before.players) return false;
  const gone = players.filter(({ left }) => left === true);
  return players.length - gone.length > 1 && gone.some(({ id }) => playerInGame(before, id));
}

const isLegendary = ({ supertypes }: MtgCard): boolean => supertypes.includes('legendary');
/** Counters of these kinds on one permanent cancel each other (rule 704.5q). */
const PAIRED = ['+1/+1', '-1/-1'] as const;
const pairsOn = (card: MtgCard): number => Math.min(countersOn(card, '+1/+1'), countersOn(card, '-1/-1'));

/**
 * The positions of permanents to which something may apply, looking at each by itself; on most boards there
 * are none. Attachments depend on their hosts and legends on other legends, so those are always looked at.
 */
const stirring = new PlaceCache<MtgCard>(
  (card) =>
    !card.phasedOut &&
    (mayComeOff(card) ||
      isLegendary(card) ||
      isAtFinalChapter(card) ||
      pairsOn(card) > 0 ||
      conditionOf(card) !== undefined),
);

/** Whether nothing can apply, judging permanents and players by themselves. Then nothing is looked for. */
export const isUnstirred = (state: MtgMatchState): boolean =>
  (state.deathtouched ?? state.keeps) === undefined &&
  stirring.of(permanentsIn(state)).length === 0 &&
  state.players.every((player) => player.drewFromEmpty === undefined && losesBy(state, player) === undefined);

/**
 * The players with whom nothing applied to these permanents. State-based actions look at nothing else, and
 * states usually change elsewhere.
 */
const calm = lately((_permanents: readonly MtgCard[]): { players?: MtgMatchState['players'] } => ({}));

const isCalm = (state: MtgMatchState): boolean =>
  state.deathtouched === undefined &&
  (calm(permanentsIn(state)).players === state.players || isUnstirred(state)) &&
  returningCommanders(state).length === 0;

/**
 * Finds all that applies in one picture of the state, then performs it all as one event: no action keeps another from
 * happening, and what leaves is last known as it is in that picture (rule 704.3).
 */
export function performAtOnce(state: MtgMatchState, emit: Emit): MtgMatchState {
  const dying = actionsOnPermanents(state);
  const loose = looseAttachments(state);
  const returning = returningCommanders(state);
  const finished = permanentsIn(state).filter(
    (card) => isAtFinalChapter(card) && !hasPendingChapter(state, card),
  );
  const pairs = pairsIn(state);
  const keepers = keepersIn(state);
  const lost = withLosers(state, emit);
  const dead = dying.reduce((now, entry) => fall(now, entry, emit, keepers), lost);
  const off = loose.reduce((now, { id, goes }) => {
    const card = cardById(now, id);
    if (card?.zone !== 'battlefield') return now;
    if (goes === 'graveyard') {
      const told = happen(now, { type: 'stateBased', rule: '704.5m', card: refOf(card) }, emit);
      return changeZone(told, id, 'graveyard', emit, {}, keepers);
    }
    // 704.5n, 704.5p, 702.103f: Equipment that can't stay on its host becomes unattached, and so does a
    // bestowed Aura.
    return happen(now, { type: 'becameUnattached', card: refOf(card) }, emit);
  }, dead);
  const ended = finished.reduce((now, card) => sacrificeSaga(now, card, emit, keepers), off);
  const unpaired = withoutPairs(ended, pairs, emit);
  return forgetful(leftAtOnce(state, returnCommanders(unpaired, returning, emit)));
}

function withLosers(state: MtgMatchState, emit: Emit): MtgMatchState {
  const losing = state.players.flatMap((player) => {
    const rule = losesBy(state, player);
    return rule === undefined ? [] : [{ id: player.id, rule }];
  });
  // 810.8a: their teams lose with them if teams win and lose together.
  const own = new Set(losing.map(({ id }) => id));
  const others = new Set(losing.flatMap(({ id }) => losingWith(state, id)).filter((id) => !own.has(id)));
  return [...losing, ...[...others].map((id) => ({ id, rule: '810.8a' }))].reduce(
    (now, { id: player, rule }) => happen(now, { type: 'playerLost', player, rule }, emit),
    state,
  );
}

function fall(
  state: MtgMatchState,
  { rule, what, how }: StateBasedAction,
  emit: Emit,
  keepers: readonly MtgCard[],
): MtgMatchState {
  if (knownNow(state, what)?.zone !== 'battlefield') return state;
  const told = happen(state, { type: 'stateBased', rule, card: what }, emit);
  return how === 'destroyed'
    ? destroy(told, what, emit, { keepers })
    : changeZone(told, what.id, 'graveyard', emit, {}, keepers);
}

/**
 * Makes the controller sacrifice a Saga at its final chapter if none of its chapter abilities waits or is on
 * the stack (rule 704.5s).
 */
function sacrificeSaga(
  state: MtgMatchState,
  card: MtgCard,
  emit: Emit,
  keepers: readonly MtgCard[],
): MtgMatchState {
  const ref = refOf(card);
  if (knownNow(state, ref)?.zone !== 'battlefield') return state;
  const told = happen(state, { type: 'stateBased', rule: '704.5s', card: ref }, emit);
  const away = happen(told, { type: 'sacrificed', card: ref, player: controllerOf(card) }, emit);
  return changeZone(away, card.instanceId, 'graveyard', emit, {}, keepers);
}

/** Returns the permanents from which +1/+1 and -1/-1 counters are removed in pairs (rule 704.5q). */
const pairsIn = (state: MtgMatchState): readonly MtgCard[] =>
  permanentsIn(state).filter((card) => !card.phasedOut && pairsOn(card) > 0);

/** Removes the pairs from those that stay. What leaves in the same event leaves with its counters. */
const withoutPairs = (state: MtgMatchState, pairs: readonly MtgCard[], emit: Emit): MtgMatchState =>
  pairs
    .filter((card) => knownNow(state, refOf(card))?.zone === 'battlefield')
    .reduce(
      (now, card) =>
        PAIRED.reduce(
          (after, counter) =>
            happen(after, { type: 'counters', on: refOf(card), counter, amount: -pairsOn(card) }, emit),
          now,
        ),
      state,
    );

/** Removes the facts that only count since the last check (rules 704.5b, 704.5h, 704.5j). */
function forgetful(state: MtgMatchState): MtgMatchState {
  const players = mapSame(state.players, (player) =>
    player.drewFromEmpty === undefined ? player : playerWith(player, {}, ['drewFromEmpty']),
  );
  return matchWith(state, { players }, ['deathtouched', 'keeps']);
}
