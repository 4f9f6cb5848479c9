import type { Json, JsonObject } from '@reticle/core';
import * as z from 'zod';

const json: z.ZodType<Json> = z.json();
const object: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/** A plain value as JSON: what is not in JSON is left out. @throws where it is none at all */
export const asJson = (value: unknown): Json => json.parse(JSON.parse(JSON.stringify(value)));

/** The same for what is an object. */
export const asObject = (value: unknown): JsonObject => object.parse(value);
