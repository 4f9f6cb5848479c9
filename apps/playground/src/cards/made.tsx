import type { EditField } from '@reticle/core/host';
import { useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import type { CardEntry, CardPage } from '../engine/cards/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals, useAnnounce } from '../ui/refusals.js';

type Values = Readonly<Record<string, string>>;

/** A form for a card that is made by hand: its facts and its words. */
export function MadeCard({
  game,
  fields,
  add,
}: {
  readonly game: string;
  readonly fields: readonly EditField[];
  readonly add: (page: CardPage) => void;
}) {
  const announce = useAnnounce();
  const [values, setValues] = useState<Values>(
    Object.fromEntries(fields.map(({ name, initial }) => [name, initial])),
  );
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const make = async (): Promise<void> => {
    const answer = await engine.cardMade({ game, values });
    setRefusals(answer.ok ? [] : answer.refusals);
    if (!answer.ok) return;
    const { entry, lacks } = answer.value;
    announce(`${entry.name}: ${entry.isWhole ? 'all of it is understood' : `${lacks.length} missing`}.`);
    add(answer.value);
  };
  return (
    <form
      class="c-made"
      aria-label="A card of your own"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {fields.map(({ name, label, options, lines }) => {
        const change = (value: string): void => setValues((before) => ({ ...before, [name]: value }));
        const value = values[name] ?? '';
        return (
          <label key={name} class="stacked">
            {label}
            {options ? (
              <select value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : lines === true ? (
              <textarea
                rows={4}
                maxLength={20_000}
                value={value}
                onInput={({ currentTarget }) => change(currentTarget.value)}
              />
            ) : (
              <input
                maxLength={200}
                autoComplete="off"
                value={value}
                onInput={({ currentTarget }) => change(currentTarget.value)}
              />
            )}
          </label>
        );
      })}
      <button type="submit" class="main">
        Read this card
      </button>
      <Refusals refusals={refusals} />
    </form>
  );
}

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
