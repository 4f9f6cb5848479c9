import { describeIssue } from '@reticle/core/describe';
import { openHost } from '@reticle/core/host';
import { host } from '@reticle/mtg/host';

/**
 * @typedef {{ words: string, role: string }} HeroPart words of the text, and what they say; the role is empty for those around
 * @typedef {{ name: string, types: string, value: string, hue: string, legal: boolean, why: string }} HeroCard
 * @typedef {{ name: string, parts: HeroPart[], filter: string, cards: HeroCard[] }} Hero
 */

/** @param {string} text @param {readonly { span: { start: number, end: number }, role: string }[]} parts @returns {HeroPart[]} */
const marked = (text, parts) => {
  let at = 0;
  const pieces = parts.flatMap(({ span, role }) => {
    const before = { words: text.slice(at, span.start), role: '' };
    at = span.end;
    return [before, { words: text.slice(span.start, span.end), role }];
  });
  return [...pieces, { words: text.slice(at), role: '' }].filter(({ words }) => words !== '');
};

/**
 * What the first page shows before anything is tried: the words of a card, what is read of them, and which creatures of the opponent
 * they may be aimed at. The engine answers it as the site is built.
 * @returns {Promise<Hero>}
 */
export const hero = async () => {
  const opened = openHost(host);
  const words = await opened.words?.();
  const board = await opened.board();
  return board.with(({ game, examples, zones }) => {
    const example = examples?.[0];
    if (!words || !example || !zones || !('text' in example.asks))
      throw new Error('There is no example in words.');
    const { text, about } = example.asks;
    const { requirements, specOf } = words.read(text, { ...about, parts: true });
    const [requirement] = requirements;
    const spec = specOf({ index: 0 });
    if (!requirement || !spec) throw new Error('The example is not read.');
    const resolver = game.resolver(example.state);
    const cards = zones(example.state)
      .filter(({ layout, owner }) => layout === 'field' && owner !== example.attempt.controller)
      .flatMap(({ things }) => things)
      .filter(({ face }) => face?.motif === 'being')
      .map(({ name, ref, face, values = [] }) => {
        const why = resolver.explain(spec, example.attempt, ref, 0);
        const issues = why.ok ? why.value.issues : why.issues;
        const said = issues.map((found) => describeIssue(found, { messages: game.messages }));
        return {
          name,
          types: face?.types ?? '',
          value: values[0]?.value ?? '',
          hue: face?.hues[0] ?? 'grey',
          legal: issues.length === 0,
          why: said.join(' ').replaceAll(`The card ${ref.id} `, ''),
        };
      });
    return {
      name: about?.name ?? '',
      parts: marked(text, requirement.parts ?? []),
      filter: JSON.stringify(requirement.slot?.accepts[0], null, 1),
      cards,
    };
  });
};

const WIDTH = 520;
const ROW = 58;
const SANS = 'font-family="Inter, system-ui, \'Segoe UI\', sans-serif"';
const MONO = 'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"';

/** The colours of a drawing in a theme. */
export const THEMES = {
  light: {
    text: '#25252b',
    soft: '#56565f',
    box: '#ffffff',
    line: '#c9c9d2',
    legal: '#0b6e4f',
    refused: '#a3341d',
    roles: { anchor: '#56565f', adjective: '#a3341d', class: '#0b6e4f', tail: '#2b4bb8' },
  },
  dark: {
    text: '#eeeef2',
    soft: '#b4b4c0',
    box: '#202127',
    line: '#4b4b57',
    legal: '#58d3a5',
    refused: '#ff9c85',
    roles: { anchor: '#b4b4c0', adjective: '#ff9c85', class: '#58d3a5', tail: '#a8b9ff' },
  },
};

/** @type {Record<string, string>} */
const HUES = {
  white: '#e9dfbd',
  blue: '#4f86c6',
  black: '#4a4453',
  red: '#c8553d',
  green: '#5c9a5a',
  grey: '#8d8d95',
};

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What the words of each role say, in the order of the legend. */
const SAYS = [
  ['anchor', 'a choice'],
  ['adjective', 'must not be'],
  ['class', 'what it is'],
  ['tail', 'whose it is'],
];

/**
 * The picture beside the title of the first page, as SVG.
 * @param {Hero} shown @param {keyof typeof THEMES} theme
 */
export const heroPicture = ({ name, parts, filter, cards }, theme) => {
  const { text, soft, box, line, legal, refused, roles } = THEMES[theme];
  /** @param {string} role */
  const colourOf = (role) => Object.entries(roles).find(([known]) => known === role)?.[1] ?? text;
  const rect = (/** @type {number} */ y, /** @type {number} */ height, stroke = line) =>
    `<rect x="1" y="${y}" width="${WIDTH - 2}" height="${height}" rx="10" fill="${box}" stroke="${stroke}"/>`;
  const words = parts
    .map(({ words: some, role }) =>
      role === ''
        ? `<tspan>${escaped(some)}</tspan>`
        : `<tspan fill="${colourOf(role)}" text-decoration="underline">${escaped(some)}</tspan>`,
    )
    .join('');
  const legend = SAYS.map(
    ([role = '', says = ''], at) =>
      `<text x="${20 + at * 122}" y="88" fill="${colourOf(role)}" font-size="14">${says}</text>`,
  ).join('');
  const { filter: asked } = JSON.parse(filter);
  const keys = Object.entries(asked).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  const half = Math.ceil(keys.length / 2);
  const lines = [`{ ${keys.slice(0, half).join(', ')},`, `  ${keys.slice(half).join(', ')} }`];
  const json = lines
    .map(
      (some, at) =>
        `<text x="20" y="${145 + at * 21}" ${MONO} font-size="14.5" fill="${text}" xml:space="preserve">${escaped(some)}</text>`,
    )
    .join('');
  const rows = cards.map((card, at) => {
    const y = 206 + at * ROW;
    const says = card.legal ? 'can be chosen' : card.why;
    const colour = card.legal ? legal : refused;
    const sign = card.legal ? 'M24 0l5 6l10 -12' : 'M24 -6l12 12m0 -12l-12 12';
    return (
      rect(y, ROW - 8, card.legal ? legal : line) +
      `<rect x="1" y="${y}" width="8" height="${ROW - 8}" rx="4" fill="${HUES[card.hue] ?? HUES['grey']}"/>` +
      `<path d="${sign}" transform="translate(0 ${y + 25})" fill="none" stroke="${colour}" stroke-width="3"/>` +
      `<text x="52" y="${y + 21}" font-size="16" font-weight="600" fill="${text}">${escaped(card.name)}</text>` +
      `<text x="${WIDTH - 16}" y="${y + 21}" font-size="14" text-anchor="end" fill="${soft}">${escaped(`${card.types} ${card.value}`)}</text>` +
      `<text x="52" y="${y + 41}" font-size="14.5" fill="${colour}">${escaped(says)}</text>`
    );
  });
  const height = 206 + cards.length * ROW;
  const arrow = (/** @type {number} */ y) =>
    `<path d="M${WIDTH / 2} ${y}v14m-5 -5l5 5l5 -5" fill="none" stroke="${soft}" stroke-width="2"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ${SANS}>` +
    rect(1, 100) +
    `<text x="20" y="30" font-size="17" font-weight="700" fill="${text}">${escaped(name)}</text>` +
    `<text x="20" y="60" font-size="15.5" fill="${text}" xml:space="preserve">${words}</text>` +
    legend +
    arrow(103) +
    rect(121, 60) +
    json +
    arrow(184) +
    rows.join('') +
    '</svg>\n'
  );
};
