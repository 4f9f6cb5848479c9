import { apiPages } from './api.mjs';
import { address, pagesIn } from './repository.mjs';

/** @typedef {{ text: string, link: string }} Item @typedef {{ text: string, items: Item[], collapsed?: boolean }} Section */

/** @param {string} markdown */
const titleOf = (markdown) => /^# (.+)$/mu.exec(markdown)?.[1] ?? 'Untitled';

/** @param {string} folder */
const itemsOf = (folder) =>
  pagesIn(folder).map(({ params: { page }, content }) => ({
    text: titleOf(content),
    link: address({ folder, page }),
  }));

/** Every page of the site, in the order of reading. @returns {Section[]} */
export const sections = () => [
  {
    text: 'Guide',
    items: [
      { text: 'Ten minutes', link: '/guide/tour' },
      { text: 'How it hangs together', link: '/guide/how-it-hangs-together' },
      { text: 'By task', link: '/guide/by-task' },
      { text: 'Add a game', link: '/guide/add-a-game' },
      { text: "Your own engine's state", link: '/guide/your-own-state' },
      { text: 'How legality works', link: '/guide/legality' },
      { text: 'Facts from elsewhere', link: '/guide/facts' },
      { text: 'Words and JSON', link: '/guide/words' },
      { text: 'The words of a game', link: '/guide/lexicon' },
      { text: "A card's whole text", link: '/guide/card-text' },
      { text: 'Abilities and effects', link: '/guide/abilities' },
      { text: 'Triggers, lasting changes, costs', link: '/guide/runtime' },
      { text: 'A game of lanes', link: '/guide/lanes' },
      { text: 'Put it online', link: '/guide/online' },
      { text: 'The command', link: '/guide/command' },
      { text: 'Your own cards', link: '/guide/own-cards' },
      { text: 'Schemas in your editor', link: '/guide/editors' },
      { text: 'A table on a screen', link: '/guide/table' },
      { text: 'Arena, balance, referee', link: '/guide/arena' },
      { text: 'How fast it is', link: '/guide/speed' },
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
  { text: 'Decisions', items: itemsOf('adr'), collapsed: true },
  {
    text: 'API',
    items: apiPages().map(({ params: { page }, content }) => ({
      text: titleOf(content),
      link: `/api/${page}`,
    })),
    collapsed: true,
  },
];
