import type { TargetSpec } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import {
  attackIssues,
  attackLacks,
  declareAttacker,
  finishAttack,
  mayExert,
  possibleAttackers,
} from '../../rules/combat/attack.js';
import {
  blockIssues,
  blockLacks,
  blockable,
  blockerIssues,
  declareBlocker,
  finishBlocks,
  nextBlocks,
  possibleBlockers,
} from '../../rules/combat/block.js';
import { aimsIn, defendersOf } from '../../rules/actions/aims.js';
import { executionOf } from '../../rules/execution.js';
import { advance } from '../../rules/turn/advance.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { type Table, actingIssues } from '../table.js';
import { entryAt } from '../../state/sure.js';

const id = z.string().min(1).max(256);
const nothing = z.strictObject({});

const attackParams = z.strictObject({
  attacker: id,
  planeswalker: id.optional(),
  player: id.optional(),
  /** It is exerted as it attacks (rule 701.43d). */
  exert: z.literal(true).optional(),
});

/** Yields what a creature can attack: a planeswalker, or a player if there are several. */
function* aimsOffered(
  state: MtgMatchState,
): Generator<Omit<z.infer<typeof attackParams>, 'attacker' | 'exert'>> {
  const isOne = defendersOf(state).length === 1;
  for (const { player, planeswalker } of aimsIn(state))
    yield planeswalker === undefined ? (isOne ? {} : { player }) : { planeswalker };
}

/** Declares one more creature as an attacker of a player or planeswalker (rules 508.1a, 508.1b, 802.2). */
export const attack = (table: Table) =>
  defineMove({
    params: attackParams,
    refuses({ state, player, params: { attacker, ...aim } }) {
      const issues = actingIssues(table, state, player, 'attack');
      return issues.length > 0 ? issues : attackIssues(state, player, attacker, aim);
    },
    variants: (state: MtgMatchState, player: string) =>
      table.acting(state)?.as === 'attack'
        ? possibleAttackers(state, player).flatMap((attacker): readonly z.infer<typeof attackParams>[] =>
            [...aimsOffered(state)].flatMap((aim) => [
              { attacker, ...aim },
              ...(mayExert(state, attacker) ? [{ attacker, ...aim, exert: true as const }] : []),
            ]),
          )
        : [],
    execute: ({ state, params: { attacker, ...aim }, emit }) => declareAttacker(state, attacker, emit, aim),
  });

/** Completes the declaration of attackers (rule 508.1). */
export const doneAttacking = (table: Table) =>
  defineMove({
    params: nothing,
    refuses({ state, player }) {
      const issues = actingIssues(table, state, player, 'attack');
      return issues.length > 0 ? issues : attackLacks(state, player);
    },
    variants: (_state: MtgMatchState) => [{}],
    execute({ state, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      return advance(finishAttack(state, play), play);
    },
  });

/**
 * Builds the slot for the attackers that a creature may block, by id, since filters can't express what it
 * can't block.
 */
function attackerSlot(attackers: readonly string[]): TargetSpec {
  const filter = {
    zone: 'battlefield',
    attacking: true,
    ...(attackers.length > 0 ? { instanceId: attackers } : {}),
  };
  return {
    slots: [
      {
        id: 'attacker',
        accepts: [{ kind: 'card', filter }],
        min: 1,
        max: 1,
        chooser: 'controller',
        mode: 'choose',
      },
    ],
    relations: [],
    timing: 'resolution',
    description: 'the attacker that it blocks',
  };
}

/** Declares one more creature as a blocker (rule 509.1a). */
export const block = (table: Table) =>
  defineMove({
    params: z.strictObject({ blocker: id }),
    refuses({ state, player, params: { blocker } }) {
      const issues = actingIssues(table, state, player, 'block');
      return issues.length > 0 ? issues : blockerIssues(state, player, blocker);
    },
    variants: (state: MtgMatchState, player: string) =>
      table.acting(state)?.as === 'block'
        ? possibleBlockers(state, player).map((blocker) => ({ blocker }))
        : [],
    getTargetSpecs: ({ state, player, params: { blocker } }) => [
      attackerSlot(blockable(state, player, blocker)),
    ],
    refusesTargets: ({ state, player, params: { blocker } }, { slots }) =>
      slots.flatMap(({ targets }) =>
        targets.flatMap((attacker) => blockIssues(state, player, blocker, attacker.id)),
      ),
    execute: ({ state, params: { blocker }, targets, emit }) =>
      declareBlocker(state, blocker, entryAt(entryAt(targets.slots, 0).targets, 0).id, emit),
  });

/** Completes the declaration of blockers (rule 509.1). */
export const doneBlocking = (table: Table) =>
  defineMove({
    params: nothing,
    refuses({ state, player }) {
      const issues = actingIssues(table, state, player, 'block');
      return issues.length > 0 ? issues : blockLacks(state, player);
    },
    variants: (_state: MtgMatchState) => [{}],
    execute({ state, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      return nextBlocks(state) ?? advance(finishBlocks(state, play), play);
    },
  });
