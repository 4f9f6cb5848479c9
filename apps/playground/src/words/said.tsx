import type { Repair } from '@reticle/core/host';
import type { ReadCardWords, Reading } from '../engine/words/read.js';
import { CopyButton } from '../ui/refusals.js';
import { cardMarks, SAYS_NAMES } from './marks.js';

/** A text with what each of its words does. What was not read is marked, too. */
export function SaidText({ reading }: { readonly reading: ReadCardWords }) {
  const { text } = reading;
  const marks = cardMarks(reading).toSorted((a, b) => a.span.start - b.span.start);
  const pieces = marks.map(({ span: { start, end }, looks, title }, at) => {
    const from = marks[at - 1]?.span.end ?? 0;
    return (
      <>
        {text.slice(from, start)}
        <span class={looks} title={title}>
          {text.slice(start, end)}
        </span>
      </>
    );
  });
  return (
    <p class="w-said">
      {pieces}
      {text.slice(marks.at(-1)?.span.end ?? 0)}
    </p>
  );
}

/** The colours of a text: those of them that it has. */
export function SaidLegend({ reading }: { readonly reading: ReadCardWords }) {
  const all = new Set(reading.spans.map(({ what }) => what));
  const used = KINDS.filter((what) => all.has(what));
  if (used.length === 0 && reading.whole) return null;
  return (
    <ul class="w-legend" aria-label="What the colours mean">
      {used.map((what) => (
        <li key={what}>
          <span class={`w-says w-says-${what}`}>{SAYS_NAMES[what]}</span>
        </li>
      ))}
      {reading.whole ? null : (
        <li>
          <span class="w-unread">not understood</span>
        </li>
      )}
      {reading.beside.length === 0 ? null : (
        <li>
          <span class="w-beside">not read with it</span>
        </li>
      )}
    </ul>
  );
}

const KINDS = ['target', 'effect', 'cost', 'trigger', 'condition', 'keyword'] as const;

/** What a repair puts, in words. */
function repairWords({ edits }: Repair): string {
  const words = edits.map((edit) => edit.words);
  if (words.length === 1 && words[0] === '.') return 'End it with a full stop';
  const quoted = words.map((each) => `“${each}”`);
  return `Put ${quoted.slice(0, -1).join(', ')}${quoted.length > 1 ? ' and ' : ''}${quoted.at(-1) ?? ''}`;
}

/** What was not read, why, and the edits after which it is: as text, beside the marks. */
export function Unread({
  card,
  onRepair,
}: {
  readonly card: Reading['card'];
  /** Called with the mended text. If it is absent, nothing can be mended here. */
  readonly onRepair?: (text: string) => void;
}) {
  if (!card || card.unread.length === 0) return null;
  const { text } = card;
  return (
    <section aria-labelledby="w-unread">
      <h3 id="w-unread">Not understood</h3>
      <ul class="refusals">
        {card.unread.map(({ start, end, refusal, unknown, near, repairs }) => (
          <li key={`${start} ${refusal.code}`}>
            <strong>“{text.slice(start, end)}”</strong>{' '}
            {unknown ? 'is no word that cards of this game use.' : refusal.words} <code>{refusal.code}</code>
            {(repairs.length === 0 || !onRepair) && near.length > 0 ? (
              <> Known words near it: {near.join(', ')}.</>
            ) : null}
            {(onRepair ? repairs : []).map((repair) => (
              <p key={repair.text} class="w-repair">
                <button type="button" onClick={() => onRepair?.(repair.text)}>
                  {repairWords(repair)}
                </button>{' '}
                <span class="faint">
                  {repair.whole ? 'then all of it is read' : 'then more of it is read'}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All that the words say: printed back from the data, and the data. */
export function Says({ card }: { readonly card: Reading['card'] }) {
  if (!card || card.spans.length === 0) return null;
  if (card.held === 0) return <ReadAlone card={card} />;
  const json = JSON.stringify(card.json, null, 2);
  return (
    <section class="panel w-card" aria-labelledby="w-card">
      <div class="row">
        <h3 id="w-card">All that it says</h3>
        <div class="tools">
          <CopyButton label="Copy the card’s JSON" text={() => json} done="The JSON of the card is copied." />
        </div>
      </div>
      {card.printed.length === 0 ? null : (
        <>
          <p class="w-fact">Printed from the data:</p>
          <ul class="w-printed">
            {card.printed.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>The data, as matches use it</summary>
        <pre class="json w-data" tabIndex={0}>
          {json}
        </pre>
      </details>
      <Alone card={card} />
    </section>
  );
}

/** What was read of lines that are not read whole, if no line of the text is. */
const ReadAlone = ({ card }: { readonly card: ReadCardWords }) => (
  <section class="panel w-card" aria-labelledby="w-card">
    <h3 id="w-card">What was read of it</h3>
    <Alone card={card} />
  </section>
);

/** The parts that no card holds, as data. */
function Alone({ card: { text, alone } }: { readonly card: ReadCardWords }) {
  if (alone.length === 0) return null;
  const parts = alone.map(({ start, end, json }) => ({ words: text.slice(start, end), says: json }));
  return (
    <details>
      <summary>Read alone: parts that no card has before their line is read whole</summary>
      <pre class="json w-data" tabIndex={0}>
        {JSON.stringify(parts, null, 2)}
      </pre>
    </details>
  );
}
