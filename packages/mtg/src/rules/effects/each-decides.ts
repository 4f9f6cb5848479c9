import type { PinnedRef } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import { sameValue } from '@reticle/core/text';
import { type Effect, type EffectNamed, effect as effectSchema } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { sure } from '../../state/sure.js';
import { inTurnOrder } from '../../state/state.js';
import { select } from '../select/select.js';

/** Returns what a selector means: the players in turn order, before all else. */
export function inOrder(what: Selector, scene: EffectContext<MtgMatchState>): readonly PinnedRef[] {
  const found = select(what, scene);
  const isPlayer = ({ kind }: PinnedRef) => kind === 'player';
  const players = inTurnOrder(
    scene.state,
    found.filter(isPlayer).map(({ id }) => id),
  );
  const refs = players.map((player) => sure(found.find((ref) => isPlayer(ref) && ref.id === player)));
  return [...refs, ...found.filter((ref) => !isPlayer(ref))];
}

/** Writes something else wherever a value stands in JSON. */
function withInstead(json: unknown, value: unknown, other: unknown): unknown {
  if (sameValue(json, value)) return other;
  if (Array.isArray(json)) return json.map((part: unknown) => withInstead(part, value, other));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, part]: [string, unknown]) => [key, withInstead(part, value, other)]),
  );
}

/** Lets each of several players decide or do something alone, in turn order (rule 101.4). */
export function eachDecides(
  asked: EffectNamed<'castCard' | 'copySpell' | 'may' | 'mayPay'>,
  who: Selector,
  scene: EffectContext<MtgMatchState>,
): Effect {
  // Bindings are never removed during a resolution, so the name is a new one.
  const as = `decides${Object.keys(scene.bound).length}`;
  const left = inOrder(who, scene).filter(({ kind }) => kind === 'player');
  return {
    effect: 'forEach',
    what: who,
    as,
    left,
    effects: [effectSchema.parse(withInstead(asked, who, { bound: as }))],
  };
}
