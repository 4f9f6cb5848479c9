import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { fragmentOf } from '../address/link.js';
import type { Place } from '../address/place.js';
import type { Page } from '../address/start.js';
import { engine, engineLost } from '../engine/client.js';
import { lazy } from '../ui/lazy.js';
import type { Change, PageProps } from '../ui/page-props.js';
import { CopyButton, Tabs, LiveRegion, Refusals, TryAgain } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { WordsPage } from '../words/page.js';
import { usePlace } from './use-place.js';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Returns the chosen theme. `auto` follows the system. It lasts for this visit; nothing is stored. */
function useTheme() {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [theme]);
  return { theme, themes: THEMES, setTheme };
}

const THEME_NAMES: Readonly<Record<Theme, string>> = { auto: 'system theme', light: 'light', dark: 'dark' };

const linkTo = async (place: Place): Promise<string> => new URL(await fragmentOf(place), location.href).href;

const embedding = async (place: Place): Promise<string> =>
  `<iframe src="${await linkTo({ ...place, embed: true })}" width="100%" height="640" title="Reticle playground"></iframe>`;

/** The head of the playground: the game, the page, the address to copy, and the theme. */
function Head({
  place,
  games,
  pages,
  change,
}: {
  readonly place: Place;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly pages: readonly { readonly id: Page; readonly name: string }[];
  readonly change: (change: Change) => void;
}) {
  const { theme, themes, setTheme } = useTheme();
  return (
    <header class="head">
      <h1>
        Reticle <span>playground</span>
      </h1>
      <label>
        Game{' '}
        <select
          value={place.game}
          onChange={({ currentTarget }) => {
            change({
              game: currentTarget.value,
              words: undefined,
              board: undefined,
              play: undefined,
              cards: undefined,
              make: undefined,
            });
          }}
        >
          {games.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Tabs label="Pages" tabs={pages} chosen={place.page} onChoose={(page) => change({ page })} />
      <div class="tools">
        <CopyButton label="Copy address" text={() => linkTo(place)} done="The address is copied." />
        <CopyButton
          label="Copy embed"
          text={() => embedding(place)}
          done="The code to embed this is copied."
        />
        <label>
          <span class="unseen">Theme</span>
          <select
            value={theme}
            onChange={({ currentTarget }) => {
              setTheme(themes.find((each) => each === currentTarget.value) ?? 'auto');
            }}
          >
            {themes.map((each) => (
              <option key={each} value={each}>
                {THEME_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
}

const PAGES: Readonly<Record<Page, { readonly name: string; readonly View: ComponentType<PageProps> }>> = {
  make: { name: 'Type a card', View: lazy(async () => (await import('../make/page.js')).MakePage) },
  words: { name: 'Words', View: WordsPage },
  board: { name: 'Board', View: lazy(async () => (await import('../board/page.js')).BoardPage) },
  cards: { name: 'Cards', View: lazy(async () => (await import('../cards/page.js')).CardsPage) },
  play: { name: 'Play', View: lazy(async () => (await import('../play/page.js')).PlayPage) },
};

const PAGE_TABS = (['play', 'make', 'words', 'board', 'cards'] as const).map((id) => ({
  id,
  name: PAGES[id].name,
}));

function Pages({ place, change }: PageProps) {
  const { answer: games } = useAnswer(`games with ${place.game}`, () => engine.games());
  const { answer } = useAnswer(place.game, (id) => engine.pages(id));
  const tabs = PAGE_TABS.filter(({ id }) => id === 'board' || (answer?.ok === true && answer.value[id]));
  const page = tabs.some(({ id }) => id === place.page) ? place.page : 'board';
  const { View } = PAGES[page];
  // The styles of the whole page depend on this attribute, so that they need not search its content.
  useLayoutEffect(() => {
    document.documentElement.dataset['page'] = page;
  }, [page]);
  const shown = games?.ok === true ? games.value : [];
  const game = shown.find(({ id }) => id === place.game)?.name;
  useEffect(() => {
    const name = game === undefined ? PAGES[page].name : `${PAGES[page].name}, ${game}`;
    document.title = `${name} | Reticle playground`;
  }, [page, game]);
  return (
    <>
      {place.embed === true ? null : (
        <Head place={{ ...place, page }} games={shown} pages={tabs} change={change} />
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
  const [isLost, setLost] = useState(false);
  useEffect(() => void engineLost.then(setLost), []);
  return (
    <LiveRegion>
      {isLost ? <TryAgain /> : null}
      <Refusals refusals={refusals} />
      {place ? <Pages place={place} change={change} /> : <p class="waiting">One moment ...</p>}
    </LiveRegion>
  );
}
