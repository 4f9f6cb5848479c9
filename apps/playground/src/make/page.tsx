import { Card } from '@reticle/react';
import type { EditField } from '@reticle/core/host';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fragmentOf } from '../address/link.js';
import type { Refusal } from '../engine/answer.js';
import type { TypedCard, TypedOffer } from '../engine/cards/shapes.js';
import { engine } from '../engine/client.js';
import { freshPlay } from '../play/match-place.js';
import { SavePicture } from '../play/picture.js';
import type { PageProps } from '../ui/page-props.js';
import { CopyButton, Refusals, useAnnounce } from '../ui/refusals.js';
import { useAnswer, useDebounced } from '../ui/use-answer.js';
import { WordsEditor } from '../words/editor/editor.js';
import { cardMarks } from '../words/marks.js';
import { SaidLegend, Says, Unread } from '../words/said.js';
import { postOf } from './post.js';

type Values = Readonly<Record<string, string>>;

/** How long the words must rest before edits are looked for that mend them, in milliseconds. */
const REST = 350;
/** As much as the games read, and an address holds. */
const LIMIT = 20_000;

const initialOf = (fields: readonly EditField[]): Values =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));

/** The page on which a card is typed: it is read, drawn, and played as it is. */
export function MakePage({ place, change }: PageProps) {
  const { answer: offer } = useAnswer(place.game, (id) => engine.typedOffer(id));
  if (!offer) return <p class="waiting">One moment ...</p>;
  if (!offer.ok) return <Refusals refusals={offer.refusals} />;
  return <Typed place={place} change={change} offer={offer.value} />;
}

/** How a card stands, in a sentence. */
function summaryOf({ entry, reading, lacks }: TypedCard): string {
  if (entry.isWhole) return 'All of it is understood: a match plays it.';
  if (!reading?.unread.length)
    return `A match does not do all of it: ${lacks.length} ${lacks.length === 1 ? 'thing is' : 'things are'} missing.`;
  return reading.told;
}

