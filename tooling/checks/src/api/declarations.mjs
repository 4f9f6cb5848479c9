import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** @typedef {import('oxc-parser').Statement | import('oxc-parser').Directive} Statement */
/** @typedef {{ kind: 'here', nodes: readonly Statement[], source: Source } | { kind: 'elsewhere', text: string }} Declared */
/** @typedef {{ file: string, name: string }} Place another file, and what the name is called there */

/**
 * A file of declarations.
 * @typedef {object} Source
 * @property {string} file
 * @property {string} text
 * @property {readonly import('oxc-parser').Comment[]} comments
 * @property {Map<string, Statement[]>} declared by name
 * @property {Map<string, Place>} from what comes from other files of the package, by its name here
 * @property {Map<string, string>} foreign what comes from other packages: the import, by its name here
 * @property {Map<string, string>} exported what it is called here, by the name it is exported as
 */

/** @param {import('oxc-parser').ModuleExportName} name */
const text = (name) => (name.type === 'Literal' ? name.value : name.name);

/** @param {Statement} node the names that a declaration gives */
const namesOf = (node) => {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
};

/** @param {string} file @param {string} specifier */
const resolve = (file, specifier) => {
  const found = join(dirname(file), specifier.replace(/\.js$/u, '.d.ts'));
  if (!existsSync(found)) throw new Error(`${file} imports ${specifier}, which is not there.`);
  return found;
};

/** @param {Source} source @param {Statement} node */
const add = (source, node) => {
  const { file, declared, from, foreign, exported } = source;
  const origin = 'source' in node && node.source ? node.source.value : undefined;
  /** @param {string} local @param {string} name */
  const bring = (local, name) => {
    if (origin?.startsWith('.')) from.set(local, { file: resolve(file, origin), name });
    else foreign.set(local, `${name} from '${origin}'`);
  };
  if (node.type === 'ImportDeclaration') {
    for (const one of node.specifiers)
      bring(one.local.name, one.type === 'ImportSpecifier' ? text(one.imported) : '*');
  } else if (node.type === 'ExportNamedDeclaration') {
    for (const one of node.specifiers) {
      const inside = origin === undefined ? text(one.local) : `export ${text(one.exported)}`;
      if (origin !== undefined) bring(inside, text(one.local));
      exported.set(text(one.exported), inside);
    }
    for (const name of node.declaration ? namesOf(node.declaration) : []) {
      exported.set(name, name);
      declared.set(name, [...(declared.get(name) ?? []), node]);
    }
  } else for (const name of namesOf(node)) declared.set(name, [...(declared.get(name) ?? []), node]);
};

/** Reads files of declarations, each once. */
export const declarations = () => {
  /** @type {Map<string, Source>} */
  const read = new Map();

  /** @param {string} file @returns {Source} */
  const sourceOf = (file) => {
    const known = read.get(file);
    if (known) return known;
    const content = readFileSync(file, 'utf8');
    const { program, comments, errors } = parseSync(file, content);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    /** @type {Source} */
    const source = {
      file,
      text: content,
      comments,
      declared: new Map(),
      from: new Map(),
      foreign: new Map(),
      exported: new Map(),
    };
    read.set(file, source);
    for (const node of program.body) add(source, node);
    return source;
  };

  /**
   * Finds where a name that a file uses is declared.
   * @param {Source} source
   * @param {string} name
   * @returns {Declared | undefined} undefined for what is no name of the file: a global, a parameter
   */
  const find = (source, name) => {
    const nodes = source.declared.get(name);
    if (nodes) return { kind: 'here', nodes, source };
    const foreign = source.foreign.get(name);
    if (foreign !== undefined) return { kind: 'elsewhere', text: foreign };
    const place = source.from.get(name);
    if (!place) return undefined;
    const there = sourceOf(place.file);
    return find(there, there.exported.get(place.name) ?? place.name);
  };

  return { sourceOf, find };
};
