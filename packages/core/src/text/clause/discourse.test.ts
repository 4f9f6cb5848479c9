import { describe, expect, it } from 'vitest';
import { tokenize } from '../tokenize.js';
import { type Antecedent, resolveMentions } from './discourse.js';

const boat: Antecedent = { id: 'b', nouns: ['boat', 'vessel'], many: false, near: true };
const boats: Antecedent = { ...boat, id: 'bs', many: true };
const buoy: Antecedent = { id: 'y', nouns: ['buoy'], many: false, near: true };
const far = (one: Antecedent): Antecedent => ({ ...one, near: false });

function said(words: string, antecedents: readonly Antecedent[], isClear = true): string | undefined {
  const found = resolveMentions(
    tokenize(words),
    antecedents,
    (id) => `<${id}>`,
    () => isClear,
  );
  return found?.words.map(({ text }) => text).join(' ');
}

describe('a mention', () => {
  it.each([
    ['paint it', [boat], 'paint <b>'],
    ['paint its mast', [boat], "paint <b> 's mast"],
    ['that boat and the vessel sink', [boat], '<b> and <b> sink'],
    ['those boats sink', [boats], '<bs> sink'],
    ['they sink', [boats], '<bs> sink'],
    ['scrub them and their masts', [boats], "scrub <bs> and <bs> 's masts"],
    ['paint that boat', [far(boat), buoy], 'paint <b>'],
    ['paint it', [far(boat), buoy], 'paint <y>'],
    ['paint them', [boats, buoy], 'paint <bs>'],
  ])('%s', (words, antecedents, meant) => {
    expect(said(words, antecedents)).toBe(meant);
  });

  it.each([
    ['that gull flies', 'a noun that nothing has'],
    ['those boats sink', 'a plural of one'],
    ['they sink', 'a plural pronoun of one'],
    ['that boats sink', 'a noun in the wrong number'],
  ])('stays in "%s": %s', (words) => {
    expect(said(words, [boat])).toBe(words);
  });

  it('stays if it is a pronoun of what is far, or where another object was named since', () => {
    expect(said('paint it', [far(boat)])).toBe('paint it');
    expect(said('paint it', [boat], false)).toBe('paint it');
    expect(said('paint that boat', [boat], false)).toBe('paint <b>');
  });

  it('that may mean two things is refused', () => {
    expect(said('paint it', [boat, buoy])).toBeUndefined();
    expect(said('that boat sinks', [boat, far({ ...boat, id: 'c' })])).toBeUndefined();
  });
});
