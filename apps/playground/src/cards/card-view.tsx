import { Card } from '@reticle/react';
import type { CardPage, Lack } from '../engine/cards/shapes.js';

/** A span of a text, with what is missing there. */
interface Stretch {
  readonly text: string;
  readonly lack?: Lack;
}

/** Cuts a text into spans where something is missing. An overlap belongs to the first. */
function stretches(text: string, lacks: readonly Lack[]): readonly Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  for (const lack of lacks.toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0))) {
    const { span } = lack;
    if (!span || span.start < at || span.end > text.length) continue;
    found.push({ text: text.slice(at, span.start) }, { text: text.slice(span.start, span.end), lack });
    at = span.end;
  }
  return [...found, { text: text.slice(at) }].filter((each) => each.text !== '');
}

/** Shows a card with all that is known of it: its look, its words and what is missing of them, its data. */
export function CardView({
  page,
  children,
}: {
  readonly page: CardPage;
  readonly children: preact.ComponentChildren;
}) {
  const { entry, thing, definition, lacks, text, isTyped } = page;
  const marked: readonly Stretch[] = isTyped ? stretches(text, lacks) : [{ text }];
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
          <p class="c-text">
            {marked.length === 0
              ? 'It says nothing.'
              : marked.map((part, at) =>
                  // The parts of a text keep their order, so their index is their key.
                  part.lack ? (
                    <mark key={`${at} ${part.text}`} title={part.lack.words}>
                      {part.text}
                    </mark>
                  ) : (
                    part.text
                  ),
                )}
          </p>
          {lacks.length === 0 ? null : (
            <ul class="c-lacks" aria-label="What is missing">
              {lacks.map(({ code, words }) => (
                <li key={`${code} ${words}`}>
                  {words} <code>{code}</code>
                </li>
              ))}
            </ul>
          )}
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
