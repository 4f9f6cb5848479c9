import { realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import type { NamedModule } from './named-module.js';
import { folderThatBuilds } from './manifest.js';

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Where a module is, as a URL: the file of that path, or else what the package of that name gives.
 *
 * @throws Failure (bad input) where there is neither: `moduleNotBuilt` where a build may make it, or `moduleNotFound`
 */
export async function locate(named: NamedModule): Promise<string> {
  const { module, folder } = named;
  const file = resolve(folder, module);
  const path = (await isFile(file)) ? file : await fromPackage(named, file);
  return pathToFileURL(await realpath(path)).href;
}

async function fromPackage({ module, folder, from }: NamedModule, file: string): Promise<string> {
  const refused = (reason: string, data: { readonly [key: string]: string }): Failure =>
    new Failure(EXIT.badInput, [cliIssue(reason, { module, from, ...data })]);
  if (!/^\.\.?[/\\]/.test(module) && !isAbsolute(module)) {
    try {
      const found = createRequire(join(folder, 'package.json')).resolve(module);
      if (isAbsolute(found)) return found;
    } catch (error) {
      const [reason = ''] = reasonOf(error).split('\n');
      if (extname(module) === '') throw refused('moduleNotFound', { reason });
    }
  }
  const builds = await folderThatBuilds(file);
  if (builds !== undefined) throw refused('moduleNotBuilt', { folder: builds });
  throw refused('moduleNotFound', { reason: `there is no file ${file}` });
}
