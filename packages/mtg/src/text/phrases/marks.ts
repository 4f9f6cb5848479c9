import type { Span, Token } from '@reticle/core/text';
import { HOST_MARK, markOf } from './context.js';

/** Each of these stretches of the text as one mark. */
export function withMarks(
  tokens: readonly Token[],
  phrases: readonly { readonly id: string; readonly span: Span }[],
): readonly Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const phrase = phrases.find(({ span }) => token.start >= span.start && token.end <= span.end);
    if (!phrase) out.push(token);
    else if (out.at(-1)?.text !== markOf(phrase.id)) {
      out.push({ ...token, text: markOf(phrase.id), end: phrase.span.end });
    }
  }
  return out;
}
const HOST_WORDS: ReadonlySet<string> = new Set(['enchanted', 'equipped', 'fortified']);

const HOST_NOUNS: ReadonlySet<string> = new Set([
  'creature',
  'permanent',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'player',
  'wall',
]);

/** "Enchanted creature" as one mark; only in the words that the card has for it. */
export function withHost(tokens: readonly Token[], host: string): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (`${token.text} ${tokens[at + 1]?.text}` === host) {
      out.push({ ...token, text: HOST_MARK });
      at++;
    } else out.push(token);
  }
  return out;
}

/** How a text speaks of what the card is attached to: its first "enchanted ..." or "equipped ...". */
export function hostIn(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    ({ text }, index) => HOST_WORDS.has(text) && HOST_NOUNS.has(tokens[index + 1]?.text ?? ''),
  );
  return at < 0 ? undefined : `${tokens[at]?.text} ${tokens[at + 1]?.text}`;
}
