import { parseJsonText } from '@reticle/core';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { EXIT, Failure, type ExitCode } from '../failure.js';
import { matchesOf } from '../games.js';
import { openMatch, Referee } from './referee.js';

const EXAMPLES = `
Examples:
  reticle serve-bot < requests.jsonl > answers.jsonl

Each line of stdin is a request, each line of stdout its answer, in this order:
  {"do":"start","game":"taktik","options":{"width":6,"height":6},"seed":"1"}
  {"do":"observe","match":"m1","agent":"red"}
  {"do":"legal","match":"m1","agent":"red","most":50}
  {"do":"act","match":"m1","move":{"move":"draw","player":"red","params":{}}}
  {"do":"bot","match":"m1","agent":"blue","bot":"greedy"}
  {"do":"close","match":"m1"}
  {"do":"games"}
"start", "act" and "bot" answer with agents, acting, step, over, outcome and
rewards. An "id" comes back with the answer. What is refused answers with
{"error":{"issues":[...]}}, and the match is as it was.`;

/** The most characters of a line. Longer lines are refused. */
const MOST_CHARACTERS = 1_000_000;

export function addServeBot(program: Command, context: Context): void {
  program
    .command('serve-bot')
    .description('a referee for learners in any language: requests and answers as lines of JSON')
    .addHelpText('after', EXAMPLES)
    .action(() => context.ends(serveBot(context)));
}

/** Reads the lines of a stream. For a line that is too long, it reports only that. */
async function* linesOf(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = (lines.pop() ?? '').slice(0, MOST_CHARACTERS + 1);
    yield* lines;
  }
  if (rest.trim() !== '') yield rest;
}

async function serveBot({ io, games }: Context): Promise<ExitCode> {
  const referee = new Referee({
    ids: async () => (await games.all()).flatMap(({ game }) => (game.matches ? [game.id] : [])),
    open: async (id, options, seed) => {
      try {
        return matchesOf(await games.named(id), 'serve-bot').with((match) => openMatch(match, options, seed));
      } catch (error) {
        if (error instanceof Failure) return { ok: false, issues: error.issues };
        throw error;
      }
    },
  });
  for await (const line of linesOf(io.stdin)) {
    if (io.signal?.aborted) return EXIT.interrupted;
    if (line.trim() === '') continue;
    const parsed = parseJsonText(line);
    const answer = parsed.ok ? await referee.answer(parsed.value) : { error: { issues: parsed.issues } };
    io.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return EXIT.ok;
}
