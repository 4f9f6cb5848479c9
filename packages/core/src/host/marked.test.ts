import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { marked } from './marked.js';

const mark = (start: number, end: number, label = '') => ({
  span: { start, end },
  sign: '^',
  label,
  paint: String,
});

it.each([
  ['side by side', 'one two', [mark(0, 3, '1'), mark(4, 7, '2')], ['one two', '^^^1', '    ^^^2']],
  ['apart', 'one  two', [mark(0, 3), mark(5, 8)], ['one  two', '^^^  ^^^']],
  ['one in another', 'one two', [mark(0, 7), mark(4, 7)], ['one two', '^^^^^^^', '    ^^^']],
  ['over two lines', 'one\ntwo', [mark(1, 6)], ['one', ' ^^', 'two', '^^']],
  ['an empty line', 'a\n\nb', [mark(3, 4)], ['a', '', 'b', '^']],
  ['a control character', '\u0007one', [mark(1, 4)], ['\\u0007one', '      ^^^']],
  ['a tab', '\tone', [mark(1, 4)], [' one', ' ^^^']],
  ['a pair of surrogates', '\u{1F0A1} one', [mark(3, 6)], ['\u{1F0A1} one', '   ^^^']],
])('marks %s', (_what, text, marks, rows) => {
  expect(marked(text, marks)).toEqual(rows);
});

it('loses nothing of a text, and marks each of its characters once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z \n]{0,300}$/), fc.nat(300), fc.nat(60), (text, start, length) => {
      const shown = marked(text, []);
      expect(shown.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''));
      for (const row of shown) expect(row.length).toBeLessThanOrEqual(76);
      const span = { start: Math.min(start, text.length), end: Math.min(start + length, text.length) };
      const signs =
        marked(text, [mark(span.start, span.end)])
          .join('')
          .split('^').length - 1;
      expect(signs).toBe(text.slice(span.start, span.end).replaceAll('\n', '').length);
    }),
  );
});
