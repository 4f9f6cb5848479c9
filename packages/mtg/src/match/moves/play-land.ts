import type { GameIssue } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { enteringBy } from '../../continuous/entering.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById } from '../../state/state.js';
import { changeZone } from '../../state/zone-change.js';
import { advance } from '../../turn/advance.js';
import { keepsPriority } from '../../turn/priority.js';
import { playWith } from '../play.js';
import { landsAllowed, mayPlayFrom } from '../playable.js';
import { actingIssues, isSorceryTime, type Table } from '../table.js';

/** Why a card can't be played as a land now (rules 305.1 to 305.3). */
function landIssues(state: MtgMatchState, player: string, id: string): readonly GameIssue[] {
  const card = cardById(state, id);
  const refused = (rule: string): readonly GameIssue[] => [
    { code: 'mtg.notNow', data: { rule, source: id } },
  ];
  if (!card || !mayPlayFrom(state, player, card)) return [{ code: 'mtg.noSuchObject', data: { id } }];
  if (!card.types.includes('land') || !isSorceryTime(state, player)) return refused('305.1');
  return state.turn.landsPlayed >= landsAllowed(state) ? refused('305.2') : [];
}

/** Plays a land: a special action, which never uses the stack (rules 116.2a, 305.1). */
export const playLand = (table: Table) =>
  defineMove({
    params: z.strictObject({ card: z.string().min(1).max(256) }),
    refuses({ state, player, params: { card } }) {
      const issues = actingIssues(table, state, player, 'priority');
      return issues.length > 0 ? issues : landIssues(state, player, card);
    },
    variants: (state: MtgMatchState, player: string) =>
      isSorceryTime(state, player) && state.turn.landsPlayed < landsAllowed(state)
        ? state.cards
            .filter((card) => card.types.includes('land') && mayPlayFrom(state, player, card))
            .map(({ instanceId }) => ({ card: instanceId }))
        : [],
    execute({ state, player, params: { card }, random, emit }) {
      const play = playWith(table.rules, state, { random, emit });
      const land = cardById(state, card);
      const under = { controller: player };
      play.emit({ type: 'landPlayed', player, card, publicId: land?.publicId ?? '' });
      const entering = land ? enteringBy(table.rules, state, { ...land, ...under }) : {};
      const entered = changeZone(state, card, 'battlefield', play.emit, { ...entering, ...under });
      const turn = { ...entered.turn, landsPlayed: entered.turn.landsPlayed + 1 };
      return advance(keepsPriority({ ...entered, turn }), play);
    },
  });
