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

/** Returns every page that somebody wrote, in the order of reading. @returns {Section[]} */
export const writtenSections = () => [
  {
    text: 'Begin',
    items: [
      { text: 'Ten minutes', link: '/guide/tour' },
      { text: 'By task', link: '/guide/by-task' },
      { text: 'How it hangs together', link: '/guide/how-it-hangs-together' },
      { text: 'How legality works', link: '/guide/legality' },
      { text: 'How fast it is', link: '/guide/speed' },
      { text: 'Glossary', link: '/guide/glossary' },
      { text: 'Troubleshooting by code', link: '/guide/errors' },
      { text: 'From the first designs', link: '/guide/former-names' },
    ],
  },
  {
    text: 'Make a game',
    items: [
      { text: 'Add a game', link: '/guide/add-a-game' },
      { text: 'A real card game, step by step', link: '/guide/candles' },
      { text: "Your own engine's state", link: '/guide/your-own-state' },
      { text: 'Facts from elsewhere', link: '/guide/facts' },
      { text: 'Abilities and effects', link: '/guide/abilities' },
      { text: 'Triggers, lasting changes, costs', link: '/guide/runtime' },
      { text: 'What most games have', link: '/guide/standard' },
      { text: 'A game of lanes', link: '/guide/lanes' },
      { text: 'Publish your game', link: '/guide/publish' },
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

/**
 * Returns every page of the site, in the order of reading, with those made from the build at the end.
 * @returns {Section[]}
 */
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
 * Returns the sidebar of each page: decisions and the API list their own pages, all others list the rest and
 * where those two begin. Nothing can be folded, because the theme would nest a button in a button.
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

/** Returns what the part of the site is called that has a page. @param {string} link */
export const sectionOf = (link) =>
  sections().find(({ items }) => items.some((item) => item.link === link))?.text ?? 'Reticle';
