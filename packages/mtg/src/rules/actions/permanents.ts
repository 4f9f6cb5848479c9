import type { PinnedRef } from '@reticle/core';
import { hasKeyword } from '../../language/keyword.js';
import type { Zone } from '../../language/vocabulary.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import { matchWith } from '../../state/copies.js';
import type { Shield } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { knownNow, playerInGame } from '../../state/state.js';
import { controllerOf } from '../../state/facts.js';
import { countersOn } from '../events/counters.js';
import { type Emit, happen } from '../events/happen.js';
import { healed } from '../events/permanents.js';
import { changeZone } from './change-zone.js';
import { isArmor, keepersIn } from './instead-of-dying.js';
import { firstReplacement } from './first-replacement.js';

const STUN = 'stun';

/**
 * Taps or untaps a permanent (rules 701.26a, 701.26b). A permanent with a stun counter loses that counter
 * instead of untapping (122.1d).
 */
export const setTapped = (state: MtgMatchState, card: MtgCard, tapped: boolean, emit: Emit): MtgMatchState =>
  !tapped && countersOn(card, STUN) > 0
    ? changeCounters(state, refOf(card), STUN, -1, emit)
    : happen(state, { type: tapped ? 'becameTapped' : 'becameUntapped', card: card.instanceId }, emit);

/**
 * Creates tokens on the battlefield (rule 111.1); emits `{ type: 'tokenCreated', card, player }` for each.
 */
export const createTokens = (state: MtgMatchState, tokens: readonly MtgCard[], emit: Emit): MtgMatchState =>
  tokens.reduce(
    (now, token) =>
      happen(now, { type: 'tokenCreated', card: refOf(token), player: token.owner }, emit, token),
    state,
  );

/**
 * Whether a permanent could pay {T}: it is untapped, and no creature with summoning sickness (rules 107.5,
 * 302.6).
 */
export function standardTapCheck(card: MtgCard): boolean {
  return card.zone === 'battlefield' && !card.phasedOut && !card.tapped && !isSummoningSick(card);
}

/** Whether the source is still in the zone in which its ability works (rule 113.6). */
export function sourceExistsCheck(
  state: MtgMatchState,
  { instanceId, incarnation }: Pick<MtgCard, 'instanceId' | 'incarnation'>,
  zone: Zone = 'battlefield',
): boolean {
  const now = cardById(state, instanceId);
  return now?.incarnation === incarnation && now.zone === zone && !now.phasedOut;
}

type RegenerationShield = Extract<Shield, { readonly shield: 'regenerate' }>;

/**
 * Adds a shield that regenerates a permanent the next time it would be destroyed this turn (rule 701.19a).
 */
export function addRegeneration(state: MtgMatchState, what: PinnedRef): MtgMatchState {
  if (knownNow(state, what)?.zone !== 'battlefield') return state;
  const shield = { shield: 'regenerate' as const, id: state.nextId, what };
  return matchWith(state, { nextId: state.nextId + 1, shields: [...state.shields, shield] });
}

/** How a permanent is destroyed. */
interface Destroying {
  readonly cantRegenerate?: boolean | undefined;
  /** The permanents that keep cards out of graveyards, as they were before anything was destroyed with it. */
  readonly keepers?: readonly MtgCard[];
}

/**
 * Destroys a permanent (rule 701.8): it goes to the graveyard, unless it is indestructible (702.12b),
 * regenerates by its oldest shield, or an Aura is destroyed instead (702.89a). Its controller chooses if
 * several apply (616.1). Emits `destroyed` and `moved`, or `regenerated`. Does nothing if the object is not
 * on the battlefield any more.
 */
export function destroy(
  before: MtgMatchState,
  what: PinnedRef,
  emit: Emit,
  { cantRegenerate = false, keepers = keepersIn(before) }: Destroying = {},
): MtgMatchState {
  const card = what.kind === 'card' ? knownNow(before, what) : undefined;
  if (card?.zone !== 'battlefield' || card.phasedOut || hasKeyword(card, 'indestructible')) return before;
  const shield = before.shields.find(
    (found): found is RegenerationShield =>
      found.shield === 'regenerate' &&
      found.what.id === what.id &&
      found.what.incarnation === what.incarnation,
  );
  const regenerates = shield && !cantRegenerate && !hasKeyword(card, 'cantBeRegenerated') ? [shield] : [];
  const armors = armorsOn(before, card);
  const names = [
    ...regenerates.map(() => 'regeneration'),
    ...armors.map(({ names: [name] }) => name ?? 'armor'),
  ];
  const { state, at } = firstReplacement(before, controllerOf(card), names);
  const [used] = regenerates;
  if (used && at === 0) {
    const now = happen(state, { type: 'regenerated', card: used.what }, emit, used.id);
    return card.tapped ? now : setTapped(now, card, true, emit);
  }
  const armor = armors[at - regenerates.length];
  if (armor) return destroy(healed(state, card.instanceId), refOf(armor), emit, { keepers });
  const now = happen(state, { type: 'destroyed', card: refOf(card) }, emit);
  return changeZone(now, card.instanceId, 'graveyard', emit, {}, keepers);
}

/** Returns the Auras that would be destroyed instead of what they enchant (rule 702.89a, umbra armor). */
const armorsOn = (state: MtgMatchState, { instanceId }: MtgCard): readonly MtgCard[] =>
  permanentsIn(state).filter(
    (card) => card.attachedTo?.kind === 'card' && card.attachedTo.id === instanceId && isArmor(card),
  );

/**
 * Puts counters on an object or player, or removes as many as there are (rules 122.1, 122.6). Emits `{ type:
 * 'counters', on, counter, amount }`, with a negative amount if they were removed.
 */
export function changeCounters(
  state: MtgMatchState,
  on: PinnedRef,
  counter: string,
  more: number,
  emit: Emit,
  paying: { readonly cost?: true } = {},
): MtgMatchState {
  const bearer = on.kind === 'player' ? playerInGame(state, on.id) : permanentAt(state, on);
  const amount = bearer ? Math.max(more, -countersOn(bearer, counter)) : 0;
  return amount === 0 ? state : happen(state, { type: 'counters', on, counter, amount, ...paying }, emit);
}

/**
 * Finds an object that can get counters: on the battlefield, or a card in exile. An object that left has none
 * (rule 400.7).
 */
function permanentAt(state: MtgMatchState, ref: PinnedRef) {
  const card = ref.kind === 'card' ? knownNow(state, ref) : undefined;
  return (card?.zone === 'battlefield' && !card.phasedOut) || card?.zone === 'exile' ? card : undefined;
}
