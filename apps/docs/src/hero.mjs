import { Card } from '@reticle/react';
import { describeIssue } from '@reticle/core/describe';
import { openHost, readingOf } from '@reticle/core/host';
import { host } from '@reticle/mtg/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * @typedef {{ words: string, role: string }} HeroPart words of the text, and what they say; the role is empty for those around
 * @typedef {{ legal: boolean, why: string, role: string }} HeroVerdict of a card; if some words leave it out, the role of those
 * @typedef {{ parts: HeroPart[], does: string, json: string, verdicts: HeroVerdict[] }} HeroReading `does` is the effect
 * @typedef {{ name: string, side: string, picture: string }} HeroCard `picture` is the card, drawn
 * @typedef {{ name: string, qualities: string[], tails: string[], readings: HeroReading[][], cards: HeroCard[] }} Hero
 */

/** The words that the visitor can choose: which creatures, and what else must hold. Each may be left out. */
const QUALITIES = ['nonblack', 'black', ''];
const TAILS = ['an opponent controls', 'you control', 'with power 3 or less', ''];

/** The role of the words that each key of a filter comes from. @type {Readonly<Record<string, string>>} */
const ROLES = { not: 'adjective', color: 'adjective', type: 'class', controller: 'tail', power: 'tail' };

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

/** Returns a filter as one line of JSON that can be broken between its keys. @param {unknown} filter */
const printed = (filter) => JSON.stringify(filter).replaceAll(',"', ', "').replaceAll('":', '": ');

/**
 * Computes what the first page shows: the words of a card, their JSON, and the creatures on a board that they
 * may target. The engine answers all of it while the site is built.
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
      const text = `${['Destroy target', quality, 'creature', tail].filter((each) => each !== '').join(' ')}.`;
      const { requirements, specOf } = words.read(text, { ...about, parts: true });
      const [requirement] = requirements;
      const spec = specOf({ index: 0 });
      const [slot] = requirement?.slot?.accepts ?? [];
      if (!requirement || !spec || slot === undefined) throw new Error(`This is not read: ${text}`);
      const { spans, whole } = readingOf(words, reader, text, about);
      const effect = spans.find(({ what }) => what === 'effect');
      if (!effect || !whole) throw new Error(`Not all of this is read: ${text}`);
      const parts = marked(text, requirement.parts ?? []);
      const verdicts = beings.map(({ thing: { ref } }) => {
        const why = resolver.explain(spec, attempt, ref, 0);
        const [first] = why.ok ? why.value.issues : why.issues;
        if (!first) return { legal: true, why: 'can be chosen', role: '' };
        const role = first.code === 'filterMismatch' ? (ROLES[first.data.key] ?? '') : '';
        const part = parts.find((each) => each.role === role && role !== '');
        const said = describeIssue(first, { messages: game.messages })
          .replace(`The card ${ref.id} `, '')
          .replace(/\.$/u, '');
        return { legal: false, why: part ? `left out by “${part.words}”` : said, role: part ? role : '' };
      });
      const does = text.slice(effect.start, effect.end);
      return { parts, does, json: printed(Object(slot)['filter']), verdicts };
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
