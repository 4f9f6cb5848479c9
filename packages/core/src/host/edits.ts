import type { BoardEdit } from './host.js';
import type { EditField } from './views.js';

/** The values of an edit: texts, by the names of its fields. */
type EditValues = Readonly<Record<string, string>>;

/** Makes a field in which one of some words is chosen. Defaults to the first. */
export const selectField = (
  name: string,
  label: string,
  options: readonly string[],
  initial = options[0] ?? '',
): EditField => ({ name, label, options, initial });

/** Makes a field for a number. */
export const numberField = (name: string, label: string, initial: number): EditField => ({
  name,
  label,
  number: true,
  initial: String(initial),
});

/** Makes a field for a text. */
export const textField = (name: string, label: string, initial: string): EditField => ({
  name,
  label,
  initial,
});

/** Makes a field for a text of several lines. */
export const linesField = (name: string, label: string, initial: string): EditField => ({
  name,
  label,
  lines: true,
  initial,
});

/** How a game finds and replaces the things of one kind. */
interface EditableKind<State, Thing> {
  readonly kind: string;
  readonly find: (state: State, id: string) => Thing | undefined;
  /** Replaces a thing in the state. `undefined` removes it. */
  readonly put: (state: State, id: string, thing: Thing | undefined) => State;
}

/**
 * Makes edits of the things of one kind. `fields` returns what an edit asks for, or undefined if it cannot be
 * done to that thing.
 */
export const editsOf =
  <State, Thing>({ kind, find, put }: EditableKind<State, Thing>) =>
  (
    id: string,
    label: string,
    fields: (thing: Thing, state: State) => readonly EditField[] | undefined,
    change: (thing: Thing, values: EditValues, state: State) => Thing | undefined,
  ): BoardEdit<State> => {
    const at = (state: State, target: { readonly kind: string; readonly id: string } | undefined) =>
      target?.kind === kind ? find(state, target.id) : undefined;
    return {
      id,
      label,
      on: 'thing',
      fields(state, target) {
        const thing = at(state, target);
        return thing === undefined ? undefined : fields(thing, state);
      },
      apply(state, target, values) {
        const thing = at(state, target);
        return thing === undefined || !target ? state : put(state, target.id, change(thing, values, state));
      },
    };
  };

/** Reads a value of an edit as a text. */
export const textOf = (values: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(values, name) ? values[name] : undefined) ?? '';

/**
 * Reads a value of an edit as a number. Returns NaN if it is not a number; the state that contains it is
 * refused then.
 */
export function amountOf(values: Readonly<Record<string, string>>, name: string): number {
  const text = textOf(values, name).trim();
  return text === '' ? NaN : Number(text);
}

/** Returns the value of an edit if it is one of some words. */
export const oneOf = <Word extends string>(words: readonly Word[], found: string): Word | undefined =>
  words.find((word) => word === found);

/** Makes an id that is not taken: a name in lower case, with a number if the name is taken. */
export function freshId(name: string, taken: readonly string[]): string {
  const plain =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .slice(0, 40) || 'new';
  for (let number = 1; ; number++) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
