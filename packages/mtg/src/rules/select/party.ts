import type { EffectContext } from '@reticle/core/play';
import { cardById } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { entryAt, sure } from '../../state/sure.js';
import { matching } from './matching.js';

const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/**
 * Counts the creatures in a player's party: at most one of each kind, each creature counted once (rule
 * 700.8a).
 */
export function partySize(players: readonly string[], scene: EffectContext<MtgMatchState>): number {
  const able = PARTY.map((subtype) =>
    matching({ type: 'creature', subtype }, scene).flatMap(({ id }) => {
      const card = sure(cardById(scene.state, id));
      return players.includes(controllerOf(card)) ? [id] : [];
    }),
  );
  const kindOf = new Map<string, number>();
  // Each kind takes a free creature, or one whose own kind can take another.
  const finds = (kind: number, tried: Set<string>): boolean =>
    entryAt(able, kind).some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const other = kindOf.get(id);
      if (other !== undefined && !finds(other, tried)) return false;
      kindOf.set(id, kind);
      return true;
    });
  return able.filter((_, kind) => finds(kind, new Set())).length;
}
