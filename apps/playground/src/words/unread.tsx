import type { Reading } from '../engine/words/reading.js';
import { slotLabel } from './labels.js';

/** What was not understood, and why: as text, beside the marks. */
export function Unread({ reading }: { readonly reading: Reading }) {
  const open = reading.requirements.filter(({ understood }) => !understood);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="w-unread">
      <h3 id="w-unread">Not understood</h3>
      <ul class="refusals">
        {open.flatMap((found) =>
          found.refusals.map(({ code, words }) => (
            <li key={`${found.span.start} ${code}`}>
              <strong>{slotLabel(reading, found)}?</strong> {words} <code>{code}</code>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
