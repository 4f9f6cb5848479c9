import { ReferenceType, UnknownType } from 'typedoc';

/**
 * The most characters of a type. Longer ones are cut: the type of a schema says in ten thousand characters
 * what its docstring says in ten words.
 */
const LONGEST = 300;

/**
 * Returns a type as it is shown, with "…" for parts that are too long.
 * @template {import('typedoc').SomeType | undefined} T
 * @param {T} type
 * @returns {T | import('typedoc').SomeType}
 */
const short = (type) => {
  if (type === undefined || type.toString().length <= LONGEST) return type;
  if (!(type instanceof ReferenceType) || !type.typeArguments) return new UnknownType('…');
  type.typeArguments = type.typeArguments.map((argument) => short(argument));
  return type.toString().length > LONGEST + type.name.length ? new UnknownType(`${type.name}<…>`) : type;
};

/**
 * Shortens every type of a project.
 * @param {import('typedoc').ProjectReflection} project
 */
export const shorten = (project) => {
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.isDeclaration() || reflection.isSignature() || reflection.isParameter()) {
      const cut = short(reflection.type);
      if (cut !== undefined) reflection.type = cut;
    }
  }
};
