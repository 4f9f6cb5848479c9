import { fragmentOf } from '../address/link.js';
import type { Place } from '../address/place.js';
import type { Page } from '../address/start.js';
import { CopyButton } from '../ui/copy.js';
import { Tabs } from '../ui/tabs.js';
import type { Change } from '../ui/page-props.js';
import { useTheme, type Theme } from './use-theme.js';

const THEME_NAMES: Readonly<Record<Theme, string>> = { auto: 'as the system', light: 'light', dark: 'dark' };

const linkTo = async (place: Place): Promise<string> => new URL(await fragmentOf(place), location.href).href;

const embedding = async (place: Place): Promise<string> =>
  `<iframe src="${await linkTo({ ...place, embed: true })}" width="100%" height="640" title="Reticle playground"></iframe>`;

/** The head of the playground: which game, which page, the address to copy, the theme. */
export function Head({
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
            change({ game: currentTarget.value, words: undefined, board: undefined, play: undefined });
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
          Theme{' '}
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