/** A field of the form beside its words. */
function Field({
  field: { name, label, options },
  value,
  set,
}: {
  readonly field: EditField;
  readonly value: string;
  readonly set: (name: string, value: string) => void;
}) {
  return (
    <label class="m-field" data-field={name}>
      {label}
      {options ? (
        <select value={value} onChange={({ currentTarget }) => set(name, currentTarget.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          maxLength={200}
          autoComplete="off"
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => set(name, currentTarget.value)}
        />
      )}
    </label>
  );
}

function Typed({ place, change, offer }: PageProps & { readonly offer: TypedOffer }) {
  const { game, make = {} } = place;
  const { fields, examples, plays } = offer;
  const announce = useAnnounce();
  const initial = useMemo(() => initialOf(fields), [fields]);
  const values = make.values ?? initial;
  const put = (next: Values): void => change({ make: { values: next } });
  const set = (name: string, value: string): void => put({ ...values, [name]: value });

  const question = { game, values };
  const { answer } = useAnswer({ ...question, repairs: false }, (asked) => engine.typed(asked), {
    isUrgent: true,
  });
  const rested = useDebounced(question, REST);
  const { answer: mended } = useAnswer(rested, (asked) => engine.typed(asked));
  /** What was read last, while what is typed now makes no card. */
  const last = useRef<TypedCard>(undefined);
  if (answer?.ok) last.current = answer.value;
  const card = last.current;
  const full = mended?.ok && mended.value.text === card?.text ? mended.value.reading : undefined;
  const reading = full?.whole === card?.reading?.whole ? full : undefined;
  const read = reading ?? card?.reading;

  const at = fields.findIndex(({ lines }) => lines === true);
  const words = fields[at];
  const text = words ? (values[words.name] ?? '') : '';
  const marks = useMemo(
    () => (read ? { text: read.text, marks: { slots: cardMarks(read), parts: [] } } : undefined),
    [read],
  );
  const summary = card ? summaryOf(card) : '';
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) announce(summary);
    first.current = summary === '';
  }, [summary]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  useEffect(() => setRefusals([]), [answer]);

  const play = async (): Promise<void> => {
    const begun = await engine.trial(question);
    setRefusals(begun.ok ? [] : begun.refusals);
    if (begun.ok) change({ page: 'play', play: freshPlay(begun.value) });
  };
  const onBoard = async (own: TypedCard['own']): Promise<void> => {
    const placed = await engine.cardOnBoard({ game, json: own });
    setRefusals(placed.ok ? [] : placed.refusals);
    if (placed.ok) change({ page: 'board', board: placed.value });
  };
  const link = async (): Promise<string> =>
    new URL(await fragmentOf({ game, page: 'make', make: { values } }), location.href).href;
  const beside = (list: readonly EditField[]) => (
    <div class="m-fields">
      {list.map((field) => (
        <Field key={field.name} field={field} value={values[field.name] ?? ''} set={set} />
      ))}
    </div>
  );
  return (
    <div class="m-columns">
      <section class="panel m-write" aria-labelledby="m-write">
        <div class="row">
          <h2 id="m-write">Type a card, play it</h2>
          <label class="m-example">
            Example{' '}
            <select
              value=""
              onChange={({ currentTarget }) => {
                const { value } = currentTarget;
                const empty = Object.fromEntries(
                  fields.map(({ name, options }) => [name, options?.[0] ?? '']),
                );
                const chosen = examples.find(({ title }) => title === value);
                put(value === BLANK ? empty : chosen ? { ...empty, ...chosen.values } : initial);
                currentTarget.value = '';
              }}
            >
              <option value="" disabled>
                choose ...
              </option>
              <option>{FIRST}</option>
              {examples.map(({ title }) => (
                <option key={title}>{title}</option>
              ))}
              <option>{BLANK}</option>
            </select>
          </label>
        </div>
        {beside(fields.slice(0, Math.max(0, at)))}
        <WordsEditor
          text={text}
          label="The words of the card"
          describedBy="m-summary"
          limit={LIMIT}
          marks={marks}
          lit={undefined}
          onText={(next) => words && set(words.name, next)}
          onCursor={() => undefined}
          onHover={() => undefined}
          onTooLong={() => announce(`A text has at most ${LIMIT} characters: this was not taken.`)}
        />
        {beside(fields.slice(at + 1))}
        <p id="m-summary" class={card?.entry.isWhole ? 'c-whole' : 'c-lacking'}>
          {summary}
        </p>
        {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
        <Unread card={read} onRepair={(next) => words && set(words.name, next)} />
        {read?.unread.length ? null : <Refusals refusals={card?.lacks ?? []} />}
        {read ? <SaidLegend reading={read} /> : null}
      </section>
      <section class="m-shown" aria-labelledby="m-shown">
        <h2 id="m-shown" class="unseen">
          The card
        </h2>
        {card ? (
          <>
            <div class="m-picture">
              <Card thing={card.thing} size="full" />
            </div>
            <div class="row m-acts">
              {plays ? (
                <button
                  type="button"
                  class="main"
                  disabled={!card.entry.isWhole || answer?.ok === false}
                  onClick={() => void play()}
                >
                  Play it now
                </button>
              ) : null}
              <CopyButton label="Copy a link to it" text={link} done="The link to this card is copied." />
              <button type="button" onClick={() => void onBoard(card.own)}>
                Put it on the board
              </button>
              <button
                type="button"
                onClick={() => change({ page: 'cards', cards: { ...place.cards, card: card.own } })}
              >
                Keep it for a deck
              </button>
              <SavePicture
                name={card.entry.id}
                look={() => postOf(card.thing, read)}
                labels={{ svg: 'Picture (SVG)', png: 'Picture (PNG)' }}
                button=""
              />
            </div>
            <Refusals refusals={refusals} />
            <Says card={read} />
          </>
        ) : (
          <p class="waiting">One moment ...</p>
        )}
      </section>
    </div>
  );
}

const FIRST = 'The first one';
const BLANK = 'An empty card';
