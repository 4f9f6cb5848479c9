import { ok, type Result, baseCardFilter, json } from '@reticle/core';
import { effectSchemas } from '@reticle/core/standard';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { refused, camelOf, flawOf, isTitle } from '../names.js';
import { replaceWords, templateFiles, type TextFile } from '../template.js';
import { manifestIn, nearestFolder, write, type Rewrite } from '../write.js';
import { LAYOUTS } from '../scaffold.js';
import { withCard } from './card-list.js';
import { BARE_INDEXES, INDEXES, indexText, sameCode, slugsOf, type Indexes } from './indexes.js';

/** The things that can be added to a game. */
export const THINGS = [
  'card',
  'effect',
  'keyword',
  'trigger',
  'verb',
  'protection',
  'pattern',
  'restriction',
] as const;
/** A thing that can be added to a game. */
export type Thing = (typeof THINGS)[number];

/** The places of a pattern's words in a phrase: "lit", "lamp", "you control". */
export const PATTERN_ROLES = ['adjective', 'class', 'tail'] as const;
/** The place of a pattern's words in a phrase. */
export type PatternRole = (typeof PATTERN_ROLES)[number];

/** The form of a thing: the folder of its template, and the next step after it was added. */
interface ThingForm {
  readonly template: (role: PatternRole) => string;
  readonly next: string;
}
/** The things that a layout has a place for, with the indexes of its folders. */
interface Layout {
  readonly things: { readonly [Name in Thing]?: ThingForm };
  readonly indexes: Indexes;
  /** The file with the list of cards, if that is where they are. */
  readonly cards?: string;
}

/** The folder of the keywords of a game, one of which a protection is. */
const KEYWORDS = 'src/keywords';

const isTaken = (result: Result<unknown>): boolean =>
  !result.ok && result.issues.some(({ code }) => code === 'create.fileTaken');

/** Puts the file of the thing itself before the keyword that it is. */
const ownFirst = (files: readonly TextFile[], thing: Thing): readonly TextFile[] => {
  const isOther = ({ path }: TextFile): boolean => thing !== 'keyword' && path.startsWith(KEYWORDS);
  return [...files.filter((file) => !isOther(file)), ...files.filter(isOther)];
};

const PROTECTION_NEXT = 'write when it refuses, and the number of its rule';

/** The layouts that this package knows, by the number in a game's package.json. */
const KNOWN: Readonly<Record<number, Layout>> = {
  [LAYOUTS.whole]: {
    indexes: INDEXES,
    cards: 'src/cards.json',
    things: {
      card: { template: () => 'new/card', next: 'write what is printed on the card: facts and text' },
      effect: { template: () => 'new/effect', next: 'write its data, its events and its words' },
      keyword: { template: () => 'new/keyword', next: 'write the text that it stands for' },
      trigger: { template: () => 'new/trigger', next: 'write the words, and the event that they wait for' },
      verb: { template: () => 'new/verb', next: 'write the words, and the effect that they mean' },
      protection: { template: () => 'new/protection', next: PROTECTION_NEXT },
    },
  },
  [LAYOUTS.bare]: {
    indexes: BARE_INDEXES,
    things: {
      card: {
        template: () => 'bare/new/card',
        next: 'write what is printed on the card: facts, words, effect',
      },
      pattern: {
        template: (role) => `bare/new/pattern-${role}`,
        next: 'write the filter that the words stand for',
      },
      restriction: {
        template: () => 'bare/new/restriction',
        next: 'write the matcher, and the facts that it reads into src/card.ts; change its case in test/cases',
      },
      protection: { template: () => 'bare/new/protection', next: PROTECTION_NEXT },
    },
  },
};

/** The names of a thing in a game, all made from the given one. */
interface ThingName {
  /** The name as it was given: `Fool's Lamp`. */
  readonly given: string;
  /** The name of its file: `fools-lamp`. */
  readonly slug: string;
  /** The name in code: `foolsLamp`. */
  readonly camel: string;
}

const MARKS = /\p{M}/gu;
const OUTSIDE = /[^a-z0-9]+/gu;

/**
 * Makes a slug of a name (lower-case letters, digits and hyphens): `Fool's Éclair` becomes `fools-eclair`.
 */
const slugOf = (given: string): string =>
  given
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll("'", '')
    .toLowerCase()
    .replaceAll(OUTSIDE, ' ')
    .trim()
    .replaceAll(' ', '-');

/** Parses the name of a thing. Refuses what could break out of its place in a file or in a path. */
export function thingNameOf(given: string): Result<ThingName> {
  const name = given.slice(0, 100);
  if (!isTitle(given)) return refused('badName', { name, because: 'characters' });
  const slug = slugOf(given);
  const camel = camelOf(slug);
  const flaw = flawOf(slug) ?? (camel in {} ? 'reserved' : undefined);
  return flaw === undefined ? ok({ given, slug, camel }) : refused('badName', { name, because: flaw });
}

/** The wishes for a thing that is added to a game. */
export interface ThingWish {
  readonly thing: Thing;
  /** The name, such as `Oil Lamp`. For a pattern its words. */
  readonly name: string;
  /** For a pattern: the place of its words in a phrase. Defaults to an adjective. */
  readonly role?: PatternRole;
}

/** The plan of a thing: what adding it writes. */
export interface ThingPlan {
  /** The game's folder. All paths are below it. */
  readonly folder: string;
  readonly create: readonly TextFile[];
  readonly rewrite: readonly Rewrite[];
  /** The next steps, in words. */
  readonly next: readonly string[];
}

