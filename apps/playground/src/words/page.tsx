import { useMemo } from 'preact/hooks';
import type { WordsPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { WordsOffer } from '../engine/words/read.js';
import type { PageProps } from '../ui/page-props.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer, useDebounced } from '../ui/use-answer.js';
import { Workbench } from './workbench.js';

/** How long the words must rest before they are read, in milliseconds. */
const PAUSE = 120;

/** How long the words must rest before all that they say is read. */
const REST = 400;

/** The words page: what a card's words ask to be chosen. */
export function WordsPage({ place, change }: PageProps) {
  const { answer: offer } = useAnswer(place.game, (id) => engine.wordsOffer(id));
  if (offer?.ok === false) return <Refusals refusals={offer.refusals} />;
  if (!offer) return <p class="waiting">One moment ...</p>;
  return <Read place={place} change={change} offer={offer.value} />;
}

/** What is shown where the address says nothing: the first example. */
function shownOf({ words }: PageProps['place'], { examples }: WordsOffer): WordsPlace & { text: string } {
  const [first] = examples;
  const shown = words ?? (first ? { text: first.text, ...first.about } : {});
  // The editor's lines end in one way.
  return { ...shown, text: (shown.text ?? '').replaceAll(/\r\n?/gu, '\n') };
}

function Read({ place, change, offer }: PageProps & { readonly offer: WordsOffer }) {
  const words = shownOf(place, offer);
  const question = useDebounced({ game: place.game, ...words }, PAUSE);
  const { answer, pending } = useAnswer(question, (asked) => engine.words(asked));
  // The reader of whole cards is fetched once the targets are shown and the words rest.
  const rested = useDebounced(answer === undefined ? undefined : question, REST);
  const { answer: whole } = useAnswer(rested, (asked) => engine.cardWords(asked));
  const card = whole?.ok ? whole.value : undefined;
  const read = answer?.ok ? answer.value : undefined;
  const reading = useMemo(() => (read && card?.text === read.text ? { ...read, card } : read), [read, card]);
  if (answer?.ok === false) return <Refusals refusals={answer.refusals} />;
  if (!reading) return <p class="waiting">One moment ...</p>;
  return (
    <Workbench
      offer={offer}
      words={words}
      reading={reading}
      busy={pending}
      onChange={(next) => change({ words: next })}
      onChoose={(at) => {
        const which = reading.groups[at]?.which;
        if (!which) return;
        const { index: ability, ...mode } = which;
        change({ page: 'board', board: { asked: { ...words, text: reading.text, ability, ...mode } } });
      }}
    />
  );
}
