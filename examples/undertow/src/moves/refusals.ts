import type { GameIssue } from '@reticle/core';
import { objectById } from '@reticle/core/play';
import { play } from '../rules.js';
import type { State } from '../state.js';

type Reason = 'asked' | 'done' | 'notReady' | 'notSo' | 'noUse';

/** A refusal of the game's own; its words are among the messages. */
export const refusal = (reason: Reason, data: GameIssue['data'] = {}): GameIssue => ({
  code: `undertow.${reason}`,
  data,
});

/** What a card must be to be used so. */
export interface Wanted {
  readonly type: string;
  readonly zone: string;
}

/** The cards of a player that are of a type and in a zone. */
export const cardsOf = (
  { objects }: State,
  player: string,
  { type, zone }: Wanted,
): readonly { card: string }[] =>
  objects.objects
    .filter((one) => one.controller === player && one.zone === zone && one.types.includes(type))
    .map(({ instanceId }) => ({ card: instanceId }));

/** Why nothing else may be done now: somebody is asked. */
export const whyNotNow = (state: State): readonly GameIssue[] =>
  play.prompt(state) ? [refusal('asked')] : [];

/** Why a player may not use a card so; none while somebody is asked something. */
export function whyNot(
  state: State,
  player: string,
  id: string,
  { type, zone }: Wanted,
): readonly GameIssue[] {
  if (play.prompt(state)) return whyNotNow(state);
  const card = objectById(state.objects, id);
  const fits = card?.controller === player && card.zone === zone && card.types.includes(type);
  if (!fits) return [refusal('notSo', { card: id, wanted: type })];
  return zone === 'play' && card.exerted ? [refusal('notReady', { card: id })] : [];
}

/** Why something that is done once a turn may not be done again. */
export const whyNotAgain = ({ players }: State, player: string, what: string): readonly GameIssue[] =>
  players.some(({ id, done }) => id === player && done.includes(what)) ? [refusal('done', { what })] : [];
