export { jsonSchemaOf } from './document.js';
export type { JsonSchema } from './document.js';
export { coreJsonSchemas, jsonSchemas } from './json-schema.js';
