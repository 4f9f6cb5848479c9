import { useState } from 'preact/hooks';
import type { BoardPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import { CopyButton } from '../ui/copy.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';

/** The board, the choice and the answers as files: a scenario for `reticle scenario`, and a test for vitest. */
export function FilesPanel({ game, place }: { readonly game: string; readonly place: BoardPlace }) {
  const [open, setOpen] = useState(false);
  const { answer } = useAnswer(open ? { game, board: place } : undefined, (question) =>
    engine.files(question),
  );
  return (
    <section class="panel" aria-labelledby="files-title">
      <h2 id="files-title">Keep it as a test</h2>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>What the engine says here, as files that hold it to that</summary>
        {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
        {answer?.ok ? (
          <div class="fields-column">
            <div class="row">
              <CopyButton
                label="Copy scenario"
                text={() => answer.value.scenario}
                done="The scenario is copied."
              />
              <span class="faint">
                JSON, for <code>reticle scenario</code>
              </span>
            </div>
            <pre class="file" data-file="scenario" tabIndex={0} aria-label="Scenario">
              {answer.value.scenario}
            </pre>
            <div class="row">
              <CopyButton label="Copy test" text={() => answer.value.test} done="The test is copied." />
              <span class="faint">TypeScript, for vitest</span>
            </div>
            <pre class="file" data-file="test" tabIndex={0} aria-label="Test">
              {answer.value.test}
            </pre>
          </div>
        ) : null}
      </details>
    </section>
  );
}
