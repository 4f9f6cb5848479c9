import * as z from 'zod';
import { targetQuery, targetSlotInput, targetSpecInput } from './spec.js';

/** A JSON Schema document, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface SchemaKind {
  readonly name: string;
  readonly filter: z.ZodType;
}

/** A zod schema as a published contract with a stable `$id`. */
export function toJsonSchema(schema: z.ZodType, id: string): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    reused: 'inline',
  });
  return { $schema, $id: id, ...rest };
}

/** The contract of a game: the filter of each kind, and specs over them. */
export function specJsonSchema(
  game: string,
  kinds: readonly SchemaKind[],
): Readonly<Record<string, JsonSchema>> {
  const [choice] = targetQuery.options;
  const queries = kinds.map(({ name, filter }) =>
    z.strictObject({ kind: z.literal(name), filter, announceOnly: filter.optional() }),
  );
  const slot = targetSlotInput.extend({
    accepts: z
      .array(z.union([choice, ...queries]))
      .min(1)
      .max(8)
      .optional(),
  });
  const spec = targetSpecInput.extend({ slots: z.array(slot).max(12) });
  return {
    ...Object.fromEntries(
      kinds.map(({ name, filter }) => [
        `filter.${name}`,
        toJsonSchema(filter, `urn:reticle:${game}:filter:${name}`),
      ]),
    ),
    'target-spec': toJsonSchema(spec, `urn:reticle:${game}:target-spec`),
  };
}
