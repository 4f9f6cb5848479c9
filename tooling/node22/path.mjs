import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

const isNew = Number(process.versions.node.split('.', 1)[0]) >= 22;

/** The path of a Node of version 22 or newer: the one that runs this, if it is; otherwise the one that was installed for it. */
export const node22 = () => {
  if (isNew) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const path = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin', 'node');
  if (!existsSync(path)) throw new Error(`${name} is installed without its program.`);
  return path;
};
