import { unwrap } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById } from '../../state/state.js';
import { flagbearersAgainst } from '../../targeting/must-target.js';
import { advance } from '../../turn/advance.js';
import { keepsPriority } from '../../turn/priority.js';
import { castCard, castIssues, definitionOf, onStack, specFor, spellRef } from '../cast.js';
import { playWith } from '../play.js';
import { actingIssues, type Table } from '../table.js';
import { castVariants } from '../variants.js';
import { seedless } from '../seedless.js';

const params = z.strictObject({
  card: z.string().min(1).max(256),
  X: z.int().nonnegative().max(1_000).optional(),
  modes: z.array(z.string().max(64)).max(16).readonly().optional(),
});

/** Casts a card from hand (rule 601). The mana is paid from the pool and from what can be tapped for it. */
export const cast = (table: Table) =>
  defineMove({
    params,
    refuses({ state, player, params: announced }) {
      const issues = actingIssues(table, state, player, 'priority');
      return issues.length > 0 ? issues : castIssues(table, state, { player, ...announced });
    },
    variants: (state: MtgMatchState, player: string) => castVariants(table, state, player),
    getTargetSpecs({ state, params: { card, modes } }) {
      const definition = definitionOf(table, cardById(state, card));
      const spec = definition && specFor(definition, modes);
      return spec?.ok ? [spec.value] : [];
    },
    attempt: ({ state, player, params: { card, X } }) => ({
      controller: player,
      source: spellRef(state, card),
      variables: { X: X ?? 0 },
    }),
    choosesIn: ({ state, player, params: announced }) => onStack(table, state, { player, ...announced }),
    /** The cost does not hang on the targets; nothing but who must be targeted can refuse them still (rule 601.2c). */
    refusesTargets({ state, player, params: announced }, targets) {
      if (flagbearersAgainst(state, { controller: player }).length === 0) return [];
      const tried = castCard(table, state, { player, ...announced }, targets, seedless());
      return tried.ok ? [] : tried.issues;
    },
    execute({ state, player, params: announced, targets, random, emit }) {
      const play = playWith(table.rules, state, { random, emit });
      const after = unwrap(castCard(table, state, { player, ...announced }, targets, play));
      return advance(keepsPriority(after), play);
    },
  });
