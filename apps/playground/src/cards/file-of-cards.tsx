import { useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import type { CardEntry } from '../engine/cards/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals, useAnnounce } from '../ui/refusals.js';

/** The largest file that is read, in bytes. */
const LARGEST = 16_000_000;

/** A form for cards of a file, or of pasted JSON. */
export function FileOfCards({
  game,
  add,
}: {
  readonly game: string;
  readonly add: (entries: readonly CardEntry[]) => void;
}) {
  const announce = useAnnounce();
  const [pasted, setPasted] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const read = async (text: string): Promise<void> => {
    const answer = await engine.cardsRead({ game, text });
    setRefusals(answer.ok ? answer.value.refusals : answer.refusals);
    if (!answer.ok) return;
    const { entries } = answer.value;
    const whole = entries.filter(({ isWhole }) => isWhole).length;
    announce(`${entries.length} cards were read, ${whole} of them whole.`);
    add(entries);
  };
  return (
    <div class="c-file">
      <label class="stacked">
        A file of cards (JSON)
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (!file) return;
            if (file.size > LARGEST)
              setRefusals([
                { code: 'tooLarge', words: `${file.name} is larger than ${LARGEST} bytes.`, path: [] },
              ]);
            else void file.text().then(read);
          }}
        />
      </label>
      <label class="stacked">
        Or its text
        <textarea rows={3} value={pasted} onInput={({ currentTarget }) => setPasted(currentTarget.value)} />
      </label>
      <button type="button" disabled={pasted.trim() === ''} onClick={() => void read(pasted)}>
        Read these cards
      </button>
      <Refusals refusals={refusals} />
    </div>
  );
}
