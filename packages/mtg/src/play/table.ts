import { type GameIssue, unwrap } from '@reticle/core';
import { manaSourcesOf } from '../rules/activating/mana-sources.js';
import { type ActivationSearch, searchActivations } from '../rules/activating/search.js';
import { blockingPlayer } from '../rules/combat/block.js';
import { type Purse, purseOf } from '../rules/mana/purse.js';
import { spendingOf } from '../rules/mana/spending.js';
import type { MtgRules, OpenDecision } from '../rules/move-execution.js';
import type { RulesOfMatch } from '../rules/execution.js';
import { openDecision } from '../rules/turn/advance.js';
import { EMPTY_POOL } from '../state/mana-pool.js';
import type { MtgMatchState } from '../state/match-state.js';
import { keyed, whileSame } from '../state/memo.js';
import { playerOf } from '../state/state.js';
import { activePlayersOf, isActive } from '../state/teams.js';

/** The player who must act, and how: decide something, declare attackers or blockers, or use priority. */
export interface Acting {
  readonly player: string;
  readonly as: 'decide' | 'attack' | 'block' | 'priority';
}

/** What the moves of a match look up: the rules of its cards, and cached answers about a state. */
export interface Table {
  /** The rules of the cards of a match. */
  readonly rules: (state: MtgMatchState) => MtgRules;
  readonly decision: (state: MtgMatchState) => OpenDecision | undefined;
  readonly acting: (state: MtgMatchState) => Acting | undefined;
  /** What a player could pay mana with. */
  readonly purse: (state: MtgMatchState, player: string) => Purse;
  /** Opens a search for what a player could activate. Returns undefined if the player is not in the game. */
  readonly search: (state: MtgMatchState, player: string) => ActivationSearch | undefined;
}

function declarer(state: MtgMatchState): Acting | undefined {
  const attacks = state.turn.step === 'declareAttackers';
  // 805.10b: a team has one attack, which its primary player declares (805.2).
  const player = attacks ? activePlayersOf(state)[0] : blockingPlayer(state);
  return player === undefined ? undefined : { player, as: attacks ? 'attack' : 'block' };
}

/** Builds the table for matches with these rules. */
export function tableOf(rulesFor: RulesOfMatch): Table {
  // The rules exist, or the match could not have begun. They are asked for dozens of times in each move,
  // nearly always for the same cards.
  let latest: { readonly cards: Parameters<RulesOfMatch>[0]; readonly rules: MtgRules } | undefined;
  const rules = ({ house }: MtgMatchState): MtgRules => {
    const cards = house?.cards;
    if (latest === undefined || latest.cards !== cards) latest = { cards, rules: unwrap(rulesFor(cards)) };
    return latest.rules;
  };
  const decision = (state: MtgMatchState) => openDecision(rules(state), state);
  const acting = whileSame((state: MtgMatchState): Acting | undefined => {
    const { declaring, priority } = state.turn;
    const open = decision(state);
    if (open) return { player: open.player, as: 'decide' };
    if (declaring) return declarer(state);
    return priority === undefined ? undefined : { player: priority, as: 'priority' };
  });
  const searches = keyed((player) =>
    whileSame((state: MtgMatchState) => searchActivations(state, rules(state).registry, player)),
  );
  return {
    rules,
    decision,
    acting,
    purse: (state, player) =>
      purseOf(
        playerOf(state, player)?.pool ?? EMPTY_POOL,
        manaSourcesOf(state, player, rules(state).registry),
        spendingOf(state, player),
      ),
    search: (state, player) => searches(player)(state),
  };
}

/** Whether that player acts now, in that way. */
export function isActing({ acting }: Table, state: MtgMatchState, player: string, as: Acting['as']): boolean {
  const now = acting(state);
  return now?.player === player && now.as === as;
}

/**
 * Finds why a player can't make a move of this kind now (rules 116.1, 117.1): another player acts, or in
 * another way.
 */
export function actingIssues(
  table: Table,
  state: MtgMatchState,
  player: string,
  as: Acting['as'],
): readonly GameIssue[] {
  if (isActing(table, state, player, as)) return [];
  const { step } = state.turn;
  return [{ code: 'mtg.notYourMove', data: { player, wanted: as, step, now: table.acting(state) ?? null } }];
}

/**
 * Whether a player could cast a sorcery now: in the own main phase, with an empty stack (rules 307.1,
 * 116.2a).
 */
export function isSorceryTime(state: MtgMatchState, player: string): boolean {
  const { turn, stack } = state;
  const isMain = turn.step === 'main1' || turn.step === 'main2';
  return isMain && stack.length === 0 && isActive(state, player);
}
