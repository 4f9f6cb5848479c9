import { json, type JsonObject } from '@reticle/core';
import * as z from 'zod';

/** The schema of any JSON object. */
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json);
