import type { ExitCode } from './failure.js';
import type { Io } from './io.js';
import type { KnownGames } from './games.js';
import type { Terminal } from './terminal.js';

/** Everything that a command gets from the program. */
export interface Context {
  readonly io: Io;
  readonly games: KnownGames;
  readonly terminal: Terminal;
  /** Sets the exit code of the command, once its work is done. */
  ends(work: Promise<ExitCode>): Promise<void>;
}
