import { Card } from '@reticle/react';
import type { CardPage } from '../engine/cards/shapes.js';
import { Refusals } from '../ui/refusals.js';
import { SaidLegend, SaidText, Unread } from '../words/said.js';

/** Shows a card with all that is known of it: its look, its words and what is missing of them, its data. */
export function CardView({
  page,
  onMend,
  children,
}: {
  readonly page: CardPage;
  /** Called with words in place of its own, after which more is read. Absent if the card stays as it is. */
  readonly onMend?: ((text: string) => void) | undefined;
  readonly children: preact.ComponentChildren;
}) {
  const { entry, thing, definition, lacks, text, isTyped, reading } = page;
  return (
    <section class="panel" aria-labelledby="card-title">
      <h2 id="card-title">{entry.name}</h2>
      <div class="c-card">
        <div class="c-picture">
          <Card thing={thing} size="full" />
        </div>
        <div class="c-words">
          <p class={entry.isWhole ? 'c-whole' : 'c-lacking'}>
            {entry.isWhole
              ? 'A match does all that it says.'
              : `A match does not do all that it says: ${lacks.length} ${lacks.length === 1 ? 'thing is' : 'things are'} missing.`}
          </p>
          <h3>{isTyped ? 'Its words' : 'Its words, printed from its data'}</h3>
          {text === '' ? (
            <p class="c-text">It says nothing.</p>
          ) : reading ? (
            <>
              <SaidText reading={reading} />
              <SaidLegend reading={reading} />
            </>
          ) : (
            <p class="c-text">{text}</p>
          )}
          <Unread card={isTyped ? reading : undefined} {...(onMend ? { onRepair: onMend } : {})} />
          {reading?.unread.length ? null : <Refusals refusals={lacks} />}
          <div class="row">{children}</div>
        </div>
      </div>
      <details>
        <summary>Its data as JSON</summary>
        {/* A box that scrolls is reached by keys. */}
        <pre class="c-json" tabIndex={0} aria-label={`${entry.name} as JSON`}>
          {JSON.stringify(definition, null, 1)}
        </pre>
      </details>
    </section>
  );
}
