import { createHash } from 'node:crypto';
import { Visitor } from 'oxc-parser';

/** @typedef {{ start: number, end: number }} Span */
/** @typedef {Span & { text: string }} Cut a span, and what stands in its place */
/** @typedef {import('./declarations.mjs').Statement} Statement */
/** @typedef {import('./declarations.mjs').Source} Source */

/**
 * The most characters of a declaration that is printed in full. The long parts of a longer one are printed as
 * digests, so that a change is visible without a wall of text.
 */
const WHOLE = 5_000;
const PART = 400;
/** The most parts of one type that get digests of their own. */
const PARTS = 60;

/** @param {string} text */
const digest = (text) =>
  `…${createHash('sha256').update(text.replaceAll(/\s+/gu, ' ')).digest('hex').slice(0, 8)}`;

/**
 * @param {Source} source
 * @param {Span} span
 * @param {readonly Cut[]} [cuts]
 */
const textOf = ({ text, comments }, { start, end }, cuts = []) => {
  const inside = [...cuts, ...comments.map((one) => ({ start: one.start, end: one.end, text: '' }))]
    .filter((cut) => cut.start >= start && cut.end <= end)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let at = start;
  let written = '';
  for (const cut of inside) {
    if (cut.start < at) continue;
    written += text.slice(at, cut.start) + cut.text;
    at = cut.end;
  }
  return (written + text.slice(at, end)).replaceAll(/[ \t]+$/gmu, '').replaceAll(/\n{2,}/gu, '\n');
};

/** @param {Statement} node */
const programOf = (node) => ({
  type: /** @type {const} */ ('Program'),
  body: [node],
  sourceType: /** @type {const} */ ('module'),
  hashbang: null,
  start: node.start,
  end: node.end,
});

/** @param {import('oxc-parser').TSSignature} member */
const typeOf = (member) =>
  'typeAnnotation' in member && member.typeAnnotation ? member.typeAnnotation.typeAnnotation : member;

/** @param {Source} source @param {Statement} node @returns {Cut[]} */
const cutsIn = (source, node) => {
  /** @type {Cut[]} */
  const cuts = [];
  /** @param {Span} whole @param {readonly Span[]} parts */
  const shorten = (whole, parts) => {
    if (cuts.some(({ start, end }) => start <= whole.start && whole.end <= end)) return;
    const long = parts.length > PARTS ? [whole] : parts.filter(({ start, end }) => end - start > PART);
    cuts.push(
      ...long.map((span) => ({ start: span.start, end: span.end, text: digest(textOf(source, span)) })),
    );
  };
  new Visitor({
    TSTypeLiteral: (type) => shorten(type, type.members.map(typeOf)),
    TSInterfaceBody: (type) => shorten(type, type.body.map(typeOf)),
    TSTupleType: (type) => shorten(type, type.elementTypes),
    TSUnionType: (type) => shorten(type, type.types),
  }).visit(programOf(node));
  return cuts;
};

/**
 * Returns a declaration as it is in the file, without its comments.
 * @param {Source} source
 * @param {Statement} node
 */
export const printed = (source, node) => {
  const cuts = node.end - node.start > WHOLE ? cutsIn(source, node) : [];
  return textOf(source, node, cuts)
    .replace(/^(export )?(declare )?/u, '')
    .trim();
};

/**
 * Returns the names that a declaration builds on.
 * @param {Source} source
 * @param {Statement} node
 * @returns {Set<string>}
 */
export const namesIn = ({ text }, node) => {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {Span} name `a` of `a.b.c` */
  const add = ({ start, end }) => names.add(text.slice(start, end).split('.', 1)[0] ?? '');
  new Visitor({
    TSTypeReference: ({ typeName }) => void add(typeName),
    TSTypeQuery: ({ exprName }) => void add(exprName),
    TSInterfaceHeritage: ({ expression }) => void add(expression),
    ClassDeclaration: ({ superClass }) => void (superClass && add(superClass)),
  }).visit(programOf(node));
  return names;
};
