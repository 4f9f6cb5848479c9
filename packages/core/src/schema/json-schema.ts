import * as z from 'zod';
import { baseCardFilter, filterSchema } from '../filter/schema.js';
import { attempt, MAX_SLOTS, targetQuery, targetSlotInput, targetSpecInput } from '../targeting/spec.js';
import { documentOf, jsonSchemaOf, Meanings, type JsonSchema } from './document.js';
import { FLAT_KEYS, QUERY_KEYS, SLOT_KEYS, SPEC, SPEC_KEYS } from './meanings.js';

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

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const filterMeaning = (kind: string) => ({
  title: `Filter on the kind ${kind}`,
  description: `Which things of the kind ${kind} are meant. All keys must hold; {} matches every one.`,
});

/** What a spec means. A filter holds filters, so that each kind's becomes a definition. */
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

/** A slot in each way in which it is written: one kind with its filter, options, or several queries. */
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
 * The published contract of a game: a JSON Schema (draft 2020-12) by name, `filter.<kind>` of each kind and `target-spec`
 * over them. Each definition has a title and a description. What the keys of its own filters mean, a game says itself:
 * `z.boolean().optional().describe('...')`.
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
 * The contract that all games share: `filter.card` is the {@link BaseCoreCardFilter}, `target-spec` a spec whose filters
 * are any JSON, since only a game knows its keys, `attempt` an {@link Attempt}. JSON Schemas, draft 2020-12, with stable
 * `$id`s.
 */
export function coreJsonSchemas(): Readonly<Record<'filter.card' | 'target-spec' | 'attempt', JsonSchema>> {
  return {
    'filter.card': filterDocument('core', 'card', filterSchema(baseCardFilter)),
    'target-spec': jsonSchemaOf(targetSpecInput, 'urn:reticle:core:target-spec'),
    attempt: jsonSchemaOf(attempt, 'urn:reticle:core:attempt'),
  };
}
