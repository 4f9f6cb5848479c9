import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { endTurnEffects } from '../../continuous/end.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { placeNext } from '../../triggers/place.js';
import { advance } from '../../turn/advance.js';
import { discardDown } from '../../turn/cleanup.js';
import { goOn } from '../../turn/resolve.js';
import { playWith } from '../play.js';
import { actingIssues, type Table } from '../table.js';

/** Answers the decision that is open: of an effect, of a trigger's targets, of what is discarded. */
export const decide = (table: Table) =>
  defineMove({
    params: z.strictObject({}),
    refuses: ({ state, player }) => actingIssues(table, state, player, 'decide'),
    variants: (_state: MtgMatchState) => [{}],
    getTargetSpecs({ state }) {
      const open = table.decision(state);
      return open ? [open.spec] : [];
    },
    attempt: ({ state, player }) => table.decision(state)?.attempt ?? { controller: player },
    choosesIn: ({ state }) => table.decision(state)?.state ?? state,
    execute({ state, targets, random, emit }) {
      const play = playWith(table.rules, state, { random, emit });
      const kind = table.decision(state)?.kind;
      if (kind === 'effect') return advance(goOn(state, play, targets), play);
      if (kind === 'trigger') return advance(placeNext(state, play, targets), play);
      const chosen = targets.slots.flatMap((slot) => slot.targets.map(({ id }) => id));
      return advance(endTurnEffects(discardDown(state, chosen, play)), play);
    },
  });
