/** @param {unknown} value @returns {[string, object][]} */
const objectsIn = (value) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([, inner]) => typeof inner === 'object' && inner !== null)
    : [];

/** @param {object} value @param {string} name */
const says = (value, name) => typeof Reflect.get(value, name) === 'string' && Reflect.get(value, name) !== '';

/** @param {unknown} value @param {string} at @returns {string[]} */
const keysWithoutWords = (value, at) =>
  objectsIn(value).flatMap(([name, inner]) => [
    ...(name === 'properties' ? objectsIn(inner) : [])
      .filter(([, key]) => !says(key, 'description') && !says(key, '$ref'))
      .map(([key]) => `${at}/${key}`),
    ...keysWithoutWords(inner, `${at}/${name}`),
  ]);

/**
 * The places of a JSON Schema that tell nobody what they mean: definitions without a name, a title or a description, the
 * whole among them, and keys of objects that neither have a description nor refer to a definition.
 * @param {object} schema
 */
export const untold = (schema) => {
  const definitions = objectsIn(schema)
    .filter(([name]) => name === '$defs')
    .flatMap(([, inner]) => objectsIn(inner));
  return [
    ...[['#', schema], ...definitions]
      .filter(([name, one]) => name.startsWith('__') || !says(one, 'title') || !says(one, 'description'))
      .map(([name]) => name),
    ...keysWithoutWords(schema, '#'),
  ];
};
