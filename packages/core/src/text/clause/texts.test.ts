/** Sentences that mean something only together, and complements that several verbs share. */
import { describe, expect, it } from 'vitest';
import { type Deed, harbour } from '../../../test/harbour.js';
import { tokenize } from '../tokenize.js';

const read = (words: string): unknown => {
  const found = harbour.read(tokenize(words), null);
  return found.found === 'one' ? found.value : found.found;
};
const shed = { place: 'shed' };
const unpack = (to: object, more: object = {}): Deed => ({ does: 'unpack', ...more, to });

describe('several sentences', () => {
  it.each<[string, readonly Deed[], string?]>([
    ['open a crate. put it into your shed', [unpack(shed)]],
    ['open a crate and put it into your shed', [unpack(shed)], 'open a crate. put it into your shed'],
    ['open a crate. then put it into your shed', [unpack(shed)], 'open a crate. put it into your shed'],
    ['open a crate. put it into your shed upside down', [unpack({ ...shed, down: true })]],
    ['open a crate. put it beside the red boat', [unpack({ beside: 'red' })]],
    ['each keeper opens a crate. each keeper puts it into their shed', [unpack(shed, { who: 'eachKeeper' })]],
    // A joint that is printed between what is said.
    ['open a crate, put it into your shed, then close it', [{ ...unpack(shed), closed: true }]],
    [
      'open a crate. put it into your shed and close it',
      [{ ...unpack(shed), closed: true }],
      'open a crate, put it into your shed, then close it',
    ],
  ])('reads and prints "%s"', (words, deeds, printed = words) => {
    expect(read(words)).toEqual(deeds);
    expect(harbour.print(deeds, null)).toBe(printed);
  });

  it.each([
    ['put it into your shed', 'words that mean nothing by themselves'],
    ['open a crate. put it into their shed', 'a complement that does not agree with the subject'],
    ['each keeper opens a crate. each keeper puts it into your shed', 'the same of others'],
    ['open a crate. each keeper puts it into their shed', 'another subject'],
    ['open a crate. take a shell', 'sentences that mean something apart'],
    ['open a crate. put it into your shed. take a shell', 'one sentence more than belongs together'],
    ['take a shell. open a crate. put it into your shed', 'the same before them'],
    ['open a crate. take a shell. put it into your shed', 'one between them'],
    ['open a crate. put it into your shed.', 'a full stop at the end'],
  ])('refuses "%s": %s', (words) => {
    expect(read(words)).toBe('none');
  });

  it('are not printed with what stands beside them', () => {
    expect(harbour.print([unpack(shed), { does: 'take' }], null)).toBeUndefined();
  });
});
