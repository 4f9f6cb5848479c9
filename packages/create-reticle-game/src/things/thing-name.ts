import { ok, type Result } from '@reticle/core';
import { refused } from '../issue.js';
import { camelOf, flawOf, isTitle } from '../names.js';

/** The names of a thing in a game, all made of the one that was given. */
export interface ThingName {
  /** As it was given: `Fool's Lamp` */
  readonly given: string;
  /** Its file: `fools-lamp` */
  readonly slug: string;
  /** In code: `foolsLamp` */
  readonly camel: string;
}

const MARKS = /\p{M}/gu;
const OUTSIDE = /[^a-z0-9]+/gu;

/** Small letters, digits and hyphens of a name: `Fool's Éclair` is `fools-eclair`. */
const slugOf = (given: string): string =>
  given
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll("'", '')
    .toLowerCase()
    .replaceAll(OUTSIDE, ' ')
    .trim()
    .replaceAll(' ', '-');

/** Reads the name of a thing; nothing that could leave its place in a file or in a path. */
export function thingNameOf(given: string): Result<ThingName> {
  const name = given.slice(0, 100);
  if (!isTitle(given)) return refused('badName', { name, because: 'characters' });
  const slug = slugOf(given);
  const camel = camelOf(slug);
  const flaw = flawOf(slug) ?? (camel in {} ? 'reserved' : undefined);
  return flaw === undefined ? ok({ given, slug, camel }) : refused('badName', { name, because: flaw });
}
