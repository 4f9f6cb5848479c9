import * as z from 'zod';
import { baseCardFilter, filterSchema } from '../filter/schema.js';
import { MAX_SLOTS, targetQuery, targetSlotInput, targetSpecInput } from '../targeting/spec.js';

/** A JSON Schema document, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface SchemaKind {
  readonly name: string;
  readonly filter: z.ZodType;
  readonly flatFilter: z.ZodType;
}

/** What of a game its contract tells. */
interface SchemaGame {
  readonly id: string;
  readonly kinds: readonly SchemaKind[];
}

/** A zod schema as a published contract with a stable `$id`. */
function toJsonSchema(schema: z.ZodType, id: string): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    reused: 'ref',
    // To JSON Schema the word means "set by the server"; ours only tells the compiler.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
    },
  });
  return { $schema, $id: id, ...rest };
}

/**
 * The published contract of a game: a JSON Schema (draft 2020-12) by name, `filter.<kind>` of each kind and `target-spec`
 * over them.
 */
export function jsonSchemas({ id, kinds }: SchemaGame): Readonly<Record<string, JsonSchema>> {
  const [choice] = targetQuery.options;
  const queries = kinds.map(({ name, filter }) =>
    z.strictObject({ kind: z.literal(name), filter, announceOnly: filter.optional() }),
  );
  const base = targetSlotInput.omit({ kind: true, filter: true, options: true, accepts: true });
  const flat = kinds.map(({ name, flatFilter }) => {
    const kind = z.literal(name);
    return base.extend({ kind: name === 'card' ? kind.optional() : kind, filter: flatFilter.optional() });
  });
  const slot = z.union([
    ...flat,
    base.extend({ kind: z.literal('choice').optional(), options: choice.shape.options }),
    base.extend({
      accepts: z
        .array(z.union([choice, ...queries]))
        .min(1)
        .max(8),
    }),
  ]);
  const spec = targetSpecInput.extend({ slots: z.array(slot).max(MAX_SLOTS) });
  return {
    ...Object.fromEntries(
      kinds.map(({ name, filter }) => [
        `filter.${name}`,
        toJsonSchema(filter, `urn:reticle:${id}:filter:${name}`),
      ]),
    ),
    'target-spec': toJsonSchema(spec, `urn:reticle:${id}:target-spec`),
  };
}

/**
 * The contract that all games share: `filter.card` is the {@link BaseCoreCardFilter}, `target-spec` a spec whose filters
 * are any JSON, since only a game knows its keys. JSON Schemas, draft 2020-12, with stable `$id`s.
 */
export function coreJsonSchemas(): Readonly<Record<'filter.card' | 'target-spec', JsonSchema>> {
  return {
    'filter.card': toJsonSchema(filterSchema(baseCardFilter), 'urn:reticle:core:filter:card'),
    'target-spec': toJsonSchema(targetSpecInput, 'urn:reticle:core:target-spec'),
  };
}
