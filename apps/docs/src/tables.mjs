import { attempt, targetSpec } from '@reticle/core';
import { coreJsonSchemas, jsonSchemaOf } from '@reticle/core/schema';

/**
 * @typedef {{
 *   $ref?: string, type?: string, const?: unknown, enum?: unknown[], anyOf?: Schema[], oneOf?: Schema[], items?: Schema,
 *   additionalProperties?: Schema | boolean, properties?: Record<string, Schema>, required?: string[],
 *   title?: string, description?: string, $defs?: Record<string, Schema>,
 * }} Schema what a JSON Schema of core is made of
 */

const spec = /** @type {Schema} */ (jsonSchemaOf(targetSpec, 'urn:reticle:core:target-spec'));

/** The schemas whose keys the reference lists, by their names there. @type {Record<string, Schema>} */
const LISTED = {
  baseCardFilter: coreJsonSchemas()['filter.card'],
  TargetSpec: spec,
  TargetSlot: spec.$defs?.['TargetSlot'] ?? {},
  Attempt: jsonSchemaOf(attempt, 'urn:reticle:core:attempt'),
};

const WORDS = /** @type {Record<string, string>} */ ({ boolean: '`true`, `false`', integer: 'whole number' });

/** @param {Schema} schema @param {(name: string) => string} named what stands for a definition @returns {string} */
const valueOf = ({ $ref, type = '', items, anyOf, oneOf, additionalProperties, ...rest }, named) => {
  if ($ref === '#') return 'such a filter';
  if ($ref !== undefined) return named($ref.replace('#/$defs/', ''));
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((one) => valueOf(one, named)).join(' or ');
  const values = rest.enum ?? ('const' in rest ? [rest.const] : undefined);
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (type === 'array') return `list of ${valueOf(items ?? {}, named)}`;
  if (rest.properties) return `{ ${Object.keys(rest.properties).join(', ')} }`;
  if (typeof additionalProperties === 'object') return `${valueOf(additionalProperties, named)} by name`;
  return WORDS[type] ?? (type === '' ? 'any JSON' : type);
};

/** @param {string} text in a cell of a table */
const cell = (text) => text.replaceAll('|', '\\|');

/**
 * Returns the keys of an object as a table: the possible values, and the meaning.
 * @param {Schema} schema @param {(name: string) => string} named what stands for a definition
 */
export const keyTable = ({ properties = {}, required = [] }, named) =>
  [
    '| key | value | what it means |',
    '| --- | ----- | ------------- |',
    ...Object.entries(properties).map(([key, schema]) => {
      const optional = required.includes(key) ? '' : ' (optional)';
      return `| \`${key}\`${optional} | ${cell(valueOf(schema, named))} | ${cell(schema.description ?? '')} |`;
    }),
  ].join('\n');

const HEADING = /^### (\w+)\n.*?(?=^\*{3}$|^#{1,3} |(?![\s\S]))/gmsu;

/**
 * Returns the page of `@reticle/core`, with a table of keys below each type that is read from JSON.
 * @param {string} markdown
 */
export const withTables = (markdown) => {
  const headings = new Set([...markdown.matchAll(/^### (\w+)$/gmu)].map(([, name]) => name));
  return markdown.replaceAll(HEADING, (part, name) => {
    const schema = Object.hasOwn(LISTED, name) ? LISTED[name] : undefined;
    const named = (/** @type {string} */ one) =>
      headings.has(one) ? `[${one}](#${one.toLowerCase()})` : one.toLowerCase();
    return schema === undefined ? part : `${part.trimEnd()}\n\n${keyTable(schema, named)}\n\n`;
  });
};
