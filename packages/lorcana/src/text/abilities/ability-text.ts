import { MARK, type Span, type Token } from '@reticle/core/text';
import type { Modification } from '../../language/effects/schema.js';
import { readKeyword } from '../phrases/keyword-words.js';
import { nameEnd } from '../targets/abilities.js';
import { MAX_TEXT } from '../targets/slot.js';
import { tokensOf } from '../targets/tokens.js';

/** One line of a card's text: an ability, a keyword, or a sentence of an action, together with the modes below it. */
export interface AbilityText {
  readonly text: string;
  readonly span: Span;
  /** The name in capitals before it. */
  readonly name?: string;
  /** Its words, without its name and its modes. */
  readonly words: readonly Token[];
  readonly modes: readonly (readonly Token[])[];
  /** What the words in quotation marks give. `words` has a placeholder for them. */
  readonly quoted?: readonly Modification[];
}

function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: (readonly Token[])[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at]?.text !== MARK.line) continue;
    if (at > from) lines.push(tokens.slice(from, at));
    from = at + 1;
  }
  return lines;
}

/**
 * Splits a line after each keyword with reminder text. Not every list of cards begins a new line there: "Ward (...)
 * When you play this character, ...".
 */
function afterReminders(line: readonly Token[], text: string): readonly (readonly Token[])[] {
  const end = readKeyword(line, 0)?.end ?? line.length;
  const [last, next] = [line[end - 1], line[end]];
  if (!last || !next || !text.slice(last.end, next.start).trimEnd().endsWith(')')) return [line];
  return [line.slice(0, end), ...afterReminders(line.slice(end), text)];
}

/** Splits a line at its bullets, where modes begin. */
function bulletsOf(line: readonly Token[]): readonly (readonly Token[])[] {
  const starts = line.flatMap(({ text, depth }, at) => (text === MARK.bullet && depth === 0 ? [at] : []));
  return [0, ...starts].map((from, index) => line.slice(from, starts[index] ?? line.length));
}

/**
 * Splits a text into its abilities, one a line. The lines of modes belong to the line before. Returns `undefined` if
 * the text is too long.
 */
export function abilityTexts(text: string): readonly AbilityText[] | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const out: AbilityText[] = [];
  for (const line of linesOf(tokensOf(text)).flatMap((one) => afterReminders(one, text))) {
    const [head = [], ...bullets] = bulletsOf(line);
    const modes = bullets.map((mode) => mode.slice(1));
    const last = out.at(-1);
    const end = line.at(-1)?.end ?? 0;
    if (head.length === 0) {
      if (last) out.splice(-1, 1, { ...last, span: { ...last.span, end }, modes: [...last.modes, ...modes] });
      continue;
    }
    const to = nameEnd(text, head, 0, head.length);
    const name = text.slice(head[0]?.start ?? 0, to > 0 ? head[to - 1]?.end : head[0]?.start);
    const span = { start: head[0]?.start ?? 0, end };
    const words = head.slice(to);
    out.push({
      text,
      span,
      ...(name === '' || words.length === 0 ? {} : { name }),
      words: words.length === 0 ? head : words,
      modes,
    });
  }
  return out;
}

/** Finds the dash after a cost. It is before the end of the first sentence, outside quotation marks. */
export function costEnd(words: readonly Token[]): number | undefined {
  for (const [at, { text, depth }] of words.entries()) {
    if (text === '.' || depth > 0) return undefined;
    if (text === MARK.dash) return at > 0 ? at : undefined;
  }
  return undefined;
}

/** Returns the words of a sentence without its full stop. */
export function withoutStop(words: readonly Token[]): readonly Token[] {
  return words.at(-1)?.text === '.' ? words.slice(0, -1) : words;
}

/** Returns words as they are printed: "this character" for `~`, and "here" and "named" for the reader's own words. */
export function asPrinted(words: string, self: string): string {
  return words
    .replaceAll('~', self)
    .replaceAll(/\bhither\b/gu, 'here')
    .replaceAll(/\bcalled\b/gu, 'named');
}
