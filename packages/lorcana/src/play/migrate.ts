import { parseWith, STATE_LIMITS } from '@reticle/core';
import type { MatchMigration } from '@reticle/core/match';
import * as z from 'zod';

/** What of a saved match of version 2 is looked at: some of them do not know yet what happened this turn. */
const second = z.looseObject({ happened: z.json().default([]) });

/** What leads from earlier versions of a match to that of today. */
export const migrate: readonly MatchMigration[] = [
  {
    from: 2,
    state(json) {
      const state = parseWith(second, json, STATE_LIMITS);
      return state.ok ? { ok: true, value: z.json().parse({ ...state.value, standing: [] }) } : state;
    },
  },
];
