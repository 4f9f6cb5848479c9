import { destination, pino, type Logger } from 'pino';

/** The levels of a log, the most important first. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Names of fields that are never written, wherever they stand. */
const SECRET = ['token', 'seed', 'password'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Makes a log: a line of JSON for each event, with its level, time and message, and with the table and the
 * seat if it is about one. Tokens and seeds are never written.
 *
 * @param level the least important level that is written
 * @param to where the lines go. Defaults to the standard error output.
 */
export const jsonLog = (
  level: (typeof LOG_LEVELS)[number],
  to: { write(line: string): void } = destination({ fd: 2, sync: true }),
): Logger => pino({ level, base: null, redact: { paths: SECRET, remove: true }, errorKey: 'error' }, to);
