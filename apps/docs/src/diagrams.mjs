import { readFileSync } from 'node:fs';

/** @typedef {{ names: string, does: string }} Floor */

/** What each floor of core does, by the first of its names. @type {Record<string, string>} */
const DOES = {
  issue: 'refusals, JSON, chance, names of things',
  filter: 'questions about one thing',
  choice: 'several things chosen together',
  targeting: 'the one legality: lists, checks, reasons',
  game: 'kinds, players and rules of a game',
  text: 'words and JSON, both ways',
  play: 'effects, triggers, what lasts, costs',
  match: 'moves, prompts, records, views, bots',
  standard: 'what most card games have, ready-made',
  describe: 'refusals and specs in English',
  host: 'what a screen needs of a game',
  schema: 'JSON Schemas for editors and other languages',
};

const FLOOR = /\[((?:'[\w-]+'(?:, )?)+)\]/gu;

/** Returns the floors of core, lowest first, as its own test lists them. @returns {Floor[]} */
export const floors = () => {
  const test = readFileSync(new URL('../../../packages/core/src/floors.test.ts', import.meta.url), 'utf8');
  return [...test.matchAll(FLOOR)]
    .map(([, names = '']) => names.replaceAll("'", '').split(', '))
    .filter(([first]) => first !== 'index')
    .map(([first = '', ...others]) => ({ names: [first, ...others].join(', '), does: DOES[first] ?? '' }));
};

/** Narrow enough to be read on a telephone: what a box is for stands below its name. */
const WIDTH = 440;
const ROW = 62;

/** @param {number} y @param {string} head @param {string} words @param {string} of which class of boxes it belongs to */
const box = (y, head, words, of) =>
  `<g class="box ${of}"><rect x="8" y="${y}" width="${WIDTH - 16}" height="${ROW - 8}" rx="6"/>` +
  `<text x="24" y="${y + 23}" class="head">${head}</text><text x="24" y="${y + 43}">${words}</text></g>`;

/** @param {string} title @param {readonly { head: string, words: string, of: string }[]} rows @param {boolean} arrows whether each row leads to the next */
const drawing = (title, rows, arrows) => {
  const gap = arrows ? 16 : 0;
  const height = rows.length * (ROW + gap) - gap + 8;
  const parts = rows.map(({ head, words, of }, at) => {
    const y = 6 + at * (ROW + gap);
    const below = y + ROW - 8;
    const arrow =
      arrows && at < rows.length - 1
        ? `<path class="arrow" d="M${WIDTH / 2} ${below}v${gap + 2}m-5 -6l5 6l5 -6"/>`
        : '';
    return box(y, head, words, of) + arrow;
  });
  return `<svg class="diagram" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">${parts.join('')}</svg>`;
};

/** Draws the floors of core, highest at the top. Each knows only those below it. */
export const floorsDiagram = () =>
  drawing(
    'The floors of core, the highest first; each knows only those below it',
    floors()
      .toReversed()
      .map(({ names, does }) => ({ head: names, words: does, of: 'floor' })),
    false,
  );

/** The steps of one choice, from the offer to its narration: the function that answers, and what it says. */
export const WAY = [
  { head: 'runtime.offers', words: 'the moves that a seat may make, as JSON' },
  { head: 'runtime.open', words: 'one of them over its match: its spec, and who asks' },
  { head: 'runtime.prompt', words: 'the next thing to choose: options, and why not the rest' },
  { head: 'resolver.check', words: 'the whole choice, by the same pipeline as the list' },
  { head: 'runtime.apply', words: 'the move: costs are paid, the effect waits or runs' },
  { head: 'checkTargetsStillLegal', words: 'as it resolves: what is no longer legal is left out' },
  { head: 'runtime.viewEvents', words: 'what happened, as each seat may know it' },
];

export const wayDiagram = () =>
  drawing(
    "One choice's way, from the offer to what is told of it",
    WAY.map((row) => ({ ...row, of: 'way' })),
    true,
  );
