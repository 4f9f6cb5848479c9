import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { replacementChosen } from '../../rules/actions/first-replacement.js';
import { recordDivision, divisionIssues } from '../../rules/combat/division.js';
import { endTurnEffects } from '../../rules/continuous/active.js';
import { executionOf } from '../../rules/execution.js';
import { commanderSent } from '../../rules/state-based/commanders.js';
import { recordKept } from '../../rules/state-based/legends.js';
import { chosenOption } from '../../rules/select/select.js';
import type { MoveExecution } from '../../rules/move-execution.js';
import { placeNext } from '../../rules/triggers/place.js';
import { advance, passPriority } from '../../rules/turn/advance.js';
import { cleanupDecision, discardDown } from '../../rules/turn/cleanup.js';
import { concludeIfOver, leaveGame } from '../../rules/turn/leave.js';
import { passedQuietly } from '../../rules/turn/quiet.js';
import { goOn } from '../../rules/turn/resolve.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerInGame } from '../../state/state.js';
import { losingWith } from '../../state/teams.js';
import { type Table, actingIssues } from '../table.js';
import { announce } from './cards.js';
import { happen } from '../../rules/events/happen.js';

/** Continues what waited for an order: an announced spell or ability, or what happens by itself. */
function goOnAs(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const { announced, decided } = state.ordering ?? {};
  return announced && decided ? announce(state, announced, decided, play) : advance(state, play);
}

/** Answers the open decision: of an effect, for a trigger's targets, or what is discarded. */
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
    refusesTargets: ({ state }, targets) =>
      table.decision(state)?.kind === 'division' ? divisionIssues(state, targets) : [],
    execute({ state, targets, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      const kind = table.decision(state)?.kind;
      if (kind === 'effect') return advance(goOn(state, play, targets), play);
      if (kind === 'trigger' || kind === 'order') return advance(placeNext(state, play, targets), play);
      if (kind === 'division') return advance(recordDivision(state, targets), play);
      if (kind === 'replacement') return goOnAs(replacementChosen(state, chosenOption(targets)), play);
      if (kind === 'legend') return advance(recordKept(state, targets), play);
      if (kind === 'commander') return advance(commanderSent(state, chosenOption(targets)), play);
      const chosen = targets.slots.flatMap((slot) => slot.targets.map(({ id }) => id));
      const discarded = discardDown(state, chosen, play);
      // Another player of the active team may have too many cards as well.
      return advance(cleanupDecision(discarded) ? discarded : endTurnEffects(discarded), play);
    },
  });

/**
 * Concedes the game: the player leaves and has lost (rules 104.3a, 800.4a). It is allowed at any time and
 * never offered.
 */
export const concede = (table: Table) =>
  defineMove({
    params: z.strictObject({}),
    anytime: true,
    refuses: ({ state, player }) =>
      playerInGame(state, player) ? [] : [{ code: 'mtg.unknownPlayer', data: { player } }],
    variants: (_state: MtgMatchState) => [],
    execute({ state, player, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      const gone = losingWith(state, player);
      const lost = gone.reduce(
        (now, id) =>
          happen(
            now,
            { type: 'playerLost', player: id, rule: id === player ? '104.3a' : '810.8b' },
            play.emit,
          ),
        state,
      );
      return concludeIfOver(lost, 'concession', play.emit) ?? advance(leaveGame(lost, gone, play), play);
    },
  });

/** Passes priority (rule 117.3d). */
export const pass = (table: Table) =>
  defineMove({
    params: z.strictObject({}),
    refuses: ({ state, player }) => actingIssues(table, state, player, 'priority'),
    variants: (_state: MtgMatchState) => [{}],
    execute({ state, player, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      const told = happen(state, { type: 'passed', player, step: state.turn.step }, play.emit);
      return passedQuietly(play.rules, told) ?? advance(passPriority(told, play), play);
    },
  });
