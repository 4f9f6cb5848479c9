import type { Match, MatchRuntime } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import { difference } from '../json.js';
import { spread, type Moment } from '../suite/play.js';

const MOVES = 3;
const OFFERS = 12;
const LISTED = 20;

/** All that is answered about a match, in one text. */
const answers = <State>(runtime: MatchRuntime<State>, match: Match<State>): string =>
  JSON.stringify([
    runtime.toAct(match),
    runtime.outcome(match) ?? null,
    runtime.view(match),
    ...runtime.game
      .players(match.state)
      .map(({ id }) => [runtime.view(match, id), [...runtime.legalMoves(match, id, LISTED)]]),
  ]);

/** The matches after some of the moves that whoever acts may make. */
function after<State>(runtime: MatchRuntime<State>, match: Match<State>): readonly Match<State>[] {
  const [player] = runtime.toAct(match);
  if (player === undefined || runtime.outcome(match)) return [];
  return spread([...runtime.legalMoves(match, player, OFFERS)], MOVES).flatMap((move) => {
    const applied = runtime.apply(match, move);
    return applied.ok ? [applied.value.match] : [];
  });
}

/**
 * Several matches made of one, and several of each of those, are asked in mixed order: each answers as a copy of it does that
 * nobody has seen before. A game that keeps facts beside its states, and hands them on, is caught here when two states share
 * what is true of one of them only.
 */
export function branchesOf<State>(
  runtime: MatchRuntime<State>,
  { match }: Moment<State>,
): readonly Finding[] {
  const children = after(runtime, match);
  const grandchildren = children.toReversed().flatMap((child) => after(runtime, child));
  for (const branch of [...grandchildren, match, ...children.toReversed(), ...grandchildren.toReversed()]) {
    const [kept, fresh] = [answers(runtime, branch), answers(runtime, structuredClone(branch))];
    if (kept === fresh) continue;
    const [first, second] = difference(kept, fresh);
    const what = `What is asked of match ${branch.step}, with others made of the same beside it,`;
    return [finding('purity.differs', { what, first, second })];
  }
  return [];
}
