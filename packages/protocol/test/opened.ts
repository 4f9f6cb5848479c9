import { unwrap } from '@reticle/core';
import type { MatchRuntime } from '@reticle/core/match';
import { firstPosition, Table, type LogEntry, type TableOptions } from '../src/index.js';
import type { TableKeeper } from '../src/table-options.js';
import { TestClient } from './client.js';

/** A table that keeps its log in a list. */
export function opened<State>(
  runtime: MatchRuntime<State>,
  options: object = {},
  more: Partial<TableOptions<State>> = {},
) {
  const match = unwrap(runtime.start(options, 'table'));
  const log: LogEntry[] = [];
  const thrown: unknown[] = [];
  const keeper: TableKeeper<State> = {
    append: (entry) => void log.push(entry),
    failed: (error) => void thrown.push(error),
    ...more.keeper,
  };
  const table = new Table<State>({ id: 'one', runtime, position: firstPosition(match), ...more, keeper });
  const sit = (seat: string | null) => new TestClient(table, seat);
  return { table, match, log, thrown, sit };
}
