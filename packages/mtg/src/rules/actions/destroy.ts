import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import { hasKeyword } from '../../language/keyword.js';
import type { Shield } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { knownNow } from '../../state/state.js';
import { withCard } from '../../state/cards.js';
import { leaveCombat } from '../../state/zones.js';
import { changeZone } from './change-zone.js';
import { turned } from './tapping.js';
import { cardWith, matchWith } from '../../state/copies.js';

type RegenerationShield = Extract<Shield, { readonly shield: 'regenerate' }>;

/** A shield that regenerates a permanent the next time it would be destroyed this turn (rule 701.19a). */
export function addRegeneration(state: MtgMatchState, what: PinnedRef): MtgMatchState {
  if (knownNow(state, what)?.zone !== 'battlefield') return state;
  const shield = { shield: 'regenerate' as const, id: state.nextId, what };
  return matchWith(state, { nextId: state.nextId + 1, shields: [...state.shields, shield] });
}

/** Regenerates instead of being destroyed: tapped, without damage, out of combat (rule 701.19a). */
function regenerate(state: MtgMatchState, used: RegenerationShield, emit: Tools['emit']): MtgMatchState {
  const card = knownNow(state, used.what);
  if (card === undefined) return state;
  emit({ type: 'regenerated', card: used.what });
  const shields = state.shields.filter(({ id }) => id !== used.id);
  const tapped = card.tapped ? state : turned(state, card, true, { emit });
  const now = knownNow(tapped, used.what) ?? card;
  const whole = withCard(matchWith(tapped, { shields }), cardWith(now, { damage: 0 }));
  // Whatever deathtouch did to it is undone with the damage.
  const deathtouched = whole.deathtouched?.filter(({ id }) => id !== card.instanceId);
  return leaveCombat(deathtouched ? matchWith(whole, { deathtouched }) : whole, card.instanceId);
}

/**
 * Destroys a permanent (rule 701.8): into the graveyard, unless it is indestructible (702.12b) or regenerates, by the
 * oldest of its shields. Events `destroyed` and `moved`, or `regenerated`. Nothing happens to what is not on the
 * battlefield as that object.
 */
export function destroy(
  state: MtgMatchState,
  what: PinnedRef,
  emit: Tools['emit'],
  { cantRegenerate = false }: { readonly cantRegenerate?: boolean | undefined } = {},
): MtgMatchState {
  const card = what.kind === 'card' ? knownNow(state, what) : undefined;
  if (card?.zone !== 'battlefield' || card.phasedOut || hasKeyword(card, 'indestructible')) return state;
  const shield = state.shields.find(
    (found): found is RegenerationShield =>
      found.shield === 'regenerate' &&
      found.what.id === what.id &&
      found.what.incarnation === what.incarnation,
  );
  if (shield && !cantRegenerate && !hasKeyword(card, 'cantBeRegenerated'))
    return regenerate(state, shield, emit);
  emit({ type: 'destroyed', card: refOf(card) });
  return changeZone(state, card.instanceId, 'graveyard', emit);
}
