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
