import { issue, refuse, type Issue, type Result } from '@reticle/core';
import type { MatchRuntime } from '@reticle/core/match';
import { describeIssue } from '@reticle/core/describe';
import { seedOf, type HostedMatch } from './hosted.js';
import { playerAt, seatsOf } from './seats.js';
import type { BoardgameSettings } from './settings.js';

/** What begins, or in words why nothing does. */
type Begun<State> = { readonly hosted: HostedMatch<State> } | { readonly problem: string };

/** A match as boardgame.io begins one. */
export function begin<State>(
  runtime: MatchRuntime<State>,
  { secret = '', options = {} }: BoardgameSettings,
  { setupData, salt, numPlayers }: { setupData: unknown; salt: string; numPlayers: number },
): Begun<State> {
  const refused = (issues: readonly Issue[]) => ({
    problem: issues.map((found) => describeIssue(found, runtime.game)).join(' '),
  });
  if (secret === '') return { problem: 'On a server toBoardgame needs a secret.' };
  const seed = seedOf(secret, { salt });
  const agreed = runtime.record(setupData ?? options, seed);
  if (!agreed.ok) return refused(agreed.issues);
  const started = runtime.start(agreed.value.options, seed);
  if (!started.ok) return refused(started.issues);
  const seats = seatsOf(runtime, started.value).length;
  if (seats !== numPlayers) return { problem: `It is a game for ${seats}, not for ${numPlayers}.` };
  return { hosted: { options: agreed.value.options, salt, match: null, events: [] } };
}

/** A move as a client sends it. */
interface Sent {
  readonly move: string;
  readonly playerID: string;
  readonly params: unknown;
  readonly targets: unknown;
}

/** What the server keeps after a move. */
export function afterMove<State>(
  runtime: MatchRuntime<State>,
  secret: string,
  draft: HostedMatch<State>,
  { move, playerID, params, targets }: Sent,
): Result<HostedMatch<State>> {
  const stored = draft.match
    ? runtime.parseMatch(plain(draft.match))
    : runtime.start(plain(draft.options), seedOf(secret, draft));
  if (!stored.ok) return stored;
  const player = playerAt(seatsOf(runtime, stored.value), playerID);
  if (player === undefined) return refuse(issue('unknownPlayer', { player: playerID }));
  // What a client leaves out arrives as null where it was sent as JSON.
  const chosen = targets === undefined || targets === null ? {} : { targets };
  const applied = runtime.apply(stored.value, { move, player, params: params ?? {}, ...chosen });
  return applied.ok ? { ok: true, value: { ...draft, ...applied.value } } : applied;
}

/** boardgame.io gives a draft, which ends with the move: what outlives it must not be part of one. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
