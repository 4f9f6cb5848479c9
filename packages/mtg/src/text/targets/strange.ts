import type { Span } from '@reticle/core/text';

/** HTML in a text: "&nbsp;", "&#160;", "<i>". */
const HTML = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,31});|<\/?[a-zA-Z]{1,10}\s?\/?>/u;

/**
 * Control characters and letters of other alphabets, which look like ours, combining accents and surrogates,
 * as ranges. Punctuation, symbols and invisible characters are not among them.
 */
const STRANGE: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x0250, 0x180d],
  [0x180f, 0x1fff],
  [0x2c00, 0x2fff],
  [0x3001, 0xfdff],
  [0xfe10, 0xfefe],
  [0xff00, 0xffff],
];

const isStrange = (code: number): boolean =>
  (code < 0x20 || code > 0x7e) && STRANGE.some(([from, to]) => code >= from && code <= to);

/** Matches texts of ordinary characters, as most are. */
const PLAIN = /^[\n -%'-;=-~—•]*$/u;

/** Finds the first characters that no card's text contains. A word written with them would be overlooked. */
export function strangeIn(text: string): { readonly words: string; readonly span: Span } | undefined {
  if (PLAIN.test(text)) return undefined;
  const html = HTML.exec(text);
  const end = html ? html.index : text.length;
  for (let at = 0; at < end; at++) {
    if (isStrange(text.charCodeAt(at)))
      return found(text, at, String.fromCodePoint(text.codePointAt(at) ?? 0));
  }
  return html ? found(text, html.index, html[0]) : undefined;
}

const found = (text: string, start: number, words: string) => ({
  words,
  span: { start, end: Math.min(text.length, start + words.length) },
});
