import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { WordsPlace } from '../address/place.js';
import type { Reading, WordsOffer } from '../engine/words/reading.js';
import { useAnnounce } from '../ui/live.js';
import { Ask } from './ask.js';
import { WordsEditor } from './editor/editor.js';
import { Group } from './group.js';
import { jsonLines } from './json-lines.js';
import { Legend } from './legend.js';
import { litMarks, marksOf } from './marks.js';
import { summaryOf, timeWords } from './summary.js';
import { Unread } from './unread.js';
import { usePointing, type Aim } from './use-pointing.js';
import type { Pointed } from './spots.js';

/** As much as the games read, and an address holds. */
const LIMIT = 20_000;

/** The words, what they mean, and each shining where the other is pointed at. */
export function Workbench({
  offer,
  words,
  reading,
  busy,
  onChange,
  onChoose,
}: {
  readonly offer: WordsOffer;
  readonly words: WordsPlace & { readonly text: string };
  readonly reading: Reading;
  /** Whether newer words are being read. */
  readonly busy: boolean;
  readonly onChange: (words: WordsPlace) => void;
  readonly onChoose: (group: number) => void;
}) {
  const announce = useAnnounce();
  const [tooLong, setTooLong] = useState(false);
  const documents = useMemo(() => reading.groups.map(({ json }) => jsonLines(json)), [reading]);
  const { lit, note, steady, hover, focus } = usePointing(reading, documents);
  const marks = useMemo(() => ({ text: reading.text, marks: marksOf(reading) }), [reading]);
  const shining = useMemo(
    () => ({ text: reading.text, marks: litMarks(reading, lit.spots) }),
    [reading, lit],
  );
  const summary = summaryOf(reading);

  const first = useRef(true);
  useEffect(() => {
    if (!first.current) announce(summary);
    first.current = false;
  }, [summary]);
  useEffect(() => {
    if (steady && note !== '') announce(note);
  }, [note]);

  const aimOf = (pointed: Pointed | undefined): Aim | undefined => pointed && { reading, pointed };
  const aimAt = (position: number | undefined): Aim | undefined =>
    position === undefined ? undefined : { position };
  return (
    <div class="w-columns">
      <section class="panel w-text" aria-labelledby="w-text">
        <h2 id="w-text">Words</h2>
        <Ask offer={offer} words={words} onChange={onChange} />
        <WordsEditor
          text={words.text}
          label="The words of the card"
          describedBy="w-summary"
          limit={LIMIT}
          marks={marks}
          lit={shining}
          onText={(text) => {
            setTooLong(false);
            onChange({ ...words, text });
          }}
          onCursor={(position) => focus(aimAt(position))}
          onHover={(position) => hover(aimAt(position))}
          onTooLong={() => {
            setTooLong(true);
            announce(`A text has at most ${LIMIT} characters: this was not taken.`);
          }}
        />
        <p id="w-summary" class="w-summary">
          {summary} <span class="faint took">{timeWords(reading.took)}.</span>
        </p>
        {tooLong ? (
          <p class="refusals">
            A text has at most {LIMIT} characters: what was pasted was not taken. <code>tooLarge</code>
          </p>
        ) : null}
        <p class="w-note">
          {note === '' ? (
            <span class="faint">
              Point at words or at a line of JSON, or go there with the arrow keys: what belongs together
              shines.
            </span>
          ) : (
            note
          )}
        </p>
        <Legend />
        <Unread reading={reading} />
      </section>
      <section class="w-meaning" aria-labelledby="w-meaning" aria-busy={busy}>
        <h2 id="w-meaning">What they ask for</h2>
        {reading.groups.length === 0 ? (
          <p class="panel">
            {summary} Where words say “target” or “chosen”, what they ask for is shown here, as the games’
            rules read it.
          </p>
        ) : null}
        {reading.groups.map((_group, at) => (
          <Group
            key={at}
            reading={reading}
            group={at}
            lines={documents[at] ?? []}
            lit={lit}
            onHover={(pointed) => hover(aimOf(pointed))}
            onFocus={(pointed) => focus(aimOf(pointed))}
            onChoose={() => onChoose(at)}
          />
        ))}
      </section>
    </div>
  );
}
