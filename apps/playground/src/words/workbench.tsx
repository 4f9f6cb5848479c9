import { useMemo, useState, useEffect, useRef } from 'preact/hooks';
import type { WordsPlace } from '../address/place.js';
import type { WordsOffer, Reading } from '../engine/words/read.js';
import { useAnnounce } from '../ui/refusals.js';
import { WordsEditor } from './editor/editor.js';
import { Group } from './group.js';
import { type JsonLine, jsonLines } from './json-lines.js';
import { SAYS_NAMES, SORT_NAMES, type Sort, noteOf, litMarks, marksOf } from './marks.js';
import { Says, Unread } from './said.js';
import { litBy, spotsAt, type Pointed } from './spots.js';

const sameTypes = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((type) => b.includes(type));

/** Which example it is that is shown; -1 where it is none. */
const exampleOf = ({ examples }: WordsOffer, { text, name, types }: WordsPlace): number =>
  examples.findIndex(
    (each) =>
      each.text === text && (each.about?.name ?? '') === (name ?? '') && sameTypes(each.about?.types, types),
  );

/** What is asked beside the words: an example to begin with, the card's name and its types. */
function Ask({
  offer,
  words,
  onChange,
}: {
  readonly offer: WordsOffer;
  readonly words: WordsPlace;
  readonly onChange: (words: WordsPlace) => void;
}) {
  const { text, name = '', types = [] } = words;
  const given = { ...(text === undefined ? {} : { text }), ...(name === '' ? {} : { name }) };
  const listed = [...offer.types, ...types.filter((type) => !offer.types.includes(type))];
  const chosen = exampleOf(offer, words);
  return (
    <div class="w-ask">
      <label>
        <span>Example</span>
        <select
          value={String(chosen)}
          onChange={({ currentTarget }) => {
            const example = offer.examples[Number(currentTarget.value)];
            onChange(example ? { text: example.text, ...example.about } : { text: '' });
          }}
        >
          <option value="-1">Your own words</option>
          {offer.examples.map(({ title }, at) => (
            <option key={title} value={String(at)}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          Card name <span class="faint">(optional)</span>
        </span>
        <input
          value={name}
          maxLength={200}
          autoComplete="off"
          onInput={({ currentTarget: { value } }) => {
            onChange({
              ...(text === undefined ? {} : { text }),
              ...(value === '' ? {} : { name: value }),
              ...(types.length === 0 ? {} : { types }),
            });
          }}
        />
      </label>
      <fieldset>
        <legend>
          Card types <span class="faint">(they change what words mean)</span>
        </legend>
        {listed.map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={types.includes(type)}
              onChange={({ currentTarget: { checked } }) => {
                const next = checked ? [...types, type] : types.filter((each) => each !== type);
                onChange({ ...given, ...(next.length === 0 ? {} : { types: next }) });
              }}
            />{' '}
            {type}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const SAMPLES: readonly (readonly [Sort, string])[] = [
  ['count', 'up to two'],
  ['anchor', 'chosen'],
  ['thing', 'card'],
  ['restriction', 'that is red'],
];

const SAYS = [
  ['effect', 'draw a card'],
  ['cost', '{T}'],
  ['trigger', 'when'],
  ['condition', 'if'],
  ['keyword', 'flying'],
] as const;

/** What the marks in the text mean. */
function Legend() {
  return (
    <ul class="w-legend hue-1" aria-label="What the marks mean">
      <li>
        <span class="w-slot" data-label="t1">
          words
        </span>{' '}
        one slot
      </li>
      {SAMPLES.map(([sort, sample]) => (
        <li key={sort}>
          <span class={`w-part w-${sort}`}>{sample}</span> {SORT_NAMES[sort]}
        </li>
      ))}
      {SAYS.map(([what, sample]) => (
        <li key={what}>
          <span class={`w-says w-says-${what}`}>{sample}</span> {SAYS_NAMES[what]}
        </li>
      ))}
      <li>
        <span class="w-unread" data-label="?">
          words
        </span>{' '}
        not understood
      </li>
      <li>
        <span class="w-beside">words</span> not read with it
      </li>
      <li>
        <span class="w-mention">word</span> chooses nothing
      </li>
    </ul>
  );
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How a reading went, in a sentence. */
export function summaryOf({ requirements, more, text, card }: Reading): string {
  if (text.trim() === '') return 'Type or paste the words of a card, or take an example.';
  const all = requirements.length + more;
  const shownMore = more === 0 ? '' : ` The first ${requirements.length} are shown.`;
  const slots = all === 0 ? 'Nothing is chosen.' : `${counted(all, 'slot')}.${shownMore}`;
  return card ? `${card.told} ${slots}` : slots;
}

/** A time in milliseconds, in words. */
export const timeWords = (took: number): string =>
  took < 0.1 ? 'Read in less than 0.1 ms' : `Read in ${took.toFixed(1)} ms`;

/** What is aimed at: a place in the text whatever is read there, or a thing of the groups of one reading. */
type Aim = { readonly position: number } | { readonly groups: Reading['groups']; readonly pointed: Pointed };

function pointedBy(aim: Aim | undefined, reading: Reading): Pointed | undefined {
  if (!aim) return undefined;
  // What the whole card says comes later, and leaves the groups as they are.
  if ('pointed' in aim) return aim.groups === reading.groups ? aim.pointed : undefined;
  const spots = spotsAt(reading, aim.position);
  return spots.length === 0 ? undefined : { spots };
}

const samePlace = (one: Aim | undefined, other: Aim | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  'position' in one &&
  'position' in other &&
  one.position === other.position;

/** What shines: what the pointer is over, else what has the focus. */
function usePointing(reading: Reading, documents: readonly (readonly JsonLine[])[]) {
  const [hovered, setHovered] = useState<Aim>();
  const [focused, setFocused] = useState<Aim>();
  const byFocus = pointedBy(focused, reading);
  const pointed = pointedBy(hovered, reading) ?? byFocus;
  const key = JSON.stringify(pointed);
  const lit = useMemo(() => litBy(reading, documents, pointed), [reading, documents, key]);
  return {
    lit,
    note: noteOf(reading, documents, pointed, lit),
    /** Whether the note is of what has the focus. */
    steady: pointed === byFocus,
    hover: (aim: Aim | undefined) => setHovered((before) => (samePlace(before, aim) ? before : aim)),
    focus: setFocused,
  };
}

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
  const documents = useMemo(() => reading.groups.map(({ json }) => jsonLines(json)), [reading.groups]);
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

  const aimOf = (pointed: Pointed | undefined): Aim | undefined =>
    pointed && { groups: reading.groups, pointed };
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
        <Unread card={reading.card} onRepair={(text) => onChange({ ...words, text })} />
      </section>
      <section class="w-meaning" aria-labelledby="w-meaning" aria-busy={busy}>
        <h2 id="w-meaning">What they mean</h2>
        {reading.groups.length === 0 ? (
          <p class="panel">
            {summary} Where words say “target” or “chosen”, what they ask for is shown here.
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
        <Says card={reading.card} />
      </section>
    </div>
  );
}
