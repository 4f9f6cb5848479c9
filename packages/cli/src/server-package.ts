import type * as Server from '@reticle/server';
import { cliIssue, EXIT, Failure, reasonOf } from './failure.js';

/** The first version of Node with a built-in SQLite, which the server needs. */
const [MAJOR, MINOR] = [22, 13];

/**
 * Loads the server, which is an optional package. @throws Failure (wrong usage) if it is not installed, or
 * Node is too old
 */
export async function serverPackage(version = process.versions.node): Promise<typeof Server> {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
    throw new Failure(EXIT.usage, [cliIssue('oldNode', { wanted: `${MAJOR}.${MINOR}`, found: version })]);
  }
  try {
    return await import('@reticle/server');
  } catch (error) {
    throw new Failure(EXIT.usage, [cliIssue('noServer', { reason: reasonOf(error) })]);
  }
}
