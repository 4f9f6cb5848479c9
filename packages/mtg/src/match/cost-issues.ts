import type { GameIssue, Issue } from '@reticle/core';
import { getActivatedAbilities } from '../abilities/activated.js';
import type { FoundAbility } from '../abilities/activation.js';
import { manaMeansOf } from '../abilities/mana-sources.js';
import { costSlots, payCosts } from '../costs/pay.js';
import { canPayMana } from '../mana/pay.js';
import type { MtgMatchState } from '../state/match-state.js';
import { refOf } from '../state/zone-change.js';
import { seedless } from './seedless.js';
import type { Table } from './table.js';

/**
 * Why the cost of an ability can't be paid, whatever is chosen for it: all of it, where nothing is; else its mana only,
 * since what is chosen decides about the rest (rules 118.3, 602.2b).
 */
export function costIssues(
  table: Table,
  state: MtgMatchState,
  player: string,
  { card, ability }: FoundAbility,
  X: number | undefined,
): readonly Issue[] {
  const { costs } = ability;
  const variables = X === undefined ? {} : { X };
  if (costSlots(costs).length > 0) {
    const pool = state.players.find(({ id }) => id === player)?.pool ?? {};
    const means = { pool, sources: table.sources(state).get(player) ?? [], ...variables };
    const lacks = costs.some((part) => part.cost === 'mana' && !canPayMana(part.mana, means));
    const cantPay: GameIssue = { code: 'mtg.notNow', data: { rule: '118.3', source: card.instanceId } };
    return lacks ? [cantPay] : [];
  }
  const paid = payCosts(costs, [], {
    ...seedless(),
    state,
    controller: player,
    source: refOf(card),
    variables,
    mana: manaMeansOf(player, (each) => getActivatedAbilities(each, table.rules.registry)),
  });
  return paid.ok ? [] : paid.issues;
}
