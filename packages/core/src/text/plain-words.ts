import { tokenize } from './tokenize.js';

const [A, Z, SPACE] = [97, 122, 32];

/** Whether a text is nothing but small letters of English and spaces, and no word of it may deny another. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code < A || code > Z) && code !== SPACE) return false;
  }
  return !text.includes('non');
}

/** The words of a text of a lexicon, as {@link tokenize} has them: most are plain, and need no tokenizer. */
export function wordsIn(text: string): readonly { readonly text: string; readonly raw: string }[] {
  if (!isPlain(text)) return tokenize(text);
  return text.split(' ').flatMap((word) => (word === '' ? [] : [{ text: word, raw: word }]));
}

/** {@link wordsIn} without what they look like. */
export const textsIn = (text: string): readonly string[] => wordsIn(text).map((word) => word.text);
