/**
 * Words by which people search for a page whose own words are others, by its path without its ending. The
 * search of the site finds the page by them, too; they are not shown.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SYNONYMS = {
  'guide/publish': ['deploy', 'deployment', 'release', 'ship'],
  'guide/online': ['deploy', 'deployment', 'hosting', 'self-host', 'multiplayer', 'websocket'],
  'guide/runtime': [
    'trigger',
    'triggered ability',
    'event listener',
    'hook',
    'buff',
    'aura',
    'status effect',
  ],
  'guide/table': ['own card art', 'artwork', 'card images', 'custom card art', 'skin', 'theme', 'UI'],
  'guide/own-cards': ['custom cards', 'homebrew', 'import cards', 'own card art', 'card editor'],
  'guide/abilities': ['spell', 'skill', 'power', 'effect'],
  'guide/facts': ['database', 'card data', 'stats'],
  'guide/errors': ['troubleshooting', 'error message', 'exception'],
  'recipes/replay': ['undo', 'redo', 'take back', 'rewind', 'save game', 'savegame', 'history'],
  'recipes/bots': ['AI', 'opponent', 'computer player', 'difficulty'],
  'recipes/views': ['hidden information', 'fog of war', 'secret', 'cheating'],
  'recipes/joint-choices': ['combination', 'several targets', 'constraint'],
};

/**
 * Puts the synonyms of a page below its title, for the index of the search.
 * @param {string} html @param {string} path the page's file, relative to the pages
 */
export const withSynonyms = (html, path) => {
  const words = SYNONYMS[path.replace(/\.md$/u, '')];
  return words ? html.replace('</h1>', `</h1><p>${words.join(', ')}</p>`) : html;
};
