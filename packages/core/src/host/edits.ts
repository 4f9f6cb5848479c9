import type { BoardEdit } from './host.js';
import type { EditField } from './views.js';

/** What an edit was given: texts, by the names of its fields. */
type EditValues = Readonly<Record<string, string>>;

/** A field in which one of some words is chosen, the first where nothing else is said. */
export const selectField = (
  name: string,
  label: string,
  options: readonly string[],
  initial = options[0] ?? '',
): EditField => ({ name, label, options, initial });

/** A field for a number. */
export const numberField = (name: string, label: string, initial: number): EditField => ({
  name,
  label,
  number: true,
  initial: String(initial),
});

/** A field for a text. */
export const textField = (name: string, label: string, initial: string): EditField => ({
  name,
  label,
  initial,
});

/** A field for a text of several lines. */
export const linesField = (name: string, label: string, initial: string): EditField => ({
  name,
  label,
  lines: true,
  initial,
});

/** Where a game keeps the things of one kind. */
interface EditedKind<State, Thing> {
  readonly kind: string;
  readonly find: (state: State, id: string) => Thing | undefined;
  /** The state with that thing replaced; `undefined` takes it away. */
  readonly put: (state: State, id: string, thing: Thing | undefined) => State;
}

/** Edits of the things of one kind. Each says what it asks for; nothing, where it cannot be done to that thing. */
export const editsOf =
  <State, Thing>({ kind, find, put }: EditedKind<State, Thing>) =>
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

/** A value of an edit: a text. */
export const textOf = (values: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(values, name) ? values[name] : undefined) ?? '';

/** A value of an edit as a number; no number at all where it is none: the state that has it is refused. */
export function amountOf(values: Readonly<Record<string, string>>, name: string): number {
  const text = textOf(values, name).trim();
  return text === '' ? NaN : Number(text);
}

/** One of some words, where a value of an edit is one of them. */
export const oneOf = <Word extends string>(words: readonly Word[], found: string): Word | undefined =>
  words.find((word) => word === found);

/** An id that nothing has yet: a name in small letters, numbered where it is taken. */
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
