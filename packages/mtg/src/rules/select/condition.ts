import type { EffectContext } from '@reticle/core/play';
import { COMPARE, type Condition, OPERATORS } from '../../language/condition.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf } from '../../state/refs.js';
import { knownCard } from '../../state/state.js';
import { among, wasAmong } from './matching.js';
import { readsOf } from './own.js';
import { amountOf, select, selectKnown, selectPlayers, timesPaid } from './select.js';

/** Whether a condition holds now. */
export function holds(asked: Condition, scene: EffectContext<MtgMatchState>): boolean {
  if ('paid' in asked) return timesPaid(asked.paid, scene) > 0;
  if ('chosen' in asked) return knownCard(scene.state, scene.source)?.chosen?.one === asked.chosen;
  if ('not' in asked) return !holds(asked.not, scene);
  if ('allOf' in asked) return asked.allOf.every((part) => holds(part, scene));
  if ('anyOf' in asked) return asked.anyOf.some((part) => holds(part, scene));
  if ('someone' in asked) {
    return selectPlayers(asked.someone, scene).some((id) =>
      holds(asked.so, { ...scene, bound: { ...scene.bound, someone: [playerRefOf(id)] } }),
    );
  }
  if ('same' in asked) {
    const [one, other] = [select(asked.same[0], scene), select(asked.same[1], scene)];
    return one.some(({ kind, id }) => other.some((ref) => ref.kind === kind && ref.id === id));
  }
  if ('amount' in asked) {
    const amount = amountOf(asked.amount, scene);
    return OPERATORS.every((name) => {
      const other = asked[name];
      return other === undefined || COMPARE[name](amount, amountOf(other, scene));
    });
  }
  const { what, is } = asked;
  if (is === undefined) return select(what, scene).length > 0;
  // What asks for a zone asks for what is there now.
  return readsOf(is).keys.has('zone')
    ? among(is, select(what, scene), scene).length > 0
    : selectKnown(what, scene).some((ref) => wasAmong(is, ref, scene));
}
