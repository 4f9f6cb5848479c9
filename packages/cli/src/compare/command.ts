import { parseWith } from '@reticle/core';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, EXIT, type ExitCode } from '../failure.js';
import { readJson } from '../files.js';
import { differenceOf } from './difference.js';
import { markdownOf } from './markdown.js';
import { coverageReport } from './report.js';

const EXAMPLES = `
Examples:
  reticle coverage mtg faces.jsonl --top 100000 --json > before.json
  reticle compare before.json after.json

Both files are what "reticle coverage --json" prints; - is stdin. The table is
Markdown, for a comment on a change. The exit code is 0 whatever the difference.`;

export function addCompare(program: Command, context: Context): void {
  program
    .command('compare')
    .description('compares two coverages, as a table in Markdown')
    .argument('<before>', 'a coverage, as JSON')
    .argument('<after>', 'another, as JSON')
    .addHelpText('after', EXAMPLES)
    .action((before: string, after: string) => context.ends(compare(before, after, context)));
}

async function compare(before: string, after: string, { io, terminal }: Context): Promise<ExitCode> {
  const read = async (file: string) => accepted(parseWith(coverageReport, await readJson(file, io)));
  const difference = differenceOf(await read(before), await read(after));
  if (terminal.json) terminal.document(difference);
  else terminal.line(markdownOf(difference));
  return EXIT.ok;
}
