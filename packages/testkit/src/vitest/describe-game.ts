import { type TargetingGame, unwrap, parseJsonText } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameFixtures } from '../fixtures.js';
import { playthroughLog, type PlayedMatch } from '../golden.js';
import { isObject } from '../json.js';
import { findingsOf, LAW_TITLES, lawsFor } from '../laws/index.js';
import type { ListedScenarioGame } from '../scenario/run.js';
import { suiteOf } from '../suite/suite.js';
import { describeFinding } from '../words.js';

/** Laws ask many questions; a busy machine is given time. */
const TIMEOUT = 120_000;
const MOST_TOLD = 10;

/** A game whose kinds are known by name, so that a kind without cases does not compile. */
export type KindedGame<State, Kind extends string> = TargetingGame<State> & {
  readonly kinds: readonly { readonly name: Kind }[];
};

/**
 * Registers the laws as tests of vitest, one for each law that the fixtures let be asked. A law that does not hold fails
 * with its findings in words. Call it at the top of a test file.
 */
export function describeGame<State, Kind extends string, MatchState = State>(
  game: KindedGame<State, Kind>,
  fixtures: GameFixtures<State, Kind, MatchState>,
): void {
  describe(`the laws of a game: ${game.id}`, () => {
    const suite = suiteOf<State, MatchState>(game, fixtures);
    it.each(lawsFor(fixtures).map((name) => [name, LAW_TITLES[name]] as const))(
      '%s: %s',
      (name) => {
        const found = findingsOf(name, suite);
        expect(found.slice(0, MOST_TOLD).map((one) => describeFinding(one))).toEqual([]);
      },
      TIMEOUT,
    );
  });
}

/** A match to be played, and the file that holds how it went. */
export interface GoldenPlaythrough<State> extends PlayedMatch<State> {
  readonly file: string | URL;
}

/** Whether vitest was told to update (`vitest -u`). */
function isUpdating(): boolean {
  const state: unknown = Reflect.get(expect.getState(), 'snapshotState');
  return typeof state === 'object' && state !== null && Reflect.get(state, '_updateSnapshot') === 'all';
}

/** Compares a text with a file; writes it first, where that is wanted. A missing file fails. */
export function compareWithFile(log: string, path: string, write: boolean): void {
  if (write) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, log);
  }
  if (!existsSync(path)) expect.fail(`There is no ${path}; "vitest -u" writes it.`);
  expect(log).toBe(readFileSync(path, 'utf8'));
}

/**
 * Plays a match and compares its log with a file. To be called in a test. The file is written by `vitest -u` and by nothing
 * else: a missing one fails, also the first time.
 *
 * @returns the log, as it is and as it stands in the file
 * @throws RefusedError where the match cannot be played
 */
export function goldenPlaythrough<State>({ file, ...match }: GoldenPlaythrough<State>): string {
  const path = typeof file === 'string' ? file : fileURLToPath(file);
  const log = unwrap(playthroughLog(match));
  compareWithFile(log, path, isUpdating());
  return log;
}

const SUFFIX = '.json';

/** Registers one test for each scenario of a folder and of those in it. @throws where the folder is empty or missing */
export function scenarios(folder: string | URL, games: readonly ListedScenarioGame[]): void {
  const root = typeof folder === 'string' ? folder : fileURLToPath(folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(SUFFIX),
  );
  if (files.length === 0) throw new TypeError(`There are no scenarios in ${root}`);
  describe('scenarios', () => {
    it.each(files.toSorted().map((file) => [titleOf(root, file), file] as const))('%s', (_title, file) => {
      const json = parseJsonText(readFileSync(join(root, file), 'utf8'));
      const raw = json.ok ? json.value : undefined;
      const id = isObject(raw) ? raw['game'] : undefined;
      const game = games.find((one) => one.id === id);
      if (!game) throw new TypeError(`No game that is given is the one of ${file}: ${JSON.stringify(id)}`);
      const report = game.run(raw);
      expect(report.ok ? [] : report.issues.map((found) => describeIssue(found, game))).toEqual([]);
      expect(report.ok ? report.value.checks.filter((check) => !check.ok) : []).toEqual([]);
    });
  });
}

/** What a test of a scenario is called: its rule and its name, then the file. */
function titleOf(root: string, file: string): string {
  const json = parseJsonText(readFileSync(join(root, file), 'utf8'));
  if (!json.ok || !isObject(json.value)) return file;
  const { rule, name } = json.value;
  return [rule, name].filter((part) => typeof part === 'string').join(' ') + ` (${file})`;
}
