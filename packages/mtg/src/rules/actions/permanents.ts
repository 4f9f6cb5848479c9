import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { Tools } from '@reticle/core/play';
import { hasKeyword } from '../../language/keyword.js';
import type { Zone } from '../../language/vocabulary.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import { cardById, withCard, permanentsIn } from '../../state/cards.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';
import type { Shield } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { knownNow, seated } from '../../state/state.js';
import { leaveCombat } from '../../state/zones.js';
import { controllerOf } from '../../state/facts.js';
import { changeZone } from './change-zone.js';
import { isArmor, keepersIn } from './instead-of-dying.js';
import { firstReplacement } from './first-replacement.js';
import { changePlayers } from '../../state/players.js';
import { given } from '../../state/given.js';

/** A permanent becomes tapped, or untapped (rules 701.26a and 701.26b). */
export const turned = (
  state: MtgMatchState,
  card: MtgCard,
  tapped: boolean,
  tools: Pick<Tools, 'emit'>,
): MtgMatchState => withCard(state, turnedCard(card, tapped, tools));

/** The card as it is then. */
export function turnedCard(card: MtgCard, tapped: boolean, { emit }: Pick<Tools, 'emit'>): MtgCard {
  emit({ type: tapped ? 'becameTapped' : 'becameUntapped', card: card.instanceId });
  const thisTurn = tapped ? [...card.thisTurn, 'becameTapped' as const] : card.thisTurn;
  return cardWith(card, { tapped, thisTurn });
}

/** Whether a permanent could pay {T}: untapped, and no creature that came this turn without haste (rules 107.5, 302.6). */
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

/** A shield that regenerates a permanent the next time it would be destroyed this turn (rule 701.19a). */
export function addRegeneration(state: MtgMatchState, what: PinnedRef): MtgMatchState {
  if (knownNow(state, what)?.zone !== 'battlefield') return state;
  const shield = { shield: 'regenerate' as const, id: state.nextId, what };
  return matchWith(state, { nextId: state.nextId + 1, shields: [...state.shields, shield] });
}

/** Regenerates instead of being destroyed: tapped, without damage, out of combat (rule 701.19a). */
function regenerate(
  state: MtgMatchState,
  card: MtgCard,
  used: RegenerationShield,
  emit: Tools['emit'],
): MtgMatchState {
  emit({ type: 'regenerated', card: used.what });
  const shields = state.shields.filter(({ id }) => id !== used.id);
  const now = card.tapped ? card : turnedCard(card, true, { emit });
  return leaveCombat(healed(matchWith(state, { shields }), now), card.instanceId);
}

/** All damage goes from a permanent, with what deathtouch did to it (rules 701.19a, 702.89a). */
function healed(state: MtgMatchState, card: MtgCard): MtgMatchState {
  const deathtouched = state.deathtouched?.filter(({ id }) => id !== card.instanceId);
  return matchWith(withCard(state, cardWith(card, { damage: 0 })), given({ deathtouched }));
}

/** How something is destroyed. */
interface Destroying {
  readonly cantRegenerate?: boolean | undefined;
  /** What keeps cards out of graveyards, as it was before anything was destroyed with it. */
  readonly keepers?: readonly MtgCard[];
}

/**
 * Destroys a permanent (rule 701.8): into the graveyard, unless it is indestructible (702.12b) or regenerates, by the
 * oldest of its shields, or an Aura is destroyed instead (702.89a); of several its controller says which (616.1). Events `destroyed`
 * and `moved`, or `regenerated`. Nothing happens to what is not on the battlefield as that object.
 */
export function destroy(
  before: MtgMatchState,
  what: PinnedRef,
  emit: Tools['emit'],
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
  if (used && at === 0) return regenerate(state, card, used, emit);
  const armor = armors[at - regenerates.length];
  if (armor) return destroy(healed(state, card), refOf(armor), emit, { keepers });
  emit({ type: 'destroyed', card: refOf(card) });
  return changeZone(state, card.instanceId, 'graveyard', emit, {}, keepers);
}

/** The Auras of which one would be destroyed instead of what they enchant (rule 702.89a, umbra armor). */
const armorsOn = (state: MtgMatchState, { instanceId }: MtgCard): readonly MtgCard[] =>
  permanentsIn(state).filter(
    (card) => card.attachedTo?.kind === 'card' && card.attachedTo.id === instanceId && isArmor(card),
  );

/** What can have counters: an object or a player. */
export interface CounterBearer {
  readonly counters: Readonly<Record<string, number>>;
}

/** How many counters of a kind something has. */
export const countersOn = ({ counters }: CounterBearer, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** What counters there are once there are some more, or fewer, of a kind; a kind of which none are left is not there. */
function countersAfter(bearer: CounterBearer, kind: string, more: number): CounterBearer['counters'] {
  const others = Object.entries(bearer.counters).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(bearer, kind) + more);
  return Object.fromEntries(count === 0 ? others : [...others, [kind, count] as const]);
}

/** A card with some more, or fewer, counters of a kind. */
export const withCounters = (card: MtgCard, kind: string, more: number): MtgCard =>
  cardWith(card, { counters: countersAfter(card, kind, more) });

/**
 * Puts counters on an object or player, or takes them off, as many as there are (rules 122.1, 122.6). Event
 * `{ type: 'counters', on, counter, amount }` with how many came; negative, where they went.
 */
export function changeCounters(
  state: MtgMatchState,
  on: PinnedRef,
  counter: string,
  more: number,
  emit: (event: MatchEvent) => void,
): MtgMatchState {
  const card = permanentAt(state, on);
  const bearer = card ?? playerAt(state, on);
  if (!bearer) return state;
  const amount = Math.max(more, -countersOn(bearer, counter));
  if (amount === 0) return state;
  emit({ type: 'counters', on, counter, amount });
  if (card) return withCard(state, withLoyalty(withCounters(card, counter, amount), counter));
  const counters = countersAfter(bearer, counter, amount);
  return changePlayers(state, [on.id], (player) => playerWith(player, { counters }));
}

/** The loyalty of a permanent is the number of its loyalty counters (rule 306.5c). */
const withLoyalty = (card: MtgCard, counter: string): MtgCard =>
  counter === 'loyalty' ? cardWith(card, { loyalty: countersOn(card, 'loyalty') }) : card;

function playerAt(state: MtgMatchState, { kind, id }: PinnedRef) {
  const player = kind === 'player' ? seated(state, id) : undefined;
  return player && { counters: player.counters ?? {} };
}

/** Counters are put on what is on the battlefield, or on a card in exile; what has left keeps none (rule 400.7). */
function permanentAt(state: MtgMatchState, ref: PinnedRef) {
  const card = ref.kind === 'card' ? knownNow(state, ref) : undefined;
  return (card?.zone === 'battlefield' && !card.phasedOut) || card?.zone === 'exile' ? card : undefined;
}
