import * as z from 'zod';
import { COMBINATORS } from '../filter/schema.js';
import { COMBINED, coreMeanings } from './meanings.js';

/** A JSON Schema document, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What the schemas of one document mean: what core says of its own, what a game says with `.meta`, and what is added. */
export class Meanings extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  readonly root: z.core.$ZodType;
  readonly #told = new WeakMap<z.core.$ZodType, z.core.GlobalMeta>();

  constructor(root: z.core.$ZodType) {
    super();
    this.root = root;
  }

  /** Says what a schema means in this document alone. */
  tell(schema: z.core.$ZodType, meaning: z.core.GlobalMeta): this {
    this.#told.set(schema, meaning);
    return this;
  }

  override get(schema: z.core.$ZodType) {
    const { id, ...meaning } = {
      ...coreMeanings.get(schema),
      ...z.globalRegistry.get(schema),
      ...this.#told.get(schema),
    };
    // A name would make the document a reference into itself.
    return id === undefined || schema === this.root ? meaning : { id, ...meaning };
  }
}

/** The document of the root of some meanings; see {@link jsonSchemaOf}. */
export function documentOf(id: string, metadata: Meanings): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(metadata.root, {
    target: 'draft-2020-12',
    io: 'input',
    metadata,
    override({ jsonSchema }) {
      // To JSON Schema the word means "set by the server"; ours only tells the compiler.
      delete jsonSchema.readOnly;
      describeCombinators(jsonSchema);
    },
  });
  return { $schema, $id: id, ...rest };
}

/** Only a filter has the keys of all three combinators: no key of a game may be named so. */
function describeCombinators({ properties = {} }: z.core.JSONSchema.BaseSchema): void {
  const found = COMBINATORS.map((name) => [name, properties[name]] as const);
  for (const [name, property] of found) {
    if (typeof property === 'object' && found.every(([, one]) => one)) property.description = COMBINED[name];
  }
}

/**
 * Makes a published contract of a zod schema: a JSON Schema, draft 2020-12, with the given `$id`. Titles and descriptions
 * are those of core's own schemas, and those that a schema has itself (`.meta({ title, description })`). A schema with
 * `.meta({ id })` becomes a definition of that name; one that contains itself needs an `id`.
 */
export function jsonSchemaOf(schema: z.ZodType, id: string): JsonSchema {
  return documentOf(id, new Meanings(schema));
}
