import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STRIP, widthOf } from './lanes.js';

const css = readFileSync(new URL('styles/table.css', import.meta.url), 'utf8');

/** Returns the value of a property in the first rule of a selector that sets it. */
function said(selector: string, property: string): string {
  const rules = css.split(`\n${selector} {`).slice(1);
  const lines = rules.flatMap((rule) => rule.slice(0, rule.indexOf('}')).split(';'));
  const line = lines.find((each) => each.trim().startsWith(`${property}:`));
  if (line === undefined) throw new Error(`${selector} says nothing of ${property}`);
  return line.slice(line.indexOf(':') + 1).trim();
}
const inEm = (words: string): number => Number(/^-?[\d.]+(?=em$)/u.exec(words)?.[0]);

describe('cards that lie on each other', () => {
  const card = inEm(said('.rt-card', 'width'));
  const cover = -inEm(said('.rt-pack > .rt-spot', 'margin-inline-start'));

  it('show as much of themselves as a line of them counts', () => {
    expect((card - cover) / card).toBeCloseTo(STRIP, 10);
  });

  it('are as wide as the place that is kept for them', () => {
    expect(inEm(said('.rt-pack > .rt-spot', 'width'))).toBe(card);
    expect(inEm(said('.rt-pack', 'padding-inline-start'))).toBe(cover);
    const place = said('.rt-group', 'width').replaceAll(' ', '');
    const [, one, strip] =
      /^calc\(\((?<one>[\d.]+)\+\(var\(--count\)-1\)\*(?<strip>[\d.]+)\)/u.exec(place) ?? [];
    expect([Number(one), Number(strip)]).toEqual([card, Math.round(STRIP * card * 100) / 100]);
    // A letter is ten pixels there, so widths in letters and in pixels can be compared.
    expect(said('.rt-pack', 'font-size')).toBe('10px');
    expect(place).toContain('*10px*var(--scale)');
  });

  it('are counted, and a line has room for that many cards', () => {
    expect(widthOf([{ length: 1 }, { length: 1 }])).toBe(2);
    expect(widthOf([{ length: 4 }])).toBeCloseTo(1 + 3 * STRIP, 10);
    const line = said('.rt-group,\n.rt-break', '--one').replaceAll(' ', '');
    const room = Number(/var\(--n\)\*(?<room>[\d.]+)\)\)$/u.exec(line)?.[1]);
    expect(room).toBeGreaterThanOrEqual(card);
    expect(room).toBeLessThan(card * 1.1);
  });
});
