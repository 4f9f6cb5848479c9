import * as z from 'zod';
import { COMBINATORS, baseCardFilter, filterSchema } from '../filter/schema.js';
import { attempt, MAX_SLOTS, targetQuery, targetSlotInput, targetSpecInput } from '../targeting/spec.js';
import { COMBINED, coreMeanings, FLAT_KEYS, QUERY_KEYS, SLOT_KEYS, SPEC, SPEC_KEYS } from './meanings.js';

/** A JSON Schema document, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The titles and descriptions of one document's schemas: core's own, those that a game gives with `.meta`,
 * and those that are added for this document.
 */
class Meanings extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  readonly root: z.core.$ZodType;
  readonly #told = new WeakMap<z.core.$ZodType, z.core.GlobalMeta>();

  constructor(root: z.core.$ZodType) {
    super();
    this.root = root;
  }

  /** Sets what a schema means in this document only. */
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
    // An `id` at the root would make the document a reference to itself.
    return id === undefined || schema === this.root ? meaning : { id, ...meaning };
  }
}

/** Makes the document of the root schema; see {@link jsonSchemaOf}. */
function documentOf(id: string, metadata: Meanings): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(metadata.root, {
    target: 'draft-2020-12',
    io: 'input',
    metadata,
    override({ jsonSchema }) {
      // In JSON Schema `readOnly` means "set by the server". Ours is only for the compiler.
      delete jsonSchema.readOnly;
      describeCombinators(jsonSchema);
    },
  });
  return { $schema, $id: id, ...rest };
}

/**
 * Describes the combinators of a filter. Only a filter has all three keys, since no key of a game may have
 * such a name.
 */
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

interface SchemaKind {
  readonly name: string;
  readonly filter: z.ZodType;
  readonly flatFilter: z.ZodType;
}

/** What the published contract needs to know of a game. */
interface SchemaGame {
  readonly id: string;
  readonly kinds: readonly SchemaKind[];
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const filterMeaning = (kind: string) => ({
  title: `Filter on the kind ${kind}`,
  description: `Which things of the kind ${kind} are meant. All keys must hold; {} matches every one.`,
});

/**
 * Describes a spec and its filters. A filter contains filters, so each kind's filter becomes a definition.
 */
function specMeanings(spec: z.ZodType, kinds: readonly SchemaKind[]): Meanings {
  const meanings = new Meanings(spec).tell(spec, SPEC);
  for (const { name, filter, flatFilter } of kinds) {
    const { title, description } = filterMeaning(name);
    meanings.tell(filter, { id: `${capital(name)}Filter`, title, description });
    meanings.tell(flatFilter, {
      id: `${capital(name)}SlotFilter`,
      title: `${title}, in a slot`,
      description: `${description} count, upTo and random say how many.`,
    });
  }
  return meanings;
}

const filterDocument = (game: string, name: string, filter: z.ZodType) =>
  documentOf(`urn:reticle:${game}:filter:${name}`, new Meanings(filter).tell(filter, filterMeaning(name)));

function querySchema({ name, filter }: SchemaKind) {
  const query = z.strictObject({
    kind: z.literal(name).describe(QUERY_KEYS.kind),
    filter,
    announceOnly: filter.optional().describe(QUERY_KEYS.announceOnly),
  });
  return query.meta({
    id: `${capital(name)}Query`,
    title: `Query on the kind ${name}`,
    description: `Things of the kind ${name} that a filter lets through.`,
  });
}

/**
 * Makes the schema of a slot in each way in which it may be written: one kind with its filter, options, or
 * several queries.
 */
function slotSchema(kinds: readonly SchemaKind[]) {
  const [choice] = targetQuery.options;
  const base = targetSlotInput.omit({ kind: true, filter: true, options: true, accepts: true });
  const flat = kinds.map(({ name, flatFilter }) => {
    const kind = z.literal(name);
    const slot = base.extend({
      kind: (name === 'card' ? kind.optional() : kind).describe(FLAT_KEYS.kind),
      filter: flatFilter.optional().describe(FLAT_KEYS.filter),
    });
    return slot.meta({
      id: `${capital(name)}Slot`,
      title: `Slot of the kind ${name}`,
      description: `One "target ..." of the kind ${name}: its filter, how many, and who chooses.`,
    });
  });
  const options = base
    .extend({
      kind: z.literal('choice').optional().describe(FLAT_KEYS.kind),
      options: choice.shape.options,
    })
    .meta({
      id: 'OptionsSlot',
      title: 'Slot with options',
      description: 'A choice that lists its options itself.',
    });
  const several = base
    .extend({
      accepts: z
        .array(z.union([choice, ...kinds.map((kind) => querySchema(kind))]))
        .min(1)
        .max(8)
        .describe(SLOT_KEYS.accepts),
    })
    .meta({
      id: 'QueriesSlot',
      title: 'Slot of several queries',
      description: 'A slot that accepts what any of its queries accepts: things of several kinds.',
    });
  return z.union([...flat, options, several]).meta({
    id: 'Slot',
    title: 'Slot',
    description: 'One "target ...": what it accepts, how many, and who chooses.',
  });
}

/**
 * Makes the published contract of a game: JSON Schemas (draft 2020-12) by name, `filter.<kind>` for each kind
 * and `target-spec` over them. Each definition has a title and a description. A game describes the keys of
 * its own filters itself: `z.boolean().optional().describe('...')`.
 */
export function jsonSchemas({ id, kinds }: SchemaGame): Readonly<Record<string, JsonSchema>> {
  const spec = targetSpecInput.extend({
    slots: z.array(slotSchema(kinds)).max(MAX_SLOTS).describe(SPEC_KEYS.slots),
  });
  return {
    ...Object.fromEntries(
      kinds.map(({ name, filter }) => [`filter.${name}`, filterDocument(id, name, filter)]),
    ),
    'target-spec': documentOf(`urn:reticle:${id}:target-spec`, specMeanings(spec, kinds)),
  };
}

/**
 * Makes the contract that all games share: `filter.card` is the {@link BaseCoreCardFilter}; `target-spec` is
 * a spec whose filters are any JSON, since only a game knows its keys; `attempt` is an {@link Attempt}. JSON
 * Schemas, draft 2020-12, with stable `$id`s.
 */
export function coreJsonSchemas(): Readonly<Record<'filter.card' | 'target-spec' | 'attempt', JsonSchema>> {
  return {
    'filter.card': filterDocument('core', 'card', filterSchema(baseCardFilter)),
    'target-spec': jsonSchemaOf(targetSpecInput, 'urn:reticle:core:target-spec'),
    attempt: jsonSchemaOf(attempt, 'urn:reticle:core:attempt'),
  };
}
