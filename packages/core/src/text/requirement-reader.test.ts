import { expect, it } from 'vitest';
import { gardenLexicon } from '../../test/garden.js';
import {
  patternOf,
  phraseGrammar,
  phraseSlot,
  requirementReader,
  specOfRequirements,
  tokenize,
  type AbilityInText,
  type TextContext,
  type TextRequirement,
} from './index.js';
import { type TextSegment } from './requirement-reader.js';

const grammar = phraseGrammar(gardenLexicon);

interface Requirement extends TextRequirement {
  readonly ability: AbilityInText;
}

const reader = (modesGoOn: boolean) =>
  requirementReader<TextSegment, TextContext, Requirement>({
    *clauses(tokens, { from, to }) {
      for (let at = from; at < to; at++) {
        const token = tokens[at];
        const clause = token && grammar.isAnchor(token) ? grammar.readAt(tokens, at) : undefined;
        if (clause && clause.found !== 'mention') yield clause;
      }
    },
    leftOver: (tokens, { to }) => (tokens[to]?.text === 'and' ? 'text.unknownTail' : undefined),
    unclear: 'garden.unclear',
    modesGoOn,
    slot: ({ phrase }, { id, earlier }) =>
      phraseSlot(phrase, { id, mode: 'choose' }, { earlier }) ?? 'garden.unclear',
    finish: (made, _clause, { segment: { ability } }) => ({ ability, ...made }),
  });

/**
 * Reads a text in which each line is a mode. Returns `0`, or `0.1` with what it is, or why it was refused.
 */
function read(lines: readonly (readonly [mode: number | undefined, text: string])[], modesGoOn = false) {
  const tokens = tokenize(lines.map(([, text]) => text).join('\n'));
  const ends = tokens.flatMap(({ text }, at) => (text === '\n' ? [at] : []));
  const segments = lines.map(([mode], index) => ({
    ability: { kind: 'plain', index: 0, ...(mode === undefined ? {} : { mode }) },
    from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1,
    to: ends[index] ?? tokens.length,
  }));
  return reader(modesGoOn)({ tokens, segments, context: {} }).flatMap((of) => of.map(({ made }) => made));
}
const shown = (found: readonly Requirement[]) =>
  found.map(({ id, words, slot, relations, issues }) =>
    slot ? [id, words, relations.flatMap(({ slots }) => slots)] : [id, issues.map(({ code }) => code)],
  );

it('slots are numbered, and lean on those before them in their ability and mode', () => {
  expect(shown(read([[undefined, 'Water chosen plant. Rest another chosen plant.']]))).toEqual([
    ['t1', 'chosen plant', []],
    ['t2', 'another chosen plant', ['t1', 't2']],
  ]);
});

it('what is not understood is refused, also "another" after it', () => {
  expect(
    shown(read([[undefined, 'Water chosen zzz. Rest another chosen plant. Rest chosen plant and.']])),
  ).toEqual([
    ['t1', ['text.unknownNoun']],
    ['t2', ['garden.unclear']],
    ['t3', ['text.unknownTail']],
  ]);
});

it.each([
  [false, ['t1', []]],
  [true, ['t2', ['t1', 't2']]],
])('modes go on after what stands before them: %s', (modesGoOn, [id, tied]) => {
  const found = read(
    [
      [undefined, 'Water chosen plant.'],
      [0, 'Rest another chosen plant.'],
    ],
    modesGoOn,
  );
  expect(shown(found)[1]).toEqual([id, 'another chosen plant', tied]);
});

it('requirements as a spec, and one phrase by itself as a pattern', () => {
  const none = { code: 'garden.none', data: {} } as const;
  const pattern = (text: string) =>
    patternOf(read([[undefined, text]]), (found) => specOfRequirements(found, 'resolution'), none);
  expect(pattern('chosen plant')).toMatchObject({
    ok: true,
    value: { words: ['chosen plant'], spec: { timing: 'resolution', slots: [{ id: 't1' }] } },
  });
  expect(pattern('chosen zzz')).toMatchObject({ ok: false, issues: [{ code: 'text.unknownNoun' }] });
  expect(pattern('a plant')).toEqual({ ok: false, issues: [none] });
  expect(specOfRequirements(read([[undefined, 'chosen zzz']]), 'resolution')).toBeUndefined();
});