/** The names that a filter has from core: keys, combinators, and selection keys. */
const TAKEN_KEYS: ReadonlySet<string> = new Set([
  ...Object.keys(baseCardFilter.shape),
  'anyOf',
  'allOf',
  'not',
  'count',
  'upTo',
  'random',
]);

/** The effects that a game has from the standard library. */
const STANDARD: ReadonlySet<string> = new Set(Object.keys(effectSchemas(json, json)));

/** Finds the game that contains a folder, with its layout. */
async function gameAt(cwd: string): Promise<Result<{ readonly folder: string; readonly layout: Layout }>> {
  const layoutIn = async (folder: string): Promise<unknown> => {
    const { reticle } = await manifestIn(folder);
    return typeof reticle === 'object' && reticle !== null && 'layout' in reticle
      ? reticle.layout
      : undefined;
  };
  const folder = await nearestFolder(resolve(cwd), async (at) => (await layoutIn(at)) !== undefined);
  if (folder === undefined) return refused('noGame', { from: cwd });
  const found = await layoutIn(folder);
  const layout = typeof found === 'number' ? KNOWN[found] : undefined;
  return layout
    ? ok({ folder, layout })
    : refused('otherLayout', { wanted: Object.keys(KNOWN).join(' and '), found });
}

function literal(name: string): string {
  return name.includes("'") ? JSON.stringify(name) : `'${name}'`;
}

/** Makes the files of a thing from its template, with its name in them. */
async function filesFor(template: string, { given, slug, camel }: ThingName): Promise<readonly TextFile[]> {
  const by = {
    "'Some Thing'": literal(given),
    'some thing': given,
    some_thing: slug.replaceAll('-', ' '),
    'some-thing': slug,
    someThing: camel,
  };
  const files = await templateFiles(template);
  return files.map(({ path, text }) => ({ path: replaceWords(path, by), text: replaceWords(text, by) }));
}

/**
 * Adds a line for a new file to the index beside it. Refuses an index that this package would not write like
 * that.
 */
async function indexWith(
  game: string,
  indexes: Indexes,
  { path }: TextFile,
): Promise<Result<Rewrite | undefined>> {
  const folder = posix.dirname(path);
  const form = indexes[folder];
  if (!form || path.endsWith('.test.ts')) return ok(undefined);
  const file = `${folder}/index.ts`;
  const slugs = slugsOf(await readdir(join(game, folder)).catch(() => []));
  const before = await readFile(join(game, file), 'utf8').catch(() => '');
  const now = indexText(form, slugs);
  if (!sameCode(before, now)) return refused('indexEdited', { file, wanted: now });
  const added = posix.basename(path, '.ts');
  if (slugs.includes(added)) return refused('fileTaken', { file: path });
  return ok({ path: file, before, text: indexText(form, [...slugs, added]) });
}

/**
 * Plans what adding a thing to a game writes: its file, its first test (which fails until it has examples),
 * and a line in each index. It writes nothing yet.
 *
 * @param cwd the game's folder, or one inside
 */
export async function planThing(
  { thing, name, role = 'adjective' }: ThingWish,
  cwd: string,
): Promise<Result<ThingPlan>> {
  const named = thingNameOf(name);
  if (!named.ok) return named;
  const { camel, slug } = named.value;
  // The words of a phrase are matched as they are written.
  if (thing === 'pattern' && slug !== name.replaceAll(' ', '-')) {
    return refused('badName', { name, because: 'words' });
  }
  if (thing === 'restriction' && TAKEN_KEYS.has(camel)) return refused('keyTaken', { name: camel });
  if (thing === 'effect' && STANDARD.has(camel)) return refused('effectTaken', { name: camel });
  const game = await gameAt(cwd);
  if (!game.ok) return game;
  const { folder, layout } = game.value;
  const form = layout.things[thing];
  if (!form) return refused('otherThing', { thing, known: Object.keys(layout.things) });
  const { template, next } = form;
  const create: TextFile[] = [];
  const rewrite: Rewrite[] = [];
  for (const file of ownFirst(await filesFor(template(role), named.value), thing)) {
    const index = await indexWith(folder, layout.indexes, file);
    // A protection of a keyword that is there already asks for that one.
    if (!index.ok && thing === 'protection' && file.path.startsWith(KEYWORDS) && isTaken(index)) continue;
    if (!index.ok) return index;
    create.push(file);
    if (index.value) rewrite.push(index.value);
  }
  const cards = thing === 'card' ? layout.cards : undefined;
  if (cards !== undefined) {
    const list = await withCard(folder, cards, name);
    if (!list.ok) return list;
    rewrite.push(list.value);
  }
  const words = slug.replaceAll('-', ' ');
  const paths = create.map(({ path }) => path).filter((path) => path.startsWith('src/'));
  const [test, source] = [true, false].map((isTest) =>
    paths.find((path) => path.endsWith('.test.ts') === isTest),
  );
  return ok({
    folder,
    create,
    rewrite,
    next: [
      `write examples into the rows of ${test}: until then that test fails`,
      `in ${source ?? cards}: ${next}`,
      ...(thing === 'protection' && layout.indexes[KEYWORDS]
        ? [`cards have it by the keyword "${words}"`]
        : []),
    ],
  });
}

/** Adds what was planned: everything, or nothing. */
export function writeThing({ folder, create, rewrite }: ThingPlan): Promise<Result<void>> {
  return write(folder, { create, rewrite });
}
