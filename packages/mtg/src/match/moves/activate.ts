import { unwrap } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { activateAbility, activationRefusals } from '../../abilities/activate.js';
import { abilityFor, activationAttempt, activationSpec } from '../../abilities/activation.js';
import { activationLacks } from '../../abilities/activation-search.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById } from '../../state/state.js';
import { advance } from '../../turn/advance.js';
import { keepsPriority } from '../../turn/priority.js';
import { playWith } from '../play.js';
import { actingIssues, type Table } from '../table.js';
import { activateVariants } from '../activate-variants.js';

const params = z.strictObject({
  card: z.string().min(1).max(256),
  ability: z.string().min(1).max(64),
  X: z.int().nonnegative().max(1_000).optional(),
});

/** Activates an ability (rule 602), mana abilities among them (605.3). Mana is paid as for a spell. */
export const activate = (table: Table) => {
  const { registry } = table.rules;
  return defineMove({
    params,
    refuses({ state, player, params: announced }) {
      const issues = actingIssues(table, state, player, 'priority');
      if (issues.length > 0) return issues;
      const found = abilityFor(state, registry, { player, ...announced });
      if (!found.ok) return found.issues;
      const search = table.search(state, player);
      return search ? activationLacks(search, found.value, announced.X) : [];
    },
    variants: (state: MtgMatchState, player: string) => activateVariants(table, state, player),
    getTargetSpecs({ state, player, params: announced }) {
      const found = abilityFor(state, registry, { player, ...announced });
      return found.ok ? [activationSpec(found.value.ability)] : [];
    },
    attempt({ state, player, params: { card, X } }) {
      const source = cardById(state, card);
      return source ? activationAttempt(source, player, X) : { controller: player };
    },
    refusesTargets: ({ state, player, params: announced }, targets) =>
      activationRefusals(state, registry, { player, ...announced }, targets),
    execute({ state, player, params: announced, targets, random, emit }) {
      const play = playWith(table.rules, state, { random, emit });
      const after = activateAbility(state, registry, { player, ...announced }, targets, play);
      return advance(keepsPriority(unwrap(after)), play);
    },
  });
};
