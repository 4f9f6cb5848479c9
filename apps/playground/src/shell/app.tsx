import type { ComponentType } from 'preact';
import type { Page } from '../address/start.js';
import { engine } from '../engine/client.js';
import { lazy } from '../ui/lazy.js';
import { LiveRegion } from '../ui/live.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { WordsPage } from '../words/page.js';
import { Head } from './head.js';
import type { PageProps } from '../ui/page-props.js';
import { usePlace } from './use-place.js';

const PAGES: Readonly<Record<Page, { readonly name: string; readonly View: ComponentType<PageProps> }>> = {
  words: { name: 'Words', View: WordsPage },
  board: { name: 'Board', View: lazy(async () => (await import('../board/page.js')).BoardPage) },
  play: { name: 'Play', View: lazy(async () => (await import('../play/page.js')).PlayPage) },
};

const PAGE_TABS = (['words', 'board', 'play'] as const).map((id) => ({ id, name: PAGES[id].name }));

function Pages({ place, change }: PageProps) {
  const { answer: games } = useAnswer('games', () => engine.games());
  const { answer } = useAnswer(place.game, (id) => engine.pages(id));
  const tabs = PAGE_TABS.filter(({ id }) => id === 'board' || (answer?.ok === true && answer.value[id]));
  const page = tabs.some(({ id }) => id === place.page) ? place.page : 'board';
  const { View } = PAGES[page];
  return (
    <>
      {place.embed === true ? null : (
        <Head
          place={{ ...place, page }}
          games={games?.ok === true ? games.value : []}
          pages={tabs}
          change={change}
        />
      )}
      {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
      <main>
        {place.embed === true ? <h1 class="unseen">Reticle playground</h1> : null}
        <div
          id="page"
          {...(place.embed === true ? {} : { role: 'tabpanel', 'aria-labelledby': `tab-${page}` })}
        >
          {answer?.ok ? (
            <View key={place.game} place={place} change={change} />
          ) : (
            <p class="waiting">One moment ...</p>
          )}
        </div>
      </main>
    </>
  );
}

/** The playground. */
export function App() {
  const { place, refusals, change } = usePlace();
  return (
    <LiveRegion>
      <Refusals refusals={refusals} />
      {place ? <Pages place={place} change={change} /> : <p class="waiting">One moment ...</p>}
    </LiveRegion>
  );
}
