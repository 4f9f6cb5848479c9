export { coreJsonSchemas, jsonSchemas } from './json-schema.js';
export type { JsonSchema } from './json-schema.js';
