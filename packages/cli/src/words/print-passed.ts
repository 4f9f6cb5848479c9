import { printable } from '../issue-words.js';
import { pad, wrap } from '../layout.js';
import type { Terminal } from '../terminal.js';
import type { Passed } from './card-file.js';

/** What was passed over, as plain JSON. */
export function passedDocument({ cards, repeated, skipped, interrupted }: Passed): object {
  return { cards, repeated, skipped: Object.fromEntries(skipped), interrupted };
}

export function printPassed({ cards, repeated, skipped }: Passed, { line }: Terminal): void {
  const all = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...skipped].map(([reason, count]) => `${count} ${reason}`).join(', ');
  line(`${pad('cards', 22)}${cards}`);
  if (repeated > 0) line(`${pad('further printings', 22)}${repeated}`);
  if (all > 0) line(wrap(printable(`${all}: ${kinds}`), pad('no cards to play', 22)));
}
