import type { ExitCode } from './failure.js';
import type { Io } from './io.js';
import type { KnownGames } from './games.js';
import type { Terminal } from './terminal.js';

/** What a command is given. */
export interface Context {
  readonly io: Io;
  readonly games: KnownGames;
  readonly terminal: Terminal;
  /** Says with which code the command ends, once its work is done. */
  ends(work: Promise<ExitCode>): Promise<void>;
}
