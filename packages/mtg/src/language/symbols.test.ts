import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MANA_SYMBOLS,
  type ManaCost,
  manaCost,
  printManaAmounts,
  printManaCost,
  readManaCost,
  readSpacedManaCost,
} from './mana.js';

const part = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.constant('X' as const),
  fc.constantFrom(...MANA_SYMBOLS),
);
const cost: fc.Arbitrary<ManaCost> = fc.array(part, { minLength: 1, maxLength: 12 });

describe('mana symbols', () => {
  it.each<[string, ManaCost]>([
    ['{2}{U}{U}', [2, 'U', 'U']],
    ['{0}', [0]],
    ['{X}{X}{R/W}{2/B}{G/P}{C}', ['X', 'X', 'R/W', '2/B', 'G/P', 'C']],
    ['{16}', [16]],
  ])('107.4: %s is read, and printed back', (text, read) => {
    expect(readManaCost(text)).toEqual({ ok: true, value: read });
    expect(printManaCost(read)).toBe(text);
  });

  it('what is printed is read back, and is a cost', () => {
    fc.assert(
      fc.property(cost, (parts) => {
        expect(readManaCost(printManaCost(parts))).toEqual({ ok: true, value: parts });
        expect(manaCost.parse(parts)).toEqual(parts);
        expect(readSpacedManaCost(parts.join(' '))).toEqual({ ok: true, value: parts });
      }),
    );
  });

  it.each([
    ['{2}{Q}', 'mtg.unknownManaSymbol', 'Q', 3, 6],
    ['{U/W}', 'mtg.unknownManaSymbol', 'U/W', 0, 5],
    ['{02}', 'mtg.unknownManaSymbol', '02', 0, 4],
    ['{}', 'mtg.unknownManaSymbol', '', 0, 2],
    ['{2}U', 'mtg.unknownManaSymbol', 'U', 3, 4],
    ['{2', 'mtg.unknownManaSymbol', '{2', 0, 2],
    ['', 'mtg.unknownManaSymbol', '', 0, 0],
    ['{__proto__}', 'mtg.unknownManaSymbol', '__proto__', 0, 11],
    ['{1}{Y}', 'mtg.unmodelledManaSymbol', 'Y', 3, 6],
  ])('107.4, 107.4h: %j is refused with the place: %s', (text, code, symbol, start, end) => {
    expect(readManaCost(text)).toEqual({
      ok: false,
      issues: [{ code, data: { symbol, span: { start, end } } }],
    });
  });

  it('107.4: mana that is added is printed type by type', () => {
    expect(printManaAmounts({ green: 2, white: 1, colorless: 1 })).toBe('{W}{G}{G}{C}');
    expect(printManaAmounts({})).toBe('');
  });

  it('absurd costs are refused', () => {
    for (const text of ['{201}', '{1000000}', '{W}'.repeat(65)]) {
      expect(readManaCost(text)).toMatchObject({ ok: false, issues: [{ code: 'mtg.tooMuchMana' }] });
    }
    expect(readManaCost('{'.repeat(100_000))).toMatchObject({ ok: false, issues: [{ code: 'tooLarge' }] });
  });

  it.each<[string, ManaCost | undefined]>([
    ['2 U U', [2, 'U', 'U']],
    ['X 12 WU U/W PG 2W', ['X', 12, 'W/U', 'W/U', 'G/P', '2/W']],
    ['no cost', undefined],
  ])('118.6: lists spell %j', (text, read) => {
    expect(readSpacedManaCost(text)).toEqual({ ok: true, value: read });
  });

  it.each(['', ' 2', '2  U', '2 U ', '2 Q', '/W', 'W/', 'UU', 'none', '{2}{U}', 'Y'])(
    'lists do not spell %j',
    (text) => {
      expect(readSpacedManaCost(text).ok).toBe(false);
    },
  );
});
