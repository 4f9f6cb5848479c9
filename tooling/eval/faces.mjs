// The faces of a file of references, as parseCard takes them.
import { readFileSync } from 'node:fs';
import { unexpressedOf } from '@reticle/mtg';
import { parseCard } from '@reticle/mtg/text';

/** A face as parseCard takes it, from a line { name, types, manaCost: "2 W", pt: "2/2", loyalty, oracle }. */
export function faceOf({ name, types, manaCost, pt, loyalty, oracle }) {
  const [power, toughness] = pt?.split('/') ?? [];
  return {
    name,
    types,
    text: oracle,
    ...(manaCost && manaCost !== 'no cost' ? { manaCost } : {}),
    ...(power === undefined ? {} : { power, toughness }),
    ...(loyalty ? { loyalty } : {}),
  };
}

/** The faces of a file with one JSON object a line. */
export const facesIn = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [faceOf(JSON.parse(line))]));

/** The card of a face that is whole. A reference has each face by itself, so a missing back is no lack of words. */
export function wholeCard(face) {
  const { card } = parseCard(face);
  return unexpressedOf(card).every(({ code }) => code === 'mtg.noBack') ? card : undefined;
}
