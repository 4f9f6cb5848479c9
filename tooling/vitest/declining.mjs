/** How many choices of targets are looked at for one decision. */
const CHOICES = 40;
/** What is chosen by who declines. It counts as nothing chosen. */
const DECLINED = 'no';

/** How much a move does: idle moves come first, then those that choose the least. */
const weightOf = (move, idle) =>
  (idle.includes(move.move) ? 0 : 1_000) +
  (move.targets ?? []).reduce(
    (sum, { targets }) => sum + targets.filter(({ id }) => id !== DECLINED).length,
    0,
  );

const said = (issues) => issues.map(({ code }) => code).join(', ');

/**
 * Plays a match of players who decline whatever may be declined: they answer no, choose as few as they may, and make
 * moves that do nothing. A move that is `wanted` is made where it is offered, once for each of its keys. Tells what went
 * wrong: an offer that is refused, a player without a move, and an error.
 */
export function playDeclining({ runtime, match: start, idle, wanted, asks, most, isOver }) {
  const done = new Map();
  const events = [];
  let match = start;
  const asked = new Set();
  for (let moves = 0; moves < most; moves++) {
    const [player] = runtime.toAct(match);
    if (player === undefined || isOver(match.state)) return { events, asked, done, findings: [] };
    const wrong = (what) => ({ events, asked, done, findings: [`after ${moves} moves: ${what}`] });
    try {
      const offered = [...runtime.legalMoves(match, player, CHOICES)];
      const keyed = offered.map((move) => ({ move, key: wanted(move, match.state) }));
      const next = keyed.find(({ key }) => key !== undefined && !done.has(key));
      const move =
        next?.move ?? offered.toSorted((one, other) => weightOf(one, idle) - weightOf(other, idle))[0];
      if (!move) return wrong(`${player} has no move`);
      if (next?.key !== undefined) done.set(next.key, events.length);
      const question = asks(match.state);
      if (question !== undefined) asked.add(question);
      // Each offer is tried with its first choice where something happens.
      const tried = new Set();
      for (const one of idle.includes(move.move) && moves % 8 > 0 ? [] : offered) {
        const offer = JSON.stringify([one.move, one.params]);
        if (tried.has(offer)) continue;
        tried.add(offer);
        const judged = runtime.apply(match, one);
        if (!judged.ok) return wrong(`${JSON.stringify(one)} is offered and refused: ${said(judged.issues)}`);
      }
      const applied = runtime.apply(match, move);
      if (!applied.ok)
        return wrong(`${JSON.stringify(move)} is offered and refused: ${said(applied.issues)}`);
      match = applied.value.match;
      events.push(...applied.value.events);
    } catch (error) {
      return wrong(error instanceof Error ? error.message : String(error));
    }
  }
  return { events, asked, done, findings: [`it is not over after ${most} moves`] };
}
