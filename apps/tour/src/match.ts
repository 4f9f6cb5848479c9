import { unwrap } from '@reticle/core';
import {
  digestOf,
  greedyBot,
  randomBot,
  randomFrom,
  seedRandom,
  type MatchEvent,
  type Move,
  seatOf,
} from '@reticle/core/match';
import { OVERLAY, renderBoard, taktikMatch, taktikNarration, TERRAIN } from '@reticle/taktik';
import type { Page } from './page.js';

const OPTIONS = { width: 8, height: 8, force: { infantry: 2, vehicle: 2, special: 1 }, turnLimit: 40 };
const SEED = 'ember';
const BOTS = { red: greedyBot, blue: randomBot };

const GROUND = Object.entries({
  ...TERRAIN,
  road: OVERLAY.road,
  river: OVERLAY.river,
  bridge: OVERLAY.bridge,
});

/** The events that are printed. Moves and misses are only counted. */
const TOLD = new Set(['cardPlayed', 'cardCancelled', 'attackCancelled', 'unitDamaged', 'unitDestroyed']);

/** Prints a whole match of Taktik between two bots, turn by turn. */
export function matchTour(page: Page): void {
  page.title('2. A match of Taktik: red looks one move ahead, blue plays anything');
  const random = randomFrom(seedRandom(SEED));
  let match = unwrap(taktikMatch.start(OPTIONS, SEED));
  const moves: Move[] = [];
  const drawn = () => renderBoard(taktikMatch.view(match).state);
  const board = () => page.show(`\n${drawn()}\n`);
  const fallen = () => match.state.units.filter(({ hits }) => hits > 1).length;
  let turn: MatchEvent[] = [];
  let midway = false;

  page.say('Capitals are red, small letters blue: infantry, vehicles, specials; * hit.');
  const ground = GROUND.filter(([, { symbol }]) => drawn().includes(symbol));
  page.say(ground.map(([name, { symbol }]) => `${symbol} ${name}`).join('   '), 'The ground:   ');
  board();
  for (;;) {
    const [player] = taktikMatch.toAct(match);
    if (player !== 'red' && player !== 'blue') break;
    const move = BOTS[player](seatOf(taktikMatch, match, player), random);
    if (!move) break;
    const { turn: number, active } = match.state;
    const applied = unwrap(taktikMatch.apply(match, move));
    ({ match } = applied);
    moves.push(move);
    turn.push(...taktikMatch.viewEvents(applied.events));
    const over = taktikMatch.outcome(match) !== undefined;
    if (match.state.turn === number && !over) continue;
    tellTurn(
      page,
      number,
      active,
      turn,
      turn.filter(({ type }) => TOLD.has(type)).map((event) => taktikNarration.narrate(event, match.state)),
    );
    turn = [];
    if (over || midway || fallen() === 0) continue;
    midway = true;
    board();
  }
  board();

  const { winners, reason } = taktikMatch.outcome(match) ?? { winners: [], reason: 'no end' };
  const who = winners.length === 1 ? `${winners.join()} won` : 'a draw';
  page.say(
    `The outcome: ${who} (${taktikNarration.endingWords(reason)}) after ${match.state.turn} turns and ${match.step} moves.`,
  );
  const record = unwrap(taktikMatch.record(OPTIONS, SEED));
  const again = taktikMatch.replay({ ...record, moves, digest: digestOf(match) });
  page.say(`Played again from its record of moves: ${again.ok ? 'the same match' : 'another match'}.`);
}

/** Prints a turn in a few lines. */
function tellTurn(
  { say, paint }: Page,
  turn: number,
  player: 'red' | 'blue',
  events: readonly MatchEvent[],
  told: readonly string[],
): void {
  const moved = events.filter(({ type }) => type === 'unitMoved').length;
  const missed = events.filter(({ type, hit }) => type === 'attackJudged' && hit === false).length;
  const sums = [moved > 0 ? `${moved} moved` : '', missed > 0 ? `${missed} missed` : ''];
  const sum = sums.filter((words) => words !== '').join(', ');
  const words = [...told, ...(sum === '' ? [] : [`${sum}.`])].join(' ');
  say(
    words === '' ? 'Nothing happened.' : words,
    `${paint[player](`${String(turn).padStart(2)} ${player.padEnd(4)}`)}  `,
  );
}
