import type { JsonObject } from '@reticle/core';
import { useEffect, useState } from 'preact/hooks';
import type { SpecJson } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';

/** A spec as JSON, to be typed: it is asked as soon as it is one; what is wrong with it is told with its place. */
export function SpecField({
  game,
  spec,
  onRead,
}: {
  readonly game: string;
  readonly spec: JsonObject;
  readonly onRead: (spec: SpecJson) => void;
}) {
  const [draft, setDraft] = useState<string>();
  const { answer } = useAnswer(draft === undefined ? undefined : { game, text: draft }, (question) =>
    engine.spec(question),
  );
  const read = answer?.ok ? JSON.stringify(answer.value.spec) : undefined;
  useEffect(() => {
    if (answer?.ok && draft !== undefined) onRead(answer.value.spec);
  }, [read]);
  return (
    <>
      <label class="stacked">
        Spec
        <textarea
          class="mono"
          rows={12}
          maxLength={20_000}
          spellcheck={false}
          value={draft ?? JSON.stringify(spec, undefined, 2)}
          aria-invalid={answer?.ok === false}
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        />
      </label>
      {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
    </>
  );
}
