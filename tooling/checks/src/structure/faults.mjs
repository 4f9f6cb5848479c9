import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {ReadonlyMap<string, string>} Sources the text of each source file, by its path from the folder of sources */
/** @typedef {ReadonlyMap<string, readonly string[]>} Graph */

const MOST_LINES = 400;
const SOURCE = /\.(?:ts|tsx|mjs)$/u;
const TEST = /\.(?:test|test-d|d)\.(?:ts|tsx|mts)$/u;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(?<to>\.[^']+)'/gu;
/**
 * Matches code that searches JSON as text. JSON must be walked (core's `someWithin`), because a value could look
 * like a key.
 */
const SEARCHED =
  /(?:JSON\.stringify|canonicalJson)\([^;\n]*\)\.(?:includes|indexOf|match|matchAll|search)\(/u;
const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (?<name>\w+)(?=[ <={])/gmu;

/**
 * Returns the sources of a package, without tests.
 * @param {string} folder
 * @returns {Sources}
 */
export const sourcesIn = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !TEST.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** @param {Sources} sources @returns {Graph} which file imports which, type imports counted */
const importsIn = (sources) =>
  new Map(
    [...sources].map(([file, text]) => {
      const named = [...text.matchAll(IMPORT)].map(({ groups }) => join(dirname(file), groups?.['to'] ?? ''));
      const found = named.flatMap((path) =>
        [path, path.replace(/\.js$/u, '.ts'), path.replace(/\.js$/u, '.tsx')].filter((one) =>
          sources.has(one),
        ),
      );
      return [file, [...new Set(found)]];
    }),
  );

/** @param {Graph} files @returns {Graph} which first folder, or file beside them, imports from which */
const foldersOf = (files) => {
  const first = (/** @type {string} */ file) => file.split('/')[0] ?? file;
  const folders = new Map([...files.keys()].map((file) => [first(file), new Set()]));
  for (const [file, others] of files)
    for (const other of others) if (first(other) !== first(file)) folders.get(first(file))?.add(first(other));
  return new Map([...folders].map(([name, others]) => [name, [...others]]));
};

/**
 * Returns what can be reached from a node.
 * @param {Graph} graph
 * @param {string} start
 */
const reachedFrom = (graph, start) => {
  const reached = new Set();
  const open = [...(graph.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return reached;
};

/**
 * Returns the nodes that are part of a cycle.
 * @param {Graph} graph
 * @returns {string[]}
 */
const inCircles = (graph) =>
  [...graph.keys()].filter((node) => reachedFrom(graph, node).has(node)).toSorted();

/** @param {Sources} sources @returns {string[]} names of types that several files declare */
const declaredTwice = (sources) => {
  const seen = new Map();
  for (const [file, text] of sources)
    for (const { groups } of text.matchAll(DECLARED)) {
      const name = groups?.['name'] ?? '';
      seen.set(name, (seen.get(name) ?? new Set()).add(file));
    }
  /** @type {string[]} */
  const twice = [...seen].flatMap(([name, files]) => (files.size > 1 ? [name] : []));
  return twice.toSorted();
};

/** @typedef {{ circles: string[], folders: string[], long: string[], twice: string[], searched: string[] }} Structure */

/**
 * Returns what is wrong with the structure of a package: files and folders that import each other in a cycle,
 * files of more than 400 lines, names of types that several files declare, JSON that is searched as text.
 * @param {Sources} sources
 * @returns {Structure}
 */
export const structureOf = (sources) => {
  const files = importsIn(sources);
  return {
    circles: inCircles(files),
    folders: inCircles(foldersOf(files)),
    long: [...sources].flatMap(([file, text]) => (text.split('\n').length > MOST_LINES + 1 ? [file] : [])),
    twice: declaredTwice(sources),
    searched: [...sources].flatMap(([file, text]) => (SEARCHED.test(text) ? [file] : [])),
  };
};
