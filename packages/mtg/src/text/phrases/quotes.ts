import type { Token } from '@reticle/core/text';

/** Characters for private use: an ability in quotation marks becomes one word of them, as long as it was. */
const PRIVATE = 0xe000;
const LAST = 0xf8ff;
const QUOTE = PRIVATE + 34;

const QUOTED = /"[^"\n]*"/gu;

/** A text in which each stretch in quotation marks is one word; every place stays what it is. */
export const withQuotesFolded = (text: string): string =>
  text.includes('"')
    ? text.replaceAll(QUOTED, (quoted) =>
        Array.from({ length: quoted.length }, (_, at) => {
          const code = PRIVATE + quoted.charCodeAt(at);
          return String.fromCharCode(code > LAST ? LAST : code);
        }).join(''),
      )
    : text;

/** A text in which each stretch in quotation marks is a word that says nothing, as long as it was. */
export const withQuotesBlank = (text: string): string =>
  text.includes('"') ? text.replaceAll(QUOTED, (quoted) => 'q'.repeat(quoted.length)) : text;

const FOLDED = /[\ue022][\ue000-\uf8ff]*/gu;

/** A text with quotation marks again. */
export const withQuotesUnfolded = (text: string): string =>
  text.replaceAll(FOLDED, (word) =>
    Array.from(word, (letter) => String.fromCharCode(letter.charCodeAt(0) - PRIVATE)).join(''),
  );

/** What stands in quotation marks, if a word is that. */
export function unfolded({ text }: Token): string | undefined {
  if (text.charCodeAt(0) !== QUOTE || text.length < 3) return undefined;
  return Array.from({ length: text.length - 2 }, (_, at) =>
    String.fromCharCode(text.charCodeAt(at + 1) - PRIVATE),
  ).join('');
}
