import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../../state/match-state.js';
import { advance } from '../../turn/advance.js';
import { passPriority } from '../../turn/priority.js';
import { playWith } from '../play.js';
import { actingIssues, type Table } from '../table.js';

/** Passes priority (rule 117.3d). */
export const pass = (table: Table) =>
  defineMove({
    params: z.strictObject({}),
    refuses: ({ state, player }) => actingIssues(table, state, player, 'priority'),
    variants: (_state: MtgMatchState) => [{}],
    execute({ state, player, random, emit }) {
      const play = playWith(table.rules, state, { random, emit });
      play.emit({ type: 'passed', player, step: state.turn.step });
      return advance(passPriority(state, play), play);
    },
  });
