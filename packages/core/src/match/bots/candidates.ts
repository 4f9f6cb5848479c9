import type { Random } from '../../random.js';
import type { TargetSelection } from '../../targeting/spec.js';
import type { Match, MatchRuntime, OpenOffer } from '../definition.js';
import type { Move } from '../move.js';

/** Moves that are looked at in one turn, at most, and of one offer, at least and at most. */
const MOST = 160;
const LEAST_EACH = 2;
const MOST_EACH = 24;

/** All choices of an offer where they are few, else some of them, drawn. */
function someChoices<State>(
  { choices }: Pick<OpenOffer<State>, 'choices'>,
  each: number,
  random: Random,
): readonly (TargetSelection | undefined)[] {
  if (!choices) return [undefined];
  const listed = choices.all(each + 1);
  if (!listed.ok) return [];
  const all = [...listed.value];
  if (all.length <= each) return all;
  const drawn = new Map<string, TargetSelection>();
  for (let draw = 0; draw < 2 * each && drawn.size < each; draw++) {
    const one = choices.sample(random);
    if (one.ok) drawn.set(JSON.stringify(one.value), one.value);
  }
  return [...drawn.values()];
}

/** Moves of a player to look at: every offer is among them, with all its choices or with some that are drawn. */
export function candidateMoves<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  random: Random,
  most = MOST,
): readonly Move[] {
  const offers = [...runtime.offers(match, player)];
  const each = Math.max(LEAST_EACH, Math.min(MOST_EACH, Math.floor(most / Math.max(1, offers.length))));
  const moves: Move[] = [];
  for (const offer of offers) {
    if (moves.length >= most) break;
    const opened = runtime.open(match, offer);
    if (!opened.ok) continue;
    for (const targets of someChoices(opened.value, each, random)) {
      const move = opened.value.ready(targets);
      if (move) moves.push(move);
    }
  }
  return moves;
}
