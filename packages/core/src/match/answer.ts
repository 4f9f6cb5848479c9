import * as z from 'zod';
import { issue } from '../issue.js';
import type { Decision } from '../play/decision.js';
import type { Tools } from '../play/effect.js';
import type { LegalTargets } from '../targeting/check.js';
import { defineMove, type EnumerableMove } from './move.js';

/** What asks players and goes on with what they answer; a `Play` is one. */
export interface Prompter<State> {
  prompt(state: State): Decision | undefined;
  advance(state: State, tools: Tools, answer?: LegalTargets): State;
}

/**
 * The move by which whoever is asked answers; a game that plays its abilities with core has it among its moves. It has no
 * parameters; its targets are those of the prompt. Refused with `notAsked` for anybody else.
 */
export const answerMove = <State>(play: Prompter<State>): EnumerableMove<State> =>
  defineMove({
    params: z.strictObject({}),
    refuses: ({ state, player }) =>
      play.prompt(state)?.player === player ? [] : [issue('notAsked', { player })],
    variants: (state: State) => (play.prompt(state) ? [{}] : []),
    getTargetSpecs: ({ state }) => {
      const asked = play.prompt(state);
      return asked ? [asked.spec] : [];
    },
    attempt: ({ state, player }) => play.prompt(state)?.attempt ?? { controller: player },
    execute: ({ state, targets, random, emit }) => play.advance(state, { random, emit }, targets),
  });
