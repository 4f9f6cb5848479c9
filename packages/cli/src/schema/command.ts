import { join, resolve } from 'node:path';
import { matchRecord } from '@reticle/core/match';
import type { JsonSchema } from '@reticle/core/schema';
import { jsonSchemaOf, jsonSchemas } from '@reticle/core/schema';
import { matchScenario, scenario } from '@reticle/testkit/scenario';
import type { Command } from 'commander';
import * as z from 'zod';
import type { Context } from '../context.js';
import { explainInput } from '../explain/question.js';
import { cliIssue, EXIT, Failure, type ExitCode, nearest } from '../failure.js';
import { makeFolder, unwritable, writeText } from '../files.js';
import type { HostedGame } from '@reticle/core/host';

interface SchemaFlags {
  readonly out?: string;
}

const EXAMPLES = `
Examples:
  reticle schema taktik
  reticle schema taktik target-spec
  reticle schema taktik --out schemas`;

export function addSchema(program: Command, context: Context): void {
  program
    .command('schema')
    .description('prints the JSON Schemas of a game: its names, one of them, or all with --json')
    .argument('<game>', 'which game')
    .argument('[name]', 'which schema')
    .option('--out <folder>', 'writes each to a file there')
    .addHelpText('after', EXAMPLES)
    .action((game: string, name: string | undefined, flags: SchemaFlags) =>
      context.ends(schema(game, name, flags, context)),
    );
}

async function schema(
  id: string,
  name: string | undefined,
  { out }: SchemaFlags,
  { io, terminal, games }: Context,
): Promise<ExitCode> {
  const all = schemasOf(await games.named(id));
  const chosen = name === undefined ? all : { [name]: schemaNamed(name, all) };
  if (out !== undefined) {
    const folder = resolve(io.cwd, out);
    await makeFolder(folder).catch((error: unknown) => {
      throw unwritable(out, error);
    });
    for (const [each, text] of Object.entries(chosen)) {
      await writeText(join(out, `${each}.schema.json`), `${JSON.stringify(text, null, 2)}\n`, io);
    }
    terminal.note(`${Object.keys(chosen).length} schemas written to ${out}.`);
  } else if (name !== undefined) terminal.document(chosen[name]);
  else if (terminal.json) terminal.document(all);
  else for (const each of Object.keys(all)) terminal.line(each);
  return EXIT.ok;
}

/**
 * Returns the schema of an option. Values that are a language of their own are described by `.meta({ opaque
 * })` instead.
 */
function toldOption(option: z.ZodType): z.ZodType {
  const { opaque, description } = option.meta() ?? {};
  if (typeof opaque !== 'string') return option;
  return z.array(z.looseObject({}).describe(opaque)).optional().meta({ description });
}

/** Returns the schema of the options of a game's matches. */
export function optionsOf(game: string, options: z.ZodType): z.ZodType {
  if (!(options instanceof z.ZodObject)) return options;
  const shape = Object.entries(options.shape).map(([key, option]): [string, z.ZodType] => [
    key,
    option instanceof z.ZodType ? toldOption(option) : z.unknown(),
  ]);
  return z.strictObject(Object.fromEntries(shape)).meta({
    title: `Options of a match of ${game}`,
    description: 'What is agreed before a match, as --options takes it. {} is the usual match.',
  });
}

/** Returns the schemas of the game, and those of the files that the command reads. */
export function schemasOf(listed: HostedGame): Readonly<Record<string, JsonSchema>> {
  const file = (name: string, from: z.ZodType) => jsonSchemaOf(from, `urn:reticle:${name}`);
  return {
    ...listed.board.with(({ game }) => jsonSchemas(game)),
    'explain-input': file('explain-input', explainInput),
    'match-record': file('match-record', matchRecord),
    scenario: file('scenario', scenario),
    'match-scenario': file('match-scenario', matchScenario),
    ...listed.matches?.with(({ runtime }) => ({
      'match-options': jsonSchemaOf(
        optionsOf(listed.id, runtime.options),
        `urn:reticle:${listed.id}:match-options`,
      ),
    })),
  };
}

function schemaNamed(name: string, all: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (found) return found;
  const known = Object.keys(all);
  throw new Failure(EXIT.usage, [
    cliIssue('unknownName', { what: 'schema', name, known, near: nearest(name, known) }),
  ]);
}
