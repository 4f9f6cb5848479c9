import type { MatchRuntime, Move } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import { reasonOf } from '../json.js';
import type { Moment } from '../suite/play.js';
import { spread } from '../suite/play.js';
import { refusalFindings } from '../suite/refusal.js';
import type { Suite, SuiteMatches } from '../suite/suite.js';

const CHOICES = 8;
const MOVES = 40;

/** Moves that nobody may make now, and why. */
function wrongMoves<State>(
  { match, player, move }: Moment<State>,
  runtime: MatchRuntime<State>,
): readonly (readonly [because: string, move: unknown])[] {
  const others = runtime.game.players(match.state).filter(({ id }) => !runtime.toAct(match).includes(id));
  const chosen = (move.targets ?? []).flatMap(({ targets }) => targets);
  const stranger = { kind: chosen[0]?.kind ?? 'card', id: 'nothing-of-that-name' };
  return [
    ...others.map(({ id }) => ['it is not their turn', { ...move, player: id }] as const),
    ['there is no such player', { ...move, player: 'nobody-of-that-name' }],
    ['there is no such move', { ...move, move: 'no-move-of-that-name' }],
    ['there is no such parameter', { ...move, params: { ...move.params, 'no-such-parameter': 1 } }],
    ['there is no such key', { ...move, 'no-such-key': 1 }],
    ['there is no such target', { ...move, targets: [{ targets: [stranger] }] }],
    ...(chosen.length === 0
      ? []
      : [
          ['it has no targets', { move: move.move, player, params: move.params ?? {} }] as const,
          [
            'a target is taken twice',
            {
              ...move,
              targets: (move.targets ?? []).map(({ targets, ...rest }) => ({
                ...rest,
                targets: [...targets, ...targets],
              })),
            },
          ] as const,
        ]),
  ];
}

function ofMoment<State>(runtime: MatchRuntime<State>, moment: Moment<State>): readonly Finding[] {
  const { match, player } = moment;
  const { step } = match;
  const tried = (
    move: unknown,
    judge: (result: ReturnType<typeof runtime.apply>) => readonly Finding[],
  ): readonly Finding[] => {
    try {
      return judge(runtime.apply(match, move));
    } catch (error) {
      return [finding('moves.threw', { step, move, message: reasonOf(error) })];
    }
  };
  const offered: readonly Move[] = spread([...runtime.legalMoves(match, player, CHOICES)], MOVES);
  const idle = runtime.game.players(match.state).filter(({ id }) => !runtime.toAct(match).includes(id));
  return [
    ...(offered.length === 0 ? [finding('moves.stuck', { step, player })] : []),
    ...offered.flatMap((move) =>
      tried(move, (result) =>
        result.ok ? [] : [finding('moves.refused', { step, move, issues: result.issues })],
      ),
    ),
    ...idle.flatMap(({ id }) =>
      [...runtime.legalMoves(match, id, 1)].map((move) =>
        finding('moves.refused', { step, move, issues: [] }),
      ),
    ),
    ...wrongMoves(moment, runtime).flatMap(([because, move]) =>
      tried(move, (result) =>
        result.ok
          ? [finding('moves.accepted', { step, move, because })]
          : refusalFindings(runtime.game, `a move, as ${because}`, result.issues),
      ),
    ),
  ];
}

function ofMatches<State>({ runtime, plays, moments }: SuiteMatches<State>): readonly Finding[] {
  const trouble = plays().flatMap((play) => play.trouble);
  if (trouble.length > 0) return trouble;
  return moments().flatMap((moment) => ofMoment(runtime, moment));
}

/** What is offered is accepted, what is not is refused with codes and words, and whoever acts has a move. */
export function moves<State, MatchState>({ matches }: Suite<State, MatchState>): readonly Finding[] {
  return matches ? ofMatches(matches) : [finding('law.idle', { what: 'a match' })];
}
