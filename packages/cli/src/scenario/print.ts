import { printable } from '../issue-words.js';
import { wrap } from '../layout.js';
import type { Terminal } from '../terminal.js';
import type { Outcome } from './one.js';

const INDENT = '      ';

/** One scenario in a line, and what is not as expected below it. */
export function printOutcome(outcome: Outcome, { line, paint, quiet }: Terminal): void {
  if ('issues' in outcome) {
    line(`${paint.red('BAD ')}  ${printable(outcome.file)}`);
    for (const { words } of outcome.issues) line(wrap(words, INDENT));
    return;
  }
  const { ok, rule, name, file, checks } = outcome;
  if (ok && quiet) return;
  const title = [rule, name, `(${file})`].filter((part) => part !== undefined).join(' ');
  line(wrap(printable(title), `${ok ? paint.green('ok  ') : paint.red('FAIL')}  `));
  for (const check of checks.filter((one) => !one.ok)) {
    line(wrap(printable(`${check.what}: expected ${check.wanted}, got ${check.got}`), INDENT));
    for (const words of check.words) line(wrap(printable(words), `${INDENT}  `));
  }
}
