import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseJsonText } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { isObject } from '../json.js';
import type { ListedScenarioGame } from '../scenario/listed.js';

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
