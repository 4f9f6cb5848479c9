import { Card } from '@reticle/react';
import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { openHost, readingOf } from '@reticle/core/host';
import { host } from '@reticle/mtg/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * @typedef {{ words: string, role: string }} HeroPart words of the text, and what they say
 * @typedef {{ legal: boolean, why: string, role: string }} HeroVerdict of a card; if some words leave it out, the role of those
 * @typedef {{ parts: HeroPart[], json: string, printed: string, verdicts: HeroVerdict[] }} HeroReading `json` is all that
 * the words say, `printed` the words that it prints
 * @typedef {{ name: string, side: string, picture: string }} HeroCard `picture` is the card, drawn
 * @typedef {{ name: string, qualities: string[], tails: string[], readings: HeroReading[][], cards: HeroCard[] }} Hero
 */

/** The words that the visitor can choose: which creatures, and what else must hold. Each may be left out. */
const QUALITIES = ['nonblack', 'black', ''];
const TAILS = ['an opponent controls', 'you control', 'with power 3 or less', ''];

/** The role of the words that each key of a filter comes from. @type {Readonly<Record<string, string>>} */
const ROLES = { not: 'adjective', color: 'adjective', type: 'class', controller: 'tail', power: 'tail' };

/** Returns data as one line of JSON that can be broken between its keys. @param {unknown} data */
const oneLine = (data) => JSON.stringify(data).replaceAll(',"', ', "').replaceAll('":', '": ');

/**
 * Computes what the first page shows: the words of a card, all that they say as JSON, and the creatures on a
 * board that they may target. The reader of whole cards reads them. The engine answers all of it while the site is built.
 * @returns {Promise<Hero>}
 */
export const hero = async () => {
  const opened = openHost(host);
  const words = await opened.words?.();
  const reader = await words?.reader();
  const board = await opened.board();
  return board.with(({ game, examples, zones }) => {
    const example = examples?.[0];
    if (!words || !reader || !example || !zones || !('text' in example.asks))
      throw new Error('There is no example in words.');
    const { about } = example.asks;
    const { state, attempt } = example;
    const resolver = game.resolver(state);
    const beings = zones(state)
      .filter(({ layout }) => layout === 'field')
      .flatMap(({ things, owner }) => things.map((thing) => ({ thing, owner })))
      .filter(({ thing: { face } }) => face?.motif === 'being');
    /** @param {string} quality @param {string} tail @returns {HeroReading} */
    const reading = (quality, tail) => {
      const parts = [
        { words: 'Destroy', role: 'effect' },
        { words: 'target', role: 'anchor' },
        { words: quality, role: 'adjective' },
        { words: 'creature', role: 'class' },
        { words: tail, role: 'tail' },
      ].filter((part) => part.words !== '');
      const text = `${parts.map((part) => part.words).join(' ')}.`;
      const { json, printed, whole } = readingOf(words, reader, text, about);
      const { spell } = Object(json);
      if (!whole || !spell) throw new Error(`Not all of this is read: ${text}`);
      const spec = unwrap(game.parseSpec(spell.targets));
      const verdicts = beings.map(({ thing: { ref } }) => {
        const why = resolver.explain(spec, attempt, ref, 0);
        const [first] = why.ok ? why.value.issues : why.issues;
        if (!first) return { legal: true, why: 'can be chosen', role: '' };
        const role = first.code === 'filterMismatch' ? (ROLES[first.data.key] ?? '') : '';
        const part = parts.find((each) => each.role === role);
        const said = describeIssue(first, { messages: game.messages })
          .replace(`The card ${ref.id} `, '')
          .replace(/\.$/u, '');
        return { legal: false, why: part ? `left out by “${part.words}”` : said, role: part ? role : '' };
      });
      return { parts, json: oneLine(spell), printed: printed.join(' '), verdicts };
    };
    return {
      name: about?.name ?? '',
      qualities: QUALITIES,
      tails: TAILS,
      readings: QUALITIES.map((quality) => TAILS.map((tail) => reading(quality, tail))),
      cards: beings.map(({ thing, owner }) => ({
        name: thing.name,
        side: owner === attempt.controller ? 'yours' : 'the opponent’s',
        picture: renderToStaticMarkup(createElement(Card, { thing, size: 'field' })),
      })),
    };
  });
};
