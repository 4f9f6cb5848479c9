/**
 * The places of a JSON Schema that tell nobody what they mean: definitions without a name, a title or a description, the
 * whole among them, and keys of objects that neither have a description nor refer to a definition.
 */
export declare function untold(schema: object): readonly string[];
