import { apiPages } from './api.mjs';
import { address, pagesIn } from './repository.mjs';

/** @typedef {{ text: string, link: string }} Item @typedef {{ text: string, items: Item[], apart?: true }} Section */

/** @param {string} markdown */
const titleOf = (markdown) => /^# (.+)$/mu.exec(markdown)?.[1] ?? 'Untitled';

/** @param {string} folder */
const itemsOf = (folder) =>
  pagesIn(folder).map(({ params: { page }, content }) => ({
    text: titleOf(content),
    link: address({ folder, page }),
  }));

/** Every page that somebody wrote, in the order of reading. @returns {Section[]} */
export const writtenSections = () => [
  {
    text: 'Begin',
    items: [
      { text: 'Ten minutes', link: '/guide/tour' },
      { text: 'By task', link: '/guide/by-task' },
      { text: 'How it hangs together', link: '/guide/how-it-hangs-together' },
      { text: 'How legality works', link: '/guide/legality' },
      { text: 'How fast it is', link: '/guide/speed' },
    ],
  },
  {
    text: 'Make a game',
    items: [
      { text: 'Add a game', link: '/guide/add-a-game' },
      { text: "Your own engine's state", link: '/guide/your-own-state' },
      { text: 'Facts from elsewhere', link: '/guide/facts' },
      { text: 'Abilities and effects', link: '/guide/abilities' },
      { text: 'Triggers, lasting changes, costs', link: '/guide/runtime' },
      { text: 'A game of lanes', link: '/guide/lanes' },
    ],
  },
  {
    text: 'Read cards',
    items: [
      { text: 'Words and JSON', link: '/guide/words' },
      { text: 'The words of a game', link: '/guide/lexicon' },
      { text: "A card's whole text", link: '/guide/card-text' },
      { text: 'Your own cards', link: '/guide/own-cards' },
      { text: 'Schemas in your editor', link: '/guide/editors' },
    ],
  },
  {
    text: 'Play, show, host',
    items: [
      { text: 'The command', link: '/guide/command' },
      { text: 'A table on a screen', link: '/guide/table' },
      { text: 'Put it online', link: '/guide/online' },
      { text: 'Arena, balance, referee', link: '/guide/arena' },
    ],
  },
  {
    text: 'Recipes',
    items: [
      { text: 'Why not?', link: '/recipes/why-not' },
      { text: 'Joint choices', link: '/recipes/joint-choices' },
      { text: 'Choices of other players', link: '/recipes/others-choose' },
      { text: 'Records and replays', link: '/recipes/replay' },
      { text: 'Views', link: '/recipes/views' },
      { text: 'Bots', link: '/recipes/bots' },
      { text: 'The laws of a game', link: '/recipes/laws' },
    ],
  },
  { text: 'Packages', items: itemsOf('packages') },
  {
    text: 'Rules and their tests',
    items: itemsOf('rules').map(({ link }) => ({ text: link.replace('/rules/', '@reticle/'), link })),
  },
  { text: 'Decisions', items: itemsOf('adr'), apart: true },
];

/** Every page of the site, in the order of reading: at the end those that are made of what was built. @returns {Section[]} */
export const sections = () => [
  ...writtenSections(),
  {
    text: 'API',
    items: apiPages().map(({ params: { page }, content }) => ({
      text: titleOf(content),
      link: `/api/${page}`,
    })),
    apart: true,
  },
];

/**
 * What stands beside a page: on pages of decisions and of the API those, elsewhere all others, and where the two begin. Nothing is
 * folded: what folds in the theme is a button with a button in it.
 * @returns {Record<string, Section[]>}
 */
export const sidebars = () => {
  const all = sections();
  const [decisions, api] = all.filter(({ apart }) => apart);
  const more = [api, decisions].flatMap((section) => {
    const [first] = section?.items ?? [];
    return section && first ? [{ text: section.text, link: first.link }] : [];
  });
  const back = { text: 'Guide', items: [{ text: 'All of it, by task', link: '/guide/by-task' }] };
  return {
    '/adr/': [back, ...(decisions ? [decisions] : [])],
    '/api/': [back, ...(api ? [api] : [])],
    '/': [...all.filter(({ apart }) => !apart), { text: 'More', items: more }],
  };
};
