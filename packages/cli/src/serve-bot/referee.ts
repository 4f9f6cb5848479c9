import { parseWith, refuse, type Issue, type Result } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import { botNamed, randomFrom, seatOf, seedRandom, type Match, type Move } from '@reticle/core/match';
import * as z from 'zod';
import { cliIssue } from '../failure.js';

const agent = z.string().max(256);
const asked = { id: z.json().optional() };
const ofMatch = { ...asked, match: z.string().max(64) };
const mostMoves = z.int().min(1).max(10_000).default(200);

/** A request to a referee. Plain JSON, one per line; the answer repeats its `id`. */
const request = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('games'), ...asked }),
  z.strictObject({
    do: z.literal('start'),
    ...asked,
    game: z.string().max(64),
    options: z.json().default({}),
    seed: z.union([z.string().max(256), z.int()]).default('1'),
  }),
  z.strictObject({ do: z.literal('observe'), ...ofMatch, agent: agent.optional() }),
  z.strictObject({ do: z.literal('legal'), ...ofMatch, agent, most: mostMoves }),
  z.strictObject({ do: z.literal('act'), ...ofMatch, move: z.json() }),
  z.strictObject({
    do: z.literal('bot'),
    ...ofMatch,
    agent,
    bot: z.string().max(64).default('greedy'),
    act: z.boolean().default(true),
  }),
  z.strictObject({ do: z.literal('close'), ...ofMatch }),
]);
type Request = z.infer<typeof request>;

/** A match of any game, as a referee keeps it. */
interface OpenMatch {
  /** Returns who plays, who acts now, and what each has won. */
  standing(): object;
  observe(player: string | undefined): object;
  legal(player: string, most: number): readonly Move[];
  act(move: unknown): Result<object>;
  /** Returns the move of the bot of that name. */
  bot(player: string, name: string): Result<Move>;
}

/** Begins a match. It is refused if the game refuses its options. */
export function openMatch<State>(
  { runtime }: HostMatch<State>,
  options: unknown,
  seed: number | string,
): Result<OpenMatch> {
  const started = runtime.start(options, seed);
  if (!started.ok) return started;
  let match: Match<State> = started.value;
  const agents = runtime.game.players(match.state).map(({ id }) => id);
  const dice = new Map(agents.map((id) => [id, randomFrom(seedRandom(`${seed} ${id}`.slice(0, 256)))]));
  const unknownAgent = (player: string): Issue | undefined =>
    agents.includes(player)
      ? undefined
      : cliIssue('unknownName', { what: 'agent', name: player, known: agents, near: [] });
  const standing = () => {
    const outcome = runtime.outcome(match);
    const share = outcome && outcome.winners.length > 0 ? 1 / outcome.winners.length : 0;
    const reward = (id: string) =>
      !outcome || outcome.winners.length === 0 ? 0 : outcome.winners.includes(id) ? share : -1;
    return {
      agents,
      acting: runtime.toAct(match),
      step: match.step,
      over: outcome !== undefined,
      outcome: outcome ?? null,
      rewards: Object.fromEntries(agents.map((id) => [id, reward(id)])),
    };
  };
  return {
    ok: true,
    value: {
      standing,
      observe: (player) => runtime.view(match, player),
      legal: (player, most) => {
        const found: Move[] = [];
        for (const move of runtime.legalMoves(match, player, most)) {
          found.push(move);
          if (found.length >= most) break;
        }
        return found;
      },
      act(move) {
        const applied = runtime.apply(match, move);
        if (!applied.ok) return applied;
        match = applied.value.match;
        return { ok: true, value: standing() };
      },
      bot(player, name) {
        const unknown = unknownAgent(player);
        if (unknown) return refuse(unknown);
        const bot = botNamed(name);
        const random = dice.get(player);
        if (!bot || !random)
          return refuse(cliIssue('unknownName', { what: 'bot', name, known: [], near: [] }));
        const move = bot(seatOf(runtime, match, player), random);
        return move
          ? { ok: true, value: move }
          : refuse(cliIssue('usage', { problem: `${player} has no move.` }));
      },
    },
  };
}

/** What a referee needs from the command: games by their ids. */
interface Games {
  readonly ids: () => Promise<readonly string[]>;
  readonly open: (game: string, options: unknown, seed: number | string) => Promise<Result<OpenMatch>>;
}

/** The most matches that are open at a time. */
const MOST_MATCHES = 10_000;

/** Answers requests about many matches, one after the other. No request ends it. */
export class Referee {
  readonly #games: Games;
  readonly #matches = new Map<string, OpenMatch>();
  #next = 1;

  constructor(games: Games) {
    this.#games = games;
  }

  /**
   * Answers a request in raw JSON: with the result, or with `error` and its issues, and with the `id` of the
   * request.
   */
  async answer(raw: unknown): Promise<object> {
    const parsed = parseWith(request, raw);
    if (!parsed.ok) return { error: { issues: parsed.issues } };
    const { id } = parsed.value;
    const answered = await this.#answered(parsed.value);
    return {
      ...(id === undefined ? {} : { id }),
      ...(answered.ok ? answered.value : { error: { issues: answered.issues } }),
    };
  }

  async #answered(asks: Request): Promise<Result<object>> {
    if (asks.do === 'games') return { ok: true, value: { games: await this.#games.ids() } };
    if (asks.do === 'start') return this.#start(asks);
    const found = this.#matches.get(asks.match);
    if (!found)
      return refuse(
        cliIssue('unknownName', {
          what: 'match',
          name: asks.match,
          known: [...this.#matches.keys()].slice(-5),
          near: [],
        }),
      );
    switch (asks.do) {
      case 'observe':
        return { ok: true, value: { observation: found.observe(asks.agent) } };
      case 'legal':
        return { ok: true, value: { moves: found.legal(asks.agent, asks.most) } };
      case 'act':
        return found.act(asks.move);
      case 'bot': {
        const move = found.bot(asks.agent, asks.bot);
        if (!move.ok) return move;
        const acted = asks.act ? found.act(move.value) : { ok: true as const, value: {} };
        return acted.ok ? { ok: true, value: { move: move.value, ...acted.value } } : acted;
      }
      case 'close':
        this.#matches.delete(asks.match);
        return { ok: true, value: { closed: asks.match } };
    }
  }

  async #start({ game, options, seed }: Extract<Request, { do: 'start' }>): Promise<Result<object>> {
    if (this.#matches.size >= MOST_MATCHES)
      return refuse(cliIssue('usage', { problem: `There are ${MOST_MATCHES} matches open: close some.` }));
    const opened = await this.#games.open(game, options, seed);
    if (!opened.ok) return opened;
    const match = `m${this.#next++}`;
    this.#matches.set(match, opened.value);
    return { ok: true, value: { match, ...opened.value.standing() } };
  }
}
