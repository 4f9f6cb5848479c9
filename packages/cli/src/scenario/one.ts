import { parseWith, STATE_LIMITS, type Issue } from '@reticle/core';
import type { ScenarioReport } from '@reticle/testkit/scenario';
import * as z from 'zod';
import type { Context } from '../context.js';
import { EXIT, Failure } from '../failure.js';
import { readJson } from '../files.js';
import { issueWords, type Describer } from '../issue-words.js';
import { scenariosOf } from './games.js';

/** A file that is no scenario, and why. */
interface NoScenario {
  readonly file: string;
  readonly ok: false;
  readonly issues: readonly (Issue & { readonly words: string })[];
}
/** What came of one file. */
export type Outcome = ({ readonly file: string } & ScenarioReport) | NoScenario;

const head = z.looseObject({ game: z.string() });

/** Runs the scenario of a file; a file that cannot be read, or is no scenario, is an outcome as well. */
export async function runFile(file: string, { io, games }: Context): Promise<Outcome> {
  const refused = (issues: readonly Issue[], game?: Describer): NoScenario => ({
    file,
    ok: false,
    issues: issues.map((found) => ({ ...found, words: issueWords(found, game) })),
  });
  try {
    const raw = await readJson(file, io);
    const named = parseWith(head, raw, STATE_LIMITS);
    if (!named.ok) return refused(named.issues);
    const game = scenariosOf(await games.named(named.value.game, EXIT.badInput));
    const report = game.run(raw);
    return report.ok ? { file, ...report.value } : refused(report.issues, game);
  } catch (error) {
    if (error instanceof Failure) return refused(error.issues, error.game);
    throw error;
  }
}
