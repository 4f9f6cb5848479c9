import { useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { ZoneView } from '@reticle/core/host';
import { Refusals } from '../ui/refusals.js';
import { ChoiceList } from './choice-list.js';
import { offerGroups, offersFor } from './offer-groups.js';
import type { Choosing } from './use-choosing.js';

/** More offers than so many can be searched. */
const MANY = 12;

/** The moves on offer, by kind; where they are many, some of them. */
function Offers({
  choosing: { offers, about, setAbout, take },
  aboutName,
  list,
  onTaken,
}: {
  readonly choosing: Choosing;
  readonly aboutName: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onTaken: () => void;
}) {
  const [wanted, setWanted] = useState('');
  const isLong = offers.length > MANY;
  const shown = offersFor(offers, about, isLong ? wanted : '');
  const groups = offerGroups(shown).map(({ title, offers: some }) => ({
    title,
    choices: some.map((offer) => ({
      key: String(offer.index),
      words: `${offer.words}${offer.asks ? ' ...' : ''}`,
      choose: () => {
        setWanted('');
        onTaken();
        take(offer);
      },
    })),
  }));
  return (
    <>
      {isLong ? (
        <label class="stacked">
          Only with these words
          <input
            type="search"
            maxLength={200}
            value={wanted}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        </label>
      ) : null}
      {about === undefined ? null : (
        <p class="row">
          Only of <strong>{aboutName}</strong>
          <button type="button" onClick={() => setAbout(undefined)}>
            All moves
          </button>
        </p>
      )}
      <p class="faint">
        {shown.length === offers.length
          ? `${offers.length} to choose from`
          : `${shown.length} of ${offers.length}`}
      </p>
      <ChoiceList groups={groups} list={list} />
    </>
  );
}

/** The question for a move's targets. */
function Targets({
  choosing: { asked, answer, back },
  list,
  onTaken,
}: {
  readonly choosing: Choosing;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onTaken: () => void;
}) {
  if (!asked) return null;
  const { words, label, options, chosen } = asked;
  const choices = options.map((option) => ({
    key: JSON.stringify(option.answer),
    words: option.words,
    choose: () => {
      onTaken();
      answer(option.answer);
    },
  }));
  return (
    <>
      <p>
        <strong>{words}</strong>
      </p>
      <p>
        Choose: {label}
        {chosen.length === 0 ? '' : ` (chosen: ${chosen.map((each) => each.words).join(', ')})`}
      </p>
      {options.length === 0 ? <p>Nothing is left to be chosen for it.</p> : null}
      <ChoiceList groups={[{ title: '', choices }]} list={list} />
      <p class="row">
        <button
          type="button"
          onClick={() => {
            onTaken();
            back();
          }}
        >
          Back
        </button>
        <span class="faint">Escape does the same.</span>
      </p>
    </>
  );
}

/** What a person may do: moves, or the targets of the one that was taken. */
export function YourMoves({
  choosing,
  zones,
  list,
  onTaken,
}: {
  readonly choosing: Choosing;
  readonly zones: readonly ZoneView[];
  readonly list: RefObject<HTMLDivElement | null>;
  /** Something was chosen in the list: what comes next is to be reached at once. */
  readonly onTaken: () => void;
}) {
  const { refusals, asked, about = '' } = choosing;
  const thing = zones.flatMap(({ things }) => things).find(({ ref }) => ref.id === about);
  const shared = { choosing, list, onTaken };
  return (
    <>
      <Refusals refusals={refusals} />
      {asked ? <Targets {...shared} /> : <Offers {...shared} aboutName={thing?.name ?? about} />}
    </>
  );
}
