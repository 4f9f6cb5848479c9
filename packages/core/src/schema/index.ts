export { jsonSchemaOf, type JsonSchema, coreJsonSchemas, jsonSchemas } from './json-schema.js';
