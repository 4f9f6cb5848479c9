/** Escapes control characters, since those of files and players must not reach a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (found) =>
    found === '\n' ? found : `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
